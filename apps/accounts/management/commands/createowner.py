"""Make the owner's account, with its address noted as proved."""

import getpass
import os
import sys
from typing import Any

from django.conf import settings
from django.core.exceptions import ValidationError
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.core.validators import validate_email

from apps.accounts.owner import has_proved_owner, make_owner

PASSWORD_VARIABLE = "OWNER_PASSWORD"  # noqa: S105 (its name, not its value)


class Command(BaseCommand):
    help = (
        "Makes the owner's account, or takes the one there is, with its address verified. The password is taken "
        f"from {PASSWORD_VARIABLE}, else from standard input; an account with a verified address keeps its own."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("email", nargs="?", default=settings.OWNER_EMAIL, help="default: OWNER_EMAIL")

    def handle(self, *args: Any, email: str, **options: Any) -> None:
        email = email.strip().lower()
        try:
            validate_email(email)
        except ValidationError:
            raise CommandError("Give an e-mail address, or set OWNER_EMAIL.") from None
        try:
            make_owner(email, password=_password(has_one=has_proved_owner(email)))
        except ValidationError as error:
            raise CommandError(f"{' '.join(error.messages)} Nothing was changed.") from None
        self.stdout.write(f"{email} has an account, and its address is verified.")
        self._say_who_owns(email)

    def _say_who_owns(self, email: str) -> None:
        if not settings.OWNER_EMAIL:
            self.stderr.write(
                f"OWNER_EMAIL is not set. Set it to {email} to open the admin panel to this account."
            )
        elif email != settings.OWNER_EMAIL:
            self.stderr.write(
                f"OWNER_EMAIL is {settings.OWNER_EMAIL}: this account does not open the admin panel until they agree."
            )


def _password(*, has_one: bool) -> str | None:
    """The password to set; None leaves the present one."""
    if password := os.environ.get(PASSWORD_VARIABLE):
        return password
    if has_one:
        return None
    if sys.stdin.isatty():
        return getpass.getpass("New password: ")
    return sys.stdin.readline().rstrip("\n")
