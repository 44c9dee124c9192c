"""Redraw a photographed sketch as a clean figure: vision without a model, and without Django."""

from .figure import redraw_sketch

__all__ = ["redraw_sketch"]
