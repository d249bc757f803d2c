"""Telling what happened: the values for the text `log-<kind>` of each event."""

from turntable.engine.events import Event
from turntable.games.ghosts_galore.components import BOX, SIDES


def narrate(event: Event) -> dict[str, str | int]:
    """All but the players it names: those are for a table to say."""
    values: dict[str, str | int] = {}
    for name, number in zip(event.kind.numbers, event.numbers, strict=True):
        if name in event.kind.players:
            continue
        match name:
            case "tile" | "spare":
                values[name] = BOX.tiles[number].id
            case "side":
                values[name] = SIDES[number]
            case "space":
                values["row"], values["column"] = number // 3 + 1, number % 3 + 1
            case "round":
                values[name] = number + 1
            case "rotation":
                values[name] = number * 90
            case _:
                values[name] = number
    return values
