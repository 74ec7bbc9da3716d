"""Everything that goes over the wire, as types: websocket messages both ways, and the JSON of the HTTP routes.

`protocol.schema.json` and `protocol.ts` beside this file are made from it (`python -m purrlor.server.typescript`).
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

PROTOCOL = 1

Access = Literal["open", "link", "closed"]
Clock = Literal["none", "relaxed", "brisk"]
Pace = Literal["calm", "quick"]
Status = Literal["gathering", "playing", "over", "closed"]
Emote = Literal["meow", "hiss", "purr", "slow-blink", "zoomies", "loaf", "headbutt", "yawn"]
Audience = Literal["table", "watchers"]


class Struct(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What all messages and bodies are: typed, and strict about fields that nobody knows."""


# -- What a seat sees (made by `match.view`) ---------------------------------------------------------------------------


class Piece(msgspec.Struct, kw_only=True):
    """A card, coin or cat, or several alike; a hidden one has no face."""

    id: str
    kind: str
    face: str | None
    count: int
    position: int | None = None
    facing: str | None = None
    owner: int | None = None
    marks: dict[str, Any] | None = None


class Zone(msgspec.Struct, kw_only=True):
    """A place where pieces lie. Grids have width and height, slots and tracks cells; games may add facts."""

    id: str
    kind: str
    owner: int | None
    label: str
    size: int
    pieces: list[Piece]
    width: int | None = None
    height: int | None = None
    cells: list[Any] | None = None


class SeatView(msgspec.Struct, kw_only=True):
    """A seat as the game shows it; games may add facts."""

    seat: int
    name: str
    score: int | None = None
    badges: list[str] = []
    counts: dict[str, int] = {}


class MoveView(msgspec.Struct, kw_only=True):
    """One thing that this seat may do now, and what it touches, in order."""

    id: int
    text: str
    label: str
    touches: list[str]


class PromptView(msgspec.Struct, kw_only=True):
    """What is asked of this seat, and by which rule."""

    kind: str
    text: str
    rule: str


class PartView(msgspec.Struct, kw_only=True):
    """One line of a score."""

    label: str
    points: int
    rule: str


class OutcomeView(msgspec.Struct, kw_only=True):
    """How a game ended."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    reason: str
    parts: list[list[PartView]]


class View(msgspec.Struct, kw_only=True):
    """All that a seat (None: a spectator) may know; `beat` counts the moves that everybody could notice."""

    game: str
    version: int
    seat: int | None
    options: dict[str, Any]
    beat: int
    turn: int
    phase: str
    seats: list[SeatView]
    zones: list[Zone]
    waiting: list[int]
    prompt: PromptView | None
    moves: list[MoveView]
    outcome: OutcomeView | None


class EventView(msgspec.Struct, kw_only=True):
    """One thing that happened, in words and as facts; kinds have facts of their own beside these."""

    beat: int
    kind: str
    text: str
    piece: str | None = None
    from_: str | None = msgspec.field(default=None, name="from")
    to: str | None = None
    seat: int | None = None


# -- Tables ------------------------------------------------------------------------------------------------------------


class Seat(Struct):
    """Who sits where. `here`: connected now. `away`: a stand-in plays until the person is back."""

    seat: int
    kind: Literal["empty", "person", "bot", "program"]
    name: str
    level: str | None
    who: str | None
    here: bool
    away: bool


class Shuffle(Struct):
    """The promise: SHA-256 over salt and seed, published before the start; both are revealed at the end."""

    commitment: str
    salt: str | None
    seed: str | None


class Table(Struct):
    """What everybody at a table (or in the list of tables) may know about it; `edition` names edited cards."""

    id: str
    code: str
    game: str
    title: str
    version: int
    options: dict[str, Any]
    seats: list[Seat]
    access: Access
    watching: bool
    casual: bool
    clock: Clock
    pace: Pace
    stand_in: str
    status: Status
    owner: str
    created: float
    started: float | None
    ended: float | None
    watchers: int
    shuffle: Shuffle
    outcome: OutcomeView | None
    rematch: str | None
    parent: str | None
    playable: bool
    edition: str = ""


class SeatClock(Struct):
    """How long a seat has for its decision (`until`, seconds since 1970), and its reserve in seconds."""

    seat: int
    until: float
    reserve: float


class Answer(Struct):
    """A saved answer: when asked `prompt` (its kind), make the move of this text, if it is on the list.

    It keeps still while the seat has the badge `unless_badge` or holds a piece with the face `unless_face`. `until`
    lets it lapse: when the seat's next own turn begins, or at the end of the game.
    """

    prompt: str
    move: str
    unless_badge: str | None = None
    unless_face: str | None = None
    until: Literal["turn", "game"] = "game"


class Answers(Struct):
    """A seat's saved answers; `forced` passes for the seat when passing is all it can do."""

    forced: bool = True
    saved: list[Answer] = []


class ChatLine(Struct):
    """Something said: words or an emote; `seat` is None for a spectator."""

    id: int
    at: float
    who: str
    name: str
    seat: int | None
    audience: Audience
    text: str | None
    emote: Emote | None


class You(Struct):
    """Who this connection is."""

    who: str
    name: str
    seat: int | None
    owner: bool


class Hinted(Struct):
    """A move that a bot would think of, with its share of visits and the estimated chance to win."""

    move: str
    label: str
    share: float
    win: float | None


# -- Websocket: from the client ----------------------------------------------------------------------------------------


class Hello(Struct, tag="hello"):
    """The first message. `token` takes a program's seat; `seen` and `chat` say what an earlier connection had."""

    protocol: int
    token: str | None = None
    seen: int | None = None
    chat: int | None = None


class Play(Struct, tag="move"):
    """Make a move; `seen` is the number of the last update. `ref` comes back with the answer."""

    move: str
    seen: int
    ref: int = 0


class Undo(Struct, tag="undo"):
    """Take the last move back, where the game allows it."""

    seen: int
    ref: int = 0


class Concede(Struct, tag="concede"):
    """Give up."""

    ref: int = 0


class Back(Struct, tag="back"):
    """Take the seat back from the stand-in. Any move does so, too."""

    ref: int = 0


class SetAnswers(Struct, tag="answers"):
    """Replace the saved answers of this seat."""

    answers: Answers
    ref: int = 0


class Say(Struct, tag="chat"):
    """Say something."""

    text: str
    ref: int = 0


class Express(Struct, tag="emote"):
    """Meow, hiss, purr …"""

    emote: Emote
    ref: int = 0


class Mute(Struct, tag="mute"):
    """Hear a person no more (or again)."""

    who: str
    on: bool = True
    ref: int = 0


class AskHint(Struct, tag="hint"):
    """Ask what a bot would do in this seat; casual tables only."""

    ref: int = 0


class Ping(Struct, tag="ping"):
    """Measure the way there and back."""

    ref: int = 0


ToServer = Hello | Play | Undo | Concede | Back | SetAnswers | Say | Express | Mute | AskHint | Ping


# -- Websocket: to the client ------------------------------------------------------------------------------------------


class Welcome(Struct, tag="welcome"):
    """The answer to `hello`: everything, or what was missed since `seen`/`chat`. `view` is None before the start."""

    protocol: int
    server: str
    you: You
    table: Table
    n: int
    since: int
    events: list[EventView]
    view: View | None
    clocks: list[SeatClock]
    now: float
    chat: list[ChatLine]
    answers: Answers | None
    muted: list[str]


class Update(Struct, tag="update"):
    """The game went on: the events since the last update, and the fresh view."""

    n: int
    events: list[EventView]
    view: View
    clocks: list[SeatClock]
    now: float


class TableNews(Struct, tag="table"):
    """Seats, presence or status changed."""

    table: Table
    you: You


class Chatted(Struct, tag="chatted"):
    """New lines of chat."""

    lines: list[ChatLine]


class Done(Struct, tag="done"):
    """A message with this `ref` was carried out. A move is in the log then, and the update of number `n` shows it."""

    ref: int
    n: int = 0


class Refused(Struct, tag="refused"):
    """A message was not carried out. `code` is for programs, `rule` a rule id; with `stale` comes a fresh update."""

    ref: int
    code: str
    text: str
    rule: str = ""
    field: str = ""


class Hints(Struct, tag="hints"):
    """What a bot would do."""

    ref: int
    n: int
    moves: list[Hinted]


class AnswersNow(Struct, tag="answers"):
    """The saved answers of this seat, when they were set or have lapsed."""

    answers: Answers


class Pong(Struct, tag="pong"):
    """The answer to `ping`."""

    ref: int
    now: float


class Bye(Struct, tag="bye"):
    """The last message before the server closes; `again` says whether to connect again by oneself."""

    code: Literal["stopping", "slow", "replaced", "removed", "closed", "flood", "protocol", "token", "missing", "error"]
    text: str
    again: bool


ToClient = Welcome | Update | TableNews | Chatted | Done | Refused | Hints | AnswersNow | Pong | Bye


# -- HTTP: bodies ------------------------------------------------------------------------------------------------------


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


# -- HTTP: answers -----------------------------------------------------------------------------------------------------


class Me(Struct):
    """Who the browser is."""

    who: str
    name: str
    chosen: bool


class RecoveryLink(Struct):
    """A link that moves a person to another device; to be kept like a key."""

    path: str
    token: str


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
    help: str
    of_seats: bool


class LevelInfo(Struct):
    """A bot that can be put into a seat."""

    id: str
    title: str
    text: str


class CardInfo(Struct):
    """A card or piece: its words, numbers, origin, rules and art line."""

    id: str
    name: str
    count: int
    kind: str
    text: str
    origin: str
    rules: list[str]
    art: str
    numbers: dict[str, Any]


class GameInfo(Struct):
    """A game in the list; `edition` names edited cards, which new tables then have."""

    id: str
    title: str
    line: str
    version: int
    seats: list[int]
    minutes: list[int]
    options: list[OptionInfo]
    levels: list[LevelInfo]
    edition: str = ""


class GameBook(Struct):
    """Everything there is to read about a game."""

    game: GameInfo
    cards: list[CardInfo]
    guide: str
    rules: dict[str, str]
    titles: dict[str, str]


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
    label: str | None
    events: list[EventView]
    view: View


class Replay(Struct):
    """A finished game, step by step, through the eyes of a seat, a spectator, or open."""

    table: str | None
    game: str
    title: str
    names: list[str]
    eyes: str
    frames: list[Frame]
    outcome: OutcomeView | None
    shuffle: Literal["kept", "broken", "none"]


class ErrorInfo(Struct):
    """What is wrong, in one sentence."""

    code: str
    text: str
    rule: str = ""
    field: str = ""


class Failure(Struct):
    """The body of every answer that is not a success."""

    error: ErrorInfo


HTTP_BODIES = (NewTable, SeatChange, Sit, Rename, Recover, PlayOn)
HTTP_ANSWERS = (
    Me, RecoveryLink, SeatToken, GameInfo, GameBook, TableList, TableAndYou, Replay, Failure,
)  # fmt: skip
