"""`manage.py score_games`: chouette games on standard input, their scores on standard output."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Any

from django.core.management.base import BaseCommand

from chouette.rules.tool import is_refusal, score_line


class Command(BaseCommand):
    """Reads JSON Lines and answers each line in turn; touches no database."""

    help = (
        "Score chouette games: one JSON object a line on standard input, one a line on standard "
        "output in the same order. Exit status 1 if any line could not be honoured."
    )
    requires_system_checks = []
    stealth_options = ("lines",)

    def handle(self, *args: Any, lines: Iterable[bytes] | None = None, **options: Any) -> None:
        """Answer every line that is not blank, then exit with 1 if one of them failed."""
        failed = False
        for line in sys.stdin.buffer if lines is None else lines:
            if line.strip():
                answer = score_line(line)
                failed |= is_refusal(answer)
                self.stdout.write(json.dumps(answer))
        if failed:
            sys.exit(1)
