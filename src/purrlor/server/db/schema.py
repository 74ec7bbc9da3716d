"""The tables of the database, the same on SQLite and PostgreSQL. `moves` is the truth; the rest is about people."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, Table, Text, false, true

metadata = MetaData()

# One row for each thing a server must remember about itself, such as the key that signs cookies.
facts = Table("facts", metadata, Column("name", Text, primary_key=True), Column("value", Text, nullable=False))

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
)

recoveries = Table(
    "recoveries",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, index=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("access", Text, nullable=False),
    Column("watching", Boolean, nullable=False),
    Column("casual", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("stand_in", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("owner", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("seen", Float),  # when somebody was last there
    Column("seed", Text, nullable=False),
    Column("salt", Text, nullable=False),
    Column("opening", Text, nullable=False),
    Column("edition", Text, nullable=False, server_default=""),
    Column("outcome", Text),
    Column("rematch", Text),
    Column("parent", Text),
    Column("chat", Boolean, nullable=False, server_default=true()),
    Index("tables_by_status", "status", "created"),
    Index("tables_by_end", "status", "ended"),
)

# Edited cards that were on a table; what names them is a hash of what they say.
decks = Table(
    "decks",
    metadata,
    Column("edition", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
)

chairs = Table(
    "chairs",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("person", Text, index=True),
    Column("level", Text),
    Column("token_hash", Text),
    Column("answers", Text, nullable=False),
    Column("away", Boolean, nullable=False),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("seat", Integer),
    Column("audience", Text, nullable=False),
    Column("text", Text),
    Column("emote", Text),
    Index("chat_by_table", "table_id", "id"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", Text, primary_key=True),
    Column("whom", Text, primary_key=True),
)

# How often a person has signed out everywhere: cookies from before the last time open nothing.
sign_outs = Table(
    "sign_outs", metadata, Column("person", Text, primary_key=True), Column("count", Integer, nullable=False)
)

# People whom the owner of a table removed from it.
removals = Table(
    "removals",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("barred", Boolean, nullable=False, server_default=false()),  # they may not look on, either
)

# Whom the operator keeps out of the parlour: people by their id, networks by their address.
bans = Table(
    "bans",
    metadata,
    Column("whom", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("why", Text, nullable=False),
)

# What the state of a game was after so many lines of its log: other rules must give the same.
digests = Table(
    "digests",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("digest", Text, nullable=False),
)

# Games as they stand after so many lines of their log, by those who made them: they spare replaying, and are no truth.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("maker", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

ALL = (facts, people, sign_outs, recoveries, bans, decks, tables, chairs, removals, moves, digests, chat, mutes)
