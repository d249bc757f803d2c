"""A referee for Ghosts Galore: the course of play (GG-1 to GG-13), written a second time.

It checks a record (`turntable-record/1`) against something that can be verified by reading: it
starts from the record's `initial`, lists what each seat may do, makes the moves one by one and
compares what comes of them with what the record says. It shares nothing with the engine; the
oracle scores. The caller passes in the parsed components; no file is read.

The shape of the JSON is taken for granted: KeyError or TypeError where it is not a record's.
"""

import json
from typing import Any

from tests.games.foul import Foul, require
from tests.games.ghosts_galore import oracle

Json = dict[str, Any]

# What is being done, and the rule that says who does it.
SIDES = ("choosing sides", "GG-1")
KEEPING = ("keeping a hidden tile", "GG-5")
MIXING = ("forming the stacks", "GG-5")
CLAIMING = ("claiming", "GG-6")
PLACING = ("placing", "GG-11")
LAST = ("placing the hidden tile", "GG-13")
OVER = ("over", "GG-13")


class Referee:
    """A game being played, everything in the open."""

    def __init__(self, record: Json, components: Json) -> None:
        require(record["format"] == "turntable-record/1", "record", "another format")
        require(record["game"] == "ghosts-galore", "record", "another game")
        require(record["options"] in ([], ["expert"]), "record", "unknown options")
        self.components = components
        self.tiles = {tile["id"] for tile in components["tiles"]}
        self.expert: bool = record["options"] == ["expert"]
        self.players = len(record["players"])
        self.seats = range(self.players)
        require(2 <= self.players <= 5, "record", "not 2 to 5 players")

        initial = record["initial"]
        require(len(initial["seats"]) == self.players, "record", "not a seat for each player")
        self.lamp: int = initial["lamp"]
        require(self.lamp in self.seats, "GG-4", "the start player is none of the players")
        self.board: list[int] = [seat["board"] for seat in initial["seats"]]
        known = {side["board"] for side in components["board_sides"]}
        require(set(self.board) <= known, "GG-1", "an unknown board")
        require(len(set(self.board)) == self.players, "GG-1", "a board for two players")

        self.doing = SIDES
        self.side: dict[int, str] = {}
        self.hidden: list[list[str]]  # one each; expert: two at first; none once it is placed
        self.stacks: list[list[str]] = []  # those still to come, each from the top
        self.stack: list[str] = []  # the current one
        self.face_up: list[str] = []  # unclaimed, the tile just drawn among them
        self.drawn: str | None = None  # the tile just drawn, until it is claimed or left
        self.turn = self.lamp
        self.claimed: dict[int, str] = {}  # by seat, until it is placed
        self.placed: list[dict[oracle.Space, tuple[str, int]]] = [{} for _ in self.seats]
        if self.expert:  # GG-5
            self.hidden = [list(seat["hidden"]) for seat in initial["seats"]]
            require(all(len(two) == 2 for two in self.hidden), "GG-5", "not two tiles each")
            drawn = {tile for two in self.hidden for tile in two}
            require(len(drawn) == 2 * self.players, "GG-5", "a tile is drawn twice")
            require(drawn <= self.tiles, "GG-5", "an unknown tile")
            require(not initial.keys() & {"stacks", "box"}, "GG-5", "stacks formed too early")
        else:
            self.hidden = [[seat["hidden"]] for seat in initial["seats"]]
            self._form_stacks(initial["stacks"], initial["box"])

    def waiting(self) -> set[int]:
        """The seats that may move now."""
        if self.doing == SIDES:  # GG-1: all at the same time
            return set(self.seats) - self.side.keys()
        if self.doing == KEEPING:  # GG-5: all at the same time
            return {seat for seat in self.seats if len(self.hidden[seat]) == 2}
        if self.doing == CLAIMING:  # GG-6
            return {self.turn}
        if self.doing == PLACING:  # GG-11: all at the same time
            return set(self.claimed)
        if self.doing == LAST:  # GG-13: all at the same time
            return {seat for seat in self.seats if self.hidden[seat]}
        return set()

    def legal(self, seat: int) -> list[Json]:
        """Every move that a seat may make now; none if the decision is not that seat's."""
        if seat not in self.waiting():
            return []
        if self.doing == SIDES:
            own = [s for s in self.components["board_sides"] if s["board"] == self.board[seat]]
            return [{"move": "choose_side", "side": side["side"]} for side in own]
        if self.doing == KEEPING:
            return [{"move": "keep", "tile": tile} for tile in self.hidden[seat]]
        if self.doing == CLAIMING:
            if self.drawn is not None:  # GG-7: the tile just drawn, no other, or none
                return [{"move": "claim", "tile": self.drawn}, {"move": "leave"}]
            claims: list[Json] = [{"move": "claim", "tile": tile} for tile in self.face_up]  # GG-8
            # GG-9: only from a stack with tiles; for the last player it has none (GG-10).
            return [*claims, {"move": "draw"}] if self.stack else claims
        return [  # GG-11, GG-13: any free space, any of four rotations
            {"move": "place", "space": list(space), "rotation": rotation}
            for space in oracle.SPACES - self.placed[seat].keys()
            for rotation in range(4)
        ]

    def play(self, seat: int, move: Json) -> None:
        """Make a move; Foul if it is not legal."""
        if _text(move) not in map(_text, self.legal(seat)):
            raise self._foul(seat, move)
        kind = move["move"]
        if kind == "choose_side":
            self.side[seat] = move["side"]
            if not self.waiting() and self.expert:
                self.doing = KEEPING  # GG-2: the tiles are looked at once all have chosen
            elif not self.waiting():
                self._begin_round()
        elif kind == "keep":
            self.hidden[seat] = [move["tile"]]
            if not self.waiting():
                self.doing = MIXING
        elif kind == "draw":
            self.drawn = self.stack.pop(0)
            self.face_up.append(self.drawn)
        elif kind == "leave":
            self.drawn = None
            self._pass_turn()
        elif kind == "claim":
            self._claim(seat, move["tile"])
        else:
            row, col = move["space"]
            tile = self.claimed.pop(seat) if self.doing == PLACING else self.hidden[seat].pop()
            self.placed[seat][row, col] = (tile, move["rotation"])
            if not self.waiting():
                self._end_placing()

    def chance(self, entry: Json) -> None:
        """Take the entry of seat null that forms the stacks of the expert variant (GG-5)."""
        require(self.doing == MIXING, "GG-5", f"chance while {self.doing[0]}")
        known = entry["move"] == "stacks" and entry.keys() == {"move", "stacks", "box", "draw"}
        require(known, "record", "an unknown outcome of chance")
        require(type(entry["draw"]) is int and entry["draw"] >= 0, "record", "no number of a draw")
        self._form_stacks(entry["stacks"], entry["box"])
        self._begin_round()

    def final(self) -> Json:
        """The final position as in a record, the tiles of each board row by row."""
        require(self.doing == OVER, "GG-13", f"ended while {self.doing[0]}")
        tiles = [sorted([*space, *laid] for space, laid in own.items()) for own in self.placed]
        rows = zip(self.board, map(self.side.get, self.seats), tiles, strict=True)
        return {"seats": [{"board": b, "side": s, "tiles": t} for b, s, t in rows]}

    def sheets(self) -> list[oracle.Sheet]:
        return oracle.score(self.components, self.final()["seats"])

    def winners(self) -> list[int]:
        return oracle.winners(self.sheets())

    def _form_stacks(self, stacks: list[list[str]], box: list[str]) -> None:
        size = self.players + 4
        require([*map(len, stacks)] == [size] * 8, "GG-3", f"not eight stacks of {size} tiles")
        everywhere = sorted(tile for pile in (*self.hidden, *stacks, box) for tile in pile)
        require(everywhere == sorted(self.tiles), "GG-3", "all places together have other tiles")
        self.stacks = [list(stack) for stack in stacks]

    def _begin_round(self) -> None:
        self.doing = CLAIMING
        self.stack = self.stacks.pop(0)  # GG-6: in the order of the record
        self.turn = self.lamp

    def _claim(self, seat: int, tile: str) -> None:
        self.face_up.remove(tile)
        self.claimed[seat] = tile
        self.drawn = None
        if len(self.claimed) == self.players - 1:  # GG-10
            self.face_up += self.stack
            self.stack = []
        if len(self.claimed) < self.players:
            self._pass_turn()
        else:
            self.doing = PLACING

    def _pass_turn(self) -> None:
        """GG-6: clockwise; who has claimed is skipped."""
        self.turn = (self.turn + 1) % self.players
        while self.turn in self.claimed:
            self.turn = (self.turn + 1) % self.players

    def _end_placing(self) -> None:
        self.face_up = []  # GG-12: what nobody claimed leaves the game
        self.lamp = (self.lamp + 1) % self.players
        if self.stacks:
            self._begin_round()
        else:  # GG-13
            self.doing = LAST if self.doing == PLACING else OVER

    def _foul(self, seat: int, move: Json) -> Foul:
        doing, rule = self.doing
        if self.doing == CLAIMING and seat == self.turn:
            empty = "GG-10" if len(self.claimed) == self.players - 1 else "GG-9"
            rules = {"draw": empty, "claim": "GG-8", "leave": "GG-7"}
            rule = "GG-7" if self.drawn is not None else rules.get(move["move"], rule)
        return Foul(rule, f"{_text(move)} of seat {seat} while {doing}")


def check(record: Json, components: Json) -> Referee:
    """Play a whole record and compare all that it says of the end; Foul where it does not hold."""
    referee = Referee(record, components)
    for at, (seat, move) in enumerate(record["moves"]):
        try:
            if seat is None:
                referee.chance(move)
            else:
                referee.play(seat, move)
        except Foul as foul:
            raise Foul(foul.rule, f"moves[{at}]: {foul.text}") from None
    final, scores, winners = record["final"], record["scores"], record["winners"]
    if record["end"] == "abandoned":
        require(final is scores is winners is None, "record", "the result of an abandoned game")
        return referee
    require(record["end"] == "boards", "record", "an unknown end")
    said = [{**seat, "tiles": sorted(seat["tiles"])} for seat in final["seats"]]
    require(_text({**final, "seats": said}) == _text(referee.final()), "record", "another final")
    require(len(scores) == referee.players, "record", "not a sheet for each player")
    for score, sheet in zip(scores, referee.sheets(), strict=True):
        require(score["lines"].keys() == sheet.lines.keys(), "record", "other score lines")
        for rule, (line, points) in enumerate(sheet.lines.items(), start=20):  # GG-20 to GG-32
            require(score["lines"][line] == points, f"GG-{rule}", f"{line} are worth {points}")
        require(score["total"] == sheet.total, "GG-33", f"{sheet.total} points in all")
    require(sorted(winners) == referee.winners(), "GG-33", f"{referee.winners()} win")
    return referee


def _text(value: Json) -> str:
    """JSON as text, for comparing: true and 1.0 are not 1 there."""
    return json.dumps(value, sort_keys=True)
