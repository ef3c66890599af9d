"""A position as eXtreme Gammon's XGID (formats.md 1.3).

`XGID=board:cube:owner:turn:dice:score:score:rule:length:limit`, all of it from Black's side, the
bottom, whoever is on roll. The dice keep their order. A resignation and the state of the game are
not in it.
"""

from __future__ import annotations

import re
from typing import Final

from .dice import Roll
from .errors import InvalidDice, MalformedXgid, counted, shown
from .packed import PLACES
from .setup import (
    HIGHEST_CUBE_LIMIT,
    TURNED_BEFORE,
    Offer,
    Setup,
    board_of_row,
    counts_as_crawford,
    decider,
    row_of_board,
    row_of_the_other_side,
)
from .sides import Side

PREFIX: Final = "XGID="
FIELDS: Final = 10
HIGHEST_EXPONENT: Final = HIGHEST_CUBE_LIMIT.bit_length() - 1

TO_ROLL: Final = "00"
OFFERS: Final[dict[str, Offer]] = {"D": "double", "B": "beaver", "R": "raccoon"}
OWNERS: Final = {"-1": Side.WHITE, "0": None, "1": Side.BLACK}

JACOBY: Final = 1
BEAVERS: Final = 2

_STRANGE: Final = re.compile(r"[^A-Pa-p-]")
_NUMBER: Final = re.compile(r"[0-9]{1,5}")
_DICE: Final = re.compile(r"[1-6]{2}")
_OWNER_TEXTS: Final = {owner: text for text, owner in OWNERS.items()}
_OFFER_TEXTS: Final = {offer: text for text, offer in OFFERS.items()}


def xgid(setup: Setup) -> str:
    """The XGID of a setup. Raises MalformedXgid for what none can tell: a match that is over, and
    an otter."""
    if setup.match_is_over:
        raise MalformedXgid(reason="it cannot tell that a match is over")
    row = row_of_board(setup.board)
    fields = (
        "".join(map(_letter, row if setup.on_roll is Side.BLACK else row_of_the_other_side(row))),
        setup.cube_log,
        _OWNER_TEXTS[setup.cube_owner],
        _OWNER_TEXTS[setup.on_roll],
        _dice_text(setup),
        setup.scores[Side.BLACK],
        setup.scores[Side.WHITE],
        int(setup.crawford) + JACOBY * setup.jacoby + BEAVERS * setup.beavers,
        setup.length,
        setup.cube_limit.bit_length() - 1,
    )
    return PREFIX + ":".join(map(str, fields))


def from_xgid(text: str) -> Setup:
    """The setup of an XGID, with or without "XGID=", in upper or lower case. Raises MalformedXgid,
    InvalidDice, or InvalidPosition for what no session can come to."""
    bare = text.strip()
    if bare[: len(PREFIX)].upper() == PREFIX:
        bare = bare[len(PREFIX) :]
    fields = bare.split(":")
    if len(fields) != FIELDS:
        raise MalformedXgid(
            reason=f"it has {counted(len(fields), 'field')} where {FIELDS} are expected"
        )
    letters, cube, owner, turn, dice, *points, rule, length_text, limit = fields
    length = _number(length_text, "its length")
    black, white = (_number(score, "its score") for score in points)
    crawford, jacoby, beavers = _rules(_number(rule, "its rule"), length)
    on_roll = _turn(turn)
    offer = OFFERS.get(dice, "")
    level, cube_owner = _as_it_stands(1 << _exponent(cube), _owner(owner), on_roll, offer)
    row = _row(letters)
    return Setup(
        board=board_of_row(row if on_roll is Side.BLACK else row_of_the_other_side(row)),
        on_roll=on_roll,
        decides=decider(on_roll, offer, resigned=0),
        roll=None if offer else _roll(dice),
        cube_level=level,
        cube_owner=cube_owner,
        offer=offer,
        crawford=counts_as_crawford(crawford, length, (white, black)),
        length=length,
        scores=(white, black),
        jacoby=jacoby,
        beavers=beavers,
        cube_limit=1 << _exponent(limit),
    )


def _letter(count: int) -> str:
    if not count:
        return "-"
    return chr(ord("@") + count) if count > 0 else chr(ord("`") - count)


def _row(letters: str) -> list[int]:
    """26 counts from Black's side: his checkers positive, White's negative."""
    if len(letters) != PLACES:
        raise MalformedXgid(
            reason=f"its board has {counted(len(letters), 'character')} where {PLACES} are expected"
        )
    if strange := _STRANGE.search(letters):
        at, found = strange.start() + 1, shown(strange.group())
        known = "only A to P, a to p and - are known"
        raise MalformedXgid(reason=f"character {at} of its board is {found}, but {known}")
    return [
        0 if letter == "-" else ord(letter) - ord("@") if letter < "a" else ord("`") - ord(letter)
        for letter in letters
    ]


def _dice_text(setup: Setup) -> str:
    if setup.offer == "otter":
        raise MalformedXgid(reason="it has no letter for an otter")
    if setup.offer:
        return _OFFER_TEXTS[setup.offer]
    return f"{setup.roll.first}{setup.roll.second}" if setup.roll else TO_ROLL


def _roll(dice: str) -> Roll | None:
    if dice == TO_ROLL:
        return None
    if not _DICE.fullmatch(dice):
        raise InvalidDice(dice=shown(dice))
    return Roll.of(dice)


def _rules(rule: int, length: int) -> tuple[bool, bool, bool]:
    """Crawford game, Jacoby rule and beavers."""
    highest = 1 if length else JACOBY + BEAVERS
    if rule > highest:
        raise MalformedXgid(reason=f"its rule must be 0 to {highest}, not {rule}")
    return (bool(rule), False, False) if length else (False, rule % 2 == 1, rule >= BEAVERS)


def _as_it_stands(
    level: int, owner: Side | None, on_roll: Side, offer: Offer
) -> tuple[int, Side | None]:
    """Level and owner of the cube. Where a cube that was beavered or raccooned does not yet belong
    to the side that was doubled, it was written as it stood before the double."""
    turned_before = TURNED_BEFORE[offer] if offer else 0
    if turned_before and owner is not on_roll.other:
        return level << turned_before, on_roll.other
    return level, owner


def _turn(text: str) -> Side:
    side = OWNERS.get(text)
    if side is None:
        raise MalformedXgid(reason=f"its turn must be 1 or -1, not {shown(text)}")
    return side


def _owner(text: str) -> Side | None:
    if text not in OWNERS:
        raise MalformedXgid(reason=f"the owner of its cube must be 1, 0 or -1, not {shown(text)}")
    return OWNERS[text]


def _exponent(text: str) -> int:
    exponent = _number(text, "an exponent of its cube")
    if exponent > HIGHEST_EXPONENT:
        reason = f"an exponent of its cube must be 0 to {HIGHEST_EXPONENT}, not {exponent}"
        raise MalformedXgid(reason=reason)
    return exponent


def _number(text: str, name: str) -> int:
    if not _NUMBER.fullmatch(text):
        reason = f"{name} must be a number of 1 to 5 digits, not {shown(text)}"
        raise MalformedXgid(reason=reason)
    return int(text)
