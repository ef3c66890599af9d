"""Forms of a club: founding it, its settings, names of people."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

from django import forms
from django.utils.translation import gettext_lazy as _

from chouette.models import PublicView
from chouette.templatetags.score import amount_text
from chouette.web.table_forms import BadField, minor_of
from chouette.web.timezones import timezones

CURRENCIES = ("EUR", "RON", "USD", "GBP", "CHF", "MDL", "DKK", "SEK", "NOK", "PLN", "HUF", "JPY")


class ClubForm(forms.Form):
    """What a club begins with."""

    name = forms.CharField(label=_("Name of the club"), max_length=80)
    timezone = forms.ChoiceField(label=_("Time zone"), choices=timezones)
    currency = forms.ChoiceField(
        label=_("Currency"),
        required=False,
        choices=[("", _("points only")), *((code, code) for code in CURRENCIES)],
        help_text=_("Points are the record; money is only worked out from them."),
    )
    stake = forms.CharField(
        label=_("Usual stake a point"), required=False, help_text=_("Like 0.50; empty for none.")
    )

    def clean(self) -> dict[str, Any]:
        data: dict[str, Any] = super().clean() or {}
        try:
            data["stake_minor"] = minor_of(data.get("stake", ""), data.get("currency", ""))
        except BadField as error:
            self.add_error("stake", str(error))
        if not data.get("currency"):
            data["stake_minor"] = 0
        return data

    def values(self) -> dict[str, Any]:
        """What the service takes."""
        return {key: value for key, value in self.cleaned_data.items() if key != "stake"}


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
    public_view = forms.ChoiceField(label=_("The public sees"), choices=PublicView.choices)
    members_act = forms.BooleanField(
        label=_("Members act on their own cube and seat from their own phones"), required=False
    )

    @classmethod
    def of(cls, club: Any) -> ClubSettingsForm:
        stake = amount_text(club.stake_minor, club.currency) if club.stake_minor else ""
        names = ("name", "timezone", "currency", "public_view", "members_act")
        return cls(
            initial={"stake": stake, **{name: getattr(club, name) for name in names}}, club=club
        )

    def __init__(self, *args: Any, club: Any = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        zone = self.fields["timezone"]
        if club is not None and isinstance(zone, forms.ChoiceField):
            zone.choices = timezones(club.timezone)
