### What cannot be done at a table, in English: one sentence for each code of server/errors.py.

unreadable = “{ $field }” is not what this address expects; the API's description is at /schema.
name-empty = Please enter a name: it needs at least one letter.
name-too-long = That name is too long: { $most } letters are the most, and it has { $letters }.
who-are-you = This server does not know you yet; please enter your name again.
not-your-seat = Seat { $seat } is not yours, so you cannot act for it.
not-at-this-table = This table has started without you: only those who sit at it can see it before the game is over.
which-seat = You have several seats here ({ $seats }); say which one you mean.
not-the-host = Only whoever opened the table can do that.
no-such-table = There is no table “{ $table }” here; please check the link you were given.
no-such-page = There is nothing at this address; the API's description is at /schema.
not-allowed-here = This address exists, but it cannot be used with { $method }.
outdated = The game has moved on in the meantime; have another look and decide again.
not-your-turn = It is not your turn, so there is nothing to give a hint about.
no-hints-here = There are no hints at a table where several people play: everybody thinks for themselves.
seat-taken = Somebody already sits in seat { $seat }; please choose another one.
seat-open = Nobody sits in seat { $seat }.
seats-open = There are still open seats: invite somebody or add bots, then start.
not-seated = Only those who sit at the table can start the game; please take a seat first.
no-such-seat = There is no seat { $seat }: the { $players } seats are numbered from 0.
already-started = The game at this table has already started.
not-started = The game at this table has not started yet.
no-offer = Nobody is asking to go back any more.
not-over = That can be seen once the game is over.
too-large = That is too large: { $kilobytes } KiB are the most this server reads at once.
warming-up = The rules of this game are still being prepared, as happens once after every update; try again in a few seconds.
failed = Something went wrong on the server and nothing was changed; please try again.
contribution-missing = To sit down, send 32 random bytes of your own as “contribution”; they go into the shuffle.
bot-or-person = A seat is for a bot or for a person, not for both.
no-such-step = This game has { $moves } moves; there is no step { $step } in it.

## What tables say

abandoned = This game was begun under other rules than this server plays by now, and could not be continued.
fair = The deal and every later draw were made again from the published secret, and all of it agrees.

## Starting the server

port-in-use = Port { $port } on { $host } is already in use; stop the other program or choose another with --port.
cannot-listen = This machine cannot serve on { $host }, port { $port }; choose others with --host and --port.
cannot-keep-data = { $folder } cannot be written to; name another folder with --data.
folder-in-use = Another Turntable is already running with the folder { $folder }; stop it, or name another with --data.
no-tables-in-file = { $file } cannot be read as a file of tables; move it away, or name another folder with --data.
newer-data = { $file } was written by a newer Turntable; update this one, or name another folder with --data.
