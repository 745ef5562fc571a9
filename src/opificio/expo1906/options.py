"""Table options of EXPO 1906: handicaps, and rulings a group may want the other way."""

from __future__ import annotations

from typing import Final

from opificio.table.options import Option, Options

OPTIONS: Final = (
    Option("handicaps", ("scientist", "new-graduate", "fresher"), per_seat=True),
    Option("chits", ("once", "per-token")),
    Option("meeting_options", ("different", "any")),
    Option("meeting_ban", ("every-round", "first-round")),
    Option("technology_chit", ("capped", "uncapped")),
    Option("ghost_leaders", ("block", "ignore"), seat_counts=(1, 2)),
    Option("played_cards", ("hidden", "open")),
)


class Rulings:
    """The options as the rules ask for them."""

    __slots__ = (
        "ban_first_round_only", "chits_per_token", "ghosts_never_lead", "open_cards", "repeat_option", "uncapped",
    )  # fmt: skip

    def __init__(self, options: Options) -> None:
        self.chits_per_token: bool = options["chits"] == "per-token"
        self.repeat_option: bool = options["meeting_options"] == "any"
        self.ban_first_round_only: bool = options["meeting_ban"] == "first-round"
        self.uncapped: bool = options["technology_chit"] == "uncapped"
        self.ghosts_never_lead: bool = options["ghost_leaders"] == "ignore"
        self.open_cards: bool = options["played_cards"] == "open"
