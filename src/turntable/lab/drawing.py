"""Small pictures made of rectangles, lines and words, written as SVG, or as pixels by Pillow.

A library for charts would be several times as large as all the rest that plots need.
"""

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import IO, TYPE_CHECKING

from turntable.lab.whole_file import whole_file

if TYPE_CHECKING:
    from PIL import ImageDraw

    from turntable.lab.lettering import Anchor

PIXELS = 2
"""For each unit of length: text stays sharp on a fine screen."""
FAMILY = "Aileron, system-ui, Helvetica, Arial, sans-serif"
"""The first is what Pillow writes with."""
LETTER = 0.56
"""The width of most letters, of their size; for whoever must know whether words fit."""


@dataclass(frozen=True, slots=True)
class Box:
    """A filled rectangle."""

    x: float
    y: float
    width: float
    height: float
    colour: str


@dataclass(frozen=True, slots=True)
class Stroke:
    """A straight line."""

    x: float
    y: float
    to_x: float
    to_y: float
    colour: str
    width: float = 1.0


@dataclass(frozen=True, slots=True)
class Words:
    """One line of text; `y` is where its letters stand."""

    x: float
    y: float
    text: str
    colour: str
    size: float = 14.0
    anchor: "Anchor" = "start"


Shape = Box | Stroke | Words


@dataclass(frozen=True, slots=True)
class Drawing:
    """Shapes, the later over the earlier."""

    width: float
    height: float
    background: str
    shapes: tuple[Shape, ...]


def write_drawing(drawing: Drawing, path: Path) -> None:
    """Write it in the form that the suffix of `path` names, which is in FORMS: all, or no file."""
    with whole_file(path) as file:
        FORMS[path.suffix.lower()](drawing, file)


def _write_svg(drawing: Drawing, file: IO[bytes]) -> None:
    width, height = _short(drawing.width), _short(drawing.height)
    whole = Box(0, 0, drawing.width, drawing.height, drawing.background)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" font-family="{FAMILY}">',
        *map(_element, (whole, *drawing.shapes)),
        "</svg>",
    ]
    file.write(("\n".join(lines) + "\n").encode())


def _element(shape: Shape) -> str:
    match shape:
        case Box():
            return (
                f'<rect x="{_short(shape.x)}" y="{_short(shape.y)}" width="{_short(shape.width)}" '
                f'height="{_short(shape.height)}" fill="{shape.colour}"/>'
            )
        case Stroke():
            return (
                f'<line x1="{_short(shape.x)}" y1="{_short(shape.y)}" x2="{_short(shape.to_x)}" '
                f'y2="{_short(shape.to_y)}" stroke="{shape.colour}" '
                f'stroke-width="{_short(shape.width)}"/>'
            )
        case Words():
            return (
                f'<text x="{_short(shape.x)}" y="{_short(shape.y)}" fill="{shape.colour}" '
                f'font-size="{_short(shape.size)}" text-anchor="{shape.anchor}">'
                f"{escape(shape.text)}</text>"
            )


def _short(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


def _pixels(kind: str) -> Callable[[Drawing, IO[bytes]], None]:
    def write(drawing: Drawing, file: IO[bytes]) -> None:
        from PIL import Image, ImageDraw

        size = (round(PIXELS * drawing.width), round(PIXELS * drawing.height))
        image = Image.new("RGB", size, drawing.background)
        pen = ImageDraw.Draw(image)
        for shape in drawing.shapes:
            _paint(pen, shape)
        # A page of PDF takes a pixel for a point unless it is told better.
        image.save(file, kind, quality=92, resolution=72.0 * PIXELS)

    return write


def _paint(pen: "ImageDraw.ImageDraw", shape: Shape) -> None:
    from turntable.lab.lettering import write_words

    x, y = PIXELS * shape.x, PIXELS * shape.y
    match shape:
        case Box():
            # Both corners are inside.
            far = (x + PIXELS * shape.width - 1, y + PIXELS * shape.height - 1)
            if far[0] >= x and far[1] >= y:
                pen.rectangle((x, y, *far), shape.colour)
        case Stroke():
            ends = (x, y, PIXELS * shape.to_x, PIXELS * shape.to_y)
            pen.line(ends, shape.colour, max(1, round(PIXELS * shape.width)))
        case Words():
            size = PIXELS * shape.size
            write_words(pen, (x, y), shape.text, shape.colour, size, shape.anchor)


FORMS = {
    ".svg": _write_svg,
    ".png": _pixels("PNG"),
    ".jpg": _pixels("JPEG"),
    ".jpeg": _pixels("JPEG"),
    ".pdf": _pixels("PDF"),
}
