"""The doubling cube (SB-8)."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

from games.engine import Cube, InvalidPosition
from games.engine.cube import LIMIT, TURNS
from games.engine.errors import CubeAtLimit, CubeIsTheirs, NoDouble
from tests.engine.playing import BLACK, WHITE


def test_it_starts_in_the_middle_at_one() -> None:
    cube = Cube()
    assert (cube.level, cube.owner, cube.turned, cube.pending) == (1, None, False, 0)
    assert (cube.stake, cube.if_taken, cube.offer) == (1, 1, "")


def test_it_changes_nothing_before_an_offer_is_taken() -> None:
    offered = Cube().double(BLACK)
    assert (offered.level, offered.owner, offered.turned) == (1, None, False)
    assert (offered.offer, offered.stake, offered.if_taken) == ("double", 1, 2)


def test_it_goes_to_whoever_takes_it() -> None:
    assert Cube().double(BLACK).take(WHITE) == Cube(2, WHITE)


def test_it_is_offered_to_and_fro() -> None:
    cube, side = Cube(), BLACK
    for power in range(1, 11):
        cube = cube.double(side).take(side.other)
        assert (cube.level, cube.owner) == (2**power, side.other)
        side = side.other


def test_it_may_be_turned_by_either_side_from_the_middle_and_then_by_its_owner_only() -> None:
    for side in (WHITE, BLACK):
        assert Cube(4).double(side).pending == 1
        assert Cube(4, side).double(side).pending == 1
        with pytest.raises(CubeIsTheirs) as refusal:
            Cube(4, side.other).double(side)
        assert refusal.value.code == "cube_not_available"
        assert refusal.value.detail == (
            f"The cube is {side.other.label}'s: only its owner may double."
        )


def test_it_is_never_offered_twice_running_by_the_same_side() -> None:
    """Seed 000: nobody doubles twice in a row, for the other owns the cube then."""
    taken = Cube().double(BLACK).take(WHITE)
    with pytest.raises(CubeIsTheirs):
        taken.double(BLACK)
    assert taken.double(WHITE).take(BLACK) == Cube(4, BLACK)


def test_it_goes_no_higher_than_its_limit() -> None:
    assert Cube(LIMIT // 2, BLACK).double(BLACK).if_taken == LIMIT == 1024
    with pytest.raises(CubeAtLimit) as refusal:
        Cube(LIMIT, BLACK).double(BLACK)
    assert refusal.value.code == "cube_limit"
    assert refusal.value.detail == "The cube goes no higher than 1024."


@pytest.mark.parametrize("limit", [1, 2, 64, 4096])
def test_it_takes_any_limit(limit: int) -> None:
    with pytest.raises(CubeAtLimit, match=f"no higher than {limit}"):
        Cube(limit).double(BLACK, limit=limit)
    if limit > 1:
        assert Cube(limit // 2).double(BLACK, limit=limit).if_taken == limit


def test_it_has_nothing_to_take_before_a_double() -> None:
    with pytest.raises(NoDouble) as refusal:
        Cube(2, WHITE).take(WHITE)
    assert refusal.value.code == "cube_not_available"
    with pytest.raises(NoDouble):
        Cube().turn_again(animals=3)


@pytest.mark.parametrize("level", [0, -1, -2, 3, 6, 100, 1023])
def test_it_shows_powers_of_two_only(level: int) -> None:
    with pytest.raises(
        InvalidPosition, match=f"a cube shows a power of two, not {level}"
    ) as refusal:
        Cube(level)
    assert refusal.value.code == "bad_position"


@pytest.mark.parametrize("pending", [-1, 5, 100])
def test_it_is_turned_four_times_running_at_most(pending: int) -> None:
    assert len(TURNS) == 4
    with pytest.raises(InvalidPosition, match=f"turned 0 to 4 times running, not {pending}"):
        Cube(pending=pending)


@pytest.mark.parametrize(
    ("pending", "stake", "if_taken", "offer"),
    [
        (0, 4, 4, ""),
        (1, 4, 8, "double"),
        (2, 8, 16, "beaver"),
        (3, 16, 32, "raccoon"),
        (4, 32, 64, "otter"),
    ],
)
def test_it_tells_what_is_at_stake_during_an_exchange(
    pending: int, stake: int, if_taken: int, offer: str
) -> None:
    cube = Cube(4, BLACK, pending=pending)
    assert (cube.stake, cube.if_taken, cube.offer) == (stake, if_taken, offer)


def test_it_counts_gammons_by_jacoby_once_a_double_is_taken() -> None:
    """SB-9; a beaver takes the double it answers."""
    assert not Cube().counts_gammons
    assert not Cube(8).counts_gammons
    assert not Cube().double(BLACK).counts_gammons
    assert Cube().double(BLACK).turn_again(animals=1).counts_gammons
    assert Cube().double(BLACK).take(WHITE).counts_gammons


def test_it_is_a_value_that_never_changes() -> None:
    cube = Cube(2, WHITE)
    with pytest.raises(FrozenInstanceError):
        cube.level = 4  # type: ignore[misc]
    assert cube == Cube(2, WHITE)
    assert len({cube, Cube(2, WHITE), Cube(2, BLACK)}) == 2
