### Lo que dice la línea de órdenes, además de los errores del motor.

usage = Uso:
group-commands = Órdenes
group-arguments = Argumentos
group-options = Opciones

help-turntable = Turntable: una mesa para juegos de trenes y vagonetas, y un laboratorio sobre el mismo motor. Sin orden sirve la mesa, para jugar en un navegador.
usage-turntable = turntable [opciones] | turntable ORDEN …
help-epilogue = Todas las órdenes aceptan --lang es o --lang en; si no, decide TURNTABLE_LANG o el sistema.
help-help = Muestra esta ayuda.
help-version = Muestra la versión.

help-games = Enumera los juegos.
usage-games = turntable games [--json]
help-rules = Imprime las reglas de un juego, o una de ellas.
usage-rules = turntable rules JUEGO [REGLA]
help-simulate = Hace jugar muchas partidas a los bots y las resume.
usage-simulate = turntable simulate JUEGO [opciones]
help-tournament = Hace jugar a los bots entre sí, los mismos repartos desde todos los asientos, y los puntúa.
usage-tournament = turntable tournament JUEGO --bots NOMBRE,NOMBRE… [opciones]
help-replay = Vuelve a jugar registros y dice si se sostienen; si uno no, da la primera diferencia y el estado de salida es 1.
usage-replay = turntable replay ARCHIVO…
help-score = Imprime la hoja de puntuación de una posición final, para una partida jugada en una mesa de verdad.
usage-score = turntable score JUEGO ARCHIVO [--json]
help-bench = Mide lo rápido que van los juegos en un núcleo de esta máquina; un minuto por juego como mucho.
usage-bench = turntable bench [JUEGO] [--json]
help-fuzz = Juega partidas al azar con todas las comprobaciones, en busca de una promesa incumplida.
usage-fuzz = turntable fuzz JUEGO [--games N] [--seed N]

name-game = JUEGO
name-rule = REGLA
name-file = ARCHIVO
argument-game = El juego, tal como lo nombra «turntable games».
argument-game-all = El juego; todos si no se nombra ninguno.
argument-rule = El número de una regla, como GG-7.
argument-records = Un archivo con un registro, o con uno en cada línea; - para la entrada estándar.
argument-position = Un archivo con la posición final, como en un registro; - para la entrada estándar.
option-json = Imprime JSON y nada más.
option-players = Cuántos juegan; si no se indica, los menos posibles.
option-games = Cuántas partidas; si no se indica, 1000.
option-bots = Quién juega: un bot para todos los asientos, o uno para cada uno, separados por comas: random, greedy, easy, medium, hard, o una clase tuya como paquete:Clase. Si no se indica, random.
option-option = Una opción del juego, como expert; se puede repetir.
option-seed = Un número entero; la misma semilla da las mismas partidas.
option-bots-tournament = Quiénes juegan entre sí, separados por comas: random, greedy, easy, medium, hard, o una clase tuya como paquete:Clase. Si hay menos bots que asientos, el primero ocupa uno y los otros se reparten los demás; si hay más, juegan en todas las selecciones.
option-games-tournament = Cuántas partidas; si no se indica, 100. Cada reparto se juega una vez con cada colocación.
option-seconds = Segundos de cálculo que tiene por turno cada bot que busca.
option-simulations = Partidas que imagina por turno cada bot que busca. Si no se dice nada, cada nivel tiene su número: la misma semilla da las mismas partidas.
option-pace = Tiempo por turno como parte de los segundos que cada nivel tiene en una mesa, como 0.2.
option-plot = Dibuja el resultado en este archivo: .svg, .png, .jpg o .pdf.
option-records = Escribe las partidas en este archivo, un registro en cada línea.
option-cores = Cuántos núcleos usar; si no se indica, todos.

progress-load = Cargando las reglas (se compilan la primera vez)
progress-simulate = Jugando
progress-tournament = Jugando
progress-records = Escribiendo registros
progress-replay = Volviendo a jugar
progress-bench = Midiendo
progress-fuzz = Probando

column-game = juego
column-players = participantes
column-options = opciones
column-about = de qué va
column-seat = asiento
column-bot = bot
column-wins = ganadas
column-games = partidas
column-share = parte
column-fair = a la par
column-rating = nivel
column-before = quedó antes
column-points = puntos
column-mean = media
column-sd = dispersión
column-moves-rate = jugadas
column-playouts-rate = partidas
column-clone = copia
column-python = desde Python
column-legal = listar
column-search = búsqueda
column-overrun = exceso
total = Total
seat = Asiento { $seat }

games-next = Las reglas: turntable rules { $game }. Una simulación: turntable simulate { $game } --games 10000. Todas las órdenes: turntable --help
simulated = { $title }, { $players } participantes, { $games } partidas, semilla { $seed }
simulated-length = Jugadas por partida: { $mean } de media, { $most } como mucho.
simulated-end = Final: { $end } ({ $share } %).
simulated-speed = { $seconds } s, { $rate } partidas por segundo.
tournament-played = { $title }, { $players } participantes, { $games } partidas, semilla { $seed }
tournament-seatings = Cada reparto se juega con { $seatings } colocaciones. { $thinking }
thinking-seconds = { $seconds } s por turno para los bots que buscan.
thinking-simulations = { $simulations } simulaciones por turno para los bots que buscan.
thinking-pace = { $pace } veces los segundos de cada nivel.
thinking-levels = Cada nivel tiene su número de simulaciones por turno.
tournament-time = { $seconds } s.
chart-shares = Parte de las victorias, con intervalo del 95 %
chart-fair = parte si todos fueran iguales
chart-ratings = Nivel, con intervalo del 95 %
winners = { $count ->
    [one] Gana el asiento { $seats }.
   *[other] Los asientos { $seats } comparten la victoria.
}
records-hold = { $count ->
    [one] El registro se sostiene.
   *[other] Los { $count } registros se sostienen.
}
other-version = Un registro de { $game } sigue la versión { $version } de sus reglas; se ha vuelto a jugar con la versión { $current }.
overrun = Un bot que busca se pasa de su tiempo por turno en { $late } ms como mucho, en 99 de cada 100 turnos.
starts = Desde que arranca un proceso hasta su primera jugada: { $cold } s la primera vez, cuando se compilan las reglas, { $warm } s después.
fuzz-held = Todas las promesas se han cumplido en { $games } partidas; { $records } registros se han sostenido y, de { $spoilt } estropeados, { $refused } se han rechazado con una frase y los demás seguían sosteniéndose. Semilla { $seed }.
fuzz-breach = Incumplida: { $promise }. { $players } participantes, opciones { $options }, semilla de la partida { $seed }, tras { $moves } jugadas.

the-output = la salida
interrupted = Detenido; no se ha escrito nada.
interrupted-tournament = Detenido; esto es lo que dicen { $games } de { $wanted } partidas.
one-bot = Un torneo necesita al menos dos bots; nómbralos separados por comas, como en --bots hard,greedy.
one-thinking = --seconds, --simulations y --pace se excluyen; indica solo una.
plot-form = { $file }: un dibujo puede ser { $forms }; haz que el nombre del archivo termine en uno de estos.
bot-raised = { $bot } ha fallado en la partida { $game }: { $problem }.
bot-illegal = { $bot } ha elegido { $move } en la partida { $game }, y no puede: { $problem }
bot-no-number = { $bot } ha elegido { $move } en la partida { $game }; una jugada es un número entero, uno de sight.legal().
see-help = (Mira: { $command } --help)
unknown-language = Aquí no está el idioma «{ $asked }»; usa --lang es o --lang en.
argument-missing = Falta { $name }, o no tiene valor.
argument-wrong = { $name } no puede ser «{ $value }».
argument-twice = { $name } aparece dos veces.
argument-unused = Sobra el argumento «{ $value }».
arguments-wrong = Los argumentos no encajan ({ $problem }).
option-unknown = No existe la opción { $name }.
command-unknown = No existe la orden «{ $value }».

## Lo que promete un juego

promise-waiting = una partida en curso espera a alguien, y una terminada no espera a nadie
promise-conserved = cada componente está en un solo lugar
promise-legal = la lista de jugadas legales nombra cada una una vez, y solo las que no se rechazan
promise-not-waited = un asiento al que no se espera no tiene jugadas legales
promise-sample = una jugada elegida al azar es legal
promise-clone = una copia de la posición sigue igual que el original
promise-old-clone = una copia antigua de la posición se queda como estaba
promise-maximum = la partida termina sin pasar de su máximo de jugadas
promise-sheet = las líneas de la hoja de puntuación suman su total, y alguien gana
promise-same = la misma semilla y las mismas jugadas dan la misma partida
promise-record = un registro, al volver a jugarse, da el mismo registro
promise-spoilt-record = un registro estropeado se rechaza con una frase

option-host = La dirección en la que servir; con 0.0.0.0 pueden entrar otros dispositivos de tu red.
option-port = El puerto en el que servir; 0 toma cualquiera que esté libre.
option-data = La carpeta en la que se guardan las mesas.
option-open = Abrir la página en tu navegador.
serving = Turntable está en { $address } — ábrelo en un navegador; Ctrl-C lo detiene.
serving-nearby = Otros dispositivos de esta red lo encuentran en { $address }
serving-alone = Solo este dispositivo puede entrar; añade --host 0.0.0.0 para jugar con otros en tu red.
