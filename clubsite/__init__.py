"""The Django project: settings, URLs, middleware, health and the programs that start it."""

from __future__ import annotations

from clubsite.celery import app as celery_app

__all__ = ["celery_app"]
