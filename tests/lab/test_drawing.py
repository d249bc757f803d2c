"""Pictures: of every form, whole or not at all."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from turntable.lab.chart import Legend, chart
from turntable.lab.drawing import FORMS, PIXELS, Box, Drawing, Words, write_drawing
from turntable.lab.standings import standings
from turntable.lab.tournament import Outcome
from turntable.lab.whole_file import check_writable, whole_file

LEGEND = Legend("¡A todo tren!", "10 games", "shares", "if equal", "ratings")


def drawing(*bots: str) -> Drawing:
    games = [Outcome(0, bots, tuple(range(len(bots))))]
    return chart(standings(games), LEGEND)


@pytest.mark.parametrize("form", FORMS)
def test_every_form_is_what_it_says(form: str, tmp_path: Path) -> None:
    file = tmp_path / f"plot{form}"
    write_drawing(drawing("greedy", "random"), file)
    begins = {".svg": b"<svg", ".png": b"\x89PNG", ".pdf": b"%PDF"}.get(form, b"\xff\xd8\xff")
    assert file.read_bytes().startswith(begins)
    assert list(tmp_path.iterdir()) == [file]


def test_the_form_may_be_in_capitals(tmp_path: Path) -> None:
    write_drawing(drawing("greedy", "random"), tmp_path / "PLOT.PNG")
    assert (tmp_path / "PLOT.PNG").read_bytes().startswith(b"\x89PNG")


def test_pixels_are_as_many_as_the_drawing_is_large(tmp_path: Path) -> None:
    small = Drawing(30, 20, "#ffffff", (Box(10, 5, 10, 10, "#ff0000"),))
    write_drawing(small, tmp_path / "box.png")
    with Image.open(tmp_path / "box.png") as image:
        assert image.size == (30 * PIXELS, 20 * PIXELS)
        assert image.getpixel((15 * PIXELS, 10 * PIXELS)) == (255, 0, 0)
        assert image.getpixel((9 * PIXELS, 10 * PIXELS)) == (255, 255, 255)


def test_names_may_hold_anything(tmp_path: Path) -> None:
    file = tmp_path / "plot.svg"
    write_drawing(drawing("<b>&:Bot", "random"), file)
    words = [element.text for element in ElementTree.parse(file).iter() if element.text]
    assert "<b>&:Bot" in words


def test_a_long_name_is_shortened_from_its_beginning() -> None:
    shapes = drawing(f"{'package.' * 9}module:Clever", "random").shapes
    names = [shape.text for shape in shapes if isinstance(shape, Words)]
    assert any(name.startswith("…") and name.endswith("module:Clever") for name in names)


@pytest.mark.parametrize("bots", [2, 6])
def test_everything_is_on_the_paper(bots: int) -> None:
    made = drawing(*(f"bot {n}" for n in range(bots)))
    for shape in made.shapes:
        assert 0 <= shape.x <= made.width
        assert 0 <= shape.y <= made.height


@pytest.mark.parametrize("letter", "áéíóúñüÁÉÍÓÚÑÜ¡¿")
def test_every_letter_of_spanish_differs_from_the_plain_one(letter: str, tmp_path: Path) -> None:
    plain = dict(zip("áéíóúñüÁÉÍÓÚÑÜ¡¿", "aeiounuAEIOUNU!?", strict=True))[letter]
    pictures = []
    for text in (letter, plain, "\uffff"):
        write_drawing(
            Drawing(40, 40, "#ffffff", (Words(10, 30, text, "#000000", 20),)), tmp_path / "l.png"
        )
        pictures.append((tmp_path / "l.png").read_bytes())
    assert len(set(pictures)) == 3


def test_what_fails_on_the_way_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "plot.svg"
    file.write_text("old")

    def write_half() -> None:
        with whole_file(file) as written:
            written.write(b"new")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        write_half()
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_trying_whether_a_file_can_be_written_leaves_nothing(tmp_path: Path) -> None:
    check_writable(tmp_path / "plot.svg")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        check_writable(tmp_path)
