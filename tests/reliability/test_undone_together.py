"""R15: two people who undo at one moment take back one command, the one that both saw."""

from __future__ import annotations

from collections import Counter

import pytest

from chouette.models import Event
from chouette.selectors.logs import state_of
from tests.builders import Table, net_points
from tests.racers import Race
from tests.reliability.figures import TellFigure
from tests.reliability.soundness import assert_sound
from tests.simulator.sitting import told

pytestmark = pytest.mark.django_db(transaction=True)


def test_it_takes_back_one_command_of_two_who_undo_at_once(
    table: Table, soak: bool, figure: TellFigure
) -> None:
    races, codes = 200 if soak else 10, Counter[str]()
    with Race(2) as race:
        for _ in range(races):
            table.send("result", winner="team", result="single")
            before, ledger = told(state_of(table.row)), net_points(table.session_id)
            table.send("result", winner="box", result="gammon")
            race.start("undo", table.session_id, table.people.bogdan.pk)
            answers = [answer for answers in race.answers() for answer in answers]
            assert sorted(answer["stale"] for answer in answers) == [False, True]
            codes.update(answer["code"] for answer in answers)
            assert (told(state_of(table.row)), net_points(table.session_id)) == (before, ledger)
    voids = Event.objects.filter(kind="command_voided").count()
    figure("R15", f"{races} times two undid at once: {voids} commands taken back")
    assert (voids, set(codes)) == (races, {""})
    assert_sound()
