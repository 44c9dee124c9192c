"""What the embedded engine can draw, and the words for it."""

from .explaining import Explanation, explain
from .figure import CannotDraw, Figure, draw_figure, file_name

__all__ = ["CannotDraw", "Explanation", "Figure", "draw_figure", "explain", "file_name"]
