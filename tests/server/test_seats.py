"""Making a table, inviting, sitting down, leaving: the life of a table before its first move."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.server.player import Player

New = Callable[[str], Player]


def test_a_name_is_enough_to_make_a_table_and_play(new_player: New) -> None:
    ada = new_player("Ada")
    made = ada.make_table(2, sit=[0], bots={"1": "random"}, start=True)
    state = ada.state(made["table"], 0)
    assert state["status"] == "playing"
    assert state["seats"][0]["name"] == "Ada"
    assert state["seats"][1]["bot"] == "random"
    assert state["decision"]["count"] == 3


def test_the_cookie_cannot_be_read_by_scripts(address: str) -> None:
    cookie = Player(address).send("POST", "/api/guests", {"name": "Ada"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_friends_sit_down_with_the_invitation(new_player: New) -> None:
    ada, bob = new_player("Ada"), new_player("Bob")
    made = ada.make_table(2, sit=[0])
    sit = f"/api/tables/{made['table']}/seats/1/sit"
    assert bob.ask("POST", sit, {}, 403)["error"] == "wrong-link"
    assert bob.ask("POST", sit, {"invitation": "guessed"}, 403)["error"] == "wrong-link"
    assert bob.ask("POST", sit, {"invitation": made["invitation"]})["secret"]
    assert ada.ask("POST", sit, {}, 409)["error"] == "seat-taken"
    ada.ask("POST", f"/api/tables/{made['table']}/start")
    assert bob.state(made["table"], 1)["status"] == "playing"


def test_a_new_invitation_replaces_the_old_one(new_player: New) -> None:
    ada, bob = new_player("Ada"), new_player("Bob")
    made = ada.make_table(2)
    fresh = ada.ask("POST", f"/api/tables/{made['table']}/invitation")["secret"]
    bob.ask("POST", f"/api/tables/{made['table']}/invitation", {}, 403)
    sit = f"/api/tables/{made['table']}/seats/1/sit"
    bob.ask("POST", sit, {"invitation": made["invitation"]}, 403)
    bob.ask("POST", sit, {"invitation": fresh})


def test_open_tables_are_found_by_everybody_and_need_no_invitation(new_player: New) -> None:
    ada, bob = new_player("Ada"), new_player("Bob")
    table = ada.make_table(2, is_open=True)["table"]
    closed = ada.make_table(2)["table"]
    found = [each["table"] for each in bob.ask("GET", "/api/tables")]
    assert table in found
    assert closed not in found
    bob.ask("POST", f"/api/tables/{table}/seats/0/sit")


def test_the_secret_of_a_seat_opens_it_on_another_device(new_player: New, address: str) -> None:
    ada = new_player("Ada")
    made = ada.make_table(2, sit=[0], bots={"1": "random"}, start=True)
    phone = Player(address)
    claim = f"/api/tables/{made['table']}/seats/0/claim"
    phone.ask("POST", claim, {"secret": "wrong"}, 403)
    phone.ask("GET", f"/api/tables/{made['table']}?seat=0", status=401)
    assert phone.ask("POST", claim, {"secret": made["secrets"]["0"]})["name"] == "Ada"
    assert phone.state(made["table"], 0)["view"] == ada.state(made["table"], 0)["view"]


def test_rotating_the_secret_takes_the_seat_from_everybody_else(new_player: New, address: str) -> None:
    ada, eve = new_player("Ada"), Player(address)
    made = ada.make_table(2, sit=[0], bots={"1": "random"}, start=True)
    seat = f"/api/tables/{made['table']}/seats/0"
    eve.ask("POST", f"{seat}/claim", {"secret": made["secrets"]["0"]})
    eve.ask("POST", f"{seat}/rotate", {}) and ada.ask("GET", f"/api/tables/{made['table']}?seat=0", status=403)
    eve.ask("POST", f"{seat}/claim", {"secret": made["secrets"]["0"]}, 403)


def test_leaving_before_the_start_frees_the_seat(new_player: New) -> None:
    ada, bob = new_player("Ada"), new_player("Bob")
    table = ada.make_table(2, is_open=True)["table"]
    bob.ask("POST", f"/api/tables/{table}/seats/0/sit")
    ada.ask("POST", f"/api/tables/{table}/seats/0/leave", {}, 403)
    bob.ask("POST", f"/api/tables/{table}/seats/0/leave")
    assert ada.state(table)["seats"][0]["name"] == ""
    ada.ask("POST", f"/api/tables/{table}/seats/0/sit")


def test_a_table_starts_when_every_seat_is_taken(new_player: New) -> None:
    ada, bob = new_player("Ada"), new_player("Bob")
    table = ada.make_table(3, sit=[0])["table"]
    assert ada.ask("POST", f"/api/tables/{table}/start", {}, 409)["facts"]["seats"] == [1, 2]
    bob.ask("POST", f"/api/tables/{table}/start", {}, 403)
    for seat in (1, 2):
        bob.ask("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"bot": "random"}, 403)
        ada.ask("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"bot": "random"})
    ada.ask("POST", f"/api/tables/{table}/start")
    ada.ask("POST", f"/api/tables/{table}/start", {}, 409)


def test_one_person_may_take_several_seats_to_pass_and_play(new_player: New) -> None:
    ada = new_player("Ada")
    table = ada.make_table(2, sit=[0, 1], start=True)["table"]
    assert ada.ask("GET", f"/api/tables/{table}/mine") == {"seats": [0, 1], "is_host": True}
    assert ada.state(table, 0)["view"]["hands"][0] != ada.state(table, 1)["view"]["hands"][0]


def test_my_tables_say_where_it_is_my_turn(new_player: New) -> None:
    ada, bob = new_player("Ada"), new_player("Bob")
    table = ada.make_table(2, is_open=True, sit=[0])["table"]
    bob.ask("POST", f"/api/tables/{table}/seats/1/sit")
    assert not bob.ask("GET", "/api/me/tables")[0]["your_turn"]
    ada.ask("POST", f"/api/tables/{table}/start")
    assert bob.ask("GET", "/api/me/tables")[0]["your_turn"]
    bob.move(table, 1)
    assert not bob.ask("GET", "/api/me/tables")[0]["your_turn"]
    assert ada.ask("GET", "/api/me/tables")[0]["is_host"]


def test_the_host_deletes_a_table_unless_others_play_there(new_player: New) -> None:
    ada, bob = new_player("Ada"), new_player("Bob")
    table = ada.make_table(2, is_open=True, sit=[0])["table"]
    bob.ask("POST", f"/api/tables/{table}/seats/1/sit")
    ada.ask("POST", f"/api/tables/{table}/start")
    bob.ask("DELETE", f"/api/tables/{table}", status=403)
    ada.ask("DELETE", f"/api/tables/{table}", status=409)
    alone = ada.make_table(2, sit=[0], bots={"1": "random"}, start=True)["table"]
    ada.ask("DELETE", f"/api/tables/{alone}")
    assert ada.ask("GET", f"/api/tables/{alone}", status=404)["error"] == "unknown-table"


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"game": "chess"}, "the games are highcard"),
        ({"seats": 7}, "1, 2, 3, 4"),
        ({"options": {"round": "2"}}, "did you mean 'rounds'"),
        ({"options": {"lead": ["five"]}}, "one value for each of the 2 seats"),
        ({"components": "nonsense"}, "line 1"),
        ({"bots": {"0": "cmd:./evil"}}, "the bots are random"),
        ({"sit": [0, 0]}, "each taken once"),
        ({"sit": [3]}, "0 to 1"),
        ({"clock": {"kind": "move"}}, "at least one second"),
        ({"sit": [0], "start": True}, "every seat is taken"),
        ({"unheard": 1}, "unheard"),
        ({"seats": "2"}, "seats"),
    ],
)
def test_a_wrong_table_is_refused_with_what_would_be_right(
    new_player: New, asked: dict[str, object], says: str
) -> None:
    ada = new_player("Ada")
    answer = ada.ask("POST", "/api/tables", {"game": "highcard", "seats": 2, **asked}, 422)
    assert says in answer["message"]
    assert ada.ask("GET", "/api/me/tables") == []


def test_options_handicaps_and_components_of_ones_own_are_played_with(new_player: New) -> None:
    ada = new_player("Ada")
    options = {"rounds": "2", "lead": ["five", "none"]}
    table = ada.make_table(2, sit=[0, 1], options=options, components="a = 1", start=True)["table"]
    state = ada.state(table)
    assert state["view"]["points"] == [5, 0]
    assert state["options"] == options
    assert state["has_own_components"]
    assert ada.ask("GET", f"/api/tables/{table}/components")["box"]["text"] == "a = 1"
