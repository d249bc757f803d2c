"""Listening to a browser: all that it received, and all that it complained about."""

import json
import re
from dataclasses import dataclass

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebSocket
from playwright.sync_api import Error as PlaywrightError


@dataclass(frozen=True)
class Received:
    """Something that came from the server, and where it came from."""

    address: str
    content: bytes


class Listening:
    """What the pages of one browser context hear and say, from the first on."""

    def __init__(self, context: BrowserContext) -> None:
        self.received: list[Received] = []
        self.troubles: list[str] = []
        self._forgiven: list[re.Pattern[str]] = []
        self._under_way = 0
        self._made = self._told = 0
        context.on("page", self._listen_to)

    def forgives(self, pattern: str) -> None:
        self._forgiven.append(re.compile(pattern))

    def unforgiven(self) -> list[str]:
        return [
            trouble
            for trouble in self.troubles
            if not any(pattern.search(trouble) for pattern in self._forgiven)
        ]

    def is_settled(self) -> bool:
        """Whether every move that was sent is answered, and told by the table too."""
        return not self._under_way and self._told >= self._made

    def _listen_to(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.troubles.append(f"uncaught: {error}"))
        page.on("request", self._asked)
        page.on("requestfailed", self._failed)
        page.on("requestfinished", self._finished)
        page.on("websocket", self._socket)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(f"{message.text} ({message.location.get('url', '')})")

    def _asked(self, request: Request) -> None:
        self._under_way += _is_move(request)

    def _failed(self, request: Request) -> None:
        self._under_way -= _is_move(request)

    def _finished(self, request: Request) -> None:
        try:
            response = request.response()
            content = response.body() if response else b""
        except PlaywrightError:
            # A redirect, or a page that was left, has none to give.
            content = b""
        if _is_move(request):
            self._made = max(self._made, _entry_of(content))
            self._under_way -= 1
        self.received.append(Received(request.url, content))

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._frame(socket.url, frame))

    def _frame(self, address: str, frame: str | bytes) -> None:
        content = frame.encode() if isinstance(frame, str) else frame
        self._told = max(self._told, _entry_of(content))
        self.received.append(Received(address, content))


def _is_move(request: Request) -> bool:
    return request.method == "POST" and request.url.endswith("/moves")


def _entry_of(answer: bytes) -> int:
    """How many lines the log has, by an answer of the server; 0 where it does not say."""
    try:
        return int(json.loads(answer)["entry"])
    except (ValueError, KeyError, TypeError):
        return 0
