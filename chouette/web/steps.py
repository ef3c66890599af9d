"""What the next undo takes back, in so few words that a phone shows them all."""

from __future__ import annotations

from django.utils.translation import gettext as _

from chouette.web.reader import LogLine


def step_words(line: LogLine) -> str:
    """The step by its name and its game; steps of no game in the words of the log."""
    words = _of_a_game(line.kind) if line.game is not None else ""
    return words.format(n=line.game) if words else line.sentence


def _of_a_game(kind: str) -> str:
    return {
        "result": _("result, game {n}"),
        "quick_result": _("score, game {n}"),
        "settle": _("agreement, game {n}"),
        "double": _("double, game {n}"),
        "offer": _("double, game {n}"),
        "extra": _("extra, game {n}"),
        "buy": _("bought cube, game {n}"),
        "start_game": _("start, game {n}"),
        "automatic_double": _("automatic double, game {n}"),
        "correct_game": _("correction, game {n}"),
    }.get(kind, "")
