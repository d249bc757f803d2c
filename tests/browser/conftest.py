"""What all tests in the browser start from: one browser and one server for each worker."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import launch
from tests.browser.person import Person
from tests.server.process import Server, no_new_complaints

Meet = Callable[..., Person]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = launch(playwright)
        yield started
        started.close()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def server(browser: Browser, shared_server: Server) -> Iterator[Server]:
    """The server that the tests of a worker share; none may make it print a traceback."""
    with no_new_complaints(shared_server):
        yield shared_server


@pytest.fixture
def meet(browser: Browser, server: Server) -> Iterator[Meet]:
    """`meet("Ana", PHONE, "es")` is somebody with a browser, which may complain of nothing."""
    met: list[Person] = []

    def person(name: str, *arguments: Any, kind: type[Person] = Person, **more: Any) -> Person:
        met.append(kind(browser, more.pop("server", server), name, *arguments, **more))
        return met[-1]

    yield person
    for someone in met:
        someone.leaves()
    for someone in met:
        someone.had_no_trouble()
