"""Amounts of money in refusals: in the units people count in."""

from __future__ import annotations

import pytest

from chouette.refusals import BadAmount, MoreThanDue
from chouette.rules.table_errors import BadStake
from chouette.templatetags.score import amount_text
from chouette.web.people import People
from chouette.web.reasons import MONEY_REFUSALS, Refusal, refusal_sentence
from tests.test_refusals import CLASSES

NOBODY = People(())


@pytest.mark.parametrize(
    ("refusal", "currency", "sentence"),
    [
        (MoreThanDue(due=200), "EUR", "Only 2.00 EUR is still due here."),
        (MoreThanDue(due=200), "JPY", "Only 200 JPY is still due here."),
        (
            BadAmount(limit=10**12),
            "EUR",
            "An amount is more than 0 and at most 10000000000.00 EUR.",
        ),
        (BadStake(limit=10**8), "RON", "A stake is 0 or more and at most 1000000.00 RON a point."),
    ],
)
def test_it_writes_amounts_in_major_units(refusal: Refusal, currency: str, sentence: str) -> None:
    assert refusal_sentence(refusal, NOBODY, currency=currency) == sentence


def test_it_has_its_own_words_for_every_refusal_that_speaks_of_minor_units() -> None:
    refusals: list[type[Refusal]] = [*CLASSES, BadStake]
    minor = {refusal.code for refusal in refusals if "minor" in refusal.message}
    assert minor <= set(MONEY_REFUSALS)


def test_it_writes_a_stake_without_the_name_of_its_currency() -> None:
    assert amount_text(50, "EUR") == "0.50"
    assert amount_text(50, "JPY") == "50"
