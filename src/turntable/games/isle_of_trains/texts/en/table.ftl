### What is said at a table of Isle of Trains, in English: what a seat is asked, what happened, how
### things are called, and why a move is refused. Its nouns are those of rulebook.ftl.

made-by = Designed by Dan Keltner and Seth Jaffee, published by Dice Hate Me Games and Greater Than
    Games; the Spanish edition is by Looping Games.

## Prompts: what the seat is asked

prompt-act = Your turn: draw a card, build, load or deliver.

prompt-extra-draw = Your extra action: draw a card.

prompt-extra-build = Your extra action: build a card from your hand.

prompt-extra-load = Your extra action: load a good onto your own train.

prompt-extra-deliver = Your extra action: deliver goods from your train.

prompt-draw = Draw a card: take one from the row, or the top one of the pile.

prompt-scrap = Before you pay, scrap any of your cars, cabooses and buildings that should go; then
    go on with the build.

prompt-pay = Pay for what you build: choose a card to discard.

prompt-discard-to-load = Choose a card to discard for the good that you load face down.

prompt-discard-for-bonus = The bonus asks for a discard: choose a card from your hand.

prompt-extra = Take an extra action now, or do without it.

prompt-deliver = Complete a contract with goods from your train, or discard a good to draw two
    cards.

prompt-use = Choose a good for the contract.

prompt-sell = Discard another good to draw two cards, or end the delivery.

prompt-discard-to-five = Your actions are over: discard down to five cards.

prompt-over = The game is over, and the points have been counted.

## What a seat that waits, or somebody who watches, is told

wait-act = It is another player's turn to choose an action.

wait-extra-draw = Another player draws as an extra action.

wait-extra-build = Another player builds as an extra action.

wait-extra-load = Another player loads as an extra action.

wait-extra-deliver = Another player delivers as an extra action.

wait-draw = Another player is drawing cards.

wait-scrap = Another player is building and may scrap cards.

wait-pay = Another player is paying for a build.

wait-discard-to-load = Another player is loading a good face down and must discard a card.

wait-discard-for-bonus = Another player must discard for a bonus.

wait-extra = Another player may take an extra action.

wait-deliver = Another player is delivering goods.

wait-use = Another player is choosing goods for a contract.

wait-sell = Another player is delivering and may discard more goods for cards.

wait-discard-to-five = Another player is discarding down to five cards.

## The cards, by the values that the log has for them

card-name = { $card ->
        [engine_1] Level 1 Engine
        [engine_2] Level 2 Engine
        [engine_3] Level 3 Engine
        [hopper_1] Hopper Car
        [hopper_2] Hopper-2 Car
        [hopper_3] Megahopper Car
        [tanker_1] Tanker Car
        [tanker_2] Tanker 201 Car
        [tanker_3] Supertanker
        [boxcar_1] Boxcar
        [boxcar_2] Bigger Boxcar
        [boxcar_3] R3-D Boxcar
        [caboose_1] Caboose 1
        [caboose_2] Caboose 2
        [caboose_3] Caboose 3
        [caboose_4] Caboose 4
        [caboose_5] Caboose 5
        [caboose_6] Caboose 6
        [coal_factory] Coal Factory
        [oil_refinery] Oil Refinery
        [customs_house] Customs House
        [grand_central] Grand Central
        [bank] Bank
        [rail_yard] Rail Yard
       *[other] { $card }
    }

car-name = { $car ->
        [engine_1] Level 1 Engine
        [engine_2] Level 2 Engine
        [engine_3] Level 3 Engine
        [hopper_1] Hopper Car
        [hopper_2] Hopper-2 Car
        [hopper_3] Megahopper Car
        [tanker_1] Tanker Car
        [tanker_2] Tanker 201 Car
        [tanker_3] Supertanker
        [boxcar_1] Boxcar
        [boxcar_2] Bigger Boxcar
        [boxcar_3] R3-D Boxcar
        [caboose_1] Caboose 1
        [caboose_2] Caboose 2
        [caboose_3] Caboose 3
        [caboose_4] Caboose 4
        [caboose_5] Caboose 5
        [caboose_6] Caboose 6
        [coal_factory] Coal Factory
        [oil_refinery] Oil Refinery
        [customs_house] Customs House
        [grand_central] Grand Central
        [bank] Bank
        [rail_yard] Rail Yard
       *[other] { $car }
    }

replaced-name = { $replaced ->
        [engine_1] Level 1 Engine
        [engine_2] Level 2 Engine
        [engine_3] Level 3 Engine
        [hopper_1] Hopper Car
        [hopper_2] Hopper-2 Car
        [hopper_3] Megahopper Car
        [tanker_1] Tanker Car
        [tanker_2] Tanker 201 Car
        [tanker_3] Supertanker
        [boxcar_1] Boxcar
        [boxcar_2] Bigger Boxcar
        [boxcar_3] R3-D Boxcar
        [caboose_1] Caboose 1
        [caboose_2] Caboose 2
        [caboose_3] Caboose 3
        [caboose_4] Caboose 4
        [caboose_5] Caboose 5
        [caboose_6] Caboose 6
        [coal_factory] Coal Factory
        [oil_refinery] Oil Refinery
        [customs_house] Customs House
        [grand_central] Grand Central
        [bank] Bank
        [rail_yard] Rail Yard
       *[other] { $replaced }
    }

## The log: one line for each kind of event

log-drew = { $seat } draws { $count ->
        [one] one card
       *[other] { $count } cards
    }.

log-drew-card = Drawn by { $seat }: { card-name }.

log-drew-phantom = { $seat } draws { $count ->
        [one] one phantom card
       *[other] { $count } phantom cards
    }.

log-took = { $seat } takes { card-name } from the row.

# A sentence with only a card in it: it asks for the value itself, as one can then see.
log-turned-up = { $card ->
       *[other] { card-name } comes into the row.
    }

log-shuffled = The discards are shuffled into a new pile of { $count ->
        [one] one card
       *[other] { $count } cards
    }.

log-scrapped = { $seat } scraps { card-name }.

log-built = { $seat } builds { card-name } { $cost ->
        [0] for nothing
        [one] for one card
       *[other] for { $cost } cards
    }.

log-upgraded = { $seat } builds { card-name } in place of { replaced-name } { $cost ->
        [0] for nothing
        [one] for one card
       *[other] for { $cost } cards
    }.

log-loaded = { $seat } loads { card-name } onto the { car-name } of { $owner }.

log-loaded-own = { $seat } loads { card-name } onto their own { car-name }.

log-loaded-face-down = { $seat } loads a good face down onto the { car-name } of { $owner }.

log-loaded-own-face-down = { $seat } loads a good face down onto their own { car-name }.

log-discarded = { $seat } discards { $count ->
        [one] one card
       *[other] { $count } cards
    }.

log-extra-taken = { $seat } takes an extra action: { $action ->
        [draw] draw
        [build] build
        [load] load
       *[deliver] deliver
    }.

log-extra-declined = { $seat } does without the extra action.

log-completed = { $seat } completes { $side ->
        [primary] the primary contract
       *[secondary] a secondary contract
    } of { $contract }: +{ $points }.

log-sold = { $seat } discards { $count ->
        [one] one good
       *[other] { $count } goods
    } for cards.

log-action-lost = No action is possible for { $seat }: { $count ->
        [one] one is lost
       *[other] { $count } are lost
    }.

log-end-triggered = { $end ->
        [contracts] { $seat } has taken the primary contract that triggers the end
        [cards] Nothing is left to draw after the turn of { $seat }, which triggers the end
       *[turns] With this turn of { $seat } everybody has had 60, which triggers the end
    }: everybody has one final turn to come.

log-finished = Everybody has taken the final turn: the points are counted, and the game ends.

## The lines of the score sheet

line-train = Train
line-contracts = Contracts
line-buildings = Buildings
line-goods = Goods on the train

## The ends and the options

end-contracts = Contracts taken
end-cards = No cards left
end-turns = Sixty turns each

option-expert = Expert variant

option-expert-description = Three cards lie face up in a row, and whoever draws may take from there.

## Why not? For a kind of move and a rule, else for the rule alone. Each sentence is true wherever
## the rules refuse that kind of move by that rule.

refused-IT-3 = It is not your turn: turns pass clockwise.

refused-draw-IT-5 = In the expert variant you say where you draw from: the pile, or the row and then
    a card that lies there. In the standard game there is no row, and you just draw.

refused-IT-5 = You have a card to draw first, from the row or from the pile.

refused-scrap-IT-6 = You scrap only during a build, and nothing that would make the build
    impossible; when your actions are over, all you do is discard down to five cards.

refused-discard-IT-6 = Discarding is no action: you do it when your actions are over and you hold
    more than five cards. You discard cards that you hold, one by one in the order of the box, so
    those from there on must be enough.

refused-extra-IT-6 = You can take only an extra action that you are able to complete, and none once
    your actions are over.

refused-end-IT-6 = You cannot pass: as long as an action is possible you take one, and after your
    actions you discard down to five cards.

refused-IT-6 = Your actions are over: all you do now is discard down to five cards.

refused-IT-7 = There is nothing to draw from the pile: it is empty, and there are no discards to
    make a new one.

refused-build-IT-8 = You can build only a card that you hold and whose price, after any scrapping
    that is needed, your other cards can pay; and a build that you have begun is paid first.

refused-pay-IT-8 = You pay only after naming the card you build. You pay with cards that you hold,
    one by one in the order of the box, so those from there on must be enough for the rest of the
    price.

refused-IT-8 = You are building: first pay the rest of the price with cards from your hand.

refused-scrap-IT-9 = You scrap only during a build, after naming its card: your own cars, cabooses
    and buildings, each once, but not a car that is being replaced. Cars are named from the front,
    of like ones the first, and then buildings in the order of the box.

refused-IT-9 = You are building: first scrap what should go, or go on without scrapping any more.

refused-IT-10 = Your train would be too heavy for its power: scrap something that weighs on it.

refused-IT-11 = A new engine must have a higher level than yours. A freight car can replace only one
    of your own cars of the same kind and a lower level, of like ones the first; cabooses and
    buildings replace nothing.

refused-IT-12 = You would have too many buildings: one is allowed, two with caboose 4. Scrap a
    building.


refused-IT-14 = You can load only a card that you hold, onto a car that still has room and carries
    its cargo (face down, any that carries goods will do); of like cars in a train you name the
    first.

refused-load-IT-15 = To load face down you discard one more card from your hand: you need to have
    one, and once you have begun it comes before anything else.

refused-discard-IT-15 = For the good that you load face down, discard one of the other cards in your
    hand.

refused-IT-15 = You are loading a good face down: first discard a card for it.

refused-discard-IT-16 = For a bonus you discard only where the car says so, as many cards as it
    says, and only cards from your hand.

refused-extra-IT-16 = You choose an extra action only once, after you have loaded another player's
    car and have drawn and discarded for its bonus, and only one that this car gives.

refused-decline-IT-16 = There is no extra action to do without right now: you are asked after the
    cards of a bonus, and once you have chosen an extra action you must take it.

refused-IT-16 = You have a bonus to finish first: discard if it says so, and then take the extra
    action that you choose, or none if you do without it.

refused-IT-17 = A load that is an extra action must be on your own train.

refused-IT-18 = Only its owner may load caboose 3.

refused-deliver-IT-20 = You can deliver only with goods on your train, and only one delivery at a
    time.

refused-contract-IT-20 = A contract is completed in a deliver action, one at most, and you name it
    first, before any good that you discard for cards.

refused-use-IT-20 = You choose goods for a contract only after naming it in a deliver action, and
    only until it has all that it asks for.

refused-sell-IT-20 = You discard goods for cards only in a deliver action: goods on your own train,
    each as the kind that it is, car by car from the front, and of like cars the first.

refused-end-IT-20 = You deliver at least one good: complete a contract, or discard a good for two
    cards.

refused-IT-20 = You are delivering: first choose your goods, for a contract or for two cards each.

refused-contract-IT-21 = You can complete a primary contract that lies on the island, or one
    secondary contract of each that you own; your train must have all the goods it asks for, and you
    complete one at a time.

refused-use-IT-21 = Choose goods on your own train that the contract still needs, car by car from
    the front, of like cars the first, and so that it can still be completed.

refused-IT-21 = You are completing a contract: first choose all the goods that it asks for.

refused-IT-22 = You own a contract whose secondary contract is not completed: complete that one
    before you take a new primary contract.

refused-IT-25 = The game is over: everybody has taken the final turn.

refused-pay-IT-30 = You have no phantom card left to pay with.

refused-IT-30 = A phantom card must be one that you have drawn this turn and still have, and it can
    only pay for a build or be the card discarded to load face down.

## Why a position cannot be: what a file says that the rules do not allow

impossible-cards = the cards of engines, trains, goods, buildings, hands, row, pile and discards add
    up to { $found }, not { $wanted }

impossible-copies = there are { $found } cards “{ $card }”, but the box has only { $copies }

impossible-overloaded = { $room ->
        [0] “{ $card }” carries no goods
        [one] “{ $card }” has room for one good
       *[other] “{ $card }” has room for { $room } goods
    }, but here it has { $found }

impossible-wrong-good = “{ $card }” does not carry “{ $good }”

impossible-overweight = the cars weigh { $weight } together, but the train has a power of only
    { $power }

impossible-not-an-engine = a train has exactly one engine, and “{ $card }” is none

impossible-not-a-car = a train has exactly one engine, and all behind it are cars or cabooses, but
    “{ $card }” is no car

impossible-not-a-building = “{ $card }” is no building

impossible-buildings = there are { $found } buildings, but { $most ->
        [one] only one is
       *[other] only { $most } are
    } allowed

impossible-secondary = a contract leaves the island when its primary side is completed, and only
    then can a secondary one be; “{ $contract }” cannot be on the island and in an area

impossible-contract-twice = “{ $contract }” is there twice, but there is only one of each contract

impossible-contract-missing = “{ $contract }” is neither on the island nor in an area

impossible-hand = at the end a hand has at most { $most } cards, but this one has { $found }

impossible-row = only in the expert variant is there a row, of at most three cards, but here it has
    { $found }

impossible-end-contracts = the end “contracts” needs at least { $wanted } primary contracts taken,
    but here { $found ->
        [one] there is { $found }
       *[other] there are { $found }
    }

impossible-pile-dealt = after the deal the pile has { $wanted } cards, but here { $found ->
        [one] there is { $found }
       *[other] there are { $found }
    }

impossible-hand-dealt = each player is dealt { $wanted } cards, but here { $found ->
        [one] there is { $found }
       *[other] there are { $found }
    }

impossible-row-dealt = { $wanted ->
        [0] there is no row without the expert variant
       *[other] the row is dealt { $wanted } cards
    }, but here { $found ->
        [one] there is { $found } card
       *[other] there are { $found } cards
    }

impossible-card-dealt = no card “{ $card }” is left to deal: hands, row and pile have more of it
    than there are

impossible-shuffle = the new pile holds exactly the cards that were discarded, so it cannot have
    this many “{ $card }”

impossible-two-uncompleted = this player owns two contracts without a completed secondary one, but a
    new primary one may be taken only when no secondary one is left to complete
