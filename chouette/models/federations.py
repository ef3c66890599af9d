"""A federation of clubs: rules they share, and one view over all of them.

A federation owns nothing of a club. A person who plays in several of its clubs is one because the
players there are of one account.
"""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils.timezone import now
from django.utils.translation import gettext_lazy as _

from .clubs import Club
from .versioned_rules import VersionedRules


class Federation(models.Model):
    """An organisation of clubs."""

    name = models.CharField(_("name"), max_length=80)
    slug = models.SlugField(_("address"), max_length=60, unique=True)
    is_active = models.BooleanField(_("active"), default=True)
    created_at = models.DateTimeField(_("created"), default=now, editable=False)

    class Meta:
        verbose_name, verbose_name_plural = _("federation"), _("federations")
        ordering = ["name", "id"]

    def __str__(self) -> str:
        return self.name


class FederationOfficer(models.Model):
    """Somebody who manages a federation: its clubs, its shared rules, its officers."""

    federation = models.ForeignKey(
        Federation, models.PROTECT, related_name="officers", verbose_name=_("federation")
    )
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.PROTECT,
        related_name="federation_offices",
        verbose_name=_("user"),
    )
    since = models.DateTimeField(_("since"), default=now, editable=False)

    class Meta:
        verbose_name, verbose_name_plural = _("officer"), _("officers")
        constraints = [
            models.UniqueConstraint(name="officer_once", fields=["federation", "user"]),
        ]

    def __str__(self) -> str:
        return f"{self.user}"


class FederationInvitation(models.Model):
    """A one-use way for a club into a federation, followed by an owner of the club; only the hash
    of its secret is kept."""

    federation = models.ForeignKey(
        Federation, models.PROTECT, related_name="invitations", verbose_name=_("federation")
    )
    secret_hash = models.CharField(
        _("hash of the secret"), max_length=64, unique=True, editable=False
    )
    created_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.PROTECT,
        related_name="+",
        verbose_name=_("created by"),
    )
    created_at = models.DateTimeField(_("created"), default=now, editable=False)
    expires_at = models.DateTimeField(_("ends"))
    used_at = models.DateTimeField(_("used"), null=True, blank=True)
    used_by_club = models.ForeignKey(
        Club, models.PROTECT, null=True, blank=True, related_name="+", verbose_name=_("used by")
    )

    class Meta:
        verbose_name = _("invitation of a club")
        verbose_name_plural = _("invitations of clubs")

    def __str__(self) -> str:
        return f"{self.federation} #{self.pk}"


class FederationCommand(models.Model):
    """Something that was done in a federation, as its officers read it: who, what and when. Rows
    are only ever added."""

    federation = models.ForeignKey(
        Federation, models.PROTECT, related_name="commands", verbose_name=_("federation")
    )
    kind = models.CharField(_("kind"), max_length=30)
    body = models.JSONField(_("body"))
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.PROTECT,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("sent by"),
    )
    recorded_at = models.DateTimeField(_("recorded"), default=now)

    class Meta:
        verbose_name = _("command of a federation")
        verbose_name_plural = _("commands of federations")
        ordering = ["id"]

    def __str__(self) -> str:
        return self.kind


class FederationClub(models.Model):
    """A club belongs to a federation; an owner of the club brought it in and may take it out."""

    federation = models.ForeignKey(
        Federation, models.PROTECT, related_name="member_clubs", verbose_name=_("federation")
    )
    club = models.OneToOneField(
        Club, models.PROTECT, related_name="federation_place", verbose_name=_("club")
    )
    joined_at = models.DateTimeField(_("joined"), default=now, editable=False)

    class Meta:
        verbose_name, verbose_name_plural = _("club of a federation"), _("clubs of a federation")

    def __str__(self) -> str:
        return f"{self.club}"


class SharedRules(VersionedRules):
    """One version of a named set of rules that a federation offers to its clubs.

    A club takes a version over as house rules of its own, so a new version here changes no table.
    """

    federation = models.ForeignKey(
        Federation, models.PROTECT, related_name="shared_rules", verbose_name=_("federation")
    )

    class Meta:
        ordering = ["federation_id", "slug", "-version"]
        verbose_name, verbose_name_plural = _("shared rules"), _("shared rules")
        constraints = [
            models.UniqueConstraint(
                name="shared_rules_version_once", fields=["federation", "slug", "version"]
            ),
        ]
