"""Writes tests/cli/corpus anew: files that cannot be read or do not hold, and what is wrong there.

    .venv/bin/python -m tests.cli.make_corpus

A case is what is changed in a sound record or final position, and the code of the sentence that
must come of it. The first place changed is where the fault is, unless the case says otherwise.
"""

import json
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.cli.records import (
    DROP,
    at,
    changed,
    expert_record,
    first_move,
    standard_record,
    table_record,
    text_of,
)

CORPUS = Path(__file__).parent / "corpus"

DOES_NOT_HOLD = {
    "abandoned-scores", "chance-missing", "commitment-alone", "differs", "draw-again",
    "illegal-move", "no-chance-here", "not-over", "other-commitment",
}  # fmt: skip

HUGE = 10**30
WHOLE = ""
"""Instead of a place: the sentence is about the whole file."""
DEEP = 20_000
"""More than any Python lets a reader descend."""


@dataclass(frozen=True, slots=True)
class Case:
    """A file of the corpus."""

    name: str
    text: bytes
    code: str
    place: str | None = None
    """Where in the file; None if it is the whole of it."""

    @property
    def expected(self) -> dict[str, Any]:
        status = 1 if self.code in DOES_NOT_HOLD else 2
        return {"status": status, "code": self.code, "place": self.place}


class Spoiler:
    """Cases made from one sound value."""

    def __init__(self, sound: Any) -> None:
        self._sound = sound

    def __call__(
        self, name: str, code: str, changes: dict[str, Any], place: str | None = None
    ) -> Case:
        where = next(iter(changes)) if place is None else place
        return Case(name, text_of(changed(self._sound, changes)), code, where or None)


def main() -> None:
    """Write the files and the table of what is expected of each."""
    shutil.rmtree(CORPUS, ignore_errors=True)
    expected = {}
    folders = {
        "replay": [*texts(), *records(), *plays(), *expert_records(), *table_records()],
        "score": list(positions()),
    }
    for command, cases in folders.items():
        (CORPUS / command).mkdir(parents=True)
        for case in cases:
            name = f"{command}/{case.name}.json"
            assert name not in expected, name
            (CORPUS / name).write_bytes(case.text)
            expected[name] = case.expected
    table = json.dumps(dict(sorted(expected.items())), indent=1)
    (CORPUS / "expected.json").write_text(table + "\n", "utf-8")


def texts() -> Iterator[Case]:
    """Files that are no record at all."""
    record = standard_record()
    text = text_of(record)
    yield Case("empty", b"", "no-records")
    yield Case("blank-lines", b"\n\n\n", "no-records")
    yield Case("broken", text.replace(b',"moves":', b'"moves":'), "not-json")
    yield Case("truncated", text[:1500], "not-json")
    yield Case("not-utf-8", text.replace(b"Greg", b"Gr\xe9g"), "not-json")
    yield Case("utf-16", text.decode().encode("utf-16"), "not-json")
    yield Case("half-a-surrogate", text.replace(b"Greg", rb"\ud800"), "not-json")
    yield Case("two-records-in-a-line", text + text, "not-json")
    deep = b"[" * DEEP + b"]" * DEEP
    yield Case("deep-nesting", deep, "too-deep")
    within = text.replace(b'"initial":', b'"initial":' + deep + b',"x":')
    yield Case("deep-nesting-within", within, "too-deep")
    yield Case("list", b"[]", "not-a-record")
    yield Case("number", b"17", "not-a-record")
    yield Case("string", b'"turntable-record/1"', "not-a-record")
    yield Case("null", b"null", "not-a-record")
    yield Case("empty-object", b"{}", "not-a-record")
    yield Case("final-only", text_of(record["final"]), "not-a-record")
    later = changed(record, {"format": "turntable-record/2"})
    yield Case("later-format", text_of(later), "other-format", "turntable-record/2")
    yield Case("format-number", text_of(changed(record, {"format": 1})), "other-format")
    second = text_of(changed(record, {"end": "victory"}))
    yield Case("second-line-differs", text + b"\n" + second + b"\n", "differs", ":2: end")


def records() -> Iterator[Case]:
    """A standard record with something wrong outside its moves."""
    record = standard_record()
    spoilt = Spoiler(record)
    yield spoilt("unknown-field", "unknown-field", {"comment": "a fine game"})
    yield spoilt("moves-missing", "missing-field", {"moves": DROP})
    yield spoilt("scores-missing", "missing-field", {"scores": DROP})
    yield spoilt("commitment-missing", "missing-field", {"commitment": DROP})
    yield spoilt("game-unknown", "unknown-game", {"game": "chess"}, "chess")
    yield spoilt("game-number", "wrong-type", {"game": 18})
    yield spoilt("version-text", "wrong-type", {"rules_version": "1"})
    yield spoilt("version-null", "wrong-type", {"rules_version": None})
    yield spoilt("version-half", "wrong-type", {"rules_version": 1.5})
    yield spoilt("version-negative", "out-of-range", {"rules_version": -1})
    yield spoilt("version-huge", "out-of-range", {"rules_version": HUGE})
    yield spoilt("option-unknown", "unknown-option", {"options": ["turbo"]}, "turbo")
    yield spoilt("option-number", "wrong-type", {"options[0]": 1})
    yield spoilt("options-text", "wrong-type", {"options": "expert"})

    yield spoilt("players-none", "wrong-players", {"players": []}, WHOLE)
    yield spoilt("players-one", "wrong-players", {"players[1]": DROP}, WHOLE)
    third = {"name": "Ana", "bot": None}
    yield spoilt("players-three", "wrong-count", {"players[2]": third}, "initial.seats")
    yield spoilt("player-text", "wrong-type", {"players[1]": "Mary"})
    yield spoilt("player-name-number", "wrong-type", {"players[1].name": 5})
    yield spoilt("player-bot-missing", "missing-field", {"players[1].bot": DROP}, "players[1]")
    yield spoilt("player-unknown-field", "unknown-field", {"players[1].elo": 1500}, "players[1]")

    yield spoilt("seed-negative", "out-of-range", {"seed": -1})
    yield spoilt("seed-large", "out-of-range", {"seed": 2**53})
    yield spoilt("seed-huge", "out-of-range", {"seed": HUGE})
    yield spoilt("seed-text", "wrong-type", {"seed": "1"})
    yield spoilt("seed-true", "wrong-type", {"seed": True})
    yield spoilt("seed-empty", "missing-field", {"seed": {}})
    yield spoilt("seed-other", "differs", {"seed": 2}, "initial.")
    yield spoilt("commitment-not-hex", "out-of-range", {"commitment": "g" * 64})
    yield spoilt("commitment-number", "wrong-type", {"commitment": 7})
    yield spoilt("commitment-alone", "commitment-alone", {"commitment": "0" * 64})

    boards = [seat["board"] for seat in record["initial"]["seats"]]
    hidden = record["initial"]["seats"][0]["hidden"]
    yield spoilt("initial-list", "wrong-type", {"initial": []})
    yield spoilt("initial-null", "wrong-type", {"initial": None})
    yield spoilt("initial-unknown-field", "unknown-field", {"initial.weather": "fog"}, "initial")
    yield spoilt("seats-missing", "missing-field", {"initial.seats": DROP}, "initial")
    yield spoilt("seat-missing", "wrong-count", {"initial.seats[1]": DROP}, "initial.seats")
    yield spoilt("board-zero", "out-of-range", {"initial.seats[1].board": 0})
    yield spoilt("board-six", "out-of-range", {"initial.seats[1].board": 6})
    yield spoilt("board-huge", "out-of-range", {"initial.seats[1].board": HUGE})
    yield spoilt("board-text", "wrong-type", {"initial.seats[1].board": "1"})
    yield spoilt("board-twice", "named-twice", {"initial.seats[1].board": boards[0]})
    yield spoilt(
        "board-other",
        "differs",
        {"initial.seats[1].board": _another_board(boards)},
        "final.seats[1].board",
    )
    yield spoilt("lamp-nine", "seat-range", {"initial.lamp": 9})
    yield spoilt("lamp-two", "seat-range", {"initial.lamp": 2})
    yield spoilt("lamp-negative", "seat-range", {"initial.lamp": -1})
    yield spoilt("lamp-huge", "seat-range", {"initial.lamp": HUGE})
    yield spoilt("lamp-null", "wrong-type", {"initial.lamp": None})
    yield spoilt("hidden-unknown", "unknown-name", {"initial.seats[0].hidden": "Z99"})
    yield spoilt("hidden-number", "wrong-type", {"initial.seats[0].hidden": 21})
    yield spoilt("hidden-pair", "wrong-count", {"initial.seats[0].hidden": [hidden, hidden]})
    yield spoilt("hidden-control", "unknown-name", {"initial.seats[0].hidden": "\x1b[2J\a\r"})
    yield spoilt("stacks-missing", "missing-field", {"initial.stacks": DROP}, "initial")
    yield spoilt("stacks-object", "wrong-type", {"initial.stacks": {}})
    yield spoilt("stacks-seven", "wrong-count", {"initial.stacks[7]": DROP}, "initial.stacks")
    ninth = record["initial"]["box"][:6]
    yield spoilt("stacks-nine", "wrong-count", {"initial.stacks[8]": ninth}, "initial.stacks")
    yield spoilt("stack-short", "wrong-count", {"initial.stacks[3][5]": DROP}, "initial.stacks[3]")
    yield spoilt("stack-empty", "wrong-count", {"initial.stacks[3]": []})
    yield spoilt("stack-text", "wrong-type", {"initial.stacks[3]": "S01"})
    yield spoilt("stack-tile-number", "wrong-type", {"initial.stacks[3][2]": 7})
    yield spoilt("stack-tile-unknown", "unknown-name", {"initial.stacks[3][2]": "C99"})
    yield spoilt("stack-tile-lower-case", "unknown-name", {"initial.stacks[3][2]": "c21"})
    top = record["initial"]["stacks"][0][0]
    yield spoilt("stack-tile-twice", "named-twice", {"initial.stacks[3][2]": top})
    yield spoilt("stack-tile-hidden", "named-twice", {"initial.stacks[3][2]": hidden})
    yield spoilt("box-missing", "missing-field", {"initial.box": DROP}, "initial")
    yield spoilt("box-null", "wrong-type", {"initial.box": None})
    yield spoilt("box-tile-missing", "wrong-count", {"initial.box[4]": DROP}, "initial.box")
    yield spoilt("box-tile-twice", "named-twice", {"initial.box[4]": top})

    yield from _finals(spoilt, record)

    yield spoilt("scores-null", "differs", {"scores": None})
    yield spoilt("scores-one", "differs", {"scores[1]": DROP})
    yield spoilt("scores-text", "wrong-type", {"scores": "97"})
    total = record["scores"][0]["total"]
    yield spoilt("total-other", "differs", {"scores[0].total": total + 1})
    yield spoilt("total-huge", "differs", {"scores[0].total": HUGE})
    yield spoilt("total-text", "wrong-type", {"scores[0].total": str(total)})
    yield spoilt("total-missing", "missing-field", {"scores[0].total": DROP}, "scores[0]")
    yield spoilt("line-other", "differs", {"scores[1].lines.bats": 1})
    yield spoilt("line-missing", "differs", {"scores[1].lines.bats": DROP})
    yield spoilt("line-unknown", "differs", {"scores[1].lines.elves": 3})
    yield spoilt("line-null", "wrong-type", {"scores[1].lines.bats": None}, "scores[1].lines")
    yield spoilt("winners-out-of-range", "differs", {"winners": [7]})
    yield spoilt("winners-negative", "differs", {"winners": [-1]})
    yield spoilt("winners-huge", "differs", {"winners": [HUGE]})
    yield spoilt("winners-both", "differs", {"winners": [0, 1]})
    yield spoilt("winners-none", "differs", {"winners": []})
    yield spoilt("winners-null", "differs", {"winners": None})
    yield spoilt("winners-number", "wrong-type", {"winners": 0})
    yield spoilt("winners-name", "wrong-type", {"winners": ["Greg"]}, "winners[0]")
    yield spoilt("end-unknown", "differs", {"end": "victory"})
    yield spoilt("end-null", "wrong-type", {"end": None})
    yield spoilt("end-abandoned", "abandoned-scores", {"end": "abandoned"}, "final")
    kept = {"end": "abandoned", "final": None, "scores": None}
    yield spoilt("end-abandoned-winners", "abandoned-scores", kept, "winners")


def _another_board(boards: list[int]) -> int:
    return next(number for number in range(1, 6) if number not in boards)


def _finals(spoilt: Spoiler, record: Any) -> Iterator[Case]:
    """What can be wrong with full boards, in the record that ends with them."""
    tile = record["final"]["seats"][0]["tiles"][0]
    board = record["final"]["seats"][0]["board"]
    seat = "final.seats[1]"
    yield spoilt("final-null", "differs", {"final": None})
    yield spoilt("final-list", "wrong-type", {"final": []})
    yield spoilt("final-unknown-field", "unknown-field", {"final.lamp": 0}, "final")
    yield spoilt("final-seats-missing", "missing-field", {"final.seats": DROP}, "final")
    yield spoilt("final-seat-missing", "wrong-players", {seat: DROP}, "final")
    yield spoilt("final-board-six", "out-of-range", {f"{seat}.board": 6})
    yield spoilt("final-board-twice", "named-twice", {f"{seat}.board": board})
    yield spoilt("final-side-c", "unknown-value", {f"{seat}.side": "C"})
    yield spoilt(
        "final-tile-unknown", "unknown-name", {f"{seat}.tiles[4][2]": "C99"}, f"{seat}.tiles[4]"
    )
    yield spoilt(
        "final-tile-twice", "named-twice", {f"{seat}.tiles[4][2]": tile[2]}, f"{seat}.tiles[4]"
    )
    other = record["initial"]["box"][0]
    yield spoilt("final-tile-other", "differs", {f"{seat}.tiles[4][2]": other})
    yield spoilt("final-rotation-seven", "out-of-range", {f"{seat}.tiles[4][3]": 7})
    turned = (at(record, f"{seat}.tiles[4][3]") + 1) % 4
    yield spoilt("final-rotation-other", "differs", {f"{seat}.tiles[4][3]": turned})
    yield spoilt("final-row-three", "out-of-range", {f"{seat}.tiles[4][0]": 3})
    twice = {f"{seat}.tiles[4][0]": 0, f"{seat}.tiles[4][1]": 0}
    yield spoilt("final-space-twice", "named-twice", twice, f"{seat}.tiles[4]")
    yield spoilt("final-tile-missing", "wrong-count", {f"{seat}.tiles[8]": DROP}, f"{seat}.tiles")
    yield spoilt(
        "final-tile-short", "wrong-type", {f"{seat}.tiles[4][3]": DROP}, f"{seat}.tiles[4]"
    )


def plays() -> Iterator[Case]:
    """A standard record with something wrong in its moves."""
    record = standard_record()
    spoilt = Spoiler(record)
    claim, place = first_move(record, "claim"), first_move(record, "place")
    last = len(record["moves"]) - 1
    move = f"moves[{place}][1]"

    yield spoilt("moves-object", "wrong-type", {"moves": {}})
    yield spoilt("moves-null", "wrong-type", {"moves": None})
    yield spoilt("moves-none", "not-over", {"moves": []}, "0")
    yield spoilt("moves-unfinished", "not-over", {f"moves[{last}]": DROP}, f"{last}")
    yield spoilt("entry-number", "wrong-type", {"moves[4]": 3})
    yield spoilt("entry-object", "wrong-type", {"moves[4]": {"move": "draw"}})
    yield spoilt("entry-short", "wrong-type", {"moves[4]": [0]})
    yield spoilt("entry-long", "wrong-type", {"moves[4][2]": 0}, "moves[4]")
    yield spoilt("move-text", "wrong-type", {"moves[4][1]": "draw"})
    yield spoilt("move-empty", "missing-field", {"moves[4][1]": {}}, "moves[4]")
    yield spoilt("move-unknown", "unknown-value", {"moves[4][1].move": "fly"}, "moves[4]")
    yield spoilt("move-number", "wrong-type", {"moves[4][1].move": 2}, "moves[4]")
    yield spoilt("move-unknown-field", "unknown-field", {f"{move}.speed": 3}, f"moves[{place}]")
    yield spoilt("seat-two", "seat-range", {"moves[4][0]": 2}, "moves[4]")
    yield spoilt("seat-negative", "seat-range", {"moves[4][0]": -1}, "moves[4]")
    yield spoilt("seat-huge", "seat-range", {"moves[4][0]": HUGE}, "moves[4]")
    yield spoilt("seat-text", "wrong-type", {"moves[4][0]": "Greg"})
    yield spoilt("seat-half", "wrong-type", {"moves[4][0]": 0.5})
    yield spoilt("seat-true", "wrong-type", {"moves[4][0]": True})
    yield spoilt("side-c", "unknown-value", {"moves[0][1].side": "C"}, "moves[0].side")
    yield spoilt("side-missing", "missing-field", {"moves[0][1].side": DROP}, "moves[0]")
    yield spoilt(
        "tile-unknown", "unknown-name", {f"moves[{claim}][1].tile": "C99"}, f"moves[{claim}]"
    )
    yield spoilt(
        "tile-number", "wrong-type", {f"moves[{claim}][1].tile": 9}, f"moves[{claim}].tile"
    )
    yield spoilt(
        "rotation-seven", "out-of-range", {f"{move}.rotation": 7}, f"moves[{place}].rotation"
    )
    yield spoilt(
        "rotation-negative", "out-of-range", {f"{move}.rotation": -1}, f"moves[{place}].rotation"
    )
    yield spoilt(
        "rotation-huge", "out-of-range", {f"{move}.rotation": HUGE}, f"moves[{place}].rotation"
    )
    yield spoilt(
        "rotation-half", "wrong-type", {f"{move}.rotation": 0.5}, f"moves[{place}].rotation"
    )
    yield spoilt(
        "space-three", "out-of-range", {f"{move}.space": [3, 0]}, f"moves[{place}].space[0]"
    )
    yield spoilt("space-short", "wrong-type", {f"{move}.space": [0]}, f"moves[{place}].space")
    yield spoilt("space-text", "wrong-type", {f"{move}.space": "0,0"}, f"moves[{place}].space")

    seat = record["moves"][claim][0]
    boxed = record["initial"]["box"][0]
    yield spoilt(
        "claim-from-the-box", "illegal-move", {f"moves[{claim}][1].tile": boxed}, f"moves[{claim}]"
    )
    yield spoilt(
        "claim-out-of-turn", "illegal-move", {f"moves[{claim}][0]": 1 - seat}, f"moves[{claim}]"
    )
    again = first_move(record, "place", after=place + 1)
    same = {**record["moves"][again][1], "space": record["moves"][place][1]["space"]}
    placer = record["moves"][place][0]
    while record["moves"][again][0] != placer:
        again += 1
    yield spoilt("place-on-a-tile", "illegal-move", {f"moves[{again}][1]": same}, f"moves[{again}]")
    yield spoilt(
        "keep-without-experts",
        "illegal-move",
        {"moves[2][1]": {"move": "keep", "tile": "C21"}},
        "moves[2]",
    )
    extra = {f"moves[{last + 1}]": record["moves"][last]}
    yield spoilt("move-after-the-end", "illegal-move", extra)
    stacks = {"move": "stacks", "draw": 1, "stacks": record["initial"]["stacks"], "box": []}
    yield spoilt("chance-first", "no-chance-here", {"moves[0]": [None, stacks]})
    yield spoilt("chance-in-a-standard-game", "no-chance-here", {"moves[2]": [None, stacks]})
    top, second = record["initial"]["stacks"][7][4:6]
    swapped = {"initial.stacks[7][4]": second, "initial.stacks[7][5]": top}
    yield spoilt("tiles-swapped", "differs", swapped)


def expert_records() -> Iterator[Case]:
    """An expert record: two hidden tiles, and stacks formed in the middle."""
    record = expert_record()
    spoilt = Spoiler(record)
    formed = first_move(record, "stacks")
    entry, stacks = f"moves[{formed}]", f"moves[{formed}][1].stacks"
    keep = f"moves[{formed - 1}]"
    formed_stacks = at(record, stacks)
    hidden = record["initial"]["seats"][0]["hidden"]
    yield spoilt("expert-option-missing", "wrong-count", {"options": []}, "initial.seats[0].hidden")
    yield spoilt("expert-hidden-single", "wrong-count", {"initial.seats[0].hidden": hidden[0]})
    yield spoilt(
        "expert-hidden-three",
        "wrong-type",
        {"initial.seats[0].hidden[2]": "C21"},
        "initial.seats[0].hidden",
    )
    yield spoilt(
        "expert-hidden-twice",
        "named-twice",
        {"initial.seats[0].hidden[1]": hidden[0]},
        "initial.seats[0].hidden",
    )
    yield spoilt("expert-stacks-at-once", "unknown-field", {"initial.stacks": []}, "initial")
    yield spoilt("expert-chance-missing", "chance-missing", {entry: DROP}, keep)
    twice = {f"moves[{formed + 1}]": at(record, entry)}
    yield spoilt("expert-chance-twice", "chance-missing", twice, keep)
    early = {keep: at(record, entry), entry: at(record, keep)}
    yield spoilt("expert-chance-early", "no-chance-here", early)
    yield spoilt("expert-chance-of-a-seat", "chance-missing", {f"{entry}[0]": 0}, keep)
    yield spoilt("expert-chance-unknown", "unknown-value", {f"{entry}[1].move": "shuffle"}, entry)
    yield spoilt("expert-chance-list", "wrong-type", {f"{entry}[1]": []})
    yield spoilt("expert-chance-unknown-field", "unknown-field", {f"{entry}[1].dice": 3}, entry)
    yield spoilt("expert-box-missing", "missing-field", {f"{entry}[1].box": DROP}, entry)
    yield spoilt("expert-draw-missing", "missing-field", {f"{entry}[1].draw": DROP}, entry)
    yield spoilt("expert-draw-text", "wrong-type", {f"{entry}[1].draw": "1"}, f"{entry}.draw")
    yield spoilt("expert-draw-two", "differs", {f"{entry}[1].draw": 2})
    yield spoilt("expert-draw-zero", "draw-again", {f"{entry}[1].draw": 0}, entry)
    unproven = {f"{entry}[1].draw": 0, "seed": None}
    yield spoilt("expert-draw-zero-unproven", "draw-again", unproven, entry)
    yield spoilt("expert-stack-short", "wrong-count", {f"{stacks}[3][5]": DROP}, entry)
    yield spoilt("expert-stacks-nine", "wrong-count", {f"{stacks}[8]": []}, entry)
    yield spoilt("expert-tile-unknown", "unknown-name", {f"{stacks}[3][5]": "Z1"}, entry)
    top = formed_stacks[0][0]
    yield spoilt("expert-tile-twice", "named-twice", {f"{stacks}[3][5]": top}, entry)
    kept = at(record, keep)[1]["tile"]
    yield spoilt("expert-tile-kept", "named-twice", {f"{stacks}[3][5]": kept}, entry)
    swapped = {f"{stacks}[7][4]": formed_stacks[7][5], f"{stacks}[7][5]": formed_stacks[7][4]}
    yield spoilt("expert-tiles-swapped", "differs", swapped)
    other = next(tile for tile in record["initial"]["seats"][1]["hidden"] if tile != kept)
    yield spoilt(
        "expert-keeps-a-foreign-tile", "illegal-move", {"moves[2][1].tile": other}, "moves[2]"
    )


def table_records() -> Iterator[Case]:
    """A record with the proof of a table."""
    record = table_record()
    spoilt = Spoiler(record)
    entry = f"moves[{first_move(record, 'stacks')}]"
    secret = record["seed"]["secret"]
    yield spoilt("secret-short", "out-of-range", {"seed.secret": secret[:62]})
    yield spoilt("secret-upper-case", "out-of-range", {"seed.secret": secret.upper()})
    yield spoilt("secret-number", "wrong-type", {"seed.secret": 5})
    yield spoilt("secret-missing", "missing-field", {"seed.secret": DROP}, "seed")
    yield spoilt("secret-other", "other-commitment", {"seed.secret": "f" * 64}, "commitment")
    yield spoilt("commitment-short", "out-of-range", {"commitment": record["commitment"][2:]})
    yield spoilt("commitment-other", "other-commitment", {"commitment": "f" * 64})
    yield spoilt("commitment-null", "other-commitment", {"commitment": None})
    yield spoilt("contribution-not-hex", "out-of-range", {"seed.contributions[1]": "?" * 64})
    yield spoilt("contribution-null", "wrong-type", {"seed.contributions[1]": None})
    yield spoilt("contribution-other", "differs", {"seed.contributions[1]": "f" * 64}, "initial.")
    yield spoilt("contribution-missing", "differs", {"seed.contributions[1]": DROP}, "initial.")
    yield spoilt("table-other", "differs", {"seed.table": "window table"}, "initial.")
    yield spoilt("table-number", "wrong-type", {"seed.table": 12})
    yield spoilt("table-unknown-field", "unknown-field", {"seed.room": "bar"}, "seed")
    yield spoilt("table-draw-huge", "out-of-range", {f"{entry}[1].draw": HUGE}, f"{entry}.draw")
    yield spoilt("table-draw-other", "differs", {f"{entry}[1].draw": 2}, f"{entry}[1].stacks")


def positions() -> Iterator[Case]:
    """Final positions for `turntable score`."""
    record = standard_record()
    final = record["final"]
    text = text_of(final)
    yield Case("empty", b"", "not-json")
    yield Case("broken", text.replace(b'"side"', b"side"), "not-json")
    yield Case("truncated", text[:200], "not-json")
    yield Case("not-utf-8", text.replace(b'"A"', b'"\xff"').replace(b'"B"', b'"\xff"'), "not-json")
    yield Case("deep-nesting", b"[" * DEEP + b"]" * DEEP, "too-deep")
    yield Case("list", b"[]", "wrong-type")
    yield Case("number", b"3.5", "wrong-type")
    yield Case("record", text_of(record), "record-not-position")

    spoilt = Spoiler(final)
    tile = final["seats"][0]["tiles"][0]
    yield spoilt("unknown-field", "unknown-field", {"weather": "fog"})
    yield spoilt("seats-missing", "missing-field", {"seats": DROP})
    yield spoilt("seats-none", "wrong-players", {"seats": []}, WHOLE)
    yield spoilt("seats-one", "wrong-players", {"seats[1]": DROP}, WHOLE)
    more = {f"seats[{seat}]": final["seats"][0] for seat in range(2, 6)}
    yield spoilt("seats-six", "wrong-players", more, WHOLE)
    yield spoilt("seats-object", "wrong-type", {"seats": {}})
    yield spoilt("seat-text", "wrong-type", {"seats[1]": "Mary"})
    yield spoilt("seat-unknown-field", "unknown-field", {"seats[1].name": "Mary"}, "seats[1]")
    yield spoilt("board-missing", "missing-field", {"seats[1].board": DROP}, "seats[1]")
    yield spoilt("board-six", "out-of-range", {"seats[1].board": 6})
    yield spoilt("board-huge", "out-of-range", {"seats[1].board": HUGE})
    yield spoilt("board-twice", "named-twice", {"seats[1].board": final["seats"][0]["board"]})
    yield spoilt("side-c", "unknown-value", {"seats[1].side": "C"})
    yield spoilt("side-null", "wrong-type", {"seats[1].side": None})
    yield spoilt("tiles-object", "wrong-type", {"seats[1].tiles": {}})
    yield spoilt("tiles-eight", "wrong-count", {"seats[1].tiles[8]": DROP}, "seats[1].tiles")
    ten = {"seats[1].tiles[9]": [0, 0, record["initial"]["box"][0], 0]}
    yield spoilt("tiles-ten", "named-twice", ten)
    yield spoilt(
        "tile-unknown", "unknown-name", {"seats[1].tiles[4][2]": "Q1"}, "seats[1].tiles[4]"
    )
    yield spoilt("tile-number", "wrong-type", {"seats[1].tiles[4][2]": 21})
    yield spoilt(
        "tile-twice", "named-twice", {"seats[0].tiles[4][2]": tile[2]}, "seats[0].tiles[4]"
    )
    yield spoilt(
        "tile-on-two-boards", "named-twice", {"seats[1].tiles[4][2]": tile[2]}, "seats[1].tiles[4]"
    )
    yield spoilt(
        "space-twice",
        "named-twice",
        {"seats[1].tiles[4][0]": 0, "seats[1].tiles[4][1]": 0},
        "seats[1].tiles[4]",
    )
    yield spoilt("row-three", "out-of-range", {"seats[1].tiles[4][0]": 3})
    yield spoilt("column-huge", "out-of-range", {"seats[1].tiles[4][1]": HUGE})
    yield spoilt("rotation-seven", "out-of-range", {"seats[1].tiles[4][3]": 7})
    yield spoilt("rotation-half", "wrong-type", {"seats[1].tiles[4][3]": 1.5})
    yield spoilt("players-three", "players-differ", {"players": 3})
    yield spoilt("players-negative", "players-differ", {"players": -2})
    yield spoilt("players-huge", "players-differ", {"players": HUGE})
    yield spoilt("players-text", "wrong-type", {"players": "2"})
    yield spoilt("players-list", "wrong-type", {"players": ["Greg", "Mary"]})


if __name__ == "__main__":
    main()
