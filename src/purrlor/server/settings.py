"""What a server can be told: where its data lie, how long things take, how much anybody may ask of it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from math import log
from pathlib import Path
from typing import TYPE_CHECKING

from purrlor.server.wallclock import SteadyClock

if TYPE_CHECKING:
    from purrlor.server.db.decks import Deck


CHANCE = random.SystemRandom()
LOOPBACK = "loopback"  # what `--proxy` alone trusts


@dataclass(frozen=True)
class Limits:
    """How much one connection, person or address may ask for; beyond it there is a sentence, then the door.

    What counts by address is enough for a school: 200 people who all load the client, enter and play. An IPv6 address
    counts as its /64. `Settings.allowances` multiplies what counts by address.
    """

    message_bytes: int = 8_192
    body_bytes: int = 1_048_576
    messages_per_second: float = 20.0
    messages_burst: int = 60
    # frames of every kind, and reads that hold none: of a connection (more: it is cut) and of an address (it waits)
    frames_per_second: float = 50.0
    frames_burst: int = 300
    address_frames_per_second: float = 1_000.0
    address_frames_burst: int = 4_000
    socket_bytes_per_second: float = 65_536.0
    socket_bytes_burst: int = 262_144
    # requests of an address, pages and files too; so many of them are worked on at once, and so many more wait
    requests_per_second: float = 100.0
    requests_burst: int = 6_000
    requests_at_once: int = 48
    requests_waiting: int = 1_500
    requests_open: int = 4_000  # of all addresses
    # one request
    url_bytes: int = 2_048
    head_bytes: int = 8_192
    head_seconds: float = 10.0
    body_bytes_per_second: float = 1_024.0
    pipelined: int = 16
    # bodies of an address that are still on their way, and the bytes of all its bodies that are being worked on
    bodies_at_once: int = 100
    bodies_bytes: int = 8_388_608
    codes_per_minute: float = 60.0  # wrong ones
    chat_per_minute: float = 20.0
    chat_burst: int = 8
    address_chat_per_second: float = 20.0
    address_chat_burst: int = 400
    mutes_per_minute: float = 20.0
    mutes_burst: int = 30
    muted: int = 200
    # connections of any kind, and websockets among them; lowered at start to the file descriptors that there are
    connections_per_address: int = 2_000
    connections: int = 10_000
    sockets_per_address: int = 600
    sockets: int = 5_000
    unread_bytes: int = 16_777_216  # answers that an address has asked for and does not read
    tables_per_person: int = 40
    tables_per_address: int = 300
    tables_per_minute: float = 30.0
    tables_burst: int = 60
    chat_letters: int = 400
    undos_per_second: float = 0.5  # of one seat
    undos_burst: int = 20
    undone_moves: int = 2_000  # at one table
    hello_seconds: float = 10.0
    send_seconds: float = 15.0
    # Records that people bring, and replays of finished tables: how many of an address may be under way (`uploads.py`).
    uploads: int = 16
    uploads_per_address: int = 2
    replays_per_address: int = 400
    replay_bytes: int = 64_000_000  # the longest games have some twenty
    held_bytes: int = 32_000_000  # packed, made for one address and not read yet


@dataclass(frozen=True)
class Span:
    """A time that is drawn evenly between two bounds."""

    low: float
    high: float

    def draw(self) -> float:
        """Draw a time."""
        return CHANCE.uniform(self.low, self.high)


@dataclass(frozen=True)
class Pause:
    """A time as people take it: never below `least`, half of them below `usual`, and now and then a long one."""

    least: float
    usual: float
    spread: float = 1.0
    most: float = 20.0

    def draw(self) -> float:
        """Draw a time."""
        return min(self.most, self.least + CHANCE.lognormvariate(log(self.usual - self.least), self.spread))


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
    # Whose X-Forwarded-For is believed, as addresses and networks; and for whom all limits are so many times higher.
    proxies: tuple[str, ...] = ()
    allowances: tuple[tuple[str, float], ...] = ()
    metrics_token: str = ""
    static: Path = Path(__file__).parent / "static"
    limits: Limits = field(default_factory=Limits)
    decks: tuple[Deck, ...] = ()
    # The pause of a window in which people could react, and the delay before a bot's other answers become visible.
    pauses: dict[str, Pause] = field(default_factory=lambda: {"calm": Pause(1.6, 2.4), "quick": Pause(0.8, 1.2)})
    paces: dict[str, Span] = field(default_factory=lambda: {"calm": Span(0.8, 2.0), "quick": Span(0.4, 0.9)})
    # In a race: how long bots wait, and after how many seconds the table gives up for who has not answered.
    race: Span = Span(3.0, 8.0)
    race_seconds: float = 30.0
    clocks: dict[str, Times] = field(
        default_factory=lambda: {"relaxed": Times(180.0, 1_800.0), "brisk": Times(25.0, 120.0)}
    )
    delay_scale: float = 1.0
    thinkers: int = 2
    # Who is not asked anything hears of a move at once; where moves come faster than this, of several together
    # (and while the server is behind, still later: `loop_lag.py`).
    frame_seconds: float = 0.25
    idle_room_seconds: float = 300.0
    grace_seconds: float = 30.0  # how long somebody who lost the connection is not replaced by a stand-in
    open_table_days: float = 14.0  # a table that has not begun closes when nobody has been there for so long
    # After so many days it is forgotten: a table that was closed before it began, a finished game, chat; 0: never.
    closed_table_days: float = 30.0
    finished_days: float = 0.0
    chat_days: float = 0.0
    # Where a backup is written every so many hours (nowhere: none are), and how many of them are kept.
    backup_folder: str = ""
    backup_hours: float = 24.0
    backups_kept: int = 14
    idle_minutes: float = 5.0  # after so long a stand-in may be called for who is here and does nothing; 0: never
    sweep_seconds: float = 2.0
    now: Callable[[], float] = field(default_factory=SteadyClock)
