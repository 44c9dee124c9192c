"""Django's admin: for staff alone, usable for every model, with a history of plans."""

import pytest
from django.apps import apps
from django.contrib import admin
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from apps.accounts.models import User
from apps.billing.models import PlanChange
from apps.billing.plans import BASIC, plan_of
from apps.billing.subscriptions import change_plan
from apps.illustrations.models import Illustration
from apps.illustrations.storage import stored_names
from tests.conftest import Caller

OURS = [model for model in apps.get_models() if model.__module__.startswith("apps.")]


@pytest.fixture
def staff(person) -> Caller:
    caller = Caller()
    caller.user = person("staff", is_staff=True, is_superuser=True)
    caller.force_login(caller.user, backend="django.contrib.auth.backends.ModelBackend")
    return caller


def list_of(model) -> str:
    return reverse(f"admin:{model._meta.app_label}_{model._meta.model_name}_changelist")


def page_of(row) -> str:
    return reverse(f"admin:{row._meta.app_label}_{row._meta.model_name}_change", args=[row.pk])


def test_every_model_is_there():
    assert set(OURS) <= set(admin.site._registry)


@pytest.mark.parametrize("model", OURS, ids=lambda model: model.__name__)
def test_every_list_opens_and_is_searched(staff, illustration, model):
    assert staff.ask(list_of(model)).status_code == 200
    assert staff.get(list_of(model), {"q": "heart"}).status_code == 200


def test_every_kind_of_row_opens(staff, api_key, illustration):
    change_plan(user=illustration.owner, plan=BASIC)
    rows = [illustration, illustration.generation, illustration.owner, api_key.key, PlanChange.objects.get()]
    for row in rows:
        page = staff.ask(page_of(row))
        assert page.status_code == 200
        assert api_key.key.digest not in page.content.decode()


def test_nobody_but_staff_gets_in(scientist, visitor, illustration):
    for caller in (scientist, visitor):
        for address in ("/django-admin/", list_of(User), page_of(illustration)):
            assert caller.ask(address).status_code in (302, 403)


def test_staff_sign_in_as_everybody_does(visitor):
    assert visitor.ask("/django-admin/login/")["Location"].startswith("/accounts/login/")


@pytest.mark.parametrize("model", [User, Illustration])
def test_longer_lists_take_no_more_queries(staff, person, illustration, model):
    def queries() -> int:
        with CaptureQueriesContext(connection) as asked:
            staff.ask(list_of(model))
        return len(asked)

    few = queries()
    fields = {field.name: getattr(illustration, field.name) for field in Illustration._meta.fields}
    fields = {name: value for name, value in fields.items() if name not in ("id", "generation")}
    for number in range(4):
        Illustration.objects.create(**fields | {"owner": person(f"user{number}")})
    assert queries() == few


def test_a_plan_is_changed_with_its_history(staff, scientist):
    address = page_of(scientist.user)
    body = {"email": scientist.user.email, "plan": "basic", "is_active": "on"}
    inlines = {f"plan_changes-{name}_FORMS": 0 for name in ("TOTAL", "INITIAL", "MIN_NUM", "MAX_NUM")}
    for _ in range(2):
        saved = staff.post(address, body | inlines)
        assert saved.status_code == 302, saved.context["errors"]
    scientist.user.refresh_from_db()
    assert plan_of(scientist.user) == BASIC
    changes = PlanChange.objects.values_list("before", "after", "changed_by")
    assert list(changes) == [("free", "basic", staff.user.pk)]
    assert "staff@example.org" in staff.ask(address).content.decode()


def test_a_deleted_row_takes_its_files_with_it(staff, illustration, django_capture_on_commit_callbacks):
    assert list(stored_names())
    address = reverse("admin:illustrations_illustration_delete", args=[illustration.pk])
    with django_capture_on_commit_callbacks(execute=True):
        assert staff.post(address, {"post": "yes"}).status_code == 302
    assert not Illustration.objects.exists()
    assert not list(stored_names())


def test_records_cannot_be_changed(staff, illustration):
    address = page_of(illustration.generation)
    assert staff.post(address, {"state": "failed"}).status_code == 403
    illustration.generation.refresh_from_db()
    assert illustration.generation.state == "succeeded"
