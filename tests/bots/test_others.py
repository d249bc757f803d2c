"""Other people's bots: any class with three methods, and one clear sentence for whatever is not."""

import random
from pathlib import Path
from typing import ClassVar

import pytest

from tests.conformance.combinations import COMBINATIONS
from turntable.bots.players import check_bots, seat_bots
from turntable.engine.errors import UnreadableError
from turntable.engine.game import Game
from turntable.engine.position import Concealed, Sheet
from turntable.engine.texts import LANGUAGES
from turntable.lab.simulate import play_match, play_to_the_end

FIRST = COMBINATIONS[0]
EXAMPLES = Path(__file__).parents[2] / "examples"


class Diarist:
    """Plays at random and writes down what it is told."""

    diary: ClassVar[list[object]] = []

    def begin(self, game: Game, seat: int, seed: int) -> None:
        self.dice = random.Random(seed)
        self.diary[:] = [(game.id, seat)]

    def choose(self, sight: Concealed) -> int:
        self.diary.append(sight.seat)
        return self.dice.choice(sight.legal())

    def end(self, sheets: list[Sheet]) -> None:
        self.diary.append(len(sheets))


class Mute:
    def begin(self) -> None: ...


class Unmade(Diarist):
    def __init__(self) -> None:
        raise RuntimeError("no luck")


def an_instance() -> None: ...


def test_it_is_told_of_the_beginning_of_its_decisions_and_of_the_end() -> None:
    match = FIRST.deal(1)
    names = [f"{__name__}:Diarist", *["random"] * (FIRST.players - 1)]
    play_to_the_end(match, seat_bots(FIRST.game, names, 1))
    begun, *asked, ended = Diarist.diary
    assert begun == (FIRST.game.id, 0)
    assert set(asked) == {0}
    assert len(asked) == sum(entry.seat == 0 for entry in match.entries)
    assert ended == FIRST.players


def test_the_example_plays_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    for combination in {combination.game.id: combination for combination in COMBINATIONS}.values():
        names = ["careful_bot:CarefulBot", *["random"] * (combination.players - 1)]
        assert play_match(combination.game, combination.options, names, 3).is_over


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("no.such.package:Bot", "no-such-bot-class"),
        (f"{__name__}:Nobody", "no-such-bot-class"),
        (":", "no-such-bot-class"),
        ("tests.bots.raises_on_import:Bot", "no-such-bot-class"),
        (f"{__name__}:Mute", "not-a-bot"),
        (f"{__name__}:an_instance", "not-a-bot"),
        (f"{__name__}:Unmade", "bot-not-made"),
    ],
)
def test_what_cannot_play_is_refused(name: str, code: str) -> None:
    with pytest.raises(UnreadableError) as error:
        check_bots([name])
    assert error.value.code == code
    for language in LANGUAGES:
        assert name in error.value.sentence(language)
        assert "\n" not in error.value.sentence(language)
