"""The Django application of illustrations."""

from django.apps import AppConfig


class IllustrationsConfig(AppConfig):
    name = "apps.illustrations"
