"""What was backed up comes back: to an empty place, complete, and is served as before."""

import http.client
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit
from uuid import uuid4

import pytest
from django.conf import settings
from django.core.files.base import ContentFile
from django.core.files.storage import default_storage
from django.core.management import CommandError, call_command
from django.db import connection

from apps.illustrations.models import Illustration
from apps.illustrations.storage import stored_names
from tests.conftest import BASE_DIR, database_url
from tests.running import running_product

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def empty_place(transactional_db) -> Mapping[str, str]:
    """Environment variables of a product that has nothing yet, on the same kind of services."""
    name = f"restored_{uuid4().hex}"
    variables = {"DJANGO_SETTINGS_MODULE": "config.settings"}
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute(f"CREATE DATABASE {name}")
        variables["DATABASE_URL"] = f"{database_url().rpartition('/')[0]}/{name}"
    if hasattr(default_storage, "bucket"):
        bucket = name.replace("_", "-")
        where = {"LocationConstraint": settings.STORAGES["default"]["OPTIONS"]["region_name"]}
        default_storage.connection.create_bucket(Bucket=bucket, CreateBucketConfiguration=where)
        variables["AWS_STORAGE_BUCKET_NAME"] = bucket
    return variables


def picture(address: str, session: str, path: str) -> tuple[int, bytes]:
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=10)
    connection.request("GET", path, headers={"Cookie": f"{settings.SESSION_COOKIE_NAME}={session}"})
    response = connection.getresponse()
    return response.status, response.read()


def test_a_restored_product_serves_figures_and_knows_people(
    scientist, illustration, tmp_path, empty_place, capsys
):
    addresses = [f"/api/illustrations/{illustration.pk}/{form}" for form in ("image", "vector", "thumbnail")]
    before = [scientist.ask(address).content for address in addresses]
    call_command("backup", str(tmp_path / "backup"))
    assert "the database and 3 files" in capsys.readouterr().out
    data_dir = tmp_path / "data"
    said = subprocess.run(
        [sys.executable, "manage.py", "restore", str(tmp_path / "backup")],
        cwd=BASE_DIR,
        env={**os.environ, **empty_place, "DATA_DIR": str(data_dir)},
        capture_output=True,
        text=True,
    )
    assert "Restored: the database and 3 files" in said.stdout, said.stderr
    with running_product(data_dir, **empty_place) as product:
        session = scientist.cookies[settings.SESSION_COOKIE_NAME].value
        after = [picture(product.address, session, address) for address in addresses]
    assert after == [(200, content) for content in before]


def test_a_backup_is_readable_by_its_account_alone(illustration, tmp_path):
    call_command("backup", str(tmp_path / "backup"))
    assert (tmp_path / "backup").stat().st_mode & 0o077 == 0


def test_a_folder_with_something_in_it_is_left_alone(illustration, tmp_path):
    (tmp_path / "last-week").touch()
    with pytest.raises(CommandError, match="is not empty"):
        call_command("backup", str(tmp_path))
    assert [path.name for path in tmp_path.iterdir()] == ["last-week"]


def test_nothing_is_restored_over_what_is_there(scientist, illustration, tmp_path):
    call_command("backup", str(tmp_path / "backup"))
    later = ContentFile(b"drawn since")
    name = default_storage.save("illustrations/later/figure.png", later)
    with pytest.raises(CommandError, match="The database is not empty"):
        call_command("restore", str(tmp_path / "backup"))
    assert default_storage.exists(name)
    assert Illustration.objects.count() == 1


def test_a_folder_without_a_backup_restores_nothing(tmp_path):
    with pytest.raises(CommandError, match="holds no back-up"):
        call_command("restore", str(tmp_path))


def test_a_file_that_is_deleted_meanwhile_is_no_obstacle(illustration, tmp_path, monkeypatch):
    listed = list(stored_names())
    for name in listed:
        default_storage.delete(name)
    monkeypatch.setattr("apps.adminpanel.backups.stored_names", lambda: iter(listed))
    call_command("backup", str(tmp_path / "backup"))
    assert not list(Path(tmp_path / "backup" / "files").rglob("*.png"))
