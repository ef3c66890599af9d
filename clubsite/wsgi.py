from __future__ import annotations

import os

from django.core.wsgi import get_wsgi_application

from clubsite import checks
from clubsite.charsets import read_utf_8_only

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "clubsite.settings")

application = read_utf_8_only(get_wsgi_application())
checks.require()
