"""`turntable score`: the rulebook's example, and positions as people write them down."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli.records import changed, standard_record, text_of
from tests.cli.running import LANGUAGES, as_process, in_process

pytestmark = pytest.mark.usefixtures("kernels")

LINES = [
    "dragons", "ghosts", "golems", "satyrs", "skeletons", "slimes", "bats", "werewolves", "wisps",
    "diamonds", "bone", "tooth", "other",
]  # fmt: skip

# The scoring example of the rulebook: Greg's board and Mary's.
EXAMPLE: dict[str, Any] = {
    "seats": [
        {
            "board": 1,
            "side": "A",
            "tiles": [
                [0, 0, "C21", 1], [0, 1, "C10", 2], [0, 2, "C27", 1],
                [1, 0, "D10", 0], [1, 1, "D04", 0], [1, 2, "B12", 0],
                [2, 0, "B05", 0], [2, 1, "C04", 3], [2, 2, "C23", 0],
            ],
        },
        {
            "board": 2,
            "side": "B",
            "tiles": [
                [0, 0, "S09", 1], [0, 1, "C31", 2], [0, 2, "C16", 0],
                [1, 0, "C13", 1], [1, 1, "D01", 0], [1, 2, "S17", 1],
                [2, 0, "C11", 3], [2, 1, "C08", 0], [2, 2, "S14", 1],
            ],
        },
    ]
}  # fmt: skip
GREG = [1, 6, 4, 8, 8, 9, 10, 17, 6, 4, 6, 16, 2]
MARY = [1, 24, 4, 5, 4, 7, 15, 8, 9, 6, 10, 8, 1]
ANSWER = {
    "scores": [
        {"total": 97, "lines": dict(zip(LINES, GREG, strict=True))},
        {"total": 102, "lines": dict(zip(LINES, MARY, strict=True))},
    ],
    "winners": [1],
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "position.json"
    file.write_bytes(text_of(EXAMPLE))
    return file


def test_the_example_as_json(file: Path) -> None:
    ran = in_process("score", "ghosts-galore", file, "--json")
    assert (ran.status, ran.json, ran.err) == (0, ANSWER, "")


def test_the_example_from_the_standard_input() -> None:
    ran = as_process("score", "ghosts-galore", "-", "--json", given=text_of(EXAMPLE))
    assert (ran.status, ran.json, ran.err) == (0, ANSWER, "")


def test_the_example_with_its_players(file: Path) -> None:
    file.write_bytes(text_of({"players": 2, **EXAMPLE}))
    assert in_process("score", "ghosts-galore", file, "--json").json == ANSWER


TOTALS = {"en": "Total 97 102", "es": "Total 97 102"}
WINNER = {"en": "Seat 1 wins.", "es": "Gana el asiento 1."}
SOME_LINES = {
    "en": ["Dragons 1 1", "Ghosts 6 24", "Werewolves 17 8", "Tooth doors 16 8"],
    "es": ["Dragones 1 1", "Fantasmas 6 24", "Hombres lobo 17 8", "Puertas de dientes 16 8"],
}

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_the_totals_as_text(language: str, file: Path) -> None:
    assert TOTALS[language] in in_process("score", "ghosts-galore", file, "--lang", language).words


@every_language
def test_the_lines_as_text(language: str, file: Path) -> None:
    said = in_process("score", "ghosts-galore", file, "--lang", language).words
    assert [line for line in SOME_LINES[language] if line not in said] == []


@every_language
def test_the_winner_as_text(language: str, file: Path) -> None:
    ran = in_process("score", "ghosts-galore", file, "--lang", language)
    assert ran.words.endswith(WINNER[language])


def test_the_final_position_of_a_record_scores_as_the_record_says(file: Path) -> None:
    record = standard_record()
    file.write_bytes(text_of(record["final"]))
    answer = in_process("score", "ghosts-galore", file, "--json").json
    assert answer == {"scores": record["scores"], "winners": record["winners"]}


def test_tiles_may_be_listed_in_any_order(file: Path) -> None:
    shuffled = changed(EXAMPLE, {"seats[0].tiles": EXAMPLE["seats"][0]["tiles"][::-1]})
    file.write_bytes(text_of(shuffled))
    assert in_process("score", "ghosts-galore", file, "--json").json == ANSWER


def test_a_turned_tile_scores_otherwise(file: Path) -> None:
    """GG-31: the path between the tooth doors gets shorter."""
    file.write_bytes(text_of(changed(EXAMPLE, {"seats[0].tiles[4][3]": 1})))
    scores = in_process("score", "ghosts-galore", file, "--json").json["scores"]
    assert scores[0]["lines"]["tooth"] < 16


def test_a_position_written_over_many_lines(file: Path) -> None:
    file.write_bytes(text_of(EXAMPLE).replace(b",", b",\r\n\t"))
    assert in_process("score", "ghosts-galore", file, "--json").json == ANSWER


def test_a_negative_line_as_text(file: Path) -> None:
    """GG-20: no dragon costs five points. Greg's stands on C04, and there is none on S03."""
    file.write_bytes(text_of(changed(EXAMPLE, {"seats[0].tiles[7][2]": "S03"})))
    assert "Dragons −5 1" in in_process("score", "ghosts-galore", file).words
