"""Makes the tables of the bare project and rows to lock: `python -m benchmarks.bare.setup 9`."""

from __future__ import annotations

import sys

import django
from django.core.management import call_command


def main(count: int) -> None:
    django.setup()
    call_command("migrate", run_syncdb=True, verbosity=0)
    from benchmarks.bare.models import Table

    print(*(Table.objects.create().pk for _ in range(count)))


if __name__ == "__main__":
    main(int(sys.argv[1]))
