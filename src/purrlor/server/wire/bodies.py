"""The bodies of the HTTP routes and their answers, as types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from purrlor.server.wire.tables import Access, Clock, Pace, Struct, Table, You
from purrlor.server.wire.views import EventView, OutcomeView, View

Colour = Annotated[str, msgspec.Meta(pattern="^(#[0-9a-f]{6})?$")]
Drama = Literal["reveal", "pounce", "capture", "disaster", "chance"]

# -- Bodies ------------------------------------------------------------------------------------------------------


class NewTable(Struct):
    """Set up a table. `bots` gives a level (or None for an open place) for each seat; one's own seat is `seat`."""

    game: str
    seats: int | None = None
    options: dict[str, Any] = {}
    access: Access = "link"
    watching: bool = True
    casual: bool = True
    clock: Clock = "none"
    pace: Pace = "calm"
    stand_in: str = "housecat"
    bots: list[str | None] = []
    seat: int | None = 0
    start: bool = False


class SeatChange(Struct):
    """The owner puts a bot into a seat, or empties it."""

    kind: Literal["bot", "empty"]
    level: str | None = None


class Sit(Struct):
    """Take a seat; the first empty one when none is named."""

    seat: int | None = None


class Rematch(Struct):
    """Offer the next game or accept it, or say no to it."""

    yes: bool = True


class LetBack(Struct):
    """Let somebody sit down again whom the owner removed."""

    who: str


class SendAway(Struct):
    """The owner sends somebody away who looks on: they may not come back until they are let back."""

    who: str


class ChatSwitch(Struct):
    """The owner lets people at the table speak, or not."""

    on: bool


class Rename(Struct):
    """Choose a name."""

    name: str


class Recover(Struct):
    """Become the person whose recovery token this is."""

    token: str


class PlayOn(Struct):
    """Play on from a ply of a finished game (or of a record file), in a seat, against bots."""

    ply: int
    seat: int
    level: str = "housecat"
    record: str | None = None


# -- Answers -----------------------------------------------------------------------------------------------------


class Me(Struct):
    """Who the browser is."""

    who: str
    name: str
    chosen: bool


class RecoveryLink(Struct):
    """A link that moves a person to another device, once; to be kept like a key."""

    path: str
    token: str


class Recovered(Struct):
    """Who the browser is now, and the link for the next time: the one that led here is used up."""

    who: str
    name: str
    chosen: bool
    link: RecoveryLink


class SeatToken(Struct):
    """What a program needs to take a seat."""

    seat: int
    token: str
    socket: str


class OptionInfo(Struct):
    """One table option; the first value is the default."""

    name: str
    values: list[str | int]
    rule: str
    of_seats: bool


class LevelInfo(Struct):
    """A bot that can be put into a seat; the shell has its words, `art` draws the face of one of its kind."""

    id: str
    art: str = ""


class CardInfo(Struct):
    """A card or piece: its numbers, origin, rules and art line; its words are in the game's catalogs."""

    id: str
    count: int
    kind: str
    origin: str
    rules: list[str]
    art: str
    numbers: dict[str, Any]


class Felt(Struct):
    """The colours of a table; one that is left out is the parlour's own."""

    cloth: Colour = ""
    edge: Colour = ""
    accent: Colour = ""
    soft: Colour = ""
    glow: Colour = ""


class GameLook(Struct):
    """How a game wants to be drawn, `[look]` in its `cards.toml`; all of it may be left out (docs/adding-a-game.md)."""

    seats: int = 3
    door: str = ""
    corners: dict[str, str] = {}
    signs: dict[str, str] = {}
    coins: dict[str, str] = {}
    pieces: dict[str, str] = {}
    zones: dict[str, str] = {}
    aside: list[str] = []
    fleeting: list[str] = []
    effects: dict[str, str] = {}
    quiet: list[str] = []
    asked: list[str] = []
    sounds: dict[str, list[str]] = {}
    drama: dict[str, Drama] = {}
    felt: Felt = msgspec.field(default_factory=Felt)
    dark: Felt = msgspec.field(default_factory=Felt)
    style: str = ""


class FirstGame(Struct):
    """What somebody's first game is dealt with: an option and its value, how that is called, and the usual way."""

    option: str
    value: str | int
    name: str
    usual: str
    help: str


class GameInfo(Struct):
    """A game in the list; `edition` names edited cards, which new tables then have; `look` is how it is drawn.

    The list begins with the easiest (`ease`, from 1 to 5). `front` are options that matter to most people.
    """

    id: str
    title: str
    line: str
    version: int
    seats: list[int]
    minutes: list[int]
    options: list[OptionInfo]
    levels: list[LevelInfo]
    ease: int = 3
    first: FirstGame | None = None
    front: list[str] = []
    edition: str = ""
    look: GameLook = msgspec.field(default_factory=GameLook)


class GameBook(Struct):
    """Everything there is to read about a game.

    `shapes` says by group and name what the arguments of a sentence are, as pairs of name and kind; `touches` what a
    move touches, `flights` which piece an event shows moving, from where and to where: patterns over those arguments.
    `declines` is by kind of question the text of the move that declines it.
    """

    game: GameInfo
    cards: list[CardInfo]
    guide: str
    rules: dict[str, str]
    shapes: dict[str, dict[str, list[tuple[str, str]]]]
    touches: dict[str, list[str]]
    flights: dict[str, list[str]]
    declines: dict[str, str]
    languages: list[str]


class TableList(Struct):
    """Tables, newest first; `more` is what to pass as `before` for the next page."""

    tables: list[Table]
    more: float | None


class TableAndYou(Struct):
    """A table, and who one is there."""

    table: Table
    you: You


class Frame(Struct):
    """One step of a replay: the move that led here, what happened as these eyes saw it, and the view after it."""

    ply: int
    seat: int | None
    move: str | None
    say: str | None
    events: list[EventView]
    view: View


class Replay(Struct):
    """A finished game, step by step, through the eyes of a seat, a spectator, or open: all of it, or a page.

    It ends with the ply `last`; a page that does not begin with the set-up has no `outcome`.
    """

    table: str | None
    game: str
    title: str
    names: list[str]
    eyes: str
    last: int
    frames: list[Frame]
    outcome: OutcomeView | None
    shuffle: Literal["kept", "broken", "none"]
    edition: str = ""


class ErrorInfo(Struct):
    """What is wrong, in one sentence."""

    code: str
    text: str
    rule: str = ""
    field: str = ""


class Failure(Struct):
    """The body of every answer that is not a success."""

    error: ErrorInfo


HTTP_BODIES = (NewTable, SeatChange, Sit, Rematch, LetBack, SendAway, ChatSwitch, Rename, Recover, PlayOn)
HTTP_ANSWERS = (
    Me, RecoveryLink, Recovered, SeatToken, GameInfo, GameBook, TableList, TableAndYou, Replay, Failure,
)  # fmt: skip
