"""The rules that a federation shares, as it and as one of its clubs sees them."""

from __future__ import annotations

from dataclasses import dataclass

from django.db.models import Count, Q

from chouette.models import Club, Federation, HouseRules, SharedRules


@dataclass(frozen=True)
class SharedRow:
    """Rules in their newest version, and how many clubs play by it or by an older one."""

    rules: SharedRules
    clubs: int
    clubs_behind: int


@dataclass(frozen=True)
class OfferedRules:
    """Shared rules as one club sees them: what it has of them, if anything."""

    rules: SharedRules
    taken: HouseRules | None

    @property
    def is_newest(self) -> bool:
        """Whether the club has just this version."""
        return self.taken is not None and self.taken.shared_id == self.rules.pk

    @property
    def is_changed(self) -> bool:
        """Whether the club changed them since it took them over."""
        return self.taken is not None and self.taken.shared_id is None


def shared_rows(federation: Federation) -> list[SharedRow]:
    """The rules it offers, in their newest versions, by name; two queries."""
    newest = federation.shared_rules.filter(is_active=True, superseded_by=None).order_by("name")
    clubs = Q(club__federation_place__federation=federation, superseded_by=None, is_active=True)
    taken = HouseRules.objects.filter(clubs, shared__federation=federation).order_by()
    counted = dict(taken.values_list("shared_id").annotate(Count("club", distinct=True)))
    slugs = dict(federation.shared_rules.values_list("pk", "slug"))
    return [
        SharedRow(
            rules=rules,
            clubs=counted.get(rules.pk, 0),
            clubs_behind=sum(
                n for pk, n in counted.items() if slugs[pk] == rules.slug and pk != rules.pk
            ),
        )
        for rules in newest
    ]


def offered_rules(club: Club) -> list[OfferedRules]:
    """The rules that a club's federation offers it, in their newest versions, by name; three
    queries."""
    offered = SharedRules.objects.filter(
        federation__member_clubs__club=club,
        federation__is_active=True,
        is_active=True,
        superseded_by=None,
    )
    of_club = HouseRules.objects.filter(club=club, is_active=True)
    came = of_club.filter(shared__isnull=False).order_by("version")
    slugs = dict(came.values_list("shared__slug", "slug"))
    # The club may have changed them since; its own changes are versions too.
    kept = of_club.filter(slug__in=slugs.values(), superseded_by=None)
    newest = {rules.slug: rules for rules in kept}
    return [
        OfferedRules(rules, newest.get(slugs.get(rules.slug, "")))
        for rules in offered.order_by("name")
    ]
