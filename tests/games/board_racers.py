"""Processes that send commands to one board at once, as two phones would: see `tests.racers`."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any
from uuid import UUID

from tests.racers import serve

Job = dict[str, Any]
PROGRAM = "tests.games.board_racers"


def main() -> None:
    import django

    os.environ["DJANGO_SETTINGS_MODULE"] = "clubsite.settings"
    django.setup()
    serve({"send": _send, "make": _make}, lambda job: None)


def _send(job: Job, start: None) -> Iterator[Job]:
    from django.contrib.auth.models import User

    from games.boards.deciding import Order
    from games.refusals import NotDone
    from games.services.boards import send_command

    user = User.objects.get(pk=job["user"])
    for number, command_id in enumerate(job["ids"]):
        try:
            sent = send_command(
                board_id=job["board"],
                user=user,
                command_id=UUID(command_id),
                expected_seq=job["seq"] + number,
                order=Order(job["kind"]),
                secret=job.get("secret", ""),
            )
        except NotDone as refused:
            yield {"code": refused.code}
        else:
            yield {"code": "", "seq": sent.command.seq, "replayed": sent.replayed}


def _make(job: Job, start: None) -> Iterator[Job]:
    from django.contrib.auth.models import User

    from games.services.making_boards import Agreed, make_board

    made = make_board(
        user=User.objects.get(pk=job["user"]), command_id=UUID(job["id"]), agreed=Agreed()
    )
    yield {"board": made.board.pk, "replayed": made.replayed}


if __name__ == "__main__":
    main()
