"""Telling what happened: the values for the text `log-<kind>` of each event."""

from turntable.engine.events import Event
from turntable.games.isle_of_trains import GAME
from turntable.games.isle_of_trains.components import ACTIONS, BOX, PRIMARY


def narrate(event: Event) -> dict[str, str | int]:
    """All but the players it names: those are for a table to say."""
    values: dict[str, str | int] = {}
    for name, number in zip(event.kind.numbers, event.numbers, strict=True):
        if name in event.kind.players:
            continue
        match name:
            case "card" | "car" | "replaced":
                values[name] = BOX.cards[number].id
            case "contract":
                values[name] = BOX.contracts[number].name
            case "side":
                values[name] = "primary" if number == PRIMARY else "secondary"
            case "action":
                values[name] = ACTIONS[number]
            case "end":
                values[name] = GAME.ends[number]
            case _:
                values[name] = number
    return values
