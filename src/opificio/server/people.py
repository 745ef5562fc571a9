"""People: guests first. An account is a guest with a password; a key is a session or a token.

Keys and link secrets are random, shown once, and kept as digests only: whoever reads the database
cannot sit down in anybody's place.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from dataclasses import dataclass
from functools import cache
from typing import Any

import argon2

from opificio.server.databases import Link
from opificio.server.problems import Problem, wrong_link

HASHER = argon2.PasswordHasher()
SEEN_EVERY = 600.0


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    account: str | None = None
    is_bot: bool = False
    key: str | None = None
    """The id of the key they came with."""
    by_token: bool = False

    def plain(self) -> dict[str, Any]:
        return {"id": self.id, "name": self.name, "account": self.account, "is_bot": self.is_bot}


def new_id() -> str:
    return secrets.token_hex(8)


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def digest_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def add_guest(link: Link, name: str) -> Person:
    person = Person(new_id(), name)
    link.run(
        "INSERT INTO people (id, name, account, password, is_bot, notify, created) VALUES (?,?,NULL,NULL,0,NULL,?)",
        *(person.id, name, time.time()),
    )
    return person


def add_key(link: Link, person: str, kind: str, label: str, most: int) -> tuple[str, str]:
    """A new session or token: its id and its secret, which is never seen again."""
    count = link.run("SELECT COUNT(*) FROM access_keys WHERE person = ? AND kind = ?", person, kind)[0][0]
    if count >= most and kind == "session":
        oldest = "SELECT digest FROM access_keys WHERE person = ? AND kind = 'session' ORDER BY seen LIMIT 1"
        link.run(f"DELETE FROM access_keys WHERE digest = ({oldest})", person)
    elif count >= most:
        raise Problem(429, "too-many-tokens", f"one person has at most {most} tokens; revoke one first")
    id, secret, now = new_id(), new_secret(), time.time()
    link.run(
        "INSERT INTO access_keys (digest, id, kind, label, person, created, seen) VALUES (?,?,?,?,?,?,?)",
        *(digest_of(secret), id, kind, label, person, now, now),
    )
    return id, secret


def find_by_key(link: Link, secret: str, kind: str, since: float) -> tuple[Person, bool] | None:
    """Who holds this key, and whether it is time to note that it was seen."""
    rows = link.run(
        "SELECT p.id, p.name, p.account, p.is_bot, k.id, k.seen FROM access_keys k JOIN people p ON p.id = k.person"
        " WHERE k.digest = ? AND k.kind = ? AND k.seen > ?",
        *(digest_of(secret), kind, since),
    )
    if not rows:
        return None
    id, name, account, is_bot, key, seen = rows[0]
    person = Person(id, name, account, bool(is_bot), key, kind == "token")
    return person, seen < time.time() - SEEN_EVERY


def note_seen(link: Link, key: str) -> None:
    link.run("UPDATE access_keys SET seen = ? WHERE id = ?", time.time(), key)


def list_keys(link: Link, person: str, kind: str) -> list[dict[str, Any]]:
    rows = link.run(
        "SELECT id, label, created, seen FROM access_keys WHERE person = ? AND kind = ? ORDER BY created", person, kind
    )
    return [{"id": id, "label": label, "created": created, "seen": seen} for id, label, created, seen in rows]


def revoke_key(link: Link, person: str, kind: str, id: str) -> None:
    gone = link.run("DELETE FROM access_keys WHERE person = ? AND kind = ? AND id = ? RETURNING id", person, kind, id)
    if not gone:
        raise Problem(404, "unknown-key", f"you have no {kind} {id!r}")
    link.tell(f"key {id}")


def rename(link: Link, person: str, name: str) -> None:
    link.run("UPDATE people SET name = ? WHERE id = ?", name, person)


def make_account(link: Link, person: str, account: str, password_hash: str, is_bot: bool) -> None:
    """Give a guest a name and a password; all their seats stay theirs."""
    if link.run("SELECT 1 FROM people WHERE account = ?", account):
        raise Problem(409, "account-taken", f"there is already an account {account!r}; choose another name")
    if link.run("SELECT 1 FROM people WHERE id = ? AND account IS NOT NULL", person):
        raise Problem(409, "has-account", "you have an account already; sign out to make another")
    link.run(
        "UPDATE people SET account = ?, password = ?, is_bot = ? WHERE id = ?",
        *(account, password_hash, int(is_bot), person),
    )


def find_account(link: Link, account: str) -> tuple[str, str] | None:
    """The person and the password hash of an account."""
    rows = link.run("SELECT id, password FROM people WHERE account = ?", account)
    return (rows[0][0], rows[0][1]) if rows else None


@cache
def _nobody() -> str:
    """Checked when there is no such account, so that the answer takes as long."""
    return HASHER.hash("the password of nobody")


def password_fits(stored: str | None, password: str) -> bool:
    """Slow on purpose: call it in a thread."""
    try:
        return HASHER.verify(stored or _nobody(), password) and stored is not None
    except argon2.exceptions.VerifyMismatchError:
        return False


def adopt(link: Link, guest: str, account: str) -> None:
    """A guest turns out to be somebody: their seats and tables go to the account."""
    link.run(
        "INSERT INTO holders (table_id, seat, person) SELECT table_id, seat, ? FROM holders WHERE person = ?"
        " ON CONFLICT DO NOTHING",
        *(account, guest),
    )
    link.run("DELETE FROM holders WHERE person = ?", guest)
    link.run("UPDATE tables SET host = ? WHERE host = ?", account, guest)


def prune(link: Link, since: float) -> None:
    """Forget keys that were not seen since, and guests who left nothing behind."""
    link.run("DELETE FROM access_keys WHERE kind = 'session' AND seen < ?", since)
    link.run(
        "DELETE FROM people WHERE account IS NULL AND created < ?"
        " AND NOT EXISTS (SELECT 1 FROM access_keys k WHERE k.person = people.id)"
        " AND NOT EXISTS (SELECT 1 FROM holders h WHERE h.person = people.id)"
        " AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.host = people.id)",
        since,
    )


def seats_of(link: Link, table: str, person: str) -> list[int]:
    rows = link.run("SELECT seat FROM holders WHERE table_id = ? AND person = ? ORDER BY seat", table, person)
    return [seat for (seat,) in rows]


def holders_of(link: Link, table: str, seats: list[int]) -> list[tuple[int, str]]:
    rows = link.run("SELECT seat, person FROM holders WHERE table_id = ?", table)
    return [(seat, person) for seat, person in rows if seat in seats]


def hold(link: Link, table: str, seat: int, person: str) -> None:
    link.run("INSERT INTO holders (table_id, seat, person) VALUES (?,?,?) ON CONFLICT DO NOTHING", table, seat, person)


def release(link: Link, table: str, seat: int, but: str | None = None) -> None:
    """Nobody holds the seat any more, `but` perhaps one."""
    link.run("DELETE FROM holders WHERE table_id = ? AND seat = ? AND person <> ?", table, seat, but or "")
    if but is None:
        link.run("DELETE FROM seat_secrets WHERE table_id = ? AND seat = ?", table, seat)


def set_seat_secret(link: Link, table: str, seat: int, secret: str) -> None:
    link.run(
        "INSERT INTO seat_secrets (table_id, seat, digest) VALUES (?,?,?)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET digest = excluded.digest",
        *(table, seat, digest_of(secret)),
    )


def claim_seat(link: Link, table: str, seat: int, secret: str, person: str) -> None:
    rows = link.run("SELECT digest FROM seat_secrets WHERE table_id = ? AND seat = ?", table, seat)
    if not rows or not secrets.compare_digest(rows[0][0], digest_of(secret)):
        raise wrong_link()
    hold(link, table, seat, person)


def set_invitation(link: Link, table: str, secret: str, until: float) -> None:
    link.run("UPDATE tables SET invitation = ?, invitation_until = ? WHERE id = ?", digest_of(secret), until, table)


def invitation_fits(link: Link, table: str, secret: str) -> bool:
    rows = link.run("SELECT invitation, invitation_until FROM tables WHERE id = ?", table)
    if not rows or rows[0][0] is None:
        return False
    return secrets.compare_digest(rows[0][0], digest_of(secret)) and rows[0][1] > time.time()


def set_notify(link: Link, person: str, targets: dict[str, str]) -> None:
    link.run("UPDATE people SET notify = ? WHERE id = ?", json.dumps(targets) if targets else None, person)


def get_notify(link: Link, person: str) -> dict[str, str]:
    rows = link.run("SELECT notify FROM people WHERE id = ?", person)
    targets: dict[str, str] = json.loads(rows[0][0]) if rows and rows[0][0] else {}
    return targets
