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


class Struct(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What all messages and bodies are: typed, and strict about fields that nobody knows."""


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


class Hinted(Struct):
    """A move that a bot would think of, with its share of visits and the estimated chance to win."""

    move: str
    say: str
    share: float
    win: float | None
