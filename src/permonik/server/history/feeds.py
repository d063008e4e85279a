"""Private feeds that say "your turn": Atom for readers, iCalendar for calendars."""

from datetime import UTC, datetime
from xml.etree import ElementTree

from permonik.server.store.journal import Head
from permonik.text import Text

_ATOM = "http://www.w3.org/2005/Atom"


def _iso(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def atom(heads: list[Head], address: str, who: str, text: Text) -> bytes:
    ElementTree.register_namespace("", _ATOM)
    feed = ElementTree.Element(f"{{{_ATOM}}}feed")
    _add(feed, "id", f"urn:permonik:turns:{who}")
    _add(feed, "title", text.format("server-feed-title"))
    _add(feed, "updated", _iso(max((head.updated for head in heads), default=0.0)))
    _add(_add(feed, "author"), "name", "Permoník")
    for head in heads:
        entry = _add(feed, "entry")
        _add(entry, "id", f"urn:permonik:turn:{head.id}:{head.n}")
        _add(entry, "title", text.format("server-feed-turn", game=text.format(f"{head.game}-name")))
        _add(entry, "updated", _iso(head.updated))
        _add(entry, "link").set("href", f"{address}#table={head.id}")
    return bytes(ElementTree.tostring(feed, encoding="utf-8", xml_declaration=True))


def _add(parent: ElementTree.Element, name: str, words: str | None = None) -> ElementTree.Element:
    child = ElementTree.SubElement(parent, f"{{{_ATOM}}}{name}")
    child.text = words
    return child


def calendar(heads: list[Head], address: str, text: Text) -> bytes:
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Permonik//Turns//EN"]
    for head in heads:
        lines += _event(head, address, text)
    lines.append("END:VCALENDAR")
    return ("\r\n".join(fold for line in lines for fold in _folded(line)) + "\r\n").encode()


def _event(head: Head, address: str, text: Text) -> list[str]:
    when = _iso(head.due_at or head.updated).replace("-", "").replace(":", "")
    stamp = _iso(head.updated).replace("-", "").replace(":", "")
    summary = text.format("server-feed-turn", game=text.format(f"{head.game}-name"))
    return [
        "BEGIN:VEVENT",
        f"UID:{head.id}-{head.n}@permonik",
        f"DTSTAMP:{stamp}",
        f"DTSTART:{when}",
        f"SUMMARY:{_escaped(summary)}",
        f"URL:{address}#table={head.id}",
        "END:VEVENT",
    ]


def _escaped(words: str) -> str:
    for sign in ("\\", ";", ","):
        words = words.replace(sign, f"\\{sign}")
    return words


def _folded(line: str) -> list[str]:
    """Lines of at most 75 bytes, continued after a space."""
    parts, part = [], ""
    for sign in line:
        if len((part + sign).encode()) > 74:
            parts.append(part)
            part = " "
        part += sign
    return [*parts, part]
