"""The table: what any game needs, and no game in particular."""

from opificio.table.datafile import Block, DataFile
from opificio.table.events import Booked, Event, Revelation, Seat, event_plain, seen_by
from opificio.table.game import Decision, Game, Outcome, Position, ScoreLine, ScoreSheet, State, View
from opificio.table.moves import Catalogue, Moves, MoveSet, UnknownMove, bits, nth_bit
from opificio.table.options import Option, Options, settle
from opificio.table.randomness import Rng
from opificio.table.records import Record, Step, begin, loads, replay, replayed
from opificio.table.refusals import (
    BadComponents,
    BadOptions,
    BadPosition,
    BadRecord,
    OpificioError,
    Refusal,
    Refused,
)
from opificio.table.rulebook import TABLE_RULES, Rulebook, parse_rulebook
from opificio.table.tables import Table
from opificio.table.values import canonical, digest, notation, plain

__all__ = [
    "TABLE_RULES",
    "BadComponents",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "Block",
    "Booked",
    "Catalogue",
    "DataFile",
    "Decision",
    "Event",
    "Game",
    "MoveSet",
    "Moves",
    "OpificioError",
    "Option",
    "Options",
    "Outcome",
    "Position",
    "Record",
    "Refusal",
    "Refused",
    "Revelation",
    "Rng",
    "Rulebook",
    "ScoreLine",
    "ScoreSheet",
    "Seat",
    "State",
    "Step",
    "Table",
    "UnknownMove",
    "View",
    "begin",
    "bits",
    "canonical",
    "digest",
    "event_plain",
    "loads",
    "notation",
    "nth_bit",
    "parse_rulebook",
    "plain",
    "replay",
    "replayed",
    "seen_by",
    "settle",
]
