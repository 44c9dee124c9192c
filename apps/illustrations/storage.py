"""The private files of an illustration."""

import io
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from uuid import UUID

from django.core.files.base import ContentFile
from django.core.files.storage import default_storage
from PIL import Image

logger = logging.getLogger(__name__)

THUMBNAIL_WIDTH = 640  # pixels at most
ORIGINALS = ("original.png", "original.jpeg", "original.webp")


@dataclass(frozen=True, slots=True)
class StoredFiles:
    """Names in the private storage, empty for a file that there is none of. `stored_bytes` counts all."""

    image: str
    vector: str
    thumbnail: str
    stored_bytes: int
    original: str = ""


def store_files(
    generation_id: UUID, *, attempt: int, png: bytes, svg: str | None, original: bytes | None = None
) -> StoredFiles:
    """Write image, vector and thumbnail, and what an image model made, as it came. On failure nothing of this attempt
    is left behind.

    Each attempt has names of its own, so that a worker that was given up but still runs overwrites nothing.

    Raises:
        OSError: the storage refused, for example because the disk is full.
    """
    folder = _folder(generation_id, attempt)
    vector = svg.encode() if svg else b""
    thumbnail = make_thumbnail(png)
    try:
        return StoredFiles(
            image=default_storage.save(f"{folder}/figure.png", ContentFile(png)),
            vector=default_storage.save(f"{folder}/figure.svg", ContentFile(vector)) if vector else "",
            thumbnail=default_storage.save(f"{folder}/thumbnail.webp", ContentFile(thumbnail)),
            original=_store_original(folder, original) if original else "",
            stored_bytes=len(png) + len(vector) + len(thumbnail) + len(original or b""),
        )
    except BaseException:
        discard_attempt(generation_id, attempt=attempt)
        raise


def discard_attempt(generation_id: UUID, *, attempt: int) -> None:
    """Delete whatever one attempt wrote; files that are not there are no error."""
    folder = _folder(generation_id, attempt)
    for name in ("figure.png", "figure.svg", "thumbnail.webp", *ORIGINALS):
        default_storage.delete(f"{folder}/{name}")


def delete_files(*names: str) -> None:
    """Delete files by their names; one that is not there is no error, one that stays is logged."""
    for name in names:
        try:
            if name:
                default_storage.delete(name)
        except Exception:
            logger.exception("The file %s could not be deleted", name)


def read_file(name: str) -> bytes:
    with default_storage.open(name) as file:
        return file.read()


def stored_names(folder: str = "") -> Iterator[str]:
    """The name of every file in the private storage, or of those in one of its folders."""
    try:
        folders, files = default_storage.listdir(folder)
    except FileNotFoundError:
        return
    for name in sorted(files):
        yield f"{folder}/{name}" if folder else name
    for name in sorted(folders):
        yield from stored_names(f"{folder}/{name}" if folder else name)


def _store_original(folder: str, content: bytes) -> str:
    kind = "webp" if content[8:12] == b"WEBP" else "jpeg" if content.startswith(b"\xff\xd8") else "png"
    return default_storage.save(f"{folder}/original.{kind}", ContentFile(content))


def make_thumbnail(png: bytes) -> bytes:
    """A WebP at most THUMBNAIL_WIDTH pixels wide, of the same proportions."""
    image = Image.open(io.BytesIO(png)).convert("RGB")
    if image.width > THUMBNAIL_WIDTH:
        height = round(image.height * THUMBNAIL_WIDTH / image.width)
        image = image.resize((THUMBNAIL_WIDTH, height), Image.Resampling.LANCZOS, reducing_gap=2.0)
    webp = io.BytesIO()
    image.save(webp, "WEBP", quality=82, method=2)
    return webp.getvalue()


def _folder(generation_id: UUID, attempt: int) -> str:
    return f"illustrations/{generation_id}/{attempt}"
