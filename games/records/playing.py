"""Follows what a side does with its dice."""

from __future__ import annotations

from games.engine import AmbiguousPlay, Board, EngineError, IllegalPlay, Phase, Position
from games.engine.errors import PlayIsLegal
from games.engine.explained import Explained

from .anyhow import ends_with_one_number, left_as_told, moved_anyhow
from .deeds import Deed
from .faults import GameStops, NoPlay, OpeningDoublet, ToldIllegal, UnreadLine
from .following import Following, thrown


def follow_play(game: Following, deed: Deed) -> None:
    """Dice and what is played with them; a blank is a pass where nothing can be played, the play
    where there is one only, and otherwise a throw after which the game was given up."""
    rolled = _rolled(game, deed)
    if rolled is None:
        return
    plays = () if deed.text else rolled.legal_plays()
    if len(plays) > 1:
        game.position = rolled
    else:
        _play(game, deed, rolled, deed.text or "".join(map(str, plays)))


def follow_roll(game: Following, deed: Deed) -> None:
    """Dice that are not played any more: the game was given up. Where nothing can be played that
    is a turn passed."""
    rolled = _rolled(game, deed)
    if rolled is None:
        return
    if rolled.legal_plays():
        game.position = rolled
    else:
        _play(game, deed, rolled, "")


def _rolled(game: Following, deed: Deed) -> Position | None:
    game.imply_take(deed)
    at = game.position
    assert at
    game.resigned = None
    if at.phase is Phase.PLAY and (deed.side is not at.on_roll or not deed.dice):
        game.lose(deed, NoPlay(dice=at.roll))
        return None
    if not game.is_turn(deed):
        return None
    at = game.position
    assert at
    if not deed.dice:
        _without_dice(game, deed, at)
        return None
    try:
        rolled = thrown(at, deed.dice)
    except EngineError as why:
        game.lose(deed, why)
        return None
    if not game.steps and rolled.roll and rolled.roll.is_doublet and game.start.white is None:
        game.fault(deed, OpeningDoublet())
    return rolled


def _without_dice(game: Following, deed: Deed, at: Position) -> None:
    """`Cannot move` and no dice: the turn of a side that is shut out."""
    if at.board.is_shut_out:
        game.did(deed, "stay_out", at.stay_out())
    else:
        game.lose(deed, UnreadLine(text=f"'{deed.text[:60]}'"))


def _play(game: Following, deed: Deed, rolled: Position, text: str) -> None:
    game.position = rolled
    if text.lower().startswith("illegal"):
        board = left_as_told(text, rolled.on_roll)
        _illegally(game, deed, text, board, ToldIllegal(dice=rolled.roll))
        return
    try:
        play = rolled.find_play(text)
    except AmbiguousPlay as why:
        game.fault(deed, why)
        play = rolled.find_play(str(why.params["readings"]).split(" or ")[0])
    except IllegalPlay as why:
        _illegally(game, deed, text, moved_anyhow(rolled.board, text), why)
        return
    except EngineError as why:
        game.did(deed, "play", rolled, text, legal=False)
        game.lose(deed, why)
        return
    # The play was just found among the legal ones: `rolled.play(play)` would look for it again.
    game.did(deed, "play", rolled._left(play.board), str(play))


def _illegally(game: Following, deed: Deed, text: str, board: Board | None, why: Explained) -> None:
    """A play against the rules: the game goes on from where it left the checkers, if they can
    stand there."""
    rolled = game.position
    assert rolled
    assert rolled.roll
    fair = board is not None and ends_with_one_number(rolled.board, board, rolled.roll, text)
    if not fair:
        game.fault(deed, why)
    try:
        after = rolled.play_illegally(board) if board else None
    except PlayIsLegal as legal:
        # Only a mark was wrong, or the play is told by where it led.
        play = rolled.find_play(str(legal.params["play"]))
        game.did(deed, "play", rolled.play(play), str(play))
        return
    except EngineError:
        after = None
    game.did(deed, "play", after or rolled, text, legal=fair)
    if after is None:
        game.lost = True
        game.fault(deed, GameStops())
