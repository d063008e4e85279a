"""Identities and their keys. A key is random, and the database holds only its hash."""

import hashlib
import secrets
import time
from typing import Final, Literal, NamedTuple, TypeAlias

from permonik.server.identity import names
from permonik.server.store.database import Conflict, Database, Statement

KeyKind: TypeAlias = Literal["session", "code", "bot", "feed"]
_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # without I, L, O and U, which are misread
CODE_SIGNS: Final = 20  # of 5 bits: 100 bits
INVITATION_SIGNS: Final = 9  # 45 bits
KEY_SIGNS: Final = 16  # of the hash of a key, to call it by


class Identity(NamedTuple):
    """A person, or an outside bot that a person answers for."""

    id: str
    name: str
    kind: Literal["person", "bot"]
    key: str = ""  # the hash of the key by which they came


class KeyInfo(NamedTuple):
    """A key of somebody, as its owner may see it."""

    id: str
    kind: str
    label: str
    created: float


def signs(count: int) -> str:
    """So many random signs that people can read out."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(count))


def plain_code(code: str) -> str:
    """A code as it was typed, without what people add or mistake."""
    typed = code.upper().replace("-", "").replace(" ", "")
    return typed.translate(str.maketrans("OILU", "011V"))


def spaced(code: str, size: int = 5) -> str:
    return "-".join(code[place : place + size] for place in range(0, len(code), size))


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def new_id() -> str:
    return secrets.token_urlsafe(12)


async def create(database: Database, name: str | None = None, owner: str | None = None) -> Identity:
    """A new identity; with an owner it is an outside bot."""
    kind: Literal["person", "bot"] = "person" if owner is None else "bot"
    identity = Identity(new_id(), name or names.generated(), kind)
    await database.write(
        Statement(
            "INSERT INTO identities (id, name, kind, owner, created) VALUES (?, ?, ?, ?, ?)",
            (identity.id, identity.name, kind, owner, time.time()),
        )
    )
    return identity


async def give_key(database: Database, identity: str, kind: KeyKind, label: str = "") -> str:
    """A new key of somebody. Of recovery codes and feed passwords the newest alone counts."""
    secret = signs(CODE_SIGNS) if kind == "code" else secrets.token_urlsafe(32)
    fresh = Statement(
        "INSERT INTO keys (hash, identity, kind, label, created) VALUES (?, ?, ?, ?, ?)",
        (digest(secret), identity, kind, label, time.time()),
    )
    if kind in ("code", "feed"):
        old = Statement("DELETE FROM keys WHERE identity = ? AND kind = ?", (identity, kind))
        await database.write(old, fresh)
    else:
        await database.write(fresh)
    return secret


async def holder(database: Database, secret: str, *kinds: KeyKind) -> Identity | None:
    """Who holds a key of one of these kinds."""
    found = await database.read(
        "SELECT i.id, i.name, i.kind, k.hash, k.kind FROM keys k JOIN identities i ON i.id = k.identity"
        " WHERE k.hash = ?",
        digest(secret),
    )
    return Identity(*found[0][:4]) if found and found[0][4] in kinds else None


async def use_code(database: Database, code: str) -> Identity | None:
    """The identity of a recovery code, which is used up by it."""
    identity = await holder(database, plain_code(code), "code")
    if identity is not None:
        await database.write(Statement("DELETE FROM keys WHERE hash = ?", (identity.key,)))
    return identity


async def keys_of(database: Database, identity: str) -> list[KeyInfo]:
    found = await database.read(
        "SELECT hash, kind, label, created FROM keys WHERE identity = ? ORDER BY created", identity
    )
    return [KeyInfo(hash_[:KEY_SIGNS], kind, label, created) for hash_, kind, label, created in found]


async def revoke(database: Database, identity: str, key: str) -> None:
    """Revoke a key by the beginning of its hash."""
    await database.write(
        Statement(
            f"DELETE FROM keys WHERE identity = ? AND substr(hash, 1, {KEY_SIGNS}) = ?",
            (identity, key),
        )
    )


async def rename(database: Database, identity: str, name: str) -> None:
    await database.write(Statement("UPDATE identities SET name = ? WHERE id = ?", (name, identity)))


async def names_of(database: Database, identities: list[str]) -> dict[str, str]:
    if not identities:
        return {}
    marks = ", ".join("?" for _ in identities)
    found = await database.read(f"SELECT id, name FROM identities WHERE id IN ({marks})", *identities)
    return {str(id_): str(name) for id_, name in found}


async def block(database: Database, identity: str, other: str) -> None:
    """Hear nothing from somebody any more."""
    try:
        await database.write(
            Statement("INSERT INTO blocks (identity, blocked) VALUES (?, ?)", (identity, other))
        )
    except Conflict:
        pass  # blocked already


async def unblock(database: Database, identity: str, other: str) -> None:
    await database.write(
        Statement("DELETE FROM blocks WHERE identity = ? AND blocked = ?", (identity, other))
    )


async def blocked_by(database: Database, identity: str) -> list[Identity]:
    """Whom somebody has blocked, by name."""
    found = await database.read(
        "SELECT i.id, i.name, i.kind FROM blocks b JOIN identities i ON i.id = b.blocked"
        " WHERE b.identity = ? ORDER BY i.name",
        identity,
    )
    return [Identity(*row) for row in found]


async def forget(database: Database, identity: str) -> None:
    """Remove name, keys, chat, blocks and reports. Games keep a former player."""
    owned = "SELECT id FROM identities WHERE owner = ?"
    await database.write(
        Statement(f"DELETE FROM keys WHERE identity = ? OR identity IN ({owned})", (identity, identity)),
        Statement(f"DELETE FROM chat WHERE identity = ? OR identity IN ({owned})", (identity, identity)),
        Statement("DELETE FROM blocks WHERE identity = ? OR blocked = ?", (identity, identity)),
        Statement("DELETE FROM reports WHERE identity = ?", (identity,)),
        Statement("DELETE FROM identities WHERE id = ? OR owner = ?", (identity, identity)),
    )
