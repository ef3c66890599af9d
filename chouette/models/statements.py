"""What the task computes when a table closes: the sheet of the night, checked against the ledger.

A statement belongs to one state of one log (`last_seq`) and counts only while its `last_seq` is
the session's. A later correction makes a new statement; the old one stays. The lines are those of
statements that count: they are deleted with the command that makes theirs outdated, so club-wide
sums read them as they are.
"""

from __future__ import annotations

from django.db import models
from django.utils.timezone import now
from django.utils.translation import gettext_lazy as _

from .clubs import Club
from .players import Player
from .sessions import ChouetteSession


class Statement(models.Model):
    """The result of one table as of event `last_seq`, with the plan of who pays whom."""

    chouette_session = models.ForeignKey(
        ChouetteSession,
        models.PROTECT,
        related_name="statements",
        verbose_name=_("chouette session"),
    )
    last_seq = models.PositiveIntegerField(_("events"))
    body = models.JSONField(_("statement"))
    computed_at = models.DateTimeField(_("computed"), default=now)

    class Meta:
        verbose_name, verbose_name_plural = _("statement"), _("statements")
        ordering = ["id"]
        constraints = [
            models.UniqueConstraint(
                name="statement_once_per_state", fields=["chouette_session", "last_seq"]
            ),
        ]

    def __str__(self) -> str:
        return f"{self.chouette_session}, {self.last_seq}"


class StatementLine(models.Model):
    """One player's night at one table: points in half-points, money in minor units."""

    statement = models.ForeignKey(
        Statement, models.PROTECT, related_name="lines", verbose_name=_("statement")
    )
    chouette_session = models.ForeignKey(
        ChouetteSession,
        models.PROTECT,
        related_name="lines",
        verbose_name=_("chouette session"),
    )
    club = models.ForeignKey(Club, models.PROTECT, related_name="+", verbose_name=_("club"))
    player = models.ForeignKey(
        Player, models.PROTECT, related_name="statement_lines", verbose_name=_("player")
    )
    night_on = models.DateField(_("night"))
    games = models.PositiveIntegerField(_("games"))
    games_won = models.PositiveIntegerField(_("games won"))
    box_games = models.PositiveIntegerField(_("games in the box"))
    box_points = models.BigIntegerField(_("half-points in the box"))
    points = models.BigIntegerField(_("half-points"))
    money = models.BigIntegerField(_("money in minor units"))
    currency = models.CharField(_("currency"), max_length=3, blank=True, default="")

    class Meta:
        verbose_name, verbose_name_plural = _("statement line"), _("statement lines")
        ordering = ["id"]
        indexes = [
            models.Index(name="line_by_club_night", fields=["club", "night_on"]),
            # Everything a season's table adds up, so that it never looks at the rows themselves.
            models.Index(
                name="line_sums",
                fields=[
                    "club",
                    "player",
                    "night_on",
                    "games",
                    "games_won",
                    "box_games",
                    "box_points",
                    "points",
                ],
            ),
            models.Index(name="line_by_player_night", fields=["player", "-night_on"]),
        ]
        constraints = [
            models.UniqueConstraint(
                name="line_one_per_player", fields=["chouette_session", "player"]
            ),
        ]

    def __str__(self) -> str:
        return f"{self.player}, {self.night_on}"
