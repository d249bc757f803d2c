### El reglamento de Ghosts Galore en español, con nuestras propias palabras: un mensaje por regla,
### cuyo id es su número. `turntable rules ghosts-galore` y el panel de reglas lo muestran en este
### orden.

title = Ghosts Galore
tagline = Nueve piezas, nueve tipos de monstruos y una mina abandonada: tiende las vías del tren
    fantasma con el que sueñan sus habitantes.

## En pocas palabras, para quien juega por primera vez

in-short-1 = La partida dura ocho rondas. En cada una todos reclaman una pieza y después la colocan en su
    propio tablero de nueve casillas.
in-short-2 = En tu turno revelas una pieza de la pila, para reclamarla o dejarla ahí, o reclamas una que
    alguien haya dejado. Quien se queda el último sin pieza elige entre cinco.
in-short-3 = Coloca tu pieza en cualquier casilla libre, girada como quieras. Las vías se unen en rutas que
    llevan de puerta a puerta, y a lo largo de ellas están los monstruos.
in-short-4 = Cada tipo de monstruo puntúa a su manera, y también las rutas; la que une las dos puertas de
    hueso o las dos de dientes vale el doble. Prueba una pieza en el tablero y la hoja de puntuación te
    dirá lo que daría, antes de confirmar.
in-short-5 = Tu pieza secreta va en la última casilla, al final de todo. Gana quien tenga más puntos.

section-setup = Preparación

GG-1 = Cada participante recibe al azar uno de los cinco tableros, de nueve casillas en tres filas
    de tres, y elige qué lado, A o B, queda bocarriba. Todos eligen a la vez, antes de que nadie
    haya visto ninguna pieza, y los lados elegidos son públicos.
    .title = Tableros y lados

GG-2 = Las 78 piezas de vía se mezclan bocabajo y cada participante se queda con una sin enseñarla:
    es su pieza secreta. En cuanto estén elegidos todos los lados (GG-1), puedes mirar la tuya cuando
    quieras; nadie más la ve hasta que la colocas (GG-13).
    .title = La pieza secreta

GG-3 = Se forman ocho pilas bocabajo, una por ronda, cada una con cuatro piezas más que
    participantes: 6 con dos participantes, 7 con tres, 8 con cuatro y 9 con cinco. Lo que sobra
    vuelve a la caja sin que nadie lo mire.
    .title = Ocho pilas

GG-4 = Se sortea quién empieza, y esa persona recibe el farol. Los asientos se numeran desde el 0 en
    sentido horario: a tu izquierda está el número siguiente y, tras el último asiento, se vuelve
    al 0.
    .title = Farol y asientos

GG-5 = En la variante experta, durante la preparación (GG-2) tomas dos piezas y te quedas con una
    como pieza secreta; todos deciden a la vez y sin enseñar nada. La otra, que solo tú conoces,
    vuelve a mezclarse con el resto antes de que se formen las pilas (GG-3).
    .title = Variante experta

GG-18 = Es público lo siguiente: los tableros y sus lados, las piezas colocadas, reclamadas,
    bocarriba o fuera de la partida (GG-12), y cuántas piezas tiene cada pila. Lo demás es secreto:
    la pieza secreta de cada participante, salvo para quien la tiene, el contenido de las pilas y las
    piezas que sobraron y están en la caja.
    .title = Público y secreto

section-round = Una ronda

GG-6 = La partida dura ocho rondas y, en cada una, la siguiente pila, según el orden que consta en el
    registro de la partida, pasa a ser la pila actual. Empieza quien tiene el farol y se sigue en
    sentido horario: en cada turno se hace la acción A (GG-7) o la acción B (GG-8), hasta que todo el
    mundo haya reclamado una pieza. A quien ya tiene la suya se le salta el turno en lo que queda de
    ronda.
    .title = Los turnos

GG-7 = Acción A, revelar: dale la vuelta a la primera pieza de la pila actual y ponla a su lado;
    luego, reclámala con tu vagoneta o déjala ahí, y en ambos casos tu turno termina. Por muchas
    piezas que haya a la vista, con esta acción solo puedes reclamar la recién revelada. Puedes dejar
    piezas tantas veces como quieras.
    .title = Revelar una pieza

GG-8 = Acción B, elegir: reclama cualquier pieza bocarriba que siga sin reclamar, la revelara quien
    la revelara. Para hacerlo tiene que haber alguna, y de la pila no se revela nada.
    .title = Elegir una pieza

GG-9 = Si la pila actual se ha agotado, ya no queda nada que revelar: la única acción posible es
    elegir una pieza bocarriba (GG-8).
    .title = Pila agotada

GG-10 = En el momento en que solo falta una persona por reclamar, se pone bocarriba lo que quede de
    la pila actual. Esa persona tiene que elegir (acción B, GG-8) entre las piezas sin reclamar, que
    siempre son exactamente cinco.
    .title = Elige quien falta

GG-11 = Cuando ya no falta nadie por reclamar, cada cual coloca su pieza bocarriba en una casilla
    libre de su propio tablero, en cualquiera de las cuatro orientaciones, aunque dos se vean
    iguales. Puede quedar separada de las demás y su vía puede no llevar a ninguna parte, pero una
    pieza colocada ya no se mueve ni se cubre nunca. Todos colocan a la vez, sin orden fijo, y
    cada colocación es pública al instante. La ronda siguiente empieza cuando todo el mundo ha
    colocado.
    .title = Colocar la pieza

GG-12 = Las cuatro piezas que nadie ha reclamado salen de la partida, y todo el mundo puede saber
    cuáles son. El farol pasa a la persona de la izquierda, que empieza la ronda siguiente.
    .title = Sobrantes y farol

section-end = Final de la partida

GG-13 = Tras la octava ronda queda una sola casilla libre en cada tablero, y en ella cada cual coloca
    su pieza secreta: todos a la vez y en cualquier orientación. Después se puntúan los tableros
    (GG-20 a GG-33).
    .title = Colocar la pieza secreta

section-track = Vías y rutas

GG-14 = Una sección de vía une dos bordes de su pieza. La recta y la curva son una sola sección; el
    puente, dos secciones rectas que se cruzan sin unirse, y la curva doble, dos secciones curvas que
    tampoco se unen.
    .title = Tipos de vía

GG-15 = Dos secciones de piezas vecinas están unidas cuando ambas llegan al borde que comparten esas
    piezas. Una ruta es una cadena de secciones unidas, seguida hasta donde llegue; incluso una
    sección suelta lo es. Puede quedar abierta, ir de puerta a puerta o cerrarse en un circuito.
    .title = Qué es una ruta

GG-16 = Las doce posiciones del contorno de cada lado del tablero, tres por borde, son puertas: dos
    de hueso, dos de dientes y ocho normales. Por eso, una vía que llega al contorno siempre da a una
    puerta.
    .title = Las doce puertas

GG-17 = Cada monstruo está sobre una única sección de su pieza, la que tiene a sus pies, y pertenece
    a la ruta de esa sección. En un puente o una curva doble no cuenta para la otra sección, salvo
    que ambas sean parte de la misma ruta.
    .title = Lugar de cada monstruo

section-scoring = Puntuación

GG-20 = Tus dragones puntúan en conjunto, según cuántos sean: ninguno, −5 puntos; uno, 1; dos, 4;
    tres, 9; cuatro, 16; cinco, 25; seis, 36; siete, 49; ocho, 64. Más de ocho cuentan como ocho.
    .title = Dragones en cantidad

GG-21 = Un fantasma vale 6 puntos si en su ruta hay tres fantasmas o más, contándolo a él, y 3 puntos
    si hay menos. Sirve cualquier ruta, completa o no (GG-15).
    .title = Fantasmas en compañía

GG-22 = Cuenta tus gólems sin otro gólem en una pieza ortogonalmente adyacente, es decir, justo
    encima, debajo, a la izquierda o a la derecha. Puntúan en conjunto, según cuántos sean: ninguno,
    0 puntos; uno, 4; dos, 10; tres, 18; cuatro, 28; cinco, 40. Dos gólems en una misma pieza son
    adyacentes entre sí, así que no cuenta ninguno de los dos.
    .title = Gólems solitarios

GG-23 = Un sátiro vale 1 punto por cada tipo de monstruo diferente que haya en su ruta, contando el
    suyo. Por ejemplo, en una ruta con un sátiro, un fantasma y dos murciélagos, el sátiro vale 3.
    .title = Sátiros y variedad

GG-24 = Un esqueleto vale 1 punto por cada diamante de todo tu tablero, esté donde esté. Aquí se
    cuentan los diamantes, no su valor: uno de 3 también cuenta como uno.
    .title = Esqueletos y diamantes

GG-25 = Un limo vale 1 punto por cada curva de todo tu tablero. La curva doble suma dos; las rectas y
    los puentes no suman nada.
    .title = Limos y curvas

GG-26 = Un murciélago vale 5 puntos si hay algún murciélago en una pieza ortogonalmente adyacente a
    la suya; si no, no vale nada. Que haya otro en su misma pieza no le sirve.
    .title = Murciélagos vecinos

GG-27 = Un hombre lobo vale 4 puntos. Quien más tenga de toda la mesa suma otros 10 puntos, o 5 en
    partidas de dos participantes; si hay empate en cabeza, cada uno de los empatados suma la
    bonificación entera. Sin ningún hombre lobo no hay bonificación.
    .title = Mayoría de hombres lobo

GG-28 = Cuantos más fuegos fatuos tienes, más vale cada uno: 3 puntos si son tres o menos,
    4 si son de cuatro a seis y 5 si son siete o más.
    .title = Fuegos fatuos en grupo

GG-29 = Cada diamante de tu tablero vale los puntos que lleva impresos, 1 o 3; súmalos todos.
    .title = Valor de los diamantes

GG-30 = Si una misma ruta une las dos puertas de hueso, cada sección de esa ruta vale 2 puntos; si no
    la hay, aquí no sumas nada. Donde la ruta pasa por las dos secciones de una pieza, cuentan ambas.
    .title = Puertas de hueso

GG-31 = Si una misma ruta une las dos puertas de dientes, cada sección de esa ruta vale 2 puntos; si
    no la hay, aquí no sumas nada. Donde la ruta pasa por las dos secciones de una pieza, cuentan
    ambas.
    .title = Puertas de dientes

GG-32 = Cualquier otra ruta de puerta a puerta vale 1 punto por sección, sean cuales sean las puertas:
    normal con normal, hueso con dientes, hueso con normal o dientes con normal. Los circuitos y las
    rutas con menos de dos puertas no puntúan.
    .title = Otras rutas

GG-33 = Suma las trece categorías (GG-20 a GG-32): gana quien consiga más puntos. Entre quienes
    empatan, gana quien tenga menos rutas cortadas; cuenta como tal cada extremo de vía que topa con
    el borde de una pieza vecina donde no hay vía, pero nunca los que dan al contorno, donde todo son
    puertas (GG-16). Si persiste la igualdad, se comparte la victoria.
    .title = Quién gana
