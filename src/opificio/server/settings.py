"""Everything about a server that may be chosen, with defaults for a household."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from opificio.table import Game, OpificioError

AnyGame = Game[Any, Any]


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one client may ask for; beyond it the answer is a 4xx."""

    body_bytes: int = 300_000
    socket_bytes: int = 16_384
    name_letters: int = 40
    chat_letters: int = 500
    tables_per_person: int = 50
    keys_per_person: int = 50
    sockets_per_client: int = 64
    requests_per_second: float = 50.0
    request_burst: float = 200.0
    messages_per_second: float = 20.0
    message_burst: float = 60.0
    guests_per_hour: float = 120.0
    logins_per_minute: float = 10.0
    previews: int = 64


@dataclass(frozen=True, slots=True)
class Settings:
    """One server. `database` is a file, or a `postgresql://` URL shared by several processes."""

    database: str = "opificio.db"
    games: str = "opificio.games:GAMES"
    """Where the games are found, as `module:name`."""
    public_url: str = ""
    """The address people use, where it is not the one the server listens on (behind a proxy)."""
    page: Path | None = None
    """The folder with the built page; None serves the interface alone."""
    bot_workers: int = 1
    bot_seconds: float = 30.0
    """A bot that has not answered by then is stopped and replaced by a random move."""
    idle_seconds: float = 300.0
    """A table that nobody touched for so long leaves memory."""
    absent_seconds: float = 120.0
    """A seat that was not seen for so long may be given to a bot by the others."""
    invitation_days: float = 30.0
    session_days: float = 365.0
    sweep_seconds: float = 1.0
    notifications: bool = False
    """Whether the server may send anything to anybody: webhooks, messengers, e-mail."""
    inside_webhooks: bool = False
    """Whether webhooks may lead into the host's own network, and use plain http."""
    mail_url: str = ""
    """An Apprise `mailtos://` URL of the host's own mail account; without it there is no e-mail."""
    limits: Limits = field(default_factory=Limits)

    @property
    def is_shared(self) -> bool:
        """Whether other server processes may work on the same database."""
        return self.database.startswith(("postgresql://", "postgres://"))

    def load_games(self) -> dict[str, AnyGame]:
        module, _, name = self.games.partition(":")
        games: dict[str, AnyGame] = getattr(import_module(module), name)
        if not games:
            raise OpificioError(f"{self.games} holds no game; there is nothing to serve")
        return games


def worker_count() -> int:
    """One core is left to the event loop."""
    return max(1, (os.cpu_count() or 2) - 1)
