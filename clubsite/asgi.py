from __future__ import annotations

import os

from django.core.asgi import get_asgi_application

from clubsite import checks

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "clubsite.settings")

application = get_asgi_application()
checks.require()
