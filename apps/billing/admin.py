"""Plans and usage in Django's admin."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest

from apps.billing.models import DailyUsage, PlanChange
from config.django_admin import RecordAdmin


class PlanChangeInline(admin.TabularInline):
    """The history of an account's plan."""

    model = PlanChange
    fk_name = "user"
    fields = ("changed_at", "before", "after", "changed_by")
    readonly_fields = fields
    extra = 0
    can_delete = False

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


@admin.register(PlanChange)
class PlanChangeAdmin(RecordAdmin):
    list_display = ("changed_at", "user", "before", "after", "changed_by")
    list_select_related = ("user", "changed_by")
    list_filter = ("before", "after")
    search_fields = ("user__email",)


@admin.register(DailyUsage)
class DailyUsageAdmin(RecordAdmin):
    list_display = ("day", "user", "used")
    list_select_related = ("user",)
    search_fields = ("user__email",)
    ordering = ("-day", "-used")
