"""Tables and who sits there, as types: what messages and answers are made of."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from purrlor.server.wire.views import OutcomeView

Access = Literal["open", "link", "closed"]
Clock = Literal["none", "relaxed", "brisk"]
Pace = Literal["calm", "quick"]
Status = Literal["gathering", "playing", "over", "closed"]
Emote = Literal["meow", "hiss", "purr", "slow-blink", "zoomies", "loaf", "headbutt", "yawn"]
Audience = Literal["table", "watchers"]
Undoing = Literal["yes", "nothing", "others", "seen", "table", "game"]


class Struct(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What all messages and bodies are: typed, and strict about fields that nobody knows."""


class Seat(Struct):
    """Who sits where. `here`: connected now. `away`: a stand-in plays until the person is back.

    A bot has a face, drawn from a line of art data, and a way to play: the shell's catalogs say it as `way-…`. A table
    of earlier days has neither.
    """

    seat: int
    kind: Literal["empty", "person", "bot", "program"]
    name: str
    level: str | None
    who: str | None
    here: bool
    away: bool
    art: str = ""
    way: str = ""


class Shuffle(Struct):
    """The promise: SHA-256 over salt and seed, published before the start; both are revealed at the end."""

    commitment: str
    salt: str | None
    seed: str | None


class Offer(Struct):
    """The next game, offered by a seat after the end: who has said yes or no, and whose answer it waits for."""

    by: int
    yes: list[int]
    no: list[int]
    waiting: list[int]


class Table(Struct):
    """What everybody at a table (or in the list of tables) may know about it.

    `edition` names edited cards; `chat`: people may speak.
    """

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
    chat: bool = True
    offer: Offer | None = None


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
    """A seat's saved answers; `forced` lets the table give the answer where there is only one."""

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


class Removed(Struct):
    """Somebody whom the owner of a table removed."""

    who: str
    name: str


class You(Struct, omit_defaults=True):
    """Who this connection is; the owner is also told who was removed, and can be let back."""

    who: str
    name: str
    seat: int | None
    owner: bool
    removed: list[Removed] = []


class Why(Struct, omit_defaults=True):
    """Why a move is good: what happens in a share `of` the lines that were played on from here, at least half of them.

    `event`: `say` is told, a sentence of the group `event`; `spared`: it is told after the next best move instead.
    `won`: this seat wins; `lost`: it loses after the next best move. `points`: it gets `n` points; `ahead`: it is `n`
    points ahead of everybody. `better`: nothing such; this move is expected to win `n` games of a hundred more.
    """

    kind: Literal["event", "spared", "won", "lost", "points", "ahead", "better"]
    say: str = ""
    n: int = 0
    of: float = 0.0


class Hinted(Struct):
    """A move that a bot would think of, with its share of visits, and the share of a win that it is expected to bring.

    `equal`: it lies within the noise of the best one (the best one itself: of the next); `why`: of the best two, where
    there is a reason.
    """

    move: str
    say: str
    share: float
    win: float | None
    equal: bool = False
    why: Why | None = None
