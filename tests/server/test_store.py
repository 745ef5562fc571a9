"""The store: batches, failures that stay with whoever caused them, migrations."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
from tests.server.cards import HIGH_CARD
from tests.server.conftest import fresh_database, settings_for
from tests.server.player import Player

from opificio.server import journal, schema, serve_in_background, serving
from opificio.server.databases import Link, database_at
from opificio.server.journal import Append, Entry, Head, Overtaken
from opificio.server.live import BrokenTable, LiveTable
from opificio.server.people import add_guest
from opificio.server.store import Store
from opificio.server.tables import fold
from opificio.table import OpificioError

T = TypeVar("T")


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "store.db")
    return fresh_database(request.getfixturevalue("postgres"), "store")


def with_store(place: str, work: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    async def run() -> T:
        store = Store(database_at(place))
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def test_many_jobs_at_once_are_all_done(place: str) -> None:
    async def work(store: Store) -> int:
        await asyncio.gather(*(store.write(lambda link, n=n: add_guest(link, f"Guest {n}")) for n in range(500)))  # type: ignore[misc]
        return int((await store.read(lambda link: link.run("SELECT COUNT(*) FROM people")))[0][0])

    assert with_store(place, work) == 500


def test_a_job_that_fails_costs_the_others_nothing(place: str) -> None:
    def fail(link: Link) -> None:
        add_guest(link, "half done")
        raise ValueError("on purpose")

    async def work(store: Store) -> tuple[list[Any], list[Any]]:
        jobs = [store.write(fail if n % 3 == 0 else lambda link, n=n: add_guest(link, f"{n}")) for n in range(30)]  # type: ignore[misc]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        return answers, await store.read(lambda link: link.run("SELECT name FROM people"))

    answers, rows = with_store(place, work)
    assert [isinstance(each, ValueError) for each in answers] == [n % 3 == 0 for n in range(30)]
    assert ("half done",) not in rows
    assert len(rows) == 20


def table_in(link: Link) -> Head:
    head = Head("highcard", 2, {}, add_guest(link, "Ada").id)
    journal.create(link, "t", head, LiveTable("t", head, HIGH_CARD).summary(), None, None)
    return head


def test_whoever_writes_second_to_the_same_place_is_told(place: str) -> None:
    async def work(store: Store) -> list[Any]:
        head = await store.write(table_in)
        summary = LiveTable("t", head, HIGH_CARD).summary()
        entry = Entry(1, "left", 0, {}, 1.0)
        writes = [store.write(Append("t", [entry], summary)) for _ in range(5)]
        return await asyncio.gather(*writes, return_exceptions=True)

    answers = with_store(place, work)
    assert answers.count(None) == 1
    assert sum(isinstance(each, Overtaken) for each in answers) == 4


def test_a_key_is_written_once(place: str) -> None:
    async def work(store: Store) -> tuple[list[Any], int | None]:
        head = await store.write(table_in)
        summary = LiveTable("t", head, HIGH_CARD).summary()
        answers: list[Any] = []
        for seq in (1, 2):
            entry = Entry(seq, "left", 0, {}, 1.0, "0:key")
            write = store.write(Append("t", [entry], summary))
            answers += await asyncio.gather(write, return_exceptions=True)
        return answers, await store.read(lambda link: journal.find_once(link, "t", "0:key"))

    answers, found = with_store(place, work)
    assert answers[0] is None
    assert isinstance(answers[1], Exception)
    assert found == 1


def test_opening_a_database_again_changes_nothing(place: str) -> None:
    async def count(store: Store) -> list[Any]:
        await store.write(lambda link: add_guest(link, "Ada"))
        return await store.read(lambda link: link.run("SELECT step FROM schema_steps"))

    assert with_store(place, count) == with_store(place, count)


def test_a_database_of_an_earlier_step_climbs_and_keeps_what_it_holds(place: str) -> None:
    link = database_at(place).connect()
    try:
        assert schema.migrate(link) == len(schema.STEPS)
        add_guest(link, "Ada")
        later = [*schema.STEPS, ("ALTER TABLE people ADD COLUMN motto TEXT", "UPDATE people SET motto = 'onward'")]
        assert schema.migrate(link, later) == 1
        assert link.run("SELECT name, motto FROM people") == [("Ada", "onward")]
        with pytest.raises(OpificioError, match="use a newer program"):
            schema.migrate(link)
    finally:
        link.close()


def test_a_step_that_fails_leaves_the_database_as_it_was(place: str) -> None:
    link = database_at(place).connect()
    try:
        schema.migrate(link)
        broken = [*schema.STEPS, ("ALTER TABLE people ADD COLUMN motto TEXT", "this is no SQL")]
        with pytest.raises(Exception, match="syntax error"):
            schema.migrate(link, broken)
        assert schema.version_of(link) == len(schema.STEPS)
        assert schema.migrate(link, [*schema.STEPS, ("ALTER TABLE people ADD COLUMN motto TEXT",)]) == 1
    finally:
        link.close()


def test_a_wrong_database_is_refused_with_what_would_be_right(tmp_path: Path) -> None:
    with pytest.raises(OpificioError, match="a file or a postgresql:// URL"):
        database_at("mysql://somewhere")
    with pytest.raises(OpificioError, match="cannot be opened"):
        database_at(str(tmp_path / "missing" / "x.db")).connect()


def test_a_file_is_used_by_one_server_at_a_time(own_database: str) -> None:
    second = pytest.raises(OpificioError, match="another server uses the database")
    with serve_in_background(settings_for(own_database)), second:
        serving.prepare(own_database)
    serving.prepare(own_database)


def played_journal(tmp_path: Path) -> tuple[str, str, Head, list[Entry]]:
    """A database with a table at which a few moves were made."""
    place = str(tmp_path / "played.db")
    with serve_in_background(settings_for(place)) as address:
        ada = Player(address, "Ada")
        table = ada.make_table(2, sit=[0, 1], start=True)["table"]
        for seat in (0, 1):
            ada.move(table, seat)
        ada.move(table, ada.state(table)["waiting"][0])
    link = database_at(place).connect()
    head = journal.read_head(link, table)
    assert head is not None
    return place, table, head, journal.read_entries(link, table)


def test_a_journal_of_other_rules_or_components_is_not_replayed_wrongly(tmp_path: Path) -> None:
    _, table, head, entries = played_journal(tmp_path)
    at = next(number for number, entry in enumerate(entries) if entry.kind == "started")
    for name, value, says in (("rules_version", 2, "version 2 of the rules"), ("components", "x", "other components")):
        changed = [*entries]
        changed[at] = replace(entries[at], body={**entries[at].body, name: value})
        with pytest.raises(BrokenTable, match=says):
            fold(table, head, HIGH_CARD, changed)
    with pytest.raises(BrokenTable, match="does not follow"):
        fold(table, head, HIGH_CARD, entries[1:])


def test_a_table_that_cannot_be_replayed_is_said_to_be_broken(tmp_path: Path) -> None:
    place, table, _, entries = played_journal(tmp_path)
    with sqlite3.connect(place) as link:
        link.execute(
            "UPDATE entries SET body = ? WHERE seq = ?", (json.dumps({"move": "lay-mark 77"}), entries[-1].seq)
        )
    with serve_in_background(settings_for(place)) as address:
        answer = Player(address).ask("GET", f"/api/tables/{table}", status=409)
        assert answer["error"] == "broken-table"
        assert Player(address, "Bob").make_table(2)["table"]


def test_idle_tables_leave_memory_and_come_back(own_database: str) -> None:
    settings = settings_for(own_database, idle_seconds=0.05, sweep_seconds=0.05)
    with serve_in_background(settings) as address:
        ada = Player(address, "Ada")
        table = ada.make_table(2, sit=[0, 1], start=True)["table"]
        ada.move(table, 0)
        before = ada.state(table, 1)
        while ada.ask("GET", "/health")["tables_in_memory"]:
            pass
        assert ada.state(table, 1) == before
        assert ada.move(table, 1).status_code == 200
