"""A figure follows the strokes of its sketch, whatever it was drawn with and however it was photographed."""

import pytest

from apps.sketches.redraw import redraw_sketch
from tests.sketches.measure import fidelity
from tests.sketches.photos import SKETCHES, kept


@pytest.mark.parametrize("sketch", SKETCHES, ids=lambda sketch: sketch.name)
def test_the_lines_of_the_sketch_are_followed_and_no_others_drawn(sketch):
    photo = kept(sketch)
    figure = redraw_sketch(
        image=photo.picture, style="scientific", resolution="1024x1024", quality="standard"
    )
    found = fidelity(figure, photo)
    assert found.recall >= 0.97
    assert found.precision >= 0.97
