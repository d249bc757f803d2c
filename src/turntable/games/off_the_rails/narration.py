"""Telling what happened: the values for the text `log-<kind>` of each event."""

from turntable.engine.events import Event
from turntable.games.off_the_rails import GAME
from turntable.games.off_the_rails.compass import written_exits
from turntable.games.off_the_rails.components import (
    BOX,
    CARD_NAMES,
    CART_NAMES,
    CLANS,
    KINDS,
    at_square,
)
from turntable.games.off_the_rails.heaps import pieces_of_load


def narrate(event: Event) -> dict[str, str | int]:
    """All but the players it names: those are for a table to say."""
    values: dict[str, str | int] = {}
    for name, number in zip(event.kind.numbers, event.numbers, strict=True):
        if name in event.kind.players:
            continue
        match name:
            case "square":
                values["row"], values["column"] = at_square(number)
            case "exits":
                values[name] = written_exits(number)
            case "cart" | "other":
                values[name] = CART_NAMES[number]
            case "piece":
                values[name] = KINDS[number]
            case "load" | "left" | "right":
                pieces = pieces_of_load(number)
                values[name] = " ".join(pieces)
                values[f"{name}-count"] = len(pieces)
            case "mission":
                values[name] = BOX.missions[number].id
            case "card":
                card = BOX.deposit_cards[number]
                values[name] = CARD_NAMES[number]
                values["mine"], values["number"] = card.mine, card.square
            case "mine":
                values[name] = CLANS[number]
            case "end":
                values[name] = GAME.ends[number]
            case _:
                values[name] = number
    return values
