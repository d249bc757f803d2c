"""Words in pixels. Pillow's own typeface, the only one that is there on every machine, has hardly
more than ASCII: what Spanish needs besides is put together from that.
"""

import unicodedata
from collections.abc import Iterator
from itertools import groupby
from typing import Literal

from PIL import Image, ImageDraw, ImageFont

Anchor = Literal["start", "middle", "end"]

TURNED = {"¡": "!", "¿": "?"}
MARKS = {"\u0301": ("\u00b4", 0.0), "\u0303": ("~", 0.38), "\u0308": ("··", 0.42)}
"""The letter that makes each mark, and how far it is raised over a small letter, of the size."""
CAPITAL = 0.17
"""How much further over a capital."""


def write_words(
    pen: ImageDraw.ImageDraw,
    at: tuple[float, float],
    text: str,
    colour: str,
    size: float,
    anchor: Anchor,
) -> None:
    """Write `text` so that it starts, has its middle or ends at `at`."""
    font = ImageFont.load_default(size)
    runs = list(_runs(text))
    width = sum(font.getlength(letters) for letters, _ in runs)
    x, y = at[0] - {"start": 0.0, "middle": width / 2, "end": width}[anchor], at[1]
    for letters, mark in runs:
        if mark in TURNED:
            _write_turned(pen, (x, y), letters, colour, font)
        else:
            pen.text((x, y), letters, colour, font, "ls")
        if mark in MARKS:
            sign, raised = MARKS[mark]
            high = raised + (CAPITAL if letters.isupper() else 0.0)
            middle = x + font.getlength(letters) / 2
            pen.text((middle, y - high * size), sign, colour, font, "ms")
        x += font.getlength(letters)


def _runs(text: str) -> Iterator[tuple[str, str]]:
    """Letters as the typeface has them, with the mark that each needs besides."""
    for mark, letters in groupby(map(_parted, text), key=lambda letter: letter[1]):
        if mark:
            yield from letters
        else:
            yield "".join(letter for letter, _ in letters), ""


def _parted(letter: str) -> tuple[str, str]:
    if letter in TURNED:
        return TURNED[letter], letter
    parts = unicodedata.normalize("NFD", letter)
    return parts[0], parts[1] if len(parts) > 1 and parts[1] in MARKS else ""


def _write_turned(
    pen: ImageDraw.ImageDraw,
    at: tuple[float, float],
    letter: str,
    colour: str,
    font: "ImageFont.FreeTypeFont | ImageFont.ImageFont",
) -> None:
    """A letter upside down; it hangs a little below the line."""
    left, top, right, bottom = pen.textbbox((0, 0), letter, font=font, anchor="ls")
    size = (round(right - left), round(bottom - top))
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).text((-left, -top), letter, 255, font, "ls")
    place = (round(at[0] + left), round(at[1] - 0.72 * size[1]))
    pen.bitmap(place, mask.rotate(180), colour)
