"""Forms of a club: founding it, its settings, names of people."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

from django import forms
from django.utils.translation import gettext_lazy as _

from chouette.currencies import CURRENCIES
from chouette.models import PublicView
from chouette.templatetags.score import amount_text
from chouette.web.table_forms import BadField, minor_of
from chouette.web.timezones import timezones

COMMON = ("EUR", "RON", "USD", "GBP", "CHF", "MDL", "DKK", "SEK", "NOK", "PLN", "HUF", "JPY")


def offered_currencies(*more: str) -> tuple[str, ...]:
    """What may be chosen: those of clubs we know of, then others; "" among them is none."""
    return tuple(code for code in dict.fromkeys((*COMMON, *more)) if code)


class ClubForm(forms.Form):
    """What a club begins with."""

    name = forms.CharField(label=_("Name of the club"), max_length=80)
    timezone = forms.ChoiceField(label=_("Time zone"), choices=timezones)
    currency = forms.ChoiceField(
        label=_("Currency"),
        required=False,
        choices=[
            ("", _("points only")),
            *((code, code) for code in offered_currencies(*sorted(CURRENCIES))),
        ],
        help_text=_("Points are the record; money is only worked out from them."),
    )
    stake = forms.CharField(
        label=_("Usual stake a point"), required=False, help_text=_("Like 0.50; empty for none.")
    )

    def clean(self) -> dict[str, Any]:
        data: dict[str, Any] = super().clean() or {}
        self.read_amount(data, "stake")
        return data

    def read_amount(self, data: dict[str, Any], name: str) -> None:
        """Put the amount of a field into `data` as minor units; points have none."""
        try:
            data[f"{name}_minor"] = minor_of(data.pop(name, ""), data.get("currency", ""))
        except BadField as error:
            self.add_error(name, str(error))
        if not data.get("currency"):
            data[f"{name}_minor"] = 0

    def values(self) -> dict[str, Any]:
        """What the service takes."""
        return dict(self.cleaned_data)


class NewClubForm(ClubForm):
    player_name = forms.CharField(label=_("Your name at the table"), max_length=80, required=False)
    command_id = forms.UUIDField(widget=forms.HiddenInput, initial=uuid4)

    def clean(self) -> dict[str, Any]:
        data = super().clean()
        if "command_id" in self.errors:
            del self.errors["command_id"]
            self.add_error(None, _("This form is out of date. Reload the page."))
        return data

    def renewed(self) -> NewClubForm:
        """The same once more, as a form of its own: sent again it makes another club."""
        fields = {name: self.data.get(name, "") for name in self.fields}
        return NewClubForm({**fields, "command_id": str(uuid4())})


class ClubSettingsForm(ClubForm):
    table_fee = forms.CharField(
        label=_("Table fee"),
        required=False,
        help_text=_("What a player owes the club for a night; empty for none."),
    )
    public_view = forms.ChoiceField(label=_("The public sees"), choices=PublicView.choices)
    members_act = forms.BooleanField(
        label=_("Members act on their own cube and seat from their own phones"), required=False
    )
    guests_join = forms.BooleanField(
        label=_("Guests join a table by a code, from their own phones and without an account"),
        required=False,
        help_text=_(
            "Whoever keeps the score shows the code of the table. A guest’s phone sees that table"
            " and no money, and acts for its own cube and seat where members do."
        ),
    )

    @classmethod
    def of(cls, club: Any) -> ClubSettingsForm:
        names = ("name", "timezone", "currency", "public_view", "members_act", "guests_join")
        initial = {name: getattr(club, name) for name in names}
        for name in ("stake", "table_fee"):
            minor = getattr(club, f"{name}_minor")
            initial[name] = amount_text(minor, club.currency) if minor else ""
        return cls(initial=initial, club=club)

    def clean(self) -> dict[str, Any]:
        data = super().clean()
        self.read_amount(data, "table_fee")
        return data

    def __init__(self, *args: Any, club: Any = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        zone = self.fields["timezone"]
        if club is not None and isinstance(zone, forms.ChoiceField):
            zone.choices = timezones(club.timezone)
