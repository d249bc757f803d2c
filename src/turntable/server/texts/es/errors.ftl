### Lo que no puede hacerse en una mesa, en español: una frase para cada código de server/errors.py.

unreadable = «{ $field }» no es lo que esta dirección espera; la descripción de la API está en /schema.
name-empty = Escribe un nombre: hace falta al menos una letra.
name-too-long = Ese nombre es demasiado largo: caben { $most } letras y tiene { $letters }.
who-are-you = Este servidor todavía no te conoce; vuelve a escribir tu nombre.
not-your-seat = El asiento { $seat } no es tuyo, así que no puedes jugar por él.
not-at-this-table = Esta mesa ha empezado sin ti: hasta que acabe la partida solo pueden verla quienes están sentados.
which-seat = Aquí tienes varios asientos ({ $seats }); di cuál de ellos.
not-the-host = Eso solo puede hacerlo quien abrió la mesa.
no-such-table = Aquí no hay ninguna mesa «{ $table }»; comprueba el enlace que te han dado.
no-such-page = En esta dirección no hay nada; la descripción de la API está en /schema.
not-allowed-here = Esta dirección existe, pero no puede usarse con { $method }.
outdated = Mientras tanto la partida ha seguido; vuelve a mirar y decide de nuevo.
not-your-turn = No te toca jugar, así que no hay nada sobre lo que dar una pista.
no-hints-here = En una mesa donde juegan varias personas no hay pistas: cada cual piensa por su cuenta.
seat-taken = En el asiento { $seat } ya hay alguien; elige otro.
seat-open = En el asiento { $seat } no hay nadie.
seats-open = Todavía quedan asientos libres: invita a alguien o añade bots, y después empieza.
not-seated = Solo quienes están sentados pueden empezar la partida; siéntate primero.
no-such-seat = No hay ningún asiento { $seat }: los { $players } asientos se numeran desde 0.
already-started = La partida de esta mesa ya ha empezado.
not-started = La partida de esta mesa aún no ha empezado.
no-offer = Ya nadie pide volver atrás.
not-over = Eso podrá verse cuando acabe la partida.
too-large = Es demasiado grande: este servidor lee como mucho { $kilobytes } KiB de una vez.
warming-up = Las reglas de este juego aún se están preparando, como ocurre una vez tras cada actualización; prueba otra vez dentro de unos segundos.
failed = Algo ha fallado en el servidor y no se ha cambiado nada; inténtalo otra vez.
contribution-missing = Para sentarte, envía 32 bytes al azar como «contribution»: entran en la mezcla.
bot-or-person = Un asiento es para un bot o para una persona, no para ambos.
no-such-step = Esta partida tiene { $moves } jugadas; no hay ningún paso { $step } en ella.

## Lo que dicen las mesas

abandoned = Esta partida empezó con otras reglas que las que ahora usa este servidor, y no se ha podido continuar.
fair = El reparto y cada sorteo posterior se han repetido a partir del secreto publicado, y todo coincide.

## Al arrancar el servidor

port-in-use = El puerto { $port } de { $host } ya está en uso; para el otro programa o elige otro con --port.
cannot-listen = Esta máquina no puede servir en { $host }, puerto { $port }; elige otros con --host y --port.
cannot-keep-data = No se puede escribir en { $folder }; indica otra carpeta con --data.
folder-in-use = Ya hay otro Turntable funcionando con la carpeta { $folder }; páralo o indica otra con --data.
no-tables-in-file = { $file } no puede leerse como un archivo de mesas; apártalo o indica otra carpeta con --data.
newer-data = { $file } lo escribió un Turntable más nuevo; actualiza este o indica otra carpeta con --data.
