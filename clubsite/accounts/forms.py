"""The forms of an account."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django import forms
from django.conf import settings
from django.contrib.auth.forms import (
    PasswordChangeForm,
    PasswordResetForm,
    SetPasswordForm,
    UserCreationForm,
    UsernameField,
)
from django.contrib.auth.models import User
from django.contrib.auth.validators import UnicodeUsernameValidator
from django.core.exceptions import ValidationError
from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from clubsite.accounts.names import NAME_LENGTH_MAX, hold_name, is_taken, may_be_called
from clubsite.accounts.passwords import in_plain_words
from clubsite.accounts.waiting import passwords_sentence
from clubsite.guessing import wait_to_guess, was_right

EMAIL_LENGTH_MAX = 254
"""Of an address that mail can be sent to; also what the database takes."""


class AccountForm(UserCreationForm):
    """A name and a password, twice."""

    username = UsernameField(
        label=gettext_lazy("Name"),
        max_length=NAME_LENGTH_MAX,
        validators=[
            UnicodeUsernameValidator(
                message=gettext_lazy("A name has letters, digits and @ . + - _ only, no spaces.")
            )
        ],
        help_text=gettext_lazy("To log in with: letters, digits and @ . + - _, no spaces."),
        widget=forms.TextInput(attrs={"spellcheck": "false"}),
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        in_plain_words(self, "password1", "password2")

    def clean_username(self) -> str:
        """The name, in the one form in which it is kept. Raises ValidationError."""
        name: str = self.cleaned_data["username"]
        if not may_be_called(name):
            raise ValidationError(_("Choose another name, in letters of one alphabet."))
        if is_taken(name):
            raise ValidationError(taken_sentence())
        return name


class SignUpForm(AccountForm):
    """The same, and an address if one likes."""

    email = forms.EmailField(
        label=gettext_lazy("E-mail, if you like"),
        required=False,
        max_length=EMAIL_LENGTH_MAX,
        widget=forms.EmailInput(attrs={"autocomplete": "email"}),
    )
    field_order = ["username", "password1", "password2", "email"]

    class Meta(AccountForm.Meta):
        fields = ("username", "email")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["email"].help_text = what_for()

    def sign_up(self) -> User | None:
        """The new user; None where somebody of such a name was faster, which the form then says."""
        user = self.save(commit=False)
        with transaction.atomic(durable=True):
            if hold_name(user.username):
                user.save(force_insert=True)
                return user
        self.add_error("username", taken_sentence())
        return None


class OwnPasswordMixin:
    """Judges the password of whoever is logged in; guesses are counted with those at the log-in.

    `wait` is how many seconds its sender has to wait, mostly 0.
    """

    user: User
    address: str
    wait = 0

    def check_own(self, password: str) -> str:
        """The password, if it is right. Raises ValidationError."""
        name = self.user.get_username()
        self.wait = wait_to_guess(name, self.address)
        if self.wait:
            raise ValidationError(passwords_sentence(self.wait), code="throttled")
        if not self.user.check_password(password):
            raise ValidationError(_("This is not your password."))
        was_right(name, self.address)
        return password


class NewPasswordForm(OwnPasswordMixin, PasswordChangeForm):
    """The old password, and a new one twice."""

    def __init__(self, user: User, *args: Any, address: str, **kwargs: Any) -> None:
        super().__init__(user, *args, **kwargs)
        in_plain_words(self, "new_password1", "new_password2")
        self.address = address

    def clean_old_password(self) -> str:
        """The old password. Raises ValidationError."""
        return self.check_own(self.cleaned_data["old_password"])


class ChosenPasswordForm(SetPasswordForm):
    """A new password twice, for those who forgot the old one."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        in_plain_words(self, "new_password1", "new_password2")


class EmailForm(OwnPasswordMixin, forms.Form):
    """Another address for mail, or none."""

    email = forms.EmailField(
        label=gettext_lazy("E-mail"),
        required=False,
        max_length=EMAIL_LENGTH_MAX,
        widget=forms.EmailInput(attrs={"autocomplete": "email"}),
    )
    password = forms.CharField(
        label=gettext_lazy("Your password"),
        strip=False,
        widget=forms.PasswordInput(attrs={"autocomplete": "current-password"}),
    )

    def __init__(self, user: User, data: Mapping[str, Any] | None = None, *, address: str) -> None:
        super().__init__(data, initial={"email": user.email})
        self.user, self.address = user, address
        if user.email:
            self.fields["email"].help_text = _("Leave it empty to remove it.")

    def clean_password(self) -> str:
        """The password. Raises ValidationError."""
        return self.check_own(self.cleaned_data["password"])

    def save(self) -> None:
        """Keeps the address."""
        self.user.email = User.objects.normalize_email(self.cleaned_data["email"])
        self.user.save(update_fields=["email"])


class ForgottenForm(PasswordResetForm):
    """The address that somebody left."""

    email = forms.EmailField(
        label=gettext_lazy("E-mail"),
        max_length=EMAIL_LENGTH_MAX,
        widget=forms.EmailInput(attrs={"autocomplete": "email"}),
    )


def what_for() -> str:
    """What an e-mail is kept for."""
    if settings.SENDS_MAIL:
        return _("Only for a link to a new password, should you forget yours.")
    return _("This site sends no mail yet: it is kept for a link to a new password, once it does.")


def taken_sentence() -> str:
    """Why one cannot be called so."""
    return _("Somebody is called so, or so much like it that one takes them for each other.")
