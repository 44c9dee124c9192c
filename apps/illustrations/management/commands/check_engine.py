"""Say what works with the configured services and keys."""

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from apps.illustrations.engines.registry import engine_in_use
from apps.illustrations.models import ServiceState


class Command(BaseCommand):
    help = (
        "Asks the configured image and text services for something small and says what works. Whatever was paused is "
        "asked again at once. Exit status 1: something does not work."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "--pictures", action="store_true", help="have two small pictures made, for some cents"
        )

    def handle(self, *args: Any, pictures: bool, **options: Any) -> None:
        self.stdout.write(f"Engine in use: {engine_in_use()}")
        if settings.OPENAI is None:
            self.stdout.write("It needs neither key nor network. No paid service is configured.")
            return
        from apps.illustrations.engines.openai.checking import check

        ServiceState.objects.update(paused_until=None)
        failed = 0
        for finding in check(settings.OPENAI, pictures_too=pictures):
            state = {True: "works", False: "FAILS", None: "-"}[finding.works]
            self.stdout.write(f"{finding.what:<22} {state:<6} {finding.told}")
            failed += finding.works is False
        if failed:
            raise CommandError(f"{failed} of these do not work.", returncode=1)
