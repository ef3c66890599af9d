"""The score sheet as on paper."""

from __future__ import annotations

from chouette.web.paper import columns_of, paper_of
from tests.web.states import PEOPLE, Sitting


def night() -> Sitting:
    """Three games: Ana's box wins, Carla beats her, Dinu comes, Elena never plays."""
    sitting = Sitting("ABC").do("result", winner="box", result="single")
    sitting.do("join", player="D")
    sitting.do("result", winner="team", result="single")
    return sitting.do("quick_result", points={"B": 1, "A": 1, "D": -1})


def test_it_has_players_across_and_games_down() -> None:
    paper = paper_of(night().state, PEOPLE)
    assert [player.name for player in paper.players] == ["Ana", "Bogdan", "Carla", "Dinu"]
    assert [row.number for row in paper.rows] == [1, 2, 3]


def test_it_marks_box_and_captain() -> None:
    rows = paper_of(night().state, PEOPLE).rows
    assert [cell.mark for cell in rows[0].cells] == ["B", "C", "", ""]
    assert [cell.mark for cell in rows[1].cells] == ["B", "", "C", ""]


def test_it_leaves_out_who_did_not_play() -> None:
    rows = paper_of(night().state, PEOPLE).rows
    assert [cell.played for cell in rows[0].cells] == [True, True, True, False]


def test_it_runs_the_totals_down_to_the_sum() -> None:
    paper = paper_of(night().state, PEOPLE)
    assert [row.cells[0].running for row in paper.rows] == [4, -2, 0]
    last = [cell.running for cell in paper.rows[-1].cells]
    assert last == [total.points for total in paper.totals]
    assert sum(last) == 0


def test_it_shows_the_last_games_under_the_same_totals() -> None:
    whole, short = paper_of(night().state, PEOPLE), paper_of(night().state, PEOPLE, last=2)
    assert [row.number for row in short.rows] == [2, 3]
    assert short.rows == whole.rows[1:]
    assert short.totals == whole.totals


def test_it_marks_a_corrected_game() -> None:
    sitting = night()
    events = [{"type": "result", "winner": "box", "kind": "gammon"}]
    sitting.do("correct_game", game=1, events=events)
    assert [row.revised for row in paper_of(sitting.state, PEOPLE).rows] == [True, False, False]


def test_it_keeps_a_column_for_who_went_home() -> None:
    sitting = night().do("leave", player="B")
    assert "B" in columns_of(sitting.state)


def test_it_counts_money_in_the_totals_only_where_there_is_any() -> None:
    assert sum(total.money or 0 for total in paper_of(night().state, PEOPLE).totals) == 0
    points_only = Sitting("AB", stake_minor=0)
    assert paper_of(points_only.state, PEOPLE).rows == ()
