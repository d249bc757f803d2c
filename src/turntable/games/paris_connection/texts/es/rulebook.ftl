### El reglamento de Paris Connection en español, con nuestras palabras: un mensaje por regla, con su
### número como nombre. `turntable rules paris-connection` y el panel de reglas lo muestran en este orden.

title = Paris Connection
tagline = Seis ferrocarriles salen de París. Constrúyelos hacia las ciudades y hazte con acciones de los
    que lleguen.

## En pocas palabras, para quien juega por primera vez

in-short-1 = Seis compañías, cada una con su color, empiezan en París. Cada ciudad a la que llega una
    compañía aumenta su valor, y al final cada acción que tengas vale lo que su compañía.
in-short-2 = En tu turno construyes o intercambias. Para construir, elige cualquier compañía y coloca de
    una a cinco de sus locomotoras, cada una junto a otra del mismo color.
in-short-3 = Para intercambiar, devuelve una de tus acciones y toma una o dos de otro color. Nadie ve lo
    que guardas tras tu pantalla, solo lo que das y lo que tomas.
in-short-4 = Hasta el límite de acciones, cuantas más, mejor; cada una de más cuesta 20 puntos.
in-short-5 = La partida termina cuando una vía llega a Marsella o cuando queda como mucho una estación con
    locomotoras. Gana quien tenga más puntos.

section-setup = Preparación

PC-1 = Hay seis compañías con 33 locomotoras cada una: roja, azul, amarilla, morada, negra y marrón.
    Una de cada color se coloca al azar en las seis casillas de salida que rodean la torre Eiffel, y
    otra de cada color marca el valor de su compañía, 0, en el rail de puntuación.
    .title = Seis compañías

PC-2 = Las otras 31 de cada color van a la bolsita. Cada jugador saca de ella sin mirar: 10 locomotoras
    con tres jugadores, 8 con cuatro, 6 con cinco, 5 con seis. Tras tu pantalla son tus acciones, y
    nadie más las ve.
    .title = Acciones

PC-3 = Lo que queda en la bolsita se clasifica en las seis estaciones. Todos pueden saber cuántas
    locomotoras tiene cada estación, cuántas acciones de un color tienen los jugadores en total y
    cuántas acciones tiene cada uno. De qué colores son es secreto.
    .title = Estaciones, y lo que es público

PC-4 = Empieza un jugador elegido al azar. Los turnos pasan en el sentido de las agujas del reloj, y los
    asientos se numeran en ese sentido desde el 0. Si se juegan varias partidas seguidas, también la
    salida pasa en ese sentido.
    .title = Los turnos

section-build = Construir

PC-5 = En tu turno haces exactamente una de dos cosas, construir o intercambiar (PC-10); no puedes pasar.
    Para construir, toma de una a cinco locomotoras de una compañía de su estación, tantas como
    tenga, y colócalas una tras otra. Puede ser cualquier compañía, tenga quien tenga sus acciones.
    .title = Construir una vía

PC-6 = Cada locomotora se coloca junto a una del mismo color que ya esté en el mapa, contando las de esta
    construcción y la de la salida. Puede haber ramales y bucles, y los demás colores cercanos no
    importan. Dos casillas con una barrera entre ellas no son colindantes.
    .title = Junto a su color

PC-7 = Dos locomotoras de un color nunca comparten casilla. En una casilla de campo caben dos de distinto
    color, en una ciudad una, en la torre Eiffel ninguna, y en una casilla de salida no se construye.
    .title = Sitio en una casilla

PC-8 = Sin cortar el paso: no puedes colocar una locomotora si con ello alguna compañía que aún no está en
    ninguna ciudad ya no pudiera llegar a una. Puede mientras un camino lleve desde sus locomotoras,
    por casillas en las que aún quepa una de su color, hasta una ciudad sin locomotora; no importa
    cuántas le queden. Una compañía que ya ha llegado a una ciudad deja de estar protegida.
    .title = Sin cortar el paso

PC-9 = Una locomotora suma a su compañía el valor de su casilla: nada en el campo, 1, 2 o 3 en una ciudad,
    4 en Marsella. Un valor nunca baja y no tiene límite, y cada ciudad cuenta una vez en toda la
    partida.
    .title = El valor de una compañía

section-trade = Intercambiar

PC-10 = Para intercambiar, devuelve una de tus acciones a su estación y toma después una o dos de un solo
    color distinto de la estación de ese color. Todos ven lo que das y lo que tomas, pero no el resto
    de tus acciones.
    .title = Intercambiar una acción

PC-11 = El límite es de 20 acciones con tres jugadores, 15 con cuatro, 12 con cinco, 10 con seis. Puedes
    superarlo, pero al final cada acción de más te cuesta 20 puntos. Aun así puntúa su valor.
    .title = El límite de acciones

PC-12 = Nadie se queda nunca sin jugada: las manos no menguan y, hasta el final, al menos dos estaciones
    tienen locomotoras, así que siempre es posible algún intercambio.
    .title = Siempre hay jugada

section-end = Final de la partida

PC-13 = La partida termina en el acto cuando una vía llega a Marsella. Sus 4 puntos cuentan, y el resto de
    esa construcción no se hace. Esto va antes que PC-14.
    .title = Marsella

PC-14 = La partida termina tras una acción, una vez completa, cuando queda como mucho una estación con
    locomotoras. Un intercambio puede volver a llenar una estación, así que nada se decide antes de
    que la acción esté hecha.
    .title = Estaciones vacías

PC-15 = Cuando los últimos turnos han sido todos intercambios de una por una, tres por jugador, la partida
    termina. Una construcción o un intercambio de una por dos, de quien sea, vuelve a empezar la
    cuenta.
    .title = Tablas

section-scoring = Puntuación

PC-16 = Se quitan las pantallas. Cada una de tus acciones puntúa el valor de su compañía, y cada acción por
    encima del límite (PC-11) cuesta 20 puntos. Gana quien tenga más puntos; un empate es una
    victoria compartida.
    .title = Contar los puntos

PC-17 = Un ejemplo con cuatro jugadores: seis acciones azules a 12, tres amarillas a 9, cuatro rojas a 8 y
    dos de una cuarta compañía a 3 dan 72 + 27 + 32 + 6 = 137 puntos. Son 15 acciones, justo las que
    permite el límite.
    .title = Un ejemplo
