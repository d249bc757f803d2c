### What only the page says about Off the Rails, in English: buttons, labels, what is read aloud.

## The board
board-mine = The mine
board-square = Row { $row }, column { $column }
board-surface = { $row ->
        [0] Column { $column }
        [10] Column { $column }
       *[other] Row { $row }
    }: surface, { $clan }
board-numbered = Row { $row }, column { $column }: { $mine }, { $number }
board-head = Row { $row }, column { $column }: { $mine }, its head
board-rail = Rail to { $exits }
board-fallen = Caved in
board-cart-here = { $cart }, { $clan }, facing { $facing }
board-exit-N = north
board-exit-E = east
board-exit-S = south
board-exit-W = west
board-count = { $count } × { $piece }
board-nothing = nothing

## What a tap on a square does
board-here-lay = Lay rails here
board-here-upgrade = Add an exit here
board-here-launch = Launch a cart here
board-here-place_token = Let the token fall here
board-here-move_cart = Let it roll
board-here-turn = Go this way
board-here-face = Face this way

## Where a cart would go
board-route-stops = Stops after { $count }
board-route-junction = Comes to a junction
board-route-home = Comes home!
board-route-derails = Derails!
board-route-collides = Hits a cart!
board-next-turn = Then: { $route }

## Carts
board-your-carts = Your carts
board-cart = { $cart }: { $place ->
        [supply] in the shed
        [out] lost in the mine
       *[board] speed { $speed }, load: { $load }
    }
board-in-shed = In the shed
board-out = Lost in the mine
board-faster = { $cart }: faster
board-slower = { $cart }: slower
board-roll = Roll!

## Panels
board-players = Clans
board-store = Store: { $pieces }
board-missions-taken = Missions taken: { $missions }
board-missions = Missions, { $points } points each
board-fulfilled = fulfilled!
board-bag = In the bag
board-rails-left = Straights and curves left
board-junctions-left = Junctions left
board-collapse = Towards the collapse
board-collapse-ahead = { $latest ->
        [1] The collapse card is the next one!
       *[other] { $earliest ->
            [1] Collapse card: any turn now, in { $latest } at the latest
           *[other] Collapse card: in { $earliest } to { $latest } turns
        }
    }
board-collapse-announced = The mines tremble! { $turns ->
        [one] They cave in after this turn
       *[other] They cave in after { $turns } more turns
    }
board-collapse-begun = { $count ->
        [one] The mines are caving in: one token left
       *[other] The mines are caving in: { $count } tokens left
    }
board-over-carts = No cart is left on the rails
board-over-tokens = The mines have caved in
board-next-deposits = Next deposits, in any order:
board-tokens-left = { $mine }: { $count ->
        [one] 1 token left
       *[other] { $count } tokens left
    }

## What is done next
board-actions-left = { $count ->
        [one] One action left
       *[other] { $count } actions left
    }
board-act = Tap rock to lay rails, a rail to add an exit, or your surface to launch a cart.
board-act-drag = Click rock to lay rails, or drag to draw a track; click a rail to add an exit.
board-act-no-cart-drag = Drag from your surface (it glows) into the rock: a cart, and a track for it.
board-act-no-cart = Tap rock to lay rails, and your surface (it glows) to launch a cart.
board-lay-turn = Tap it again to turn it.
board-upgrade-turn = Tap it again for another exit.
board-planned-full = That is all four actions.
board-choose-cart = Which cart rolls first?
board-last-cart = Off it goes!
board-choose-piece = Which piece does it take?
board-choose-second = It stops here: a second piece?
board-choose-exit = Which way does it go on? Steps left: { $count }
board-choose-facing = Where does it face?
board-choose-danger = { $route } Go there all the same?
board-choose-lost = Which piece is lost for sure?
board-choose-split = Hide the rest in two hands; { $name } picks the one that is lost.
board-choose-half = Which hand loses its { $count ->
        [one] piece
       *[other] { $count } pieces
    }?
board-choose-mission = Which mission do you take?
board-choose-token = { $mine }: where does it cave in?
board-token-here = Here it would fall. Tap again to let it.

## Buttons
board-confirm = { $count ->
        [one] Do it
       *[other] Do all { $count }
    }
board-confirm-roll = Do it, carts roll!
board-confirm-exit = Go { $exit }
board-confirm-token = Let it fall!
board-end-actions = End actions: roll!
board-end-actions-none = End actions
board-rotate = Turn
board-take-back = Drop last
board-cancel = Cancel
board-skip = No, that will do
board-shape = { $exits }
board-shapes = Shape of the rail
board-hand-left = Left hand
board-hand-right = Right hand
board-split = { $one } – { $other }

## Moves in words, for a hint
board-say-lay = Lay rails in row { $row }, column { $column }: { $exits }
board-say-upgrade = Add an exit in row { $row }, column { $column }: { $exits }
board-say-launch = Launch a cart on your surface, at { $row ->
        [0] column { $column }
        [10] column { $column }
       *[other] row { $row }
    }
board-say-speed = Make the { $cart ->
        [white] white
       *[black] black
    } cart { $faster ->
        [yes] faster
       *[no] slower
    }
board-say-move-cart = Let the { $cart ->
        [white] white
       *[black] black
    } cart roll
board-say-turn = Go { $exit }
board-say-face = Face { $exit }
board-say-pick = Pick up { $piece }
board-say-skip-pick = Pick up no more
board-say-name-lost = Give up { $piece }
board-say-split = Put into one hand: { $pieces }
board-say-choose-half = Choose the { $half ->
        [left] left
       *[right] right
    } hand
board-say-take-mission = Take the mission “{ $mission }”
board-say-place-token = Let it cave in at row { $row }, column { $column }
board-say-end-actions = End the actions
