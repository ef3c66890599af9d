"""A mark on a game that somebody says was scored wrongly, until the host decides.

The mark changes no points: the game stands as scored until it is corrected, and both versions stay
in the log of the table.
"""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.timezone import now
from django.utils.translation import gettext_lazy as _

from .clubs import Club
from .sessions import ChouetteSession


class Dispute(models.Model):
    """One game in doubt: who says so and why, and in the end what was decided."""

    club = models.ForeignKey(Club, models.PROTECT, related_name="disputes", verbose_name=_("club"))
    chouette_session = models.ForeignKey(
        ChouetteSession,
        models.PROTECT,
        related_name="disputes",
        verbose_name=_("chouette session"),
    )
    game = models.PositiveIntegerField(_("game"))
    note = models.CharField(_("what is wrong"), max_length=200, blank=True, default="")
    raised_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.PROTECT,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("raised by"),
    )
    device = models.CharField(_("device"), max_length=80, blank=True, default="")
    raised_at = models.DateTimeField(_("raised"), default=now)
    decision = models.CharField(_("decision"), max_length=200, blank=True, default="")
    decided_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.PROTECT,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("decided by"),
    )
    decided_at = models.DateTimeField(_("decided"), null=True, blank=True)

    class Meta:
        verbose_name, verbose_name_plural = _("dispute"), _("disputes")
        ordering = ["id"]
        indexes = [
            models.Index(
                name="dispute_undecided", fields=["club"], condition=Q(decided_at__isnull=True)
            )
        ]
        constraints = [
            models.UniqueConstraint(
                name="dispute_once_per_game",
                fields=["chouette_session", "game"],
                condition=Q(decided_at__isnull=True),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.chouette_session}, {self.game}"
