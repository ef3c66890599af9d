"""What the next undo takes back, in words that fit a phone."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from chouette.web.reader import LogLine
from chouette.web.steps import step_words
from tests.builders import Table
from tests.people import People
from tests.web.pages import Reader, form_of


def line(kind: str, game: int | None = 3) -> LogLine:
    at = datetime(2026, 11, 26, 21, 0, tzinfo=UTC)
    return LogLine("The whole sentence.", "Ana", at, game=game, kind=kind)


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("result", "result, game 3"),
        ("quick_result", "score, game 3"),
        ("settle", "agreement, game 3"),
        ("double", "double, game 3"),
        ("offer", "double, game 3"),
        ("extra", "extra, game 3"),
        ("buy", "bought cube, game 3"),
        ("start_game", "start, game 3"),
        ("automatic_double", "automatic double, game 3"),
        ("correct_game", "correction, game 3"),
    ],
)
def test_it_names_a_step_of_a_game(kind: str, words: str) -> None:
    assert step_words(line(kind)) == words


def test_it_tells_other_steps_in_the_words_of_the_log() -> None:
    assert step_words(line("answer")) == "The whole sentence."
    assert step_words(line("join", game=None)) == "The whole sentence."


@pytest.mark.parametrize(
    ("kind", "fields", "words"),
    [
        ("result", {"winner": "box", "result": "single"}, "result, game 1"),
        ("start_game", {}, "start, game 1"),
        ("automatic_double", {}, "automatic double, game 1"),
        ("sit_out", {"player": "carla"}, "carla sits out."),
    ],
)
def test_it_names_what_the_undo_of_a_page_takes_back(
    bogdan: Reader, table: Table, people: People, kind: str, fields: dict[str, Any], words: str
) -> None:
    if "player" in fields:
        fields = {"player": people.number(fields["player"])}
    table.send(kind, **fields)
    assert f"Undo: {words}</span>" in bogdan.page()


def test_it_names_the_step_before_once_one_was_taken_back(bogdan: Reader, table: Table) -> None:
    table.send("result", winner="box", result="single")
    table.send("double", side="box", answers={table.people.number("carla"): "take"})
    assert "Undo: double, game 2</span>" in bogdan.page()
    html = bogdan.htmx(form_of(bogdan.page(), kind="void")).content.decode()
    assert "Undo: result, game 1</span>" in html
