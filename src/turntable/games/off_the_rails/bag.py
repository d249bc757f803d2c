"""The bag (OR-2): pieces drawn blindly."""

from turntable.engine.chance import below
from turntable.engine.kernel import kernel
from turntable.games.off_the_rails.heaps import one, piece_at, size
from turntable.games.off_the_rails.state import State, Work


@kernel
def draw_pieces(s: State, w: Work, count: int) -> int:
    """A heap of so many pieces, or of all that there are."""
    heap = 0
    for left in range(size(s.bag), max(0, size(s.bag) - count), -1):
        piece = one(piece_at(s.bag, below(w, left)))
        s.bag -= piece
        heap += piece
    return heap
