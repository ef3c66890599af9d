"""What gunicorn serves: the service itself, with the addresses of `benchmarks.served.urls`."""

from __future__ import annotations

from django.conf import settings

from clubsite.wsgi import application as application

settings.ROOT_URLCONF = "benchmarks.served.urls"
