### What went wrong, in English: one sentence for each code of engine/errors.py. Where a code has a
### place, the place comes first. What JSON calls things (names of fields and types) stays as it is.

## Choosing a game and a table

unknown-game = There is no game called “{ $game }”; choose one of these: { $known }.

unknown-option = { $game } has no option called “{ $option }”; options it has: { $known }.

wrong-players = { $game } is for { $fewest } to { $most } players, not for { $players }.

## Playing

refused = That move breaks rule { $rule }.

no-such-seat = There is no seat { $seat }: the { $players } seats are numbered from 0.

nothing-to-undo = There is no move you can take back on your own right now: once the game has moved
    on or something hidden has come to light, everybody has to agree.

## Reading JSON

too-large = { $where }: this is too large to be read; the limit is { $megabytes } MiB.

not-json = { $where }: this is not valid JSON (look at byte { $byte }).

too-deep = { $where }: this is nested too deeply to be read.

missing-field = { $where }: the field “{ $field }” is missing; please add it.

unknown-field = { $where }: there should be no field “{ $field }” here; remove it or check its
    spelling.

unknown-value = { $where }: “{ $value }” is not one of the values allowed here.

wrong-type = { $where }: there should be { $wanted } here, not { $found }.

out-of-range = { $where }: this value is not allowed here; there should be { $wanted }.

wrong-shape = { $where }: this does not have the form it should have.

## Reading records and positions

not-a-record = { $where }: this is not the record of a game; a record is a JSON object with a field
    “format”.

other-format = { $where }: the format of this record is “{ $found }”, and only “{ $known }” can be
    read.

record-not-position = { $where }: this is a whole record; give only a final position, such as the
    record's field “final”.

players-differ = { $where }: “players” says { $players }, but the position has { $seats } seats;
    correct whichever is wrong.

unknown-name = { $where }: nothing in this game is called “{ $name }”; check the spelling.

named-twice = { $where }: { $name } is named here a second time, but may be named only once.

wrong-count = { $where }: there must be { $wanted ->
        [one] { $wanted } entry
       *[other] { $wanted } entries
    } here, but there { $found ->
        [one] is { $found }
       *[other] are { $found }
    }.

impossible = { $where }: { $why } (rule { $rule }).

seat-range = { $where }: there is no seat { $seat }; the seats of this game are 0 to { $most }.

## Replaying a record

no-chance-here = { $where }: this entry of seat null says what chance decided, but nothing is left to
    chance at this point; remove it.

chance-missing = { $where }: chance comes in after this move, but the entries of seat null with its
    outcome are missing or not the right ones.

illegal-move = { $where }: this move breaks rule { $rule }.

abandoned-scores = { $where }: the record says that the game was abandoned, so this must be null.

not-over = The game is not over when the moves of the record end (entries: { $moves }); add the rest,
    or mark it as abandoned.

differs = { $where }: the record says { $said }, but playing it again gives { $made }.

commitment-alone = The record has a commitment without the seed of a table that would prove it; add
    that seed, or make the commitment null.

other-commitment = The commitment of the record is not the SHA-256 of the secret in its seed; it is
    missing, or one of the two has been changed.

draw-again = { $where }: the number of this draw is { $draw }, but it must be higher than that of every
    draw before it; the deal is draw 0.

## Commands, files and bots

no-such-bot-class = There is no bot “{ $bot }”: { $reason }. Name a class that Python can import, as package:Class.
not-a-bot = “{ $bot }” cannot play: it lacks { $missing }. A bot is a class with the methods begin, choose and end.
bot-not-made = “{ $bot }” cannot play: making one failed with { $reason }. A bot is a class that can be called without arguments.
unknown-bot = There is no bot called “{ $bot }”; choose among { $known }.
wrong-bots = { $bots } bots were named for { $players } seats; name one for each seat, or a single one for all.
cannot-write = { $file }: the file cannot be written ({ $problem }).
cannot-read = { $file }: the file cannot be read ({ $problem }).
no-such-folder = { $file }: there is no such folder to write into.
no-files = No file was named; name at least one with records.
no-records = { $file }: there is no record in it.
no-such-move = There is no move with the number { $move }.
unknown-rule = { $game } has no rule “{ $rule }”; its rules are { $first } to { $last }.
argument-range = { $name } is { $value }; it must be from { $low } to { $high }.

## What stands in a place of JSON

type-int = a whole number
type-int-from = a whole number from { $number } up
type-int-to = a whole number up to { $number }
type-int-below = a whole number below { $number }
type-float = a number
type-str = a text
type-str-form = a text of the right form
type-str-short = a text of at most { $number } letters
type-bool = true or false
type-null = null
type-list = a list
type-list-of = a list of length { $number }
type-object = an object
type-other = something else

## Why a file cannot be used

file-no-such-file = there is none of that name
file-is-a-folder = it is a folder
file-not-permitted = it is not permitted
file-no-space = there is no space left
file-name-too-long = its name is too long
file-problem = the system reports error { $number }
