"""How much of the game is over, as everybody can see: for bots, whose estimates grow surer."""

from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import contracts
from turntable.games.isle_of_trains.components import CONTRACTS_TO_END
from turntable.games.isle_of_trains.state import NONE, State


@kernel
def elapsed(s: State) -> float:
    """The part of the contracts that end it which are taken, from 0 to 1; games rarely end
    otherwise."""
    if s.end != NONE:
        return 1.0
    return contracts.taken(s) / CONTRACTS_TO_END[s.players]
