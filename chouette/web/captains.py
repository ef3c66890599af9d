"""Who moves for the team once the captain is out of a game that goes on."""

from __future__ import annotations

from django.utils.translation import gettext as _

from chouette.rules.actions import Player
from chouette.rules.contracts import Game
from chouette.rules.cubes import Ending
from chouette.web.people import People


def captain_now(game: Game) -> Player | None:
    """The best-placed member still in, where that is no longer the captain (row 7)."""
    acting = game.acting_captain
    return acting if acting != game.members[0] else None


def captain_sentence(game: Game, people: People) -> str:
    """How the captain went and who moves in his place; empty while he plays.

    With one cube he who drops or settles goes last at once; with many cubes the end of the game
    says where he goes.
    """
    acting, ending = captain_now(game), game.contracts[game.members[0]].ending
    if acting is None or ending is None:
        return ""
    one_cube = game.ruleset.cubes == "single"
    template = _with_one_cube(ending) if one_cube else _with_many_cubes(ending)
    return template.format(captain=people.name(game.members[0]), acting=people.name(acting))


def _with_one_cube(ending: Ending) -> str:
    if ending.code == "agreed":
        return _(
            "{captain} agreed on a result and goes to the end of the order; "
            "{acting} is captain for the rest of this game."
        )
    return _(
        "{captain} dropped and goes to the end of the order; "
        "{acting} is captain for the rest of this game."
    )


def _with_many_cubes(ending: Ending) -> str:
    if ending.code == "agreed":
        return _("{captain} agreed on a result; {acting} is captain for the rest of this game.")
    if ending.winner == "holder":
        return _("The box dropped to {captain}; {acting} is captain for the rest of this game.")
    return _("{captain} dropped; {acting} is captain for the rest of this game.")
