### What is said at a table of Paris Connection, in English: what a seat is asked, what happened, how
### things are called, and why a move is refused. Its nouns are those of rulebook.ftl.

made-by = Designed by David V. H. Peters and published by Queen Games; an earlier edition was called SNCF.

## Prompts: what the seat is asked

prompt-build-or-trade = Your turn: build the railway of one company, or trade one of your shares.

prompt-lay-or-end = Lay another locomotive of this company, or end the build.

prompt-over = The game is over: the screens are gone, and the shares have been counted.

## What a seat that waits, or somebody who watches, is told

wait-build-or-trade = It is another player's turn to build or to trade.

wait-lay-or-end = Another player is building a railway.

## The log: one line for each kind of event

log-laid = { $points ->
        [0] { $seat } lays a { $company ->
            [red] red
            [blue] blue
            [yellow] yellow
            [purple] purple
            [black] black
           *[brown] brown
        } locomotive.
       *[other] { $seat } connects { $city } to the { $company ->
            [red] red
            [blue] blue
            [yellow] yellow
            [purple] purple
            [black] black
           *[brown] brown
        } railway: +{ $points }.
    }

log-build-ended = { $seat } has built { $count ->
        [one] one hex
       *[other] { $count } hexes
    } of the { $company ->
        [red] red
        [blue] blue
        [yellow] yellow
        [purple] purple
        [black] black
       *[brown] brown
    } railway.

log-traded = { $seat } trades a { $give ->
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
    }.

log-finished = { $end ->
        [marseille] A railway has reached Marseille: the screens go, and the game ends.
        [stations] At most one station has locomotives left: the screens go, and the game ends.
       *[stalemate] Nobody does anything but trade one for one: the screens go, and the game ends.
    }

## The lines of the score sheet: the companies, and what too many shares cost

line-red = Red
line-blue = Blue
line-yellow = Yellow
line-purple = Purple
line-black = Black
line-brown = Brown
line-penalty = Too many shares

## The ends

end-marseille = Marseille reached
end-stations = Stations empty
end-stalemate = Stalemate

## Why not? For a kind of move and a rule, else for the rule alone. Each sentence is true wherever
## the rules refuse that kind of move by that rule.

refused-PC-4 = It is not your turn: turns pass clockwise.

refused-lay-PC-5 = A build lays locomotives of one company only, and only as long as its station has
    any.

refused-end-build-PC-5 = You cannot pass: build at least one locomotive, or trade a share.

refused-trade-PC-5 = You are building, and a turn is either a build or a trade; end the build, and
    trade in another turn.

refused-lay-PC-6 = A locomotive must be laid next to one of the same colour, with no barrier between
    them.

refused-lay-PC-7 = There is no room for that locomotive there: a city holds one, a rural hex two of
    different colours, and nothing is laid on the Eiffel tower or on a start.

refused-lay-PC-8 = That would cut off a company that is in no city yet: it could no longer get to any.

refused-trade-PC-10 = You can give only a share that you have, and take one or two of another colour
    that its station still has.

refused-PC-13 = A railway has reached Marseille, so the game is over.

refused-PC-14 = At most one station still has locomotives, so the game is over.

refused-PC-15 = Everybody has only traded one for one, three times in a row, so the game is over.

## Why a position cannot be: what a file says that the rules do not allow

impossible-shares-dealt = each player is dealt { $wanted } shares, but here { $found ->
        [one] there is { $found }
       *[other] there are { $found }
    }

impossible-station-dealt = of 31 locomotives those not dealt are on the station, which makes
    { $wanted }, not { $found }

impossible-not-a-start = { $hex } is not one of the six start hexes

impossible-two-of-a-colour = there are two { $company } locomotives on { $hex }, and two of one colour
    never share a hex

impossible-hex-full = there are too many locomotives on { $hex }, which has room for { $room }

impossible-starts = the { $company } company must have a locomotive on exactly one start hex, but it
    has { $found }

impossible-apart = the { $company } locomotive on { $hex } is not connected to its start

impossible-locomotives = there are { $wanted } { $company } locomotives on the map, in the station and
    among the shares together, but here they add up to { $found }

impossible-value = the cities on the map make { $wanted }, not { $value }

impossible-values-too-high = together these are { $value }, but all cities on the map are worth { $most }, and each
    of them counts once

impossible-hand = a hand never gets smaller than the { $dealt } shares it was dealt, but this one has { $found }

impossible-end-marseille = { $arrived ->
        [yes] a railway has reached Marseille, so the end is “marseille”
       *[no] no railway has reached Marseille, so the end is not “marseille”
    }

impossible-end-stations = { $count ->
        [0] no station has locomotives left, so the end is “stations”
        [1] one station has locomotives left, so the end is “stations”
       *[other] { $count } stations have locomotives left, so the end is not “stations”
    }
