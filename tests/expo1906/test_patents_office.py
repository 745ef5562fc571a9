"""Patents Office: movement, stacks, leaders, jumps and bonus chits."""

from typing import Any

import pytest
from tests.expo1906.tables import Played, table, tokens, without
from tests.rules import accepts, refuses

from opificio.expo1906.patents import leader

LINES = ["steel", "manual", "empirical", "copper", "automated", "scientific"]


def journal(patents: dict[str, Any] | None = None, improved: bool = False, **fields: Any) -> Played:
    """The first seat has begun a Journal action."""
    labs = [{"pieces": ["journal-improvement@d2^0"]} if improved else {}, {}, {}]
    return table(3, labs=labs, patents=patents or {}, **fields).play("play-card journal")


def leads(game: Played, line: str) -> int | None:
    return leader(game.state, LINES.index(line))


@accepts("journal.three-points")
def test_one_token_one_step_and_another_two() -> None:
    game = journal({**tokens("automated", s4=[0]), **tokens("steel", s2=[0])})
    game.play("advance-token automated 4", "advance-token steel 2", "advance-token steel 3")
    assert game.stack("automated", 5) == [0]
    assert game.stack("steel", 4) == [0]
    assert game.waiting == 1


@refuses("journal.three-points")
def test_there_is_no_fourth_step() -> None:
    game = journal().play("enter-line steel", "advance-token steel 2", "advance-token steel 3")
    assert game.waiting == 1
    assert game.stack("steel", 4) == [0]


@accepts("patents.token-at-start")
@pytest.mark.parametrize("line", LINES)
def test_from_step_1_a_token_enters_any_line(line: str) -> None:
    game = journal().play(f"enter-line {line}")
    assert game.stack(line, 2) == [0]
    assert game.state.tokens[0].count(0) == 2


@refuses("patents.token-at-start")
def test_without_a_token_on_step_1_no_line_is_entered() -> None:
    game = journal(tokens("steel", s3=[0, 0, 0]))
    assert game.rule("enter-line copper") == "patents.token-at-start"


@accepts("patents.token-there")
def test_a_player_moves_his_own_tokens() -> None:
    game = journal(tokens("steel", s3=[1], s5=[0]))
    assert game.rule("advance-token steel 5") is None


@refuses("patents.token-there")
def test_a_player_moves_nobody_elses_tokens() -> None:
    game = journal(tokens("steel", s3=[1], s5=[0]))
    for move in ("advance-token steel 3", "jump-token steel 3 manual"):
        refusal = game.refusal(move)
        assert refusal is not None
        assert (refusal.rule, refusal.facts) == ("patents.token-there", {"line": "steel", "step": 3})


@accepts("patents.one-point-a-step")
def test_every_step_costs_a_point() -> None:
    game = journal()
    for points, move in ((3, "enter-line steel"), (2, "advance-token steel 2"), (1, "advance-token steel 3")):
        assert getattr(game.asked, "points", None) == points
        game.play(move)
    assert game.waiting == 1


@refuses("patents.one-point-a-step")
def test_no_step_is_skipped() -> None:
    game = journal().play("enter-line steel")
    assert [move for move in game.legal() if "steel" in move and "advance" in move] == ["advance-token steel 2"]


@accepts("patents.last-step")
def test_a_token_comes_to_step_10() -> None:
    game = journal({"steel": {"stacks": {"9": [0], "10": [1]}, "chit": "liege-1905"}}).play("advance-token steel 9")
    assert game.stack("steel", 10) == [1, 0]


@refuses("patents.last-step")
def test_a_token_on_step_10_stays() -> None:
    game = journal({"steel": {"stacks": {"10": [0]}, "chit": "liege-1905"}})
    refusal = game.refusal("advance-token steel 10")
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("patents.last-step", {"line": "steel"})


def test_a_journal_with_all_tokens_at_the_end_is_over_at_once() -> None:
    chits = ["liege-1905", "milan-1906", "paris-1900"]
    lines = {line: {"stacks": {"10": [0]}, "chit": chit} for line, chit in zip(LINES[:3], chits, strict=True)}
    assert journal(lines).waiting == 1


@accepts("patents.forward-only")
def test_a_token_moves_right() -> None:
    assert journal(tokens("steel", s5=[0])).play("advance-token steel 5").stack("steel", 6) == [0]


@refuses("patents.forward-only")
def test_no_move_leads_back() -> None:
    """Every move of a token keeps its step or adds one."""
    game = journal(tokens("empirical", s5=[0]))
    before = 5
    for move in game.legal():
        twin = Played(game.table.from_position(game.table.game, game.position)).play(move)
        steps = [place % 11 for place in twin.state.tokens[0]]
        assert max(steps) >= before
        assert sum(steps) >= before


@accepts("patents.bottom-of-stack")
def test_who_arrives_goes_to_the_bottom() -> None:
    game = journal(tokens("steel", s3=[0], s4=[1, 2])).play("advance-token steel 3")
    assert game.stack("steel", 4) == [1, 2, 0]


@accepts("patents.bottom-of-stack")
def test_who_arrives_by_a_jump_does_too() -> None:
    game = journal({**tokens("steel", s3=[0]), **tokens("manual", s3=[1])}).play("jump-token steel 3 manual")
    assert game.stack("manual", 3) == [1, 0]


@refuses("patents.bottom-of-stack")
def test_who_arrives_does_not_lead() -> None:
    game = journal(tokens("steel", s3=[0], s4=[1])).play("advance-token steel 3")
    assert leads(game, "steel") == 1


def test_of_two_tokens_of_one_colour_the_lower_one_moves() -> None:
    game = journal(tokens("steel", s4=[0, 1, 0])).play("advance-token steel 4")
    assert game.stack("steel", 4) == [0, 1]


@accepts("patents.leader")
def test_the_furthest_token_leads_and_in_a_stack_the_top_one() -> None:
    game = journal(tokens("steel", s3=[1, 1], s4=[2, 0]))
    assert leads(game, "steel") == 2


@refuses("patents.leader")
def test_nobody_leads_a_line_that_nobody_has_entered() -> None:
    game = journal(tokens("steel", s3=[1]))
    assert leads(game, "copper") is None


# ── Jumps ─────────────────────────────────────────────────────────────────────────────────────


@accepts("patents.jump-marked")
def test_a_jump_costs_a_point_and_the_marked_money() -> None:
    game = journal(tokens("steel", s6=[0]), funding=[3, 0, 0]).play("jump-token steel 6 manual")
    assert game.stack("manual", 6) == [0]
    assert game.booked("patents.jump-pay") == [-2]
    assert getattr(game.asked, "points", None) == 2


@accepts("patents.jump-marked")
def test_a_jump_goes_either_way_and_several_may_follow_each_other() -> None:
    game = journal(tokens("manual", s3=[0]), funding=[12, 0, 0])
    game.play("jump-token manual 3 steel", "jump-token steel 3 manual", "advance-token manual 3")
    assert game.state.funding[0] == 10
    assert game.stack("manual", 4) == [0]


@refuses("patents.jump-marked")
@pytest.mark.parametrize("move", ["jump-token steel 4 manual", "jump-token manual 3 empirical"])
def test_elsewhere_no_line_is_left(move: str) -> None:
    game = journal({**tokens("steel", s4=[0]), **tokens("manual", s3=[0])})
    refusal = game.refusal(move)
    _, line, step, to = move.split()
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("patents.jump-marked", {"line": line, "to": to, "step": int(step)})


@accepts("patents.jump-pay")
def test_some_jumps_are_free() -> None:
    game = journal(tokens("empirical", s5=[0]), funding=[0, 0, 0]).play("jump-token empirical 5 copper")
    assert game.stack("copper", 5) == [0]
    assert game.booked("patents.jump-pay") == []


@refuses("patents.jump-pay")
def test_a_jump_that_cannot_be_paid_is_refused() -> None:
    game = journal(tokens("steel", s6=[0]), funding=[1, 0, 0])
    refusal = game.refusal("jump-token steel 6 manual")
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("patents.jump-pay", {"price": 2, "funding": 1})
    assert "jump-token steel 6 manual" not in game.legal()


@accepts("improved.journal")
def test_the_improved_journal_gives_four_points_and_a_dollar_off() -> None:
    game = journal({**tokens("steel", s6=[0]), **tokens("empirical", s3=[0])}, improved=True, funding=[1, 0, 0])
    game.play("jump-token steel 6 manual", "jump-token empirical 3 copper", "advance-token copper 3")
    assert game.booked("patents.jump-pay") == [-1], "$2 costs 1, $1 costs nothing"
    assert game.waiting == 0
    game.play("advance-token manual 6")
    assert game.waiting == 1


@refuses("improved.journal")
def test_no_jump_pays_its_player() -> None:
    game = journal(tokens("empirical", s5=[0]), improved=True, funding=[0, 0, 0]).play("jump-token empirical 5 copper")
    assert game.state.funding[0] == 0


@refuses("improved.journal")
def test_the_discount_belongs_to_the_journal_not_to_the_meeting_room() -> None:
    labs: list[dict[str, Any]] = [{"pieces": ["journal-improvement@d2^0"]}, {}, {}]
    hands, last = [without("journal"), without("academy"), without("skyscraper")], ["journal", "academy", "skyscraper"]
    game = table(3, labs=labs, hands=hands, last_cards=last, patents=tokens("steel", s6=[0]), funding=[2, 0, 0])
    game.play("play-card meeting-room", "take-option patents", "jump-token steel 6 manual")
    assert game.booked("patents.jump-pay") == [-2]


# ── Bonus chits ───────────────────────────────────────────────────────────────────────────────


@accepts("chits.first-arrival")
def test_the_first_on_step_10_chooses_a_chit_at_once() -> None:
    game = journal(tokens("copper", s8=[0])).play("advance-token copper 8", "advance-token copper 9")
    assert len(game.legal("choose-chit")) == 6
    game.play("choose-chit milan-1906")
    assert game.position["patents"]["copper"]["chit"] == "milan-1906"
    assert getattr(game.asked, "points", None) == 1, "then the last point"


@refuses("chits.first-arrival")
def test_the_choice_cannot_wait() -> None:
    game = journal(tokens("copper", s9=[0])).play("advance-token copper 9")
    assert game.rule("stop") == "table.other-decision"
    assert game.rule("enter-line steel") == "table.other-decision"


@refuses("chits.first-arrival")
def test_the_second_on_step_10_chooses_nothing() -> None:
    game = journal({"copper": {"stacks": {"9": [0], "10": [1]}, "chit": "milan-1906"}}).play("advance-token copper 9")
    assert getattr(game.asked, "points", None) == 2
    assert game.position["patents"]["copper"]["chit"] == "milan-1906"


@accepts("chits.each-once")
def test_the_remaining_chits_are_offered() -> None:
    game = journal({"steel": {"stacks": {"10": [1]}, "chit": "paris-1889"}, **tokens("copper", s9=[0])})
    game.play("advance-token copper 9")
    assert game.legal() == [
        f"choose-chit {chit}" for chit in ("chicago-1893", "brussels-1897", "paris-1900", "liege-1905", "milan-1906")
    ]


@refuses("chits.each-once")
def test_a_chit_that_lies_on_a_line_is_not_chosen_again() -> None:
    game = journal({"steel": {"stacks": {"10": [1]}, "chit": "paris-1889"}, **tokens("copper", s9=[0])})
    refusal = game.play("advance-token copper 9").refusal("choose-chit paris-1889")
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("chits.each-once", {"chit": "paris-1889"})
