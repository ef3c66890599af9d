from __future__ import annotations

import pytest
from django.utils.translation import override

from chouette.templatetags import score


@pytest.mark.parametrize(
    ("halves", "text"),
    [(0, "0"), (2, "1"), (3, "1.5"), (1, "0.5"), (-1, "−0.5"), (-4, "−2"), (2_001, "1000.5")],
)
def test_it_writes_points_with_a_real_minus_and_halves_as_point_five(
    halves: int, text: str
) -> None:
    assert score.points(halves) == text


@pytest.mark.parametrize(
    ("minor", "currency", "text"),
    [
        (1250, "", "12.50"),
        (1250, "EUR", "12.50 EUR"),
        (-5, "EUR", "−0.05 EUR"),
        (0, "RON", "0.00 RON"),
        (1250, "JPY", "1250 JPY"),
    ],
)
def test_it_writes_money_in_the_currencys_own_places(minor: int, currency: str, text: str) -> None:
    assert score.money(minor, currency) == text


def test_it_uses_the_decimal_sign_of_the_reader() -> None:
    with override("it"):
        assert score.points(3) == "1,5"
        assert score.money(1250, "EUR") == "12,50 EUR"


@pytest.mark.parametrize(
    ("halves", "tone", "text"), [(3, "plus", "+1.5"), (-2, "minus", "−1"), (0, "zero", "0")]
)
def test_it_says_by_sign_what_it_says_by_colour(halves: int, tone: str, text: str) -> None:
    assert score.signed(halves) == f'<span class="n {tone}">{text}</span>'


def test_it_signs_money_too() -> None:
    assert score.signed_money(250) == '<span class="n plus">+2.50</span>'
    assert score.signed_money_plain(-250, "EUR") == "−2.50 EUR"


def test_it_signs_whole_points() -> None:
    assert [score.signed_whole(n) for n in (-4, 0, 2)] == ["−4", "0", "+2"]
