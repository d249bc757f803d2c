### The rule book of Paris Connection in English, in our own words: one message a rule, its id the
### rule's number. `turntable rules paris-connection` and the rules drawer show it in this order.

title = Paris Connection
tagline = Six railways set out from Paris. Build them towards the cities, and hold shares in the ones
    that get there.

## In short, for whoever plays for the first time

in-short-1 = Six companies, each in its colour, start in Paris. Every city that a company reaches adds
    to its value, and at the end each share you hold is worth the value of its company.
in-short-2 = In your turn you either build or trade. To build, choose any company and lay one to five of
    its locomotives, each next to one of the same colour.
in-short-3 = To trade, give one of your shares back and take one or two of another colour. Nobody sees
    what you hold behind your screen, only what you give and take.
in-short-4 = Up to the share limit more shares are better; each one above it costs 20 points.
in-short-5 = The game ends when a railway reaches Marseille, or when at most one station has locomotives
    left. Most points win.

section-setup = Setup

PC-1 = There are six companies with 33 locomotives each: red, blue, yellow, purple, black and brown.
    One of each goes, at random, onto the six start hexes around the Eiffel tower, and one of each
    marks the value of its company, 0, on the value track.
    .title = Six companies

PC-2 = The other 31 of every colour go into the bag. Each player draws from it without looking: 10
    locomotives with three players, 8 with four, 6 with five, 5 with six. Behind your screen they
    are your shares, and nobody else sees them.
    .title = Shares

PC-3 = What is left in the bag is sorted onto the six stations. Everybody may know how many
    locomotives each station has, how many shares of a colour the players hold together, and how
    many shares each player has. Which colours those are is secret.
    .title = Stations, and what is public

PC-4 = A player picked at random starts. Turns pass clockwise, and seats are numbered clockwise from
    0. When several games are played in a row, the start passes clockwise too.
    .title = Taking turns

section-build = Building

PC-5 = In your turn you do exactly one of two things, build or trade (PC-10); you cannot pass. To
    build, take one to five locomotives of one company from its station, as many as it has, and lay
    them one after another. It may be any company, whoever holds its shares.
    .title = Build a railway

PC-6 = Each locomotive must be laid next to one of the same colour that is on the map already, those
    of this build and the one on the start included. Branches and loops are fine, and other colours
    nearby do not matter. Hexes with a barrier between them are not next to each other.
    .title = Next to its own colour

PC-7 = Two locomotives of one colour never share a hex. A rural hex holds up to two of different
    colours, a city one, the Eiffel tower none, and nothing is laid on a start hex.
    .title = Room on a hex

PC-8 = No cutting off: you may not lay a locomotive if some company that is in no city yet could then
    no longer get to one. It can as long as a way leads from its locomotives, through hexes that
    could still hold one of its colour, to a city without a locomotive; how many it has left does
    not matter. A company that has reached a city is no longer protected.
    .title = No cutting off

PC-9 = A locomotive adds the value of its hex to its company: nothing in the country, 1, 2 or 3 in a
    city, 4 in Marseille. A value never falls and has no limit, and every city counts once in the
    whole game.
    .title = The value of a company

section-trade = Trading

PC-10 = To trade, put one of your shares back onto its station, then take one or two of one other
    colour from the station of that colour. Everybody sees what you give and take, but not the rest
    of your shares.
    .title = Trade a share

PC-11 = The share limit is 20 with three players, 15 with four, 12 with five, 10 with six. You may
    exceed it, but at the end each share too many costs you 20 points. It still scores its value.
    .title = The share limit

PC-12 = Nobody is ever stuck: hands never get smaller, and until the end at least two stations have
    locomotives, so some trade is always possible.
    .title = There is always a move

section-end = End of the game

PC-13 = The game ends at once when a railway reaches Marseille. The 4 points count, and the rest of
    that build is not made. This comes before PC-14.
    .title = Marseille

PC-14 = The game ends after an action, once it is complete, when at most one station still has
    locomotives. A trade can refill a station, so nothing is decided before the action is done.
    .title = Empty stations

PC-15 = When the last turns have all been trades of one for one, three for every player, the game
    ends. A build or a trade of one for two, by anybody, starts the count anew.
    .title = Stalemate

section-scoring = Scoring

PC-16 = The screens go. Each of your shares scores the value of its company, and each share above the
    limit (PC-11) costs 20 points. Most points win; a tie is a shared victory.
    .title = Counting points

PC-17 = An example with four players: six blue shares at 12, three yellow at 9, four red at 8 and two
    of a fourth company at 3 make 72 + 27 + 32 + 6 = 137 points. These are 15 shares, just as many
    as the limit allows.
    .title = An example
