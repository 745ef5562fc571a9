"""Notices: off by default, sent when it becomes one's turn, never to an internal address."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from tests.server.conftest import settings_for
from tests.server.player import Player, received
from tests.server.test_bots import until

from opificio.server import notices, serve_in_background
from opificio.server.problems import Problem

INTERNAL = [
    "localhost",
    "127.0.0.1",
    "127.1",
    "0.0.0.0",
    "10.0.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "2130706433",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "[fe80::1]",
    "[fc00::1]",
    "[64:ff9b::7f00:1]",
    "[2002:7f00:1::]",
]


class Mailbox(HTTPServer):
    """A webhook that keeps what it gets."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Posting)
        self.letters: list[dict[str, object]] = []
        self.url = f"http://127.0.0.1:{self.server_port}/hook?room=1"


class _Posting(BaseHTTPRequestHandler):
    server: Mailbox

    def do_POST(self) -> None:
        length = int(self.headers["Content-Length"])
        self.server.letters.append({"path": self.path, **json.loads(self.rfile.read(length))})
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Quiet."""


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    threading.Thread(target=box.serve_forever, daemon=True).start()
    yield box
    box.shutdown()
    box.server_close()


def test_notices_are_off_unless_the_host_turns_them_on(address: str) -> None:
    ada = Player(address, "Ada")
    assert ada.ask("GET", "/api/me/notify") == {"webhook": "", "messenger": "", "email": "", "language": "en"}
    asked = {"webhook": "https://example.org/hook"}
    assert ada.ask("PUT", "/api/me/notify", asked, 409)["error"] == "no-notices"


def test_a_webhook_is_told_when_it_becomes_your_turn_and_you_are_not_looking(
    own_database: str, mailbox: Mailbox
) -> None:
    settings = settings_for(own_database, notifications=True, inside_webhooks=True, public_url="http://play.example")
    with serve_in_background(settings) as address:
        ada, bob = Player(address, "Ada"), Player(address, "Bob")
        bob.ask("PUT", "/api/me/notify", {"webhook": mailbox.url, "language": "de"})
        table = ada.make_table(2, sit=[0], is_open=True)["table"]
        bob.ask("POST", f"/api/tables/{table}/seats/1/sit")
        ada.ask("POST", f"/api/tables/{table}/start")
        letter = until(lambda: mailbox.letters)[0]
        assert letter["path"] == "/hook?room=1"
        assert letter["title"] == "Du bist am Zug: highcard."
        assert letter["text"] == f"Du bist am Zug: highcard. http://play.example/t/{table}"
        assert set(letter) == {"path", "title", "text", "table", "seat", "game"}
        with bob.watch(table, 1) as socket:
            received(socket)
            for seat, player in ((0, ada), (1, bob)):
                player.move(table, seat)
            while len(mailbox.letters) == 1 and ada.state(table)["moves"] < 8:
                waiting = ada.state(table)["waiting"][0]
                (ada, bob)[waiting].move(table, waiting)
        assert len(mailbox.letters) == 1


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://example.org:8443/",
        "https://user:pass@example.org/",
        "ftp://example.org/",
        "https:///nothing",
        "https://example.org:port/",
        "file:///etc/passwd",
    ],
)
def test_only_plain_https_webhooks_are_accepted(url: str) -> None:
    with pytest.raises(Problem, match="webhook"):
        notices.check_targets({"webhook": url}, has_mail=False, inside=False)


@pytest.mark.parametrize(
    "host",
    INTERNAL,
)
def test_a_webhook_never_reaches_an_internal_address(host: str) -> None:
    with pytest.raises(Problem, match=r"internal address|not known"):
        notices.post_webhook(f"https://{host}/hook", {"text": "hello"})


def test_public_addresses_are_told_from_internal_ones() -> None:
    assert notices.is_public("93.184.215.14")
    assert notices.is_public("2606:4700::1111")
    assert not notices.is_public("224.0.0.1")
    assert not notices.is_public("192.0.2.1")


def test_a_failing_webhook_harms_nobody() -> None:
    assert notices.send({"webhook": "https://127.0.0.1/"}, "title", {"text": "x"}, "", False) == 0


@pytest.mark.parametrize(
    ("targets", "says"),
    [
        ({"messenger": "json://127.0.0.1/"}, "one of discord"),
        ({"messenger": "mailto://me@example.org"}, "one of discord"),
        ({"messenger": "nonsense"}, "one of discord"),
        ({"email": "ada@example.org&cc=eve@example.org"}, "no e-mail address"),
        ({"email": "nobody"}, "no e-mail address"),
    ],
)
def test_messengers_and_mail_addresses_that_choose_a_host_are_refused(targets: dict[str, str], says: str) -> None:
    with pytest.raises(Problem, match=says):
        notices.check_targets(targets, has_mail=True, inside=False)


def test_mail_needs_an_account_of_the_host() -> None:
    with pytest.raises(Problem, match="sends no e-mail"):
        notices.check_targets({"email": "ada@example.org"}, has_mail=False, inside=False)
    notices.check_targets({"email": "ada@example.org"}, has_mail=True, inside=False)
    notices.check_targets({"messenger": "discord://4174216298/JHMHI8qBe7bk2ZwO5U711o3dV_js"}, False, False)
