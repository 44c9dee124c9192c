"""A compound light microscope from its left side."""

from __future__ import annotations

import shapely
from shapely import affinity
from shapely.geometry import Polygon

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing


def microscope(key: str = "microscope") -> Drawing:
    """About 420 wide and 620 high. The eyepiece is at the upper left, the arm to the right.

    Parts: base, illuminator, lens, arm, coarse-knob, fine-knob, stage-knob, condenser, diaphragm, stage, slide, clips,
    nosepiece, objectives, body-tube, tube, eyepiece, rheostat.
    """
    d = Drawing(key)
    d.add(
        "base",
        geo.smooth(Polygon([(-190, 250), (150, 250), (170, 306), (-206, 306)]), 10),
        "round",
        "plastic-dark",
        depth=14,
    )
    arm = geo.blob(
        (60, 262),
        (150, 262),
        (172, 160),
        (176, 20),
        (150, -110),
        (90, -160),
        (30, -166),
        (30, -118),
        (84, -104),
        (112, -40),
        (118, 60),
        (108, 170),
    )
    d.add("arm", arm, "round", "plastic", depth=18)
    d.add("illuminator", geo.rounded_box(-118, 216, 112, 44, 10), "round", "plastic", depth=10)
    d.add("lens", geo.ellipse(-62, 216, 36, 9), "round", "light-beam", depth=5)
    d.add("rheostat", geo.ellipse(118, 280, 17, 14), "round", "metal", depth=6)
    d.add("condenser", Polygon([(-96, 118), (-28, 118), (-36, 166), (-88, 166)]), "round", "metal", depth=8)
    d.add("diaphragm", geo.rounded_box(-98, 164, 72, 16, 5), "round", "plastic-dark", depth=5)
    d.add("lever", geo.tube((-92, 172, 4), (-128, 176, 4), cap=2), "round", "metal", depth=3)
    d.add("stage", geo.rounded_box(-176, 92, 292, 26, 6), "round", "plastic-dark", depth=8)
    d.add("slide", geo.rounded_box(-116, 82, 108, 9, 2), "sheet", "glass")
    d.add("specimen", shapely.box(-74, 80, -50, 88), "flat", "dye-pink", outline=False, shadow=False)
    d.add(
        "clips",
        [geo.tube((-156, 90, 4), (-120, 80, 3), cap=3), geo.tube((34, 90, 4), (-2, 80, 3), cap=3)],
        "round",
        "metal",
        depth=2,
    )
    d.add("stage-knob", [geo.rounded_box(-20, 118, 16, 52, 5)], "round", "metal", depth=5)
    turret = geo.smooth(Polygon([(-112, -58), (0, -84), (16, -52), (-96, -18)]), 5)
    objectives = []
    for x, y, length, turn in ((-62, -30, 100, 0), (-96, -34, 62, 26), (-20, -56, 78, -28)):
        barrel = Polygon(
            [(-15, 0), (15, 0), (15, length * 0.62), (8, length), (-8, length), (-15, length * 0.62)]
        )
        objectives.append(affinity.translate(affinity.rotate(barrel, turn, origin=(0, 0)), x, y))
    for number, shape in enumerate((objectives[2], objectives[1], objectives[0]), 1):
        d.add(f"objective-{number}", shape, "round", "metal", depth=6)
    d.add("nosepiece", turret, "round", "plastic-dark", depth=8)
    d.add(
        "body-tube",
        geo.smooth(Polygon([(-118, -152), (60, -170), (60, -96), (0, -80), (-106, -56)]), 8),
        "round",
        "plastic",
        depth=14,
    )
    tube = affinity.translate(affinity.rotate(shapely.box(-26, -120, 26, 0), -38, origin=(0, 0)), -76, -136)
    d.add("tube", tube, "round", "plastic", depth=10, tone=-0.06)
    eye = affinity.translate(
        affinity.rotate(geo.rounded_box(-32, -180, 64, 66, 8), -38, origin=(0, 0)), -76, -136
    )
    d.add("eyepiece", eye, "round", "plastic-dark", depth=10)
    d.add("coarse-knob", geo.ellipse(142, 130, 44), "round", "plastic-dark", depth=12)
    d.add("fine-knob", geo.ellipse(142, 130, 23), "round", "metal", depth=7)
    return d
