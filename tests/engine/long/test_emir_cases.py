"""The cases of emir that were worked out by hand: what a roll leads to, what may be done before it.

Rows with `results` tell all of them, those with `contains` and `excludes` some that are or are not
among them, those with `premoves` all that may be done beforehand.
"""

from __future__ import annotations

from typing import Any

import pytest

from games.engine import variants
from games.engine.parallel.extra_objects import extra_of
from games.engine.parallel.premoves import premoves
from games.engine.parallel.setups import piles_of
from games.engine.tool import legal_plays_of
from tests.engine.cases import rows

Row = dict[str, Any]
ROWS = list(rows("emir.jsonl"))
ASKED = ("variant", "me", "opp", "extra_me", "extra_opp", "dice", "first_turn", "options")


def those_with(*keys: str) -> list[Any]:
    return [pytest.param(row, id=row["id"]) for row in ROWS if any(key in row for key in keys)]


def answer_to(row: Row) -> Row:
    return legal_plays_of({key: row[key] for key in ASKED if key in row})


def offered(row: Row) -> list[str]:
    variant = variants.get(row["variant"]).having(row.get("options", {}))
    extras = extra_of(row, "extra_me"), extra_of(row, "extra_opp")
    piles = piles_of(variant, row["me"], row["opp"], *extras)
    return sorted(map(str, premoves(variant, piles, done=0)))


def told(row: Row) -> Any:
    return answer_to(row)["results"] if "dice" in row else offered(row)


def test_there_are_as_many_as_there_were() -> None:
    assert len({row["id"] for row in ROWS}) == len(ROWS) == 78


@pytest.mark.parametrize("row", those_with("results"))
def test_it_finds_every_result_and_no_other(row: Row) -> None:
    answer = answer_to(row)
    assert answer["results"] == sorted(row["results"], key=str)
    assert answer["legal"] == sorted({result["me"] for result in row["results"]})
    assert answer["played"] == row["played"]


@pytest.mark.parametrize("row", those_with("contains", "excludes"))
def test_it_finds_what_is_said_and_not_what_is_ruled_out(row: Row) -> None:
    found = answer_to(row)["results"]
    assert all(result in found for result in row.get("contains", ()))
    assert not any(result in found for result in row.get("excludes", ()))


@pytest.mark.parametrize("row", those_with("premoves"))
def test_it_offers_that_before_the_throw_and_nothing_else(row: Row) -> None:
    assert offered(row) == sorted(row["premoves"])


@pytest.mark.parametrize("option", ["recapture", "return_onto", "bar_priority", "distribute_head"])
def test_each_option_is_told_both_ways(option: str) -> None:
    """A row with the option and one without that have the same position, and other answers."""
    default = variants.get("emir").options[option].default
    pairs = [
        (row, usual)
        for row in ROWS
        if row.get("options", {}).get(option, default) != default
        for usual in ROWS
        if "options" not in usual
        and all(row[key] == usual[key] for key in ("me", "opp", "extra_me", "extra_opp"))
        and row.get("dice") == usual.get("dice")
    ]
    assert any(told(row) != told(usual) for row, usual in pairs)
