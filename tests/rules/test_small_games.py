"""Every small game there is: all answers of a few members to one double, all results.

Not random and not chosen: what is small enough is tried whole, against figures worked out here in
the plainest way.
"""

from __future__ import annotations

from itertools import product

import pytest

from chouette.rules.actions import ANSWERS
from chouette.tools import SCORE
from clubsite.json_tools import is_refusal

from .games import box, played, result, row, team

WORDS = sorted(ANSWERS)
RESULTS = [(side, kind) for side in ("box", "team") for kind in ("single", "gammon", "backgammon")]
TIMES = {"single": 1, "gammon": 2, "backgammon": 3}


def worth(word: str, doubler: str, winner: str, times: int) -> int:
    """What a doubled contract at 1 brings the member, whatever the chain."""
    turns = 1 + sum(word.count(turn) for turn in ("beaver", "raccoon", "otter"))
    if not word.endswith("drop"):
        return 2**turns * times * (1 if winner == "team" else -1)
    # Turn 1 was the doubler's; whoever would have had to answer the last turn gave up.
    last_turn_by_doubler = turns % 2 == 1
    loser = ("team" if doubler == "box" else "box") if last_turn_by_doubler else doubler
    return 2 ** (turns - 1) * (1 if loser == "box" else -1)


@pytest.mark.parametrize(("winner", "kind"), RESULTS)
@pytest.mark.parametrize("doubler", ["box", "team"])
def test_two_members_and_one_double_with_every_answer(doubler: str, winner: str, kind: str) -> None:
    """8 x 8 answers; the cubes are turned or their contracts closed, so Jacoby plays no part."""
    double = box if doubler == "box" else team
    for b, c in product(WORDS, repeat=2):
        events = [double(B=b, C=c)]
        if not (b.endswith("drop") and c.endswith("drop")):
            events.append(result(winner, kind))
        won = played("ABC", *events).settlement.points
        expected = {m: worth(w, doubler, winner, TIMES[kind]) for m, w in (("B", b), ("C", c))}
        assert {member: won[member] / 2 for member in "BC"} == expected
        assert won["A"] == -won["B"] - won["C"]


@pytest.mark.parametrize("winner", ["box", "team"])
def test_the_captain_rule_over_every_answer(winner: str) -> None:
    """The box stays exactly if B lost his own contract."""
    for b, c in product(WORDS, repeat=2):
        events = [box(B=b, C=c)]
        if not (b.endswith("drop") and c.endswith("drop")):
            events.append(result(winner))
        game = played("ABC", *events)
        assert (game.order[0] == "A") == (game.settlement.points["B"] < 0)


def test_one_cube_accepts_exactly_the_answers_that_can_happen() -> None:
    """Each member drops alone after a double or a raccoon; the box answers the rest together."""
    accepted = 0
    for b, c in product(WORDS, repeat=2):
        events = [box(B=b, C=c)]
        if not (b.endswith("drop") and c.endswith("drop")):
            events.append(result("box"))
        answer = SCORE.answer(row("ABC", *events, cubes="single"))
        possible = b == c or goes_with(b, c) or goes_with(c, b)
        assert is_refusal(answer) != possible, (b, c)
        accepted += possible
    # 8 alike, 7 with a plain drop, 3 with a dropped raccoon; each pair of unlike ones both ways.
    assert accepted == 8 + 2 * 7 + 2 * 3


def goes_with(alone: str, other: str) -> bool:
    """Whether one member can drop so while the other, who did not, goes on so."""
    if alone == "drop":
        return True
    return alone == "beaver/raccoon/drop" and other in (
        "beaver/raccoon",
        "beaver/raccoon/otter",
        "beaver/raccoon/otter/drop",
    )


@pytest.mark.parametrize("cubes", ["multi", "single"])
@pytest.mark.parametrize("members", ["B", "BC", "BCD", "BCDE"])
def test_games_without_a_double_pay_every_member_alike(members: str, cubes: str) -> None:
    for winner, kind in RESULTS:
        game = played("A" + members, result(winner, kind), cubes=cubes, jacoby="off")
        each = 2 * TIMES[kind] * (1 if winner == "team" else -1)
        assert all(game.settlement.points[member] == each for member in members)
        expected = "A" + members[1:] + "B" if winner == "box" else members + "A"
        assert game.order == expected
