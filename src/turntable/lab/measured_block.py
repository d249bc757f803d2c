"""What a measurement writes into a page, between two marks; the rest of the page is somebody's."""

from pathlib import Path

from turntable.lab.whole_file import whole_file

TITLE = "# Bots\n"


class MeasuredBlock:
    """The block of this name in a page of docs."""

    def __init__(self, page: Path, name: str) -> None:
        self.begin, self.end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
        text = page.read_text("utf-8") if page.exists() else TITLE
        if self.begin not in text:
            text += f"\n## {name.capitalize()}\n\n{self.begin}\n{self.end}\n"
        self._page = page
        self._before, _, rest = text.partition(self.begin)
        self.text, _, self._after = rest.partition(self.end)

    def write(self, lines: list[str]) -> None:
        """Put these in its place."""
        block = "\n".join((self.begin, "", *lines, "", self.end))
        with whole_file(self._page) as file:
            file.write((self._before + block + self._after).encode())
