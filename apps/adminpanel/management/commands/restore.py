"""Bring a back-up back."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from apps.adminpanel.backups import BackupRefused, restore


class Command(BaseCommand):
    help = (
        "Brings back what `backup` wrote, to an empty database and an empty storage. Run `migrate` after it."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("folder", type=Path)

    def handle(self, *args: Any, folder: Path, **options: Any) -> None:
        try:
            number = restore(folder)
        except BackupRefused as refusal:
            raise CommandError(str(refusal)) from None
        self.stdout.write(f"Restored: the database and {number} files, from {folder}.")
