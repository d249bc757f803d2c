### The rule book of Ghosts Galore in English, in our own words: one message a rule, its id the
### rule's number. `turntable rules ghosts-galore` and the rules drawer show it in this order.

title = Ghosts Galore
tagline = Nine tiles, nine kinds of monsters, one abandoned mine: lay the ghost train its residents
    have been dreaming of.

## In short, for whoever plays for the first time

in-short-1 = The game lasts eight rounds. In each of them everybody claims one tile and then places it
    on their own board of nine spaces.
in-short-2 = In your turn you either turn up a tile from the stack, to claim it or leave it lying, or you
    claim one that somebody left. Whoever is last without a tile chooses among five.
in-short-3 = Place your tile on any free space, turned as you like. Track joins into paths that lead from
    door to door, and monsters stand along them.
in-short-4 = Every kind of monster scores in its own way, and so do the paths; a path between the two bone
    doors or the two tooth doors pays double. Put a tile down and the score sheet tells what it would
    bring, before you confirm.
in-short-5 = Your hidden tile goes onto the last space, at the very end. Most points win.

section-setup = Setup

GG-1 = Every player gets one of the five boards at random, nine spaces in three rows of three, and
    chooses which side, A or B, lies up. All choose at the same time, before anybody has seen a
    tile, and the sides chosen are public.
    .title = Boards and sides

GG-2 = The 78 track tiles are mixed face down and each player takes one in secret: the hidden tile.
    Once all sides are chosen (GG-1) you may look at yours whenever you like; nobody else sees it
    before you place it (GG-13).
    .title = The hidden tile

GG-3 = Eight face-down stacks are formed, one for each round, every stack with four tiles more than
    there are players: 6 with two players, 7 with three, 8 with four, 9 with five. The tiles left
    over go back into the box, and nobody looks at them.
    .title = Eight stacks

GG-4 = A start player, picked at random, takes the lamp. Seats are numbered clockwise from 0: on
    your left sits the player with the next number, and after the last seat comes seat 0 again.
    .title = Lamp and seats

GG-5 = In the expert variant you take two tiles instead of one during setup (GG-2) and keep one of
    them as your hidden tile; everybody decides in secret and at the same time. The other one, known
    to you alone, is mixed back in before the stacks are formed (GG-3).
    .title = Expert variant

GG-18 = Everybody may see the boards and their sides, every tile that is placed, claimed, face up or
    out of the game (GG-12), and how many tiles each stack holds. Everything else is secret: each
    hidden tile, except to its owner, the tiles in the stacks, and those left over in the box.
    .title = Public and secret

section-round = A round

GG-6 = The game lasts eight rounds, and in each of them the next stack, in the order of the game's
    record, becomes the current stack. From the holder of the lamp clockwise, players take turns,
    each time with action A (GG-7) or action B (GG-8), until everybody has claimed one tile. Whoever
    has claimed is skipped for the rest of the round.
    .title = Taking turns

GG-7 = Action A, draw: turn up the top tile of the current stack beside it, then either claim it
    with your minecart or leave it lying there; either way your turn is over. Whatever else lies
    face up, this action can claim only the tile just drawn. You may leave tiles as often as you
    like.
    .title = Draw a tile

GG-8 = Action B, choose: claim any face-up tile that is still unclaimed, no matter who turned it up.
    You can do so only when there is such a tile, and nothing is drawn.
    .title = Choose a tile

GG-9 = Once the current stack is empty there is nothing left to draw: the only possible action is to
    choose a face-up tile (GG-8).
    .title = Empty stack

GG-10 = The moment a single player is left without a tile, the rest of the current stack is turned
    up. That player must now choose (action B, GG-8) among the unclaimed tiles, and there are always
    exactly five of them.
    .title = The last player chooses

GG-11 = When everybody has claimed, each player places the claimed tile face up on a free space of
    their own board, in any of the four rotations, even where two of them look alike. It may lie
    apart from all other tiles and its track may lead nowhere, but a tile once placed is never moved
    or covered. All players place at the same time, in any order, and every placement is public at
    once. The next round begins when all have placed.
    .title = Place your tile

GG-12 = The four tiles that nobody claimed leave the game; which ones they are is public knowledge.
    The lamp passes to the player on the left, who starts the next round.
    .title = Leftovers and lamp

section-end = End of the game

GG-13 = After round eight every board has one free space left, and there each player places the
    hidden tile: all at the same time, in any rotation. Then the boards are scored (GG-20 to GG-33).
    .title = Place the hidden tile

section-track = Track and paths

GG-14 = A section of track joins two edges of its tile. A straight or a curve is a single section; a
    bridge is two straight sections that cross without joining, and a double curve two curved
    sections that do not join either.
    .title = Kinds of track

GG-15 = Two sections on neighbouring tiles are joined when both touch the edge those tiles share. A
    path is a chain of joined sections, followed as far as it goes; even a section on its own is
    one. A path may be open, run from door to door, or close into a loop.
    .title = What a path is

GG-16 = All twelve positions around the rim of a board side, three along each edge, are doors: two
    bone doors, two tooth doors and eight plain ones. Track that reaches the rim therefore always
    leads to a door.
    .title = The twelve doors

GG-17 = A monster stands on exactly one section of its tile, the one at its feet, and belongs to the
    path of that section. On a bridge or a double curve it does not count for the other section,
    unless both are part of the same path.
    .title = Where monsters belong

section-scoring = Scoring

GG-20 = Your dragons score together, by how many there are: none −5 points, one 1, two 4, three 9,
    four 16, five 25, six 36, seven 49, eight 64. More than eight count as eight.
    .title = Dragons in numbers

GG-21 = A ghost scores 6 points if its path has at least three ghosts, itself included, and 3 points
    if it has fewer. Any path counts, complete or not (GG-15).
    .title = Ghosts in company

GG-22 = Count your golems that have no other golem on an orthogonally adjacent tile, that is, right
    above, below, to the left or to the right. Together they score, by their number: none 0 points,
    one 4, two 10, three 18, four 28, five 40. Two golems on one tile are adjacent to each other, so
    neither of them counts.
    .title = Golems kept apart

GG-23 = A satyr scores 1 point for every different kind of monster on its path, its own kind
    included. On a path with one satyr, one ghost and two bats, for example, the satyr scores 3.
    .title = Satyrs and variety

GG-24 = A skeleton scores 1 point for every diamond on your whole board, wherever it is. Diamonds
    are counted here, not their values: a diamond of 3 still counts as one.
    .title = Skeletons and diamonds

GG-25 = A slime scores 1 point for every curve on your whole board. A double curve adds two; straights
    and bridges add nothing.
    .title = Slimes and curves

GG-26 = A bat scores 5 points if there is a bat on a tile orthogonally adjacent to its own, and
    nothing if there is none. A second bat on the same tile does not help.
    .title = Bats side by side

GG-27 = A werewolf scores 4 points. Whoever has the most of all players adds 10 points, or 5 in a game
    of two; players tied for the most each add the full bonus. Without a single werewolf there is no
    bonus.
    .title = Most werewolves

GG-28 = The more wisps you have, the more each of them scores: 3 points each with up to three, 4 each
    with four to six, 5 each with seven or more.
    .title = Wisps in swarms

GG-29 = Every diamond on your board scores the value printed on it, 1 or 3 points; add them all up.
    .title = Values of diamonds

GG-30 = If one path joins both bone doors, every section of that path scores 2 points; if none does,
    you get nothing here. Where the path uses both sections of a tile, both count.
    .title = Bone doors

GG-31 = If one path joins both tooth doors, every section of that path scores 2 points; if none does,
    you get nothing here. Where the path uses both sections of a tile, both count.
    .title = Tooth doors

GG-32 = Every other path from a door to a door scores 1 point a section, whichever doors they are:
    plain to plain, bone to tooth, bone to plain or tooth to plain. Loops and paths with fewer than
    two doors score nothing.
    .title = Other paths

GG-33 = Add up all thirteen categories (GG-20 to GG-32): most points wins. Among players who tie, the
    one with the fewest dead ends wins; a dead end is an end of track that meets the edge of a
    neighbouring tile where there is no track, and never one at the rim, where everything is a door
    (GG-16). Those still tied share the victory.
    .title = Winning the game
