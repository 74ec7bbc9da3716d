"""Who has signed out everywhere, whom an owner removed, when somebody was last at a table, and games as they stand."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what keeps people and tables safe."""
    op.create_table(
        "sign_outs", sa.Column("person", sa.Text, primary_key=True), sa.Column("count", sa.Integer, nullable=False)
    )
    op.create_table(
        "removals",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("maker", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.add_column("tables", sa.Column("seen", sa.Float))
