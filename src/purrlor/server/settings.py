"""What a server can be told: where its data lie, how long things take, how much anybody may ask of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from purrlor.server.decks import Deck


@dataclass(frozen=True)
class Limits:
    """How much one connection or address may ask for; beyond it there is a sentence, then the door."""

    message_bytes: int = 8_192
    body_bytes: int = 1_048_576
    messages_per_second: float = 20.0
    messages_burst: int = 60
    requests_per_second: float = 20.0
    requests_burst: int = 120
    codes_per_minute: float = 20.0
    chat_per_minute: float = 20.0
    chat_burst: int = 8
    sockets_per_address: int = 100
    sockets: int = 5_000
    tables_per_person: int = 40
    chat_letters: int = 400
    hello_seconds: float = 10.0
    send_seconds: float = 15.0


@dataclass(frozen=True)
class Span:
    """A time that is drawn evenly between two bounds."""

    low: float
    high: float


@dataclass(frozen=True)
class Times:
    """How long a decision may take (`each`), and what each seat has in reserve beyond that."""

    each: float
    reserve: float


@dataclass(frozen=True)
class Settings:
    """Everything that can be set; the defaults are for a parlour among friends."""

    database: str = ""
    key_file: str = ""  # the key that signs cookies; nothing: beside the database file, or in the user's data folder
    new_key: bool = False  # go on with another key than the database knows: everybody is signed out
    group_read: bool = False  # let the group read the files that are made
    origins: tuple[str, ...] = ()
    secure_cookie: bool = False
    behind_proxy: bool = False
    static: Path = Path(__file__).parent / "static"
    limits: Limits = field(default_factory=Limits)
    decks: tuple[Deck, ...] = ()
    # The delay before a bot's answer or a pass in a window becomes visible: the same draw for whoever it is.
    paces: dict[str, Span] = field(default_factory=lambda: {"calm": Span(0.8, 2.0), "quick": Span(0.4, 0.9)})
    clocks: dict[str, Times] = field(
        default_factory=lambda: {"relaxed": Times(180.0, 1_800.0), "brisk": Times(25.0, 120.0)}
    )
    delay_scale: float = 1.0
    thinkers: int = 2
    # Who is not asked anything hears of a move at once; where moves come faster than this, of several together
    # (and while the server is behind, still later: `pulse.py`).
    frame_seconds: float = 0.25
    idle_room_seconds: float = 300.0
    sweep_seconds: float = 2.0
    now: Callable[[], float] = time.time
