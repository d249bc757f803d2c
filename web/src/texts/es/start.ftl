### La página de inicio y cómo se abre una mesa.

title-start = Turntable: juegos de mesa en tu navegador
start-headline = Acerca una silla.
start-lead = Juegos de mesa a la luz del farol, en tu propio navegador. Sin instalar nada y sin cuenta: juega contra bots o mándales un enlace a tus amigos.
name = Tu nombre
guest-name = Invitado
play-now = Jugar ya contra bots
play-game-now = Jugar ya a { $game }
play-now-note = Al momento, contra { $bots ->
    [one] un bot
   *[other] { $bots } bots
}.
dealing = Preparando la mesa…
compiling = Se están preparando las reglas: solo pasa la primera vez y tarda entre diez segundos y un minuto, según el juego. Puedes ir eligiendo; la partida empezará en cuanto estén listas.
games = Juegos
players = De { $fewest } a { $most } jugadores
open-table = Abrir una mesa
open-table-of = Una mesa de { $game }
how-many = ¿Cuántos jugáis?
who-sits = ¿Quién se sienta a la mesa?
who-on-seat = ¿Quién ocupa el asiento { $number }?
name-of-seat = Nombre para el asiento { $number }
player-name = Jugador { $number }
you = (tú)
taker-friend = Un amigo, con enlace
taker-friend-note = Tendrás un enlace para enviárselo.
taker-here = Alguien en este dispositivo
taker-bot = Bot: { $level }
taker-bot-rated = Bot: { $level } · { $rating }
options = Variantes
create = Abrir la mesa

your-tables = Tus mesas
your-turn = Te toca
status-gathering = Reuniéndose
status-playing = En juego
status-finished = Terminada
status-abandoned = Abandonada
forget-table = Quitar esta mesa de la lista
show-all = Ver todas

## Bots

bot-random = Errante
bot-random-description = juega lo primero que se le ocurre
bot-greedy = Urraca
bot-greedy-description = se lanza a por lo que más brilla ahora mismo
bot-easy = Tranquilo
bot-easy-description = piensa un poco por adelantado; un primer rival amable
bot-medium = Avispado
bot-medium-description = ve bastante lejos y deja escapar pocas ocasiones
bot-hard = Zorro viejo
bot-hard-description = se las sabe todas, piensa a fondo y no regala nada
bot-thinks = piensa hasta { $seconds } s por turno
bot-thinks-not = juega al momento
bot-rated = { $level } · { $rating }
bot-rating-note = El número de un bot es su nivel en este juego: con 100 puntos más gana unas 64 de cada 100 partidas contra otro.
bot-of-level = Bot · { $level }
bot-level = Tipo de bot
