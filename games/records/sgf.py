"""Reads the game trees of GNU Backgammon (.sgf): one tree a game; analysis is passed over."""

from __future__ import annotations

import re
from typing import Final

from games.engine import Side

from .deeds import Act, Deed, Written, WrittenGame
from .faults import BadSgf, SetUpWithin, TooManyGames, TooManyPlays, UnreadLine
from .limits import LINES_A_DEED, MOST_DEEDS, MOST_GAMES
from .sgf_info import LENGTH, read_info
from .sgf_rules import read_rules
from .sgf_setup import SettingUp, is_set_up
from .sgf_tree import Node, Tree, trees_of
from .texts import clean_name

_BEGINS: Final = re.compile(r"\ufeff?\s*\(\s*;")
_RESULT: Final = re.compile(r"([WB])\+([0-9]{1,6})R?", re.IGNORECASE)
_PLAY: Final = re.compile(r"([1-6]{2})((?:[a-y][a-z]){0,4})")
_ACTS: Final = {"double": Act.DOUBLE, "take": Act.TAKE, "drop": Act.DROP}
SIDES: Final = {"W": Side.WHITE, "B": Side.BLACK}
_PLACES: Final = "abcdefghijklmnopqrstuvwx"


def is_sgf(text: str) -> bool:
    """Whether a text begins as a game tree does."""
    return bool(_BEGINS.match(text))


def read_sgf(text: str, most_deeds: int = MOST_DEEDS) -> Written:
    """What stands in the trees of a text that may have so many plays and turns of the cube."""
    written, found = Written("sgf"), trees_of(text, most_deeds * LINES_A_DEED)
    for tree in found.trees[:MOST_GAMES]:
        if tree.nodes:
            _game(written, tree)
    if len(found.trees) > MOST_GAMES:
        written.fault(found.trees[MOST_GAMES].line, TooManyGames(limit=MOST_GAMES))
    if found.is_long_from:
        written.fault(found.is_long_from, TooManyPlays(limit=most_deeds))
    if found.stopped:
        line, reason = found.stopped
        written.fault(line, BadSgf(reason=reason))
    return written


def _game(written: Written, tree: Tree) -> None:
    line, root = tree.nodes[0]
    if root.get("GM", ["6"])[:1] != ["6"]:
        written.fault(line, BadSgf(reason="it is not of backgammon"))
        return
    game = WrittenGame(tree.line)
    info = read_info(written, line, root.get("MI", []))
    if not written.games:
        _head(written, root, info)
    game.scores = (info.get("ws", 0), info.get("bs", 0)) if "ws" in info or "bs" in info else None
    game.crawford = read_rules(written, line, root.get("RU", []))
    written.games.append(game)
    _follow(written, game, tree)
    for value in root.get("RE", [])[:1]:
        if result := _RESULT.match(value):
            side, points = SIDES[result[1].upper()], int(result[2])
            game.deeds.append(Deed(line, side, Act.WIN, number=points))


def _head(written: Written, root: Node, info: dict[str, int]) -> None:
    white, black = (clean_name(" ".join(root.get(name, []))) for name in ("PW", "PB"))
    written.names = white, black
    written.length = info.get(LENGTH, 0)


def _follow(written: Written, game: WrittenGame, tree: Tree) -> None:
    """The nodes of a tree, up to one that cannot be understood."""
    setting = SettingUp()
    for line, node in tree.nodes:
        if game.deeds and is_set_up(node):
            written.fault(line, SetUpWithin())
            return
        if not game.deeds:
            setting.node(node)
            game.start = setting.start
        if not _deeds(written, game, line, node, setting.side):
            return


def _deeds(written: Written, game: WrittenGame, line: int, node: Node, side: Side | None) -> bool:
    """What is done in a node; False if it cannot be understood."""
    thrower = next((SIDES[v] for v in node.get("PL", []) if v in SIDES), side)
    for dice in node.get("DI", [])[:1]:
        if thrower is not None and re.fullmatch("[1-6]{2}", dice):
            game.deeds.append(Deed(line, thrower, Act.ROLL, dice))
    for name, who in SIDES.items():
        for value in node.get(name, [])[:1]:
            deed = _deed(line, who, value.strip())
            if deed is None:
                written.fault(line, UnreadLine(text=f"'{value[:60]}'"))
                return False
            _replace_roll(game, deed)
            game.deeds.append(deed)
    return True


def _replace_roll(game: WrittenGame, deed: Deed) -> None:
    """Dice set before they are played are not a deed of their own."""
    last = game.deeds[-1] if game.deeds else None
    if deed.act is Act.PLAY and last and last.act is Act.ROLL and last.side is deed.side:
        game.deeds.pop()


def _deed(line: int, side: Side, value: str) -> Deed | None:
    if act := _ACTS.get(value.lower()):
        return Deed(line, side, act)
    if not (match := _PLAY.fullmatch(value)):
        return None
    moves = match[2]
    places = [place_of(letter, side) for letter in moves]
    text = " ".join(map("/".join, zip(places[::2], places[1::2], strict=True)))
    return Deed(line, side, Act.PLAY, match[1], text)


def place_of(letter: str, side: Side) -> str:
    """A letter as a place of the side's own numbering: a to x are White's 1 to 24."""
    if letter in "yz":
        return "bar" if letter == "y" else "off"
    number = _PLACES.index(letter) + 1
    return str(number if side is Side.WHITE else 25 - number)
