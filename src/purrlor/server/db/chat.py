"""What is said at a table: stored lines, heard by players or by watchers."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from sqlalchemy import Connection, RowMapping, insert, select

from purrlor.server.db import schema
from purrlor.server.errors import BadMessage
from purrlor.server.wire.tables import ChatLine

CHAT_CACHE_SIZE = 200
CHAT = schema.chat


@dataclass(frozen=True)
class Ear:
    """Who listens: players hear the table; watchers hear both; after the end all hear all, but for those they muted."""

    seated: bool
    over: bool
    muted: frozenset[str]

    def hears(self, line: ChatLine) -> bool:
        """Return whether this listener gets a line."""
        apart = line.audience == "watchers" and self.seated and not self.over
        return not apart and line.who not in self.muted


def clean_text(text: str, longest: int) -> str:
    """Check what somebody wants to say."""
    shown = unicodedata.normalize("NFC", text).strip()
    if not 1 <= len(shown) <= longest:
        raise BadMessage("error-chat-length", most=longest, field="text")
    if any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co") and letter not in "\n\u200d" for letter in shown):
        raise BadMessage("error-chat-controls", field="text")
    return shown


def add_line(connection: Connection, table_id: str, line: ChatLine) -> int:
    """Store a line, and give its number."""
    values = {name: getattr(line, name) for name in ("at", "name", "seat", "audience", "text", "emote")}
    made = connection.execute(insert(CHAT), {**values, "table_id": table_id, "person": line.who})
    key = made.inserted_primary_key
    assert key is not None
    return int(key[0])


def lines_after(connection: Connection, table_id: str, last: int) -> list[ChatLine]:
    """Read the newest lines of a table after a number, oldest first."""
    query = (
        select(CHAT)
        .where(CHAT.c.table_id == table_id, CHAT.c.id > last)
        .order_by(CHAT.c.id.desc())
        .limit(CHAT_CACHE_SIZE)
    )
    return [_line(found) for found in reversed(connection.execute(query).mappings().all())]


def _line(found: RowMapping) -> ChatLine:
    same = {name: found[name] for name in ("id", "at", "name", "seat", "audience", "text", "emote")}
    return ChatLine(**same, who=found["person"])
