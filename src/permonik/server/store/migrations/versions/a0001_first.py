"""The first shape: identities, tables, their seats, journal and checkpoints."""

import sqlalchemy as sa
from alembic import op

revision = "a0001"
down_revision = None
branch_labels = None
depends_on = None


def _text(name: str, null: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=null)


def _whole(name: str, null: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=null)


def _time(name: str, null: bool = False) -> sa.Column[float]:
    return sa.Column(name, sa.Double(), nullable=null)


def upgrade() -> None:
    _people()
    _tables()
    _journal()
    _talk()


def _people() -> None:
    op.create_table(
        "settings", sa.Column("key", sa.Text(), primary_key=True), _text("value")
    )  # keys and the like, shared by all processes
    op.create_table(
        "identities",
        sa.Column("id", sa.Text(), primary_key=True),
        _text("name"),
        _text("kind"),  # person, or bot: an outside one
        _text("owner", null=True),  # the person who answers for a bot
        _time("created"),
    )
    op.create_table(
        "keys",  # sessions, recovery codes, bot tokens, feed passwords: only their hashes
        sa.Column("hash", sa.Text(), primary_key=True),
        _text("identity"),
        _text("kind"),
        _text("label"),
        _time("created"),
    )
    op.create_index("keys_by_identity", "keys", ["identity", "kind"])
    op.create_table(
        "blocks",
        sa.Column("identity", sa.Text(), primary_key=True),
        sa.Column("blocked", sa.Text(), primary_key=True),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), primary_key=True),
        _text("code"),
        _text("game"),
        _whole("public"),
        _text("status"),
        _whole("n"),
        _text("turn", null=True),  # the identity whose decision is awaited
        _text("summary"),
        _text("outcome", null=True),
        _time("created"),
        _time("updated"),
        _time("due_at", null=True),
        _text("lease_driver", null=True),
        _time("lease_until"),
        _whole("lease_epoch"),
        sa.UniqueConstraint("code"),
    )
    op.create_index("tables_by_status", "tables", ["status", "public", "updated"])
    op.create_index("tables_by_turn", "tables", ["turn"])
    op.create_index("tables_by_due", "tables", ["due_at"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text(), primary_key=True),
        sa.Column("seat", sa.BigInteger(), primary_key=True, autoincrement=False),
        _text("identity"),
    )
    op.create_index("seats_by_identity", "seats", ["identity"])


def _journal() -> None:
    op.create_table(
        "journal",
        sa.Column("table_id", sa.Text(), primary_key=True),
        sa.Column("n", sa.BigInteger(), primary_key=True, autoincrement=False),
        _time("at"),
        _text("identity", null=True),
        _text("message_id", null=True),
        _text("body"),
        sa.UniqueConstraint("table_id", "identity", "message_id"),
    )
    op.create_table(
        "checkpoints",
        sa.Column("table_id", sa.Text(), primary_key=True),
        sa.Column("n", sa.BigInteger(), primary_key=True, autoincrement=False),
        _whole("rules_version"),
        _text("dump"),
    )


def _talk() -> None:
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text(), primary_key=True),
        sa.Column("line", sa.Text(), primary_key=True),
        _text("identity"),
        _whole("seat"),
        _time("at"),
        _text("phrase", null=True),
        _text("text", null=True),
    )
    op.create_index("chat_by_identity", "chat", ["identity"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text(), primary_key=True),
        _text("table_id"),
        _text("identity"),
        _text("about"),
        _text("text"),
        _time("at"),
    )
