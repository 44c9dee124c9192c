"""Molecules by name, drawn as skeletal formulas with their functional groups, alone or in families."""

from . import families, subjects

SUBJECTS = (*families.SUBJECTS, *subjects.SUBJECTS)

__all__ = ["SUBJECTS"]
