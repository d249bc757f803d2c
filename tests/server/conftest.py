"""What tests of the running server start from: one process for each worker."""

from collections.abc import Iterator

import pytest

from tests.server.process import Server, no_new_complaints


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def server(shared_server: Server) -> Iterator[Server]:
    """The server that the tests of a worker share; none may make it print a traceback."""
    with no_new_complaints(shared_server):
        yield shared_server
