"""The application: routes, who is asking, what becomes of problems, and the room behind it all."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import BeforeMessageSendHookHandler, Message, Scope

from turntable import __version__
from turntable.server.description import Described
from turntable.server.errors import TableError
from turntable.server.page import KEPT_COMPRESSED, SECURITY, Page, page
from turntable.server.people import guest_of
from turntable.server.problems import LARGEST_BODY, language_of, problem, read_body
from turntable.server.room import Room
from turntable.server.routes import ROUTES
from turntable.server.store import GuestRow, Store
from turntable.server.warming import Warming


def application(folder: Path) -> Litestar:
    """A table service that keeps its tables in `folder`."""
    files = Page()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        room = app.state.room = Room(Store(folder), Warming())
        try:
            await room.open()
            yield
        finally:
            await room.close()

    return Litestar(
        route_handlers=[*ROUTES, page],
        lifespan=[lifespan],
        dependencies={
            "room": Provide(_room),
            "asker": Provide(_asker),
            "viewer": Provide(_viewer),
            "language": Provide(language_of, sync_to_thread=False),
            "page_files": Provide(lambda: files, sync_to_thread=False),
        },
        before_request=read_body,
        exception_handlers={Exception: problem},
        request_max_body_size=LARGEST_BODY,
        before_send=[_with_headers({"Turntable-Page": files.build, **SECURITY})],
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=1000,
            exclude_opt_key=KEPT_COMPRESSED,
        ),
        openapi_config=OpenAPIConfig(
            title="Turntable",
            version=__version__,
            description="Tables for board games; docs/api.md tells it in words.",
            use_handler_docstrings=True,
            render_plugins=[Described(path=["/openapi.json", "/"])],
            components=Components(
                security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}
            ),
            security=[{"token": []}, {}],
        ),
        logging_config=None,
    )


def _with_headers(headers: dict[str, str]) -> BeforeMessageSendHookHandler:
    """Headers for every answer, refusals included."""
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def add(message: Message, _: Scope) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *raw]

    return add


async def _room(state: State) -> Room:
    room: Room = state.room
    return room


async def _viewer(request: Request[Any, Any, Any], room: Room) -> GuestRow | None:
    """Who asks, where that need not be said; a token that is given must be a good one."""
    given = request.headers.get("authorization")
    if given is None:
        return None
    kind, _, token = given.partition(" ")
    guest = await guest_of(room.store, token.strip()) if kind.lower() == "bearer" else None
    if guest is None:
        raise TableError("who-are-you")
    return guest


async def _asker(viewer: GuestRow | None) -> GuestRow:
    if viewer is None:
        raise TableError("who-are-you")
    return viewer
