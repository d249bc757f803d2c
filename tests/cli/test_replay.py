"""`turntable replay`: records that hold, and what is said of one that does not."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.cli.records import (
    DROP,
    changed,
    expert_record,
    first_move,
    standard_record,
    table_record,
    text_of,
)
from tests.cli.running import LANGUAGES, Ran, as_process, in_process

pytestmark = pytest.mark.usefixtures("kernels")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "record.jsonl"


def replayed(file: Path, *records: Any) -> Ran:
    file.write_bytes(b"".join(text_of(record) + b"\n" for record in records))
    return in_process("replay", file)


def difference(file: Path, record: Any, changes: dict[str, Any]) -> str:
    """What is said of a record after changes that make it false, behind its place in the file."""
    ran = replayed(file, changed(record, changes))
    assert ran.status == 1
    place, _, said = ran.line.removeprefix("turntable: ").partition(":1: ")
    assert place == str(file)
    return said


@pytest.mark.parametrize("record", [standard_record, expert_record, table_record])
def test_a_sound_record_holds(record: Any, file: Path) -> None:
    ran = replayed(file, record())
    assert (ran.status, ran.out, ran.err) == (0, "The record holds.\n", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_records_hold(language: str, file: Path) -> None:
    replayed(file, standard_record(), expert_record())
    said = {"en": "All 2 records hold.\n", "es": "Los 2 registros se sostienen.\n"}
    assert in_process("replay", file, "--lang", language).out == said[language]


def test_a_changed_move_changes_the_end(file: Path) -> None:
    record = standard_record()
    last = len(record["moves"]) - 1
    turned = (record["moves"][last][1]["rotation"] + 1) % 4
    said = difference(file, record, {f"moves[{last}][1].rotation": turned})
    assert said.startswith("final.seats[")


def test_a_changed_move_may_be_illegal(file: Path) -> None:
    record = standard_record()
    claim = first_move(record, "claim")
    said = difference(file, record, {f"moves[{claim}][1].tile": record["initial"]["box"][0]})
    assert said == f"moves[{claim}]: this move breaks rule GG-7."


def test_a_move_out_of_turn_is_illegal(file: Path) -> None:
    record = standard_record()
    draw = first_move(record, "draw")
    said = difference(file, record, {f"moves[{draw}][0]": 1 - record["moves"][draw][0]})
    assert said == f"moves[{draw}]: this move breaks rule GG-6."


def test_a_move_missing_at_the_end(file: Path) -> None:
    record = standard_record()
    last = len(record["moves"]) - 1
    assert str(last) in difference(file, record, {f"moves[{last}]": DROP})


def test_two_tiles_swapped_in_a_stack(file: Path) -> None:
    """Nobody claimed them, so that only the seed can tell."""
    record = standard_record()
    above, below = record["initial"]["stacks"][7][4:6]
    swapped = {"initial.stacks[7][4]": below, "initial.stacks[7][5]": above}
    said = difference(file, record, swapped)
    assert said.startswith(f'initial.stacks[7][4]: the record says "{below}"')


def test_two_tiles_swapped_in_the_stacks_of_experts(file: Path) -> None:
    record = expert_record()
    stack = f"moves[{first_move(record, 'stacks')}][1].stacks[7]"
    above, below = record["moves"][first_move(record, "stacks")][1]["stacks"][7][4:6]
    said = difference(file, record, {f"{stack}[4]": below, f"{stack}[5]": above})
    assert said.startswith(f'{stack}[4]: the record says "{below}"')


def test_without_a_seed_a_record_proves_less_and_holds(file: Path) -> None:
    record = standard_record()
    above, below = record["initial"]["stacks"][7][4:6]
    swapped = {"initial.stacks[7][4]": below, "initial.stacks[7][5]": above, "seed": None}
    assert replayed(file, changed(record, swapped)).status == 0


def test_a_changed_tile_of_the_end(file: Path) -> None:
    record = standard_record()
    there, other = record["final"]["seats"][1]["tiles"][4][2], record["initial"]["box"][0]
    said = difference(file, record, {"final.seats[1].tiles[4][2]": other})
    place = "final.seats[1].tiles[4][2]"
    assert said == f'{place}: the record says "{other}", but playing it again gives "{there}".'


def test_a_changed_total(file: Path) -> None:
    record = standard_record()
    total = record["scores"][0]["total"]
    said = difference(file, record, {"scores[0].total": total + 1})
    assert said.startswith(f"scores[0].total: the record says {total + 1},")


def test_a_changed_line_of_the_score(file: Path) -> None:
    record = standard_record()
    wisps = record["scores"][1]["lines"]["wisps"]
    said = difference(file, record, {"scores[1].lines.wisps": wisps + 1})
    assert said.startswith("scores[1].lines.wisps: ")


def test_another_winner(file: Path) -> None:
    record = standard_record()
    (winner,) = record["winners"]
    said = difference(file, record, {"winners": [1 - winner]})
    assert said.startswith(f"winners[0]: the record says {1 - winner},")


def test_another_seed(file: Path) -> None:
    assert difference(file, standard_record(), {"seed": 2}).startswith("initial.")


def test_another_end(file: Path) -> None:
    said = difference(file, standard_record(), {"end": "lamp"})
    assert said == 'end: the record says "lamp", but playing it again gives "boards".'


def test_another_secret_than_the_table_was_bound_to(file: Path) -> None:
    said = difference(file, table_record(), {"seed.secret": "f" * 64})
    assert "commitment" in said


def test_another_contribution_deals_another_game(file: Path) -> None:
    said = difference(file, table_record(), {"seed.contributions[0]": "f" * 64})
    assert said.startswith("initial.")


def test_a_draw_may_skip_numbers_but_gives_other_tiles(file: Path) -> None:
    record = table_record()
    entry = f"moves[{first_move(record, 'stacks')}][1]"
    assert difference(file, record, {f"{entry}.draw": 5}).startswith(f"{entry}.stacks[")


def test_a_game_broken_off_holds(file: Path) -> None:
    record = standard_record()
    gone = {"final": None, "scores": None, "winners": None, "end": "abandoned"}
    assert replayed(file, changed(record, {"moves": record["moves"][:20], **gone})).status == 0


def test_a_game_broken_off_has_no_winner(file: Path) -> None:
    gone = {"final": None, "scores": None, "end": "abandoned"}
    assert difference(file, standard_record(), gone).startswith("winners: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_of_other_rules_is_said_to_be_so(language: str, file: Path) -> None:
    replayed(file, changed(standard_record(), {"rules_version": 2}))
    ran = in_process("replay", file, "--lang", language)
    said = {"en": "version 2 of its rules", "es": "la versión 2 de sus reglas"}
    assert ran.status == 0
    assert said[language] in ran.words


def test_a_record_written_over_many_lines(file: Path) -> None:
    file.write_text(json.dumps(standard_record(), indent=2), "utf-8")
    assert in_process("replay", file).out == "The record holds.\n"


def test_a_difference_in_a_record_written_over_many_lines(file: Path) -> None:
    file.write_text(json.dumps(changed(standard_record(), {"end": "lamp"}), indent=2), "utf-8")
    assert in_process("replay", file).line.startswith(f"turntable: {file}: end: ")


def test_the_line_of_the_record_that_does_not_hold(file: Path) -> None:
    ran = replayed(file, standard_record(), changed(expert_record(), {"end": "lamp"}))
    assert (ran.status, ran.line.startswith(f"turntable: {file}:2: end: ")) == (1, True)


def test_empty_lines_between_records(file: Path) -> None:
    text = text_of(standard_record())
    file.write_bytes(text + b"\n\n\n" + text)
    assert in_process("replay", file).out == "All 2 records hold.\n"


def test_line_ends_of_windows(file: Path) -> None:
    text = text_of(standard_record())
    file.write_bytes(text + b"\r\n" + text + b"\r\n")
    assert in_process("replay", file).out == "All 2 records hold.\n"


def test_several_files(tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "other.json"]
    for path in files:
        path.write_bytes(text_of(standard_record()))
    assert in_process("replay", *files).out == "All 2 records hold.\n"


def test_the_file_that_does_not_hold(tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "other.json"]
    files[0].write_bytes(text_of(standard_record()))
    files[1].write_bytes(text_of(changed(standard_record(), {"end": "lamp"})))
    ran = in_process("replay", *files)
    assert (ran.status, ran.line.startswith(f"turntable: {files[1]}:1: ")) == (1, True)


def test_an_empty_file_among_others_is_not_passed_over(tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "empty.json"]
    files[0].write_bytes(text_of(standard_record()))
    files[1].write_bytes(b"")
    ran = in_process("replay", *files)
    assert (ran.status, str(files[1]) in ran.err) == (2, True)


def test_records_from_the_standard_input() -> None:
    text = text_of(standard_record()) + b"\n" + text_of(expert_record()) + b"\n"
    ran = as_process("replay", "-", given=text)
    assert (ran.status, ran.out, ran.err) == (0, "All 2 records hold.\n", "")


def test_a_difference_in_the_standard_input() -> None:
    ran = as_process("replay", "-", given=text_of(changed(standard_record(), {"end": "lamp"})))
    assert ran.status == 1
    assert ran.line.startswith("turntable: -:1: end: ")


def test_the_standard_input_twice() -> None:
    """There is nothing left in it the second time, but no traceback either."""
    ran = as_process("replay", "-", "-", given=text_of(standard_record()))
    assert "Traceback" not in ran.err
    assert ran.err.count("\n") <= 1


def test_records_may_be_read_from_a_pipe_that_has_a_name() -> None:
    ran = as_process("replay", "/dev/stdin", given=text_of(standard_record()))
    assert (ran.status, ran.out) == (0, "The record holds.\n")


def test_fields_may_come_in_any_order(file: Path) -> None:
    record = standard_record()
    assert replayed(file, dict(reversed(record.items()))).status == 0


def test_people_may_be_called_anything(file: Path) -> None:
    name = "Ana\n\x1b[2J[bold]«Ñandú» 🚂\u202e"
    assert replayed(file, changed(standard_record(), {"players[0].name": name})).status == 0


def test_a_record_says_all_that_the_format_asks_for() -> None:
    assert list(msgspec.json.decode(text_of(standard_record()))) == [
        "format", "game", "rules_version", "options", "players", "seed", "commitment", "initial",
        "moves", "final", "scores", "winners", "end",
    ]  # fmt: skip
