"""The OpenAPI description is true: schemathesis asks everything, well-formed or not."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.conftest import settings_for
from tests.server.player import Player

from opificio.server import serve_in_background
from opificio.server.app import make_app

CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serve_in_background(settings_for(str(tmp_path_factory.mktemp("api") / "api.db"))) as address:
        yield address


@pytest.fixture(scope="module")
def tester(served: str) -> Player:
    return Player(served, "Tester")


@pytest.fixture(scope="module")
def token(tester: Player) -> str:
    return str(tester.ask("POST", "/api/tokens", {"label": "schemathesis"})["secret"])


@pytest.fixture(scope="module")
def running_table(tester: Player) -> str:
    return str(tester.make_table(2, sit=[0, 1], start=True)["table"])


@pytest.fixture(scope="module")
def description(served: str) -> Any:
    schema = schemathesis.openapi.from_url(f"{served}/openapi.json")
    # A stream never ends, and a signed-out tester asks nothing any more.
    return schema.exclude(path_regex="/api/(stream|sign-out|tokens/.*)")


ASKING = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


def ask_everything(description: Any, modes: list[GenerationMode], ask: Callable[[Any], None]) -> int:
    """Put generated questions to every operation; answers how many operations there are."""
    count = 0
    for found in description.get_all_operations():
        operation = found.ok()
        for mode in modes:
            cases = operation.as_strategy(generation_mode=mode)
            # What takes no input cannot be asked wrongly.
            with contextlib.suppress(Unsatisfiable) if mode.is_negative else contextlib.nullcontext():
                ASKING(given(case=cases)(ask))()
        count += 1
    return count


@pytest.mark.slow
def test_every_answer_is_described(description: Any, token: str) -> None:
    def ask(case: Any) -> None:
        case.call_and_validate(headers={"Authorization": f"Bearer {token}"}, checks=CHECKS)

    assert ask_everything(description, list(GenerationMode), ask) > 35


@pytest.mark.slow
def test_every_answer_about_a_running_table_is_described(
    description: Any, token: str, tester: Player, running_table: str
) -> None:
    def ask(case: Any) -> None:
        if "table" not in (case.path_parameters or {}) or case.method == "DELETE":
            return
        case.path_parameters["table"] = running_table
        case.call_and_validate(headers={"Authorization": f"Bearer {token}"}, checks=CHECKS)

    ask_everything(description, [GenerationMode.POSITIVE], ask)
    assert tester.state(running_table)["table"] == running_table


def test_the_description_names_the_messages_of_sockets_and_streams(tmp_path: Path) -> None:
    described = make_app(settings_for(str(tmp_path / "d.db"))).openapi()
    schemas = described["components"]["schemas"]
    assert {"SocketUpdate", "SocketMove", "SocketAck", "SocketProblem", "StreamTurn", "UpdateShown"} <= set(schemas)
    assert set(described["components"]["securitySchemes"]) == {"session", "token"}


def test_every_operation_says_what_it_does(tmp_path: Path) -> None:
    described = make_app(settings_for(str(tmp_path / "d.db"))).openapi()
    operations = [each for path in described["paths"].values() for each in path.values()]
    assert all(operation.get("summary") for operation in operations)
    assert all("4XX" in operation["responses"] for operation in operations)
