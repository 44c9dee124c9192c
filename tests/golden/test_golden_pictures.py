"""Every picture looks as it did when somebody last looked at it."""

import numpy as np
import pytest

from . import pictures

MEAN = 1.0  # mean absolute difference of a channel, of 255
PATCH = 15.0  # the same over the worst of the 12 x 12 pixel patches: a moved label or a lost organ shows here


@pytest.mark.parametrize(
    ("subject", "theme"), [pytest.param(s, theme, id=f"{s.key}-{theme}") for s, theme in pictures.SHOWN]
)
def test_the_figure_looks_like_its_golden_picture(subject, theme, art_cache):
    golden = pictures.pixels(pictures.path(subject.key, theme).read_bytes())
    drawn = pictures.pixels(pictures.small(subject.title, theme, art_cache))
    difference = np.abs(drawn - golden).mean(axis=2)
    patches = difference.reshape(pictures.SIDE // 12, 12, pictures.SIDE // 12, 12).mean(axis=(1, 3))
    assert difference.mean() < MEAN
    assert patches.max() < PATCH
