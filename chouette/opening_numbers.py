"""Numbers of a list as people write them: points, and money with or without its currency."""

from __future__ import annotations

import re
from decimal import Decimal

from chouette.currencies import currencies_called


def halves_of(text: str) -> int | None:
    """Points as half-points, 0 for an empty field; None for what are none."""
    number = decimal_of(text)
    return None if number is None or number * 2 % 1 else int(number * 2)


def minor_of(text: str, places: int) -> int | None:
    """Money as minor units, 0 for an empty field; None for what is none."""
    number = decimal_of(text)
    minor = None if number is None else number.scaleb(places)
    return None if minor is None or minor % 1 else int(minor)


_SIGNED = re.compile(r"([+-]?)([0-9.,]{1,20})")
_CURRENCY = re.compile(r"(?i)^(?:[€$£]|[a-z]{3})|(?:[€$£]|lei|[a-z]{3})$")


def decimal_of(text: str) -> Decimal | None:
    """A number as people write it in England, Italy or Romania; 0 for an empty field.

    `1,5` `1.5` `-2` `−2` `1.234,50` `1,234.50` `12 345` `3 EUR`; a dash is 0. One sign with
    three digits behind it, as in `1.234`, could be either and is read as a decimal.
    """
    plain = _plain(text)
    if not text.strip() or plain == "-":
        return Decimal(0)
    found = _SIGNED.fullmatch(_CURRENCY.sub("", plain))
    if found is None:
        return None
    sign, digits = found.groups()
    whole, fraction = _split(digits)
    if whole is None or not (whole or fraction):
        return None
    return Decimal(f"{sign}{whole or 0}.{fraction or 0}")


def is_of(text: str, currency: str) -> bool:
    """Whether the money that is named beside a number, if any, is `currency`."""
    named = _named(text)
    return not named or currency in currencies_called(named)


def is_without_money(text: str) -> bool:
    """Whether no money is named beside a number: `3 pts`, but not `3 EUR`."""
    return not currencies_called(_named(text))


def _named(text: str) -> str:
    found = _CURRENCY.search(_plain(text))
    return found.group() if found else ""


def _plain(text: str) -> str:
    return "".join(text.split()).replace("−", "-").replace("–", "-").replace("'", "")


def _split(digits: str) -> tuple[str | None, str]:
    """The digits before and after the decimal sign; None for what is no number."""
    signs = [character for character in digits if character in ".,"]
    if not signs:
        return digits, ""
    if len(set(signs)) == 1 and len(signs) > 1:
        return _grouped(digits, signs[0]), ""
    whole, _, fraction = digits.rpartition(signs[-1])
    if len(signs) == 1:
        return whole, fraction
    return _grouped(whole, signs[0]), fraction


def _grouped(digits: str, sign: str) -> str | None:
    """`1.234.567` without the signs between its groups of three."""
    head, *groups = digits.split(sign)
    regular = 1 <= len(head) <= 3 and all(len(group) == 3 for group in groups)
    joined = "".join((head, *groups))
    return joined if regular and joined.isdigit() else None
