"""Draw (IT-5): in the expert variant each card that is due comes from the row or from the pile."""

from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import course, drawing
from turntable.games.isle_of_trains.moves import BUILD_MOVE
from turntable.games.isle_of_trains.state import State, Work


@kernel
def refusal(s: State, seat: int, move: int) -> int:
    return drawing.refusal(s, move) if move < BUILD_MOVE else 5


@kernel
def legal(s: State, w: Work, seat: int) -> int:
    return drawing.list_moves(s, w, 0)


@kernel
def apply(s: State, w: Work, seat: int, move: int) -> None:
    drawing.draw(s, w, seat, move)
    s.draws -= 1
    course.go_on(s, w)
