### What the command line says, besides the errors of the engine.

usage = Usage:
group-commands = Commands
group-arguments = Arguments
group-options = Options

help-turntable = Turntable: a table for train and mine-cart board games, and a laboratory on the same engine. Without a command it serves the table, to be played at in a browser.
usage-turntable = turntable [options] | turntable COMMAND …
help-epilogue = Any command takes --lang es or --lang en; else TURNTABLE_LANG or the system decides.
help-help = Show this help.
help-version = Show the version.

help-games = List the games.
usage-games = turntable games [--json]
help-rules = Print the rules of a game, or one of them.
usage-rules = turntable rules GAME [RULE]
help-simulate = Let bots play many games and sum them up.
usage-simulate = turntable simulate GAME [options]
help-tournament = Let bots play each other, the same deals from every seat, and rate them.
usage-tournament = turntable tournament GAME --bots NAME,NAME… [options]
help-replay = Play records again and say whether they hold; exit status 1 and the first difference if one does not.
usage-replay = turntable replay FILE…
help-score = Print the score sheet of a final position, for a game played at a real table.
usage-score = turntable score GAME FILE [--json]
help-bench = Measure how fast games run on one core of this machine; at most a minute a game.
usage-bench = turntable bench [GAME] [--json]
help-fuzz = Play random games with every check on, looking for a promise that is not kept.
usage-fuzz = turntable fuzz GAME [--games N] [--seed N]

name-game = GAME
name-rule = RULE
name-file = FILE
argument-game = The game, as “turntable games” lists it.
argument-game-all = The game; all of them if none is named.
argument-rule = The number of a rule, such as GG-7.
argument-records = A file with a record, or with one in each line; - for the standard input.
argument-position = A file with the final position, as in a record; - for the standard input.
option-json = Print JSON and nothing else.
option-players = How many play; the fewest possible if not given.
option-games = How many games; 1000 if not given.
option-bots = Who plays: one bot for all seats, or one for each, with commas: random, greedy, easy, medium, hard, or a class of yours as package:Class. Random if not given.
option-option = An option of the game, such as expert; may be repeated.
option-seed = A whole number; the same seed gives the same games.
option-bots-tournament = Who plays each other, with commas: random, greedy, easy, medium, hard, or a class of yours as package:Class. With fewer bots than seats the first sits once, the others share the seats that are left; with more, they play in all selections.
option-games-tournament = How many games; 100 if not given. Each deal is played once in every seating.
option-seconds = Seconds of computing that every searching bot has for a turn.
option-simulations = Games that every searching bot imagines for a turn. If nothing is said, each level has its own number: the same seed gives the same games.
option-pace = Time for a turn as a part of the seconds that each level has at a table, such as 0.2.
option-plot = Draw the result into this file: .svg, .png, .jpg or .pdf.
option-records = Write the games to this file, a record in each line.
option-cores = How many cores to use; all if not given.

progress-load = Loading the rules (compiled on their first use)
progress-simulate = Playing
progress-tournament = Playing
progress-records = Writing records
progress-replay = Replaying
progress-bench = Measuring
progress-fuzz = Trying

column-game = game
column-players = players
column-options = options
column-about = about
column-seat = seat
column-bot = bot
column-wins = wins
column-games = games
column-share = share
column-fair = if equal
column-rating = rating
column-before = came before
column-points = points
column-mean = mean
column-sd = spread
column-moves-rate = moves
column-playouts-rate = playouts
column-clone = clone
column-python = Python move
column-legal = list
column-search = search
column-overrun = overrun
total = Total
seat = Seat { $seat }

games-next = Rules: turntable rules { $game }. A simulation: turntable simulate { $game } --games 10000. All commands: turntable --help
simulated = { $title }, { $players } players, { $games } games, seed { $seed }
simulated-length = Moves in a game: { $mean } on average, { $most } at most.
simulated-end = Ended by: { $end } ({ $share } %).
simulated-speed = { $seconds } s, { $rate } games a second.
tournament-played = { $title }, { $players } players, { $games } games, seed { $seed }
tournament-seatings = Each deal is played in { $seatings } seatings. { $thinking }
thinking-seconds = { $seconds } s a turn for bots that search.
thinking-simulations = { $simulations } simulations a turn for bots that search.
thinking-pace = { $pace } times the seconds of each level.
thinking-levels = Each level has its own number of simulations a turn.
tournament-time = { $seconds } s.
chart-shares = Share of wins, with 95 % interval
chart-fair = share if all were equal
chart-ratings = Rating, with 95 % interval
winners = { $count ->
    [one] Seat { $seats } wins.
   *[other] Seats { $seats } share the victory.
}
records-hold = { $count ->
    [one] The record holds.
   *[other] All { $count } records hold.
}
other-version = A record of { $game } follows version { $version } of its rules; it was replayed under version { $current }.
overrun = A searching bot overruns its time for a turn by at most { $late } ms, in 99 of 100 turns.
starts = From starting a process to its first move: { $cold } s the first time, when rules are compiled, { $warm } s later.
fuzz-held = Every promise was kept in { $games } games; { $records } records held, and of { $spoilt } spoilt ones { $refused } were refused in a sentence and the others still held. Seed { $seed }.
fuzz-breach = Not kept: { $promise }. { $players } players, options { $options }, seed of the game { $seed }, after { $moves } moves.

the-output = the output
interrupted = Stopped; nothing was written.
interrupted-tournament = Stopped; this is what { $games } of { $wanted } games say.
one-bot = A tournament needs two bots at least; name them with commas, as in --bots hard,greedy.
one-thinking = --seconds, --simulations and --pace exclude each other; give one of them.
plot-form = { $file }: a picture can be { $forms }; let the name of the file end in one of these.
bot-raised = { $bot } failed in game { $game }: { $problem }.
bot-illegal = { $bot } chose { $move } in game { $game }, which it may not: { $problem }
bot-no-number = { $bot } chose { $move } in game { $game }; a move is a whole number, one of sight.legal().
see-help = (See: { $command } --help)
unknown-language = There is no language “{ $asked }” here; use --lang es or --lang en.
argument-missing = { $name } is missing or has no value.
argument-wrong = { $name } cannot be “{ $value }”.
argument-twice = { $name } is given twice.
argument-unused = “{ $value }” is one argument too many.
arguments-wrong = The arguments do not fit ({ $problem }).
option-unknown = There is no option { $name }.
command-unknown = There is no command “{ $value }”.

## What a game promises

promise-waiting = a game that is not over waits for somebody, and one that is over for nobody
promise-conserved = every component is in exactly one place
promise-legal = the list of legal moves names each once, and exactly those that are not refused
promise-not-waited = a seat that is not waited for has no legal move
promise-sample = a move picked at random is a legal one
promise-clone = a copy of a position goes on as the original does
promise-old-clone = an old copy of a position stays as it was
promise-maximum = the game ends within its maximum of moves
promise-sheet = the lines of a score sheet add up to its total, and somebody wins
promise-same = the same seed and the same moves give the same game
promise-record = a record replays to the same record
promise-spoilt-record = a spoilt record is refused in a sentence

option-host = The address to serve on; 0.0.0.0 lets other devices on your network in.
option-port = The port to serve on; 0 takes any that is free.
option-data = The folder in which tables are kept.
option-open = Open the page in your browser.
serving = Turntable is at { $address } — open it in a browser; Ctrl-C stops it.
serving-nearby = Other devices on this network find it at { $address }
serving-alone = Only this device can reach it; add --host 0.0.0.0 to play with others on your network.
