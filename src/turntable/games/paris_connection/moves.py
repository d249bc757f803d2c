"""Moves: small numbers inside, JSON objects outside.

A number means the same move in every position. The structs are the JSON shapes of a record.
"""

from typing import Literal, cast

from msgspec import Struct

from turntable.games.paris_connection.components import (
    BOX,
    COMPANIES,
    COMPANY_NUMBER,
    HEX_NUMBER,
    HEXES,
    MOST_TAKEN,
)

Company = Literal["red", "blue", "yellow", "purple", "black", "brown"]


class _Move(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move"):
    """`{"move": …}` and what belongs to it."""


class Lay(_Move, frozen=True, tag="lay"):
    """PC-5: one locomotive of a build."""

    company: Company
    hex: tuple[int, int]


class EndBuild(_Move, frozen=True, tag="end_build"):
    """PC-5: fewer than five are enough."""


class Trade(_Move, frozen=True, tag="trade"):
    """PC-10."""

    give: Company
    take: Company
    count: Literal[1, 2]


Move = Lay | EndBuild | Trade

LAY_MOVE = 0
END_BUILD_MOVE = LAY_MOVE + COMPANIES * HEXES
TRADE_MOVE = END_BUILD_MOVE + 1
MOVES = TRADE_MOVE + COMPANIES * COMPANIES * MOST_TAKEN


def number_of(move: Move) -> int:
    """The number of a move; KeyError for a hex that is not on the map."""
    match move:
        case Lay(company=company, hex=at):
            return LAY_MOVE + COMPANY_NUMBER[company] * HEXES + HEX_NUMBER[at]
        case EndBuild():
            return END_BUILD_MOVE
        case Trade(give=give, take=take, count=count):
            pair = COMPANY_NUMBER[give] * COMPANIES + COMPANY_NUMBER[take]
            return TRADE_MOVE + pair * MOST_TAKEN + count - 1


def move_of(number: int) -> Move:
    """The move of a number from 0 to MOVES − 1."""
    if number < END_BUILD_MOVE:
        company, hex_ = divmod(number - LAY_MOVE, HEXES)
        return Lay(company_called(company), BOX.hexes[hex_].at)
    if number == END_BUILD_MOVE:
        return EndBuild()
    pair, fewer = divmod(number - TRADE_MOVE, MOST_TAKEN)
    give, take = divmod(pair, COMPANIES)
    return Trade(company_called(give), company_called(take), cast("Literal[1, 2]", fewer + 1))


def company_called(number: int) -> Company:
    return cast("Company", BOX.companies[number])
