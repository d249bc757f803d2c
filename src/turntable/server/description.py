"""The description of the API, with the shapes of every game's views and moves in it.

Run as a module it prints those shapes alone, for the types of the browser client.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.openapi.plugins import JsonRenderPlugin

from turntable.engine.game import Game
from turntable.engine.registry import games

Schema = dict[str, Any]

VIEWS = (("TableSeen", "view"), ("Previewed", "view"), ("Replayed", "view"))
MOVES = (
    ("TableSeen", "legal"),
    ("Previewed", "legal"),
    ("MakeMoves", "moves"),
    ("TryMoves", "moves"),
    ("Hint", "moves"),
)
SINGLE_MOVES = (("Alternative", "move"),)


class Described(JsonRenderPlugin):
    """Serves the description."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        return msgspec.json.encode(with_games(openapi_schema))


def with_games(description: Schema) -> Schema:
    """What the framework knows, and what only the games know."""
    schemas: Schema = dict(description["components"]["schemas"])
    views, moves = [], []
    for game in games().values():
        view, move, parts = _shapes_of(game)
        views.append(view)
        moves.append(move)
        schemas |= parts
    for name, field in VIEWS:
        schemas[name] = _with(schemas[name], field, {"anyOf": [*views, {"type": "null"}]})
    for name, field in MOVES:
        run = schemas[name]["properties"][field] | {"items": {"anyOf": moves}}
        schemas[name] = _with(schemas[name], field, run)
    for name, field in SINGLE_MOVES:
        schemas[name] = _with(schemas[name], field, {"anyOf": moves})
    return description | {"components": description["components"] | {"schemas": schemas}}


def _shapes_of(game: Game) -> tuple[Schema, Schema, Schema]:
    """The shape of its view, that of its moves, and whatever these are made of."""
    prefix = "".join(word.capitalize() for word in game.id.split("-"))
    (view, move), parts = msgspec.json.schema_components(
        (game.play.View, game.play.Move), ref_template=f"#/components/schemas/{prefix}{{name}}"
    )
    parts = {f"{prefix}{name}": part for name, part in parts.items()} | {f"{prefix}Move": move}
    return view, {"$ref": f"#/components/schemas/{prefix}Move"}, parts


def _with(schema: Schema, field: str, shape: Schema) -> Schema:
    return schema | {"properties": schema["properties"] | {field: shape}}


def shapes(app: Litestar) -> bytes:
    """The description without its addresses: what goes over the wire."""
    whole = with_games(app.openapi_schema.to_schema())
    return msgspec.json.format(msgspec.json.encode(whole | {"paths": {}}))


if __name__ == "__main__":
    from turntable.server.app import application

    sys.stdout.buffer.write(shapes(application(Path())) + b"\n")
