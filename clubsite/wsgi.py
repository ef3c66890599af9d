from __future__ import annotations

import os

from django.core.wsgi import get_wsgi_application

from clubsite import checks

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "clubsite.settings")

application = get_wsgi_application()
checks.require()
