"""Bad input of every kind is answered with a 4xx that says why, and changes nothing."""

from __future__ import annotations

import json
import logging
import socket
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from tests.server.conftest import settings_for
from tests.server.player import Player

from opificio.server import Limits, serve_in_background

New = Callable[[str], Player]


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"{", "application/json"),
        (b"\xff\xfe", "application/json"),
        (b"[1, 2]", "application/json"),
        (b"null", "application/json"),
        (b'{"name": "\\ud800"}', "application/json"),
        (b'{"name": 1e999}', "application/json"),
        (b'{"name": "Ada"}', "text/plain"),
        (b"name=Ada", "application/x-www-form-urlencoded"),
        (b"", "application/json"),
        (b"[" * 100_000, "application/json"),
    ],
)
def test_malformed_bodies_are_refused(address: str, body: bytes, kind: str) -> None:
    response = Player(address).http.post("/api/guests", content=body, headers={"Content-Type": kind})
    assert 400 <= response.status_code < 500, response.text
    assert set(response.json()) == {"error", "message", "facts"}


def test_a_refused_body_is_not_repeated(address: str) -> None:
    asked = {"account": "ada", "password": "hunter2hunter2", "unknown": 1}
    assert "hunter2" not in Player(address).send("POST", "/api/accounts", asked).text


def test_huge_bodies_are_refused_whatever_they_say_about_themselves(address: str) -> None:
    ada = Player(address)
    assert ada.http.post("/api/guests", content=b"x" * 400_000).status_code == 413
    pieces = (b"x" * 10_000 for _ in range(60))
    assert ada.http.post("/api/guests", content=pieces).json()["error"] == "too-large"


@pytest.mark.parametrize("path", ["/api/tables/nonsense", "/api/tables/" + "0" * 24, "/api/nothing", "/nothing"])
def test_unknown_addresses_and_ids_are_not_found(address: str, path: str) -> None:
    assert Player(address).send("GET", path).status_code in (404, 422)


def test_a_wrong_method_is_refused(address: str) -> None:
    assert Player(address).send("DELETE", "/api/guests").json()["error"] == "wrong-method"


def test_other_sites_cannot_act_for_somebody(new_player: New, address: str) -> None:
    ada = new_player("Ada")
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        response = ada.send("PUT", "/api/me/name", {"name": "Eve"}, headers={"Origin": origin})
        assert (response.status_code, response.json()["error"]) == (403, "wrong-origin")
    assert ada.ask("GET", "/api/me")["name"] == "Ada"
    assert ada.send("PUT", "/api/me/name", {"name": "Ada B."}, headers={"Origin": address}).status_code == 200


def test_behind_a_proxy_the_public_address_is_ours_and_cookies_are_secure(own_database: str) -> None:
    with serve_in_background(settings_for(own_database, public_url="https://play.example")) as address:
        response = Player(address).send(
            "POST", "/api/guests", {"name": "Ada"}, headers={"Origin": "https://play.example"}
        )
        assert response.status_code == 201
        assert "Secure" in response.headers["set-cookie"]
        assert "strict-transport-security" in response.headers


def test_every_answer_carries_the_security_headers(address: str) -> None:
    for path in ("/api/me", "/health", "/nothing"):
        headers = Player(address).send("GET", path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    assert Player(address).send("GET", "/api/me").headers["cache-control"] == "no-store"


def test_a_flood_of_requests_is_slowed_down(own_database: str) -> None:
    limits = Limits(requests_per_second=1, request_burst=10)
    with serve_in_background(settings_for(own_database, limits=limits)) as address:
        answers = [Player(address).send("GET", "/health").status_code for _ in range(15)]
    assert answers[:10] == [200] * 10
    assert 429 in answers[10:]


def test_guests_sign_ins_tables_and_sockets_are_limited(own_database: str) -> None:
    limits = Limits(guests_per_hour=3, logins_per_minute=2, tables_per_person=2, sockets_per_client=1)
    with serve_in_background(settings_for(own_database, limits=limits)) as address:
        ada = Player(address, "Ada")
        table = ada.make_table(2)["table"]
        ada.make_table(2)
        assert ada.ask("POST", "/api/tables", {"game": "highcard", "seats": 2}, 429)["error"] == "too-many-tables"
        Player(address, "Bob"), Player(address, "Eve")
        assert Player(address).ask("POST", "/api/guests", {"name": "Mal"}, 429)["error"] == "too-fast"
        for status in (403, 403, 429):
            Player(address).ask("POST", "/api/sessions", {"account": "ada", "password": "x"}, status)
        with ada.watch(table) as first:
            first.recv(timeout=5)
            with ada.watch(table) as second:
                assert json.loads(second.recv(timeout=5))["error"] == "too-many-sockets"


def test_chat_is_limited(new_player: New) -> None:
    ada = new_player("Ada")
    table = ada.make_table(2, sit=[0])["table"]
    answers = [ada.send("POST", f"/api/tables/{table}/chat", {"text": "!"}).status_code for _ in range(15)]
    assert answers[0] == 200
    assert 429 in answers


def test_expired_invitations_do_not_open(own_database: str) -> None:
    with serve_in_background(settings_for(own_database, invitation_days=0)) as address:
        made = Player(address, "Ada").make_table(2)
        sit = f"/api/tables/{made['table']}/seats/0/sit"
        assert Player(address, "Bob").ask("POST", sit, {"invitation": made["invitation"]}, 403)["error"] == "wrong-link"


def test_old_sessions_end(own_database: str) -> None:
    with serve_in_background(settings_for(own_database, session_days=0)) as address:
        ada = Player(address, "Ada")
        cookie = ada.send("POST", "/api/guests", {"name": "Ada"}).headers["set-cookie"].split(";")[0]
        assert ada.http.get("/api/me", headers={"Cookie": cookie}).status_code == 401


def test_raw_garbage_on_the_socket_does_not_hurt(address: str) -> None:
    parts = urlsplit(address)
    for garbage in (
        b"\x00" * 100,
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST /api/guests HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
    ):
        with socket.create_connection((parts.hostname, parts.port), 5) as raw:
            raw.sendall(garbage)
            raw.settimeout(5)
            assert b" 200 " not in raw.recv(4096)
    assert Player(address).send("GET", "/health").status_code == 200


def test_logs_hold_no_secret(own_database: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "opificio")
    with serve_in_background(settings_for(own_database)) as address:
        ada = Player(address, "Ada")
        made = ada.make_table(2, sit=[0, 1], start=True)
        phone = Player(address)
        phone.ask("POST", f"/api/tables/{made['table']}/seats/0/claim", {"secret": made["secrets"]["0"]})
        ada.move(made["table"], 0)
        ada.ask("POST", "/api/accounts", {"account": "ada", "password": "analytical"})
        secrets = [*made["secrets"].values(), made["invitation"], "analytical", ada.http.cookies["opificio"]]
    ours = [record for record in caplog.records if record.name.startswith("opificio")]
    assert any(getattr(record, "route", "") == "/api/tables/{table}/moves" for record in ours)
    told = "\n".join(str(record.__dict__) for record in ours)
    assert not [secret for secret in [*secrets, "seal-card"] if secret in told]
