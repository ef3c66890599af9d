"""Which nights a federation's page is about: years, since each of its clubs has its own seasons."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

from django.utils import timezone
from django.utils.translation import gettext as _


def spans(asked: str) -> list[dict[str, Any]]:
    """Which nights: this year, the year before, the last twelve months, all; one is chosen."""
    today = timezone.localdate()
    years = [
        (str(year), date(year, 1, 1), date(year, 12, 31)) for year in (today.year, today.year - 1)
    ]
    found: list[tuple[str, str, date | None, date | None]] = [
        (name, name, since, until) for name, since, until in years
    ]
    found.append(("months", _("last 12 months"), today - timedelta(days=365), None))
    found.append(("all", _("all nights"), None, None))
    chosen = asked if asked in {value for value, *_rest in found} else "months"
    return [
        {"value": v, "label": label, "since": since, "until": until, "chosen": v == chosen}
        for v, label, since, until in found
    ]
