"""Legal moves as a tree of words: compact, and in the order in which a hand chooses.

`{"pass": [], "place-tile": {"r17": {"c4": ["0", "90"]}}}` says that one may pass, or place tile r17
at c4, turned by 0 or 90. A path from the root, joined by spaces, is a move as one writes it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from weakref import WeakKeyDictionary

from opificio.table import Catalogue, Moves

Tree = dict[str, Any]

_WORDS: WeakKeyDictionary[Catalogue[Any], dict[int, list[str]]] = WeakKeyDictionary()


def words_of(catalogue: Catalogue[Any], move: Any) -> list[str]:
    """The words of a move, remembered for the catalogue's own moves (a lab has hundreds)."""
    known = _WORDS.setdefault(catalogue, {})
    words = known.get(id(move))
    if words is None:
        text = catalogue.text(move)
        words = text.split()
        # Only a move that the catalogue keeps alive may be remembered by its identity.
        if catalogue.parse(text) is move:
            known[id(move)] = words
    return words


def tree_of(paths: Iterable[list[str]]) -> Tree:
    root: Tree = {}
    for words in paths:
        if len(words) == 1:
            root[words[0]] = []
            continue
        node = root
        for word in words[:-2]:
            node = node.setdefault(word, {})
        node.setdefault(words[-2], []).append(words[-1])
    return root


def legal_tree(catalogue: Catalogue[Any], moves: Moves[Any]) -> Tree:
    return tree_of(words_of(catalogue, move) for move in moves)


def texts(tree: Tree) -> list[str]:
    """Every move of a tree as text: what a client does to read one."""
    return [" ".join(path) for path in _paths(tree)]


def _paths(node: Tree | list[str]) -> Iterable[tuple[str, ...]]:
    if isinstance(node, list):
        yield from ((word,) for word in node)
        return
    for word, below in node.items():
        if not below:
            yield (word,)
        for path in _paths(below):
            yield (word, *path)
