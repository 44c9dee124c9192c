"""Molecules by name, drawn as skeletal formulas with their functional groups, alone, in families, and in reactions."""

from . import families, reactions, subjects

SUBJECTS = (*families.SUBJECTS, *reactions.SUBJECTS, *subjects.SUBJECTS)

__all__ = ["SUBJECTS"]
