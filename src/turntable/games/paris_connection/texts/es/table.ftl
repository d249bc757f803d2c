### Lo que se dice en una mesa de Paris Connection, en español: qué se pregunta a un asiento, qué ha
### pasado, cómo se llaman las cosas y por qué se rechaza una jugada. Sus nombres son los de rulebook.ftl.

made-by = Diseñado por David V. H. Peters y publicado por Queen Games; una edición anterior se llamaba SNCF.

## Preguntas: lo que se pide al asiento

prompt-build-or-trade = Tu turno: construye la vía de una compañía o intercambia una de tus acciones.

prompt-lay-or-end = Coloca otra locomotora de esta compañía o termina la construcción.

prompt-over = La partida ha terminado: ya no hay pantallas, y se han contado las acciones.

## Lo que se dice a un asiento que espera, o a quien solo mira

wait-build-or-trade = Le toca a otro jugador construir o intercambiar.

wait-lay-or-end = Otro jugador está construyendo una vía.

## La crónica: una línea por cada tipo de suceso

log-laid = { $points ->
        [0] { $seat } coloca una locomotora { $company ->
            [red] roja
            [blue] azul
            [yellow] amarilla
            [purple] morada
            [black] negra
           *[brown] marrón
        }.
       *[other] { $seat } une { $city } a la vía { $company ->
            [red] roja
            [blue] azul
            [yellow] amarilla
            [purple] morada
            [black] negra
           *[brown] marrón
        }: +{ $points }.
    }

log-build-ended = { $seat } ha construido { $count ->
        [one] una casilla
       *[other] { $count } casillas
    } de la vía { $company ->
        [red] roja
        [blue] azul
        [yellow] amarilla
        [purple] morada
        [black] negra
       *[brown] marrón
    }.

log-traded = { $seat } cambia una acción { $give ->
        [red] roja
        [blue] azul
        [yellow] amarilla
        [purple] morada
        [black] negra
       *[brown] marrón
    } por { $count ->
        [one] una { $take ->
            [red] roja
            [blue] azul
            [yellow] amarilla
            [purple] morada
            [black] negra
           *[brown] marrón
        }
       *[other] dos { $take ->
            [red] rojas
            [blue] azules
            [yellow] amarillas
            [purple] moradas
            [black] negras
           *[brown] marrones
        }
    }.

log-finished = { $end ->
        [marseille] Una vía ha llegado a Marsella: se quitan las pantallas y la partida termina.
        [stations] Queda como mucho una estación con locomotoras: se quitan las pantallas y la partida
            termina.
       *[stalemate] Solo se intercambia una por una: se quitan las pantallas y la partida termina.
    }

## Las líneas de la hoja de puntos: las compañías, y lo que cuestan las acciones de más

line-red = Roja
line-blue = Azul
line-yellow = Amarilla
line-purple = Morada
line-black = Negra
line-brown = Marrón
line-penalty = Acciones de más

## Los finales

end-marseille = Marsella alcanzada
end-stations = Estaciones vacías
end-stalemate = Tablas

## ¿Por qué no? Por tipo de jugada y regla, y si no, por la regla sola. Cada frase es cierta dondequiera
## que las reglas rechacen ese tipo de jugada por esa regla.

refused-PC-4 = No es tu turno: los turnos pasan en el sentido de las agujas del reloj.

refused-lay-PC-5 = Una construcción coloca locomotoras de una sola compañía, y solo mientras queden en su
    estación.

refused-end-build-PC-5 = No puedes pasar: coloca al menos una locomotora o intercambia una acción.

refused-trade-PC-5 = Estás construyendo, y un turno es una construcción o un intercambio; termina la
    construcción e intercambia en otro turno.

refused-lay-PC-6 = Una locomotora se coloca junto a una del mismo color, sin barrera entre ellas.

refused-lay-PC-7 = Ahí no hay sitio para esa locomotora: en una ciudad cabe una, en el campo dos de
    distinto color, y ni en la torre Eiffel ni en una salida se construye.

refused-lay-PC-8 = Eso cortaría el paso a una compañía que aún no está en ninguna ciudad: ya no podría
    llegar a ninguna.

refused-trade-PC-10 = Solo puedes dar una acción que tengas y tomar una o dos de otro color que aún queden
    en su estación.

refused-PC-13 = Una vía ha llegado a Marsella, así que la partida ha terminado.

refused-PC-14 = Queda como mucho una estación con locomotoras, así que la partida ha terminado.

refused-PC-15 = Todos han intercambiado una por una tres veces seguidas, así que la partida ha terminado.

## Por qué una posición no puede ser: lo que dice un archivo y las reglas no permiten

impossible-shares-dealt = a cada jugador se le reparten { $wanted } acciones, pero aquí hay { $found }

impossible-station-dealt = de 31 locomotoras, las no repartidas están en la estación: son { $wanted }, no
    { $found }

impossible-not-a-start = { $hex } no es una de las seis casillas de salida

impossible-two-of-a-colour = hay dos locomotoras de color «{ $company }» en { $hex }, y dos de un color nunca
    comparten casilla

impossible-hex-full = hay demasiadas locomotoras en { $hex }, donde el sitio es para { $room }

impossible-starts = la compañía «{ $company }» debe tener una locomotora en exactamente una casilla de
    salida, pero tiene { $found }

impossible-apart = la locomotora «{ $company }» de { $hex } no está unida a su salida

impossible-locomotives = hay { $wanted } locomotoras «{ $company }» entre el mapa, la estación y las
    acciones, pero aquí suman { $found }

impossible-value = las ciudades del mapa dan { $wanted }, no { $value }

impossible-values-too-high = juntos suman { $value }, pero todas las ciudades del mapa valen { $most }, y cada una
    cuenta una vez

impossible-hand = una mano nunca baja de las { $dealt } acciones que se le repartieron, pero esta tiene { $found }

impossible-end-marseille = { $arrived ->
        [yes] una vía ha llegado a Marsella, así que el final es «marseille»
       *[no] ninguna vía ha llegado a Marsella, así que el final no es «marseille»
    }

impossible-end-stations = { $count ->
        [0] no queda ninguna estación con locomotoras, así que el final es «stations»
        [1] queda una estación con locomotoras, así que el final es «stations»
       *[other] quedan { $count } estaciones con locomotoras, así que el final no es «stations»
    }
