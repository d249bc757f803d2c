### What is said at a table of Off the Rails, in English: what a seat is asked, what happened, how
### things are called, and why a move is refused. Its nouns are those of rulebook.ftl.

made-by = Designed, illustrated and produced by Andrew Platt.

## Prompts: what the seat is asked

prompt-act = Your actions: lay or upgrade rails, launch a cart or change a speed, or end your
    actions.

prompt-move-cart = Your actions are over: choose the cart that moves now.

prompt-pick = Your cart takes a piece from this square: choose which.

prompt-second-pick = Your cart has stopped: take a second piece from this square, or do without it.

prompt-turn = Your cart passes a junction: choose the exit by which it goes on.

prompt-face = Your cart has stopped: choose where it faces.

prompt-name-lost = Your cart was struck: name the piece that it surely loses.

prompt-split = Your cart was struck: split the rest of its load into two halves, of which one is
    lost.

prompt-choose-half = You have struck a cart: choose the hand whose pieces it loses.

prompt-face-struck = Your cart was struck: choose where it faces.

prompt-take-mission = You have fulfilled a mission: choose the one that you take.

prompt-place-token = The mines cave in: choose the square onto which the token falls.

prompt-over = The game is over: the mines have caved in, and the points have been counted.

## What a seat that waits, or somebody who watches, is told

wait-act = Another player is taking actions.

wait-move-cart = Another player is choosing which cart moves.

wait-pick = Another player's cart is picking up a piece.

wait-second-pick = Another player's cart has stopped and may take a second piece.

wait-turn = Another player is choosing an exit at a junction.

wait-face = Another player is choosing where a cart faces.

wait-name-lost = Another player's cart was struck and loses a piece.

wait-split = Another player's cart was struck, and its load is being split.

wait-choose-half = Another player is choosing which half is lost.

wait-face-struck = Another player's cart was struck and turns away.

wait-take-mission = Another player is taking a mission.

wait-place-token = Another player is placing a collapse token.

## The pieces: what they are called, singly and by the value that the log has for one

piece-rock = Rock
piece-ruby = Ruby
piece-emerald = Emerald
piece-gold = Gold nugget
piece-diamond = Diamond

piece-name = { $piece ->
        [rock] a rock
        [ruby] a ruby
        [emerald] an emerald
        [gold] a gold nugget
        [diamond] a diamond
       *[other] { $piece }
    }

## Clans, mines and carts

clan-red = Red clan
clan-yellow = Yellow clan
clan-green = Green clan
clan-blue = Blue clan

mine-red = Red mine
mine-yellow = Yellow mine
mine-green = Green mine
mine-blue = Blue mine

cart-white = White cart
cart-black = Black cart

## The deposit cards, each for a square of a mine, and the collapse card

card-deposit = { $mine ->
        [red] Red
        [yellow] Yellow
        [green] Green
       *[blue] Blue
    } mine, square { $number }

card-collapse = Collapse card

## The missions: a name, and what fulfils it

mission-M01 = One delivery of five pieces; rocks count.
    .title = Full load

mission-M02 = One delivery with jewels of at least three kinds.
    .title = Three colours

mission-M03 = One delivery with at least three rubies.
    .title = Red run

mission-M04 = One delivery with at least one diamond.
    .title = Sparkler

mission-M05 = One delivery with at least two gold nuggets.
    .title = Gold rush

mission-M06 = Both your carts deliver in the same turn, at least one piece each.
    .title = Twin haul

mission-M07 = One delivery of at least two pieces, on a surface that is not yours.
    .title = Uninvited guest

mission-M08 = Your cart runs into a rival's cart, which loses at least two pieces at once.
    .title = Ram

mission-M09 = One of your carts goes six squares at speed 6, and is still on the board when all your
    carts have moved.
    .title = Full throttle

mission-M10 = In one move a cart takes pieces from at least three squares, and does not derail.
    .title = Grand tour

mission-M11 = One delivery with at least two rocks.
    .title = Rock hauler

## The log: one line for each kind of event

log-laid = { $seat } lays rails { $exits } in row { $row }, column { $column }.

log-upgraded = { $seat } upgrades the rails in row { $row }, column { $column } to { $exits }.

log-launched = { $seat } launches the { $cart ->
        [white] white
       *[black] black
    } cart on the surface, at { $row ->
        [0] column { $column }
        [10] column { $column }
       *[other] row { $row }
    }.

log-speed-changed = { $seat } sets the { $cart ->
        [white] white
       *[black] black
    } cart to speed { $speed }.

log-rolled = The { $cart ->
        [white] white
       *[black] black
    } cart of { $seat } { $count ->
        [one] rolls one square, to
       *[other] rolls { $count } squares, to
    } row { $row }, column { $column }.

log-picked = The { $cart ->
        [white] white
       *[black] black
    } cart of { $seat } picks up { piece-name }.

log-came-home = The { $cart ->
        [white] white
       *[black] black
    } cart of { $seat } comes home { $load-count ->
        [0] empty
       *[other] with { $load }
    }.

log-derailed = The { $cart ->
        [white] white
       *[black] black
    } cart of { $seat } derails in row { $row }, column { $column }{ $load-count ->
        [0] ; it was empty.
       *[other] , and into the bag { $load-count ->
            [one] goes
           *[other] go
        } { $load }.
    }

log-out = The { $cart ->
        [white] white
       *[black] black
    } cart of { $seat } is out of the game.

log-collided = The { $cart ->
        [white] white
       *[black] black
    } cart of { $seat } runs into the { $other ->
        [white] white
       *[black] black
    } cart of { $struck }.

log-collided-own = The { $cart ->
        [white] white
       *[black] black
    } cart of { $seat } runs into the { $other ->
        [white] white
       *[black] black
    } one of the same clan.

log-touched = The { $cart ->
        [white] white
       *[black] black
    } cart of { $seat } runs into the { $other ->
        [white] white
       *[black] black
    } cart of { $struck }, but their rails do not connect: nothing is lost.

log-touched-own = The { $cart ->
        [white] white
       *[black] black
    } cart of { $seat } runs into the { $other ->
        [white] white
       *[black] black
    } one of the same clan, but their rails do not connect: nothing is lost.

log-lost = The { $cart ->
        [white] white
       *[black] black
    } cart of { $seat } loses { $load-count ->
        [0] nothing
       *[other] { $load }
    }.

log-halved = In the left hand of { $seat }: { $left-count ->
        [0] nothing
       *[other] { $left }
    }; in the right hand: { $right-count ->
        [0] nothing
       *[other] { $right }
    }.

log-mission-taken = { $seat } takes the mission “{ $mission ->
        [M01] { mission-M01.title }
        [M02] { mission-M02.title }
        [M03] { mission-M03.title }
        [M04] { mission-M04.title }
        [M05] { mission-M05.title }
        [M06] { mission-M06.title }
        [M07] { mission-M07.title }
        [M08] { mission-M08.title }
        [M09] { mission-M09.title }
        [M10] { mission-M10.title }
       *[M11] { mission-M11.title }
    }”.

log-deposited = { $load-count ->
        [0] The bag is empty: no deposit
       *[other] A new deposit, { $load },
    } on square { $number } of the { $mine ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } mine.

log-collapse-announced = { $seat } draws the collapse card: everybody has one more turn before the
    mines cave in, { $seat } the last.

log-token-drawn = { $seat } draws a collapse token of the { $mine ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } mine.

log-token-gone = A collapse token of the { $mine ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } mine has no square to fall on and leaves the game.

log-token-fell = The { $mine ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } mine caves in at row { $row }, column { $column }.

log-finished = { $end ->
        [carts] No cart is left on the board: the points are counted, and the game ends.
       *[tokens] No collapse token is left: the points are counted, and the game ends.
    }

## The lines of the score sheet

line-jewels = Stored jewels
line-rubies = Most rubies
line-carts = Carts safe at home
line-missions = Missions

## The ends and the options

end-carts = No cart left on the board
end-tokens = No collapse token left

option-quick = Quick game

option-quick-description = Fewer deposit cards: the collapse comes sooner.

option-missions = Missions

option-missions-description = Mission cards lie face up; whoever fulfils one takes it for 4 points.

## Why not? For a kind of move and a rule, else for the rule alone. Each sentence is true wherever
## the rules refuse that kind of move by that rule.

refused-OR-6 = It is not for you to decide now: turns pass clockwise, and in the turn of another
    player you are asked only when one of your carts is struck.

refused-take-mission-OR-7 = You can take only a mission that lies face up and that the movement of
    this turn has fulfilled.

refused-OR-7 = Your movement has fulfilled a mission: take it first, or one of them.

refused-lay-OR-10 = Rails are laid only on a square without track, never on the centre of a mine and
    never on a collapse token.

refused-upgrade-OR-11 = You can upgrade only rails on which no cart stands, and only by an exit that
    they do not have yet.

refused-lay-OR-12 = No card with a straight and a curve is left.

refused-upgrade-OR-12 = No card with a T and a cross is left.

refused-launch-OR-13 = You can launch only a cart from your supply, and only onto a square of your
    own surface on which no cart stands.

refused-speed-OR-14 = You can change only the speed of a cart of yours that is on the board, and
    never below 3 or above 6.

refused-lay-OR-15 = Your actions are over: now your carts move.

refused-upgrade-OR-15 = { refused-lay-OR-15 }

refused-launch-OR-15 = { refused-lay-OR-15 }

refused-speed-OR-15 = { refused-lay-OR-15 }

refused-end-actions-OR-15 = Your actions are over already: choose the cart that moves now.

refused-move-cart-OR-15 = First your actions end, then your carts move: each one that is on the
    board, and only once a turn.

refused-OR-15 = This is not the time for that: first you take your actions, then you choose which
    cart moves, and on its way you are asked for everything else.

refused-turn-OR-16 = A cart that passes a junction leaves by one of its exits, though never by the
    one it came in by. If it has stopped there, you choose its facing.

refused-face-OR-16 = A cart that has stopped on a junction faces one of its exits, though never the
    one it came in by. If it only passes, you choose the exit by which it goes on.

refused-OR-16 = Your cart is on a junction: first choose its exit, or its facing if it has stopped.

refused-skip-pick-OR-20 = Only the second piece may be left: the first one of every square is
    compulsory.

refused-OR-20 = Your cart is picking up: first choose the piece it takes; only a second one may be
    left.

refused-pick-OR-21 = Your cart can take only a piece that lies on its square, and as long as there
    are rocks it takes a rock.

refused-name-lost-OR-23 = Of an odd load the owner names one lost piece, just once, and it must be
    one that the struck cart carries.

refused-split-OR-23 = You split the load into two equal halves, once the piece lost of an odd load
    has been named. Of the two you say the one that comes first in the order rock, ruby, emerald,
    gold, diamond.

refused-choose-half-OR-23 = The player who caused the collision chooses a half, once the load has
    been split.

refused-OR-23 = A cart has been struck: what it loses must be settled first.

refused-face-OR-25 = After a collision a cart faces an exit that does not lead towards the hit.

refused-OR-25 = After the collision it must first be chosen where a cart faces.

refused-place-token-OR-32 = A token falls next to one of the same mine, not diagonally; never on the
    centre of a mine, on a surface or on another token.

refused-OR-32 = You have drawn a collapse token: place it first.

refused-OR-36 = The game is over: no cart is left on the board, or no token is left to draw.

## Why a position cannot be: what a file says that the rules do not allow

impossible-opposite = two players have opposite clans

impossible-pieces = of “{ $piece }” there are { $wanted } in stores, bag, holds and on the board,
    but here they add up to { $found }

impossible-pieces-total = there are { $wanted } pieces in all, but here { $found ->
        [one] there is { $found }
       *[other] there are { $found }
    }

impossible-pile-mines = pile { $pile } must have exactly one card of the mine “{ $mine }”

impossible-pile-collapse = the collapse card must be in pile 4

impossible-deck-size = the deposit deck has { $wanted } cards, but here { $found ->
        [one] there is { $found }
       *[other] there are { $found }
    }

impossible-opening-mine = the opening deposits are listed as red, yellow, green, blue, and
    “{ $card }” is no card of the mine “{ $mine }”

impossible-collapse-mine = the collapse deck is listed as red, yellow, green, blue, and “{ $card }”
    is no card of the mine “{ $mine }”

impossible-opening-pieces = the square of “{ $card }” gets { $wanted } pieces, but here { $found ->
        [one] there is { $found }
       *[other] there are { $found }
    }

impossible-bag-empty = the bag does not have this many of “{ $piece }”

impossible-missions-count = there are { $wanted } missions in play, but here { $found ->
        [one] there is { $found }
       *[other] there are { $found }
    }

impossible-missions-option = without the option “missions” there are none

impossible-hold = the hold of the { $cart ->
        [white] white
       *[black] black
    } cart has room for { $most } pieces, but here it has { $found }

impossible-carts-count = each player has { $wanted } carts, but here { $found ->
        [one] there is { $found }
       *[other] there are { $found }
    }

impossible-cart-centre = { $square } is the centre of a mine, and no cart can be there

impossible-cart-surface = { $square } is on the surface, where a cart stays only if it has just been
    launched

impossible-cart-no-track = a cart cannot be on { $square }, where no rails lie

impossible-cart-facing = the cart on { $square } faces { $facing }, but the rails there have only
    the exits { $exits }

impossible-cart-token = a cart cannot be on { $square }, where a collapse token lies

impossible-two-carts = there are two carts on { $square }

impossible-speed = a speed is from 3 to 6, not { $speed }

impossible-track-surface = { $square } is on the surface, where no rails lie

impossible-track-centre = { $square } is the centre of a mine, where no rails lie

impossible-track-token = a collapse token lies on { $square }, so there are no rails

impossible-rails = there are { $found } straights and curves, but only { $most } cards for them

impossible-junctions = there are { $found } junctions, but only { $most } cards for them

impossible-pieces-surface = { $square } is on the surface, where no pieces lie

impossible-pieces-centre = { $square } is the centre of a mine, where no pieces lie

impossible-pieces-token = a collapse token lies on { $square }, so there are no pieces

impossible-token-surface = { $square } is on the surface, where no collapse token falls

impossible-token-centre = { $square } is the centre of a mine, where no collapse token falls

impossible-tokens-mine = there are { $most } collapse tokens of the mine “{ $mine }”, but here
    { $found }

impossible-tokens-left = at most { $most } collapse tokens are left to draw, but here { $found }

impossible-end-tokens = { $left ->
        [0] no collapse token is left to draw, so the end is “tokens”
        [one] one collapse token is left to draw, so the end is not “tokens”
       *[other] { $left } collapse tokens are left to draw, so the end is not “tokens”
    }

impossible-end-carts = at the end no cart is on the board: each is in a supply or out of the game

impossible-chance-pieces = { $wanted ->
        [one] one piece comes
       *[other] { $wanted } pieces come
    } out of the bag, but here { $found ->
        [one] there is { $found }
       *[other] there are { $found }
    }

impossible-chance-bag = the bag does not have this many of “{ $piece }”

impossible-chance-token = no collapse token of the mine “{ $mine }” is left to draw

impossible-chance-lost = { $wanted ->
        [one] one piece is
       *[other] { $wanted } pieces are
    } lost, but here { $found ->
        [one] there is { $found }
       *[other] there are { $found }
    }

impossible-chance-hold = the struck cart does not carry this many of “{ $piece }”

impossible-chance-left = these pieces are neither of the two halves
