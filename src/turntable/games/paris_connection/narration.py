"""Telling what happened: the values for the text `log-<kind>` of each event."""

from turntable.engine.events import Event
from turntable.games.paris_connection import GAME
from turntable.games.paris_connection.components import BOX


def narrate(event: Event) -> dict[str, str | int]:
    """All but the players it names: those are for a table to say."""
    values: dict[str, str | int] = {}
    for name, number in zip(event.kind.numbers, event.numbers, strict=True):
        if name in event.kind.players:
            continue
        match name:
            case "company" | "give" | "take":
                values[name] = BOX.companies[number]
            case "hex":
                hex_ = BOX.hexes[number]
                values["q"], values["r"] = hex_.at
                values["city"] = hex_.name or ""
            case "end":
                values[name] = GAME.ends[number]
            case _:
                values[name] = number
    return values
