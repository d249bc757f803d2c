### Lo que se dice en una mesa de Ghosts Galore, en español: qué se le pregunta a cada asiento, qué ha
### pasado, cómo se llama cada cosa y por qué se rechaza una jugada. Los términos son los de
### rulebook.ftl.

## Preguntas: qué tiene que decidir el asiento

prompt-choose-side = Elige qué lado de tu tablero queda bocarriba, A o B.

prompt-keep = Quédate con una de tus dos piezas como pieza secreta; la otra volverá a mezclarse con
    el resto.

prompt-draw-or-choose = Te toca: revela una pieza si queda alguna en la pila, o elige una sin reclamar
    si hay alguna bocarriba.

prompt-claim-or-leave = Has revelado una pieza: reclámala con tu vagoneta o déjala.

prompt-place = Coloca la pieza que has reclamado en una casilla libre de tu tablero, en la orientación
    que quieras.

prompt-place-hidden = Coloca tu pieza secreta en la última casilla libre de tu tablero, en la
    orientación que quieras.

prompt-over = La partida ha terminado y los tableros ya están puntuados.

## Lo que se le dice a un asiento que espera o a quien solo mira

wait-choose-side = Esperando a que todos elijan lado.

wait-keep = Esperando a que todos se queden con una pieza secreta.

wait-draw-or-choose = Le toca a otro participante revelar o elegir una pieza.

wait-claim-or-leave = Otro participante ha revelado una pieza y tiene que reclamarla o dejarla.

wait-place = Esperando a que todos coloquen la pieza que han reclamado.

wait-place-hidden = Esperando a que todos coloquen su pieza secreta.

## La crónica: una línea por cada tipo de suceso

log-side-chosen = { $seat } elige el lado { $side }.

log-hidden-seen = { $seat } mira su pieza secreta: es la { $tile }.

log-pair-seen = { $seat } mira las dos piezas que ha tomado: la { $tile } y la { $spare }.

log-kept = { $seat } se queda con una de sus dos piezas sin enseñarla.

log-kept-tile = La pieza con la que se queda { $seat } es la { $tile }.

log-stacks-formed = Las demás piezas vuelven a mezclarse y se forman las ocho pilas.

log-round-began = Empieza la ronda { $round }: { $lamp } tiene el farol y juega el primer turno.

log-drawn = { $seat } revela la pieza { $tile }.

log-left = { $seat } deja la pieza { $tile }.

log-claimed = { $seat } reclama la pieza { $tile }.

log-turned-up = Se pone bocarriba la pieza { $tile }.

log-placed = { $seat } coloca la pieza { $tile } en la fila { $row }, columna { $column },
    { $rotation ->
        [0] sin girar
       *[other] girada { $rotation }° en sentido horario
    }.

log-hidden-placed = { $seat } coloca su pieza secreta, la { $tile }, en la fila { $row }, columna
    { $column }, { $rotation ->
        [0] sin girar
       *[other] girada { $rotation }° en sentido horario
    }.

log-discarded = Nadie ha reclamado la pieza { $tile }, así que sale de la partida.

log-finished = Todos los tableros están completos: se puntúan y termina la partida.

## Las líneas de la hoja de puntuación

line-dragons = Dragones
line-ghosts = Fantasmas
line-golems = Gólems
line-satyrs = Sátiros
line-skeletons = Esqueletos
line-slimes = Limos
line-bats = Murciélagos
line-werewolves = Hombres lobo
line-wisps = Fuegos fatuos
line-diamonds = Diamantes
line-bone = Puertas de hueso
line-tooth = Puertas de dientes
line-other = Otras rutas

## El final y las opciones

end-boards = Todos los tableros completos

option-expert = Variante experta

option-expert-description = Durante la preparación tomas dos piezas en vez de una y te quedas con una
    de ellas como pieza secreta.

## Monstruos y vías

monster-dragon = Dragón
monster-ghost = Fantasma
monster-golem = Gólem
monster-satyr = Sátiro
monster-skeleton = Esqueleto
monster-slime = Limo
monster-bat = Murciélago
monster-werewolf = Hombre lobo
monster-wisp = Fuego fatuo

track-straight = Recta
track-curve = Curva
track-bridge = Puente
track-double-curve = Curva doble

## ¿Por qué no? Para un tipo de jugada y una regla o, si no, solo para la regla. Cada frase es cierta
## siempre que las reglas rechazan ese tipo de jugada por esa regla.

refused-choose-side-GG-1 = Ya has elegido el lado de tu tablero, y solo se elige una vez.

refused-GG-1 = Ya has elegido tu lado; la partida sigue en cuanto los demás elijan el suyo.

refused-choose-side-GG-5 = Todos los lados están ya elegidos y tú te has quedado con tu pieza secreta;
    la partida sigue en cuanto los demás se queden con la suya.

refused-keep-GG-5 = Solo en la variante experta te quedas con una pieza, una única vez, justo después
    de que todos elijan lado, y tiene que ser una de las dos que has tomado.

refused-GG-5 = Ya te has quedado con tu pieza secreta; la partida sigue en cuanto los demás se queden
    con la suya.

refused-choose-side-GG-6 = No es tu turno y, además, los lados se eligen una sola vez, antes de la
    primera ronda.

refused-keep-GG-6 = No es tu turno y, además, solo en la variante experta te quedas con una de dos
    piezas, antes de la primera ronda.

refused-leave-GG-6 = No es tu turno y, además, una pieza solo puede dejarla quien acaba de revelarla.

refused-place-GG-6 = Es el turno de otro participante; las piezas se colocan cuando ya no falta nadie
    por reclamar.

refused-GG-6 = No es tu turno: se juega en sentido horario, y a quien ya ha reclamado una pieza se le
    salta el turno en lo que queda de ronda.

refused-draw-GG-7 = Solo puedes revelar una pieza por turno, al empezarlo, y ahora mismo te toca
    decidir otra cosa.

refused-claim-GG-7 = Acabas de revelar una pieza, así que en este turno solo puedes reclamar esa o
    dejarla.

refused-leave-GG-7 = Solo puedes dejar una pieza que acabes de revelar, y ahora mismo no tienes
    ninguna sobre la que decidir.

refused-claim-GG-8 = Puedes reclamar una sola pieza por ronda, en tu turno, y tiene que estar
    bocarriba y sin reclamar.

refused-draw-GG-9 = La pila actual se ha agotado, así que solo puedes elegir una pieza bocarriba que
    siga sin reclamar.

refused-draw-GG-10 = Solo faltas tú por reclamar, así que ya no queda nada que revelar: elige una de
    las cinco piezas sin reclamar.

refused-choose-side-GG-11 = Los lados se eligen una sola vez, antes de la primera ronda; tú ya has
    colocado tu pieza, y la partida sigue en cuanto los demás coloquen la suya.

refused-keep-GG-11 = Solo en la variante experta te quedas con una de dos piezas, antes de la primera
    ronda; tú ya has colocado tu pieza, y la partida sigue en cuanto los demás coloquen la suya.

refused-place-GG-11 = Colocas una sola pieza por ronda, cuando ya no falta nadie por reclamar, y
    siempre en una casilla libre de tu propio tablero.

refused-GG-11 = Ya has colocado tu pieza; la partida sigue en cuanto los demás coloquen la suya.

refused-place-GG-13 = Tu pieza secreta es la última que colocas, en la única casilla que dejan libre
    tus otras ocho piezas, y con ella tu tablero queda completo.

refused-GG-13 = Ya has colocado tu pieza secreta y tu tablero está completo, así que en esta partida
    no te quedan más jugadas.
