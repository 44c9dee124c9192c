"""API keys in Django's admin: what may be known of them."""

from django.contrib import admin

from apps.apikeys.models import ApiKey
from config.django_admin import RecordAdmin


@admin.register(ApiKey)
class ApiKeyAdmin(RecordAdmin):
    list_display = ("prefix", "name", "owner", "created_at", "last_used_at", "deactivated_at")
    list_select_related = ("owner",)
    search_fields = ("prefix", "name", "owner__email")
    ordering = ("-created_at",)
    exclude = ("digest",)
