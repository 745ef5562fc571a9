"""The database, step by step. Steps are only ever added: a database of any age climbs to the last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from opificio.table import OpificioError

if TYPE_CHECKING:
    from opificio.server.databases import Link

Step = tuple[str, ...]

STEPS: list[Step] = [
    (
        """CREATE TABLE people (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, account TEXT UNIQUE, password TEXT,
            is_bot INTEGER NOT NULL, notify TEXT, created DOUBLE PRECISION NOT NULL)""",
        """CREATE TABLE access_keys (
            digest TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, label TEXT NOT NULL,
            person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
            created DOUBLE PRECISION NOT NULL, seen DOUBLE PRECISION NOT NULL)""",
        "CREATE INDEX access_keys_person ON access_keys (person)",
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, head TEXT NOT NULL, game TEXT NOT NULL,
            host TEXT NOT NULL REFERENCES people (id), is_open INTEGER NOT NULL, status TEXT NOT NULL,
            seq BIGINT NOT NULL, waiting TEXT NOT NULL, seating TEXT NOT NULL,
            deadline DOUBLE PRECISION, bots_since DOUBLE PRECISION,
            invitation TEXT, invitation_until DOUBLE PRECISION,
            created DOUBLE PRECISION NOT NULL, updated DOUBLE PRECISION NOT NULL)""",
        "CREATE INDEX tables_deadline ON tables (deadline)",
        "CREATE INDEX tables_bots ON tables (bots_since)",
        "CREATE INDEX tables_updated ON tables (status, is_open, updated)",
        "CREATE INDEX tables_host ON tables (host)",
        """CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seq BIGINT NOT NULL,
            kind TEXT NOT NULL, seat INTEGER, body TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, once TEXT,
            PRIMARY KEY (table_id, seq))""",
        "CREATE UNIQUE INDEX entries_once ON entries (table_id, once)",
        """CREATE TABLE holders (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
            person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE, PRIMARY KEY (table_id, seat, person))""",
        "CREATE INDEX holders_person ON holders (person)",
        """CREATE TABLE seat_secrets (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
            digest TEXT NOT NULL, PRIMARY KEY (table_id, seat))""",
    ),
]


def version_of(link: Link) -> int:
    link.run("CREATE TABLE IF NOT EXISTS schema_steps (step INTEGER PRIMARY KEY)")
    return int(link.run("SELECT COALESCE(MAX(step), 0) FROM schema_steps")[0][0])


def migrate(link: Link, steps: list[Step] | None = None) -> int:
    """Climb to the last step inside one transaction; answers how many steps were taken."""
    steps = STEPS if steps is None else steps
    link.begin()
    try:
        link.hold_alone()
        version = version_of(link)
        if version > len(steps):
            raise OpificioError(
                f"the database stands at step {version}, and this program knows {len(steps)}; use a newer program"
            )
        for number, step in enumerate(steps[version:], version + 1):
            for statement in step:
                link.run(statement)
            link.run("INSERT INTO schema_steps (step) VALUES (?)", number)
    except BaseException:
        link.rollback()
        raise
    link.commit()
    return len(steps) - version
