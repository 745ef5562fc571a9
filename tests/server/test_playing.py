"""Moves over plain HTTP: durable, once, never against an older state; undo, why not, previews."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.server.cards import HIGH_CARD
from tests.server.player import Player, play_out

from opificio.server.legal import texts
from opificio.table import loads, replayed

New = Callable[[str], Player]


@pytest.fixture
def ada(new_player: New) -> Player:
    return new_player("Ada")


@pytest.fixture
def bob(new_player: New) -> Player:
    return new_player("Bob")


@pytest.fixture
def table(ada: Player, bob: Player) -> str:
    """A table for two that has started: Ada on seat 0, Bob on seat 1."""
    made = ada.make_table(2, sit=[0])
    bob.ask("POST", f"/api/tables/{made['table']}/seats/1/sit", {"invitation": made["invitation"]})
    ada.ask("POST", f"/api/tables/{made['table']}/start")
    return str(made["table"])


def marker(ada: Player, bob: Player, table: str) -> tuple[int, Player]:
    """Both seal a card; who won marks next."""
    ada.move(table, 0)
    bob.move(table, 1)
    seat = ada.state(table)["waiting"][0]
    return seat, (ada, bob)[seat]


def test_a_whole_game_is_played_to_its_end(ada: Player, bob: Player, table: str) -> None:
    play_out({0: ada, 1: bob}, table)
    end = ada.state(table)["end"]
    assert sorted(end["places"]) in ([1, 2], [1, 1])
    assert [each["total"] for each in end["scores"]] == ada.state(table)["view"]["points"]


def test_a_move_sent_again_is_made_once(ada: Player, table: str) -> None:
    decision = ada.state(table, 0)["decision"]
    text = texts(decision["legal"])[0]
    first = ada.send_move(table, 0, decision["number"], text, "my-key").json()
    again = ada.send_move(table, 0, decision["number"], text, "my-key").json()
    assert first == {"seq": first["seq"], "again": False}
    assert again == {"seq": first["seq"], "again": True}
    assert ada.state(table)["moves"] == 1


def test_the_same_key_of_another_seat_is_another_move(ada: Player, bob: Player, table: str) -> None:
    assert ada.move(table, 0, key="same").json()["again"] is False
    assert bob.move(table, 1, key="same").json()["again"] is False
    assert ada.state(table)["moves"] == 2


def test_a_key_is_not_used_for_another_move(ada: Player, bob: Player, table: str) -> None:
    seat, player = marker(ada, bob, table)
    assert player.move(table, seat, "lay-mark 0", key="mine").status_code == 200
    moves = player.state(table)["moves"]
    reused = player.move(table, seat, key="mine")
    assert reused.status_code == 409
    assert reused.json()["error"] == "key-used"
    assert player.state(table)["moves"] == moves
    assert player.move(table, seat).status_code == 200


def test_a_move_against_an_older_state_is_refused(ada: Player, bob: Player, table: str) -> None:
    seat, player = marker(ada, bob, table)
    number = player.state(table, seat)["decision"]["number"]
    assert player.send_move(table, seat, number, "lay-mark 0").status_code == 200
    stale = player.send_move(table, seat, number, "lay-mark 1")
    assert stale.status_code == 409
    assert stale.json()["error"] == "stale"
    assert stale.json()["facts"]["decision"] == player.state(table, seat)["decision"]["number"]
    assert player.state(table)["moves"] == 3


def test_what_others_seal_does_not_make_a_sealed_choice_stale(ada: Player, bob: Player, table: str) -> None:
    decision = ada.state(table, 0)["decision"]
    bob.move(table, 1)
    text = texts(decision["legal"])[1]
    assert ada.send_move(table, 0, decision["number"], text).status_code == 200


def test_chat_does_not_make_a_move_stale(ada: Player, bob: Player, table: str) -> None:
    decision = ada.state(table, 0)["decision"]
    bob.ask("POST", f"/api/tables/{table}/chat", {"text": "hello"})
    assert ada.send_move(table, 0, decision["number"], texts(decision["legal"])[0]).status_code == 200


def test_nobody_moves_on_a_foreign_seat(ada: Player, new_player: New, table: str) -> None:
    assert ada.send_move(table, 1, 1, "stop").json()["error"] == "foreign-seat"
    assert new_player("Eve").send_move(table, 0, 1, "stop").status_code == 403
    assert Player(ada.address).send_move(table, 0, 1, "stop").status_code == 401


def test_a_refused_move_names_its_rule_and_changes_nothing(ada: Player, table: str) -> None:
    decision = ada.state(table, 0)["decision"]
    foreign = next(card for card in range(60) if f"seal-card {card}" not in texts(decision["legal"]))
    refused = ada.send_move(table, 0, decision["number"], f"seal-card {foreign}")
    assert refused.status_code == 409
    assert refused.json()["facts"]["rule"] == "cards.in-hand"
    assert ada.state(table, 0)["decision"] == decision
    nonsense = ada.send_move(table, 0, decision["number"], "seal-card ace")
    assert nonsense.status_code == 422
    assert "moves of that kind look like" in nonsense.json()["message"]


def test_why_not_answers_with_rule_words_and_section(ada: Player, table: str) -> None:
    ada.move(table, 0)
    asked = {"seat": 0, "move": "stop", "language": "it"}
    refusal = ada.ask("POST", f"/api/tables/{table}/why", asked)["refusal"]
    assert refusal["rule"] == "table.not-your-turn"
    assert "Ada" in refusal["words"]
    assert refusal["section"] == ""
    ada.ask("POST", f"/api/tables/{table}/why", {**asked, "language": "fr"}, 422)
    ada.ask("POST", f"/api/tables/{table}/why", {**asked, "seat": 1}, 403)


def test_why_not_says_null_of_a_legal_move_and_names_the_section(ada: Player, bob: Player, table: str) -> None:
    seat, player = marker(ada, bob, table)
    assert player.ask("POST", f"/api/tables/{table}/why", {"seat": seat, "move": "lay-mark 4"})["refusal"] is None
    player.move(table, seat, "lay-mark 4")
    refusal = player.ask("POST", f"/api/tables/{table}/why", {"seat": seat, "move": "lay-mark 4"})["refusal"]
    assert (refusal["rule"], refusal["facts"], refusal["section"]) == ("marks.free-spot", {"spot": 4}, "Marks")


def test_undo_takes_back_what_revealed_nothing(ada: Player, bob: Player, table: str) -> None:
    seat, player = marker(ada, bob, table)
    before = player.state(table, seat)["view"]
    player.move(table, seat, "lay-mark 4")
    assert player.state(table, seat)["undo"]["allowed"]
    undo = {"seat": seat, "moves": 3, "key": "u1"}
    assert player.ask("POST", f"/api/tables/{table}/undo", undo)["again"] is False
    assert player.ask("POST", f"/api/tables/{table}/undo", undo)["again"] is True
    assert player.state(table, seat)["view"] == before
    assert player.state(table, seat)["moves"] == 2


def test_undo_stops_at_revealed_information_and_at_others_moves(ada: Player, bob: Player, table: str) -> None:
    seat, player = marker(ada, bob, table)
    asked = {"seat": 1, "moves": 2, "key": "u2"}
    refused = bob.ask("POST", f"/api/tables/{table}/undo", asked, 409)
    assert refused["facts"]["rule"] == "table.undo-stops-at-revealed"
    player.move(table, seat, "lay-mark 4")
    other = (bob, ada)[seat]
    asked = {"seat": 1 - seat, "moves": 3, "key": "u3"}
    assert other.ask("POST", f"/api/tables/{table}/undo", asked, 409)["facts"]["rule"] == "table.undo-own-move-only"
    assert (
        player.ask("POST", f"/api/tables/{table}/undo", {"seat": seat, "moves": 2, "key": "u4"}, 409)["error"]
        == "stale"
    )


def test_a_sealed_choice_can_be_taken_back_until_the_reveal(ada: Player, bob: Player, table: str) -> None:
    hand = ada.state(table, 0)["view"]["hands"][0]
    ada.move(table, 0)
    ada.ask("POST", f"/api/tables/{table}/undo", {"seat": 0, "moves": 1, "key": "u5"})
    assert ada.state(table, 0)["view"]["hands"][0] == hand
    kinds = [entry["kind"] for entry in bob.ask("GET", f"/api/tables/{table}/entries?seat=1&since=3")]
    assert kinds == ["moved", "undone"]


def test_a_preview_foretells_what_the_seat_can_know(ada: Player, bob: Player, table: str) -> None:
    seat, player = marker(ada, bob, table)
    path = f"/api/tables/{table}/preview"
    tried = player.ask("POST", path, {"seat": seat, "moves": ["lay-mark 4", "stop", "seal-card 1"]})
    assert tried[0]["events"] == [{"type": "MarkLaid", "seat": seat, "spot": 4}]
    assert tried[0]["waiting"] == [seat]
    assert tried[1]["waiting"] == [0, 1]
    assert tried[2]["refusal"]["rule"] == "table.other-decision"
    assert tried[0]["legend"] is not None
    assert tried[2]["legend"] is None
    assert player.state(table)["moves"] == 2


def test_a_preview_stops_where_something_would_be_revealed(ada: Player, bob: Player, table: str) -> None:
    ada.move(table, 0)
    card = texts(bob.state(table, 1)["decision"]["legal"])[0]
    tried = bob.ask("POST", f"/api/tables/{table}/preview", {"seat": 1, "moves": [card]})[0]
    assert [event["type"] for event in tried["events"]] == ["CardSealed"]
    assert tried["reveals"]
    assert tried["waiting"] == []
    assert tried["legend"] is None, "how things stand after a revelation is not foretold"


def test_the_record_is_given_out_when_it_is_over_and_replays(ada: Player, bob: Player, table: str) -> None:
    assert ada.ask("GET", f"/api/tables/{table}/record", status=409)["error"] == "wrong-moment"
    play_out({0: ada, 1: bob}, table)
    record = loads(Player(ada.address).send("GET", f"/api/tables/{table}/record").text)
    assert record.players == ["Ada", "Bob"]
    state = replayed(HIGH_CARD, record)
    assert HIGH_CARD.view(state, None) == ada.state(table)["view"]


def test_any_moment_can_be_seen_again(ada: Player, bob: Player, table: str) -> None:
    begin = ada.state(table, 0)["view"]
    ada.move(table, 0)
    assert ada.ask("GET", f"/api/tables/{table}/at/0?seat=0")["view"] == begin
    hidden = ada.ask("GET", f"/api/tables/{table}/at/0")
    assert hidden["view"]["hands"] == [3, 3]
    assert (hidden["scores"], hidden["move"]) == (None, None)
    ada.ask("GET", f"/api/tables/{table}/at/0?seat=1", status=403)
    ada.ask("GET", f"/api/tables/{table}/at/2", status=404)
    moves = play_out({0: ada, 1: bob}, table) + 1
    watcher = Player(ada.address)
    everything = watcher.ask("GET", f"/api/tables/{table}/at/0")
    assert everything["view"]["hands"][0] == begin["hands"][0]
    assert watcher.ask("GET", f"/api/tables/{table}/at/0?seat=0")["view"] == begin
    last = watcher.ask("GET", f"/api/tables/{table}/at/{moves}")
    assert last["waiting"] == []
    assert last["scores"] == ada.state(table)["end"]["scores"]


def test_ones_own_score_sheet_can_be_seen_at_any_time(ada: Player, table: str) -> None:
    sheets = ada.ask("GET", f"/api/tables/{table}/scores?seat=0")["sheets"]
    assert sheets[0]["total"] == 0
    assert sheets[1] is None
    assert Player(ada.address).ask("GET", f"/api/tables/{table}/scores")["sheets"] == [None, None]


def test_a_restart_needs_everybody(ada: Player, bob: Player, table: str) -> None:
    ada.move(table, 0)
    path = f"/api/tables/{table}/restart"
    ada.ask("POST", path, {"seat": 0, "yes": False}, 409)
    ada.ask("POST", path, {"seat": 0})
    assert bob.state(table)["offer"] == [0]
    bob.ask("POST", path, {"seat": 1, "yes": False})
    assert bob.state(table)["offer"] is None
    assert ada.state(table)["moves"] == 1
    bob.ask("POST", path, {"seat": 1})
    ada.ask("POST", path, {"seat": 0})
    state = ada.state(table, 0)
    assert (state["moves"], state["offer"], state["status"]) == (0, None, "playing")


def test_a_rematch_seats_everybody_again(ada: Player, bob: Player, table: str) -> None:
    ada.ask("POST", f"/api/tables/{table}/rematch", {}, 409)
    play_out({0: ada, 1: bob}, table)
    again = ada.ask("POST", f"/api/tables/{table}/rematch")["table"]
    assert bob.ask("POST", f"/api/tables/{table}/rematch")["table"] == again
    assert bob.state(table)["rematch"] == again
    state = bob.state(again, 1)
    assert [place["name"] for place in state["seats"]] == ["Ada", "Bob"]
    bob.ask("POST", f"/api/tables/{again}/start")
    ada.move(again, 0)


def test_what_is_said_is_heard_by_all_and_only_seated_people_speak(ada: Player, bob: Player, table: str) -> None:
    ada.ask("POST", f"/api/tables/{table}/chat", {"text": "Buona fortuna!"})
    said = Player(ada.address).ask("GET", f"/api/tables/{table}/entries")[-1]
    assert (said["kind"], said["seat"]) == ("said", 0)
    assert said["body"]["text"] == "Buona fortuna!"
    Player(ada.address, "Eve").ask("POST", f"/api/tables/{table}/chat", {"text": "psst"}, 403)
    bob.ask("POST", f"/api/tables/{table}/chat", {"text": "as Ada", "seat": 0}, 403)


def test_spectators_may_be_kept_out(ada: Player) -> None:
    table = ada.make_table(2, sit=[0, 1], spectators=False, start=True)["table"]
    eve = Player(ada.address, "Eve")
    assert eve.ask("GET", f"/api/tables/{table}", status=403)["error"] == "no-spectators"
    eve.ask("GET", f"/api/tables/{table}/entries", status=403)
    ada.ask("GET", f"/api/tables/{table}")
