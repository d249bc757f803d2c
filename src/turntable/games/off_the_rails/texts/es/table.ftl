### Lo que se dice en una mesa de Off the Rails, en español: qué se pregunta a un asiento, qué ha
### pasado, cómo se llaman las cosas y por qué se rechaza una jugada. Sus nombres son los de
### rulebook.ftl.

made-by = Diseñado, ilustrado y producido por Andrew Platt.

## Preguntas: lo que se pide al asiento

prompt-act = Tus acciones: coloca o mejora raíles, coloca una vagoneta, cambia una velocidad o
    termina tus acciones.

prompt-move-cart = Has acabado tus acciones: elige la vagoneta que se mueve ahora.

prompt-pick = Tu vagoneta recoge una pieza de esta casilla: elige cuál.

prompt-second-pick = Tu vagoneta se ha detenido: recoge otra pieza de esta casilla o renuncia a
    ella.

prompt-turn = Tu vagoneta pasa por una intersección: elige la salida por la que sigue.

prompt-face = Tu vagoneta se ha detenido: elige hacia dónde apunta.

prompt-name-lost = Han chocado con tu vagoneta: nombra la pieza que pierde con seguridad.

prompt-split = Han chocado con tu vagoneta: reparte el resto de su carga en dos mitades, de las que
    se pierde una.

prompt-choose-half = Has chocado con una vagoneta: elige la mano cuyas piezas pierde.

prompt-face-struck = Han chocado con tu vagoneta: elige hacia dónde apunta.

prompt-take-mission = Has cumplido una misión: elige la que tomas.

prompt-place-token = Las minas se derrumban: elige la casilla en la que cae la ficha.

prompt-over = La partida ha terminado: las minas se han derrumbado, y se han contado los puntos.

## Lo que se dice a un asiento que espera, o a quien solo mira

wait-act = Otro jugador está haciendo sus acciones.

wait-move-cart = Otro jugador está eligiendo qué vagoneta se mueve.

wait-pick = La vagoneta de otro jugador está recogiendo una pieza.

wait-second-pick = La vagoneta de otro jugador se ha detenido y puede recoger otra pieza.

wait-turn = Otro jugador está eligiendo la salida en una intersección.

wait-face = Otro jugador está eligiendo hacia dónde apunta una vagoneta.

wait-name-lost = Han chocado con la vagoneta de otro jugador, que pierde una pieza.

wait-split = Han chocado con la vagoneta de otro jugador, que está repartiendo su carga.

wait-choose-half = Otro jugador está eligiendo qué mitad se pierde.

wait-face-struck = Han chocado con la vagoneta de otro jugador, que da la espalda al golpe.

wait-take-mission = Otro jugador está tomando una misión.

wait-place-token = Otro jugador está colocando una ficha de derrumbe.

## Las piezas: cómo se llama una sola, y cómo por el valor que tiene en la crónica

piece-rock = Roca
piece-ruby = Rubí
piece-emerald = Esmeralda
piece-gold = Pepita de oro
piece-diamond = Diamante

piece-name = { $piece ->
        [rock] una roca
        [ruby] un rubí
        [emerald] una esmeralda
        [gold] una pepita de oro
        [diamond] un diamante
       *[other] { $piece }
    }

## Clanes, minas y vagonetas

clan-red = Clan rojo
clan-yellow = Clan amarillo
clan-green = Clan verde
clan-blue = Clan azul

mine-red = Mina roja
mine-yellow = Mina amarilla
mine-green = Mina verde
mine-blue = Mina azul

cart-white = Vagoneta blanca
cart-black = Vagoneta negra

## Las cartas de depósito, cada una de una casilla de una mina, y la carta de derrumbe

card-deposit = Mina { $mine ->
        [red] roja
        [yellow] amarilla
        [green] verde
       *[blue] azul
    }, casilla { $number }

card-collapse = Carta de derrumbe

## Las misiones: un nombre, y lo que las cumple

mission-M01 = Una entrega de cinco piezas; las rocas cuentan.
    .title = Carga completa

mission-M02 = Una entrega con joyas de al menos tres clases.
    .title = Tres colores

mission-M03 = Una entrega con al menos tres rubíes.
    .title = Viaje al rojo

mission-M04 = Una entrega con al menos un diamante.
    .title = Destellos

mission-M05 = Una entrega con al menos dos pepitas de oro.
    .title = Fiebre del oro

mission-M06 = Tus dos vagonetas hacen una entrega en el mismo turno, cada una de al menos una pieza.
    .title = Entrega doble

mission-M07 = Una entrega de al menos dos piezas en una superficie que no es la tuya.
    .title = Sin invitación

mission-M08 = Tu vagoneta choca con la de un rival, que pierde de una vez al menos dos piezas.
    .title = Ariete

mission-M09 = Una de tus vagonetas avanza seis casillas a velocidad 6 y sigue en el tablero cuando
    se han movido todas las tuyas.
    .title = A todo gas

mission-M10 = En un movimiento, una vagoneta recoge piezas de al menos tres casillas y no
    descarrila.
    .title = Gran recorrido

mission-M11 = Una entrega con al menos dos rocas.
    .title = Carga de rocas

## La crónica: una línea por cada tipo de suceso

log-laid = { $seat } coloca raíles { $exits } en la fila { $row }, columna { $column }.

log-upgraded = { $seat } mejora los raíles de la fila { $row }, columna { $column } a { $exits }.

log-launched = { $seat } coloca la vagoneta { $cart ->
        [white] blanca
       *[black] negra
    } en la superficie, en la { $row ->
        [0] columna { $column }
        [10] columna { $column }
       *[other] fila { $row }
    }.

log-speed-changed = { $seat } pone la vagoneta { $cart ->
        [white] blanca
       *[black] negra
    } a velocidad { $speed }.

log-rolled = La vagoneta { $cart ->
        [white] blanca
       *[black] negra
    } de { $seat } { $count ->
        [one] avanza una casilla, hasta
       *[other] avanza { $count } casillas, hasta
    } la fila { $row }, columna { $column }.

log-picked = La vagoneta { $cart ->
        [white] blanca
       *[black] negra
    } de { $seat } recoge { piece-name }.

log-came-home = La vagoneta { $cart ->
        [white] blanca
       *[black] negra
    } de { $seat } vuelve a la superficie { $load-count ->
        [0] vacía
       *[other] con { $load }
    }.

log-derailed = La vagoneta { $cart ->
        [white] blanca
       *[black] negra
    } de { $seat } descarrila en la fila { $row }, columna { $column }{ $load-count ->
        [0] ; iba vacía.
       *[other] , y a la bolsa { $load-count ->
            [one] vuelve
           *[other] vuelven
        } { $load }.
    }

log-out = La vagoneta { $cart ->
        [white] blanca
       *[black] negra
    } de { $seat } queda fuera del juego.

log-collided = La vagoneta { $cart ->
        [white] blanca
       *[black] negra
    } de { $seat } choca con la vagoneta { $other ->
        [white] blanca
       *[black] negra
    } de { $struck }.

log-collided-own = La vagoneta { $cart ->
        [white] blanca
       *[black] negra
    } de { $seat } choca con la { $other ->
        [white] blanca
       *[black] negra
    } de su propio clan.

log-touched = La vagoneta { $cart ->
        [white] blanca
       *[black] negra
    } de { $seat } choca con la vagoneta { $other ->
        [white] blanca
       *[black] negra
    } de { $struck }, pero sus raíles no conectan: no se pierde nada.

log-touched-own = La vagoneta { $cart ->
        [white] blanca
       *[black] negra
    } de { $seat } choca con la { $other ->
        [white] blanca
       *[black] negra
    } de su propio clan, pero sus raíles no conectan: no se pierde nada.

log-lost = La vagoneta { $cart ->
        [white] blanca
       *[black] negra
    } de { $seat } { $load-count ->
        [0] no pierde nada
       *[other] pierde { $load }
    }.

log-halved = En la mano izquierda de { $seat }: { $left-count ->
        [0] nada
       *[other] { $left }
    }; en la derecha: { $right-count ->
        [0] nada
       *[other] { $right }
    }.

log-mission-taken = { $seat } toma la misión «{ $mission ->
        [M01] { mission-M01.title }
        [M02] { mission-M02.title }
        [M03] { mission-M03.title }
        [M04] { mission-M04.title }
        [M05] { mission-M05.title }
        [M06] { mission-M06.title }
        [M07] { mission-M07.title }
        [M08] { mission-M08.title }
        [M09] { mission-M09.title }
        [M10] { mission-M10.title }
       *[M11] { mission-M11.title }
    }».

log-deposited = { $load-count ->
        [0] La bolsa está vacía: no hay depósito
       *[other] Un depósito nuevo, { $load },
    } en la casilla { $number } de la mina { $mine ->
        [red] roja
        [yellow] amarilla
        [green] verde
       *[blue] azul
    }.

log-collapse-announced = { $seat } roba la carta de derrumbe: cada cual juega un turno más antes de
    que las minas se derrumben, y el último es de { $seat }.

log-token-drawn = { $seat } saca una ficha de derrumbe de la mina { $mine ->
        [red] roja
        [yellow] amarilla
        [green] verde
       *[blue] azul
    }.

log-token-gone = Una ficha de derrumbe de la mina { $mine ->
        [red] roja
        [yellow] amarilla
        [green] verde
       *[blue] azul
    } no tiene casilla en la que caer y sale del juego.

log-token-fell = La mina { $mine ->
        [red] roja
        [yellow] amarilla
        [green] verde
       *[blue] azul
    } se derrumba en la fila { $row }, columna { $column }.

log-finished = { $end ->
        [carts] No queda ninguna vagoneta en el tablero: se cuentan los puntos y la partida termina.
       *[tokens] No queda ninguna ficha de derrumbe: se cuentan los puntos y la partida termina.
    }

## Las líneas de la hoja de puntos

line-jewels = Joyas almacenadas
line-rubies = Más rubíes
line-carts = Vagonetas a salvo
line-missions = Misiones

## Los finales y las opciones

end-carts = Ninguna vagoneta en el tablero
end-tokens = Fichas de derrumbe agotadas

option-quick = Partida rápida

option-quick-description = Menos cartas de depósito: el derrumbe llega antes.

option-missions = Misiones

option-missions-description = Hay cartas de misión boca arriba; quien cumple una la toma por 4
    puntos.

## ¿Por qué no? Por tipo de jugada y regla, y si no, por la regla sola. Cada frase es cierta
## dondequiera que las reglas rechacen ese tipo de jugada por esa regla.

refused-OR-6 = Ahora no decides tú: los turnos pasan en el sentido de las agujas del reloj, y en el
    de otro jugador solo se te pregunta cuando chocan con una de tus vagonetas.

refused-take-mission-OR-7 = Solo puedes tomar una misión que esté boca arriba y que el movimiento de
    este turno haya cumplido.

refused-OR-7 = Tu movimiento ha cumplido alguna misión: antes tienes que tomar una.

refused-lay-OR-10 = Los raíles se colocan solo en una casilla sin vía, nunca en el centro de una
    mina ni sobre una ficha de derrumbe.

refused-upgrade-OR-11 = Solo puedes mejorar raíles sobre los que no haya ninguna vagoneta, y solo
    con una salida que aún no tengan.

refused-lay-OR-12 = No queda ninguna carta con recta y esquina.

refused-upgrade-OR-12 = No queda ninguna carta con T y cruz.

refused-launch-OR-13 = Solo puedes colocar una vagoneta de tus suministros, y solo en una casilla de
    tu propia superficie en la que no haya ninguna.

refused-speed-OR-14 = Solo puedes cambiar la velocidad de una vagoneta tuya que esté en el tablero,
    y nunca por debajo de 3 ni por encima de 6.

refused-lay-OR-15 = Has acabado tus acciones: ahora se mueven tus vagonetas.

refused-upgrade-OR-15 = { refused-lay-OR-15 }

refused-launch-OR-15 = { refused-lay-OR-15 }

refused-speed-OR-15 = { refused-lay-OR-15 }

refused-end-actions-OR-15 = Ya has acabado tus acciones: elige la vagoneta que se mueve ahora.

refused-move-cart-OR-15 = Primero acaban tus acciones y después se mueven tus vagonetas: cada una de
    las que están en el tablero, y una sola vez por turno.

refused-OR-15 = No es el momento: primero haces tus acciones, luego eliges qué vagoneta se mueve, y
    por el camino se te pregunta todo lo demás.

refused-turn-OR-16 = Una vagoneta que pasa por una intersección sale por una de sus salidas, pero
    nunca por la que entró. Si se ha detenido allí, eliges hacia dónde apunta.

refused-face-OR-16 = Una vagoneta que se ha detenido en una intersección apunta a una de sus
    salidas, pero nunca a la que le sirvió de entrada. Si solo pasa, eliges la salida por la que
    sigue.

refused-OR-16 = Tu vagoneta está en una intersección: elige antes su salida o, si se ha detenido,
    hacia dónde apunta.

refused-skip-pick-OR-20 = Solo se puede renunciar a la segunda pieza: la primera de cada casilla es
    obligatoria.

refused-OR-20 = Tu vagoneta está recogiendo: elige antes la pieza que toma; solo a una segunda se
    puede renunciar.

refused-pick-OR-21 = Tu vagoneta solo puede recoger una pieza que esté en su casilla, y mientras
    haya rocas recoge una roca.

refused-name-lost-OR-23 = De una carga impar el dueño nombra una pieza perdida, una sola vez, y
    tiene que ser una que lleve la vagoneta golpeada.

refused-split-OR-23 = Repartes la carga en dos mitades iguales, una vez nombrada la pieza que se
    pierde de una carga impar. De las dos dices la que va primero en el orden roca, rubí, esmeralda,
    oro, diamante.

refused-choose-half-OR-23 = Quien ha causado la colisión elige una mitad, una vez repartida la
    carga.

refused-OR-23 = Han chocado con una vagoneta: antes hay que decidir qué pierde.

refused-face-OR-25 = Tras una colisión una vagoneta apunta a una salida que no lleve hacia el golpe.

refused-OR-25 = Tras la colisión hay que elegir antes hacia dónde apunta una vagoneta.

refused-place-token-OR-32 = Una ficha cae junto a otra de la misma mina, no en diagonal; nunca en el
    centro de una mina, en una superficie ni sobre otra ficha.

refused-OR-32 = Has sacado una ficha de derrumbe: colócala antes.

refused-OR-36 = La partida ha terminado: no queda ninguna vagoneta en el tablero, o ninguna ficha
    por sacar.

## Por qué una posición no puede ser: lo que dice un archivo y las reglas no permiten

impossible-opposite = dos jugadores tienen clanes opuestos

impossible-pieces = de «{ $piece }» hay { $wanted } entre almacenes, bolsa, contenedores y tablero,
    pero aquí suman { $found }

impossible-pieces-total = hay { $wanted } piezas en total, pero aquí hay { $found }

impossible-pile-mines = el mazo { $pile } debe tener exactamente una carta de la mina «{ $mine }»

impossible-pile-collapse = la carta de derrumbe debe estar en el mazo 4

impossible-deck-size = el mazo de depósitos tiene { $wanted } cartas, pero aquí hay { $found }

impossible-opening-mine = los primeros depósitos van en el orden rojo, amarillo, verde, azul, y
    «{ $card }» no es una carta de la mina «{ $mine }»

impossible-collapse-mine = el mazo de derrumbe va en el orden rojo, amarillo, verde, azul, y
    «{ $card }» no es una carta de la mina «{ $mine }»

impossible-opening-pieces = en la casilla de «{ $card }» van { $wanted } piezas, pero aquí hay
    { $found }

impossible-bag-empty = en la bolsa no hay tantas de «{ $piece }»

impossible-missions-count = hay { $wanted } misiones en juego, pero aquí hay { $found }

impossible-missions-option = sin la opción «missions» no hay ninguna

impossible-hold = en el contenedor de la vagoneta { $cart ->
        [white] blanca
       *[black] negra
    } caben { $most } piezas, pero aquí tiene { $found }

impossible-carts-count = cada jugador tiene { $wanted } vagonetas, pero aquí hay { $found }

impossible-cart-centre = { $square } es el centro de una mina, y ahí no puede haber ninguna vagoneta

impossible-cart-surface = { $square } está en la superficie, donde una vagoneta solo está recién
    colocada

impossible-cart-no-track = una vagoneta no puede estar en { $square }, donde no hay raíles

impossible-cart-facing = la vagoneta de { $square } apunta a { $facing }, pero los raíles solo
    tienen allí las salidas { $exits }

impossible-cart-token = una vagoneta no puede estar en { $square }, donde hay una ficha de derrumbe

impossible-two-carts = hay dos vagonetas en { $square }

impossible-speed = una velocidad es de 3 a 6, no { $speed }

impossible-track-surface = { $square } está en la superficie, donde no hay raíles

impossible-track-centre = { $square } es el centro de una mina, donde no hay raíles

impossible-track-token = en { $square } hay una ficha de derrumbe, así que no hay raíles

impossible-rails = hay { $found } rectas y esquinas, pero solo { $most } cartas para ellas

impossible-junctions = hay { $found } intersecciones, pero solo { $most } cartas para ellas

impossible-pieces-surface = { $square } está en la superficie, donde no hay piezas

impossible-pieces-centre = { $square } es el centro de una mina, donde no hay piezas

impossible-pieces-token = en { $square } hay una ficha de derrumbe, así que no hay piezas

impossible-token-surface = { $square } está en la superficie, donde no cae ninguna ficha de derrumbe

impossible-token-centre = { $square } es el centro de una mina, donde no cae ninguna ficha de
    derrumbe

impossible-tokens-mine = hay { $most } fichas de derrumbe de la mina «{ $mine }», pero aquí
    { $found }

impossible-tokens-left = quedan como mucho { $most } fichas de derrumbe por sacar, pero aquí
    { $found }

impossible-end-tokens = { $left ->
        [0] no queda ninguna ficha de derrumbe por sacar, así que el final es «tokens»
        [one] queda una ficha de derrumbe por sacar, así que el final no es «tokens»
       *[other] quedan { $left } fichas de derrumbe por sacar, así que el final no es «tokens»
    }

impossible-end-carts = al final no hay ninguna vagoneta en el tablero: cada una está en unos
    suministros o fuera del juego

impossible-chance-pieces = { $wanted ->
        [one] de la bolsa sale una pieza
       *[other] de la bolsa salen { $wanted } piezas
    }, pero aquí hay { $found }

impossible-chance-bag = en la bolsa no hay tantas de «{ $piece }»

impossible-chance-token = no queda ninguna ficha de derrumbe de la mina «{ $mine }» por sacar

impossible-chance-lost = { $wanted ->
        [one] se pierde una pieza
       *[other] se pierden { $wanted } piezas
    }, pero aquí hay { $found }

impossible-chance-hold = la vagoneta golpeada no lleva tantas de «{ $piece }»

impossible-chance-left = estas piezas no son ninguna de las dos mitades
