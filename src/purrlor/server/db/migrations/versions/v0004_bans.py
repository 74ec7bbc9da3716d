"""Who may not come into this parlour."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the bans."""
    op.create_table(
        "bans",
        sa.Column("whom", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )
