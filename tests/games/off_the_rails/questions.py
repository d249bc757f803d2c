"""For the referee: what is being asked, and which rule a wrong answer breaks, the first thing that
is wrong with it."""

from dataclasses import dataclass

from tests.games.off_the_rails.mine import Json, Mine, Square

DUE: dict[str, tuple[str, ...]] = {
    "act": ("lay", "upgrade", "launch", "speed", "end_actions"),
    "second_pick": ("pick", "skip_pick"),
    "face_struck": ("face",),
}
"""The moves that answer a decision, where there are others than the one of its name."""
RULE_OF_DECISION = {
    "act": 15, "move_cart": 15, "pick": 20, "second_pick": 20, "turn": 16, "face": 16,
    "name_lost": 23, "split": 23, "choose_half": 23, "face_struck": 25, "take_mission": 7,
    "place_token": 32,
}  # fmt: skip
RULE_OF_MOVE = {
    "launch": 13, "speed": 14, "move_cart": 15, "turn": 16, "pick": 21, "name_lost": 23,
    "split": 23, "take_mission": 7, "place_token": 32,
}  # fmt: skip


@dataclass(frozen=True)
class Question:
    """What a seat is asked, and all that it may answer."""

    seat: int
    decision: str
    moves: list[Json]
    after_a_collision: bool = False


def rule_broken(table: Mine, question: Question | None, seat: int, move: Json) -> int:
    """The number of the rule; 0 if the move is legal."""
    if question is None:
        return 36
    if seat != question.seat:
        return 6
    if move in question.moves:
        return 0
    decision, kind = question.decision, move["move"]
    if kind not in DUE.get(decision, (decision,)) or kind == "face":
        return 25 if question.after_a_collision else RULE_OF_DECISION[decision]
    if kind in ("lay", "upgrade"):
        row, column = move["square"]
        return _rule_of_a_rail(table, (row, column), move.get("exit"))
    return RULE_OF_MOVE[kind]


def _rule_of_a_rail(table: Mine, square: Square, added: str | None) -> int:
    exits = table.track.get(square, set())
    if added is None:
        return 10 if exits or square in table.centres or square in table.tokens else 12
    return 11 if not exits or added in exits or table.cart_on(square) else 12
