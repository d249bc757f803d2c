"""What a seat may know (GG-2, GG-5, GG-18): hiding the rest, and imagining it."""

from turntable.engine.chance import take_from
from turntable.engine.kernel import kernel
from turntable.games.ghosts_galore.components import SPACES, STACKS, TILES, TILES_PER_STACK
from turntable.games.ghosts_galore.decisions.claim_or_leave import drawn_tile
from turntable.games.ghosts_galore.state import (
    CHOOSE_SIDE,
    CLAIM_OR_LEAVE,
    DRAW_OR_CHOOSE,
    KEEP,
    NONE,
    UNKNOWN,
    State,
    Work,
)


@kernel
def conceal(s: State, seat: int) -> None:
    """Overwrite all that `seat` may not know with UNKNOWN; seat −1 only watches."""
    for owner in range(s.players):
        # GG-2: nobody looks before all sides are chosen, not even the owner.
        if owner != seat or s.phase == CHOOSE_SIDE:
            if s.hidden[owner] != NONE:
                s.hidden[owner] = UNKNOWN
            if s.spare[owner] != NONE:
                s.spare[owner] = UNKNOWN
    for stack in range(_first_unseen_stack(s), STACKS):
        for place in range(TILES_PER_STACK[s.players]):
            if not _is_turned_up(s, stack, place) and s.stack[stack, place] != NONE:
                s.stack[stack, place] = UNKNOWN


@kernel
def determinize(s: State, w: Work, seat: int) -> None:
    """Fill what is UNKNOWN with tiles that could be there, every possible world equally likely."""
    unseen = _unseen_tiles(s, w)

    # GG-5: the own spare tile went into the mix after the others had drawn: it is in nobody's hand.
    own_spare = NONE
    if seat >= 0 and s.phase > KEEP and s.spare[seat] >= 0:
        own_spare = s.spare[seat]
    first, last = 0, unseen
    if own_spare != NONE:
        last = _drop(w, unseen, own_spare)
        if last < unseen:
            w.pool[last] = own_spare

    for owner in range(s.players):
        if s.hidden[owner] == UNKNOWN:
            s.hidden[owner] = take_from(w, w.pool, first, last)
            first += 1
        if s.spare[owner] == UNKNOWN and s.phase <= KEEP:
            s.spare[owner] = take_from(w, w.pool, first, last)
            first += 1
    for stack in range(_first_unseen_stack(s), STACKS):
        for place in range(TILES_PER_STACK[s.players]):
            if s.stack[stack, place] == UNKNOWN:
                s.stack[stack, place] = take_from(w, w.pool, first, unseen)
                first += 1
    if s.expert and s.phase > KEEP:
        _imagine_spares(s, w)


@kernel
def info_key(s: State, seat: int) -> int:
    """What the last move turned up, as a number; 0 if nothing. Search keeps such worlds apart."""
    if s.phase == CLAIM_OR_LEAVE:
        return 1 + drawn_tile(s)
    if s.phase == DRAW_OR_CHOOSE and s.turned_up == TILES_PER_STACK[s.players]:
        key = 1
        for place in range(s.face_up_count):
            key = (key * TILES + int(s.face_up[place]) + 1) % 1_000_000_007
        return key
    return 0


@kernel
def _first_unseen_stack(s: State) -> int:
    """Earlier stacks have been turned up to the last tile (GG-10)."""
    return s.round_number


@kernel
def _is_turned_up(s: State, stack: int, place: int) -> bool:
    return stack == s.round_number and place < s.turned_up


@kernel
def _unseen_tiles(s: State, w: Work) -> int:
    """Put the tiles that nobody named in `s` into w.pool, in component order; returns how many."""
    for tile in range(TILES):
        w.pool[tile] = 0
    for owner in range(s.players):
        if s.hidden[owner] >= 0:
            w.pool[s.hidden[owner]] = 1
        if s.phase <= KEEP and s.spare[owner] >= 0:
            w.pool[s.spare[owner]] = 1
        for space in range(SPACES):
            if s.tile[owner, space] >= 0:
                w.pool[s.tile[owner, space]] = 1
    for stack in range(min(_first_unseen_stack(s) + 1, STACKS)):
        for place in range(TILES_PER_STACK[s.players]):
            if s.stack[stack, place] >= 0:
                w.pool[s.stack[stack, place]] = 1
    unseen = 0
    for tile in range(TILES):
        seen = w.pool[tile]
        w.pool[unseen] = tile
        unseen += 1 - seen
    return unseen


@kernel
def _imagine_spares(s: State, w: Work) -> None:
    """Which tiles the others remember to have put back: any that were in nobody's hand then."""
    for tile in range(TILES):
        w.pool[tile] = tile
    rest = TILES
    for owner in range(s.players):
        # In the end the hidden tile lies on the board, placed last; before, it is in the hand.
        rest = _drop(w, rest, s.hidden[owner])
        rest = _drop(w, rest, s.spare[owner])
    for owner in range(s.players):
        for space in range(SPACES):
            if s.tile[owner, space] >= 0 and not _was_in_a_stack(s, s.tile[owner, space]):
                rest = _drop(w, rest, s.tile[owner, space])
    first = 0
    for owner in range(s.players):
        if s.spare[owner] == UNKNOWN:
            s.spare[owner] = take_from(w, w.pool, first, rest)
            first += 1


@kernel
def _drop(w: Work, count: int, tile: int) -> int:
    """Remove `tile` from w.pool[:count] if it is there, in order; returns the new count."""
    if tile < 0:
        return count
    for place in range(count):
        if w.pool[place] == tile:
            for later in range(place, count - 1):
                w.pool[later] = w.pool[later + 1]
            return count - 1
    return count


@kernel
def _was_in_a_stack(s: State, tile: int) -> bool:
    for stack in range(STACKS):
        for place in range(TILES_PER_STACK[s.players]):
            if s.stack[stack, place] == tile:
                return True
    return False
