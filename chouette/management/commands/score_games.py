"""`manage.py score_games`: chouette games on standard input, their scores on standard output."""

from __future__ import annotations

from chouette.tools import SCORE
from clubsite.json_tools import JsonLinesCommand


class Command(JsonLinesCommand):
    """Contract 2.1."""

    help = (
        "Score chouette games: one JSON object a line on standard input, one a line on standard "
        "output in the same order. Exit status 1 if any line could not be honoured."
    )
    tool = SCORE
