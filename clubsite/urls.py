from __future__ import annotations

from django.contrib import admin
from django.contrib.auth.views import LogoutView
from django.templatetags.static import static
from django.urls import include, path
from django.utils.functional import lazy
from django.utils.translation import gettext_lazy as _
from django.views.generic import RedirectView

from clubsite import health, languages, log_in
from clubsite.api_document import SchemaView
from clubsite.api_root import RootView

# Only when asked for: its hashed name is known once static files have been collected.
ICON = lazy(static, str)("chouette/icon.svg")

admin.site.site_header = admin.site.site_title = _("Chouette: back office")
admin.site.login_form = log_in.BackOfficeLogInForm

urlpatterns = [
    path("healthz", health.healthz, name="healthz"),
    path("readyz", health.readyz, name="readyz"),
    # Browsers ask for it where a page, such as the admin's, names no icon.
    path("favicon.ico", RedirectView.as_view(url=ICON)),
    path("admin/", admin.site.urls),
    path("log-in/", log_in.LogInView.as_view(), name="login"),
    path("log-out/", LogoutView.as_view(), name="logout"),
    path("", include("clubsite.accounts.urls")),
    path("i18n/setlang/", languages.set_language, name="set_language"),
    path("api/v1/", RootView.as_view(), name="api-root"),
    path("api/v1/schema/", SchemaView.as_view(), name="api-schema"),
    path("api/v1/", include("clubsite.accounts.api.urls")),
    path("api/v1/", include("chouette.api.urls")),
    path("api/v1/", include("games.api.urls")),
    path("", include("chouette.web.urls")),
    path("", include("games.web.urls")),
]

handler400 = "clubsite.errors.bad_request"
handler403 = "clubsite.errors.permission_denied"
handler404 = "clubsite.errors.page_not_found"
handler500 = "clubsite.errors.server_error"
