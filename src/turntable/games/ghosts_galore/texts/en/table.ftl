### What is said at a table of Ghosts Galore, in English: what a seat is asked, what happened, how
### things are called, and why a move is refused. Its nouns are those of rulebook.ftl.

## Prompts: what the seat is asked

prompt-choose-side = Choose which side of your board lies up, A or B.

prompt-keep = Keep one of your two tiles as your hidden tile; the other one will be mixed back in.

prompt-draw-or-choose = Your turn: draw a tile if the stack has any left, or choose an unclaimed one
    if any lies face up.

prompt-claim-or-leave = You have drawn a tile: claim it with your minecart or leave it.

prompt-place = Place the tile you have claimed on a free space of your board, in any rotation.

prompt-place-hidden = Place your hidden tile on the last free space of your board, in any rotation.

prompt-over = The game is over, and the boards have been scored.

## What a seat that waits, or somebody who watches, is told

wait-choose-side = Waiting until everybody has chosen a side.

wait-keep = Waiting until everybody has kept a hidden tile.

wait-draw-or-choose = It is another player's turn to draw or choose a tile.

wait-claim-or-leave = Another player has drawn a tile and must now claim it or leave it.

wait-place = Waiting until everybody has placed their claimed tile.

wait-place-hidden = Waiting until everybody has placed their hidden tile.

## The log: one line for each kind of event

log-side-chosen = { $seat } chooses side { $side }.

log-hidden-seen = { $seat } looks at their hidden tile: it is { $tile }.

log-pair-seen = { $seat } looks at the two tiles taken: { $tile } and { $spare }.

log-kept = { $seat } keeps one of the two tiles in secret.

log-kept-tile = The tile that { $seat } keeps is { $tile }.

log-stacks-formed = The other tiles are mixed again, and the eight stacks are formed.

log-round-began = Round { $round } begins: { $lamp } has the lamp and takes the first turn.

log-drawn = { $seat } draws tile { $tile }.

log-left = { $seat } leaves tile { $tile }.

log-claimed = { $seat } claims tile { $tile }.

log-turned-up = Tile { $tile } is turned up.

log-placed = { $seat } places tile { $tile } in row { $row }, column { $column }, { $rotation ->
        [0] unturned
       *[other] turned { $rotation }° clockwise
    }.

log-hidden-placed = { $seat } places the hidden tile, { $tile }, in row { $row }, column { $column },
    { $rotation ->
        [0] unturned
       *[other] turned { $rotation }° clockwise
    }.

log-discarded = Nobody has claimed tile { $tile }, so it leaves the game.

log-finished = All boards are full: they are scored, and the game ends.

## The lines of the score sheet

line-dragons = Dragons
line-ghosts = Ghosts
line-golems = Golems
line-satyrs = Satyrs
line-skeletons = Skeletons
line-slimes = Slimes
line-bats = Bats
line-werewolves = Werewolves
line-wisps = Wisps
line-diamonds = Diamonds
line-bone = Bone doors
line-tooth = Tooth doors
line-other = Other paths

## The end and the options

end-boards = All boards full

option-expert = Expert variant

option-expert-description = During setup you take two tiles instead of one and keep one of them as
    your hidden tile.

## Monsters and track

monster-dragon = Dragon
monster-ghost = Ghost
monster-golem = Golem
monster-satyr = Satyr
monster-skeleton = Skeleton
monster-slime = Slime
monster-bat = Bat
monster-werewolf = Werewolf
monster-wisp = Wisp

track-straight = Straight
track-curve = Curve
track-bridge = Bridge
track-double-curve = Double curve

## Why not? For a kind of move and a rule, else for the rule alone. Each sentence is true wherever
## the rules refuse that kind of move by that rule.

refused-choose-side-GG-1 = You have already chosen the side of your board, and it is chosen only once.

refused-GG-1 = You have already chosen your side; the game goes on as soon as everybody else has too.

refused-choose-side-GG-5 = All sides are already chosen, and you have kept your hidden tile; the
    game goes on as soon as everybody else has too.

refused-keep-GG-5 = Only in the expert variant do you keep a tile, just once, right after all sides
    are chosen, and it must be one of the two you took.

refused-GG-5 = You have already kept your hidden tile; the game goes on as soon as everybody else has
    too.

refused-choose-side-GG-6 = It is not your turn, and sides are chosen only once, before the first
    round.

refused-keep-GG-6 = It is not your turn, and only in the expert variant do you keep one of two tiles,
    before the first round.

refused-leave-GG-6 = It is not your turn, and only the player who has just drawn a tile can leave it.

refused-place-GG-6 = It is another player's turn; tiles are placed once everybody has claimed one.

refused-GG-6 = It is not your turn: turns pass clockwise, and whoever has claimed a tile is skipped
    for the rest of the round.

refused-draw-GG-7 = You can draw only as your turn begins, one tile a turn, and right now you have
    something else to decide.

refused-claim-GG-7 = You have just drawn a tile, so this turn you can only claim that one or leave it.

refused-leave-GG-7 = You can leave only a tile that you have just drawn, and right now there is none
    for you to decide about.

refused-claim-GG-8 = You can claim one tile a round, in your turn, and it must lie face up and still
    be unclaimed.

refused-draw-GG-9 = The current stack is empty, so all you can do now is choose a face-up tile that
    is still unclaimed.

refused-draw-GG-10 = You are the only player left without a tile, so there is nothing more to draw:
    choose one of the five unclaimed tiles.

refused-choose-side-GG-11 = Sides are chosen only once, before the first round; you have placed your
    tile, and the game goes on as soon as everybody else has too.

refused-keep-GG-11 = Only in the expert variant do you keep one of two tiles, before the first round;
    you have placed your tile, and the game goes on as soon as everybody else has too.

refused-place-GG-11 = You place one tile a round, once everybody has claimed, and only on a free space
    of your own board.

refused-GG-11 = You have already placed your tile; the game goes on as soon as everybody else has too.

refused-place-GG-13 = Your hidden tile is the last one you place, on the only space that your other
    eight tiles leave free, and then your board is full.

refused-GG-13 = You have placed your hidden tile and your board is full, so you have no more moves in
    this game.
