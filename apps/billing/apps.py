"""The Django application of billing."""

from django.apps import AppConfig


class BillingConfig(AppConfig):
    name = "apps.billing"
