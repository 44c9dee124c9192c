"""Reads the environment strictly: a value that cannot be understood stops the start with a clear message."""

from collections.abc import Mapping
from pathlib import Path

from django.core.exceptions import ImproperlyConfigured

_TRUE = {"1", "true", "yes", "on"}
_FALSE = {"0", "false", "no", "off"}


class Environment:
    """Typed access to environment variables. An empty value counts as not set."""

    def __init__(self, variables: Mapping[str, str]) -> None:
        self._variables = variables

    def text(self, name: str, default: str = "") -> str:
        return self._variables.get(name, "").strip() or default

    def flag(self, name: str, *, default: bool = False) -> bool:
        value = self.text(name).lower()
        if not value:
            return default
        if value in _TRUE | _FALSE:
            return value in _TRUE
        raise self._refusal(name, "expected true or false")

    def number(self, name: str, default: float, *, at_least: float, at_most: float) -> float:
        value = self.text(name)
        if not value:
            return default
        try:
            number = float(value)
        except ValueError:
            raise self._refusal(name, "expected a number") from None
        if not at_least <= number <= at_most:
            raise self._refusal(name, f"expected a number from {at_least:g} to {at_most:g}")
        return number

    def whole(self, name: str, default: int, *, at_least: int, at_most: int) -> int:
        number = self.number(name, default, at_least=at_least, at_most=at_most)
        if number != int(number):
            raise self._refusal(name, "expected a whole number")
        return int(number)

    def choice(self, name: str, default: str, *, among: tuple[str, ...]) -> str:
        value = self.text(name, default)
        if value not in among:
            raise self._refusal(name, f"expected one of {', '.join(among)}")
        return value

    def url(self, name: str, default: str = "", *, schemes: tuple[str, ...]) -> str:
        value = self.text(name, default)
        if value and value.partition("://")[0] not in schemes:
            raise self._refusal(
                name, f"expected a URL that starts with {' or '.join(s + '://' for s in schemes)}"
            )
        return value

    def all_or_none(self, *names: str) -> bool:
        """Whether all of these are set, which belong together. Some of them alone are refused."""
        missing = [name for name in names if not self.text(name)]
        if missing and len(missing) < len(names):
            raise self._refusal(missing[0], f"expected a value, as {', '.join(names)} belong together")
        return not missing

    def items(self, name: str) -> list[str]:
        """A comma-separated list."""
        return [item.strip() for item in self.text(name).split(",") if item.strip()]

    def folder(self, name: str, default: Path) -> Path:
        """An absolute path of a folder, made (private to this account) where it does not exist."""
        folder = Path(self.text(name, str(default))).expanduser().resolve()
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise self._refusal(name, f"the folder cannot be made ({error.strerror})") from None
        return folder

    def _refusal(self, name: str, expectation: str) -> ImproperlyConfigured:
        # The value itself stays out of the message: it may be a secret pasted into the wrong variable.
        return ImproperlyConfigured(f"Environment variable {name}: {expectation}.")
