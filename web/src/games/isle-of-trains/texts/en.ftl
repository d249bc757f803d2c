### What only the page says about Isle of Trains, in English: buttons, labels, what is read aloud.

## Goods and cards
board-goods = { $count } { $kind ->
        [coal] coal
        [oil] oil
       *[box] { $count ->
            [one] box
           *[other] boxes
        }
    }
board-good = { $kind ->
        [coal] coal
        [oil] oil
        [box] a box
       *[any] anything you like
    }{ $down ->
        [yes] { " " }face down
       *[no] { "" }
    }{ $card ->
        [none] { "" }
       *[other] { " " }({ $card })
    }
board-phantom = Phantom card
board-card = { $card }: costs { $cost }, would score { $worth }, as a good it is { $cargo ->
        [coal] coal
        [oil] oil
        [box] a box
       *[wild] any good
    }
board-fact-cost = costs { $cost }
board-fact-weight = weighs { $weight }
board-fact-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-fact-cargo = as a good: { $cargo ->
        [coal] coal
        [oil] oil
        [box] box
       *[wild] fits any car
    }
board-pulls = Pulls { $power }
board-short-caboose-1 = deliver: +1 card
board-short-caboose-2 = load coal: +1 card
board-short-caboose-3 = any 1 good
board-short-caboose-4 = 2 buildings
board-short-caboose-5 = trains cost −1
board-short-caboose-6 = pulls +2
board-short-coal-factory = 2 per coal delivered
board-short-oil-refinery = 2 per oil delivered
board-short-customs-house = 2 per box delivered
board-short-grand-central = 8 points
board-short-bank = 2 per good on board
board-short-rail-yard = 2 per car
board-ability-caboose-1 = Draw one card after each deliver action.
board-ability-caboose-2 = Draw one card whenever you load coal.
board-ability-caboose-3 = Only you may load it, with one good of any kind.
board-ability-caboose-4 = You may have two buildings.
board-ability-caboose-5 = Train cards cost one card less; buildings do not.
board-ability-caboose-6 = The engine pulls two more.
board-ability-coal-factory = 2 points for each coal of your completed contracts.
board-ability-oil-refinery = 2 points for each oil of your completed contracts.
board-ability-customs-house = 2 points for each box of your completed contracts.
board-ability-grand-central = 8 points.
board-ability-bank = 2 more points for each good on your train.
board-ability-rail-yard = 2 points for each car; cabooses count, the engine does not.

## What loading a rival's car gives
board-bonus = draw { $draw }{ $discard ->
        [0] { "" }
       *[other] , then discard { $discard }
    }
board-bonus-action = draw { $draw }{ $discard ->
        [0] { "" }
       *[other] , then discard { $discard }
    }, then { $action }
board-then-draw = draw
board-then-build = build
board-then-load = load your own train
board-then-deliver = deliver
board-loading-gives = Loading it gives a rival: { $bonus }

## Trains
board-your-train = Your train
board-rivals = The other trains
board-trains = The trains
board-gauge = Weight { $weight }, power { $power }
board-engine = { $card }: the train pulls { $power }, { $points } points
board-car = { $card }: weighs { $weight }, { $points } points
board-car-room = { $card }: weighs { $weight }, { $count } of { $room } goods loaded, { $points } points
board-building = { $card }: { $points } points.
board-loaded = On it: { $goods }.
board-car-load = Load it here
board-car-scrap = Scrap it
board-car-keep = Keep it after all
board-car-deliver = { $used } for the contract, { $sold } sold. Choose again
board-hand-count = { $count ->
        [one] One card in hand
       *[other] { $count } cards in hand
    }
board-known = { $count } known
board-build = Build { $card }: costs { $price ->
        [one] 1 card
       *[other] { $price } cards
    }, brings { $points }
board-upgrade = { $card } in place of { $replaced }: costs { $price ->
        [one] 1 card
       *[other] { $price } cards
    }, brings { $points }
board-must-scrap = Something has to be scrapped first
board-total = Worth now

## The island
board-island = The island
board-contract = { $name }: { $goods }, { $points } points
board-contract-back = { $name }, then { $goods }, { $points } points
board-contract-owner = Taken by { $owner }
board-contract-done = Completed
board-contract-ready = All of it is on your train
board-contract-missing = Missing: { $goods }
board-contract-choose = Deliver here

## The middle
board-market = Pile and discards
board-pile = Draw pile: { $count ->
        [one] one card
       *[other] { $count } cards
    }
board-pile-draw = Draw a card. { board-pile }
board-discards = Discards: { $count ->
        [one] one card
       *[other] { $count } cards
    }
board-row = The open row
board-row-card = { $card }, in the open row
board-row-take = Take { $card } from the open row
board-ends = { $taken } of { $most } contracts taken: then the end comes
board-to-end = taken, to the end
board-triggered = The end is near
board-final-turns = { $count ->
        [one] The very last turn
       *[other] { $count } turns left
    }

## The hand, and what is done
board-hand = Your hand
board-hand-none = No cards in hand.
board-act = Tap a card to build or load it. Or draw, or deliver.
board-actions-left = { $count ->
        [one] One action left
       *[other] { $count } actions left
    }
board-lifted = { $card }: load it onto a lit car, or build it.
board-lifted-build = { $card }: tap where to build it.
board-lifted-load = { $card }: load it onto a lit car.
board-face-down = Face down, −1 card
board-put-back = Put back
board-building-now = { $card }: { $left ->
        [0] paid for.
        [one] choose 1 card to pay.
       *[other] choose { $left } cards to pay.
    }{ $scraps ->
        [yes] { " " }Tap cars or buildings to scrap them.
       *[no] { "" }
    }
board-discarding = { $why ->
        [five] You keep five cards: choose { $due } to discard.
        [load] Loading face down: choose { $due } to discard.
       *[bonus] Choose { $due } to discard.
    }
board-delivering = { $contract ->
        [yes] Choose a lit contract. Tap cars to sell what they carry.
       *[no] Tap cars to sell what they carry: two cards for each good.
    }
board-draw-more = { $count ->
        [one] One card to draw: from the pile or the row.
       *[other] { $count } cards to draw: from the pile or the row.
    }
board-extra = You may take an extra action.
board-extra-act = Extra action: { $action ->
        [draw] draw a card.
        [build] build something.
        [load] load your own train.
       *[deliver] deliver.
    }
board-points = points
board-selling = { $count ->
        [one] one good sold
       *[other] { $count } goods sold
    }
board-draws = { $count ->
        [one] card to draw
       *[other] cards to draw
    }
board-tray = To be paid: { $count } of { $due } cards
board-tray-back = Take { $card } back
board-confirm-build = Build
board-confirm-discard = Discard
board-confirm-deliver = Deliver
board-cancel = Cancel
board-close = Close
board-do-draw = Draw
board-do-build = Build
board-do-load = Load
board-do-deliver = Deliver
board-decline = No extra action

## Moves in words, for a hint
board-say-draw = { $count ->
        [one] Draw a card
       *[other] Draw { $count } cards
    }
board-say-build = Build { $card }
board-say-upgrade = Build { $card } in place of { $replaced }
board-say-scrap = Scrap { $things }
board-say-pay = Pay with { $cards }
board-say-load = Load { $card } onto { $car } of { $owner }{ $down ->
        [yes] , face down
       *[no] { "" }
    }
board-say-load-own = Load { $card } onto your own { $car }{ $down ->
        [yes] , face down
       *[no] { "" }
    }
board-say-discard = Discard { $cards }
board-say-deliver = Deliver
board-say-contract = Complete a contract of { $contract }: { $goods }, { $points } points
board-say-use = Take for it { $goods }
board-say-sell = Sell { $goods }
board-say-any = { $count ->
        [one] one good of any kind
       *[other] { $count } goods of any kind
    }
board-say-new-car = new car
board-say-extra = Use the extra action to { $action ->
        [draw] draw a card
        [build] build
        [load] load your own train
       *[deliver] deliver
    }
board-say-decline = Take no extra action
board-say-end = Leave it at that
