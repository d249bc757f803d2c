"""The server with bots that fail: `easy` raises, `medium` makes a move that nobody may make."""

import pytest

from turntable.bots.search import SearchBot
from turntable.cli import main
from turntable.engine.position import Concealed

NO_MOVE = 10**6
well = SearchBot.choose


def _fail(self: SearchBot, sight: Concealed, continues: bool = False) -> int:
    if self._budget.is_counted:
        return well(self, sight, continues)  # the server warms up
    if self.name == "easy":
        raise ZeroDivisionError("a bot at its wits' end")
    return next(move for move in range(NO_MOVE) if move not in sight.legal())


if __name__ == "__main__":
    pytest.MonkeyPatch().setattr(SearchBot, "choose", _fail)
    main()
