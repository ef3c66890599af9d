"""What every refusal of the engine has in common."""

from __future__ import annotations

import re
import string
from collections.abc import Callable

import pytest

from games.engine import EngineError, errors
from tests.engine.refusals import CODES, FAMILIES, REFUSALS

Case = tuple[type[EngineError], str, Callable[[], object], str]
NAMES = [refusal[0].__name__ for refusal in REFUSALS]


def classes() -> set[type[EngineError]]:
    return {
        value
        for value in vars(errors).values()
        if isinstance(value, type) and issubclass(value, EngineError)
    }


@pytest.mark.parametrize("case", REFUSALS, ids=NAMES)
def test_it_is_raised_with_its_code_and_its_sentence(case: Case) -> None:
    kind, code, bring_about, said = case
    with pytest.raises(EngineError) as refusal:
        bring_about()
    assert type(refusal.value) is kind
    assert refusal.value.code == code
    assert str(refusal.value) == refusal.value.detail
    assert refusal.value.detail.startswith(said)
    assert re.fullmatch(r"['A-Z0-9].*[^.]\.", refusal.value.detail)


def test_it_has_a_case_for_every_class() -> None:
    assert {case[0] for case in REFUSALS} == classes() - FAMILIES
    assert len(NAMES) == len(set(NAMES))


def test_it_is_a_value_error_so_that_nobody_has_to_know_the_engine() -> None:
    assert all(issubclass(kind, ValueError) for kind in classes())


def test_it_has_codes_that_stay() -> None:
    assert {kind.code for kind in classes()} == CODES


@pytest.mark.parametrize("case", REFUSALS, ids=NAMES)
def test_it_keeps_sentence_and_details_apart_for_other_languages(case: Case) -> None:
    with pytest.raises(EngineError) as refusal:
        case[2]()
    error = refusal.value
    gaps = {name for _, name, _, _ in string.Formatter().parse(error.message) if name}
    assert gaps <= set(error.params)
    assert error.message.format_map(error.params) == error.detail
    assert not re.search(r"[{}]", error.detail)


def test_it_says_whole_sentences() -> None:
    for kind in classes():
        assert kind.message[0].isupper() or kind.message[0] in "'{"
        assert kind.message[-1] in ".}"
        assert "  " not in kind.message
        assert kind.__doc__


def test_it_falls_into_families() -> None:
    assert issubclass(errors.TooManyCheckers, errors.InvalidPosition)
    assert issubclass(errors.InvalidMatch, errors.InvalidPosition)
    assert issubclass(errors.ToPlay, errors.NotNow)
    assert issubclass(errors.CubeIsTheirs, errors.CubeNotAvailable)
    assert issubclass(errors.NotRolled, errors.InvalidDice)
