### El reglamento de ¡A todo tren! en español, con nuestras palabras: un mensaje por regla, con su
### número como nombre. `turntable rules isle-of-trains` y el panel de reglas lo muestran en este
### orden.

title = ¡A todo tren!
tagline = Monta un tren, deja que tus rivales lo carguen a cambio de una recompensa y entrega sus
    mercancías por toda la isla.

## En pocas palabras, para quien juega por primera vez

in-short-1 = Una carta puede ser muchas cosas: parte de tu tren o un edificio, una mercancía en un
    vagón o el pago de otra carta. Empiezas con una locomotora pequeña y cinco cartas en la mano.
in-short-2 = En tu turno haces dos acciones: robar una carta, desplegar una, cargar una o entregar
    mercancías; si quieres, dos veces la misma. Luego descartas hasta quedarte con cinco cartas.
in-short-3 = Para desplegar, pon una carta en tu zona de juego y descarta tantas otras como cueste.
    Tu locomotora tiene que poder con todos tus vagones. Una locomotora o un vagón mejores pueden
    sustituir a los que tienes, y entonces pagas solo la diferencia.
in-short-4 = Para cargar, pon una carta como mercancía en un vagón que lleve ese tipo. En el vagón
    de otro jugador será suya para entregarla, pero tú recibes el beneficio del vagón: cartas y, con
    los vagones más grandes, también una acción extra.
in-short-5 = Entrega mercancías de tu propio tren para completar un contrato o para robar dos cartas
    por cada una. El contrato principal que te llevas de la isla muestra al dorso dos secundarios, y
    más adelante puedes completar uno.
in-short-6 = Cuando se han tomado bastantes contratos, o todas las cartas están en uso, cada cual
    juega un turno final. Puntúan el tren, los contratos, los edificios y las mercancías a bordo;
    gana quien tenga más puntos.

section-setup = Preparación

IT-1 = Cada jugador empieza con una locomotora de nivel 1 en juego. Todas las demás locomotoras,
    vagones, vagones de cola y edificios, también las locomotoras de nivel 1 que sobren, se barajan
    y forman el mazo de robo. De él se reparte a cada uno una mano de cinco cartas.
    .title = Locomotora, mazo y manos

IT-2 = Los seis contratos se ponen en el centro de la mesa por su lado principal. Son la isla.
    .title = La isla

IT-3 = Empieza un jugador elegido al azar. Los turnos pasan en el sentido de las agujas del reloj, y
    los asientos se numeran en ese sentido desde el 0.
    .title = Los turnos

IT-4 = Los descartes están boca abajo. Todos pueden saber cuántos son, pero nadie puede mirarlos.
    Cuando hay que robar una carta y el mazo está vacío, se barajan los descartes y forman un mazo
    nuevo; solo entonces, no en cuanto se va la última carta.
    .title = Descartes y mazo nuevo

IT-5 = En la variante experta hay tres cartas boca arriba en una fila. Quien roba toma cada carta de
    la fila o del mazo, como quiera, carta a carta. La fila se rellena hasta tres al final de cada
    acción, no durante ella, mientras haya cartas. Una acción extra (IT-16) es una acción aparte,
    así que la fila se rellena antes y después de ella. Para IT-7, IT-24 e IT-30 también la fila
    tiene que estar vacía, no solo el mazo y los descartes.
    .title = Variante experta

IT-26 = Todos pueden ver lo que hay en las zonas de juego, las mercancías de los trenes, los
    contratos, la fila y cuántas cartas hay en cada mano, en el mazo y en los descartes. Las manos,
    el mazo y los descartes en sí son secretos. Lo que pagas o descartas de tu mano solo lo ves tú,
    y la mercancía que cargas boca abajo solo la conoces tú; una carta que estaba boca arriba la ven
    todos cuando se va.
    .title = Público y secreto

section-turn = El turno

IT-6 = En tu turno haces dos acciones: robar (IT-7), desplegar (IT-8), cargar (IT-14) o entregar
    (IT-20); si quieres, dos veces la misma. No puedes hacer una acción que no puedas completar.
    Tampoco puedes pasar: una acción solo se pierde cuando ninguna es posible. Tras tus acciones
    descartas hasta quedarte con cinco cartas; luego le toca al jugador siguiente.
    .title = Dos acciones

IT-7 = Roba una carta del mazo. No puedes hacerlo cuando no quedan cartas en el mazo ni en los
    descartes, salvo para robar una carta fantasma (IT-30).
    .title = Robar

section-build = Desplegar

IT-8 = Pon una carta de tu mano en tu zona de juego y págala descartando de tu mano tantas otras
    cartas como cueste.
    .title = Desplegar una carta

IT-9 = Antes puedes retirar cuantos vagones, vagones de cola y edificios tuyos quieras: van a los
    descartes, junto con las mercancías que lleven. La locomotora y los contratos nunca se retiran.
    Solo retiras cartas como parte de un despliegue que después completas: primero dices qué carta
    despliegas, luego qué retiras, y después pagas el coste.
    .title = Retirar cartas

IT-10 = Tras desplegar, tus vagones y vagones de cola no pueden pesar en total más que la potencia
    de tu tren. Esta es la potencia de la locomotora, y 2 más con el vagón de cola 6. Las mercancías
    no pesan. Una locomotora de potencia 4, por ejemplo, tira de un peso de 4.
    .title = Peso y potencia

IT-11 = En vez de añadir un vagón más, puedes usar una tolva, una cisterna o un vagón de carga para
    sustituir a uno tuyo del mismo tipo y de menor nivel, y una locomotora para sustituir a la tuya,
    si es de menor nivel; se pueden saltar niveles. Pagas solo la diferencia entre los dos costes y
    descartas la carta sustituida, pero las mercancías de un vagón sustituido se quedan en el nuevo.
    Un tren tiene exactamente una locomotora, así que una locomotora solo se despliega como mejora.
    Los vagones de cola y los edificios nunca se mejoran. Un ejemplo: una Cisterna 201 en lugar de
    una Cisterna cuesta 5 − 2 = 3 cartas.
    .title = Mejoras

IT-12 = Puedes tener cuantos vagones de un tipo y cuantos vagones de cola quieras, pero solo un
    edificio a la vez, o dos con el vagón de cola 4. Esto tiene que cumplirse tras desplegar, igual
    que el peso: si retiras el vagón de cola 4, tienes que acabar con un edificio como mucho.
    .title = Cuántas de cada

IT-13 = Con el vagón de cola 5 las cartas de tren te cuestan una carta menos, aunque nunca menos de
    0: las locomotoras, los vagones y los vagones de cola, también como mejora, pero no los
    edificios. Tiene que estar en juego cuando se paga el coste, y no ayuda a desplegarse a sí
    mismo.
    .title = Vagón de cola 5

section-load = Cargar

IT-14 = Pon una carta de tu mano como mercancía en un vagón que lleve el tipo que muestra la carta y
    en el que aún haya sitio, en tu tren o en cualquier otro. Las tolvas llevan carbón, las
    cisternas petróleo y los vagones de carga cajas; un comodín vale para cualquiera de estos
    vagones de mercancías. Una vez en un vagón de mercancías, cuenta como lo que lleva ese vagón,
    sea cual sea la carta.
    .title = Cargar una mercancía

IT-15 = O descarta además una carta de tu mano y carga otra boca abajo como mercancía de cualquier
    tipo.
    .title = Cargar boca abajo

IT-16 = Cargar el vagón de otro jugador te da el beneficio que muestra ese vagón. Primero robas las
    cartas y luego descartas, si así lo dice; ambas cosas son obligatorias, mientras haya cartas. Si
    da una acción extra, después la haces en el acto, la que elijas si ofrece varias, o la pierdes.
    Cargar tu propio tren no da ningún beneficio.
    .title = El beneficio

IT-17 = Si cargas como acción extra, tiene que ser en tu propio tren. Así, un beneficio nunca lleva
    a otro.
    .title = Carga extra

IT-18 = En el vagón de cola 3 cabe una mercancía de cualquier tipo, y solo puede cargarlo su dueño.
    Un comodín o una mercancía boca abajo cuenta allí como un tipo cualquiera al entregarse.
    .title = Vagón de cola 3

IT-19 = Con el vagón de cola 2 robas una carta siempre que cargas carbón, también en tu propio tren:
    justo después de las cartas de un beneficio y antes de su descarte. Toda mercancía cargada en
    una tolva es carbón; en el vagón de cola 3 solo lo es una carta de carbón boca arriba.
    .title = Vagón de cola 2

section-deliver = Entregar

IT-20 = Descarta una o más mercancías de tu propio tren. Con ellas puedes completar un contrato, uno
    por acción como mucho, y robas dos cartas por cada una de las demás mercancías que descartes.
    Puedes hacer ambas cosas en una acción: por ejemplo, tomar un contrato principal con dos
    mercancías y robar dos cartas por una tercera. El contrato y las mercancías se eligen todos
    antes de robar la primera carta.
    .title = Entregar mercancías

IT-21 = Un contrato se completa entero, con mercancías que estén en tu tren en ese momento. Cuando
    completas un contrato principal, te lo llevas de la isla a tu zona de juego y le das la vuelta:
    ahora muestra dos contratos secundarios. Puedes completar exactamente uno de ellos, en una
    acción de entregar posterior.
    .title = Contratos

IT-22 = No puedes tomar un nuevo contrato principal mientras tengas alguno cuyo secundario no esté
    completado.
    .title = Uno tras otro

IT-23 = Con el vagón de cola 1 robas una carta después de cada una de tus acciones de entregar.
    .title = Vagón de cola 1

section-end = Final de la partida

IT-24 = El final se activa en cuanto se han tomado bastantes contratos principales: 4 con dos
    jugadores, 5 con tres, 6 con cuatro. También se activa cuando, al final de un turno y tras
    descartar hasta cinco, no quedan cartas en el mazo ni en los descartes. Solo cuenta lo primero
    que lo active.
    .title = Qué activa el final

IT-25 = El jugador actual acaba su turno. Después todos juegan un turno final, incluido él, que es
    el último. Aún se pueden tomar contratos principales.
    .title = Turnos finales

IT-27 = Para que toda partida acabe, el final se activa también cuando cada jugador ha jugado 60
    turnos.
    .title = Sesenta turnos

IT-30 = Desde que se activa el final, quien tiene que robar cuando no quedan cartas en el mazo ni en
    los descartes roba cartas fantasma. Solo sirven para pagar un despliegue o como la carta que se
    descarta para cargar boca abajo (IT-15), no para el descarte de un beneficio. Desaparecen al
    final del turno, antes de descartar hasta cinco. Antes de que se active el final, ese robo
    simplemente se pierde.
    .title = Cartas fantasma

section-scoring = Puntuación

IT-31 = Puntúas los puntos de tu locomotora, tus vagones y tus vagones de cola, los dos valores de
    tus contratos, el principal y, si está completado, el secundario, lo que valgan tus edificios
    (IT-32) y 1 punto por cada mercancía de tu tren.
    .title = Contar los puntos

IT-32 = La Fábrica de carbón, la Refinería y Aduanas dan 2 puntos, respectivamente, por cada carbón,
    cada petróleo y cada caja que pidieran tus contratos completados. La Estación Central da 8
    puntos. El Banco da 2 puntos más por cada mercancía de tu tren, contando la del vagón de cola 3.
    La Zona de Maniobras da 2 puntos por cada vagón; los vagones de cola cuentan, la locomotora no.
    .title = Edificios

IT-33 = Gana quien tenga más puntos. Entre quienes empatan, gana quien tenga más puntos en cartas de
    tren (locomotora, vagones y vagones de cola); si el empate sigue, comparten la victoria.
    .title = Quién gana
