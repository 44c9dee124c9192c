"""The record of moderation in Django's admin."""

from django.contrib import admin

from apps.adminpanel.models import ModerationRecord
from config.django_admin import RecordAdmin


@admin.register(ModerationRecord)
class ModerationRecordAdmin(RecordAdmin):
    list_display = ("created_at", "action", "target", "reason", "actor_email")
    list_filter = ("action",)
    search_fields = ("target", "reason", "actor_email")
