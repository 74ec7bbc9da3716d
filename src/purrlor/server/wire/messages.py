"""Everything that goes over the websocket, as types: messages both ways.

What they are made of is in `views.py` and `tables.py`, the JSON of the HTTP routes in `bodies.py`. From all of them
`protocol.schema.json` and `protocol.ts` beside this file are made (`python -m purrlor.server.wire.codegen`).
"""

from __future__ import annotations

from typing import Literal

from purrlor.server.wire.tables import Answers, ChatLine, Emote, Hinted, SeatClock, Struct, Table, Undoing, You
from purrlor.server.wire.views import EventView, View

PROTOCOL = 2


# -- From the client ----------------------------------------------------------------------------------------


class Hello(Struct, tag="hello"):
    """The first message. `token` takes a program's seat; `seen` and `chat` say what an earlier connection had.

    `language` is that of refusals and notices; with `words` views and events come in its words, too, in the shapes of
    `match.view` and `match.events`.
    """

    protocol: int
    language: str = "en"
    words: bool = False
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
    """Return up."""

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


# -- To the client ------------------------------------------------------------------------------------------


class Welcome(Struct, tag="welcome"):
    """The answer to `hello`: everything, or what was missed since `seen`/`chat`. `view` is None before the start.

    `undo`: see `Update`.
    """

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
    undo: Undoing | None = None


class Update(Struct, tag="update"):
    """The game went on: the events since the last update, and the fresh view.

    `undo` says whether this seat can take a move back now (`yes`), or why not: it has made none (`nothing`), the game
    went on to others (`others`), something new was seen since (`seen`), the table is not casual (`table`), the game
    knows no such thing (`game`). Spectators, and everybody after the end, have None.
    """

    n: int
    events: list[EventView]
    view: View
    clocks: list[SeatClock]
    now: float
    undo: Undoing | None = None


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
    """What a bot would do: the move that it recommends first, then the next best."""

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


class Notice(Struct, tag="notice"):
    """Something about the server that everybody at a table should know; an empty text: it is over."""

    text: str


class Bye(Struct, tag="bye"):
    """The last message before the server closes; `again` says whether to connect again by oneself."""

    code: Literal["stopping", "slow", "replaced", "removed", "closed", "flood", "protocol", "token", "missing", "error"]
    text: str
    again: bool


ToClient = Welcome | Update | TableNews | Chatted | Done | Refused | Hints | AnswersNow | Pong | Notice | Bye
