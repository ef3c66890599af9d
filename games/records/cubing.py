"""Follows the cube, resignations and their answers."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from games.engine import EngineError, NotNow, Phase, Position

from .deeds import Deed
from .faults import CubeDiffers, NoPlay
from .following import Following
from .record import Kind


def follow_double(game: Following, deed: Deed) -> None:
    """The cube turned: a double, or where one waits for an answer the next turn. What the rules
    refuse is a fault, and left out."""
    at = game.position
    assert at
    game.resigned = None
    again = at.phase is Phase.ANSWER_DOUBLE
    if not game.is_turn(deed):
        return
    at = game.position
    assert at
    try:
        after = at.turn_again() if again else at.double()
    except NotNow as why:
        game.lose(deed, NoPlay(dice=at.roll) if at.phase is Phase.PLAY else why)
        return
    except EngineError as why:
        game.fault(deed, why)
        game.unread_offer = True
        return
    if deed.number not in (None, after.cube.if_taken):
        game.fault(deed, CubeDiffers(written=deed.number, counted=after.cube.if_taken))
    game.did(deed, cast(Kind, after.cube.offer), after)


def follow_take(game: Following, deed: Deed) -> None:
    """What was offered is accepted; a resignation then ends the game."""
    if game.resigned is None:
        _answer(game, deed, "take")


def follow_drop(game: Following, deed: Deed) -> None:
    """What was offered is refused; after a resignation the game goes on."""
    if game.resigned is not None:
        game.resigned = None
    else:
        _answer(game, deed, "drop")


def follow_resignation(game: Following, deed: Deed) -> None:
    """A side gives up: so much, or what the result says. After dice it is who has thrown them."""
    at = game.position
    if at and at.phase is Phase.PLAY and not deed.sure:
        deed = replace(deed, side=at.on_roll, sure=True)
    game.resigned = deed


def _answer(game: Following, deed: Deed, kind: Kind) -> None:
    at = game.position
    assert at
    if game.unread_offer:
        game.unread_offer = False
        if at.phase is not Phase.ANSWER_DOUBLE:
            game.lost = kind == "drop"
            return
    if at.phase is Phase.ANSWER_DOUBLE and not game.is_turn(deed):
        return
    try:
        after: Position = at.take() if kind == "take" else at.drop()
    except EngineError as why:
        game.fault(deed, why)
        return
    game.did(deed, kind, after)
