"""Bodies, queries and addresses that no well-meaning program sends, made from a seed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any
from urllib.parse import quote

TEXTS = (
    "", " ", "\x00", "a\x00b", "\x1b[2J", "\ud800", "\u202e\u202d", "é" * 5_000, "𝕏" * 300,
    "null", "1e400", "-0", "١٢٣", "2026-13-45", "2026-02-30", "0001-01-01", "../../etc/passwd",
    "'; DROP TABLE chouette_event; --", "{{7*7}}", "<script>", "%00", "%ff", "\ufeff",
    "\N{SNOWMAN}",
    "00000000-0000-0000-0000-000000000000", "A" * 70_000,
)  # fmt: skip
NUMBERS = (0, -1, 1, 2**31, 2**63, 2**64, -(2**63), 10**17, 10**400, 0.5, 2.0, 1e308, -1e-300)
LITERALS = ("NaN", "Infinity", "-Infinity", "1e999", "01", "1.", "'a'", "{", "[", "", "\ufeff{}")
ADDRESSES = (
    "0", "-1", "1.0", "abc", "%00", "%2e%2e", "1" * 40, "é", "١", "a b", "new", "%ff", "x" * 3_000,
)  # fmt: skip


@dataclass(frozen=True)
class Request:
    """What is sent: `path` with its query, a body as it is, and its type."""

    path: str
    body: bytes
    content_type: str = "application/json"


def requests(
    seed: int, path: str, parts: dict[str, Any], body: Any, count: int
) -> Iterator[Request]:
    """`count` requests to an operation; `body` is an example of a good one, None for none."""
    chance = Random(seed)
    for _ in range(count):
        yield Request(
            path=_path(chance, path, parts) + _query(chance),
            body=_body(chance, body),
            content_type=chance.choice(
                ("application/json",) * 8
                + ("text/plain", "application/json; charset=utf-16", "multipart/form-data", "x/y")
            ),
        )


def _path(chance: Random, path: str, parts: dict[str, Any]) -> str:
    shown = {name: str(value) for name, value in parts.items()}
    if chance.random() < 0.2 and "{" in path:
        name = chance.choice([name for name in shown if "{" + name + "}" in path])
        shown[name] = chance.choice(ADDRESSES)
    for name, value in shown.items():
        path = path.replace("{" + name + "}", value if "%" in value else quote(value, safe=""))
    return path


def _query(chance: Random) -> str:
    if chance.random() < 0.6:
        return ""
    names = ("after", "cursor", "page_size", "since", "until", "format", "player", "unit", "club")
    pairs = [
        f"{chance.choice(names)}={quote(_text(chance).encode('utf-8', 'replace')[:2_000])}"
        for _ in range(chance.randint(1, 3))
    ]
    return "?" + "&".join(pairs)


def _body(chance: Random, good: Any) -> bytes:
    kind = chance.random()
    if kind < 0.1:
        return chance.choice(LITERALS).encode("utf-8", "surrogatepass")
    if kind < 0.15:
        return b"[" * 20_000 + b"]" * 20_000
    if kind < 0.2:
        return b'{"a":' * 40 + b"1" + b"}" * 40
    if kind < 0.25:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(200)))
    spoiled = _spoiled(chance, good if good is not None else {}, depth=0)
    return json.dumps(spoiled).encode("utf-8", "surrogatepass")


def _spoiled(chance: Random, value: Any, depth: int) -> Any:
    """`value` with some of its parts replaced, left out or doubled."""
    if chance.random() < 0.12:
        return _anything(chance, depth)
    if isinstance(value, dict):
        changed = {
            name: _spoiled(chance, inner, depth + 1)
            for name, inner in value.items()
            if chance.random() > 0.08
        }
        if chance.random() < 0.15:
            changed[_text(chance)[:50]] = _anything(chance, depth)
        return changed
    if isinstance(value, list):
        inside = [_spoiled(chance, inner, depth + 1) for inner in value]
        return inside * (300 if chance.random() < 0.05 else 1)
    return value


def _anything(chance: Random, depth: int) -> Any:
    kinds: list[Callable[[], Any]] = [
        lambda: _text(chance),
        lambda: chance.choice(NUMBERS),
        lambda: chance.choice((None, True, False)),
        list,
        dict,
        lambda: [_anything(chance, depth + 1) for _ in range(3)] if depth < 4 else 0,
        lambda: {_text(chance)[:20]: _anything(chance, depth + 1)} if depth < 4 else 0,
    ]
    return chance.choice(kinds)()


def _text(chance: Random) -> str:
    return chance.choice(TEXTS)
