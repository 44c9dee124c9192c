"""Files of an illustration are stored together or not at all."""

import errno
import io
import uuid

import pytest
from django.core.files.storage import default_storage
from PIL import Image

from apps.illustrations.storage import (
    THUMBNAIL_WIDTH,
    discard_attempt,
    make_thumbnail,
    read_file,
    store_files,
)
from tests.engines import drawing_of
from tests.unit.test_generations import REQUEST

DRAWING = drawing_of(REQUEST)


def picture(width: int, height: int) -> bytes:
    png = io.BytesIO()
    Image.new("RGBA", (width, height)).save(png, "PNG")
    return png.getvalue()


@pytest.mark.parametrize(
    ("size", "expected"), [((1792, 1024), (640, 366)), ((2048, 3584), (640, 1120)), ((300, 200), (300, 200))]
)
def test_a_thumbnail_is_a_small_webp_of_the_same_proportions(size, expected):
    thumbnail = Image.open(io.BytesIO(make_thumbnail(picture(*size))))
    assert thumbnail.format == "WEBP"
    assert thumbnail.size == expected
    assert thumbnail.width <= THUMBNAIL_WIDTH


def test_image_vector_and_thumbnail_are_stored():
    files = store_files(uuid.uuid4(), attempt=1, png=DRAWING.png, svg=DRAWING.svg)
    assert read_file(files.image) == DRAWING.png
    assert read_file(files.vector).decode() == DRAWING.svg
    assert Image.open(io.BytesIO(read_file(files.thumbnail))).format == "WEBP"


def test_a_drawing_without_vector_form_has_no_vector_file():
    assert store_files(uuid.uuid4(), attempt=1, png=DRAWING.png, svg=None).vector == ""


def test_a_full_disk_leaves_nothing_behind(monkeypatch):
    generation_id = uuid.uuid4()
    save = default_storage.save

    def save_until_full(name, content):
        if name.endswith(".webp"):
            raise OSError(errno.ENOSPC, "No space left on device")
        return save(name, content)

    monkeypatch.setattr(default_storage, "save", save_until_full)
    with pytest.raises(OSError, match="No space left"):
        store_files(generation_id, attempt=1, png=DRAWING.png, svg=DRAWING.svg)
    assert default_storage.listdir(f"illustrations/{generation_id}/1")[1] == []


def test_discarding_what_was_never_written_is_no_error():
    discard_attempt(uuid.uuid4(), attempt=1)
