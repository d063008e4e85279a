"""What is left of a clock that stands still, so that a restart does not fill it up."""

import sqlalchemy as sa
from alembic import op

revision = "a0002"
down_revision = "a0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock_left", sa.Double(), nullable=True))
