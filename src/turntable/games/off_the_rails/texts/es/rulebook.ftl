### El reglamento de Off the Rails en español, con nuestras palabras: un mensaje por regla, con su
### número como nombre. `turntable rules off-the-rails` y el panel de reglas lo muestran en este
### orden.

title = Off the Rails
tagline = Coloca raíles, manda a por las joyas vagonetas que nunca se detienen y vuelve a la
    superficie antes de que las minas se derrumben.

## En pocas palabras, para quien juega por primera vez

in-short-1 = Alrededor de cuatro minas hay joyas, y con ellas rocas que no valen nada. Recógelas con
    tus dos vagonetas: lo que una vagoneta lleva a la superficie, por cualquier lado del tablero,
    queda a salvo en tu almacén.
in-short-2 = En tu turno haces primero hasta cuatro acciones: colocar raíles, mejorarlos a una
    intersección, colocar una vagoneta o cambiar en uno la velocidad de una.
in-short-3 = Después, cada una de tus vagonetas del tablero avanza exactamente tantas casillas como
    su velocidad, de 3 a 6. Nada la detiene: donde se acaba la vía descarrila, y su carga vuelve a
    la bolsa.
in-short-4 = Una vagoneta recoge una pieza de cada casilla por la que pasa y puede recoger otra
    donde se detiene. Las rocas van primero, y en el contenedor caben cinco piezas.
in-short-5 = Una vagoneta que va a chocar con otra se detiene antes, y la golpeada pierde la mitad
    de su carga. La que esté vacía en el momento del choque descarrila.
in-short-6 = Cada turno acaba con un depósito nuevo, hasta que sale la carta de derrumbe. Entonces
    las minas se derrumban casilla a casilla, y lo que descarrila se pierde para siempre. Puntúan
    las joyas almacenadas y las vagonetas que han vuelto; gana quien tenga más puntos.

section-setup = Preparación

OR-1 = Bajo tierra hay una cuadrícula de nueve por nueve casillas. En ella están las cuatro minas,
    roja, amarilla, verde y azul, cada una con un centro rodeado de ocho casillas numeradas; las
    cuatro están siempre en juego. A cada lado de la cuadrícula está la superficie de un clan. Los
    clanes se reparten al azar; con dos jugadores son opuestos.
    .title = El tablero y los clanes

OR-2 = En la bolsa hay 66 piezas: 12 rocas, que no valen nada, 24 rubíes de 1 punto, 15 esmeraldas
    de 2, 10 pepitas de oro de 3 y 5 diamantes de 4. Todas menos las rocas son joyas.
    .title = Las piezas

OR-3 = Se barajan por separado las ocho cartas de depósito de cada mina. Con ellas se hacen siete
    mazos de una carta de cada mina; las cuatro que sobran vuelven a la caja. La carta de derrumbe
    se añade al mazo 4. El mazo 7 es el mazo de derrumbe y queda boca abajo. El mazo 6 se descubre:
    en sus cuatro casillas se ponen los primeros depósitos, como en OR-30. Los mazos del 1 al 5 se
    barajan cada uno aparte y se apilan con el 1 encima: es el mazo de depósitos.
    .title = Las cartas de depósito

OR-4 = Con dos o tres jugadores el mazo 1 vuelve a la caja. En la partida rápida vuelven el 1 y el
    2, sea cual sea el número de jugadores. Así, el mazo de depósitos tiene 21 cartas con cuatro
    jugadores, 17 con dos o tres y 13 en la partida rápida, y la carta de derrumbe sale entre la
    13.ª y la 17.ª, entre la 9.ª y la 13.ª o entre la 5.ª y la 9.ª.
    .title = Menos cartas

OR-5 = Hay cinco fichas de derrumbe de cada mina. Una de cada espera sobre el mazo de derrumbe; las
    otras dieciséis se mezclan boca abajo.
    .title = Las fichas de derrumbe

OR-6 = Tienes dos vagonetas, una blanca y una negra, al principio ambas en tus suministros, y cada
    una con un contenedor para cinco piezas. Empieza un jugador elegido al azar. Los turnos pasan en
    el sentido de las agujas del reloj, y los asientos se numeran en ese sentido desde el 0.
    .title = Vagonetas y turnos

OR-7 = Si se juega con misiones, de las once cartas de misión hay boca arriba una más que jugadores.
    Cuando se han movido todas tus vagonetas, tomas una misión que este movimiento haya cumplido; si
    son varias, eliges una. Las demás se quedan, y solo cuentan si se cumplen de nuevo. Cada una
    vale 4 puntos, y ninguna se repone. Una entrega es lo que una vagoneta lleva de una vez a una
    superficie.
    .title = Misiones

OR-37 = Son secretos el orden del mazo de depósitos, el mazo de derrumbe hasta que se descubre, las
    cartas de la caja, qué ficha saldrá después y las dos mitades de una carga (OR-23) hasta que se
    elige una. Todos pueden saber todo lo demás: lo que hay en los contenedores, los almacenes y la
    bolsa, y qué fichas quedan.
    .title = Público y secreto

section-actions = Acciones

OR-10 = Coloca unos raíles rectos o en esquina en una casilla subterránea sin vía, orientados como
    quieras; no hace falta que conecten con nada. Nunca se ponen en el centro de una mina ni sobre
    una ficha de derrumbe. Las piezas de la casilla se quedan en ella, encima de los raíles. En un
    turno haces hasta cuatro acciones, de OR-10, OR-11, OR-13 y OR-14, en cualquier orden y cada una
    cuantas veces quieras.
    .title = Colocar raíles

OR-11 = Convierte unos raíles rectos o en esquina en una intersección en T, o una T en una en cruz.
    Así se añade exactamente una salida, y quedan todas las que había. En la casilla no puede haber
    ninguna vagoneta, pero sí piezas.
    .title = Mejorar raíles

OR-12 = Hay 60 cartas con una recta y una esquina, y 30 con una T y una cruz. La recta o la esquina
    que se sustituye vuelve con las demás; una T pasa a ser cruz al dar la vuelta a su carta. Las
    cartas que quedan bajo una ficha de derrumbe salen del juego. Cuando se acaban las cartas de un
    tipo, ya no se colocan más.
    .title = Los raíles son limitados

OR-13 = Si tienes menos de dos vagonetas en el tablero, pon una de tus suministros, la blanca si
    está allí, en una casilla libre de tu propia superficie. Apunta hacia dentro, tiene velocidad 3
    y se mueve en este mismo turno.
    .title = Colocar una vagoneta

OR-14 = Aumenta o reduce en uno la velocidad de una de tus vagonetas del tablero. Una velocidad
    nunca baja de 3 ni pasa de 6.
    .title = Cambiar la velocidad

section-movement = Movimiento

OR-15 = Tras tus acciones, cada vagoneta tuya que esté en el tablero avanza exactamente tantas
    casillas como su velocidad. Sale hacia donde apunta y sigue la vía. Tú eliges cuál va primero;
    la otra sale cuando esa ha terminado.
    .title = Se mueven todas tus vagonetas

OR-16 = Cuando tu vagoneta pasa por una T o una cruz, eliges la salida por la que sigue: cualquiera
    menos aquella por la que entró. Si se detiene allí, eliges en el acto hacia dónde apunta, del
    mismo modo. En una recta o una esquina apunta sin más hacia donde lleva la vía. En cada casilla
    primero se recogen piezas y después se elige la salida o la orientación.
    .title = Intersecciones

OR-17 = Una vagoneta a la que le queda una casilla por avanzar y no puede descarrila (OR-27): porque
    delante no hay vía, porque la que hay no tiene salida hacia ella, o porque en medio está el
    centro de una mina o una ficha de derrumbe.
    .title = Fuera de los raíles

OR-18 = Una vagoneta que llega a una casilla de superficie está a salvo, por mucha velocidad que le
    quede: su carga va a tu almacén y la vagoneta a tus suministros. Vale cualquier superficie: la
    tuya, la de un rival o una con la que nadie juega.
    .title = De vuelta a la superficie

section-picking = Recoger piezas

OR-20 = Una vagoneta recoge una pieza de cada casilla con piezas a la que llega; es obligatorio.
    También donde se detiene recoge esa pieza, y entonces puede recoger otra. La casilla de la que
    sale no da nada, ni siquiera si vuelve a pasar por ella. Una vagoneta detenida por una colisión
    cuenta como detenida: si no descarrila, puede recoger su segunda pieza.
    .title = Una al pasar, dos al detenerse

OR-21 = Tú eliges qué pieza recoge tu vagoneta, pero mientras haya allí una roca tiene que ser una
    roca, todas las veces. Una vagoneta con cinco piezas en el contenedor no recoge nada.
    .title = Las rocas, primero

section-collision = Colisiones

OR-22 = Una vagoneta que va a entrar en una casilla donde hay otra, aunque sea tuya, se detiene en
    la casilla anterior, y su movimiento acaba. Esto va antes que OR-17: donde hay una vagoneta con
    la que chocar, nadie descarrila por falta de vía. En la superficie no hay colisiones, y a una
    casilla pueden llegar cuantas vagonetas sea. La que queda detenida en la casilla de superficie
    donde se colocó vuelve a los suministros, salvo que descarrile por OR-24.
    .title = Chocar con una vagoneta

OR-23 = La vagoneta golpeada pierde la mitad de su carga, redondeando hacia arriba, y las piezas
    perdidas se quedan en su casilla. Si el número es impar, su dueño nombra primero una pieza que
    se pierde. Después reparte el resto en dos mitades iguales, una en cada mano cerrada; el azar
    decide qué mitad va en cada mano. Quien ha causado la colisión elige la mano que se pierde. Si
    las dos vagonetas son tuyas, las piezas perdidas se sacan al azar.
    .title = La mitad de la carga

OR-24 = De las dos vagonetas, descarrila la que no llevara carga en el momento del choque. Se decide
    para ambas antes de perder nada, y las rocas son carga.
    .title = Las vacías descarrilan

OR-25 = La vagoneta que se movía da la espalda al golpe, y también la golpeada si lo recibió de
    frente, es decir, si apuntaba a la casilla de la que venía la otra. Se gira hacia la salida
    opuesta al golpe; si no la hay, hacia cualquiera que no lleve hacia él, y entre dos elige su
    dueño. Una vagoneta golpeada por detrás o de lado sigue apuntando a donde apuntaba. El orden de
    una colisión: quién descarrila, qué se pierde, hacia dónde apunta la golpeada, hacia dónde la
    que se movía, y la segunda pieza de esta.
    .title = Dar la espalda al golpe

OR-26 = Si los raíles de las dos casillas no conectan, las vagonetas se detienen y se giran como en
    cualquier colisión, pero no se pierde nada y nadie descarrila.
    .title = Raíles que no conectan

OR-27 = Cuando una vagoneta descarrila, su carga vuelve a la bolsa, y la vagoneta, a los suministros
    de su dueño.
    .title = Descarrilar

section-deposit = Depósitos

OR-30 = Al final de tu turno robas la primera carta del mazo de depósitos. Tantas piezas como
    muestre, o las que haya, salen al azar de la bolsa a su casilla, junto a las que ya estén allí.
    Una vagoneta que esté en esa casilla no las recoge.
    .title = Un depósito nuevo

section-collapse = El derrumbe

OR-31 = Cuando sale la carta de derrumbe no hay depósito. Los demás jugadores y, en último lugar,
    quien la ha robado juegan un turno más, cada uno con su depósito de siempre. Después se descubre
    el mazo de derrumbe, y en cada una de sus cuatro casillas va la ficha de esa mina. Con estas
    fichas empieza el derrumbe: lo que dicen OR-33, OR-34 y OR-36 vale ya para ellas.
    .title = La carta de derrumbe

OR-32 = Desde entonces, al final de tu turno sacas al azar una ficha en lugar de hacer un depósito.
    La colocas junto a una ficha de la misma mina, no en diagonal; nunca en el centro de una mina,
    en una superficie ni sobre otra ficha. Si no hay ninguna casilla así, sale del juego y sacas
    otra.
    .title = Las minas se derrumban

OR-33 = Los raíles y las piezas que quedan bajo una ficha desaparecen, las piezas a la bolsa, y una
    vagoneta que esté allí descarrila.
    .title = Bajo una ficha

OR-34 = Una vagoneta que descarrila una vez empezado el derrumbe queda fuera del juego.
    .title = Sin vuelta atrás

OR-35 = Si al empezar tu turno no tienes ninguna vagoneta en el tablero y el derrumbe ha empezado,
    no haces acciones: solo colocas una ficha.
    .title = Sin vagonetas

OR-36 = La partida termina cuando, en el derrumbe, acaba un turno y no queda ninguna vagoneta en el
    tablero, o cuando no queda ninguna ficha por sacar. Las vagonetas que sigan entonces en el
    tablero descarrilan y quedan fuera del juego.
    .title = El final

section-scoring = Puntuación

OR-40 = Las piezas de tu almacén dan sus puntos. Quien haya almacenado más rubíes, al menos uno,
    recibe 5 más; si empatan varios, cada uno de ellos. Cada vagoneta de tus suministros que no haya
    quedado fuera del juego da 3 puntos, se haya colocado alguna vez o no. Cada misión da 4.
    .title = Contar los puntos

OR-41 = Gana quien tenga más puntos. Entre quienes empatan, gana quien haya almacenado más joyas,
    sin contar las rocas; si el empate sigue, quien tenga menos rocas. Después comparten la
    victoria.
    .title = Quién gana
