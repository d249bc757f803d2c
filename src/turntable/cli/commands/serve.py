"""`turntable`: the table itself, in the browser."""

import socket
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from turntable.cli.numbers import Whole, check_range
from turntable.engine.texts import Texts

EVERY_ADDRESS = ("0.0.0.0", "::")


def command(say: Texts) -> Callable[..., None]:
    def serve(
        *,
        host: Annotated[str, Parameter(help=say("option-host"))] = "127.0.0.1",
        port: Annotated[Whole, Parameter(help=say("option-port"))] = 8000,
        data: Annotated[Path | None, Parameter(help=say("option-data"))] = None,
        open: Annotated[bool, Parameter(help=say("option-open"))] = False,  # noqa: A002
    ) -> None:
        from turntable.server.serve import data_folder
        from turntable.server.serve import serve as serve_tables

        check_range("port", port, 0, 65535)

        def ready(address: str) -> None:
            print(say("serving", address=address), flush=True)
            if host in EVERY_ADDRESS and (nearby := _address_nearby()):
                there = f"http://{nearby}:{address.rpartition(':')[2]}"
                print(say("serving-nearby", address=there), flush=True)
            elif host == "127.0.0.1":
                print(say("serving-alone"), flush=True)
            if open:
                webbrowser.open(address)

        serve_tables(host, port, data or data_folder(), ready)

    return serve


def _address_nearby() -> str | None:
    """How other devices on this network reach this machine; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])
