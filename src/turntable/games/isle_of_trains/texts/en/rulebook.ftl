### The rule book of Isle of Trains in English, in our own words: one message a rule, its id the
### rule's number. `turntable rules isle-of-trains` and the rules drawer show it in this order.

title = Isle of Trains
tagline = Build a train, let your rivals fill it for a reward, and deliver its goods all over the
    island.

## In short, for whoever plays for the first time

in-short-1 = A card can be many things: a part of your train or a building, a good on a car, or the
    price of another card. You start with a small engine and five cards in hand.
in-short-2 = In your turn you take two actions: draw a card, build one, load one or deliver goods,
    the same one twice if you like. Then you discard down to five cards.
in-short-3 = To build, put a card into your area and discard as many others as it costs. Your engine
    must be able to pull all your cars. A better engine or car may replace one you have, and then
    you pay only the difference.
in-short-4 = To load, put a card as a good onto a car that carries its cargo. On another player's
    car it will be theirs to deliver, but you get the bonus of the car: cards, and from the bigger
    cars an extra action too.
in-short-5 = Deliver goods from your own train to complete a contract, or to draw two cards for
    each. A primary contract that you have taken from the island shows two secondary ones on its
    back, of which you may complete one later.
in-short-6 = When enough contracts are taken, or all cards are in use, everybody gets one final
    turn. Train, contracts, buildings and the goods still on board make your score; most points win.

section-setup = Setup

IT-1 = Each player starts with a level 1 engine in play. All other engines, cars, cabooses and
    buildings, the level 1 engines that nobody needs included, are shuffled and form the draw pile.
    Everybody is dealt a hand of five cards from it.
    .title = Engine, pile and hands

IT-2 = The six contracts lie in the middle of the table with their primary side up. They are the
    island.
    .title = The island

IT-3 = A player picked at random starts. Turns pass clockwise, and seats are numbered clockwise from
    0.
    .title = Taking turns

IT-4 = Discards lie face down. Everybody may know how many there are, but nobody may look through
    them. When a card must be drawn and the pile is empty, the discards are shuffled into a new
    pile; only then, not as soon as the last card is gone.
    .title = Discards and a new pile

IT-5 = In the expert variant three cards lie face up in a row. Whoever draws takes each card from
    the row or from the pile, as they like, card by card. The row is filled up to three again at the
    end of every action, not during it, as far as there are cards. An extra action (IT-16) is an
    action of its own, so the row is filled up before it and after it. For IT-7, IT-24 and IT-30 the
    row must be empty too, not only the pile and the discards.
    .title = Expert variant

IT-26 = Everybody may see what lies in the players' areas, the goods on the trains, the contracts,
    the row, and how many cards are in each hand, in the pile and in the discards. Hands, pile and
    discards themselves are secret. What you pay or discard from your hand only you see, and a good
    that you load face down only you know; a card that lay face up is seen by all when it goes.
    .title = Public and secret

section-turn = A turn

IT-6 = In your turn you take two actions: draw (IT-7), build (IT-8), load (IT-14) or deliver
    (IT-20), the same one twice if you like. You may not take an action that you cannot complete.
    You cannot pass either: an action is lost only when none is possible. After your actions you
    discard down to five cards; then it is the next player's turn.
    .title = Two actions

IT-7 = Draw one card from the pile. You cannot do so when there are neither cards in the pile nor
    discards, except for a phantom card (IT-30).
    .title = Draw

section-build = Build

IT-8 = Put one card from your hand into your area, and pay for it by discarding as many other cards
    from your hand as it costs.
    .title = Build a card

IT-9 = Before that you may scrap any number of your own cars, cabooses and buildings: they go to the
    discards, together with the goods on them. Engine and contracts are never scrapped. You scrap
    only as part of a build that you then complete: first you name the card you build, then what you
    scrap, and then you pay the price.
    .title = Scrapping

IT-10 = After the build your cars and cabooses together may not weigh more than the power of your
    train. That is the power of the engine, and 2 more with caboose 6. Goods weigh nothing. An
    engine of power 4, for instance, pulls a weight of 4.
    .title = Weight and power

IT-11 = Instead of adding one more car, you may use a freight car to replace one of your own of the
    same kind and a lower level, and an engine to replace your engine of a lower level; levels may
    be skipped. You pay only the difference between the two costs and discard the replaced card,
    while goods on a replaced car stay on the new one. A train has exactly one engine, so an engine
    is only ever built as an upgrade. Cabooses and buildings are never upgraded. An example: a
    Tanker 201 Car in place of a Tanker Car costs 5 − 2 = 3 cards.
    .title = Upgrades

IT-12 = You may have any number of cars of a kind and any number of cabooses, but only one building
    at a time, or two with caboose 4. This must be so after the build, just like the weight: if you
    scrap caboose 4, you must end the build with at most one building.
    .title = How many of each

IT-13 = With caboose 5 train cards cost you one card less, though never less than 0: engines, cars
    and cabooses, also as upgrades, but not buildings. It must be in play when the price is paid,
    and it does not help to build itself.
    .title = Caboose 5

section-load = Load

IT-14 = Put one card from your hand as a good onto a car that carries the cargo shown on the card
    and still has room, on your own train or on any other. Hoppers carry coal, tankers oil and
    boxcars boxes; wild cargo fits any of these freight cars. Once on a freight car, a good counts
    as what that car carries, whatever the card.
    .title = Load a good

IT-15 = Or discard one card from your hand in addition, and load another one face down as a good of
    any kind.
    .title = Loading face down

IT-16 = Loading another player's car gives you the bonus shown on it. First you draw the cards, then
    you discard if it says so; you must do both, as far as there are cards. If it gives an extra
    action, you then take it at once, one of your choice where it offers several, or lose it.
    Loading your own train gives no bonus.
    .title = The bonus

IT-17 = If you load as an extra action, it must be on your own train. So one bonus never leads to
    another.
    .title = An extra load

IT-18 = Caboose 3 has room for one good of any kind, and only its owner may load it. A wild or
    face-down good there counts as any one kind when it is delivered.
    .title = Caboose 3

IT-19 = With caboose 2 you draw one card whenever you load coal, also on your own train: right after
    the cards of a bonus, and before you discard for it. Any good loaded onto a hopper is coal; on
    caboose 3 only a card with coal that lies face up is.
    .title = Caboose 2

section-deliver = Deliver

IT-20 = Discard one or more goods from your own train. With them you may complete a contract, at
    most one an action, and you draw two cards for each other good that you discard. You may do both
    in one action, for instance take a primary contract with two goods and draw two cards for a
    third. Contract and goods are all chosen before the first card is drawn.
    .title = Deliver goods

IT-21 = A contract is completed in full, with goods that are on your train at that moment. When you
    complete a primary contract, take it from the island into your area and turn it over: it now
    shows two secondary contracts. You may complete exactly one of them, in a later deliver action.
    .title = Contracts

IT-22 = You may not take a new primary contract while you own one whose secondary contract is not
    completed.
    .title = One after the other

IT-23 = With caboose 1 you draw one card after each of your deliver actions.
    .title = Caboose 1

section-end = End of the game

IT-24 = The end is triggered as soon as enough primary contracts have been taken: 4 with two
    players, 5 with three, 6 with four. It is also triggered when, at the end of a turn and after
    the discard down to five, there are neither cards in the pile nor discards. Only the first
    trigger counts.
    .title = What triggers the end

IT-25 = The current player finishes the turn. Then everybody takes one final turn, the player whose
    turn it was included and last. Primary contracts may still be taken.
    .title = Final turns

IT-27 = So that every game ends, the end is also triggered when every player has had 60 turns.
    .title = Sixty turns

IT-30 = From the trigger on, whoever must draw when there are neither cards in the pile nor discards
    draws phantom cards. They can only pay for a build or be the card that you discard to load face
    down (IT-15), not the discard for a bonus. They vanish at the end of the turn, before the
    discard down to five. Before the trigger such a draw is simply lost.
    .title = Phantom cards

section-scoring = Scoring

IT-31 = You score the points of your engine, cars and cabooses, both values of your contracts, the
    primary and, if completed, the secondary one, what your buildings are worth (IT-32), and 1 point
    for each good on your train.
    .title = Counting points

IT-32 = Coal Factory, Oil Refinery and Customs House score 2 points for each coal, each oil and each
    box, respectively, that your completed contracts asked for. Grand Central scores 8 points. The
    Bank scores 2 more points for each good on your train, the one on caboose 3 included. The Rail
    Yard scores 2 points for each car; cabooses count, the engine does not.
    .title = Buildings

IT-33 = Most points win. Among players who are tied, whoever has most points in train cards (engine,
    cars and cabooses) wins; those who are still tied share the victory.
    .title = Who wins
