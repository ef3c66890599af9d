"""Numbers as a score card writes them: a real minus sign, halves as .5, money as 12.50.

Everything comes in integers (half-points, minor units) and goes out in the reader's notation.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from decimal import Decimal

from django import template
from django.utils.formats import date_format, number_format
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from chouette.currencies import places_of
from chouette.selectors.balances import Balance

register = template.Library()

MINUS = "−"


def points_text(halves: int) -> str:
    """3 -> `1.5`, -4 -> `−2`, with the decimal sign of the active language."""
    whole, half = divmod(abs(halves), 2)
    digits = number_format(Decimal(whole) + Decimal("0.5"), 1) if half else str(whole)
    return f"{MINUS if halves < 0 else ''}{digits}"


def money_text(minor: int, currency: str = "") -> str:
    """1250 -> `12.50`, with the currency behind it where there is one."""
    return f"{amount_text(minor, currency)}{' ' if currency else ''}{currency}"


def amount_text(minor: int, currency: str) -> str:
    """1250 -> `12.50`, in the minor units of this currency, without its name."""
    places = places_of(currency)
    amount = number_format(Decimal(abs(minor)).scaleb(-places), places)
    return f"{MINUS if minor < 0 else ''}{amount}"


def _plus(value: int, text: str) -> str:
    return f"+{text}" if value > 0 else text


def _toned(value: int, text: str) -> SafeString:
    tone = "plus" if value > 0 else "minus" if value < 0 else "zero"
    return format_html('<span class="n {}">{}</span>', tone, text)


@register.filter
def points(halves: int) -> str:
    return points_text(halves)


@register.filter
def signed(halves: int) -> SafeString:
    """Points with their sign, coloured; the sign carries the meaning, the colour repeats it."""
    return _toned(halves, signed_text(halves))


@register.filter
def signed_plain(halves: int) -> str:
    return signed_text(halves)


def signed_text(halves: int) -> str:
    return _plus(halves, points_text(halves))


@register.filter
def money(minor: int, currency: str = "") -> str:
    return money_text(minor, currency)


@register.filter
def unsigned_money(minor: int, currency: str = "") -> str:
    """Money where the words say which way it goes."""
    return money_text(abs(minor), currency)


@register.filter
def amount(minor: int, currency: str) -> str:
    """Money where its currency stands elsewhere."""
    return amount_text(minor, currency)


@register.filter
def plain_amount(minor: int, currency: str) -> str:
    """Money as a form sends it, whatever the language of the page."""
    places = places_of(currency)
    return str(Decimal(minor).scaleb(-places))


@register.filter
def signed_amount(minor: int, currency: str) -> SafeString:
    return _toned(minor, signed_amount_plain(minor, currency))


@register.filter
def signed_amount_plain(minor: int, currency: str) -> str:
    return _plus(minor, amount_text(minor, currency))


@register.filter
def signed_money(minor: int, currency: str = "") -> SafeString:
    return _toned(minor, signed_money_plain(minor, currency))


@register.filter
def signed_money_plain(minor: int, currency: str = "") -> str:
    return _plus(minor, money_text(minor, currency))


@register.filter
def signed_whole(points: int) -> str:
    """Whole points, not halves: 2 -> `+2`."""
    return signed_text(2 * points)


@register.filter
def a_game(halves: int, games: int) -> SafeString:
    """Half-points of so many games as points a game, with two places."""
    hundredths = round(50 * halves / games) if games else 0
    return _toned(hundredths, signed_amount_plain(hundredths, ""))


@register.filter
def percent_of(part: int, whole: int) -> str:
    """`34%`: how many of a hundred; nothing of nothing."""
    return f"{round(100 * part / whole)}%" if whole else "–"


@register.filter
def balance_in(balance: Balance, unit: str) -> int:
    """What a player is owed in a currency, unfinished nights included; minor units."""
    return balance.total(unit)


@register.filter
def at(values: Mapping[int, object], number: int) -> object:
    """What stands under a number; None where nothing does."""
    return values.get(number)


@register.filter(expects_localtime=True)
def day(value: date, form: str = "j F") -> str:
    """`29 November`; a month is written small in Romanian and Italian."""
    text = date_format(value, form)
    return text if (get_language() or "en").startswith("en") else text.lower()


@register.filter
def beside(name: str) -> str:
    """A name before a number: `Ana`, but `Player 3:`, which the number would make another name."""
    return f"{name}:" if name[-1:].isdigit() else name
