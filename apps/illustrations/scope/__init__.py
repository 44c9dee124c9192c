"""Is this biology or natural science? What is not is refused before anything is drawn or charged."""

from .gate import Reason, Verdict, check

__all__ = ["Reason", "Verdict", "check"]
