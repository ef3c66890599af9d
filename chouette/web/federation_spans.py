"""Which nights a federation's page is about: years, since each of its clubs has its own seasons."""

from __future__ import annotations

from datetime import date

from django.utils import timezone
from django.utils.translation import gettext as _

from chouette.selectors.club_spans import MONTHS_12
from chouette.web.spans import NightsChoice


def spans(asked: str) -> list[NightsChoice]:
    """Which nights: this year, the year before, the last twelve months, all; one is chosen."""
    today = timezone.localdate()
    since = {
        **{str(year): date(year, 1, 1) for year in (today.year, today.year - 1)},
        "months": today - MONTHS_12,
        "all": None,
    }
    labels = {"months": _("last 12 months"), "all": _("all nights")}
    chosen = asked if asked in since else "months"
    return [
        NightsChoice(
            value,
            first,
            date(first.year, 12, 31) if first and value not in labels else None,
            label=labels.get(value, value),
            chosen=value == chosen,
        )
        for value, first in since.items()
    ]
