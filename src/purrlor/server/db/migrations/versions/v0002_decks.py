"""Edited cards: which deck lies on a table, and the decks themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the decks."""
    op.add_column("tables", sa.Column("edition", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "decks",
        sa.Column("edition", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
