"""The Django application of adminpanel."""

from django.apps import AppConfig


class AdminPanelConfig(AppConfig):
    name = "apps.adminpanel"
