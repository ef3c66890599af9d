"""Who made a key of a club, by the name that he has in it."""

from __future__ import annotations

from django.db.models import OuterRef, Subquery

from chouette.models import Player


def maker_name() -> Subquery:
    """For `annotate(made_by=...)` on rows of a club: what its maker is called at the tables; None
    where he is nobody there any more."""
    makers = Player.objects.filter(club=OuterRef("club"), user=OuterRef("created_by"))
    return Subquery(makers.order_by("pk").values("name")[:1])
