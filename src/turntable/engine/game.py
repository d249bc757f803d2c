"""Game: the facts of a game, known before any of its code is loaded."""

import importlib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, cast

from turntable.engine.errors import UnreadableError
from turntable.engine.texts import LANGUAGES, Texts, texts_in

if TYPE_CHECKING:
    from turntable.engine.boundary import Boundary
    from turntable.engine.contract import Play


@dataclass(frozen=True)
class Game:
    """What every part of the project may ask about a game without knowing a rule of it."""

    id: str
    package: str
    """Where it lives; `<package>.play` is what the contract asks for, imported on first use."""
    folder: Path
    rule_prefix: str
    """Rules are numbered within a game: prefix GG and number 7 make GG-7."""
    sections: dict[str, tuple[int, ...]]
    """The rulebook: the numbers of the rules in each section, in reading order."""
    players: range
    options: tuple[str, ...]
    moves: int
    """Moves are numbers below this."""
    max_moves: int
    rules_version: int
    lines: tuple[str, ...]
    """The categories of the score sheet."""
    ends: tuple[str, ...]
    """The ways in which it can end."""

    @cached_property
    def play(self) -> "Play":
        """Its rules and its words; see engine/contract.py."""
        return cast("Play", importlib.import_module(f"{self.package}.play"))

    @cached_property
    def boundary(self) -> "Boundary":
        """Its kernels as Python calls them; loading them is slow, once a machine."""
        from turntable.engine.boundary import Boundary

        return Boundary(self)

    def texts(self, language: str) -> Texts:
        """All that is said about it."""
        return texts_in(self.folder / "texts", language)

    @property
    def components(self) -> bytes:
        """The box as JSON: the one file in which its owner can correct it."""
        return (self.folder / "components.json").read_bytes()

    def title(self, language: str) -> str:
        return self.texts(language)("title")

    def rule_id(self, number: int) -> str:
        return f"{self.rule_prefix}-{number}"

    @property
    def rules(self) -> list[int]:
        """The numbers of all its rules."""
        return [number for numbers in self.sections.values() for number in numbers]

    def option_mask(self, names: list[str] | tuple[str, ...]) -> int:
        """The options as kernels take them: one bit each."""
        mask = 0
        for name in names:
            if name not in self.options:
                known = ", ".join(self.options) or "—"
                raise UnreadableError("unknown-option", option=name, game=self.id, known=known)
            mask |= 1 << self.options.index(name)
        return mask

    def option_names(self, mask: int) -> list[str]:
        return [name for bit, name in enumerate(self.options) if mask >> bit & 1]

    def check_players(self, players: int) -> None:
        if players not in self.players:
            raise UnreadableError(
                "wrong-players",
                game=self.id,
                players=str(players),
                fewest=self.players.start,
                most=self.players.stop - 1,
            )

    def combinations(self) -> list[tuple[int, int]]:
        """Every number of players with every set of options."""
        return [(n, mask) for mask in range(1 << len(self.options)) for n in self.players]

    def reasons(self, rule: int, kind: str) -> dict[str, str]:
        """Why a move of that kind is refused by that rule, in every language."""
        reasons = {}
        for language in LANGUAGES:
            texts = self.texts(language)
            special = f"refused-{kind.replace('_', '-')}-{self.rule_id(rule)}"
            general = f"refused-{self.rule_id(rule)}"
            reasons[language] = texts(special if special in texts else general)
        return reasons
