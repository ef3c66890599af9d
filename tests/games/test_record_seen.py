"""GET `records/{id}/` and `records/{id}/replay/`: a match file game by game, and move by move."""

from __future__ import annotations

import pytest

from games.api.record_examples import A_FILE, STEPS
from games.records import read
from tests.api.conftest import Caller, browser_of
from tests.people import People
from tests.records.files import DATA

pytestmark = pytest.mark.django_db


def sent(caller: Caller, text: str = A_FILE) -> int:
    return int(caller.send("records/", {"name": "The final", "text": text})["id"])


def stored(name: str) -> str:
    return (DATA / name).read_text("utf-8")


def test_it_tells_each_game(people: People) -> None:
    ana = browser_of(people.ana)
    answer = ana.ask(f"records/{sent(ana, stored('crawford.mat'))}/")
    assert [game["is_crawford"] for game in answer["by_game"]] == [False, True, False]
    assert [game["score"] for game in answer["by_game"]] == [
        {"white": 0, "black": 0},
        {"white": 0, "black": 2},
        {"white": 1, "black": 2},
    ]
    results = [(game["result"]["winner"], game["result"]["points"]) for game in answer["by_game"]]
    assert results == [("black", 2), ("white", 1), ("white", 2)]
    assert [game["plays"] for game in answer["by_game"]] == [2, 3, 3]


@pytest.mark.parametrize("format", ["mat", "sgf", "txt"])
@pytest.mark.parametrize("name", ["crawford.mat", "money.mat", "analysed.sgf"])
def test_it_gives_the_match_in_any_format(people: People, name: str, format: str) -> None:
    ana, text = browser_of(people.ana), stored(name)
    answer = ana.get(f"/api/v1/records/{sent(ana, text)}/", {"format": format})
    assert (answer.status_code, answer["Content-Type"]) == (200, "text/plain; charset=utf-8")
    assert read(answer.content).record == read(text).record


def test_another_format_is_refused(people: People) -> None:
    ana = browser_of(people.ana)
    assert ana.ask(f"records/{sent(ana)}/", 400, format="pdf")["code"] == "invalid"


def test_it_tells_each_decision_with_the_position_before_it(people: People) -> None:
    ana = browser_of(people.ana)
    answer = ana.ask(f"records/{sent(ana)}/replay/")
    assert answer["steps"][:2] == STEPS
    double, drop = answer["steps"][2:]
    assert (double["kind"], double["side"], double["dice"], double["play"]) == (
        "double", "white", None, None,
    )  # fmt: skip
    assert (drop["kind"], drop["side"]) == ("drop", "black")
    assert ":D:" in drop["xgid"]


def test_it_tells_the_game_that_is_asked_for(people: People) -> None:
    ana = browser_of(people.ana)
    record = sent(ana, stored("money.mat"))
    kinds = [step["kind"] for step in ana.ask(f"records/{record}/replay/", game=2)["steps"]]
    assert kinds == ["play", "double", "beaver", "take", "play"]
    assert ana.ask(f"records/{record}/replay/", 404, game=4)["code"] == "not_found"
    assert ana.ask(f"records/{record}/replay/", 400, game=0)["code"] == "invalid"


def test_it_shows_a_play_that_was_not_legal_as_it_was_written(people: People) -> None:
    ana = browser_of(people.ana)
    record = sent(ana, A_FILE.replace("31: 8/5 6/5", "31: 8/5 6/2"))
    step = ana.ask(f"records/{record}/replay/")["steps"][0]
    assert (step["play"], step["legal"]) == ("8/5 6/2", False)


def test_an_otter_that_waits_for_its_answer_has_no_xgid(people: People) -> None:
    cube = "  2)  Doubles => 2     Beavers => 4\n  3)  Raccoons => 8    Otters => 16\n  4)  Takes\n"
    text = A_FILE.replace(" 5 point", " 0 point").split("  2)")[0] + cube
    ana = browser_of(people.ana)
    steps = ana.ask(f"records/{sent(ana, text)}/replay/")["steps"]
    assert [step["kind"] for step in steps[-3:]] == ["raccoon", "otter", "take"]
    assert [step["xgid"] is None for step in steps[-3:]] == [False, False, True]


def test_nothing_new_is_not_sent_again(people: People) -> None:
    ana = browser_of(people.ana)
    for path in (f"/api/v1/records/{sent(ana)}/", f"/api/v1/records/{sent_again(ana)}/replay/"):
        tag = ana.get(path)["ETag"]
        assert ana.get(path, headers={"If-None-Match": tag}).status_code == 304


def sent_again(caller: Caller) -> int:
    return int(caller.post("/api/v1/records/", {"name": "x", "text": A_FILE}).json()["id"])


def test_somebody_elses_is_not_there(people: People) -> None:
    record = sent(browser_of(people.ana))
    for user in (people.bogdan, people.carla):
        caller = browser_of(user)
        assert caller.ask(f"records/{record}/", 404)["code"] == "not_found"
        assert caller.ask(f"records/{record}/replay/", 404)["code"] == "not_found"
    assert Caller().ask(f"records/{record}/", 401)["code"] == "not_authenticated"
