### Lo que solo dice la página de Off the Rails, en español: botones, rótulos, lo que se lee en voz alta.

## El tablero
board-mine = La mina
board-square = Fila { $row }, columna { $column }
board-surface = { $row ->
        [0] Columna { $column }
        [10] Columna { $column }
       *[other] Fila { $row }
    }: superficie, { $clan }
board-numbered = Fila { $row }, columna { $column }: { $mine }, { $number }
board-head = Fila { $row }, columna { $column }: { $mine }, su centro
board-rail = Raíles hacia { $exits }
board-fallen = Derrumbada
board-cart-here = { $cart }, { $clan }, apuntando al { $facing }
board-exit-N = norte
board-exit-E = este
board-exit-S = sur
board-exit-W = oeste
board-count = { $count } × { $piece }
board-nothing = nada

## Lo que hace un toque en una casilla
board-here-lay = Colocar raíles aquí
board-here-upgrade = Añadir una salida aquí
board-here-launch = Colocar una vagoneta aquí
board-here-place_token = Soltar aquí la ficha
board-here-move_cart = Que ruede
board-here-turn = Ir por aquí
board-here-face = Apuntar hacia aquí

## Adónde iría una vagoneta
board-route-stops = Se detiene tras { $count }
board-route-junction = Llega a una intersección
board-route-home = ¡Llega a casa!
board-route-derails = ¡Descarrila!
board-route-collides = ¡Choca!
board-next-turn = Luego: { $route }

## Vagonetas
board-your-carts = Tus vagonetas
board-cart = { $cart }: { $place ->
        [supply] en el cobertizo
        [out] perdida en la mina
       *[board] velocidad { $speed }, carga: { $load }
    }
board-in-shed = En el cobertizo
board-out = Perdida en la mina
board-faster = { $cart }: más rápido
board-slower = { $cart }: más lento
board-roll = ¡A rodar!

## Paneles
board-players = Clanes
board-store = Almacén: { $pieces }
board-missions-taken = Misiones logradas: { $missions }
board-missions = Misiones, { $points } puntos cada una
board-fulfilled = ¡cumplida!
board-bag = En la bolsa
board-rails-left = Rectas y esquinas que quedan
board-junctions-left = Intersecciones que quedan
board-collapse = Hacia el derrumbe
board-collapse-ahead = { $latest ->
        [1] ¡La carta de derrumbe es la próxima!
       *[other] { $earliest ->
            [1] Carta de derrumbe: ya, o en { $latest } turnos a lo sumo
           *[other] Carta de derrumbe: en { $earliest } a { $latest } turnos
        }
    }
board-collapse-announced = ¡Las minas tiemblan! { $turns ->
        [one] Se derrumban tras este turno
       *[other] Se derrumban tras { $turns } turnos más
    }
board-collapse-begun = { $count ->
        [one] Las minas se derrumban: queda una ficha
       *[other] Las minas se derrumban: quedan { $count } fichas
    }
board-over-carts = No queda ninguna vagoneta en los raíles
board-over-tokens = Las minas se han derrumbado
board-next-deposits = Próximos depósitos, en cualquier orden:
board-tokens-left = { $mine }: { $count ->
        [one] queda 1 ficha
       *[other] quedan { $count } fichas
    }

## Lo que toca hacer
board-actions-left = { $count ->
        [one] Queda una acción
       *[other] Quedan { $count } acciones
    }
board-act = Toca roca para colocar raíles, unos raíles para añadirles una salida o tu superficie para colocar una vagoneta.
board-act-drag = Haz clic en la roca para colocar raíles, o arrastra para trazar una vía; en unos raíles, para añadirles una salida.
board-act-no-cart-drag = Arrastra desde tu superficie (brilla) hacia la roca: una vagoneta y su vía.
board-act-no-cart = Toca roca para colocar raíles, y tu superficie (brilla) para colocar una vagoneta.
board-lay-turn = Tócalos otra vez para girarlos.
board-upgrade-turn = Tócalos otra vez para otra salida.
board-planned-full = Ya son las cuatro acciones.
board-choose-cart = ¿Qué vagoneta rueda primero?
board-last-cart = ¡Allá va!
board-choose-piece = ¿Qué pieza recoge?
board-choose-second = Se detiene aquí: ¿una segunda pieza?
board-choose-exit = ¿Por dónde sigue? Pasos que quedan: { $count }
board-choose-facing = ¿Hacia dónde apunta?
board-choose-danger = { $route } ¿Ir de todos modos?
board-choose-lost = ¿Qué pieza se pierde seguro?
board-choose-split = Esconde el resto en dos manos; { $name } elige la que se pierde.
board-choose-half = ¿Qué mano pierde { $count ->
        [one] su pieza
       *[other] sus { $count } piezas
    }?
board-choose-mission = ¿Qué misión te llevas?
board-choose-token = { $mine }: ¿dónde se derrumba?
board-token-here = Caería aquí. Toca otra vez para soltarla.

## Botones
board-confirm = { $count ->
        [one] Hacerlo
       *[other] Hacer las { $count }
    }
board-confirm-roll = Hacerlo, ¡y a rodar!
board-confirm-exit = Ir al { $exit }
board-confirm-token = ¡Que caiga!
board-end-actions = Terminar: ¡a rodar!
board-end-actions-none = Terminar acciones
board-rotate = Girar
board-take-back = Quitar última
board-cancel = Cancelar
board-skip = No, así está bien
board-shape = { $exits }
board-shapes = Forma de los raíles
board-hand-left = Mano izquierda
board-hand-right = Mano derecha
board-split = { $one } – { $other }

## Jugadas en palabras, para una pista
board-say-lay = Colocar raíles en la fila { $row }, columna { $column }: { $exits }
board-say-upgrade = Añadir una salida en la fila { $row }, columna { $column }: { $exits }
board-say-launch = Colocar una vagoneta en tu superficie, en la { $row ->
        [0] columna { $column }
        [10] columna { $column }
       *[other] fila { $row }
    }
board-say-speed = { $faster ->
        [yes] Acelerar
       *[no] Frenar
    } la vagoneta { $cart ->
        [white] blanca
       *[black] negra
    }
board-say-move-cart = Hacer rodar la vagoneta { $cart ->
        [white] blanca
       *[black] negra
    }
board-say-turn = Ir al { $exit }
board-say-face = Apuntar al { $exit }
board-say-pick = Recoger { $piece }
board-say-skip-pick = No recoger nada más
board-say-name-lost = Perder { $piece }
board-say-split = Poner en una mano: { $pieces }
board-say-choose-half = Elegir la mano { $half ->
        [left] izquierda
       *[right] derecha
    }
board-say-take-mission = Tomar la misión «{ $mission }»
board-say-place-token = Derrumbar la casilla de la fila { $row }, columna { $column }
board-say-end-actions = Terminar las acciones
