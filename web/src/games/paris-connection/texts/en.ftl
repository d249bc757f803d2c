### What only the page says about Paris Connection, in English: buttons, labels, what is read aloud.

## Places whose names are not the same in both languages
board-place-tour-eiffel = Eiffel tower
board-place-marseille = Marseille
board-place-bordeaux = Bordeaux
board-place-nice = Nice
board-place-strasbourg = Strasbourg
board-place-le-havre = Le Havre
board-place-cherbourg = Cherbourg
board-place-rouen = Rouen
board-place-saint-quentin = Saint-Quentin
board-place-orleans = Orléans
board-place-besancon = Besançon
board-place-angouleme = Angoulême
board-place-nimes = Nîmes
board-place-bayonne = Bayonne
board-place-toulon = Toulon
board-place-perpignan = Perpignan

## The map
board-map = Map of France
board-zoom-in = Closer
board-zoom-out = Whole map
board-city = { $city }, { $value ->
        [one] 1 point
       *[other] { $value } points
    }
board-country = Open country, { $steps ->
        [one] one hex
       *[other] { $steps } hexes
    } { $wind ->
        [n] north
        [ne] north-east
        [e] east
        [se] south-east
        [s] south
        [sw] south-west
        [w] west
       *[nw] north-west
    } of { $city }
board-lay-here = { $place }: lay a { $company ->
        [red] red
        [blue] blue
        [yellow] yellow
        [purple] purple
        [black] black
       *[brown] brown
    } locomotive here
board-which = Which company builds here?

## Companies
board-companies = Companies
board-value = Value
board-station = Station
board-yours = Yours
board-worth = To you
board-held = All hold
board-to-marseille = { board-place-marseille }
board-company = { $company }: value { $value }, { $station } at its station, { $held } held as shares, { $steps ->
        [none] no way to { board-place-marseille } left
       *[other] { $steps } to { board-place-marseille }
    }
board-company-yours = { $company }: value { $value }, { $station } at its station, { $held } held as shares, { $steps ->
        [none] no way to { board-place-marseille } left
       *[other] { $steps } to { board-place-marseille }
    }; you have { $yours }, worth { $worth } to you

## Shares
board-screen = Behind your screen
board-share-count = { $count } of { $limit } shares
board-excess = { $excess } too many: −{ $cost }
board-shares-of = { $count } × { $company }
board-total = Worth now
board-others = The others
board-players = The players
board-known = Known from trades

## The end of the game
board-ends = The end comes when…
board-ends-marseille = { board-place-marseille } is reached
board-ends-steps = { $company }: { $steps ->
        [one] 1 hex away
       *[other] { $steps } hexes away
    }
board-ends-no-way = no railway can get there
board-ends-stations = one station is left
board-ends-in-use = now { $count }
board-ends-trades = trades are all one for one
board-ends-even = { $count } of { $most }

## Building and trading
board-choose = Choose a company to build, or trade a share.
board-lay = Tap a lit hex: up to { $most } locomotives.
board-lay-more = Lay more, or build these.
board-lay-or-end = Lay another, or end the build.
board-full = That is all this build can lay.
board-stuck = This company can lay nothing now.
board-ends-game-at = { $place }: the game ends here.
board-ends-game = This ends the game, and the screens go.
board-plan = The plan
board-plan-laid = { $count } of { $most } locomotives
board-plan-value = Value of { $company }: { $before } → { $after }
board-to-you = to you
board-confirm = { $count ->
        [one] Build it
       *[other] Build these { $count }
    }
board-end-build = End the build
board-take-back = Take one back
board-cancel = Cancel
board-trade = Trade a share
board-trade-title = Trade a share
board-give = You give one
board-take = You take
board-give-one = { $company }: give one share; you have { $count }, each worth { $value }
board-take-some = { $company }: take shares; { $station } at the station, each worth { $value }
board-count = How many?
board-brings = What it brings now
board-brings-nothing = Choose what you give and what you take.
board-trade-shares = Shares
board-trade-penalty = Too many shares
board-confirm-trade = Trade
board-close-trade = Do not trade

## Moves in words, for a hint
board-say-lay = Lay { $count ->
        [one] a
       *[other] { $count }
    } { $company ->
        [red] red
        [blue] blue
        [yellow] yellow
        [purple] purple
        [black] black
       *[brown] brown
    } { $count ->
        [one] locomotive
       *[other] locomotives
    }: { $places }
board-say-trade = Trade a { $give ->
        [red] red
        [blue] blue
        [yellow] yellow
        [purple] purple
        [black] black
       *[brown] brown
    } share for { $count ->
        [one] one
       *[other] two
    } { $take ->
        [red] red
        [blue] blue
        [yellow] yellow
        [purple] purple
        [black] black
       *[brown] brown
    }
