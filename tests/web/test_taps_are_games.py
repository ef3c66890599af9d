"""A night played by taps yields exactly the events that the scoring tool scores."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.rules import score_game
from chouette.rules.actions import action_json
from chouette.rules.parsing import halves_of
from chouette.rules.state import GameRecord
from chouette.selectors.logs import state_of
from tests.builders import Table
from tests.web.pages import Reader, form_of

pytestmark = pytest.mark.django_db

Sent = dict[str, str]


def double(bogdan: Reader, side: str, **answers: str) -> None:
    """A double of this side with answers by seat: `a1` is the captain's, `a2` the next member's."""
    form = form_of(bogdan.page(), kind="double", side=side)
    seats = [name for name in form.fields if name.startswith("answer-")]
    changes = {seats[int(seat[1:]) - 1]: answer for seat, answer in answers.items()}
    assert bogdan.send(form, **changes).status_code == 303


def result(bogdan: Reader, winner: str, kind: str = "single") -> None:
    form = form_of(bogdan.page(), kind="result", winner=winner, result_kind=kind)
    response = bogdan.send(form)
    if response.status_code == 200:
        response = bogdan.send(form_of(response.content.decode(), kind="result"))
    assert response.status_code == 303


def row_of(record: GameRecord) -> dict[str, Any]:
    """The game as the scoring tool reads it."""
    return {
        "order": list(record.order),
        "partner": record.partner,
        "rules": record.ruleset.to_json(),
        "auto_doubles": record.auto_doubles,
        "start_levels": dict(record.start_levels),
        "events": [action_json(action) for action in record.actions],
    }


def test_it_makes_games_that_the_scoring_tool_scores_the_same(bogdan: Reader, table: Table) -> None:
    double(bogdan, "box", a1="beaver", a2="drop")
    result(bogdan, "team", "gammon")
    assert (
        bogdan.send(form_of(bogdan.slip("automatic"), kind="automatic_double")).status_code == 303
    )
    double(bogdan, "team", a2="", a3="drop")
    double(bogdan, "box", a1="drop")
    result(bogdan, "box")
    result(bogdan, "team", "backgammon")
    bogdan.tap("void")
    result(bogdan, "box", "gammon")
    state = state_of(table.row)
    assert [len(record.actions) for record in state.records] == [2, 3, 1]
    orders = [record.order for record in state.records[1:]] + [state.seating.rotation.order]
    for record, order in zip(state.records, orders, strict=True):
        score = score_game(row_of(record)).to_json()
        points = {player: halves_of(won) for player, won in score["points"].items()}
        assert points == dict(record.points)
        assert score["order"] == list(order)
