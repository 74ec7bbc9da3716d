"""When an answer may be seen, so that neither a quick pass nor a slow one tells anything about the cards.

In a window there is one pause for all whom public facts would let react: a pass, whoever makes it and whyever, becomes
visible no earlier than its end. Where only bots could react, and for their other moves, each seat has a delay of its
own, drawn alike for all. A person's only answer comes at once where all see that there is no other, and otherwise after
such a pause. In a race bots take their time, so that people can be first.
"""

from __future__ import annotations

from collections.abc import Callable

from purrlor.server.db.queries import TableRow
from purrlor.server.game.logged_match import LoggedMatch
from purrlor.server.settings import Pause, Settings, Span

WINDOW = -1  # the pause of a window, among the delays of seats
BEAT_SECONDS = 0.15  # the least time between a question and its visible answer
AT_ONCE = Span(0.0, 0.0)


class Pacing:
    """The delays of one table."""

    def __init__(self, settings: Settings, time: Callable[[], float]) -> None:
        """Take how long delays are, and a clock; the present counts as the last time that something was seen."""
        self._settings, self._time = settings, time
        self.last_public_at = time()
        self._draws: dict[int, float] = {}
        self._asked: dict[int, tuple[int, float]] = {}

    def saw_something(self) -> None:
        """Something visible happened: delays are drawn again for all seats."""
        self.last_public_at = self._time()
        self._draws.clear()

    def hold(self, row: TableRow, logged: LoggedMatch, seat: int) -> float:
        """Return the seconds until an answer of this seat may become visible."""
        return max(0.0, self.visible_at(row, logged, seat) - self._time())

    def visible_at(self, row: TableRow, logged: LoggedMatch, seat: int) -> float:
        """Return the moment from which an answer of this seat may be seen; what the seat holds plays no part in it."""
        scale = self._settings.delay_scale
        soonest = self.asked_since(logged, seat) + BEAT_SECONDS * scale
        return max(self.last_public_at + self._delay(row, logged, seat) * scale, soonest)

    def _delay(self, row: TableRow, logged: LoggedMatch, seat: int) -> float:
        """Return the delay of a seat, or the pause of a window in which people could react."""
        lot = WINDOW if _people_could_react(row, logged) else seat
        if lot not in self._draws:
            self._draws[lot] = self._span(row, logged, seat, lot).draw()
        return self._draws[lot]

    def _span(self, row: TableRow, logged: LoggedMatch, seat: int, lot: int) -> Span | Pause:
        """Return how long such an answer may take: bots give people time in a race, and who has no choice seems to."""
        if logged.in_race:
            return self._settings.race
        chair = row.chairs[seat]
        person = chair.kind != "bot" and not chair.away and seat not in logged.gave_up
        if person and lot != WINDOW and logged.windows.is_open(logged.match.asks):
            return AT_ONCE
        return (self._settings.pauses if person or lot == WINDOW else self._settings.paces)[row.pace]

    def asked_since(self, logged: LoggedMatch, seat: int) -> float:
        """Return the moment at which this process saw the seat's present question."""
        question = logged.asked_step(seat)
        if self._asked.get(seat, (-1, 0.0))[0] != question:
            self._asked[seat] = (question, self._time())
        return self._asked[seat][1]


def _people_could_react(row: TableRow, logged: LoggedMatch) -> bool:
    return logged.decline is not None and any(row.chairs[seat].kind != "bot" for seat in logged.awaited)
