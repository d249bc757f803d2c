### Lo que se dice en una mesa de ¡A todo tren!, en español: qué se pregunta a un asiento, qué ha
### pasado, cómo se llaman las cosas y por qué se rechaza una jugada. Sus nombres son los de
### rulebook.ftl.

made-by = Diseñado por Dan Keltner y Seth Jaffee, publicado por Dice Hate Me Games y Greater Than
    Games; la edición en español es de Looping Games.

## Preguntas: lo que se pide al asiento

prompt-act = Tu turno: roba una carta, despliega, carga o entrega.

prompt-extra-draw = Tu acción extra: roba una carta.

prompt-extra-build = Tu acción extra: despliega una carta de tu mano.

prompt-extra-load = Tu acción extra: carga una mercancía en tu propio tren.

prompt-extra-deliver = Tu acción extra: entrega mercancías de tu tren.

prompt-draw = Roba una carta: toma una de la fila o la primera del mazo.

prompt-scrap = Antes de pagar, retira los vagones, vagones de cola y edificios tuyos que quieras;
    luego sigue con el despliegue.

prompt-pay = Paga lo que despliegas: elige una carta para descartar.

prompt-discard-to-load = Elige una carta para descartar por la mercancía que cargas boca abajo.

prompt-discard-for-bonus = El beneficio pide un descarte: elige una carta de tu mano.

prompt-extra = Haz ahora una acción extra o renuncia a ella.

prompt-deliver = Completa un contrato con mercancías de tu tren o descarta una mercancía para robar
    dos cartas.

prompt-use = Elige una mercancía para el contrato.

prompt-sell = Descarta otra mercancía para robar dos cartas o termina la entrega.

prompt-discard-to-five = Has acabado tus acciones: descarta hasta quedarte con cinco cartas.

prompt-over = La partida ha terminado, y se han contado los puntos.

## Lo que se dice a un asiento que espera, o a quien solo mira

wait-act = Le toca a otro jugador elegir una acción.

wait-extra-draw = Otro jugador roba como acción extra.

wait-extra-build = Otro jugador despliega como acción extra.

wait-extra-load = Otro jugador carga como acción extra.

wait-extra-deliver = Otro jugador entrega como acción extra.

wait-draw = Otro jugador está robando cartas.

wait-scrap = Otro jugador está desplegando y puede retirar cartas.

wait-pay = Otro jugador está pagando un despliegue.

wait-discard-to-load = Otro jugador está cargando una mercancía boca abajo y tiene que descartar una
    carta.

wait-discard-for-bonus = Otro jugador tiene que descartar por un beneficio.

wait-extra = Otro jugador puede hacer una acción extra.

wait-deliver = Otro jugador está entregando mercancías.

wait-use = Otro jugador está eligiendo mercancías para un contrato.

wait-sell = Otro jugador está entregando y puede descartar más mercancías para robar cartas.

wait-discard-to-five = Otro jugador está descartando hasta quedarse con cinco cartas.

## Las cartas, por los valores con que las nombra la crónica

card-name = { $card ->
        [engine_1] Locomotora 1
        [engine_2] Locomotora 2
        [engine_3] Locomotora 3
        [hopper_1] Tolva
        [hopper_2] Tolva Doble
        [hopper_3] Tolva Gigante
        [tanker_1] Cisterna
        [tanker_2] Cisterna 201
        [tanker_3] Supercisterna
        [boxcar_1] Carga
        [boxcar_2] Carga 2
        [boxcar_3] Carga Maxi R3-D
        [caboose_1] Vagón de cola 1
        [caboose_2] Vagón de cola 2
        [caboose_3] Vagón de cola 3
        [caboose_4] Vagón de cola 4
        [caboose_5] Vagón de cola 5
        [caboose_6] Vagón de cola 6
        [coal_factory] Fábrica de carbón
        [oil_refinery] Refinería
        [customs_house] Aduanas
        [grand_central] Estación Central
        [bank] Banco
        [rail_yard] Zona de Maniobras
       *[other] { $card }
    }

car-name = { $car ->
        [engine_1] Locomotora 1
        [engine_2] Locomotora 2
        [engine_3] Locomotora 3
        [hopper_1] Tolva
        [hopper_2] Tolva Doble
        [hopper_3] Tolva Gigante
        [tanker_1] Cisterna
        [tanker_2] Cisterna 201
        [tanker_3] Supercisterna
        [boxcar_1] Carga
        [boxcar_2] Carga 2
        [boxcar_3] Carga Maxi R3-D
        [caboose_1] Vagón de cola 1
        [caboose_2] Vagón de cola 2
        [caboose_3] Vagón de cola 3
        [caboose_4] Vagón de cola 4
        [caboose_5] Vagón de cola 5
        [caboose_6] Vagón de cola 6
        [coal_factory] Fábrica de carbón
        [oil_refinery] Refinería
        [customs_house] Aduanas
        [grand_central] Estación Central
        [bank] Banco
        [rail_yard] Zona de Maniobras
       *[other] { $car }
    }

replaced-name = { $replaced ->
        [engine_1] Locomotora 1
        [engine_2] Locomotora 2
        [engine_3] Locomotora 3
        [hopper_1] Tolva
        [hopper_2] Tolva Doble
        [hopper_3] Tolva Gigante
        [tanker_1] Cisterna
        [tanker_2] Cisterna 201
        [tanker_3] Supercisterna
        [boxcar_1] Carga
        [boxcar_2] Carga 2
        [boxcar_3] Carga Maxi R3-D
        [caboose_1] Vagón de cola 1
        [caboose_2] Vagón de cola 2
        [caboose_3] Vagón de cola 3
        [caboose_4] Vagón de cola 4
        [caboose_5] Vagón de cola 5
        [caboose_6] Vagón de cola 6
        [coal_factory] Fábrica de carbón
        [oil_refinery] Refinería
        [customs_house] Aduanas
        [grand_central] Estación Central
        [bank] Banco
        [rail_yard] Zona de Maniobras
       *[other] { $replaced }
    }

## La crónica: una línea por cada tipo de suceso

log-drew = { $seat } roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.

log-drew-card = Robada por { $seat }: «{ card-name }».

log-drew-phantom = { $seat } roba { $count ->
        [one] una carta fantasma
       *[other] { $count } cartas fantasma
    }.

log-took = { $seat } toma «{ card-name }» de la fila.

# Una frase con solo una carta: pide el valor ella misma, y así se ve que lo pide.
log-turned-up = { $card ->
       *[other] «{ card-name }» entra en la fila.
    }

log-shuffled = Se barajan los descartes y forman un mazo nuevo de { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.

log-scrapped = { $seat } retira «{ card-name }».

log-built = { $seat } despliega «{ card-name }» { $cost ->
        [0] gratis
        [one] por una carta
       *[other] por { $cost } cartas
    }.

log-upgraded = { $seat } despliega «{ card-name }» en lugar de «{ replaced-name }» { $cost ->
        [0] gratis
        [one] por una carta
       *[other] por { $cost } cartas
    }.

log-loaded = { $seat } carga «{ card-name }» en «{ car-name }» de { $owner }.

log-loaded-own = { $seat } carga «{ card-name }» en «{ car-name }» de su propio tren.

log-loaded-face-down = { $seat } carga una mercancía boca abajo en «{ car-name }» de { $owner }.

log-loaded-own-face-down = { $seat } carga una mercancía boca abajo en «{ car-name }» de su propio
    tren.

log-discarded = { $seat } descarta { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.

log-extra-taken = { $seat } hace una acción extra: { $action ->
        [draw] robar
        [build] desplegar
        [load] cargar
       *[deliver] entregar
    }.

log-extra-declined = { $seat } renuncia a la acción extra.

log-completed = { $seat } completa { $side ->
        [primary] el contrato principal
       *[secondary] un contrato secundario
    } de { $contract }: +{ $points }.

log-sold = { $seat } descarta { $count ->
        [one] una mercancía
       *[other] { $count } mercancías
    } para robar cartas.

log-action-lost = { $seat } no puede hacer ninguna acción: { $count ->
        [one] se pierde una
       *[other] se pierden { $count }
    }.

log-end-triggered = { $end ->
        [contracts] { $seat } ha tomado el contrato principal que activa el final
        [cards] No queda nada que robar tras el turno de { $seat }, y eso activa el final
       *[turns] Con este turno de { $seat } todos han jugado 60, y eso activa el final
    }: a cada cual le queda un turno final.

log-finished = Todos han jugado su turno final: se cuentan los puntos y la partida termina.

## Las líneas de la hoja de puntos

line-train = Tren
line-contracts = Contratos
line-buildings = Edificios
line-goods = Mercancías a bordo

## Los finales y las opciones

end-contracts = Contratos tomados
end-cards = Cartas agotadas
end-turns = Sesenta turnos cada uno

option-expert = Variante experta

option-expert-description = Hay tres cartas boca arriba en una fila, y quien roba puede tomarlas de
    ahí.

## ¿Por qué no? Por tipo de jugada y regla, y si no, por la regla sola. Cada frase es cierta
## dondequiera que las reglas rechacen ese tipo de jugada por esa regla.

refused-IT-3 = No es tu turno: los turnos pasan en el sentido de las agujas del reloj.

refused-draw-IT-5 = En la variante experta dices de dónde robas: del mazo, o de la fila y entonces
    una carta que esté en ella. En la partida normal no hay fila, y robas sin más.

refused-IT-5 = Antes tienes que robar una carta, de la fila o del mazo.

refused-scrap-IT-6 = Solo retiras cartas durante un despliegue, y nada que lo haga imposible;
    acabadas tus acciones, lo único que haces es descartar hasta quedarte con cinco cartas.

refused-discard-IT-6 = Descartar no es una acción: lo haces acabadas tus acciones, si tienes más de
    cinco cartas. Descartas cartas que tengas, una a una en el orden de la caja, así que las que
    siguen tienen que bastar.

refused-extra-IT-6 = Solo puedes hacer una acción extra que puedas completar, y ninguna una vez
    acabadas tus acciones.

refused-end-IT-6 = No puedes pasar: mientras alguna acción sea posible tienes que hacer una, y tras
    tus acciones descartas hasta quedarte con cinco cartas.

refused-IT-6 = Has acabado tus acciones: ahora lo único que haces es descartar hasta quedarte con
    cinco cartas.

refused-IT-7 = No hay nada que robar del mazo: está vacío, y no hay descartes con que formar otro.

refused-build-IT-8 = Solo puedes desplegar una carta que tengas y cuyo coste, una vez retirado lo
    que haga falta, puedas pagar con las demás; y un despliegue empezado se paga antes.

refused-pay-IT-8 = Solo pagas después de decir qué carta despliegas. Pagas con cartas que tengas,
    una a una en el orden de la caja, así que las que siguen tienen que bastar para el resto del
    coste.

refused-IT-8 = Estás desplegando: primero paga el resto del coste con cartas de tu mano.

refused-scrap-IT-9 = Solo retiras cartas durante un despliegue, después de decir qué carta
    despliegas: tus propios vagones, vagones de cola y edificios, cada uno una vez, pero no un vagón
    que se está sustituyendo. Los vagones se nombran de delante atrás, entre iguales el primero, y
    luego los edificios en el orden de la caja.

refused-IT-9 = Estás desplegando: primero retira lo que quieras, o sigue sin retirar nada más.

refused-IT-10 = Tu tren pesaría demasiado para su potencia: retira algo que pese.

refused-IT-11 = Una locomotora nueva tiene que ser de mayor nivel que la tuya. Un vagón de
    mercancías solo puede sustituir a uno tuyo del mismo tipo y de menor nivel, entre iguales el
    primero; los vagones de cola y los edificios no sustituyen a nada.

refused-IT-12 = Tendrías demasiados edificios: se permite uno, o dos con el vagón de cola 4. Retira
    un edificio.


refused-IT-14 = Solo puedes cargar una carta que tengas, en un vagón en el que aún haya sitio y que
    lleve su tipo (boca abajo vale cualquiera que lleve mercancías); entre vagones iguales de un
    tren se nombra el primero.

refused-load-IT-15 = Para cargar boca abajo descartas una carta más de tu mano: tienes que tenerla
    y, una vez que has empezado, va antes que nada.

refused-discard-IT-15 = Por la mercancía que cargas boca abajo, descarta una de las demás cartas de
    tu mano.

refused-IT-15 = Estás cargando una mercancía boca abajo: primero descarta una carta por ella.

refused-discard-IT-16 = Por un beneficio solo descartas si el vagón lo dice, tantas cartas como diga
    y solo cartas de tu mano.

refused-extra-IT-16 = Eliges una acción extra una sola vez, después de cargar el vagón de otro
    jugador y de robar y descartar por su beneficio, y solo una que dé ese vagón.

refused-decline-IT-16 = Ahora no hay ninguna acción extra a la que renunciar: se te pregunta después
    de las cartas de un beneficio, y una vez elegida una acción extra tienes que hacerla.

refused-IT-16 = Antes tienes un beneficio que acabar: descarta, si lo dice, y después haz la acción
    extra que elijas, o ninguna si renuncias a ella.

refused-IT-17 = Una carga que es acción extra tiene que ser en tu propio tren.

refused-IT-18 = Solo su dueño puede cargar el vagón de cola 3.

refused-deliver-IT-20 = Solo puedes entregar con mercancías en tu tren, y solo una entrega a la vez.

refused-contract-IT-20 = Un contrato se completa en una acción de entregar, uno como mucho, y se
    nombra lo primero, antes de descartar mercancías para robar cartas.

refused-use-IT-20 = Solo eliges mercancías para un contrato después de nombrarlo en una acción de
    entregar, y solo hasta que tenga todo lo que pide.

refused-sell-IT-20 = Solo descartas mercancías para robar cartas en una acción de entregar: las de
    tu propio tren, cada una como lo que es, vagón a vagón de delante atrás y entre vagones iguales
    el primero.

refused-end-IT-20 = Se entrega al menos una mercancía: completa un contrato o descarta una por dos
    cartas.

refused-IT-20 = Estás entregando: primero elige tus mercancías, para un contrato o por dos cartas
    cada una.

refused-contract-IT-21 = Puedes completar un contrato principal que esté en la isla o un secundario
    de cada uno que tengas; tu tren debe llevar todas las mercancías que pide, y se completa uno a
    la vez.

refused-use-IT-21 = Elige mercancías de tu propio tren que el contrato aún necesite, vagón a vagón
    de delante atrás, entre vagones iguales el primero, y de modo que aún se pueda completar.

refused-IT-21 = Estás completando un contrato: primero elige todas las mercancías que pide.

refused-IT-22 = Tienes un contrato cuyo secundario no está completado: complétalo antes de tomar un
    nuevo contrato principal.

refused-IT-25 = La partida ha terminado: todos han jugado su turno final.

refused-pay-IT-30 = No te queda ninguna carta fantasma con la que pagar.

refused-IT-30 = Una carta fantasma tiene que ser una que hayas robado en este turno y aún tengas, y
    solo sirve para pagar un despliegue o como la carta que se descarta para cargar boca abajo.

## Por qué una posición no puede ser: lo que dice un archivo y las reglas no permiten

impossible-cards = las cartas de locomotoras, trenes, mercancías, edificios, manos, fila, mazo y
    descartes suman { $found }, no { $wanted }

impossible-copies = hay { $found } cartas «{ $card }», pero en la caja solo hay { $copies }

impossible-overloaded = { $room ->
        [0] «{ $card }» no lleva mercancías
        [one] en «{ $card }» cabe una mercancía
       *[other] en «{ $card }» caben { $room } mercancías
    }, pero aquí tiene { $found }

impossible-wrong-good = «{ $card }» no lleva «{ $good }»

impossible-overweight = los vagones pesan { $weight } en total, pero la potencia del tren es solo
    { $power }

impossible-not-an-engine = un tren tiene exactamente una locomotora, y «{ $card }» no lo es

impossible-not-a-car = un tren tiene exactamente una locomotora, y tras ella solo hay vagones y
    vagones de cola, pero «{ $card }» no es un vagón

impossible-not-a-building = «{ $card }» no es un edificio

impossible-buildings = hay { $found } edificios, pero { $most ->
        [one] solo se permite uno
       *[other] solo se permiten { $most }
    }

impossible-secondary = un contrato sale de la isla cuando se completa su lado principal, y solo
    entonces puede completarse uno secundario; «{ $contract }» no puede estar en la isla y en una
    zona de juego

impossible-contract-twice = «{ $contract }» está dos veces, pero solo hay uno de cada contrato

impossible-contract-missing = «{ $contract }» no está ni en la isla ni en ninguna zona de juego

impossible-hand = al final una mano tiene como mucho { $most } cartas, pero esta tiene { $found }

impossible-row = solo en la variante experta hay una fila, de tres cartas como mucho, pero aquí
    tiene { $found }

impossible-end-contracts = el final «contracts» exige al menos { $wanted } contratos principales
    tomados, pero aquí hay { $found }

impossible-pile-dealt = tras el reparto el mazo tiene { $wanted } cartas, pero aquí hay { $found }

impossible-hand-dealt = a cada jugador se le reparten { $wanted } cartas, pero aquí hay { $found }

impossible-row-dealt = { $wanted ->
        [0] sin la variante experta no hay fila
       *[other] en la fila se ponen { $wanted } cartas
    }, pero aquí { $found ->
        [one] hay { $found } carta
       *[other] hay { $found } cartas
    }

impossible-card-dealt = no queda ninguna carta «{ $card }» que repartir: entre manos, fila y mazo
    hay más de las que existen

impossible-shuffle = el mazo nuevo contiene exactamente las cartas descartadas, así que no puede
    tener ese número de «{ $card }»

impossible-two-uncompleted = este jugador tiene dos contratos sin secundario completado, pero solo
    se toma un nuevo contrato principal cuando no queda ningún secundario por completar
