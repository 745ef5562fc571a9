"""Pictures of results: how scores spread, and how sure the ratings are (`pip install opificio[arena]`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from opificio.arena.statistics import Standing
from opificio.table import OpificioError

SUFFIXES = (".svg", ".png")
COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#F0E442", "#000000")
"""Okabe and Ito's colours, which colour-blind people can tell apart."""


def check_path(path: Path) -> None:
    """Refuse a plot file before hours are spent on what goes into it."""
    if path.suffix.lower() not in SUFFIXES:
        raise OpificioError(f"a plot is written as {' or '.join(SUFFIXES)}, not {path.name!r}")
    _pyplot()


def plot_standings(path: Path, title: str, standings: Sequence[Standing]) -> None:
    """Score distributions on the left, ratings on the right."""
    figure, (left, right) = _pyplot().subplots(1, 2, figsize=(11, 4.5), layout="constrained")
    figure.suptitle(title)
    spread(left, {standing.name: standing.scores for standing in standings})
    left.set_xlabel("score")
    _ratings(right, standings)
    _save(figure, path)


def spread(axes: Any, scores: Mapping[str, Sequence[float]]) -> None:
    """One line of violins: where the scores of each name lie."""
    shown = {name: values for name, values in scores.items() if values}
    for at, values in enumerate(shown.values()):
        if len(set(values)) > 1:
            _colour(axes.violinplot([values], positions=[at], orientation="horizontal", showmeans=True), at)
        else:
            axes.plot(values[:1], [at], "o", color=COLOURS[at % len(COLOURS)])
    axes.set_yticks(range(len(shown)), list(shown))
    axes.invert_yaxis()


def bars(axes: Any, values: Mapping[str, float], label: str) -> None:
    """A horizontal bar for each name, the largest on top."""
    ordered = sorted(values.items(), key=lambda item: -item[1])
    axes.barh([name for name, _ in ordered], [value for _, value in ordered], color=COLOURS[0])
    axes.invert_yaxis()
    axes.set_xlabel(label)
    axes.tick_params(axis="y", labelsize=7)


def plot_bars(path: Path, title: str, panels: Mapping[str, Mapping[str, float]]) -> None:
    """Several bar charts in one file."""
    columns = 2
    rows = -(-len(panels) // columns)
    tallest = max((len(values) for values in panels.values()), default=1)
    height = max(3.0, 0.16 * tallest) * rows
    figure, grid = _pyplot().subplots(rows, columns, figsize=(11, height), layout="constrained", squeeze=False)
    figure.suptitle(title)
    cells = [axes for row in grid for axes in row]
    for axes, (label, values) in zip(cells, panels.items(), strict=False):
        bars(axes, values, label)
    for axes in cells[len(panels) :]:
        axes.set_visible(False)
    _save(figure, path)


def _ratings(axes: Any, standings: Sequence[Standing]) -> None:
    rated = [standing for standing in standings if standing.rating is not None and standing.rating_sigma is not None]
    for at, standing in enumerate(rated):
        reach = 1.96 * (standing.rating_sigma or 0.0)
        axes.errorbar([standing.rating], [at], xerr=[[reach], [reach]], fmt="o", color=COLOURS[at % len(COLOURS)])
    axes.set_yticks(range(len(rated)), [standing.name for standing in rated])
    axes.invert_yaxis()
    axes.set_xlabel("rating with 95 % interval")


def _colour(violin: Any, at: int) -> None:
    for body in violin["bodies"]:
        body.set_facecolor(COLOURS[at % len(COLOURS)])


def _save(figure: Any, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path)
    _pyplot().close(figure)


def _pyplot() -> Any:
    try:
        import matplotlib as library
    except ImportError:
        raise OpificioError("plots need matplotlib: pip install 'opificio[arena]'") from None
    library.use("agg")
    from matplotlib import pyplot

    return pyplot
