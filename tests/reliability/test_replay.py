"""R2: what is served of a table is, byte for byte, what its stored log folds to; and how fast."""

from __future__ import annotations

import time
from timeit import repeat

import pytest

from benchmarks.fold import long_night
from chouette.models import ChouetteSession
from chouette.rules.evolve import fold
from chouette.rules.log import event_from_json
from chouette.selectors.logs import state_at, state_of
from tests.golden.record import HERE, state_text
from tests.people import People
from tests.reliability.figures import TellFigure, milliseconds
from tests.services.random_night import Night

FOLD_S = 0.1


@pytest.mark.django_db
def test_it_serves_what_the_log_folds_to(people: People, soak: bool, figure: TellFigure) -> None:
    """After every step of random nights; the process keeps states, the log is read from row 1."""
    compared = 0
    for seed in range(50 if soak else 3):
        night = Night(people, seed)
        for _ in range(60):
            night.step()
            for pk in night.books:
                row = ChouetteSession.objects.get(pk=pk)
                assert state_text(state_of(row)) == state_text(state_at(pk, row.last_seq))
                compared += 1
        night.finish()
    figure("R2", f"{compared} states served as their logs fold, byte for byte")


def test_it_folds_ten_thousand_events_in_a_tenth_of_a_second(
    soak: bool, figure: TellFigure
) -> None:
    stored = long_night(10_000)
    events = [event_from_json(event) for event in stored]
    times = repeat(lambda: fold(events), timer=time.process_time, number=1, repeat=7)
    golden = len(list(HERE.glob("*.events.jsonl")))
    text = f"{golden} golden logs fold as ever; {len(events)} events in {milliseconds(min(times))}"
    figure("R2", f"{text} of processor time (best of {len(times)})", database="")
    if soak:
        assert min(times) < FOLD_S
