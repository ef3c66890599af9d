"""What gunicorn serves of the bare project."""

from __future__ import annotations

import os

from django.core.wsgi import get_wsgi_application

os.environ["DJANGO_SETTINGS_MODULE"] = "benchmarks.bare.settings"

application = get_wsgi_application()
