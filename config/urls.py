"""Every address of the product."""

from allauth.account.decorators import secure_admin_login
from django.contrib import admin
from django.urls import include, path, re_path

from config.document import Document
from config.metrics import metrics
from config.pages import app_shell, unknown_call

# One way to sign in, with whatever protects an account there.
admin.site.login = secure_admin_login(admin.site.login)  # type: ignore[method-assign]

urlpatterns = [
    path("api/", include("apps.accounts.urls")),
    path("api/", include("apps.apikeys.urls")),
    path("api/", include("apps.illustrations.urls")),
    path("api/", include("apps.sketches.urls")),
    path("api/", include("apps.adminpanel.urls")),
    path("api/schema", Document.as_view()),
    re_path(r"^api(?:/[\s\S]*)?\Z", unknown_call),
    path("metrics", metrics),
    path("accounts/", include("allauth.urls")),
    path("django-admin/", admin.site.urls),
    re_path(r"^(?!(?:accounts|django-admin|static)\b)[\s\S]*\Z", app_shell),
]

handler500 = "config.pages.server_error"
