from __future__ import annotations

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from chouette.demo.nights import play_last_week, play_tonight
from chouette.demo.people import CLUB_SLUG, found_demo_club
from chouette.models import Club


class Command(BaseCommand):
    help = "Fills the default SQLite file with a demo club; does nothing if the club is there."

    def handle(self, *args: Any, **options: Any) -> None:
        if not settings.DEMO_ALLOWED:
            raise CommandError(
                "Demo data goes only into the default SQLite file: not into production, and not "
                "into a database that DATABASE_URL names."
            )
        if Club.objects.filter(slug=CLUB_SLUG).exists():
            self.stdout.write("The demo club is there already.")
            return
        demo = found_demo_club()
        play_last_week(demo)
        play_tonight(demo)
        self.stdout.write(f"Made {demo.club.name}: a night of last week and one that is going on.")
