"""Accounts in Django's admin."""

from typing import Any

from allauth.account.decorators import secure_admin_login
from django import forms
from django.contrib import admin
from django.contrib.auth.admin import UserAdmin as StockUserAdmin
from django.contrib.auth.forms import AdminUserCreationForm, UserChangeForm
from django.db.models import QuerySet
from django.http import HttpRequest

from apps.accounts.closing import delete_account
from apps.accounts.models import User, Visitor
from apps.billing.admin import PlanChangeInline
from apps.billing.plans import PLANS, plan_of
from apps.billing.subscriptions import change_plan
from config.django_admin import RecordAdmin

# Staff sign in as everybody does: with the same limits on bad attempts, and with their second factor.
admin.site.login = secure_admin_login(admin.site.login)  # type: ignore[method-assign]


class UserForm(UserChangeForm):
    plan = forms.ChoiceField(choices=[(plan.name, plan.title) for plan in PLANS.values()])

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if "plan" in self.fields:
            self.fields["plan"].initial = plan_of(self.instance).name


class NewUserForm(AdminUserCreationForm):
    class Meta:
        model = User
        fields = ("email",)

    def clean_email(self) -> str:
        return self.cleaned_data["email"].strip().lower()


@admin.register(User)
class UserAdmin(StockUserAdmin):
    form = UserForm
    add_form = NewUserForm
    inlines = (PlanChangeInline,)
    ordering = ("-date_joined",)
    list_display = (
        "email",
        "first_name",
        "subscription_status",
        "subscription_plan",
        "is_active",
        "date_joined",
    )
    list_filter = ("subscription_status", "subscription_plan", "is_active", "is_staff")
    search_fields = ("email", "first_name", "last_name")
    show_full_result_count = False
    readonly_fields = (
        "profile_image_url",
        "date_joined", "last_login", "subscription_status", "terms_accepted_at", "terms_version",
        "terms_withdrawn_at", "closed_at",
    )  # fmt: skip
    fieldsets = (
        (None, {"fields": ("email", "password", "first_name", "last_name", "profile_image_url")}),
        ("Plan", {"fields": ("plan", "subscription_status")}),
        ("Rights", {"fields": ("is_active", "is_staff", "is_superuser", "groups", "user_permissions")}),
        ("Terms", {"fields": ("terms_accepted_at", "terms_version", "terms_withdrawn_at")}),
        ("Times", {"fields": ("date_joined", "last_login", "closed_at")}),
    )
    add_fieldsets = ((None, {"fields": ("email", "usable_password", "password1", "password2")}),)

    def get_inlines(self, request: HttpRequest, obj: User | None) -> Any:
        return self.inlines if obj else ()

    def save_model(self, request: HttpRequest, obj: User, form: Any, change: bool) -> None:
        super().save_model(request, obj, form, change)
        if plan := form.cleaned_data.get("plan"):
            change_plan(user=obj, plan=PLANS[plan], changed_by=request.user)  # type: ignore[arg-type]

    def delete_model(self, request: HttpRequest, obj: User) -> None:
        delete_account(obj)

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[User]) -> None:
        for user in queryset:
            delete_account(user)


@admin.register(Visitor)
class VisitorAdmin(RecordAdmin):
    list_display = ("id", "used", "created_at")
    search_fields = ("id",)
    ordering = ("-created_at",)
