"""The log of a table: who asked for what, what happened, in which order.

A chouette session is one table's sitting. Its row is the lock that every write takes; its events,
numbered 1, 2, 3, are the truth of the night. `Seat` is derived from them (who belongs to which
open table) so that the database can refuse one person at two tables.

`head` chains the log: the hash over the head before, the command and its events. It proves that
nothing in a log was changed, and names a state for good, so that folded states can be kept.

`stated_seq` is the event up to which the statement lines of this table count, null while none do.

Club-level writes that must not happen twice (payments) are commands too, without a session.
"""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.utils.timezone import now
from django.utils.translation import gettext_lazy as _

from .clubs import STAKE_MINOR_MAX, Club, HouseRules
from .players import Player

EVENTS_MAX = 5_000


class SessionStatus(models.TextChoices):
    """Whether a table still plays."""

    OPEN = "open", _("open")
    CLOSED = "closed", _("closed")


class ChouetteSession(models.Model):
    """One table's sitting, first roll to squaring up: the unit of ordering and locking."""

    club = models.ForeignKey(
        Club, models.PROTECT, related_name="chouette_sessions", verbose_name=_("club")
    )
    night_on = models.DateField(_("night"))
    table = models.CharField(_("table"), max_length=40)
    status = models.CharField(
        _("status"), max_length=6, choices=SessionStatus, default=SessionStatus.OPEN
    )
    last_seq = models.PositiveIntegerField(
        _("events"), default=0, help_text=_("The number of the last event of its log.")
    )
    head = models.CharField(
        _("hash of the log"), max_length=64, blank=True, default="", editable=False
    )
    is_practice = models.BooleanField(
        _("practice"), default=False, help_text=_("Its points never reach balances or standings.")
    )
    stated_seq = models.PositiveIntegerField(
        _("stated at event"), null=True, blank=True, editable=False
    )
    currency = models.CharField(_("currency"), max_length=3, blank=True, default="")
    stake_minor = models.BigIntegerField(_("stake in minor units"), default=0)
    house_rules = models.ForeignKey(
        HouseRules,
        models.PROTECT,
        null=True,
        blank=True,
        related_name="chouette_sessions",
        verbose_name=_("house rules"),
    )
    rules_name = models.CharField(_("rules"), max_length=90)
    opened_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.PROTECT,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("opened by"),
    )
    opened_at = models.DateTimeField(_("opened"), default=now, editable=False)
    keeper = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.PROTECT,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("keeps the score"),
        help_text=_("Who was given the table to score; others who may score still can."),
    )
    keeper_since = models.DateTimeField(_("keeps the score since"), null=True, blank=True)
    split_from = models.ForeignKey(
        "self",
        models.PROTECT,
        null=True,
        blank=True,
        related_name="split_into",
        verbose_name=_("split off from"),
    )
    merged_into = models.ForeignKey(
        "self",
        models.PROTECT,
        null=True,
        blank=True,
        related_name="merged_from",
        verbose_name=_("merged into"),
    )

    class Meta:
        verbose_name, verbose_name_plural = _("chouette session"), _("chouette sessions")
        ordering = ["-night_on", "-id"]
        indexes = [
            models.Index(name="session_by_night", fields=["club", "-night_on", "-id"]),
            models.Index(
                name="session_unstated", fields=["club"], condition=Q(stated_seq__isnull=True)
            ),
        ]
        constraints = [
            models.UniqueConstraint(
                name="session_one_open_per_table",
                fields=["club", "table"],
                condition=Q(status=SessionStatus.OPEN),
            ),
            models.CheckConstraint(
                name="session_status_known", condition=Q(status__in=SessionStatus.values)
            ),
            models.CheckConstraint(
                name="session_events_bounded", condition=Q(last_seq__lte=EVENTS_MAX)
            ),
            models.CheckConstraint(
                name="session_stake_in_bounds",
                condition=Q(stake_minor__gte=0, stake_minor__lte=STAKE_MINOR_MAX),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.night_on} {self.table}"


class Command(models.Model):
    """Something that was asked for and done; the sender made `command_id` before he sent it."""

    chouette_session = models.ForeignKey(
        ChouetteSession,
        models.PROTECT,
        null=True,
        blank=True,
        related_name="commands",
        verbose_name=_("chouette session"),
    )
    club = models.ForeignKey(Club, models.PROTECT, related_name="+", verbose_name=_("club"))
    command_id = models.UUIDField(_("identifier"), help_text=_("The sender made it."))
    kind = models.CharField(_("kind"), max_length=30)
    body = models.JSONField(_("body"))
    body_hash = models.CharField(_("hash of the body"), max_length=64)
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.PROTECT,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("sent by"),
    )
    guest_pass = models.ForeignKey(
        "chouette.GuestPass",
        models.PROTECT,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("sent by a guest's phone"),
    )
    device = models.CharField(_("device"), max_length=80, blank=True, default="")
    first_seq = models.PositiveIntegerField(_("first event"), default=0)
    last_seq = models.PositiveIntegerField(_("last event"), default=0)
    head = models.CharField(
        _("hash of the log"), max_length=64, blank=True, default="", editable=False
    )
    recorded_at = models.DateTimeField(_("recorded"), default=now)

    class Meta:
        verbose_name, verbose_name_plural = _("command"), _("commands")
        ordering = ["id"]
        indexes = [models.Index(name="command_by_seq", fields=["chouette_session", "first_seq"])]
        constraints = [
            models.UniqueConstraint(name="command_id_once", fields=["club", "command_id"]),
            models.CheckConstraint(
                name="command_has_events",
                condition=Q(
                    chouette_session__isnull=False, first_seq__gte=1, last_seq__gte=F("first_seq")
                )
                | Q(chouette_session__isnull=True, first_seq=0, last_seq=0),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.kind} {self.first_seq}-{self.last_seq}"


class Event(models.Model):
    """One thing that happened, as `chouette.rules.events.event_json` writes it."""

    chouette_session = models.ForeignKey(
        ChouetteSession,
        models.PROTECT,
        related_name="events",
        verbose_name=_("chouette session"),
    )
    seq = models.PositiveIntegerField(_("number"))
    command = models.ForeignKey(
        Command, models.PROTECT, related_name="events", verbose_name=_("command")
    )
    kind = models.CharField(_("kind"), max_length=30)
    version = models.PositiveSmallIntegerField(_("version"))
    payload = models.JSONField(_("payload"))

    class Meta:
        verbose_name, verbose_name_plural = _("event"), _("events")
        ordering = ["chouette_session_id", "seq"]
        constraints = [
            models.UniqueConstraint(name="event_seq_once", fields=["chouette_session", "seq"]),
            models.CheckConstraint(name="event_seq_positive", condition=Q(seq__gte=1)),
        ]

    def __str__(self) -> str:
        return f"{self.seq} {self.kind}"


class Seat(models.Model):
    """Somebody belongs to an open table. Derived from the log, rewritten with every command."""

    club = models.ForeignKey(Club, models.PROTECT, related_name="+", verbose_name=_("club"))
    night_on = models.DateField(_("night"))
    player = models.ForeignKey(
        Player, models.PROTECT, related_name="seats", verbose_name=_("player")
    )
    chouette_session = models.ForeignKey(
        ChouetteSession,
        models.PROTECT,
        related_name="seats",
        verbose_name=_("chouette session"),
    )

    class Meta:
        verbose_name, verbose_name_plural = _("seat"), _("seats")
        constraints = [
            models.UniqueConstraint(
                name="seat_one_table_a_night", fields=["club", "night_on", "player"]
            ),
        ]

    def __str__(self) -> str:
        return f"{self.player_id} at {self.chouette_session_id}"
