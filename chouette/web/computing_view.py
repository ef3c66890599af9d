"""What a page shows that waits for the statement of a closed night."""

from __future__ import annotations

from typing import Any

from django.urls import reverse

from chouette.models import ChouetteSession
from chouette.permissions import Action, Standing
from chouette.selectors.computing import Computing

PAGES = {"squaring": "table_squaring", "sheet": "table_sheet"}
"""Where one waits, and the name of that page."""


def computing_context(
    row: ChouetteSession, standing: Standing, computing: Computing | None, at: str
) -> dict[str, Any]:
    """For `_computing.html`; what went wrong only for who can do something about it."""
    told = computing is not None and standing.may(Action.CORRECT_CLOSED)
    return {
        "computing": computing,
        "computing_error": computing.error if computing and told else "",
        "computing_ask": f"{reverse('table_computing', args=[row.pk])}?at={at}",
        "computing_page": reverse(PAGES[at], args=[row.pk]),
    }
