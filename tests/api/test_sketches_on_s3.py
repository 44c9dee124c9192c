"""Sketches that are uploaded straight to S3-compatible storage, over HTTP to a real server."""

import json
import os
import subprocess
import sys
from datetime import timedelta
from urllib.parse import parse_qs, urlsplit

import pytest
from botocore.config import Config
from django.conf import settings as product
from django.core.management import call_command
from django.utils import timezone

from apps.illustrations.models import Generation
from apps.illustrations.work import draw_generation
from apps.sketches.models import Sketch
from tests.api.test_sketches import ask_for_address, assert_nothing_happened, enhance, upload
from tests.images import LIMIT, put, stored_sketches
from tests.services.servers import object_storage

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(scope="module")
def bucket():
    with object_storage() as variables:
        yield variables


@pytest.fixture(autouse=True)
def _stored_there(bucket, settings):
    settings.STORAGES = product.STORAGES | {
        "default": {
            "BACKEND": "storages.backends.s3.S3Storage",
            "OPTIONS": {
                "bucket_name": bucket["AWS_STORAGE_BUCKET_NAME"],
                "endpoint_url": bucket["AWS_S3_ENDPOINT_URL"],
                "access_key": bucket["AWS_ACCESS_KEY_ID"],
                "secret_key": bucket["AWS_SECRET_ACCESS_KEY"],
                "region_name": bucket["AWS_S3_REGION_NAME"],
                "default_acl": None,
                "file_overwrite": True,
                "client_config": Config(signature_version="s3v4", s3={"addressing_style": "path"}),
            },
        }
    }


def test_the_address_is_one_of_the_storage_and_good_for_15_minutes(scientist, bucket):
    address = urlsplit(ask_for_address(scientist))
    asked = parse_qs(address.query)
    assert f"{address.scheme}://{address.netloc}" == bucket["AWS_S3_ENDPOINT_URL"]
    assert asked["X-Amz-Expires"] == ["900"]
    assert asked["X-Amz-SignedHeaders"] == ["host"]  # a browser sends nothing else that was signed
    assert not any("checksum" in name for name in asked)


def test_a_sketch_is_uploaded_there_and_redrawn_and_only_its_clean_copy_stays(scientist):
    sketch_url = upload(scientist)
    assert sketch_url == Sketch.objects.get().address
    assert [name.split("/")[1] for name in stored_sketches()] == ["upload"]
    assert enhance(scientist, sketch_url).status_code == 202
    draw_generation(Generation.objects.get().pk)
    (illustration,) = scientist.ask("/api/illustrations").json()
    assert illustration["source"] == "sketch"
    assert scientist.ask(illustration["sketchUrl"])["Content-Type"] == "image/jpeg"
    (name,) = stored_sketches()
    assert name.endswith(".jpg")
    scientist.delete(f"/api/illustrations/{illustration['id']}")
    assert stored_sketches() == []


@pytest.mark.parametrize(
    ("content", "status"), [(b"x" * (LIMIT + 1), 413), (b"<html>", 415)], ids=["large", "html"]
)
def test_what_the_storage_took_but_we_do_not_is_refused_and_deleted(scientist, content, status):
    response = enhance(scientist, upload(scientist, content))
    assert response.status_code == status
    assert_nothing_happened(scientist)
    assert stored_sketches() == []


def test_nothing_uploaded_is_a_missing_sketch(scientist):
    response = enhance(scientist, ask_for_address(scientist).partition("?")[0])
    assert response.json()["message"] == "Please upload a sketch first."
    assert_nothing_happened(scientist)


def test_what_is_sent_after_the_sketch_was_taken_in_is_swept(scientist):
    upload_url = ask_for_address(scientist)
    put(upload_url)
    enhance(scientist, upload_url.partition("?")[0])
    put(upload_url, b"x" * (LIMIT + 1))
    assert len(stored_sketches()) == 2
    Sketch.objects.update(sweep_at=timezone.now() - timedelta(seconds=1))
    call_command("sweep")
    assert [name for name in stored_sketches() if name.endswith("/upload")] == []
    assert len(stored_sketches()) == 1


@pytest.mark.parametrize(
    ("endpoint", "origins"),
    [
        ("http://127.0.0.1:9000", ["http://127.0.0.1:9000"]),
        ("https://s3.example.org/base", ["https://s3.example.org"]),
        ("", ["https://figures.s3.amazonaws.com", "https://figures.s3.eu-west-1.amazonaws.com"]),
    ],
)
def test_the_pages_policy_lets_browsers_send_to_the_storage_and_nowhere_else(endpoint, origins, tmp_path):
    told = subprocess.run(
        [
            sys.executable,
            "-c",
            "import json; from config import settings;"
            "print(json.dumps(settings.CONTENT_SECURITY_POLICY['DIRECTIVES']['connect-src']))",
        ],
        cwd=product.BASE_DIR,
        env=os.environ
        | {
            "DATA_DIR": str(tmp_path),
            "AWS_STORAGE_BUCKET_NAME": "figures",
            "AWS_S3_ENDPOINT_URL": endpoint,
            "AWS_S3_REGION_NAME": "eu-west-1",
        },
        check=True,
        capture_output=True,
    )
    assert json.loads(told.stdout) == ["'self'", *origins]
