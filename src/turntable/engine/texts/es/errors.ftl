### Qué ha fallado, en español: una frase por cada código de engine/errors.py. Si el código tiene un
### lugar, el lugar va primero. Lo que JSON llama de una manera (campos y tipos) se deja tal cual.

## Al elegir juego y mesa

unknown-game = No hay ningún juego llamado «{ $game }»; elige uno de estos: { $known }.

unknown-option = { $game } no tiene ninguna opción llamada «{ $option }»; opciones que tiene:
    { $known }.

wrong-players = { $game } admite entre { $fewest } y { $most } participantes, no { $players }.

## Al jugar

refused = Esa jugada incumple la regla { $rule }.

no-such-seat = No existe el asiento { $seat }: los { $players } asientos se numeran desde 0.

nothing-to-undo = Ahora mismo no hay ninguna jugada que puedas deshacer por tu cuenta: si la partida
    ya ha avanzado o ha salido a la luz algo oculto, hace falta que todos estén de acuerdo.

## Al leer JSON

too-large = { $where }: es demasiado grande para leerlo; el límite es de { $megabytes } MiB.

not-json = { $where }: no es JSON válido (mira el byte { $byte }).

too-deep = { $where }: está anidado con demasiada profundidad para leerlo.

missing-field = { $where }: falta el campo «{ $field }»; añádelo.

unknown-field = { $where }: aquí no debería haber ningún campo «{ $field }»; quítalo o revisa cómo
    está escrito.

unknown-value = { $where }: «{ $value }» no es uno de los valores que se admiten aquí.

wrong-type = { $where }: aquí debería haber { $wanted }, no { $found }.

out-of-range = { $where }: este valor no se admite aquí; debería haber { $wanted }.

wrong-shape = { $where }: no tiene la forma que debería tener.

## Al leer registros y posiciones

not-a-record = { $where }: no es el registro de una partida; un registro es un objeto JSON con un
    campo «format».

other-format = { $where }: el formato de este registro es «{ $found }», y solo se puede leer
    «{ $known }».

record-not-position = { $where }: es un registro entero; indica solo una posición final, como la del
    campo «final» del registro.

players-differ = { $where }: «players» dice { $players }, pero la posición tiene { $seats } asientos;
    corrige lo que esté mal.

unknown-name = { $where }: en este juego no hay nada llamado «{ $name }»; revisa cómo está escrito.

named-twice = { $where }: { $name } aparece aquí por segunda vez, pero solo puede figurar una vez.

wrong-count = { $where }: aquí debe haber { $wanted ->
        [one] { $wanted } elemento
       *[other] { $wanted } elementos
    }, pero hay { $found }.

impossible = { $where }: { $why } (regla { $rule }).

seat-range = { $where }: no existe el asiento { $seat }; los de esta partida van del 0 al { $most }.

## Al reproducir un registro

no-chance-here = { $where }: esta entrada de asiento null dice qué decidió el azar, pero en este punto
    el azar no decide nada; quítala.

chance-missing = { $where }: tras esta jugada interviene el azar, pero las entradas de asiento null
    con su resultado faltan o no son las correctas.

illegal-move = { $where }: esta jugada incumple la regla { $rule }.

abandoned-scores = { $where }: según el registro, la partida se abandonó, así que esto debe ser null.

not-over = La partida no ha terminado cuando se acaban las jugadas del registro (entradas:
    { $moves }); añade las que faltan o márcala como abandonada.

differs = { $where }: el registro dice { $said }, pero al volver a jugar la partida sale { $made }.

commitment-alone = El registro tiene un compromiso (commitment), pero no la semilla de una mesa (seed)
    que lo demuestre; añade esa semilla o pon null como compromiso.

other-commitment = El compromiso del registro (commitment) no es el SHA-256 del secreto de su semilla
    (seed); o falta, o se ha modificado uno de los dos.

draw-again = { $where }: el número de este sorteo es { $draw }, pero debe ser mayor que el de todos los
    anteriores; el reparto inicial es el sorteo 0.

## Órdenes, archivos y bots

no-such-bot-class = No hay ningún bot «{ $bot }»: { $reason }. Nombra una clase que Python pueda importar, como paquete:Clase.
not-a-bot = «{ $bot }» no sabe jugar: le falta { $missing }. Un bot es una clase con los métodos begin, choose y end.
bot-not-made = «{ $bot }» no sabe jugar: al crear uno ha fallado con { $reason }. Un bot es una clase a la que se llama sin argumentos.
unknown-bot = No hay ningún bot llamado «{ $bot }»; elige entre { $known }.
wrong-bots = Has nombrado { $bots } bots para { $players } asientos; nombra uno por asiento, o uno solo para todos.
cannot-write = { $file }: no se puede escribir el archivo ({ $problem }).
cannot-read = { $file }: no se puede leer el archivo ({ $problem }).
no-such-folder = { $file }: no existe la carpeta en la que habría que escribirlo.
no-files = No has nombrado ningún archivo; nombra al menos uno con registros.
no-records = { $file }: no contiene ningún registro de partida.
no-such-move = No hay ninguna jugada con el número { $move }.
unknown-rule = { $game } no tiene la regla «{ $rule }»; sus reglas van de { $first } a { $last }.
argument-range = { $name } vale { $value }; tiene que estar entre { $low } y { $high }.

## Lo que hay en un lugar del JSON

type-int = un número entero
type-int-from = un número entero a partir de { $number }
type-int-to = un número entero hasta { $number }
type-int-below = un número entero menor que { $number }
type-float = un número
type-str = un texto
type-str-form = un texto de la forma correcta
type-str-short = un texto de { $number } letras como mucho
type-bool = true o false
type-null = null
type-list = una lista
type-list-of = una lista de longitud { $number }
type-object = un objeto
type-other = otra cosa

## Por qué no se puede usar un archivo

file-no-such-file = no hay ninguno con ese nombre
file-is-a-folder = es una carpeta
file-not-permitted = no está permitido
file-no-space = no queda espacio
file-name-too-long = su nombre es demasiado largo
file-problem = el sistema da el error { $number }
