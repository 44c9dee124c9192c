"""Back-ups: the database, the private files, and the secret that keys and sessions were made with.

A back-up is a folder. The database is copied first and the files after it: every file that a copied row names
was there, and stays unless somebody deleted the illustration meanwhile.
"""

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from django.conf import settings
from django.core.files.base import File
from django.core.files.storage import default_storage
from django.db import connection

from apps.illustrations.storage import stored_names

LOCAL_SECRET = "secret_key"  # noqa: S105 (the name of a file)


class BackupRefused(Exception):
    """Why there was nothing backed up or restored; nothing was changed."""


def back_up(folder: Path) -> int:
    """Write everything to a folder that is empty or not there yet. Returns the number of files.

    Raises:
        BackupRefused
    """
    if folder.exists() and any(folder.iterdir()):
        raise BackupRefused(f"{folder} is not empty.")
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    _copy_database_to(folder)
    if (secret := settings.DATA_DIR / LOCAL_SECRET).exists():
        shutil.copy2(secret, folder / LOCAL_SECRET)
    number = 0
    for name in stored_names():
        _copy_file_to(folder / "files" / name, name)
        number += 1
    return number


def restore(folder: Path) -> int:
    """Bring everything back from `folder` to where there is nothing yet. Returns the number of files.

    Raises:
        BackupRefused
    """
    if not _database_file(folder).exists():
        raise BackupRefused(f"{folder} holds no back-up of a {connection.vendor} database.")
    if connection.introspection.table_names():
        raise BackupRefused("The database is not empty.")
    if next(stored_names(), None):
        raise BackupRefused("The storage of files is not empty.")
    _copy_database_from(folder)
    if (secret := folder / LOCAL_SECRET).exists():
        shutil.copy2(secret, settings.DATA_DIR / LOCAL_SECRET)
    kept = [path for path in sorted((folder / "files").rglob("*")) if path.is_file()]
    for path in kept:
        with path.open("rb") as content:
            default_storage.save(path.relative_to(folder / "files").as_posix(), File(content))
    return len(kept)


def _database_file(folder: Path) -> Path:
    return folder / ("database.sqlite3" if connection.vendor == "sqlite" else "database.dump")


def _copy_database_to(folder: Path) -> None:
    if connection.vendor == "sqlite":
        _copy_sqlite(connection.settings_dict["NAME"], _database_file(folder))
    else:
        _postgresql("pg_dump", "--format=custom", f"--file={_database_file(folder)}")
    _database_file(folder).chmod(0o600)


def _copy_database_from(folder: Path) -> None:
    connection.close()
    if connection.vendor == "sqlite":
        _copy_sqlite(_database_file(folder), connection.settings_dict["NAME"])
    else:
        database = f"--dbname={connection.settings_dict['NAME']}"
        _postgresql("pg_restore", "--no-owner", "--exit-on-error", database, str(_database_file(folder)))


def _copy_sqlite(source: Path | str, target: Path | str) -> None:
    """A consistent copy, whoever is writing meanwhile."""
    with closing(sqlite3.connect(source)) as original, closing(sqlite3.connect(target)) as copy:
        original.backup(copy)


def _postgresql(program: str, *arguments: str) -> None:
    subprocess.run([program, *arguments], env=os.environ | _whereabouts(), check=True)  # noqa: S603


def _whereabouts() -> Mapping[str, str]:
    """The database for PostgreSQL's own programs; on a command line everybody could read the password."""
    at = connection.settings_dict
    named = {
        "PGHOST": "HOST",
        "PGPORT": "PORT",
        "PGUSER": "USER",
        "PGPASSWORD": "PASSWORD",
        "PGDATABASE": "NAME",
    }
    return {variable: str(at[name]) for variable, name in named.items() if at[name]}


def _copy_file_to(target: Path, name: str) -> None:
    try:
        with default_storage.open(name) as content:
            target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with target.open("wb") as copy:
                shutil.copyfileobj(content, copy)
    except FileNotFoundError:
        pass  # deleted by its owner since it was listed
