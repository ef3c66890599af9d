"""The Celery application: `celery -A clubsite worker` and `celery -A clubsite beat`.

Celery only makes things faster that the outbox would do anyway; no point or penny is its own.
"""

from __future__ import annotations

import os

from celery import Celery

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "clubsite.settings")

app = Celery("clubsite")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
