"""What the owner of a table may do: turn its chat off, and send watchers away for good."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both."""
    op.add_column("tables", sa.Column("chat", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("removals", sa.Column("barred", sa.Boolean, nullable=False, server_default=sa.false()))
