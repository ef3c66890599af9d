"""Templates: attributes of htmx that exist, and nothing fetched from elsewhere."""

from __future__ import annotations

import re

import pytest

from tests.architecture.source import text_files

# htmx 2 ignores a misspelt attribute without a word.
NAMES = """
hx-boost hx-confirm hx-delete hx-disable hx-disabled-elt hx-disinherit hx-encoding hx-ext hx-get
hx-headers hx-history hx-history-elt hx-include hx-indicator hx-inherit hx-params hx-patch hx-post
hx-preserve hx-prompt hx-push-url hx-put hx-replace-url hx-request hx-select hx-select-oob hx-swap
hx-swap-oob hx-sync hx-target hx-trigger hx-validate hx-vals
"""
HTMX = frozenset(NAMES.split())
ATTRIBUTE = re.compile(r"(?<![\w-])(?:data-)?(hx-[\w:.-]+)")
ELSEWHERE = re.compile(r"""(?:src|href|action)\s*=\s*["']?(?:https?:)?//""")

templates = [source for source in text_files() if source.path.suffix == ".html"]


def unknown(text: str) -> list[str]:
    return [name for name in ATTRIBUTE.findall(text) if name not in HTMX]


def test_it_uses_attributes_that_htmx_knows() -> None:
    found = [f"{source.place}: {name}" for source in templates for name in unknown(source.text)]
    assert not found, "\n".join(found)


def test_it_fetches_nothing_from_elsewhere() -> None:
    """Venue Wi-Fi may reach nothing but the club's own server."""
    fetches = re.compile(r"<(script|link|img|iframe|form)\b[^>]*" + ELSEWHERE.pattern)
    assert [source.place for source in templates if fetches.search(source.text)] == []


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ('<b hx-get="/x" data-hx-target="#y">', []),
        ('<b hx-disable-elt="this">', ["hx-disable-elt"]),
        ('<b hx-on:click="x()">', ["hx-on:click"]),
        ("{% if box-hx %}", []),
    ],
)
def test_it_would_find(text: str, names: list[str]) -> None:
    assert unknown(text) == names
