"""`manage.py convert_positions`: one notation on standard input, all of them on standard output."""

from __future__ import annotations

from clubsite.json_tools import JsonLinesCommand
from games.tools import POSITIONS


class Command(JsonLinesCommand):
    """Contract 2.3."""

    help = (
        'Positions of backgammon between XGID and the IDs of GNU Backgammon: {"xgid"} or '
        '{"gnubg_id"}, one JSON object a line on standard input, one a line on standard output in '
        "the same order; blank lines are passed over. Exit status 1 if any line could not be "
        "honoured."
    )
    tool = POSITIONS
