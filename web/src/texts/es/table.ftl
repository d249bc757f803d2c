### En una mesa: antes, durante y después de la partida.

title-table = Turntable
title-gathering = Esperando jugadores – Turntable
title-your-turn = ● Te toca – Turntable
title-waiting = Esperando a { $names } – Turntable
title-finished = Fin de la partida – Turntable

## Antes de la partida

lobby-lead = { $open ->
    [0] Ya estáis todos.
    [one] Queda un asiento libre.
   *[other] Quedan { $open } asientos libres.
}
seats = Asientos
open-seat = Asiento libre
sit = Sentarme aquí
sit-here-too = Sentar en este dispositivo
add-bot = Añadir bot
remove = Quitar de la mesa a { $name }
remove-short = Quitar
leave-seat = Levantarse del asiento de { $name }
leave-seat-short = Levantarse
invite = Invita a tus amigos
invite-note = Quien abra este enlace ocupa un asiento libre con un clic.
invite-link = Enlace a esta mesa
copy-link = Copiar enlace
copied = Enlace copiado. Mándaselo a tus amigos.
share = Compartir…
share-text = ¡Ven a jugar a { $game } conmigo!
start = Empezar la partida
start-waits = { $open ->
    [one] La partida podrá empezar cuando se ocupe el último asiento.
   *[other] La partida podrá empezar cuando se ocupen todos los asientos.
}
start-not-seated = Quienes están sentados ya pueden empezar.
sealed = Mezcla sellada
sealed-note = La mesa ya ha fijado su parte de la mezcla y aquí enseña su sello; al final lo rompe, y tu navegador comprueba que nada ha cambiado.
fairness-how = ¿Cómo puedo comprobarlo?

## Durante la partida

present = En la mesa
away = Ausente
waited-for = La mesa espera a este jugador
points = Puntos:
points-at-least = al menos { $points } puntos
tools = Herramientas
log = Crónica
last-event = Lo último que ha pasado
log-empty = Todavía no ha pasado nada.
log-taken-back = { $seat } deshace { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}.
log-taken-back-together = De común acuerdo, { $moves ->
    [one] se deshace una jugada
   *[other] se deshacen { $moves } jugadas
}.
undo = Deshacer
ask-undo = Pedir deshacer
ask-undo-note = Desde tu jugada ha salido algo a la luz, así que los demás tienen que estar de acuerdo.
undo-asked = Se lo has pedido a los demás.
offer = A { $name } le gustaría deshacer una jugada. ¿Te parece bien?
offer-waits = { $name } ha pedido deshacer una jugada; faltan respuestas.
agree = De acuerdo
refuse = Mejor no
waiting-for = Esperando a { $names }.
bots-preparing = Se están preparando los bots: solo pasa la primera vez y tarda un minuto como mucho.
hint = Pista
hint-thinking = Pensando…
hint-note = Ver qué haría el bot más fuerte (tecla H)
hint-title = Qué haría el bot más fuerte
hint-chance = { $wins ->
    [0] Contra otros como él no espera ganar casi ninguna partida así.
    [100] Contra otros como él espera ganar casi todas las partidas así.
    [one] Contra otros como él espera ganar más o menos una de cada 100 partidas así.
   *[other] Contra otros como él espera ganar unas { $wins } de cada 100 partidas así.
}
hint-gains = Puntos que ve venir: { $gains }.
hint-gains-none = Espera que ya no cambie ninguna línea de la hoja de puntuación.
hint-others = También ha pensado en esto
hint-others-equal = Esto le parece igual de bueno
hint-other = { $move } ({ $wins } de 100)
hint-edge = Frente a eso espera: { $gains }.
hint-edge-less = Frente a eso no espera más puntos ({ $gains }), pero sí ganar más a menudo.
hint-show = Enséñamelo
hint-hide = Volver
hint-shown = Así quedaría. Todavía no hay nada decidido.
hint-follow = Hazlo por mí
hint-close = Cerrar la pista
why-possible = Esa jugada es posible.
rules = Reglas
rules-of = Reglas de { $game }
rules-search = Buscar en las reglas
rules-found = { $count ->
    [0] Ninguna regla encontrada
    [one] Una regla encontrada
   *[other] { $count } reglas encontradas
}
rules-none = Ninguna regla dice nada sobre eso.
rule = Regla { $rule }
connection-lost = Se ha perdido la conexión. Intentando volver a la mesa…
abandoned = Esta partida quedó sin terminar y no se puede continuar.
pass-to = Pásale el dispositivo a { $name }
pass-note = Lo que viene ahora solo lo puede ver { $name }. Los demás, mirad hacia otro lado, por favor.
pass-taken = Soy { $name }

## Después de la partida

result = Resultado
counting = Contando los puntos…
skip-counting = Ir al resultado
winners = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡{ $names } comparten la victoria!
}
score-sheet = Hoja de puntuación
score-line = Puntos por
score-note = Toca una línea para leer su regla.
total = Total
record = Descargar registro
replay = Repetición
fairness = ¿Fue limpio?
rematch = Jugar otra vez
rematch-offered = Alguien quiere jugar otra vez. Puedes unirte en «Resultado».
rematch-join = Unirme a la revancha
back-to-table = A la mesa

title-replay = Repetición – Turntable
step-first = Al principio
step-back = Una jugada atrás
step-on = Una jugada adelante
step-last = Al final
move-number = Jugada
move-of = Jugada { $move } de { $moves }
whose-eyes = Con los ojos de quién
eyes-of = Lo que ve { $name }

## La primera vez

in-short = En pocas palabras
first-time = ¿Primera vez aquí?
first-time-read = Así se juega
