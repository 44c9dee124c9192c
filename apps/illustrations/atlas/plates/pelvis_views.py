"""The ligaments of the pelvis from behind, and the Q-angle of the thigh."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

import math

from shapely import affinity, box
from shapely.geometry import LineString, MultiLineString
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from ..glyphs import bones_limbs as limbs
from ..glyphs import bones_trunk as trunk
from ..glyphs.bones_limbs import put_bones
from ..knowledge import skeletal
from ..scenes import label_parts, plate
from ..subject import Fact, Subject

K = 3.2


def _band(start, end, wide: float, narrow: float, sag: float = 0.0):
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag)
    return geo.tube((*start, wide), (*middle, (wide + narrow) / 2), (*end, narrow), step=5)


def draw_ligaments(seed: int) -> Drawing:
    d = Drawing("pelvic-ligaments-plate")
    for side, mirror in (("", False), ("-R", True)):
        s = -1 if mirror else 1
        put_bones(d, {"ilium": limbs.hip_bone()}, "bone-behind", s * -81 * K, 0, scale=K, mirror=mirror, suffix=side,
            depth=9)
    put_bones(d, {"lumbar": affinity.translate(trunk.vertebra_front(50, 32), 0, -24)}, "bone", 0, -300, scale=K)
    for s, side in ((1, ""), (-1, "-R")):
        at = lambda x, y, s=s: (s * x, y)  # noqa: E731 - the left half and its mirror image
        d.add(f"iliolumbar-ligament{side}", _band(at(-90, -372), at(-230, -360), 16, 26), Form.SHEET, "ligament",
            depth=6)
    put_bones(d, trunk.sacrum_front(), "bone", 0, -300, scale=K)
    for s, side in ((1, ""), (-1, "-R")):
        at = lambda x, y, s=s: (s * x, y)  # noqa: E731
        spine, tuber = at(-160, 62), at(-190, 256)
        d.add(f"greater-sciatic-foramen{side}", geo.blob(at(-178, 40), at(-184, -40), at(-150, -96), at(-112, -70),
            at(-100, 0), at(-130, 44)), Form.HOLLOW, "bone-cell", finish="dark")
        d.add(f"lesser-sciatic-foramen{side}", geo.blob(at(-160, 72), at(-176, 110), at(-170, 160), at(-140, 110),
            at(-130, 80)), Form.HOLLOW, "bone-cell", finish="dark")
        d.add(f"ischial-spine{side}", geo.tube((*at(-196, 54), 16), (*spine, 6), cap=2), Form.ROUND, "bone-behind",
            depth=6)
        d.add(f"sacrospinous-ligament{side}", _band(at(-54, 30), spine, 34, 9), Form.SHEET, "tendon", depth=8,
            tone=-0.08)
        d.add(f"sacrotuberous-ligament{side}", _band(at(-70, 0), tuber, 36, 22, 16), Form.SHEET, "ligament", depth=10,
            grain=tuple(geo.curve([at(-70 + k, 0), at(-130 + k * 0.8, 140), at(-190 + k * 0.5, 250)]) for k in (-20,
            -7, 7, 20)))
        fan = geo.blob(at(-196, -330), at(-150, -250), at(-60, -160), at(-44, -110), at(-110, -96), at(-166, -150),
            at(-210, -250))
        d.add(f"posterior-sacroiliac-ligament{side}", fan, Form.SHEET, "ligament", depth=8, tone=-0.04,
            grain=tuple(geo.curve([at(-200 + k * 0.2, -310 + k), at(-60 + k * 0.1,
            -130 + k * 0.6)]) for k in range(-30, 110, 24)))
    for name in ("posterior-sacroiliac-ligament", "sacrospinous-ligament", "sacrotuberous-ligament"):
        d.label(f"pelvic-ligament-{name}", name, f"{name}-R", priority=0)
    for name in ("greater-sciatic-foramen", "lesser-sciatic-foramen", "iliolumbar-ligament", "ischial-spine"):
        d.label(f"pelvic-ligament-{name}", name, f"{name}-R", priority=1)
    label_parts(d, "pelvic-ligament", "sacrum coccyx ilium")
    d.label("pelvic-ligament-ischial-tuberosity", "ilium", "ilium-R", priority=1, zone=box(-260, 240, 260, 300))
    return d


def draw_q_angle(seed: int) -> Drawing:
    d = Drawing("q-angle-plate")
    put_bones(d, trunk.sacrum_front(), "bone-behind", 0, -94)
    for side, mirror in (("", False), ("-L", True)):
        s = -1 if mirror else 1
        put_bones(d, {"pelvis": limbs.hip_bone()}, "bone", s * -81, 0, mirror=mirror, suffix=side)
        put_bones(d, {"femur": limbs.femur()}, "bone", s * -98, 4, turn=-7, mirror=mirror, suffix=side)
        kx = -98 - 32 + 52
        put_bones(d, {"fibula": limbs.fibula().intersection(box(-40, -20, 40, 160))}, "bone-behind", s * (kx - 34),
            462, mirror=mirror, suffix=side)
        put_bones(d, {"tibia": limbs.tibia().intersection(box(-60, -20, 60, 180))}, "bone", s * kx, 448,
            mirror=mirror, suffix=side)
        put_bones(d, {"patella": limbs.patella()}, "bone", s * kx, 396, mirror=mirror, suffix=side)
    knee, hip = (-78.0, 410.0), (-136.0, -112.0)
    length = math.hypot(hip[0] - knee[0], hip[1] - knee[1])
    beyond = (knee[0] + (hip[0] - knee[0]) * -0.2, knee[1] + (hip[1] - knee[1]) * -0.2)
    d.add("line-of-the-quadriceps", LineString([hip, beyond]), Form.LINE, "nerve-motor", width=4.5)
    d.add("vertical-line", MultiLineString([[(knee[0], knee[1] - 360), (knee[0], 610)]]), Form.LINE, "vein",
        width=4.5)
    angle = math.degrees(math.atan2(hip[1] - knee[1], hip[0] - knee[0]))
    arc = [geo.polar(length * 0.5, a, *knee) for a in (-90, (angle - 90) / 2, angle)]
    d.add("q-angle", unary_union([geo.clean(geo.blob((*knee, "c"), (*arc[0], "c"), arc[1], (*arc[2], "c")))]),
        Form.FLAT, "nerve", opacity=0.75, shadow=False)
    label_parts(d, "q", "q-angle line-of-the-quadriceps vertical-line", priority=0)
    for name in ("pelvis", "femur", "patella", "tibia"):
        d.label(f"q-{name}", f"{name}-L", priority=1)
    return d


SUBJECTS = (
    Subject(
        key="pelvic-ligaments", title="Ligaments of the pelvis", kind="plate",
        scene=plate("pelvic-ligaments-plate", "Ligaments of the pelvis", draw_ligaments, skeletal.PELVIC_LIGAMENTS,
            subtitle="Posterior view"),
        names=("ligament of the pelvis", "pelvic ligament", "ligament of pelvis", "sacroiliac ligament",
            "sacrotuberous ligament", "sacrospinous ligament"), tells=("sacrospinous + sacrotuberous",),
            not_when=("uterus", "broad ligament", "ovary"),
        opening="The ligaments between sacrum and hip bones, from behind.",
            facts=(Fact("The posterior sacroiliac ligament supports the sacroiliac joint.", "openstax-ap-8"),
            Fact("The sacrospinous ligament spans from the sacrum to the ischial spine, the sacrotuberous to the ischial tuberosity; they bound the greater and lesser sciatic foramina.",
            "openstax-ap-8")),
        summary="Sacroiliac, sacrospinous and sacrotuberous ligaments bound the sciatic foramina.",
            sources=("openstax-ap-8", "gray-42"),
    ),
    Subject(
        key="q-angle", title="Q-angle", kind="plate",
        scene=plate("q-angle-plate", "Q-angle", draw_q_angle, skeletal.Q_ANGLE,
            subtitle="Pelvis, thighs and knees, anterior view",
            note="The angle is drawn on the right side of the body."),
        names=("q angle", "quadriceps angle"), tells=("femur + vertical + tibia + angle",), not_when=(),
        opening="The angle between the pull of the quadriceps muscle and the vertical.",
            facts=(Fact("The Q-angle measures how far the femur departs from the vertical line of the tibia.",
            "openstax-ap-8"), Fact("It is larger in adult females, whose pelvis is wider.", "openstax-ap-8")),
        summary="The line from hip bone to patella and the vertical through the tibia enclose the Q-angle.",
            sources=("openstax-ap-8",),
    ),
)
