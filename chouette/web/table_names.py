"""What a new table is called as long as nobody calls it otherwise."""

from __future__ import annotations

from datetime import date
from itertools import count

from django.utils.translation import gettext as _

from chouette.selectors.tables import names_in_use


def free_table_name(club_id: int, night_on: date) -> str:
    """The first `Table n` that nothing of this night is called, so that two nights of one day can
    be told apart."""
    used = names_in_use(club_id, night_on)
    names = (_("Table {n}").format(n=n) for n in count(1))
    return next(name for name in names if name not in used)
