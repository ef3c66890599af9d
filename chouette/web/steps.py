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
        "result": _("result of game {n}"),
        "quick_result": _("score of game {n}"),
        "settle": _("agreement in game {n}"),
        "double": _("double in game {n}"),
        "offer": _("double in game {n}"),
        "extra": _("extra in game {n}"),
        "buy": _("bought cube in game {n}"),
        "start_game": _("start of game {n}"),
        "automatic_double": _("automatic double of game {n}"),
        "correct_game": _("correction of game {n}"),
    }.get(kind, "")
