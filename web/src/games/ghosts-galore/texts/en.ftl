### What only the page says about Ghosts Galore, in English: buttons, labels, what is read aloud.

board-diamond = diamond { $value }

## The middle
board-market = The middle of the table
board-round = Round { $round } of 8
board-round-last = Hidden tiles
board-stack = Current stack: { $count ->
        [0] 0, it is empty
        [one] one tile left
       *[other] { $count } tiles left
    }
board-stack-draw = Draw a tile. { board-stack }
board-draw = Draw a tile
board-drawn = Drawn
board-drawn-by = { $name } decides
board-face-up = Face up
board-face-up-none = No tile lies face up.
board-carts = Minecarts
board-cart-claimed = { $name } has claimed { $tile }
board-cart-empty = { $name } has not claimed a tile
board-cart-placed = { $name }: tile placed
board-lamp = has the lamp
board-to-decide = to decide
board-claim = Claim
board-leave = Leave

## My things
board-yours = Your board
board-of = Board of { $name }
board-side = Side { $side }
board-side-choose = Choose side { $side }
board-choose-side = Which side of your board?
board-choose-hint = Bone doors and tooth doors pay best when one path joins the pair.
board-keep = Which tile will you hide?
board-keep-hint = You place it at the very end. The other is mixed back in.
board-keep-tile = Keep { $tile }
board-hidden = Hidden tile
board-hidden-open = Your hidden tile, { $tile }. Turn it face down.
board-hidden-closed = Your hidden tile, face down. Peek at it.
board-hand-tile = In your hand: { $tile }. Turn it.
board-hand-hint = Tap a space, or drag the tile there.
board-rotate = Turn
board-rotate-label = Turn the tile a quarter clockwise
board-confirm = Place it
board-cancel = Cancel
board-space-free = Row { $row }, column { $column }: free
board-space-open = Row { $row }, column { $column }: free, put the tile here
board-space-taken = Row { $row }, column { $column }: { $tile }
board-space-planned = Row { $row }, column { $column }: { $tile }, planned. Turn it.

## Score sheets and others
board-sheet = Score sheet
board-sheet-of = Score sheet of { $name }
board-line = Open the rule
board-total = Total
board-dead-ends = { $count ->
        [one] one dead end
       *[other] { $count } dead ends
    }
board-others = The others
board-all = All boards
board-other-open = Open the board
board-other-show = Show this board
board-changes = What this placement changes

## Moves in words, for a hint
board-say-keep = Hide { $tile }
board-say-claim = Claim { $tile }
board-say-leave = Leave the drawn tile in the middle
board-say-place = Place the tile in row { $row }, column { $column }, { $rotation ->
        [0] not turned
        [1] turned a quarter clockwise
        [2] turned upside down
       *[3] turned a quarter anticlockwise
    }
