"""The private files of sketches: each has a folder of its own, so that whatever is in it goes with it."""

import logging
from uuid import UUID, uuid4

from django.core.files import File
from django.core.files.base import ContentFile
from django.core.files.storage import default_storage

logger = logging.getLogger(__name__)


def upload_name(sketch_id: UUID) -> str:
    """Where the file lies that somebody uploaded, until it is taken in."""
    return f"{_folder(sketch_id)}/upload"


def store_upload(sketch_id: UUID, content: File) -> None:
    """
    Raises:
        OSError: the storage refused; nothing is left behind.
    """
    name = upload_name(sketch_id)
    try:
        default_storage.save(name, content)
    except BaseException:
        default_storage.delete(name)
        raise


def store_clean_copy(sketch_id: UUID, jpeg: bytes) -> str:
    """Write a clean copy under a name of its own, which is returned: two writers overwrite nothing."""
    return default_storage.save(f"{_folder(sketch_id)}/{uuid4().hex}.jpg", ContentFile(jpeg))


def delete_upload(sketch_id: UUID) -> None:
    default_storage.delete(upload_name(sketch_id))


def delete_files_of(sketch_id: UUID) -> None:
    """Delete all files of a sketch. What stays, because the storage is away, is logged."""
    folder = _folder(sketch_id)
    try:
        _, names = default_storage.listdir(folder)
        for name in names:
            default_storage.delete(f"{folder}/{name}")
        default_storage.delete(folder)
    except FileNotFoundError:
        pass
    except Exception:
        logger.exception("The files of sketch %s could not be deleted", sketch_id)


def _folder(sketch_id: UUID) -> str:
    return f"sketches/{sketch_id}"
