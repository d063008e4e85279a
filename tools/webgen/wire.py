"""The messages of the table as TypeScript, from the structs that encode them."""

import types
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct, UnsetType

from permonik.server import wire

_PLAIN: Final[dict[Any, str]] = {
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    bytes: "string",
    type(None): "null",
    Any: "any",
}


def typescript() -> str:
    """Every struct of the wire, and the two unions of messages."""
    structs = [each for each in vars(wire).values() if _is_message(each)]
    parts = [_interface(struct) for struct in structs]
    for name, members in (("ClientMessage", wire.CLIENT_MESSAGES), ("ServerMessage", wire.SERVER_MESSAGES)):
        parts.append(f"export type {name} =\n  | " + "\n  | ".join(each.__name__ for each in members) + ";\n")
    parts.append(f"export const PROTOCOL = {wire.PROTOCOL};\n")
    return "\n".join(parts)


def _is_message(value: Any) -> bool:
    if not (isinstance(value, type) and issubclass(value, Struct)) or value.__module__ != wire.__name__:
        return False
    return value.__name__ not in ("Wire", "FromClient", "FromServer")


def _interface(struct: type[Struct]) -> str:
    hints = get_type_hints(struct, include_extras=True)
    lines = [f"export interface {struct.__name__} {{"]
    tag = struct.__struct_config__.tag
    if tag is not None:
        lines.append(f"  {struct.__struct_config__.tag_field}: '{tag}';")
    lines += [
        f"  {field.encode_name}{'' if field.required else '?'}: {_type(hints[field.name])};"
        for field in msgspec.structs.fields(struct)
    ]
    return "\n".join([*lines, "}\n"])


def _type(hint: Any) -> str:
    """A type hint in the words of TypeScript."""
    origin = get_origin(hint)
    if origin is Annotated:
        return _type(get_args(hint)[0])
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in get_args(hint))
    if origin in (Union, types.UnionType):
        return " | ".join(_type(each) for each in get_args(hint) if each is not UnsetType)
    if origin is tuple:
        members = get_args(hint)
        return _list(members[0]) if members[1:] == (...,) else f"[{', '.join(map(_type, members))}]"
    if origin in (list, Sequence):
        return _list(get_args(hint)[0])
    if origin in (dict, Mapping):
        return f"Record<string, {_type(get_args(hint)[1])}>"
    if isinstance(hint, type) and issubclass(hint, Struct):
        return hint.__name__
    return _PLAIN[hint]


def _list(member: Any) -> str:
    inner = _type(member)
    return f"({inner})[]" if " | " in inner else f"{inner}[]"
