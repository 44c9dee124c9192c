"""Every address of the product."""

from django.contrib import admin
from django.urls import include, path, re_path

from config.pages import app_shell, unknown_call

urlpatterns = [
    path("api/", include("apps.accounts.urls")),
    path("api/", include("apps.illustrations.urls")),
    re_path(r"^api(?:/.*)?$", unknown_call),
    path("accounts/", include("allauth.urls")),
    path("django-admin/", admin.site.urls),
    re_path(r"^(?!(?:accounts|django-admin|static)\b).*$", app_shell),
]

handler500 = "config.pages.server_error"
