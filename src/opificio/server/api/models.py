"""What is sent and received, for validation and for the OpenAPI description."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Language = Literal["en", "it", "es", "de"]
LINE = r"^[^\x00-\x1f\x7f]*$"
"""One line of text, without control characters."""

Name = Annotated[
    str, StringConstraints(min_length=1, max_length=40, pattern=r"^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*)$")
]
AccountName = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.-]{3,30}$")]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
Secret = Annotated[str, StringConstraints(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]
Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=300, pattern=LINE)]
SeatNumber = Annotated[int, Field(ge=0, le=9)]
Count = Annotated[int, Field(ge=0, le=1_000_000_000)]


class Asked(BaseModel):
    """A request; a field that nobody knows is refused rather than ignored."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewGuest(Asked):
    name: Name


class NewAccount(Asked):
    account: AccountName
    password: Password
    is_bot: bool = False
    """Bot accounts are marked wherever they sit."""


class SignIn(Asked):
    account: AccountName
    password: Annotated[str, StringConstraints(max_length=200)]


class NewToken(Asked):
    label: Name


class Notify(Asked):
    """Where to send a notice when it is your turn; all empty turns it off."""

    webhook: Annotated[str, StringConstraints(max_length=500, pattern=LINE)] = ""
    messenger: Annotated[str, StringConstraints(max_length=500, pattern=LINE)] = ""
    email: Annotated[str, StringConstraints(max_length=200, pattern=LINE)] = ""
    language: Language = "en"


class Renaming(Asked):
    name: Name


class NewClock(Asked):
    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Field(ge=0, le=90 * 86_400)] = 0
    increment: Annotated[int, Field(ge=0, le=7 * 86_400)] = 0


class NewTable(Asked):
    game: Annotated[str, StringConstraints(max_length=40, pattern=LINE)]
    seats: Annotated[int, Field(ge=1, le=9)]
    options: dict[str, str | list[str]] = {}
    components: Annotated[str, StringConstraints(max_length=250_000)] | None = None
    """A components file of one's own, as text."""
    bots: dict[str, str] = {}
    """Seat number to bot, for seats that bots take from the start."""
    sit: list[SeatNumber] = []
    """The seats to take oneself: several for pass and play."""
    clock: NewClock = NewClock()
    is_open: bool = False
    spectators: bool = True
    stand_in: Annotated[str, StringConstraints(max_length=40, pattern=LINE)] | None = None
    """The bot that takes over absent seats; the easiest one if left out."""
    start: bool = False
    """Start at once, if every seat is taken."""


class Sitting(Asked):
    invitation: Secret = ""


class Claim(Asked):
    secret: Secret


class BotChoice(Asked):
    bot: Annotated[str, StringConstraints(max_length=40, pattern=LINE)]


class MadeMove(Asked):
    seat: SeatNumber
    decision: Count
    """The number of the decision that the move answers."""
    move: MoveText
    key: Key
    """Your own name for this sending: sent again under it, the move is made once."""


class MadeUndo(Asked):
    seat: SeatNumber
    moves: Count
    """How many moves you have seen made."""
    key: Key


class Tried(Asked):
    seat: SeatNumber
    move: MoveText
    language: Language = "en"


class Previewed(Asked):
    seat: SeatNumber
    moves: Annotated[list[MoveText], Field(min_length=1, max_length=64)]


class RestartAnswer(Asked):
    seat: SeatNumber
    yes: bool = True


class Saying(Asked):
    text: Annotated[str, StringConstraints(min_length=1, max_length=500, pattern=LINE)]
    seat: SeatNumber | None = None


class ProblemShown(BaseModel):
    error: str
    message: str
    facts: dict[str, Any] = {}


class PersonShown(BaseModel):
    id: str
    name: str
    account: str | None
    is_bot: bool


class KeyShown(BaseModel):
    id: str
    label: str
    created: float
    seen: float


class NewKeyShown(BaseModel):
    id: str
    secret: str
    """Shown this once."""


class OptionShown(BaseModel):
    name: str
    choices: list[str]
    per_seat: bool
    seat_counts: list[int]


class GameShown(BaseModel):
    name: str
    rules_version: int
    seat_counts: list[int]
    options: list[OptionShown]
    bots: list[str]
    components: str
    """The digest of the components we ship."""
    rules: dict[str, str]
    """Rule id to section id, in the order of the rulebook."""
    sections: dict[str, dict[str, str]]


class ComponentsShown(BaseModel):
    digest: str
    box: dict[str, Any]
    """What lies in the box: everything a page needs to draw the game."""


class PlaceShown(BaseModel):
    name: str
    bot: str
    is_bot_account: bool


class ClockShown(BaseModel):
    kind: str
    seconds: int
    increment: int


class ClockLeft(BaseModel):
    left: float
    deadline: float | None


class RefusalShown(BaseModel):
    rule: str
    facts: dict[str, str | int]


class UndoShown(BaseModel):
    allowed: bool
    refusal: RefusalShown | None


class DecisionShown(BaseModel):
    number: int
    asked: dict[str, Any]
    count: int
    legal: dict[str, Any]
    """A tree of words: a path joined by spaces is a move. `{"pass": [], "place": {"r17": ["c4", "c5"]}}`"""


class LineShown(BaseModel):
    rule: str
    amount: int
    cause: str


class SheetShown(BaseModel):
    total: int
    lines: list[LineShown]


class EndShown(BaseModel):
    rule: str
    places: list[int]
    scores: list[SheetShown]


class EntryShown(BaseModel):
    seq: int
    kind: str
    seat: int | None
    number: int | None
    body: dict[str, Any]
    events: list[dict[str, Any]]


class StateShown(BaseModel):
    table: str
    seq: int
    game: str
    rules_version: int
    status: Literal["gathering", "playing", "over"]
    options: dict[str, Any]
    has_own_components: bool
    seats: list[PlaceShown]
    clock: ClockShown
    clocks: list[ClockLeft] | None
    is_open: bool
    offer: list[int] | None
    rematch: str | None
    rematch_of: str | None
    seat: int | None
    moves: int
    waiting: list[int]
    view: dict[str, Any] | None
    legend: dict[str, Any] | None
    """How things stand, worked out for a page that knows no rules."""
    decision: DecisionShown | None
    undo: UndoShown | None
    end: EndShown | None


class UpdateShown(StateShown):
    """The table as a seat sees it, and what happened after entry `since`."""

    since: int
    entries: list[EntryShown]


class TableMade(BaseModel):
    table: str
    invitation: str | None
    """Goes into the link's fragment: /t/TABLE#invitation=SECRET"""
    secrets: dict[str, str]
    """Seat number to secret, for the seats that were taken: /t/TABLE#seat=0&secret=SECRET"""


class ListedTable(BaseModel):
    table: str
    game: str
    status: str
    seq: int
    seats: list[PlaceShown]
    yours: list[int]
    is_host: bool
    your_turn: bool
    waiting: list[int]
    is_open: bool
    deadline: float | None
    created: float
    updated: float


class MineShown(BaseModel):
    seats: list[int]
    is_host: bool


class AckShown(BaseModel):
    seq: int
    again: bool


class SecretShown(BaseModel):
    secret: str


class ExplainedShown(RefusalShown):
    words: str | None
    rule_words: str | None
    section: str


class WhyShown(BaseModel):
    refusal: ExplainedShown | None


class PreviewShown(BaseModel):
    move: str
    refusal: RefusalShown | None
    events: list[dict[str, Any]]
    reveals: bool
    """Whether something would become known that cannot be foretold, and undo would stop there."""
    waiting: list[int]
    ends: bool
    legend: dict[str, Any] | None
    """How things would stand then; null where something unforeseeable would happen first."""


class SheetsShown(BaseModel):
    sheets: list[SheetShown | None]


class MomentShown(BaseModel):
    table: str
    number: int
    moves: int
    seat: int | None
    view: dict[str, Any]
    """A view; the whole position once the game is over and no seat is asked for."""
    legend: dict[str, Any]
    waiting: list[int]
    scores: list[SheetShown] | None
    """Every seat's sheet at that moment, once the game is over."""
    move: str | None
    """The move that led here, where one may know it."""
    events: list[dict[str, Any]]


class HealthShown(BaseModel):
    status: str
    tables_in_memory: int
    sockets: int


class Done(BaseModel):
    done: bool = True
