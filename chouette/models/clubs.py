"""A club, who belongs to it in which role, its house rules, its keys for people and devices."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.timezone import now
from django.utils.translation import gettext_lazy as _

from .versioned_rules import VersionedRules

STAKE_MINOR_MAX = 10**8


class PublicView(models.TextChoices):
    """What somebody who is not a member may read."""

    NOTHING = "nothing", _("nothing")
    STANDINGS = "standings", _("standings")
    ALL = "all", _("everything but money")


class Role(models.TextChoices):
    """What a member may do; `chouette.permissions` says it action by action."""

    OWNER = "owner", _("owner")
    DIRECTOR = "director", _("director")
    SCORER = "scorer", _("scorer")
    MEMBER = "member", _("member")


class Club(models.Model):
    """An organisation that holds backgammon nights."""

    name = models.CharField(_("name"), max_length=80)
    slug = models.SlugField(
        _("address"),
        max_length=60,
        unique=True,
        help_text=_("The last part of its page's address."),
    )
    timezone = models.CharField(_("time zone"), max_length=64, default="UTC")
    language = models.CharField(_("language"), max_length=8, default="en")
    currency = models.CharField(_("currency"), max_length=3, blank=True, default="")
    stake_minor = models.BigIntegerField(_("usual stake in minor units"), default=0)
    table_fee_minor = models.BigIntegerField(
        _("usual table fee in minor units"),
        default=0,
        help_text=_("What a player owes the club for a night."),
    )
    house_rules = models.ForeignKey(
        "HouseRules",
        models.PROTECT,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("usual house rules"),
        help_text=_("New tables begin with them."),
    )
    public_view = models.CharField(
        _("the public sees"), max_length=10, choices=PublicView, default=PublicView.NOTHING
    )
    members_act = models.BooleanField(
        _("members act on their own cube and seat"),
        default=False,
        help_text=_("From their own phone, at a table where they sit."),
    )
    guests_join = models.BooleanField(
        _("guests join by a code"),
        default=False,
        help_text=_("Whoever has the code of a table takes a seat there without an account."),
    )
    is_active = models.BooleanField(_("active"), default=True)
    created_at = models.DateTimeField(_("created"), default=now, editable=False)

    class Meta:
        verbose_name, verbose_name_plural = _("club"), _("clubs")
        ordering = ["name", "id"]
        constraints = [
            models.CheckConstraint(
                name="club_public_view_known", condition=Q(public_view__in=PublicView.values)
            ),
            models.CheckConstraint(
                name="club_stake_in_bounds",
                condition=Q(stake_minor__gte=0, stake_minor__lte=STAKE_MINOR_MAX),
            ),
            models.CheckConstraint(
                name="club_table_fee_in_bounds",
                condition=Q(table_fee_minor__gte=0, table_fee_minor__lte=STAKE_MINOR_MAX),
            ),
        ]

    def __str__(self) -> str:
        return self.name


class Membership(models.Model):
    """A user's place in a club, and the player he is there, once somebody said so."""

    club = models.ForeignKey(
        Club, models.PROTECT, related_name="memberships", verbose_name=_("club")
    )
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.PROTECT,
        related_name="club_memberships",
        verbose_name=_("user"),
    )
    role = models.CharField(_("role"), max_length=10, choices=Role, default=Role.MEMBER)
    player = models.OneToOneField(
        "chouette.Player",
        models.PROTECT,
        null=True,
        blank=True,
        related_name="membership",
        verbose_name=_("player"),
        help_text=_("Who he is at the tables of this club."),
    )
    joined_at = models.DateTimeField(_("joined"), default=now, editable=False)

    class Meta:
        verbose_name, verbose_name_plural = _("membership"), _("memberships")
        constraints = [
            models.UniqueConstraint(name="membership_once_per_club", fields=["club", "user"]),
            models.CheckConstraint(name="membership_role_known", condition=Q(role__in=Role.values)),
        ]

    def __str__(self) -> str:
        return f"{self.user} ({self.role})"


class HouseRules(VersionedRules):
    """One version of a named set of house rules of a club."""

    club = models.ForeignKey(
        Club, models.PROTECT, related_name="all_house_rules", verbose_name=_("club")
    )
    shared = models.ForeignKey(
        "SharedRules",
        models.PROTECT,
        null=True,
        blank=True,
        related_name="taken_over_as",
        verbose_name=_("taken over from"),
        help_text=_("The version of the federation's rules that these are."),
    )

    class Meta:
        ordering = ["club_id", "slug", "-version"]
        verbose_name, verbose_name_plural = _("house rules"), _("house rules")
        constraints = [
            models.UniqueConstraint(
                name="house_rules_version_once", fields=["club", "slug", "version"]
            ),
        ]

    @property
    def is_usual(self) -> bool:
        """Whether new tables of its club begin with this version."""
        return self.club.house_rules_id == self.pk


class Invitation(models.Model):
    """A one-use way into a club; only the hash of its secret is kept. With `password_of` it leads
    nowhere but to a new password for that user, whose `role` it was made for."""

    club = models.ForeignKey(
        Club, models.PROTECT, related_name="invitations", verbose_name=_("club")
    )
    secret_hash = models.CharField(
        _("hash of the secret"), max_length=64, unique=True, editable=False
    )
    role = models.CharField(_("role"), max_length=10, choices=Role, default=Role.MEMBER)
    player = models.ForeignKey(
        "chouette.Player",
        models.PROTECT,
        null=True,
        blank=True,
        related_name="invitations",
        verbose_name=_("player"),
        help_text=_("The guest whose results its follower takes over."),
    )
    password_of = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.PROTECT,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("new password for"),
        help_text=_("A link to a new password for this user, and to nothing else."),
    )
    created_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.PROTECT,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("created by"),
    )
    created_at = models.DateTimeField(_("created"), default=now, editable=False)
    expires_at = models.DateTimeField(_("ends"))
    used_at = models.DateTimeField(_("used"), null=True, blank=True)
    used_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.PROTECT,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("used by"),
    )

    class Meta:
        verbose_name, verbose_name_plural = _("invitation"), _("invitations")
        constraints = [
            models.CheckConstraint(name="invitation_role_known", condition=Q(role__in=Role.values)),
        ]

    def __str__(self) -> str:
        return f"{self.club} #{self.pk}"


class DeviceToken(models.Model):
    """A program or device that scores for a club (or only reads, as a member) without anybody's
    log-in; only the hash of its secret is kept."""

    club = models.ForeignKey(
        Club, models.PROTECT, related_name="device_tokens", verbose_name=_("club")
    )
    label = models.CharField(_("device"), max_length=80)
    role = models.CharField(_("role"), max_length=10, choices=Role, default=Role.SCORER)
    secret_hash = models.CharField(
        _("hash of the secret"), max_length=64, unique=True, editable=False
    )
    created_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.PROTECT,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("created by"),
    )
    created_at = models.DateTimeField(_("created"), default=now, editable=False)
    expires_at = models.DateTimeField(
        _("ends"), null=True, blank=True, help_text=_("Empty: it works until it is revoked.")
    )
    last_used_at = models.DateTimeField(_("last used"), null=True, blank=True)
    revoked_at = models.DateTimeField(_("revoked"), null=True, blank=True)

    class Meta:
        verbose_name, verbose_name_plural = _("device token"), _("device tokens")
        constraints = [
            models.CheckConstraint(
                name="device_token_role_limited",
                condition=Q(role__in=[Role.SCORER.value, Role.MEMBER.value]),
            ),
        ]

    # What Django and DRF ask of whoever sends a request.
    is_authenticated, is_anonymous, is_active = True, False, True

    def __str__(self) -> str:
        return self.label

    @property
    def works(self) -> bool:
        """Whether it was neither revoked nor is over."""
        return self.revoked_at is None and (self.expires_at is None or self.expires_at > now())

    @classmethod
    def live(cls) -> models.QuerySet[DeviceToken]:
        """Those that work now."""
        lasting = Q(expires_at=None) | Q(expires_at__gt=now())
        return cls.objects.filter(lasting, revoked_at=None, club__is_active=True)
