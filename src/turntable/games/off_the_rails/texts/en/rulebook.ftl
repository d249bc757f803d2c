### The rule book of Off the Rails in English, in our own words: one message a rule, its id the
### rule's number. `turntable rules off-the-rails` and the rules drawer show it in this order.

title = Off the Rails
tagline = Lay rails, send carts that never stop after the jewels, and be back on the surface before
    the mines cave in.

## In short, for whoever plays for the first time

in-short-1 = Jewels lie around four mines, and with them worthless rocks. Fetch them with your two
    carts: what a cart brings to the surface, on any side of the board, is safe in your store.
in-short-2 = In your turn you first take up to four actions: lay rails, upgrade rails to a junction,
    launch a cart, or make a cart faster or slower by one.
in-short-3 = Then each of your carts on the board moves exactly as many squares as its speed, from 3
    to 6. Nothing stops it: where the track ends it derails, and its load goes back into the bag.
in-short-4 = A cart takes one piece from each square that it passes, and may take a second where it
    stops. Rocks must be taken first, and the hold has room for five pieces.
in-short-5 = A cart that runs into another stops before it, and the one it struck drops half of its
    load. A cart that is empty when they collide derails.
in-short-6 = Each turn ends with a new deposit, until the collapse card comes up. Then the mines
    cave in, square by square, and whatever derails is gone for good. Stored jewels score, and so do
    carts that made it home; most points win.

section-setup = Setup

OR-1 = Underground is a grid of nine by nine squares. There are four mines in it, red, yellow, green
    and blue, each a centre with eight numbered squares around it, and all four are always in play.
    On every side of the grid lies the surface of one clan. The clans are dealt at random; two
    players get opposite ones.
    .title = The board and the clans

OR-2 = The bag holds 66 pieces: 12 rocks, worth nothing, 24 rubies at 1 point, 15 emeralds at 2, 10
    gold nuggets at 3 and 5 diamonds at 4. All but the rocks are jewels.
    .title = The pieces

OR-3 = The eight deposit cards of each mine are shuffled. They make seven piles with one card of
    every mine; the four left over go back into the box. The collapse card is added to pile 4. Pile
    7 is the collapse deck and stays face down. Pile 6 is turned up: on its four squares come the
    first deposits, as in OR-30. Piles 1 to 5 are shuffled each on its own and stacked with pile 1
    on top: this is the deposit deck.
    .title = The deposit cards

OR-4 = With two or three players pile 1 goes back into the box. In the quick game piles 1 and 2 do,
    with any number of players. So the deck has 21 cards with four players, 17 with two or three, 13
    in the quick game, and the collapse card comes with draw 13 to 17, 9 to 13, or 5 to 9.
    .title = Fewer cards

OR-5 = There are five collapse tokens of each mine. One of each waits on the collapse deck; the
    other sixteen are mixed face down.
    .title = The collapse tokens

OR-6 = You have two carts, a white and a black one, both in your supply at first, and each with a
    hold for five pieces. A player picked at random starts. Turns pass clockwise, and seats are
    numbered clockwise from 0.
    .title = Carts, and taking turns

OR-7 = If you play with missions, one more of the eleven mission cards than there are players lies
    face up. When all your carts have moved, you take one mission that this movement has fulfilled;
    if there are several, choose one. The others stay, and count only if they are fulfilled once
    more. Each is worth 4 points, and none is replaced. A delivery is what one cart brings to a
    surface at one time.
    .title = Missions

OR-37 = Secret are the order of the deposit deck, the collapse deck until it is shown, the cards in
    the box, which token comes next, and the two halves of a load (OR-23) until one of them is
    chosen. Everybody may know everything else: what is in the holds, the stores and the bag, and
    which tokens are left.
    .title = Public and secret

section-actions = Actions

OR-10 = Lay a straight or a curve on an underground square without track, turned as you like; it
    need not connect to anything. Rails never lie on the centre of a mine or on a collapse token.
    Pieces on the square stay there, on top of the rails. In a turn you take up to four actions, of
    OR-10, OR-11, OR-13 and OR-14, in any order and each as often as you like.
    .title = Lay rails

OR-11 = Make a straight or a curve into a T, or a T into a cross. That adds exactly one exit, and
    all the exits that were there remain. No cart may stand on the square, but pieces may lie on it.
    .title = Upgrade rails

OR-12 = There are 60 cards with a straight and a curve, and 30 with a T and a cross. A straight or
    curve that is replaced goes back to the others; a T becomes a cross by turning its card over.
    Cards under a collapse token leave the game. When the cards of a kind have run out, no more of
    them are laid.
    .title = The rails are limited

OR-13 = If fewer than two of your carts are on the board, put one from your supply, the white one if
    it is there, onto a free square of your own surface. It faces inwards, has speed 3, and moves in
    this very turn.
    .title = Launch a cart

OR-14 = Make one of your carts on the board faster or slower by one. A speed is never below 3 and
    never above 6.
    .title = Change the speed

section-movement = Movement

OR-15 = After your actions every cart of yours that is on the board moves exactly as many squares as
    its speed. It sets off the way it faces and follows the track. You choose which cart goes first;
    the other one starts when that one is done.
    .title = All your carts move

OR-16 = When your cart passes a T or a cross, you choose the exit by which it goes on: any but the
    one it came in by. If it stops there, you choose at once where it faces, in the same way. On a
    straight or a curve it simply faces where the track leads. On every square pieces are taken
    first, and then the exit or the facing is chosen.
    .title = Junctions

OR-17 = A cart that still has a square to go and cannot derails (OR-27): because no track lies
    ahead, because the track ahead has no exit towards it, or because the centre of a mine or a
    collapse token is in the way.
    .title = Off the rails

OR-18 = A cart that reaches a surface square is home, however much speed is left: its load goes to
    your store, and the cart to your supply. Any surface will do, your own, a rival's or one that
    nobody plays.
    .title = Home to the surface

section-picking = Picking up

OR-20 = A cart takes one piece from every square with pieces that it comes through; this is
    compulsory. Where it stops it takes such a piece too, and may then take a second one. The square
    from which it sets off gives nothing, not even if it comes round to it again. A cart that a
    collision has stopped counts as stopped: unless it derails, it may take its second piece.
    .title = One in passing, two at a stop

OR-21 = You choose which piece your cart takes, but as long as a rock lies there it must be a rock,
    each time. A cart with five pieces in its hold takes nothing.
    .title = Rocks first

section-collision = Collision

OR-22 = A cart that is about to enter a square with another cart on it, even your own, stops on the
    square before, and its move is over; that goes for OR-17 too: where there is a cart to run into,
    nothing derails for want of track. On the surface there are no collisions, and any number of
    carts may come home on one square. A cart that is stopped on the surface square where it was
    launched goes back to the supply, unless it derails by OR-24.
    .title = Running into a cart

OR-23 = The struck cart loses half of its load, rounded up, and the lost pieces stay on its square.
    If the number is odd, its owner first names one piece that is lost. The owner then splits the
    rest into two equal halves, one in each closed hand; chance decides which half is in which hand.
    The player who caused the collision picks the hand that is lost. If both carts are yours, the
    lost pieces are drawn at random instead.
    .title = Half of the load

OR-24 = Each of the two carts that had no load when they met derails. This is judged for both before
    anything is lost, and rocks are a load.
    .title = Empty carts derail

OR-25 = The cart that was moving turns away from the hit, and so does the struck cart if it was hit
    on its front, that is, if it faced the square the other one came from. It turns to the exit
    opposite the hit; if there is none, to any exit that does not lead towards the hit, and of two
    its owner chooses one. A cart that is hit on its rear or its side keeps its facing. The order of
    a collision: who derails, what is lost, the facing of the struck cart, that of the moving cart,
    and the second piece of the moving cart.
    .title = Turning away

OR-26 = If the rails of the two squares do not connect, the carts stop and turn as in any collision,
    but nothing is lost and nobody derails.
    .title = Rails that do not connect

OR-27 = When a cart derails, its load goes back into the bag and the cart to its owner's supply.
    .title = Derailing

section-deposit = Deposit

OR-30 = At the end of your turn you draw the top card of the deposit deck. As many pieces as it
    shows, or as many as there are, come out of the bag at random onto its square, next to those
    that already lie there. A cart on that square does not take them.
    .title = A new deposit

section-collapse = The collapse

OR-31 = When the collapse card is drawn there is no deposit. Every other player and, last of all,
    the player who drew it take one more turn, each with a deposit as usual. Then the collapse deck
    is turned up, and on each of its four squares goes the token of that mine. With these tokens the
    collapse begins: what OR-33, OR-34 and OR-36 say already goes for them.
    .title = The collapse card

OR-32 = From then on you draw a token at random at the end of your turn, instead of a deposit. You
    place it next to a token of the same mine, not diagonally; never on the centre of a mine, on a
    surface or on another token. If there is no such square, it leaves the game and you draw
    another.
    .title = The mines cave in

OR-33 = Rails and pieces under a token are gone, the pieces into the bag, and a cart that stands
    there derails.
    .title = Under a token

OR-34 = A cart that derails after the collapse has begun is out of the game.
    .title = No way back

OR-35 = If none of your carts is on the board when your turn begins, and the collapse has begun, you
    take no actions; all you do is place a token.
    .title = Without a cart

OR-36 = The game ends when, in the collapse, a turn is over and no cart is left on the board, or
    when there is no token left to draw. Carts that are still on the board then derail and are out
    of the game.
    .title = The end

section-scoring = Scoring

OR-40 = The pieces in your store score their points. Whoever has stored most rubies, one at least,
    gets 5 more; if several have as many, each of them does. Every cart in your supply that was not
    put out of the game scores 3 points, whether it was ever launched or not. Every mission scores
    4.
    .title = Counting points

OR-41 = Most points win. Among players who are tied, whoever has stored most jewels wins, not
    counting rocks; if they are still tied, whoever has fewest rocks. After that they share the
    victory.
    .title = Who wins
