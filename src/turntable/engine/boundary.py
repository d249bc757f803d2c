"""The boundary: a game's kernels as Python calls them, with byte buffers and integers only.

A call with byte buffers costs 0.3 µs, with NumPy records 2 µs. A state's buffer copied is a clone,
its bytes are a save.
"""

from typing import TYPE_CHECKING, Any

import numpy as np

from turntable.engine.contract import (
    STATE,
    WORK,
    apply,
    audit,
    conceal,
    deal,
    determinize,
    ending,
    info_key,
    is_over,
    legal,
    refusal,
    sample,
    score,
    waiting,
)
from turntable.engine.kernel import bind, template
from turntable.engine.struct import room_for

if TYPE_CHECKING:
    from turntable.engine.game import Game

Buffer = np.ndarray[Any, np.dtype[np.uint8]]


class Boundary:
    """The kernels of one game. Holds no state: share it between threads."""

    def __init__(self, game: "Game") -> None:
        play = game.play
        self.state_type: np.dtype[Any] = game.play.STATE
        self.work_type: np.dtype[Any] = game.play.WORK
        self._work_fields = np.dtype((np.void, self.work_type))
        self.deal = bind(_deal, play)
        self.waiting = bind(_waiting, play)
        self.refusal = bind(_refusal, play)
        self.legal = bind(_legal, play)
        self.sample = bind(_sample, play)
        self.apply = bind(_apply, play)
        self.is_over = bind(_is_over, play)
        self.ending = bind(_ending, play)
        self.score = bind(_score, play)
        self.conceal = bind(_conceal, play)
        self.determinize = bind(_determinize, play)
        self.info_key = bind(_info_key, play)
        self.audit = bind(_audit, play)

    def new_state(self) -> Buffer:
        return room_for(self.state_type).view(np.uint8)

    def new_work(self) -> Buffer:
        return room_for(self.work_type).view(np.uint8)

    def read_state(self, state: Buffer) -> Any:
        """The record in a buffer: its fields by name, for reading."""
        return state.view(self.state_type)[0]

    def read_work(self, work: Buffer) -> Any:
        return work.view(self.work_type)[0]

    def fields_of(self, work: Buffer) -> Any:
        """The fields of a work as items, w["wanted"]: ten times as fast as by attribute, and made
        once for all the calls with that work."""
        return work.view(self._work_fields)[0]


# int() and bool() are for uncompiled kernels, which return NumPy's scalars.


@template
def _deal(state: Buffer, work: Buffer, players: int, options: int) -> None:
    w = work.view(WORK)[0]
    w.event_count = 0
    deal(state.view(STATE)[0], w, players, options)


@template
def _waiting(state: Buffer) -> int:
    return int(waiting(state.view(STATE)[0]))


@template
def _refusal(state: Buffer, seat: int, move: int) -> int:
    return int(refusal(state.view(STATE)[0], seat, move))


@template
def _legal(state: Buffer, work: Buffer, seat: int) -> int:
    return int(legal(state.view(STATE)[0], work.view(WORK)[0], seat))


@template
def _sample(state: Buffer, work: Buffer, seat: int) -> int:
    return int(sample(state.view(STATE)[0], work.view(WORK)[0], seat))


@template
def _apply(state: Buffer, work: Buffer, seat: int, move: int) -> None:
    w = work.view(WORK)[0]
    w.event_count = 0
    apply(state.view(STATE)[0], w, seat, move)


@template
def _is_over(state: Buffer) -> bool:
    return bool(is_over(state.view(STATE)[0]))


@template
def _ending(state: Buffer) -> int:
    return int(ending(state.view(STATE)[0]))


@template
def _score(state: Buffer, work: Buffer) -> None:
    score(state.view(STATE)[0], work.view(WORK)[0])


@template
def _conceal(state: Buffer, seat: int) -> None:
    conceal(state.view(STATE)[0], seat)


@template
def _determinize(state: Buffer, work: Buffer, seat: int) -> None:
    determinize(state.view(STATE)[0], work.view(WORK)[0], seat)


@template
def _info_key(state: Buffer, seat: int) -> int:
    return int(info_key(state.view(STATE)[0], seat))


@template
def _audit(state: Buffer, work: Buffer) -> int:
    return int(audit(state.view(STATE)[0], work.view(WORK)[0]))
