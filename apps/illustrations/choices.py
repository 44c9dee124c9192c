"""The choices a request for an illustration offers."""

from django.db import models

LONGEST_PROMPT = 500  # characters, after trimming


class Style(models.TextChoices):
    SCIENTIFIC = "scientific"
    ANATOMICAL = "anatomical"
    BOTANICAL = "botanical"
    CELLULAR = "cellular"
    SCHEMATIC = "schematic"
    REALISTIC = "realistic"
    EDUCATIONAL = "educational"


class Resolution(models.TextChoices):
    """Width and height in pixels at standard quality; hd doubles both."""

    SQUARE = "1024x1024"
    LANDSCAPE = "1792x1024"
    PORTRAIT = "1024x1792"


class Quality(models.TextChoices):
    STANDARD = "standard"
    HD = "hd"


class Source(models.TextChoices):
    TEXT = "text"
    SKETCH = "sketch"


class Sort(models.TextChoices):
    """The orders of a list."""

    NEWEST = "newest"
    OLDEST = "oldest"
    ALPHABETICAL = "alphabetical"
