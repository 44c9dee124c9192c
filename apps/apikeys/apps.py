"""The Django application of apikeys."""

from django.apps import AppConfig


class ApiKeysConfig(AppConfig):
    name = "apps.apikeys"
