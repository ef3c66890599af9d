"""A side as text, `24:13 18:2`: written, read back, and refused with a reason."""

from __future__ import annotations

import random

import pytest

from games.engine import variants
from games.engine.errors import GameIsOver, InvalidPosition, NotParallel
from games.engine.packed import flags
from games.engine.parallel import places
from games.engine.parallel.extras import BAR, NONE, Extra
from games.engine.parallel.game import LongGame
from games.engine.parallel.piles import is_off
from games.engine.sides import Side
from tests.engine.long.positions import PARALLEL, side, text, walk

CLASSIC, EMIR = "long_classic", "emir"
RESERVE = "24:12 reserve:3 emir:24(6)"


@pytest.mark.parametrize("name", PARALLEL)
def test_every_position_of_a_random_game_is_read_back(name: str) -> None:
    for state in walk(name, seed=10)[::5]:
        white, black = state.places
        assert places.read(white) == (state.sides[0], state.extras[0])
        assert places.read(black) == (state.sides[1], state.extras[1])
        if not any(map(is_off, state.sides, state.extras)):
            again = LongGame.at(state.variant, white, black, state.roller)
            assert (again.sides, again.extras) == (state.sides, state.extras)


def test_it_is_as_positions_are_written_everywhere() -> None:
    for given in ("24:15", "24:13 18:2", "6:2 5:1 4:1 3:1", "1:1"):
        assert places.read(given) == (side(given), NONE)
        assert places.written(side(given)) == given == text(side(given))
    assert LongGame.start(variants.get(CLASSIC)).places == ("24:15", "24:15")
    assert LongGame.start(variants.get(EMIR)).places == (RESERVE, RESERVE)


def test_it_is_read_in_any_order_and_may_say_who_is_off() -> None:
    assert places.read(" 18:2,  24:10  OFF:3") == places.read("off:3 24:10 18:2")
    assert places.read("6:2 1:1") == places.read("1:1 OFF:12 6:2")
    assert places.read("off:15") == places.read("") == (side(""), NONE)
    assert places.written(side("")) == "off:15"


def test_what_stands_on_no_point_is_told_behind() -> None:
    extra = Extra(bar=1, reserve=2, prisoners=flags([3, 15]), marked=BAR)
    own, read = places.read("24:8 held:15 held:3 bar:1 reserve:2 off:2 emir:bar")
    assert read == extra
    assert places.written(own, extra) == "24:8 held:15 held:3 bar:1 reserve:2 off:2 emir:bar"
    assert places.read("24:9 off:3 reserve:3 emir:24(6)")[1] == Extra(reserve=3, marked=24, above=6)
    assert places.read("6:3 reserve:3 emir:off")[1].marked == 0


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ("24:16", "16 checkers"),
        ("24:15 1:1", "16 checkers"),
        ("24:14 off:2", "16 checkers"),
        ("24:14 off:3", "17 checkers"),
        ("24:12 bar:4", "16 checkers"),
        ("25:1", "25 is not a point from 1 to 24"),
        ("held:25", "25 is not a point from 1 to 24"),
        ("24:1 24:2", "24 is told twice"),
        ("bar:1 bar:1", "bar is told twice"),
        ("15:2 held:15", "both free and held"),
        ("emir:7(2) 7:15", "only on 24"),
        ("24:14", "14 checkers, but a side has 15; while not all are home, who is off is told"),
        ("24:12 18:2", "14 checkers"),
        ("7:1 6:2", "3 checkers"),
        ("held:7 6:2", "3 checkers"),
        ("bar:1 6:2", "3 checkers"),
        ("24:14 off:0", "is not a point"),
        ("emir:24 emir:24 24:3", "is not a point with a number"),
        *[(bad, "is not a point with a number") for bad in (
            "x", "24", "24:", ":3", "24:0", "0:3", "24:-1", "24:1.5", "٢٤:٣", "24:100", "e:3",
            "emir:7(", "held:", "24=3", "{reason}", "\x00",
        )],
        ("24:1 " * 90, "longer than"),
    ],
)  # fmt: skip
def test_what_tells_no_side_is_refused(given: str, reason: str) -> None:
    with pytest.raises(InvalidPosition) as refusal:
        places.read(given)
    assert refusal.value.code == "bad_position"
    assert reason in refusal.value.detail
    assert len(refusal.value.detail) < 200


def test_any_text_is_read_or_refused() -> None:
    rng = random.Random(6)
    for _ in range(3_000):
        given = "".join(rng.choices("0123456789: ,()emirbaoffhld", k=rng.randint(0, 30)))
        try:
            own, extra = places.read(given)
        except InvalidPosition:
            continue
        assert places.read(places.written(own, extra)) == (own, extra)


@pytest.mark.parametrize(
    ("name", "white", "black"),
    [
        (CLASSIC, "24:15", "12:15"),
        (CLASSIC, "24:14 bar:1", "24:15"),
        (CLASSIC, "24:15 emir:24", "24:15"),
        ("fevga", "24:13 20:2", "24:15"),
        (EMIR, "24:12", "24:12"),
        (EMIR, "24:12 reserve:3 emir:20", RESERVE),
        (EMIR, "24:11 reserve:4 emir:24(6)", RESERVE),
        (EMIR, "24:11 held:3 reserve:3 emir:24(6)", RESERVE),
        (EMIR, "24:12 reserve:3 emir:24(12)", RESERVE),
    ],
)
def test_a_game_is_not_begun_where_the_rule_set_cannot_come_to(
    name: str, white: str, black: str
) -> None:
    for pair in ((white, black), (black, white)):
        with pytest.raises(InvalidPosition) as refusal:
            LongGame.at(variants.get(name), *pair)
        assert refusal.value.code == "bad_position"


def test_a_game_goes_on_from_a_text() -> None:
    game = LongGame.at(variants.get(CLASSIC), "24:13 18:2", "24:15", Side.BLACK)
    assert game.throw("65").play("24/13").places == ("24:13 18:2", "24:14 13:1")
    with pytest.raises(NotParallel):
        LongGame.at(variants.get("short"), "24:15", "24:15")
    with pytest.raises(GameIsOver):
        LongGame.at(variants.get(CLASSIC), "off:15", "24:15")
