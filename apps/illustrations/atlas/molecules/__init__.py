"""Molecules by name, drawn as skeletal formulas with their functional groups."""

from .subjects import SUBJECTS

__all__ = ["SUBJECTS"]
