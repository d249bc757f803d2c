"""`turntable replay FILE…`: whether records hold."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from turntable.cli.files import record_texts
from turntable.cli.output import console, progress
from turntable.engine.errors import TurntableError, UnreadableError
from turntable.engine.texts import Texts


def command(say: Texts) -> Callable[..., None]:
    def replay_records(
        *files: Annotated[Path, Parameter(say("name-file"), help=say("argument-records"))],
    ) -> None:
        if not files:
            raise UnreadableError("no-files")
        held = 0
        versions = set[tuple[str, int, int]]()
        with progress(say("progress-replay"), None) as report:
            for path in files:
                for place, text in record_texts(path):
                    try:
                        versions.add(_hold(text))
                    except TurntableError as error:
                        raise error.at(place) from None
                    held += 1
                    report(held)
        out = console()
        for game, version, current in sorted(versions):
            if version != current:
                out.print(say("other-version", game=game, version=version, current=current))
        out.print(say("records-hold", count=held))

    return replay_records


def _hold(text: bytes) -> tuple[str, int, int]:
    """Replay one record; its game, the version of the rules it is of, and that of today."""
    from turntable.engine.record import from_json
    from turntable.engine.registry import game
    from turntable.engine.replay import replay

    record = from_json(text, "record")
    replay(record)
    return record.game, record.rules_version, game(record.game).rules_version
