from __future__ import annotations

import json
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from chouette.management.numbers import number
from chouette.rules.evolve import evolve
from chouette.rules.log import event_from_json
from chouette.rules.state import ChouetteState, state_json
from chouette.selectors.logs import log_events


class Command(BaseCommand):
    help = "Folds a table's log again, event by event, and prints the state it comes to as JSON."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("session", type=number, help="the table's number")
        parser.add_argument("--upto", type=number, default=None, help="stop after this event")
        parser.add_argument("--events", action="store_true", help="print each event as well")

    def handle(
        self, *args: Any, session: int, upto: int | None, events: bool, **options: Any
    ) -> None:
        log = log_events(session, upto=upto)
        if not log:
            raise CommandError(f"table {session} has no events")
        state = ChouetteState()
        for stored in log:
            state = evolve(state, event_from_json(stored.stored()))
            if events:
                self.stdout.write(json.dumps(stored.to_json()))
        self.stdout.write(json.dumps(state_json(state)))
