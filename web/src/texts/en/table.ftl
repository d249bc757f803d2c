### At a table: before, during and after a game.

title-table = Turntable
title-gathering = Waiting for players – Turntable
title-your-turn = ● Your turn – Turntable
title-waiting = Waiting for { $names } – Turntable
title-finished = Game over – Turntable

## Before the game

lobby-lead = { $open ->
    [0] Everybody is here.
    [one] One seat is still open.
   *[other] { $open } seats are still open.
}
seats = Seats
open-seat = Open seat
sit = Sit down here
sit-here-too = Sit on this device
add-bot = Add bot
remove = Remove { $name } from the table
remove-short = Remove
leave-seat = Get up from the seat of { $name }
leave-seat-short = Get up
invite = Invite your friends
invite-note = Whoever opens this link takes a free seat with one click.
invite-link = Link to this table
copy-link = Copy link
copied = Link copied. Send it to your friends.
share = Share…
share-text = Come and play { $game } with me!
start = Start the game
start-waits = { $open ->
    [one] The game can start once the last seat is taken.
   *[other] The game can start once all seats are taken.
}
start-not-seated = Those at the table can start now.
sealed = Shuffle sealed
sealed-note = The table has fixed its part of the shuffle and shows its seal here; at the end it breaks the seal, and your browser checks that nothing was changed.
fairness-how = How can I check that?

## During the game

present = Here
away = Away
waited-for = The table is waiting for this player
points = Points:
points-at-least = at least { $points } points
tools = Tools
log = Log
last-event = What happened last
log-empty = Nothing has happened yet.
log-taken-back = { $seat } takes back { $moves ->
    [one] a move
   *[other] { $moves } moves
}.
log-taken-back-together = Everybody agreed: { $moves ->
    [one] one move is
   *[other] { $moves } moves are
} taken back.
undo = Take back
ask-undo = Ask to undo
ask-undo-note = Something has come to light since your move, so the others have to agree.
undo-asked = You have asked the others.
offer = { $name } would like to take a move back. All right with you?
offer-waits = { $name } has asked to take a move back; waiting for everybody to answer.
agree = Agree
refuse = Refuse
waiting-for = Waiting for { $names }.
bots-preparing = The bots are being prepared – only on the first start, up to a minute.
hint = Hint
hint-thinking = Thinking…
hint-note = See what the strongest bot would do (key H)
hint-title = What the strongest bot would do
hint-chance = { $wins ->
    [0] Against others like it, it expects to win hardly any of such games.
    [100] Against others like it, it expects to win nearly all of such games.
    [one] Against others like it, it expects to win about one of 100 such games.
   *[other] Against others like it, it expects to win about { $wins } of 100 such games.
}
hint-gains = Points it sees coming: { $gains }.
hint-gains-none = It expects no line of the score sheet to change any more.
hint-others = It also thought of this
hint-others-equal = It finds these just as good
hint-other = { $move } ({ $wins } of 100)
hint-edge = Compared with those it expects: { $gains }.
hint-edge-less = Compared with those it expects no more points ({ $gains }), but to win more often.
hint-show = Show me
hint-hide = Back
hint-shown = This is what would come of it. Nothing is decided yet.
hint-follow = Do it for me
hint-close = Close the hint
why-possible = That move is possible.
rules = Rules
rules-of = Rules of { $game }
rules-search = Search the rules
rules-found = { $count ->
    [0] No rule found
    [one] One rule found
   *[other] { $count } rules found
}
rules-none = No rule says anything about that.
rule = Rule { $rule }
connection-lost = Connection lost. Trying to reach the table again…
abandoned = This game was not finished and cannot be continued.
pass-to = Pass the device to { $name }
pass-note = What only { $name } may see comes next. Everybody else, please look away.
pass-taken = I am { $name }

## After the game

result = Result
counting = Counting the points…
skip-counting = Skip to the result
winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
score-sheet = Score sheet
score-line = Points for
score-note = Tap a line to read its rule.
total = Total
record = Download record
replay = Replay
fairness = Was it fair?
rematch = Play again
rematch-offered = Somebody wants to play again. You can join under “Result”.
rematch-join = Join the rematch
back-to-table = To the table

title-replay = Replay – Turntable
step-first = To the start
step-back = One move back
step-on = One move on
step-last = To the end
move-number = Move
move-of = Move { $move } of { $moves }
whose-eyes = Whose eyes
eyes-of = Seen by { $name }

## For the first time

in-short = In short
first-time = First time here?
first-time-read = See how it goes
