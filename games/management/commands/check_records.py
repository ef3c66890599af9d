"""`manage.py check_records FILE...`: match files in, what is wrong with them out."""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from django.core.management.base import BaseCommand

from games.records import MOST_BYTES, read
from games.records.summary import SummaryJson, summary_json

UNREADABLE: Final = "unreadable_file"


class Command(BaseCommand):
    """Contract 2.4."""

    help = (
        "Reads match files (.mat, .txt, .sgf), plays every game again by the rules of backgammon "
        "and writes one JSON object a file: format, players, length, games, plays, errors by line, "
        "and whether every play was legal. Exit status 1 if anything is wrong with any of them."
    )
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        """The files."""
        parser.add_argument("files", nargs="+", metavar="FILE")

    def handle(self, *args: Any, files: Sequence[str], **options: Any) -> None:
        """Answer every file in turn."""
        failed = False
        try:
            for name in files:
                summary = _summary(Path(name))
                failed |= bool(summary["errors"])
                self.stdout.write(json.dumps({"file": name, **summary}))
        except BrokenPipeError:
            # Whoever reads has had enough. What is left in the buffer can be told to nobody.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            failed = True
        if failed:
            sys.exit(1)


def _summary(path: Path) -> SummaryJson:
    try:
        with path.open("rb") as file:
            return summary_json(read(file.read(MOST_BYTES + 1)))
    except (OSError, ValueError) as fault:
        summary = summary_json(read(b""))
        reason = fault.strerror if isinstance(fault, OSError) else str(fault)
        detail = f"This file cannot be read: {reason}."
        summary["errors"] = [{"line": None, "code": UNREADABLE, "detail": detail}]
        return summary
