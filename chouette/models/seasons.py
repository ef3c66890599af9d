"""A club's seasons: a span of nights with a table of its own, closed with everybody's balance.

Closing posts nothing: balances are sums over all nights and go on. It writes down how everybody
stood, and from then on no night of the season can be changed until the season is opened again.
"""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from .clubs import Club
from .players import Player


class Season(models.Model):
    """Nights from `starts_on` to `ends_on`, both of them in it; no end: it goes on."""

    club = models.ForeignKey(Club, models.PROTECT, related_name="seasons", verbose_name=_("club"))
    name = models.CharField(_("name"), max_length=80)
    starts_on = models.DateField(_("first day"))
    ends_on = models.DateField(_("last day"), null=True, blank=True)
    closed_at = models.DateTimeField(_("closed"), null=True, blank=True)
    closed_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.PROTECT,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("closed by"),
    )

    class Meta:
        verbose_name, verbose_name_plural = _("season"), _("seasons")
        ordering = ["-starts_on", "-id"]
        constraints = [
            models.UniqueConstraint(name="season_name_once", fields=["club", "name"]),
            models.UniqueConstraint(name="season_start_once", fields=["club", "starts_on"]),
            models.CheckConstraint(
                name="season_ends_after_start",
                condition=Q(ends_on=None) | Q(ends_on__gte=F("starts_on")),
            ),
            models.CheckConstraint(
                name="season_closed_has_end",
                condition=Q(closed_at=None) | Q(ends_on__isnull=False),
            ),
        ]

    def __str__(self) -> str:
        return self.name


class SeasonLine(models.Model):
    """How a player stood when the season was closed.

    `points` and `games` are the season's. `balances` is what he took along into the next, by unit:
    half-points under "points", minor units under a currency.
    """

    season = models.ForeignKey(
        Season, models.PROTECT, related_name="lines", verbose_name=_("season")
    )
    player = models.ForeignKey(
        Player, models.PROTECT, related_name="season_lines", verbose_name=_("player")
    )
    rank = models.PositiveIntegerField(
        _("rank"), null=True, blank=True, help_text=_("Empty for who did not play.")
    )
    nights = models.PositiveIntegerField(_("nights"))
    games = models.PositiveIntegerField(_("games"))
    points = models.BigIntegerField(_("half-points"))
    balances = models.JSONField(_("carried over"))

    class Meta:
        verbose_name, verbose_name_plural = _("season line"), _("season lines")
        ordering = ["rank", "id"]
        constraints = [
            models.UniqueConstraint(name="season_line_once", fields=["season", "player"]),
        ]

    def __str__(self) -> str:
        return f"{self.player}, {self.season}"
