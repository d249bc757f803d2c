### Lo que solo dice la página sobre ¡A todo tren!, en español: botones, rótulos, lo que se lee en voz alta.

## Mercancías y cartas
board-goods = { $count } { $kind ->
        [coal] de carbón
        [oil] de petróleo
       *[box] { $count ->
            [one] caja
           *[other] cajas
        }
    }
board-good = { $kind ->
        [coal] carbón
        [oil] petróleo
        [box] una caja
       *[any] lo que quieras
    }{ $down ->
        [yes] { " " }boca abajo
       *[no] { "" }
    }{ $card ->
        [none] { "" }
       *[other] { " " }({ $card })
    }
board-phantom = Carta fantasma
board-card = { $card }: cuesta { $cost }, puntuaría { $worth }; como mercancía es { $cargo ->
        [coal] carbón
        [oil] petróleo
        [box] una caja
       *[wild] cualquier mercancía
    }
board-fact-cost = cuesta { $cost }
board-fact-weight = pesa { $weight }
board-fact-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
board-fact-cargo = como mercancía: { $cargo ->
        [coal] carbón
        [oil] petróleo
        [box] caja
       *[wild] vale para todo vagón
    }
board-pulls = Arrastra { $power }
board-short-caboose-1 = entregar: +1 carta
board-short-caboose-2 = carbón: +1 carta
board-short-caboose-3 = 1 de cualquier tipo
board-short-caboose-4 = 2 edificios
board-short-caboose-5 = el tren cuesta −1
board-short-caboose-6 = arrastra +2
board-short-coal-factory = 2 por carbón entregado
board-short-oil-refinery = 2 por petróleo entregado
board-short-customs-house = 2 por caja entregada
board-short-grand-central = 8 puntos
board-short-bank = 2 por mercancía a bordo
board-short-rail-yard = 2 por vagón
board-ability-caboose-1 = Roba una carta después de cada acción de entregar.
board-ability-caboose-2 = Roba una carta cada vez que cargues carbón.
board-ability-caboose-3 = Solo tú puedes cargarlo, con una mercancía de cualquier tipo.
board-ability-caboose-4 = Puedes tener dos edificios.
board-ability-caboose-5 = Las cartas de tren cuestan una carta menos; los edificios no.
board-ability-caboose-6 = La locomotora arrastra dos más.
board-ability-coal-factory = 2 puntos por cada carbón de tus contratos completados.
board-ability-oil-refinery = 2 puntos por cada petróleo de tus contratos completados.
board-ability-customs-house = 2 puntos por cada caja de tus contratos completados.
board-ability-grand-central = 8 puntos.
board-ability-bank = 2 puntos más por cada mercancía de tu tren.
board-ability-rail-yard = 2 puntos por cada vagón; los de cola cuentan, la locomotora no.

## Lo que da cargar un vagón ajeno
board-bonus = roba { $draw }{ $discard ->
        [0] { "" }
       *[other] {" "}y descarta { $discard }
    }
board-bonus-action = roba { $draw }{ $discard ->
        [0] { "" }
       *[other] {" "}y descarta { $discard }
    }; luego, { $action }
board-then-draw = robar
board-then-build = desplegar
board-then-load = cargar tu tren
board-then-deliver = entregar
board-loading-gives = Cargarlo da a un rival: { $bonus }

## Los trenes
board-your-train = Tu tren
board-rivals = Los otros trenes
board-trains = Los trenes
board-gauge = Peso { $weight }, potencia { $power }
board-engine = { $card }: el tren arrastra { $power }, { $points } puntos
board-car = { $card }: pesa { $weight }, { $points } puntos
board-car-room = { $card }: pesa { $weight }, { $count } de { $room } mercancías cargadas, { $points } puntos
board-building = { $card }: { $points } puntos.
board-loaded = Lleva: { $goods }.
board-car-load = Cárgala aquí
board-car-scrap = Desguazar
board-car-keep = Conservar
board-car-deliver = { $used } para el contrato, { $sold } vendidas. Elegir otra vez
board-hand-count = { $count ->
        [one] Una carta en la mano
       *[other] { $count } cartas en la mano
    }
board-known = { $count } { $count ->
        [one] conocida
       *[other] conocidas
    }
board-build = Desplegar { $card }: cuesta { $price ->
        [one] 1 carta
       *[other] { $price } cartas
    }, da { $points }
board-upgrade = { $card } en lugar de { $replaced }: cuesta { $price ->
        [one] 1 carta
       *[other] { $price } cartas
    }, da { $points }
board-must-scrap = Antes hay que desguazar algo
board-total = Vale ahora

## La isla
board-island = La isla
board-contract = { $name }: { $goods }, { $points } puntos
board-contract-back = { $name }, después { $goods }, { $points } puntos
board-contract-owner = De { $owner }
board-contract-done = Completado
board-contract-ready = Lo llevas todo en el tren
board-contract-missing = Falta: { $goods }
board-contract-choose = Entregar aquí

## El centro
board-market = Mazo y descartes
board-pile = Mazo: { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
board-pile-draw = Robar una carta. { board-pile }
board-discards = Descartes: { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
board-row = La fila abierta
board-row-card = { $card }, en la fila abierta
board-row-take = Tomar { $card } de la fila abierta
board-ends = { $taken } de { $most } contratos tomados: entonces llega el final
board-to-end = tomados, hasta el final
board-triggered = Se acerca el final
board-final-turns = { $count ->
        [one] El último turno
       *[other] Quedan { $count } turnos
    }

## La mano, y lo que se hace
board-hand = Tu mano
board-hand-none = No tienes cartas.
board-act = Toca una carta para desplegarla o cargarla. O roba, o entrega.
board-actions-left = { $count ->
        [one] Queda una acción
       *[other] Quedan { $count } acciones
    }
board-lifted = { $card }: cárgala en un vagón iluminado o despliégala.
board-lifted-build = { $card }: toca dónde desplegarla.
board-lifted-load = { $card }: cárgala en un vagón iluminado.
board-face-down = Boca abajo, −1 carta
board-put-back = Devolver
board-building-now = { $card }: { $left ->
        [0] pagada.
        [one] elige 1 carta para pagar.
       *[other] elige { $left } cartas para pagar.
    }{ $scraps ->
        [yes] { " " }Toca vagones o edificios para desguazarlos.
       *[no] { "" }
    }
board-discarding = { $why ->
        [five] Te quedas con cinco cartas: elige { $due } para descartar.
        [load] Cargar boca abajo: elige { $due } para descartar.
       *[bonus] Elige { $due } para descartar.
    }
board-delivering = { $contract ->
        [yes] Elige un contrato iluminado. Toca vagones para vender lo que llevan.
       *[no] Toca vagones para vender lo que llevan: dos cartas por mercancía.
    }
board-draw-more = { $count ->
        [one] Una carta por robar: del mazo o de la fila.
       *[other] { $count } cartas por robar: del mazo o de la fila.
    }
board-extra = Puedes hacer una acción extra.
board-extra-act = Acción extra: { $action ->
        [draw] roba una carta.
        [build] despliega algo.
        [load] carga tu propio tren.
       *[deliver] entrega.
    }
board-points = puntos
board-selling = { $count ->
        [one] una mercancía vendida
       *[other] { $count } mercancías vendidas
    }
board-draws = { $count ->
        [one] carta por robar
       *[other] cartas por robar
    }
board-tray = Por pagar: { $count } de { $due } cartas
board-tray-back = Recuperar { $card }
board-confirm-build = Desplegar
board-confirm-discard = Descartar
board-confirm-deliver = Entregar
board-cancel = Cancelar
board-close = Cerrar
board-do-draw = Robar
board-do-build = Desplegar
board-do-load = Cargar
board-do-deliver = Entregar
board-decline = Sin acción extra

## Jugadas en palabras, para una pista
board-say-draw = { $count ->
        [one] Robar una carta
       *[other] Robar { $count } cartas
    }
board-say-build = Desplegar { $card }
board-say-upgrade = Desplegar { $card } en lugar de { $replaced }
board-say-scrap = Desguazar { $things }
board-say-pay = Pagar con { $cards }
board-say-load = Cargar { $card } en { $car } de { $owner }{ $down ->
        [yes] , boca abajo
       *[no] { "" }
    }
board-say-load-own = Cargar { $card } en tu propio tren: { $car }{ $down ->
        [yes] , boca abajo
       *[no] { "" }
    }
board-say-discard = Descartar { $cards }
board-say-deliver = Entregar
board-say-contract = Completar un contrato de { $contract }: { $goods }, { $points } puntos
board-say-use = Tomar para ello { $goods }
board-say-sell = Vender { $goods }
board-say-any = { $count ->
        [one] una mercancía de cualquier tipo
       *[other] { $count } mercancías de cualquier tipo
    }
board-say-new-car = el vagón nuevo
board-say-extra = Usar la acción extra para { $action ->
        [draw] robar una carta
        [build] desplegar
        [load] cargar tu propio tren
       *[deliver] entregar
    }
board-say-decline = Renunciar a la acción extra
board-say-end = Dejarlo así
