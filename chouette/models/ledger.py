"""Who owes whom: transfers between accounts, only ever added to.

An entry reads `payer -> payee, amount > 0`, so every entry balances by its shape. The balance of
an account is what came in less what went out. In points that is the score; in money it is what
the others owe this player (negative: what he owes). Units: `points` counts half-points, a
currency code counts minor units.

Kinds. `contract`, `extra`, `bought`, `share`: the points of a game. `debt`: one leg of a squaring
plan, the loser pays the winner. `payment`: money handed over, booked the other way round because
it cancels a debt: payer is who received it, his claim is smaller now. `opening`: a balance brought
in from before. `fee`: owed to the club. `expense`: what somebody laid out for the club, which owes
it to him now.

`settles` ties a payment to a leg of the plan, whichever came first: a payment names the leg that
it pays, and a leg that was made after the payment names the payment.
"""

from __future__ import annotations

from django.db import models
from django.db.models import F, Q
from django.utils.timezone import now
from django.utils.translation import gettext_lazy as _

from .clubs import Club
from .players import Player
from .sessions import ChouetteSession, Command

POINTS = "points"
AMOUNT_MAX = 10**12
CLUB_ACCOUNTS = ("kitty", "fees", "opening")


class EntryKind(models.TextChoices):
    """Why an entry was made."""

    CONTRACT = "contract", _("contract")
    EXTRA = "extra", _("extra")
    BOUGHT = "bought", _("bought cube")
    SHARE = "share", _("partner's share")
    DEBT = "debt", _("squaring up")
    PAYMENT = "payment", _("payment")
    OPENING = "opening", _("opening balance")
    FEE = "fee", _("fee")
    EXPENSE = "expense", _("expense")


class Account(models.Model):
    """What one owner, a player or a named account of the club, has in one unit."""

    club = models.ForeignKey(Club, models.PROTECT, related_name="accounts", verbose_name=_("club"))
    player = models.ForeignKey(
        Player,
        models.PROTECT,
        null=True,
        blank=True,
        related_name="accounts",
        verbose_name=_("player"),
    )
    name = models.CharField(_("name"), max_length=10, blank=True, default="")
    unit = models.CharField(_("unit"), max_length=6, help_text=_("“points” or a currency."))

    class Meta:
        verbose_name, verbose_name_plural = _("account"), _("accounts")
        constraints = [
            models.UniqueConstraint(
                name="account_one_per_player",
                fields=["club", "player", "unit"],
                condition=Q(player__isnull=False),
            ),
            models.UniqueConstraint(
                name="account_one_per_name",
                fields=["club", "name", "unit"],
                condition=Q(player__isnull=True),
            ),
            models.CheckConstraint(
                name="account_has_one_owner",
                condition=Q(player__isnull=False, name="")
                | Q(player__isnull=True, name__in=CLUB_ACCOUNTS),
            ),
            models.CheckConstraint(name="account_unit_named", condition=~Q(unit="")),
        ]

    def __str__(self) -> str:
        return f"{self.owner}, {self.unit}"

    @property
    def owner(self) -> str:
        """Whose it is: a player's name, or that of an account of the club."""
        return str(self.player or self.name)


class LedgerEntry(models.Model):
    """A stored transfer, or the reversal of one."""

    club = models.ForeignKey(Club, models.PROTECT, related_name="entries", verbose_name=_("club"))
    unit = models.CharField(_("unit"), max_length=6, help_text=_("“points” or a currency."))
    payer = models.ForeignKey(Account, models.PROTECT, related_name="paid", verbose_name=_("payer"))
    payee = models.ForeignKey(
        Account, models.PROTECT, related_name="received", verbose_name=_("payee")
    )
    amount = models.BigIntegerField(
        _("amount"), help_text=_("In half-points, or in minor units of the currency.")
    )
    kind = models.CharField(_("kind"), max_length=8, choices=EntryKind)
    chouette_session = models.ForeignKey(
        ChouetteSession,
        models.PROTECT,
        null=True,
        blank=True,
        related_name="entries",
        verbose_name=_("chouette session"),
    )
    game = models.PositiveIntegerField(_("game"), null=True, blank=True)
    revision = models.PositiveIntegerField(
        _("revision"), default=1, help_text=_("Above 1 after a correction of the game.")
    )
    reverses = models.OneToOneField(
        "self",
        models.PROTECT,
        null=True,
        blank=True,
        related_name="reversed_by",
        verbose_name=_("takes back"),
    )
    settles = models.ForeignKey(
        "self",
        models.PROTECT,
        null=True,
        blank=True,
        related_name="settled_by",
        verbose_name=_("settles"),
        help_text=_("Ties a payment to what it pays."),
    )
    command = models.ForeignKey(
        Command,
        models.PROTECT,
        null=True,
        blank=True,
        related_name="entries",
        verbose_name=_("command"),
    )
    note = models.CharField(_("note"), max_length=200, blank=True, default="")
    night_on = models.DateField(_("night"))
    recorded_at = models.DateTimeField(_("recorded"), default=now)

    class Meta:
        ordering = ["id"]
        verbose_name, verbose_name_plural = _("ledger entry"), _("ledger entries")
        indexes = [
            models.Index(name="entry_by_game", fields=["chouette_session", "game"]),
            models.Index(name="entry_by_unit", fields=["club", "unit", "-id"]),
            # So few entries are reversed that a planner with statistics may not trust the unique
            # index over all of them.
            models.Index(
                name="entry_mirrors", fields=["reverses"], condition=Q(reverses__isnull=False)
            ),
            # Whatever belongs to no game: money and opening balances, a small part of the whole.
            models.Index(
                name="entry_loose", fields=["club", "-id"], condition=Q(game__isnull=True)
            ),
            models.Index(
                name="entry_loose_paid",
                fields=["club", "payer", "amount"],
                condition=Q(game__isnull=True),
            ),
            models.Index(
                name="entry_loose_received",
                fields=["club", "payee", "amount"],
                condition=Q(game__isnull=True),
            ),
        ]
        constraints = [
            models.CheckConstraint(
                name="entry_amount_in_bounds",
                condition=Q(amount__gt=0, amount__lte=AMOUNT_MAX),
            ),
            models.CheckConstraint(name="entry_two_accounts", condition=~Q(payer=F("payee"))),
            models.CheckConstraint(name="entry_kind_known", condition=Q(kind__in=EntryKind.values)),
            models.CheckConstraint(
                name="entry_game_needs_table",
                condition=Q(game__isnull=True) | Q(chouette_session__isnull=False),
            ),
            models.CheckConstraint(
                name="entry_only_money_settles",
                condition=Q(settles__isnull=True)
                | Q(kind__in=[EntryKind.PAYMENT.value, EntryKind.DEBT.value]),
            ),
            models.UniqueConstraint(
                name="entry_pair_once_per_revision",
                fields=["chouette_session", "game", "revision", "payer", "payee", "kind"],
                condition=Q(game__isnull=False, reverses__isnull=True),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.pk}: {self.kind} {self.amount} {self.unit}"
