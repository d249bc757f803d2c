"""Problems: whatever goes wrong in a request becomes one sentence, with a code and a status."""

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from turntable.engine.errors import TurntableError
from turntable.engine.reading import decode, shaped
from turntable.engine.texts import LANGUAGES
from turntable.server.errors import TableError, status_of
from turntable.server.protocol import Problem

LARGEST_BODY = 64 * 1024

AnyRequest = Request[Any, Any, Any]

logger = logging.getLogger(__name__)


def language_of(request: AnyRequest) -> str:
    """The first language of Accept-Language that we speak."""
    for part in request.headers.get("accept-language", "").split(","):
        language = part.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """For the description of the API."""
    return {
        status: ResponseSpec(Problem, description="why not", generate_examples=False)
        for status in (*statuses, 400, 413)
    }


async def read_body(request: AnyRequest) -> None:
    """Say what is wrong with a body in our own words, before the framework looks at it."""
    field = request.route_handler.parsed_data_field
    if field is not None:
        shaped(decode(await request.body(), "body"), field.annotation, "body")


def problem(request: AnyRequest, error: Exception) -> Response[Problem]:
    """The answer to a request that could not be fulfilled."""
    told = _told(request, error)
    said = Problem(told.code, told.rule, told.sentence(language_of(request)))
    return Response(said, status_code=status_of(told), media_type=MediaType.JSON)


def _told(request: AnyRequest, error: Exception) -> TurntableError:
    if isinstance(error, TurntableError):
        return error
    if isinstance(error, ValidationException):
        extra: Any = error.extra or [{}]
        return TableError("unreadable", field=str(extra[0].get("key", "")))
    if isinstance(error, HTTPException):
        if error.status_code == 404:
            return TableError("no-such-page")
        if error.status_code == 405:
            return TableError("not-allowed-here", method=request.method)
        if error.status_code == 413:
            return TableError("too-large", kilobytes=LARGEST_BODY // 1024)
        if error.status_code < 500:
            return TableError("unreadable", field=str(error.detail)[:80])
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return TableError("failed")
