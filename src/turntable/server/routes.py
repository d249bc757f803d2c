"""The routes: every address of docs/api.md, each a few lines onto a verb."""

from typing import Annotated, Any

from litestar import MediaType, Response, delete, get, patch, post, websocket
from litestar.params import Parameter

from turntable.bots.levels import LEVELS
from turntable.bots.players import BOTS
from turntable.bots.ratings import rating_of
from turntable.engine.game import Game
from turntable.engine.registry import game as game_called
from turntable.engine.registry import games
from turntable.engine.texts import LANGUAGES
from turntable.server import people
from turntable.server.errors import TableError
from turntable.server.live import Socket, live
from turntable.server.problems import problems
from turntable.server.protocol import (
    AskHint,
    BotFacts,
    Fairness,
    GameFacts,
    Guest,
    GuestWithToken,
    Hint,
    Made,
    MakeMoves,
    NewGuest,
    NewTable,
    Previewed,
    Replayed,
    TableId,
    TableSeen,
    TakeBack,
    TakeSeat,
    TryMoves,
)
from turntable.server.room import Room
from turntable.server.sight import onlooker, table_seen
from turntable.server.store import GuestRow
from turntable.server.verbs import look_back
from turntable.server.verbs.hint import hint
from turntable.server.verbs.open_table import open_table
from turntable.server.verbs.play import play
from turntable.server.verbs.preview import preview
from turntable.server.verbs.rematch import rematch
from turntable.server.verbs.sit import sit, stand_up
from turntable.server.verbs.start import start
from turntable.server.verbs.undo import undo

Asker = GuestRow
"""Who asks, known by their token."""
Entry = Annotated[int, Parameter(ge=0, le=10**6)]
SeatAsked = Annotated[int | None, Parameter(ge=0, le=15)]


@post("/api/guests", responses=problems())
async def new_guest(data: NewGuest, room: Room) -> GuestWithToken:
    return await people.new_guest(room.store, data.name)


@get("/api/guests/me", responses=problems(401))
async def who_am_i(asker: Asker) -> Guest:
    return Guest(asker.id, asker.name)


@patch("/api/guests/me", responses=problems(401))
async def rename(asker: Asker, data: NewGuest, room: Room) -> Guest:
    name = people.checked_name(data.name)
    await room.store.rename_guest(asker.id, name)
    return Guest(asker.id, name)


@get("/api/games")
async def list_games(room: Room) -> list[GameFacts]:
    return [_facts(game, room) for game in games().values()]


@get("/api/games/{game:str}/components", responses=problems(404))
async def components(game: str) -> Response[bytes]:
    return Response(game_called(game).components, media_type=MediaType.JSON)


@get("/api/games/{game:str}/texts/{spoken:str}", responses=problems(404))
async def texts(game: str, spoken: str) -> Response[str]:
    found = game_called(game)
    if spoken not in LANGUAGES:
        raise TableError("no-such-page")
    files = sorted((found.folder / "texts" / spoken).glob("*.ftl"))
    catalogue = "\n".join(file.read_text("utf-8") for file in files)
    return Response(catalogue, media_type="text/plain; charset=utf-8")


@post("/api/tables", responses=problems(401, 404))
async def new_table(asker: Asker, data: NewTable, room: Room, language: str) -> TableSeen:
    table = await open_table(room, asker, data)
    return table_seen(table, onlooker(table, asker.id, None, language), 0)


@get("/api/tables/{table_id:str}", responses=problems(401, 403, 404))
async def see_table(
    table_id: str,
    viewer: Asker | None,
    room: Room,
    language: str,
    seat: SeatAsked = None,
    entry: Entry = 0,
) -> TableSeen:
    table = await room.table(table_id)
    by = onlooker(table, viewer.id if viewer else None, seat, language)
    return table_seen(table, by, entry)


@post("/api/tables/{table_id:str}/seats", responses=problems(401, 403, 404, 409))
async def take_seat(
    table_id: str, asker: Asker, data: TakeSeat, room: Room, language: str
) -> TableSeen:
    table = await room.table(table_id)
    await sit(room, table, asker, data)
    return table_seen(table, onlooker(table, asker.id, None, language), 0)


@delete(
    "/api/tables/{table_id:str}/seats/{seat:int}",
    status_code=200,
    responses=problems(401, 403, 404, 409),
)
async def empty_seat(
    table_id: str, seat: int, asker: Asker, room: Room, language: str
) -> TableSeen:
    table = await room.table(table_id)
    await stand_up(room, table, asker, seat)
    return table_seen(table, onlooker(table, asker.id, None, language), 0)


@post(
    "/api/tables/{table_id:str}/start",
    status_code=200,
    responses=problems(401, 403, 404, 409, 503),
)
async def start_game(table_id: str, asker: Asker, room: Room, language: str) -> TableSeen:
    table = await room.table(table_id)
    await start(room, table, asker)
    return table_seen(table, onlooker(table, asker.id, None, language), 0)


@post("/api/tables/{table_id:str}/moves", status_code=200, responses=problems(401, 403, 404, 409))
async def make_moves(table_id: str, asker: Asker, data: MakeMoves, room: Room) -> Made:
    return await play(room, await room.table(table_id), asker, data)


@post("/api/tables/{table_id:str}/preview", status_code=200, responses=problems(401, 403, 404, 409))
async def try_moves(
    table_id: str, asker: Asker, data: TryMoves, room: Room, language: str
) -> Previewed:
    return preview(await room.table(table_id), asker, data, language)


@post(
    "/api/tables/{table_id:str}/hint",
    status_code=200,
    responses=problems(401, 403, 404, 409, 503),
)
async def give_hint(table_id: str, asker: Asker, data: AskHint, room: Room) -> Hint:
    return await hint(room, await room.table(table_id), asker, data)


@post("/api/tables/{table_id:str}/undo", status_code=200, responses=problems(401, 403, 404, 409))
async def take_back(table_id: str, asker: Asker, data: TakeBack, room: Room) -> Made:
    return await undo(room, await room.table(table_id), asker, data)


@post("/api/tables/{table_id:str}/rematch", status_code=200, responses=problems(401, 403, 404, 409))
async def play_again(table_id: str, asker: Asker, room: Room) -> TableId:
    return TableId(await rematch(room, await room.table(table_id), asker))


@get("/api/tables/{table_id:str}/record", responses=problems(404, 409))
async def record(table_id: str, room: Room) -> Response[bytes]:
    table = await room.table(table_id)
    return Response(
        look_back.record_bytes(table),
        media_type=MediaType.JSON,
        headers={"Content-Disposition": f'attachment; filename="{table.game.id}-{table.id}.json"'},
    )


@get("/api/tables/{table_id:str}/replay/{move:int}", responses=problems(404, 409))
async def replay_step(
    table_id: str, move: int, room: Room, language: str, seat: SeatAsked = None
) -> Replayed:
    return look_back.step(await room.table(table_id), move, seat or 0, language)


@get("/api/tables/{table_id:str}/fairness", responses=problems(404, 409))
async def fairness(table_id: str, room: Room, language: str) -> Fairness:
    return await look_back.fairness(await room.table(table_id), language)


@websocket("/api/tables/{table_id:str}/live")
async def watch_table(socket: Socket, table_id: str, room: Room) -> None:
    await live(socket, table_id, room)


ROUTES: list[Any] = [
    new_guest,
    who_am_i,
    rename,
    list_games,
    components,
    texts,
    new_table,
    see_table,
    take_seat,
    empty_seat,
    start_game,
    make_moves,
    try_moves,
    give_hint,
    take_back,
    play_again,
    record,
    replay_step,
    fairness,
    watch_table,
]


def _facts(game: Game, room: Room) -> GameFacts:
    return GameFacts(
        id=game.id,
        titles={language: game.title(language) for language in LANGUAGES},
        taglines={language: game.texts(language)("tagline") for language in LANGUAGES},
        players=list(game.players),
        options=list(game.options),
        lines=list(game.lines),
        ends=list(game.ends),
        rules_version=game.rules_version,
        sections={
            name: [game.rule_id(rule) for rule in rules] for name, rules in game.sections.items()
        },
        bots=[_bot(game, name) for name in BOTS],
        ready=room.warming.is_ready(game),
    )


def _bot(game: Game, name: str) -> BotFacts:
    level = LEVELS.get(name)
    return BotFacts(name, level.seconds if level else 0.0, rating_of(game.id, name))
