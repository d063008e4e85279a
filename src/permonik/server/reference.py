"""The OpenAPI document as a page for people: made here, without a script, under our own policy."""

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from itertools import groupby
from json import dumps
from typing import Any, Final, TypeAlias

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

_HEAD: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} over HTTP</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/plain/reference.css">
</head>
<body>
<header><h1>{title} over HTTP</h1>
<p>Version {version}. The same for programs: <a href="/schema/openapi.json">JSON</a>,
<a href="/schema/openapi.yaml">YAML</a>. A game itself is played over the socket
<code>/ws/tables/{{table}}</code>; <code>docs/protocol.md</code> describes its messages.</p>
<p>Who you are is told by the cookie of <code>POST /api/session</code>, or by a bot's token. A request that
changes something repeats the cookie <code>permonik-csrf</code> in the header <code>x-csrftoken</code>.
What is refused says so with a <code>code</code> and a sentence.</p></header>
"""

Json: TypeAlias = Mapping[str, Any]


class ReferencePage(OpenAPIRenderPlugin):
    """At `/schema`, beside the document itself."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, _request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return page(openapi_schema).encode()


def page(document: Json) -> str:
    """The whole document: requests by their tags, then the values that they are made of."""
    calls = sorted(_calls(document), key=lambda call: call[0])
    tags = [(tag, [html for _, html in group]) for tag, group in groupby(calls, key=lambda call: call[0])]
    schemas = document["components"]["schemas"]
    places = [*(tag for tag, _ in tags), "values"]
    return "".join(
        (
            _HEAD.format(
                title=escape(document["info"]["title"]), version=escape(document["info"]["version"])
            ),
            "<nav>",
            *(f'<a href="#{escape(place)}">{escape(place)}</a>' for place in places),
            "</nav><main>",
            *(_section(tag, found) for tag, found in tags),
            _section("values", (_value(name, schema) for name, schema in sorted(schemas.items()))),
            "</main></body></html>\n",
        )
    )


def _section(name: str, parts: Iterable[str]) -> str:
    return f'<section id="{escape(name)}"><h2>{escape(name)}</h2>{"".join(parts)}</section>'


def _calls(document: Json) -> Iterator[tuple[str, str]]:
    """Every request with its tag."""
    for path, methods in document["paths"].items():
        for method, call in methods.items():
            yield call["tags"][0], _call(path, method, call)


def _call(path: str, method: str, call: Json) -> str:
    asked = [
        _row(each["name"], each["schema"], each["required"], f"in the {each['in']}")
        for each in call.get("parameters", ())
    ]
    body = _content(call.get("requestBody", {}))
    answers = [_answer(status, answer) for status, answer in call["responses"].items()]
    return (
        f"<article><h3><b>{escape(method.upper())}</b> <code>{escape(path)}</code></h3>"
        f"<p>{escape(call.get('summary', ''))}</p>{_table(asked)}"
        + (f"<p>Body: {body}</p>" if body else "")
        + f"<p>Answers: {', '.join(answers)}</p></article>"
    )


def _answer(status: str, answer: Json) -> str:
    content = _content(answer) if status.startswith("2") else ""
    return f"{escape(status)}{f' with {content}' if content else ''}"


def _content(holder: Json) -> str:
    return " or ".join(_kind(each["schema"]) for each in holder.get("content", {}).values())


def _value(name: str, schema: Json) -> str:
    required = schema.get("required", ())
    rows = [_row(field, kind, field in required) for field, kind in schema.get("properties", {}).items()]
    return (
        f'<article id="value-{escape(name)}"><h3>{escape(name)}</h3>'
        f"<p>{escape(schema.get('description', ''))}</p>{_table(rows)}</article>"
    )


def _row(name: str, schema: Json, required: bool, where: str = "") -> str:
    default = "" if "default" not in schema else f"otherwise {dumps(schema['default'])}"
    remarks = ", ".join(filter(None, (where, "needed" if required else default)))
    return f"<tr><td><code>{escape(name)}</code></td><td>{_kind(schema)}</td><td>{escape(remarks)}</td></tr>"


def _table(rows: list[str]) -> str:
    if not rows:
        return ""
    return f"<table><thead><tr><th>name<th>is<th>remarks</thead><tbody>{''.join(rows)}</tbody></table>"


def _kind(schema: Json) -> str:
    """A type in a few words, with a link to a value that has a name."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#value-{name}">{name}</a>'
    if "oneOf" in schema:
        return " or ".join(_kind(each) for each in schema["oneOf"])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(each))}</code>" for each in schema["enum"] if each is not None)
    kinds = schema.get("type", "anything")
    words = " or ".join([kinds] if isinstance(kinds, str) else kinds)
    if "items" in schema:
        words = f"{words} of {_kind(schema['items'])}"
    limits = ((word, schema[key]) for key, word in _LIMITS.items() if key in schema)
    return " ".join((words, *(f"{word} {bound:g}" for word, bound in limits)))


_LIMITS: Final = {
    "minimum": "from",
    "maximum": "to",
    "minLength": "of at least",
    "maxLength": "of at most",
    "maxItems": "of at most",
}
