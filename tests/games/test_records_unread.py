"""POST `records/`: why no game could be read, and files that are sent without a name."""

from __future__ import annotations

import pytest

from games.api.record_examples import A_FILE
from tests.api.conftest import browser_of
from tests.people import People

pytestmark = pytest.mark.django_db

LONG = " 0 point match\n Game 1\n A : 0    B : 0\n" + "  1)  Doubles => 2      Takes\n" * 3_000


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (LONG, "A match file has 3000 plays and turns of the cube at most; the rest was not read"),
        ("(;GM[1])", "This game tree cannot be read: it is not of backgammon"),
        (" 5 point match\n", "there is none in it"),
    ],
)
def test_the_reason_is_told_first(people: People, text: str, told: str) -> None:
    answer = browser_of(people.ana).send("records/", {"text": text}, 422)
    assert answer["code"] == "no_readable_game"
    assert answer["detail"].startswith(f"No game could be read here: {told} (line ")
    assert "no_game" in [error["code"] for error in answer["errors"]]


def test_a_text_needs_no_name(people: People) -> None:
    assert browser_of(people.ana).send("records/", {"text": A_FILE})["name"] == "Match"


def test_a_length_that_is_none_is_told(people: People) -> None:
    text = "(;GM[6]MI[length:999999999999999]PW[A]PB[B];B[31qtst])"
    answer = browser_of(people.ana).send("records/", {"text": text})
    assert (1, "bad_length") in [(each["line"], each["code"]) for each in answer["errors"]]
