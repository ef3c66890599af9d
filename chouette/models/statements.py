"""What the task computes when a table closes: the sheet of the night, checked against the ledger.

A statement belongs to one state of one log (`last_seq`) and counts only while its `last_seq` is
the session's. A later correction makes a new statement; the old one stays. The lines and pairs are
those of statements that count: they are deleted with the command that makes theirs outdated, so
club-wide sums read them as they are. A practice night has a statement, but neither lines nor pairs.

Whoever was merged into another player has no lines: they are the other's.
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
    edition = models.PositiveSmallIntegerField(
        _("edition"), default=1, help_text=_("How much it tells: later editions tell more.")
    )
    body = models.JSONField(_("statement"))
    computed_at = models.DateTimeField(_("computed"), default=now)

    class Meta:
        verbose_name, verbose_name_plural = _("statement"), _("statements")
        ordering = ["id"]
        constraints = [
            models.UniqueConstraint(
                name="statement_once_per_state",
                fields=["chouette_session", "last_seq", "edition"],
            ),
        ]

    def __str__(self) -> str:
        return f"{self.chouette_session}, {self.last_seq}"


class StatementLine(models.Model):
    """One player's night at one table: points in half-points, money in minor units.

    The box's side is the box and its partner; the captain is who began the game as such, the crew
    is the rest of the team. `best` and `worst` are single games: who lost them all has a best that
    is negative.
    A double counts for everybody whose contract it was made on: `offer_points` is what the
    contracts that he doubled came to, `take_points` those that he took a double on, `drop_points`
    (never positive) what his drops cost.
    """

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
    box_won = models.BigIntegerField(_("half-points won in the box"), default=0)
    captain_games = models.PositiveIntegerField(_("games as captain"), default=0)
    captain_points = models.BigIntegerField(_("half-points as captain"), default=0)
    captain_won = models.BigIntegerField(_("half-points won as captain"), default=0)
    won = models.BigIntegerField(_("half-points won"), default=0)
    best = models.BigIntegerField(_("best game in half-points"), default=0)
    worst = models.BigIntegerField(_("worst game in half-points"), default=0)
    offers = models.PositiveIntegerField(_("doubles offered"), default=0)
    offer_points = models.BigIntegerField(_("half-points of offers"), default=0)
    takes = models.PositiveIntegerField(_("doubles taken"), default=0)
    take_points = models.BigIntegerField(_("half-points of takes"), default=0)
    drops = models.PositiveIntegerField(_("doubles dropped"), default=0)
    drop_points = models.BigIntegerField(_("half-points of drops"), default=0)
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


class StatementPair(models.Model):
    """What `player` won from and lost to `opponent` at one table, in half-points.

    Each two who met have two rows, one from either side, so that a player's record against
    everybody is one sum over his own rows.
    """

    statement = models.ForeignKey(
        Statement, models.PROTECT, related_name="pairs", verbose_name=_("statement")
    )
    chouette_session = models.ForeignKey(
        ChouetteSession,
        models.PROTECT,
        related_name="pairs",
        verbose_name=_("chouette session"),
    )
    club = models.ForeignKey(Club, models.PROTECT, related_name="+", verbose_name=_("club"))
    player = models.ForeignKey(
        Player, models.PROTECT, related_name="statement_pairs", verbose_name=_("player")
    )
    opponent = models.ForeignKey(
        Player, models.PROTECT, related_name="+", verbose_name=_("opponent")
    )
    night_on = models.DateField(_("night"))
    games = models.PositiveIntegerField(_("games"))
    won = models.BigIntegerField(_("half-points won"))
    lost = models.BigIntegerField(_("half-points lost"))

    class Meta:
        verbose_name, verbose_name_plural = _("statement pair"), _("statement pairs")
        ordering = ["id"]
        indexes = [models.Index(name="pair_by_player_night", fields=["player", "night_on"])]
        constraints = [
            models.UniqueConstraint(
                name="pair_once_per_table", fields=["chouette_session", "player", "opponent"]
            ),
            models.CheckConstraint(
                name="pair_two_players", condition=~models.Q(player=models.F("opponent"))
            ),
        ]

    def __str__(self) -> str:
        return f"{self.player} - {self.opponent}, {self.night_on}"
