"""docs/variants.md has every rule that is cited, and every option as it is declared."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.engine.variants import VARIANTS, Option
from games.engine.variants.guide import OF_RULES, as_written

ROOT = Path(__file__).parents[2]
WRITTEN = (ROOT / "docs" / "variants.md").read_text("utf-8")
PASSAGES = {
    **dict(re.findall(r"^\| ((?:LN|SB)-\d+[a-z]?) \| (.*)$", WRITTEN, re.MULTILINE)),
    **dict(
        re.findall(r"^#{2,3} (\d(?:\.\d+)?)\.? (.*?)(?=^##|\Z)", WRITTEN, re.MULTILINE | re.DOTALL)
    ),
}
"""What stands there by the number of its rule or section."""
CODE = {
    str(path.relative_to(ROOT)): path.read_text("utf-8")
    for path in sorted((ROOT / "games").rglob("*.py"))
}
CITED = re.compile(
    r"\b((?:LN|SB)-\d+[a-z]?)\b"
    r"|\bsections? (\d(?:\.\d+)?)\b|variants\.md (\d(?:\.\d+)?)|\((\d\.\d+)\)"
)
OPTIONS = [
    pytest.param(variant.name, option, id=f"{variant.name}-{option.name}")
    for variant in VARIANTS.values()
    for option in variant.options.values()
]


def test_it_has_the_rules_in_order() -> None:
    for family, last in (("LN", 20), ("SB", 15)):
        numbers = [name for name in PASSAGES if re.fullmatch(rf"{family}-\d+", name)]
        assert numbers == [f"{family}-{number}" for number in range(1, last + 1)]
    assert [name for name in PASSAGES if "." in name] == [f"3.{number}" for number in range(1, 16)]


@pytest.mark.parametrize(("variant", "option"), OPTIONS)
def test_it_has_each_option_under_its_rule_as_it_is_declared(variant: str, option: Option) -> None:
    passage = " ".join(PASSAGES[option.rule].split())
    choices = ", ".join(map(as_written, option.choices))
    assert f"`{option.name} = {choices}`" in passage
    assert re.search(rf"(\*\*|[|`] ){option.sure}\b", passage)


def test_it_has_whatever_the_code_cites() -> None:
    missing = [
        f"{path}: {number}"
        for path, text in CODE.items()
        if path.startswith("games/engine/")
        for number in filter(None, (name for found in CITED.findall(text) for name in found))
        if number not in PASSAGES
    ]
    assert missing == []
    assert set(OF_RULES) <= set(PASSAGES)


def test_it_names_every_rule_set() -> None:
    told = PASSAGES["6"]
    assert re.findall(r"^\| `(\w+)` \|", told, re.MULTILINE) == list(VARIANTS)
    headed = re.findall(r"^### 3\.\d+ .*: `(\w+)`$", WRITTEN, re.MULTILINE)
    assert sorted(headed) == sorted(set(VARIANTS) - {"short", "long_classic"})


def test_it_is_found_by_whoever_reads_that_it_is_cited() -> None:
    for name in ("README.md", "CONTRIBUTING.md"):
        assert "(docs/variants.md)" in (ROOT / name).read_text("utf-8")
