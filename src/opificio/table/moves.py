"""Sets of moves: a catalogue of all there are, and the legal ones of the moment.

Games with few moves return a list. A laboratory has hundreds of places for a tile, so `MoveSet`
keeps them as bit masks over rows of the catalogue and makes no list until somebody asks for one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

from opificio.table.refusals import OpificioError
from opificio.table.values import notation

M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)


class Moves(Protocol[M_co]):
    """What `legal` answers: to be counted, picked from, iterated and asked `in`."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> M_co: ...
    def __iter__(self) -> Iterator[M_co]: ...
    def __contains__(self, move: object, /) -> bool: ...


BYTE_BITS: Final[list[list[int]]] = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]


def nth_bit(mask: int, n: int) -> int:
    """The place of the `n`-th set bit of `mask`, counted from 0."""
    place = 0
    while True:
        byte = mask & 255
        count = len(BYTE_BITS[byte])
        if n < count:
            return place + BYTE_BITS[byte][n]
        n -= count
        mask >>= 8
        place += 8


def bits(mask: int) -> list[int]:
    """The places of all set bits, lowest first."""
    places: list[int] = []
    while mask:
        low = mask & -mask
        places.append(low.bit_length() - 1)
        mask ^= low
    return places


class MoveSet(Generic[M]):
    """Some single moves, and masks that choose from rows of moves."""

    __slots__ = ("masks", "rows", "single", "size")

    def __init__(self, single: list[M]) -> None:
        self.single = single
        self.masks: list[int] = []
        self.rows: list[list[M | None]] = []
        self.size = len(single)

    def add(self, mask: int, row: list[M | None]) -> None:
        """Every move of `row` whose bit is set in `mask`."""
        if mask:
            self.masks.append(mask)
            self.rows.append(row)
            self.size += mask.bit_count()

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, index: int) -> M:
        if index < 0:
            index += self.size
        if index < 0 or index >= self.size:
            raise IndexError(index)
        if index < len(self.single):
            return self.single[index]
        index -= len(self.single)
        for at in range(len(self.masks)):
            count = self.masks[at].bit_count()
            if index < count:
                move = self.rows[at][nth_bit(self.masks[at], index)]
                assert move is not None
                return move
            index -= count
        raise IndexError(index)

    def __iter__(self) -> Iterator[M]:
        return iter(self.listed())

    def __contains__(self, move: object) -> bool:
        return any(each is move for each in self.listed())

    def listed(self) -> list[M]:
        moves = list(self.single)
        for at in range(len(self.masks)):
            row = self.rows[at]
            for place in bits(self.masks[at]):
                move = row[place]
                assert move is not None
                moves.append(move)
        return moves


class UnknownMove(OpificioError):
    """Text that is no move of the game."""


class Catalogue(Generic[M]):
    """Every move of a game in a fixed order: its index, its text, and back."""

    def __init__(self, moves: Sequence[M], explain: Callable[[str], str] | None = None) -> None:
        self.moves = moves
        self.explain = explain
        self._index: dict[Any, int] | None = None
        self._by_text: dict[str, M] | None = None

    def __len__(self) -> int:
        return len(self.moves)

    def __getitem__(self, index: int) -> M:
        return self.moves[index]

    def __iter__(self) -> Iterator[M]:
        return iter(self.moves)

    def index(self, move: M) -> int:
        if self._index is None:
            self._index = {each: at for at, each in enumerate(self.moves)}
        return self._index[move]

    def text(self, move: M) -> str:
        return notation(move)

    def parse(self, text: str) -> M:
        """The move that `text` writes; wrong text is answered with what would be right."""
        if self._by_text is None:
            self._by_text = {notation(each): each for each in self.moves}
        found = self._by_text.get(" ".join(text.split()))
        if found is None:
            raise UnknownMove(self._hint(text))
        return found

    def _hint(self, text: str) -> str:
        assert self._by_text is not None
        first = text.split()[0] if text.split() else ""
        same_verb = [known for known in self._by_text if known.split()[0] == first]
        if same_verb:
            return f"no move is written {text!r}; moves of that kind look like {same_verb[0]!r}"
        verbs = sorted({known.split()[0] for known in self._by_text})
        return f"no move is written {text!r}; a move begins with one of: {', '.join(verbs)}"
