"""placeholder"""
from .plate import lay_out
__all__ = ["lay_out"]
