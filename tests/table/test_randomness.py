"""The generator: the same everywhere, fair, and able to be written down."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from opificio.table import Rng


def test_the_stream_of_a_seed_never_changes() -> None:
    """Records of all times depend on these numbers."""
    rng = Rng(1906)
    assert [rng.word() for _ in range(4)] == WORDS_OF_1906


WORDS_OF_1906 = [1379381073, 85098942, 356553618, 3248085140]


def sfc32(a: int, b: int, c: int, counter: int) -> tuple[int, tuple[int, int, int, int]]:
    """The published step of sfc32, written down a second time."""
    result = (a + b + counter) % 2**32
    rotated = (c * 2**21 + c // 2**11) % 2**32
    return result, (b ^ (b // 2**9), (c * 9) % 2**32, (rotated + result) % 2**32, (counter + 1) % 2**32)


@given(st.tuples(*[st.integers(0, 2**32 - 1)] * 4))
def test_a_step_is_the_published_one(words: tuple[int, int, int, int]) -> None:
    rng = Rng.resume(words)
    result, after = sfc32(*words)
    assert (rng.word(), rng.words()) == (result, after)


@given(st.integers(0, 2**63 - 1), st.integers(1, 2**32 - 1))
def test_numbers_stay_below_their_bound(seed: int, bound: int) -> None:
    assert 0 <= Rng(seed).below(bound) < bound


@pytest.mark.parametrize("bound", [0, -1, 2**32])
def test_a_wrong_bound_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="bound lies between"):
        Rng(0).below(bound)


def test_every_number_is_about_as_likely() -> None:
    rng, counts = Rng(7), [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert all(9_600 < count < 10_400 for count in counts)


def test_every_order_is_about_as_likely() -> None:
    rng, counts = Rng(3), dict[tuple[int, ...], int]()
    for _ in range(24_000):
        things = [0, 1, 2, 3]
        rng.shuffle(things)
        counts[tuple(things)] = counts.get(tuple(things), 0) + 1
    assert len(counts) == 24
    assert all(850 < count < 1_150 for count in counts.values())


def test_a_clone_goes_its_own_way() -> None:
    rng = Rng(5)
    twin = rng.clone()
    ahead = [rng.word() for _ in range(3)]
    assert [twin.word() for _ in range(3)] == ahead


def test_a_generator_resumes_from_its_words() -> None:
    rng = Rng(9)
    rng.word()
    assert Rng.resume(rng.words()).word() == rng.word()


def test_a_fork_is_another_stream() -> None:
    rng = Rng(4)
    fork = rng.fork()
    assert [fork.word() for _ in range(4)] != [rng.word() for _ in range(4)]
