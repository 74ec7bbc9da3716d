"""The first shape: people, tables, chairs, moves, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make all tables."""
    _people()
    _tables()
    _play()


def _people() -> None:
    op.create_table("facts", sa.Column("name", sa.Text, primary_key=True), sa.Column("value", sa.Text, nullable=False))
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "recoveries",
        sa.Column("token_hash", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "mutes", sa.Column("person", sa.Text, primary_key=True), sa.Column("whom", sa.Text, primary_key=True)
    )


def _tables() -> None:
    words = ["code", "game", "options", "access", "clock", "pace", "stand_in", "status", "owner"]
    words += ["seed", "salt", "opening"]
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in words),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("watching", sa.Boolean, nullable=False),
        sa.Column("casual", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("started", sa.Float),
        sa.Column("ended", sa.Float),
        sa.Column("outcome", sa.Text),
        sa.Column("rematch", sa.Text),
        sa.Column("parent", sa.Text),
    )
    op.create_index("ix_tables_code", "tables", ["code"])
    op.create_index("tables_by_status", "tables", ["status", "created"])
    op.create_index("tables_by_end", "tables", ["status", "ended"])


def _play() -> None:
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("level", sa.Text),
        sa.Column("token_hash", sa.Text),
        sa.Column("answers", sa.Text, nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
    )
    op.create_index("ix_chairs_person", "chairs", ["person"])
    op.create_table(
        "moves",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("audience", sa.Text, nullable=False),
        sa.Column("text", sa.Text),
        sa.Column("emote", sa.Text),
    )
    op.create_index("chat_by_table", "chat", ["table_id", "id"])
