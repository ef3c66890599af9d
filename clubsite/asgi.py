"""For event streams only: pages and API are quicker under WSGI."""

from __future__ import annotations

import os

from django.conf import settings
from django.core.asgi import get_asgi_application
from django.core.exceptions import ImproperlyConfigured

from clubsite import checks

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "clubsite.settings")

application = get_asgi_application()
checks.require()
if settings.DATABASES["default"]["CONN_MAX_AGE"]:
    raise ImproperlyConfigured("an ASGI process needs CONN_MAX_AGE=0: its threads keep connections")
