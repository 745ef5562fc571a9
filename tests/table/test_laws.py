"""The laws catch what they are there to catch: a game that breaks one does not pass."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from opificio.expo1906.game import Expo1906
from opificio.expo1906.state import State
from opificio.table.laws import LawBroken, obey
from opificio.table.refusals import Refusal


class ForgetsAMove(Expo1906):
    def legal(self, state: State, seat: int) -> Any:
        moves = list(super().legal(state, seat))
        return moves[:-1] if len(moves) > 1 else moves


class ListsTwice(Expo1906):
    def legal(self, state: State, seat: int) -> Any:
        moves = list(super().legal(state, seat))
        return moves + moves[:1]


class RefusesEverything(Expo1906):
    def check(self, state: State, seat: int, move: Any) -> Refusal | None:
        refusal = super().check(state, seat, move)
        return refusal or (Refusal("table.game-over") if len(state.agenda) > 1 else None)


class LosesATile(Expo1906):
    def play(self, state: State, seat: int, move: Any) -> Any:
        events = super().play(state, seat, move)
        if state.round == 3 and state.resource_discard:
            state.resource_discard.pop()
        return events


class ShowsThePiles(Expo1906):
    def view(self, state: State, seat: int | None) -> Any:
        return {**super().view(state, seat), "stack": [tile.id for tile in state.resource_stack]}


class TellsTheGenerator(Expo1906):
    def legend(self, state: State, _seat: int | None) -> Any:
        return {"next": state.rng.clone().below(100)}


class ForgetsInPositions(Expo1906):
    def position(self, state: State) -> Any:
        return {**super().position(state), "prestige": [0] * state.seats, "round": 1}


class NeverEnds(Expo1906):
    def outcome(self, _state: State) -> Any:
        return None


BROKEN: list[tuple[Callable[[], Any], str]] = [
    (ForgetsAMove, "legal and check agree"),
    (ListsTwice, "no legal move is listed twice"),
    (RefusesEverything, "a legal move is accepted"),
    (LosesATile, "components are conserved"),
    (ShowsThePiles, "does not show"),
    (TellsTheGenerator, "nor does a legend"),
    (ForgetsInPositions, "a position keeps"),
    (NeverEnds, "outcome"),
]


@pytest.mark.parametrize(("broken", "law"), BROKEN, ids=lambda value: getattr(value, "__name__", ""))
def test_a_game_that_breaks_a_law_is_caught(broken: Callable[[], Any], law: str) -> None:
    with pytest.raises(LawBroken, match=law):
        obey(broken(), 3, 2, every=3)


def test_a_sound_game_passes() -> None:
    assert obey(Expo1906(), 3, 2).over
