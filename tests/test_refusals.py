"""Every refusal has a code of its own, an HTTP status, and a sentence that its arguments fill."""

from __future__ import annotations

import pickle
import string

import pytest

from chouette import (
    cash_refusals,
    doubt_refusals,
    federation_refusals,
    joining_refusals,
    merging_refusals,
    night_refusals,
    refusals,
    sender_refusals,
)
from chouette.refusals import NameTaken, Refused, Stale
from chouette.rules.state import ChouetteState

CLASSES = [
    thing
    for module in (
        sender_refusals,
        merging_refusals,
        night_refusals,
        refusals,
        cash_refusals,
        doubt_refusals,
        joining_refusals,
        federation_refusals,
    )
    for thing in vars(module).values()
    if isinstance(thing, type) and issubclass(thing, Refused) and thing is not Refused
    if thing.__module__ == module.__name__
]


def placeholders(message: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(message) if name}


def raised(refusal: type[Refused]) -> Refused:
    if refusal is Stale:
        return Stale(expected=1, state=ChouetteState(seq=3), events=[{"seq": 2}])
    return refusal(**dict.fromkeys(placeholders(refusal.message), 7))


@pytest.mark.parametrize("refusal", CLASSES, ids=lambda refusal: refusal.__name__)
def test_it_says_a_sentence(refusal: type[Refused]) -> None:
    assert refusal.message[0].isupper() or refusal.message[0] == "{"
    assert refusal.message.endswith(".")
    assert "\n" not in refusal.message
    assert "  " not in refusal.message


@pytest.mark.parametrize("refusal", CLASSES, ids=lambda refusal: refusal.__name__)
def test_it_has_a_stable_code_and_a_status(refusal: type[Refused]) -> None:
    assert refusal.code == refusal.code.lower()
    assert refusal.code.replace("_", "").isalpha()
    assert refusal.status in (403, 404, 409, 422, 429)


@pytest.mark.parametrize("refusal", CLASSES, ids=lambda refusal: refusal.__name__)
def test_it_fills_its_sentence(refusal: type[Refused]) -> None:
    error = raised(refusal)
    assert "{" not in error.detail
    assert str(error) == error.detail


@pytest.mark.parametrize("refusal", CLASSES, ids=lambda refusal: refusal.__name__)
def test_it_travels_between_processes(refusal: type[Refused]) -> None:
    error = raised(refusal)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is refusal
    assert (str(again), vars(again)) == (str(error), vars(error))


def test_it_names_the_arguments_that_its_sentence_lacks() -> None:
    with pytest.raises(TypeError, match="NameTaken needs name"):
        NameTaken()


def test_it_gives_no_code_twice_but_to_what_is_a_case_of_another() -> None:
    codes = [each.code for each in CLASSES if each.code != getattr(each.__base__, "code", None)]
    assert sorted(codes) == sorted(set(codes))


def test_it_carries_what_a_late_sender_missed() -> None:
    state = ChouetteState(seq=3)
    stale = Stale(expected=1, state=state, events=[{"seq": 2}, {"seq": 3}])
    assert stale.state is state
    assert [event["seq"] for event in stale.events] == [2, 3]
    assert stale.params == {"expected": 1, "seq": 3}
