"""What long work is asked for."""

from collections.abc import Callable

import pytest

from turntable.lab import odds, strength


@pytest.mark.parametrize("main", [odds.main, strength.main], ids=["odds", "strength"])
@pytest.mark.parametrize("games", ["0", "-3", "many", "1.5"])
def test_numbers_that_are_none_are_refused_before_anything_is_done(
    main: Callable[[list[str]], int], games: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refused:
        main([f"--games={games}"])
    assert refused.value.code == 2
    assert f"{games} is not a whole number" in capsys.readouterr().err
