"""SQLite and PostgreSQL behind one small face: a link that runs SQL with `?` for each value."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from opificio.table import OpificioError

try:
    import fcntl
except ImportError:  # not on Windows, where a second server must be avoided by hand
    fcntl = None  # type: ignore[assignment]

Row = tuple[Any, ...]
CHANNEL = "opificio"
MIGRATION_LOCK = 1906


class DatabaseAway(OpificioError):
    """The database cannot be reached."""


class Link(Protocol):
    """One connection, used by one thread."""

    def run(self, sql: str, *values: Any) -> list[Row]: ...
    def run_many(self, sql: str, rows: Sequence[Sequence[Any]]) -> int:
        """One statement for many rows; answers how many rows of the database it changed."""

    def begin(self) -> None: ...
    def commit(self) -> None: ...
    def rollback(self) -> None: ...
    def close(self) -> None: ...
    def hold_alone(self) -> None:
        """Keep other processes out until the transaction ends."""

    def tell(self, *messages: str) -> None:
        """Tell every process on this database, once the transaction is committed."""

    def is_lost(self) -> bool:
        """Whether the connection broke and a new one is needed."""


class Database(Protocol):
    """Where links come from."""

    def connect(self, read_only: bool = False) -> Link: ...
    def listen(self, hear: Callable[[str], None], is_closing: Callable[[], bool]) -> None:
        """Pass on what other processes tell, until closing; blocks."""

    def claim(self) -> Callable[[], None]:
        """Make sure that nobody else uses the database who must not; answers how to let go."""

    @property
    def readers(self) -> int: ...
    @property
    def is_shared(self) -> bool: ...


class SqliteLink:
    def __init__(self, path: str, read_only: bool) -> None:
        self.connection = sqlite3.connect(path, isolation_level=None, timeout=10, check_same_thread=False)
        # FULL: a committed move survives a power cut, not only a killed process.
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "cache_size = -8000"):
            self.connection.execute(f"PRAGMA {pragma}")
        if read_only:
            self.connection.execute("PRAGMA query_only = ON")

    def run(self, sql: str, *values: Any) -> list[Row]:
        return self.connection.execute(sql, values).fetchall()

    def run_many(self, sql: str, rows: Sequence[Sequence[Any]]) -> int:
        return self.connection.executemany(sql, rows).rowcount

    def begin(self) -> None:
        self.connection.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self.connection.execute("COMMIT")

    def rollback(self) -> None:
        if self.connection.in_transaction:
            self.connection.execute("ROLLBACK")

    def close(self) -> None:
        self.connection.close()

    def hold_alone(self) -> None:
        """`BEGIN IMMEDIATE` already does."""

    def tell(self, *messages: str) -> None:
        """A file belongs to one process: there is nobody to tell."""

    def is_lost(self) -> bool:
        return False


class SqliteDatabase:
    readers = 1
    is_shared = False

    def __init__(self, path: str) -> None:
        self.path = path

    def connect(self, read_only: bool = False) -> SqliteLink:
        try:
            return SqliteLink(self.path, read_only)
        except sqlite3.Error as error:
            raise DatabaseAway(f"the database {self.path!r} cannot be opened: {error}") from None

    def listen(self, hear: Callable[[str], None], is_closing: Callable[[], bool]) -> None:
        """Nobody else writes to the file."""

    def claim(self) -> Callable[[], None]:
        """A second server would not hear of the first one's moves. A killed one lets go by itself."""
        if fcntl is None:
            return lambda: None
        lock = open(f"{self.path}-lock", "w")  # noqa: SIM115
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            raise OpificioError(
                f"another server uses the database {self.path!r}; stop it, choose another file, or use PostgreSQL"
            ) from None
        return lock.close


class PostgresLink:
    def __init__(self, url: str) -> None:
        import psycopg

        self.connection = psycopg.connect(url, autocommit=True)

    def run(self, sql: str, *values: Any) -> list[Row]:
        cursor = self.connection.execute(sql.replace("?", "%s"), values)
        return cursor.fetchall() if cursor.description else []

    def run_many(self, sql: str, rows: Sequence[Sequence[Any]]) -> int:
        with self.connection.cursor() as cursor:
            cursor.executemany(sql.replace("?", "%s"), rows)
            return cursor.rowcount

    def begin(self) -> None:
        self.run("BEGIN")

    def commit(self) -> None:
        self.run("COMMIT")

    def rollback(self) -> None:
        if not self.is_lost():
            self.run("ROLLBACK")

    def close(self) -> None:
        self.connection.close()

    def hold_alone(self) -> None:
        self.run("SELECT pg_advisory_xact_lock(?)", MIGRATION_LOCK)

    def tell(self, *messages: str) -> None:
        self.run_many("SELECT pg_notify(?, ?)", [(CHANNEL, message) for message in messages])

    def is_lost(self) -> bool:
        return self.connection.closed or self.connection.broken


class PostgresDatabase:
    readers = 4
    is_shared = True

    def __init__(self, url: str) -> None:
        try:
            import psycopg  # noqa: F401
        except ImportError:
            raise OpificioError("PostgreSQL needs the extra: pip install 'opificio[postgres]'") from None
        self.url = url

    def connect(self, read_only: bool = False) -> PostgresLink:
        del read_only
        import psycopg

        try:
            return PostgresLink(self.url)
        except psycopg.OperationalError as error:
            raise DatabaseAway(f"PostgreSQL does not answer: {error}") from None

    def claim(self) -> Callable[[], None]:
        return lambda: None

    def listen(self, hear: Callable[[str], None], is_closing: Callable[[], bool]) -> None:
        connection = self.connect().connection
        try:
            connection.execute(f"LISTEN {CHANNEL}")
            hear("")  # whatever was told before we listened is unknown: look at everything once
            while not is_closing():
                for told in connection.notifies(timeout=0.5):
                    hear(told.payload)
        finally:
            connection.close()


def database_at(where: str) -> Database:
    """A database from a file name or a `postgresql://` URL."""
    if where.startswith(("postgresql://", "postgres://")):
        return PostgresDatabase(where)
    if "://" in where:
        raise OpificioError(f"a database is a file or a postgresql:// URL, not {where.split('://')[0]}://…")
    return SqliteDatabase(where)
