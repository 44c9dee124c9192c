"""What the embedded engine can draw, and the words for it."""

from .figure import CannotDraw, Figure, draw_figure, file_name

__all__ = ["CannotDraw", "Figure", "draw_figure", "file_name"]
