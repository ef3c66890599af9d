"""`manage.py legal_plays`: positions and dice on standard input, legal results out."""

from __future__ import annotations

from clubsite.json_tools import JsonLinesCommand
from games.tools import LEGAL_PLAYS


class Command(JsonLinesCommand):
    """Contract 2.2."""

    help = (
        'Every distinct legal result of {"id", "xgid", "dice"} or "gnubg_id", of a long game '
        '{"id", "variant", "me", "opp", "dice", "colour", "first_turn", "options"}: one object a '
        "line on standard input, one a line on standard output in the same order; blank lines are "
        "passed over. Exit status 1 if any line could not be honoured."
    )
    tool = LEGAL_PLAYS
