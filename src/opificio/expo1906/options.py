"""Table options of EXPO 1906: handicaps, and rulings a group may want the other way."""

from __future__ import annotations

from typing import Final

from opificio.table.options import Option, Options

OPTIONS: Final = (
    Option("handicaps", ("scientist", "new-graduate", "fresher"), per_seat=True),
    Option("chits", ("once", "per-token")),
    Option("meeting-options", ("different", "any")),
    Option("meeting-ban", ("every-round", "first-round")),
    Option("technology-chit", ("capped", "uncapped")),
    Option("ghost-leaders", ("block", "ignore"), seat_counts=(1, 2)),
    Option("played-cards", ("hidden", "open")),
)


class Rulings:
    """The options as the rules ask for them."""

    __slots__ = (
        "ban_first_round_only", "chits_per_token", "ghosts_never_lead", "open_cards", "repeat_option", "uncapped",
    )  # fmt: skip

    def __init__(self, options: Options) -> None:
        self.chits_per_token: bool = options["chits"] == "per-token"
        self.repeat_option: bool = options["meeting-options"] == "any"
        self.ban_first_round_only: bool = options["meeting-ban"] == "first-round"
        self.uncapped: bool = options["technology-chit"] == "uncapped"
        self.ghosts_never_lead: bool = options["ghost-leaders"] == "ignore"
        self.open_cards: bool = options["played-cards"] == "open"
