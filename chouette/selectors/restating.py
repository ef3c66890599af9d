"""Which tables have a statement that could be computed again."""

from __future__ import annotations

from django.db.models import Exists, OuterRef

from chouette.models import ChouetteSession, Statement
from chouette.selectors.statement_body import EDITION


def stated_tables(
    club_id: int | None = None, *, after: int = 0, every_edition: bool = False
) -> list[int]:
    """Numbers above `after` of tables whose statement counts, in order; of one club if named.

    Only those whose statement is of an earlier edition, unless `every_edition`. One query.
    """
    stated = ChouetteSession.objects.filter(stated_seq__isnull=False, pk__gt=after)
    if club_id is not None:
        stated = stated.filter(club_id=club_id)
    if not every_edition:
        of_today = Statement.objects.filter(
            chouette_session=OuterRef("pk"), last_seq=OuterRef("stated_seq"), edition__gte=EDITION
        )
        stated = stated.exclude(Exists(of_today))
    return list(stated.order_by("pk").values_list("pk", flat=True))
