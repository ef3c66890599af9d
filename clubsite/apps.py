from __future__ import annotations

from django.apps import AppConfig


class ClubsiteConfig(AppConfig):
    name = "clubsite"
