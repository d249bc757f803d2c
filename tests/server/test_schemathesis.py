"""Whatever the description of the API allows, and much that it does not, gets a decent answer."""

import time
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.result import Ok

from tests.server.client import Guest
from tests.server.process import Server

EXAMPLES = 8
LONGEST = 60.0
# What stands in the paths of the description for the id of a table.
TABLE = ("table_id", "table", "id")


@pytest.fixture
def ana(server: Server) -> Guest:
    return Guest.new(server.url, "Ana")


@pytest.fixture
def playing(ana: Guest) -> str:
    """A table in the middle of a game."""
    table = ana.open_table(players=2)
    ana.sit(table, 0)
    ana.bot(table, 1)
    ana.start(table)
    return table


@pytest.fixture
def gathering(ana: Guest) -> str:
    return ana.open_table(players=3)


@pytest.mark.parametrize(
    ("kind", "mode"),
    [
        ("no table", GenerationMode.POSITIVE),
        ("a table that gathers", GenerationMode.POSITIVE),
        ("a table at play", GenerationMode.POSITIVE),
        # Wrong requests take ten times as long to make up.
        ("a table at play", GenerationMode.NEGATIVE),
    ],
)
def test_no_request_breaks_the_server(
    server: Server, ana: Guest, playing: str, gathering: str, kind: str, mode: GenerationMode
) -> None:
    """With the token of a guest, on tables that are not there and on tables that are."""
    deadline = time.monotonic() + LONGEST / 4
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    place = {"a table that gathers": gathering, "a table at play": playing}.get(kind)
    tried = 0

    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def check(case: Any) -> None:
            nonlocal tried
            if time.monotonic() > deadline:
                return
            if place is not None:
                for name in set(TABLE) & set(case.path_parameters):
                    case.path_parameters[name] = place
            answer = case.call(headers={"Authorization": f"Bearer {ana.token}"}, timeout=10)
            tried += 1
            case.validate_response(
                answer,
                checks=[
                    not_a_server_error,
                    status_code_conformance,
                    content_type_conformance,
                    response_schema_conformance,
                ],
            )

        # What asks for nothing cannot be asked wrongly.
        with suppress(Unsatisfiable):
            check()

    assert tried > 30, "next to nothing was tried"
    assert ana.table(playing).id == playing
