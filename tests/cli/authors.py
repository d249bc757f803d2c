"""Bots of other people's, written for a test."""

from pathlib import Path


def bot(folder: Path, name: str, choose: str, end: str = "pass") -> str:
    """Write one; what it is called."""
    (folder / f"{name}.py").write_text(
        "from pathlib import Path\n"
        "class Bot:\n"
        "    def begin(self, game, seat, seed): pass\n"
        f"    def choose(self, sight): {choose}\n"
        f"    def end(self, sheets): {end}\n"
    )
    return f"{name}:Bot"
