"""What one connection has been sent, and what is new since. It makes messages; the session sends them.

Nothing is queued for a reader but answers: what is new is found by comparing, and sent as one update. So a slow reader
costs no memory.
"""

from __future__ import annotations

from purrlor import __version__
from purrlor.server.wire.messages import (
    PROTOCOL,
    AnswersNow,
    Chatted,
    Hello,
    TableNews,
    ToClient,
    Update,
    Welcome,
)
from purrlor.server.wire.tables import Answers
from purrlor.server.ws.viewpoint import Viewpoint

MAX_REPLIES = 64


class Outbox:
    """What is to be said to one viewpoint."""

    def __init__(self, viewpoint: Viewpoint) -> None:
        """Start with nothing said."""
        self._eyes, self._room = viewpoint, viewpoint.room
        self.replies: list[ToClient] = []
        self.update_due = False  # the game went on, and that is to be shown now
        self.news_due = False  # seats, chat or answers may have changed
        self.again = False  # the view is to be sent though nothing is new
        self.shown_at = 0.0
        self._number = 0  # of the update that was sent last
        self._steps = 0  # so many steps were told
        self._revision = -1  # of the table
        self._chat = 0
        self._answers: Answers | None = None

    @property
    def full(self) -> bool:
        """Return whether so many answers wait to be read that no more are made."""
        return len(self.replies) > MAX_REPLIES

    def start_anew(self) -> None:
        """Other eyes look from here now: all that was told was told to somebody else."""
        self._number, self._steps, self._answers, self.update_due = 0, 0, None, True

    def welcome(self, hello: Hello) -> Welcome:
        """Return everything (or what was missed), and count it as sent."""
        room, eyes, logged = self._room, self._eyes, self._room.logged
        newest = 0 if logged is None else logged.number(eyes.viewer)
        since = hello.seen if hello.seen is not None and 0 <= hello.seen <= newest else 0
        lines = eyes.heard(hello.chat or 0)
        self._count_all_as_sent()
        return Welcome(
            protocol=PROTOCOL,
            server=__version__,
            you=eyes.you(),
            table=room.table(),
            n=self._number,
            since=since,
            events=[] if logged is None else eyes.events(logged.told(eyes.viewer, since)),  # type: ignore[arg-type]
            view=None if logged is None else eyes.view(),  # type: ignore[arg-type]
            clocks=room.clocks_for(eyes.viewer),
            now=room.services.settings.now(),
            chat=lines,
            answers=eyes.answers(),
            muted=sorted(eyes.muted),
            undo=room.undo_for(eyes.viewer),
        )

    def _count_all_as_sent(self) -> None:
        room, logged = self._room, self._room.logged
        self._number, self._steps = (0, 0) if logged is None else (logged.number(self._eyes.viewer), len(logged.steps))
        self._revision = room.revision
        self._chat = room.chat[-1].id if room.chat else 0
        self._answers = self._eyes.answers()

    def fresh(self) -> list[ToClient]:
        """Return all that is new, and count it as sent."""
        fresh: list[ToClient] = []
        news, self.news_due = self.news_due, False
        if news and self._revision != self._room.revision:
            self._revision = self._room.revision
            fresh.append(TableNews(table=self._room.told_table(), you=self._eyes.you()))  # type: ignore[arg-type]
        if self.update_due or self.again:
            fresh += self._update()
        if news:
            fresh += self._words()
        fresh += self.replies
        self.replies = []
        return fresh

    def _update(self) -> list[ToClient]:
        """Return what happened and the view; nothing while a move is not in the log yet."""
        room, logged, viewer = self._room, self._room.logged, self._eyes.viewer
        if logged is None or room.uncommitted:
            return []
        n, since, at = logged.number(viewer), self._number, self._steps
        again, self._number, self._steps, self.update_due, self.again = self.again, n, len(logged.steps), False, False
        if n == since and not again:
            return []
        self.shown_at = room.services.time()
        update = Update(
            n=n,
            events=self._eyes.events(logged.news(viewer, at)),  # type: ignore[arg-type]
            view=self._eyes.view(),  # type: ignore[arg-type]
            clocks=room.clocks_for(viewer),
            now=room.services.settings.now(),
            undo=room.undo_for(viewer),
        )
        return [update]

    def _words(self) -> list[ToClient]:
        """Return what was said, and the answers that are kept for this seat."""
        room, eyes = self._room, self._eyes
        fresh: list[ToClient] = []
        if room.chat and room.chat[-1].id > self._chat:
            lines = eyes.heard(self._chat)
            self._chat = room.chat[-1].id
            fresh += [Chatted(lines=lines)] if lines else []
        answers = eyes.answers()
        if answers is not None and answers is not self._answers:
            fresh.append(AnswersNow(answers=answers))
        self._answers = answers
        return fresh
