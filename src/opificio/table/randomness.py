"""The generator inside every state: sfc32, small, fast and the same everywhere.

Four 32-bit words, additions, shifts and exclusive-ors only (Chris Doty-Humphrey's "small fast
counter"). No intermediate value passes 2**54, so the compiled engine never leaves machine words,
and a game of a given seed is the same on every machine and in every version of Python.
"""

from __future__ import annotations

from typing import Final, TypeVar

T = TypeVar("T")

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 15


class Rng:
    """A stream of random numbers that can be cloned and written down."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, seed: int, twin: Rng | None = None) -> None:
        if twin is not None:
            self.a: int = twin.a
            self.b: int = twin.b
            self.c: int = twin.c
            self.counter: int = twin.counter
            return
        self.a = seed & WORD
        self.b = (seed >> 32) & WORD
        self.c = (seed >> 64) & WORD
        self.counter = 1
        for _ in range(WARM_UP):
            self.word()

    def clone(self) -> Rng:
        return Rng(0, self)

    def word(self) -> int:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        out = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) | (c >> 11)) + out) & WORD
        return out

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each exactly as likely (Lemire's method)."""
        if bound <= 0 or bound > WORD:
            raise ValueError(f"a bound lies between 1 and {WORD}, not {bound}")
        product = self.word() * bound
        low = product & WORD
        if low < bound:
            threshold = (WORD + 1 - bound) % bound
            while low < threshold:
                product = self.word() * bound
                low = product & WORD
        return product >> 32

    def shuffle(self, things: list[T]) -> None:
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def fork(self) -> Rng:
        """A new independent stream, seeded from this one."""
        return Rng(self.word() | (self.word() << 32))

    def words(self) -> tuple[int, int, int, int]:
        """The whole state of the generator, to be written down."""
        return (self.a, self.b, self.c, self.counter)

    @staticmethod
    def resume(words: tuple[int, int, int, int]) -> Rng:
        """The generator that stood at `words`."""
        rng = Rng(0)
        rng.a, rng.b, rng.c, rng.counter = words
        return rng
