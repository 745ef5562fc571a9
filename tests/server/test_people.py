"""Guests, accounts, sessions and tokens."""

from __future__ import annotations

import sqlite3
import time
import uuid
from collections.abc import Callable

import pytest
from tests.server.conftest import settings_for
from tests.server.player import Player

from opificio.server import people, serve_in_background
from opificio.server.databases import database_at

New = Callable[[str], Player]


def account_name() -> str:
    return f"ada-{uuid.uuid4().hex[:8]}"


def test_a_guest_says_who_they_are_and_may_change_their_name(new_player: New) -> None:
    ada = new_player("Ada")
    assert ada.ask("GET", "/api/me")["name"] == "Ada"
    ada.ask("PUT", "/api/me/name", {"name": "Ada L."})
    assert ada.ask("GET", "/api/me")["name"] == "Ada L."


def test_an_account_keeps_the_guests_seats_and_opens_them_elsewhere(new_player: New, address: str) -> None:
    ada, name = new_player("Ada"), account_name()
    table = ada.make_table(2, sit=[0, 1], start=True)["table"]
    ada.ask("POST", "/api/accounts", {"account": name, "password": "analytical"})
    elsewhere = Player(address)
    elsewhere.ask("POST", "/api/sessions", {"account": name, "password": "analytical"})
    assert elsewhere.state(table, 0)["view"] == ada.state(table, 0)["view"]


def test_signing_in_brings_along_the_seats_one_took_as_a_guest(new_player: New, address: str) -> None:
    name = account_name()
    Player(address).ask("POST", "/api/accounts", {"account": name, "password": "analytical"})
    guest = new_player("Somebody")
    table = guest.make_table(2, sit=[1])["table"]
    guest.ask("POST", "/api/sessions", {"account": name, "password": "analytical"})
    assert guest.ask("GET", "/api/me")["account"] == name
    assert guest.ask("GET", f"/api/tables/{table}/mine") == {"seats": [1], "is_host": True}


def test_a_wrong_password_and_an_unknown_account_get_the_same_answer(address: str) -> None:
    name = account_name()
    Player(address).ask("POST", "/api/accounts", {"account": name, "password": "analytical"})
    wrong = Player(address).ask("POST", "/api/sessions", {"account": name, "password": "guess-guess"}, 403)
    unknown = Player(address).ask("POST", "/api/sessions", {"account": account_name(), "password": "guess-guess"}, 403)
    assert wrong == unknown


def test_account_names_are_unique(new_player: New, address: str) -> None:
    name = account_name()
    Player(address).ask("POST", "/api/accounts", {"account": name, "password": "analytical"})
    asked = {"account": name, "password": "difference"}
    assert Player(address).ask("POST", "/api/accounts", asked, 409)["error"] == "account-taken"
    assert new_player("Ada").ask("POST", "/api/accounts", asked, 409)["error"] == "account-taken"


def test_sessions_are_listed_and_revoked(address: str) -> None:
    name, here, there = account_name(), Player(address), Player(address)
    here.ask("POST", "/api/accounts", {"account": name, "password": "analytical"})
    there.ask("POST", "/api/sessions", {"account": name, "password": "analytical"})
    sessions = here.ask("GET", "/api/sessions")
    assert len(sessions) == 2
    here.ask("DELETE", f"/api/sessions/{sessions[1]['id']}")
    there.ask("GET", "/api/me", status=401)
    here.ask("DELETE", f"/api/sessions/{sessions[1]['id']}", status=404)
    here.ask("GET", "/api/me")


def test_a_token_acts_for_its_person_until_it_is_revoked(new_player: New, address: str) -> None:
    ada = new_player("Ada")
    made = ada.ask("POST", "/api/tokens", {"label": "my bot"})
    robot = Player(address)
    robot.http.headers["Authorization"] = f"Bearer {made['secret']}"
    assert robot.ask("GET", "/api/me")["name"] == "Ada"
    assert ada.ask("GET", "/api/tokens")[0]["label"] == "my bot"
    ada.ask("DELETE", f"/api/tokens/{made['id']}")
    robot.ask("GET", "/api/me", status=401)


def test_a_session_is_no_token_and_a_token_no_session(new_player: New, address: str) -> None:
    ada = new_player("Ada")
    robot = Player(address)
    robot.http.headers["Authorization"] = f"Bearer {ada.http.cookies['opificio']}"
    robot.ask("GET", "/api/me", status=401)
    thief = Player(address)
    thief.http.cookies.set("opificio", ada.ask("POST", "/api/tokens", {"label": "t"})["secret"])
    thief.ask("GET", "/api/me", status=401)


def test_bot_accounts_are_marked_where_they_sit(new_player: New, address: str) -> None:
    robot = Player(address)
    robot.ask("POST", "/api/accounts", {"account": account_name(), "password": "analytical", "is_bot": True})
    table = new_player("Ada").make_table(2, is_open=True)["table"]
    robot.ask("POST", f"/api/tables/{table}/seats/0/sit")
    assert robot.state(table)["seats"][0]["is_bot_account"]


def test_no_secret_is_kept_in_the_database(own_database: str) -> None:
    with serve_in_background(settings_for(own_database)) as address:
        ada = Player(address, "Ada")
        made = ada.make_table(2, sit=[0])
        token = ada.ask("POST", "/api/tokens", {"label": "t"})["secret"]
        ada.ask("POST", "/api/accounts", {"account": "ada", "password": "analytical"})
        secrets = [made["secrets"]["0"], made["invitation"], token, ada.http.cookies["opificio"], "analytical"]
    with sqlite3.connect(own_database) as link:
        dump = "\n".join(link.iterdump())
    assert not [secret for secret in secrets if secret in dump]


def test_guests_who_left_nothing_behind_are_forgotten(own_database: str) -> None:
    with serve_in_background(settings_for(own_database)) as address:
        ada, _, eve = (Player(address, name) for name in ("Ada", "Bob", "Eve"))
        ada.make_table(2)
        eve.ask("POST", "/api/accounts", {"account": "eve", "password": "analytical"})
    link = database_at(own_database).connect()
    people.prune(link, time.time() + 1)
    assert {name for (name,) in link.run("SELECT name FROM people")} == {"Ada", "Eve"}
    assert link.run("SELECT COUNT(*) FROM access_keys") == [(0,)]
    link.close()


@pytest.mark.parametrize("name", ["", " Ada", "A" * 41, "A\u0000da", "A\nda", 7, None])
def test_a_name_is_one_short_line(address: str, name: object) -> None:
    assert Player(address).ask("POST", "/api/guests", {"name": name}, 422)["error"] == "bad-request"
