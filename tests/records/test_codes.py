"""The codes of what is wrong in a file: one list, told whole wherever they are documented."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.api.record_schema import MatchFileErrorOut
from games.records import read
from games.records.faults import codes

DOCS = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
SECTION = DOCS.split("## Match files")[1].split("\n## ")[0]


def test_every_code_stands_in_the_documentation() -> None:
    assert set(codes()) - set(re.findall(r"`([a-z_]+)`", SECTION)) == set()


def test_every_code_stands_in_the_document_of_the_api() -> None:
    told = MatchFileErrorOut().fields["code"].help_text
    assert told is not None
    assert [code for code in codes() if f"`{code}`" not in told] == []


CUT = [
    " 5 point match\n" + " Game 1\n A : 0   B : 0\n  1) 31: 8/5 6/5   Wins 1 point\n" * 1_001,
    "(;GM[6]PW[A]PB[B];B[31qtst])" * 1_001,
    "(;GM[6]PW[A]PB[B];B[31qtst])(;GM[6]PW[A",
]


@pytest.mark.parametrize("text", CUT)
def test_nobody_is_told_that_a_file_is_legal_of_which_some_was_not_read(text: str) -> None:
    reading = read(text)
    assert reading.record.games
    assert not reading.is_legal
