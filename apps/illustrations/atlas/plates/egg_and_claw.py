"""The amniotic egg, and the apodemes of a crab."""

from __future__ import annotations

from shapely import box
from shapely.geometry import LineString
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs.contours import limb, shape, straight, strokes
from ..knowledge import animals
from ..scenes import drawn
from ..subject import Subject


def draw_amniotic_egg(seed: int) -> Drawing:
    d = Drawing("amniotic-egg")
    outline = shape(
        "-390,0 -350,-150 -220,-262 -20,-300 180,-270 330,-170 392,0 330,170 180,270 -20,300 -220,262 -350,150"
    )
    d.add("shell", outline, Form.ROUND, "egg-shell", depth=30)
    d.add("shell-membrane", geo.inset(outline, 20), Form.CUT, "serosa")
    inside = geo.inset(outline, 30)
    d.add("albumen", inside, Form.HOLLOW, "albumen", depth=40)
    d.add("air-cell", inside.intersection(geo.ellipse(410, 0, 96, 190)), Form.HOLLOW, "sky", depth=24)
    d.add(
        "chorion",
        shape("-320,-10 -270,-140 -120,-214 60,-216 200,-160 270,-40 250,90 160,190 0,226 -170,200 -280,120"),
        Form.ROUND,
        "chorion-membrane",
        depth=9,
    )
    d.add(
        "chorionic-space",
        shape("-304,-10 -256,-132 -118,-200 58,-202 190,-150 256,-38 236,84 152,178 0,211 -164,187 -266,113"),
        Form.HOLLOW,
        "body-cavity",
        depth=22,
    )
    d.add(
        "yolk-sac",
        shape("-244,20 -200,-30 -90,-26 -20,14 0,80 -40,160 -130,176 -220,130"),
        Form.ROUND,
        "fat",
        depth=40,
    )
    vessels = strokes(
        "-30,30 -80,40 -140,20", "-80,40 -120,84 -180,90", "-30,34 -70,90 -100,140", "-120,84 -140,130"
    )
    d.add("yolk-vessels", vessels, Form.LINE, "artery", width=3)
    d.add(
        "allantois",
        geo.smooth(
            unary_union(
                [
                    limb("20,40 70,70 100,90", 14, 20, 40),
                    shape("50,70 120,30 210,50 230,110 160,170 70,170 30,120"),
                ]
            ),
            8,
        ),
        Form.ROUND,
        "vein",
        depth=26,
        tone=0.45,
    )
    d.add(
        "amnion",
        shape("-120,-60 -100,-150 -10,-190 100,-180 190,-120 206,-30 140,34 30,48 -70,20"),
        Form.ROUND,
        "serosa",
        depth=8,
    )
    d.add(
        "amniotic-cavity",
        shape("-108,-62 -90,-142 -8,-178 96,-169 178,-114 193,-32 134,22 30,35 -62,8"),
        Form.HOLLOW,
        "water",
        depth=26,
        tone=0.35,
    )
    d.add("stalk", limb("30,0 16,24 10,44", 15, 13, 14), Form.ROUND, "skin-light", depth=6)
    _chick(d)
    d.label("egg-shell", "shell", priority=0)
    d.label("egg-shell-membrane", "shell-membrane", priority=2)
    d.label("egg-albumen", "albumen", priority=0)
    d.label("egg-air-cell", "air-cell", priority=2)
    d.label("egg-chorion", "chorion", priority=0)
    d.label("egg-yolk-sac", "yolk-sac", priority=0)
    d.label("egg-allantois", "allantois", priority=0)
    d.label("egg-amnion", "amnion", priority=0)
    d.label("egg-amniotic-cavity", "amniotic-cavity", priority=0)
    d.label("egg-embryo", "embryo", "embryo-head", priority=0)
    return d


def _chick(d: Drawing) -> None:
    """The embryo, curled with its head to the left."""
    d.add(
        "embryo",
        geo.smooth(
            unary_union(
                [
                    shape("0,-90 50,-130 110,-110 136,-50 100,-4 40,2 10,-24"),
                    limb("100,-20 140,-4 150,-40", 18, 10, 4),
                ]
            ),
            5,
        ),
        Form.ROUND,
        "skin-light",
        depth=20,
    )
    d.add(
        "embryo-head",
        shape("-62,-70 -50,-120 -10,-140 30,-116 30,-70 -4,-44 -44,-46"),
        Form.ROUND,
        "skin-light",
        depth=18,
    )
    d.add("embryo-eye", geo.ellipse(-26, -92, 17), Form.ROUND, "animal-eye", depth=6)
    d.add("embryo-bill", straight("-62,-66 -84,-50 -50,-50"), Form.ROUND, "beak", depth=3)
    d.add(
        "embryo-limbs",
        [limb("62,-70 80,-40 60,-22", 11, 8, 5), limb("100,-50 112,-22 90,-6", 11, 8, 5)],
        Form.ROUND,
        "skin-light",
        depth=5,
        tone=-0.08,
    )


def draw_claw(seed: int) -> Drawing:
    d = Drawing("crab-claw")
    outer = shape(
        "-360,-60 -300,-130 -180,-160 -40,-150 70,-120! 100,-50 96,10 180,70 330,96! 240,150 60,176 -140,170 -300,120 -366,30"
    )
    d.add("exoskeleton", outer, Form.ROUND, "chitin-red", depth=20)
    d.add("inside", geo.inset(outer, 17), Form.HOLLOW, "chitin-pale", depth=22)
    d.add(
        "finger",
        shape("60,-108! 120,-150 230,-130 320,-50 352,40! 290,10 220,-34 150,-46 96,-30!"),
        Form.ROUND,
        "chitin-red",
        depth=18,
        tone=-0.05,
    )
    d.add(
        "finger-inside",
        shape("92,-102 130,-128 214,-110 286,-48 300,-22 230,-60 150,-70 104,-62"),
        Form.HOLLOW,
        "chitin-pale",
        depth=12,
    )
    for side, base, apex in (
        (1, "-330,110 -200,150 -60,140 20,60 -60,20 -240,10 -340,30", (92, -30)),
        (-1, "-330,-40 -240,-120 -120,-134 -20,-118 10,-96 -120,-56 -280,-30", (78, -104)),
    ):
        name = "closer" if side > 0 else "opener"
        muscle = d.add(name, shape(base), Form.ROUND, "muscle", depth=18)
        fibres = geo.hatch(geo.inset(muscle, 6), 26 * side, 13, name)
        d.add(
            f"{name}-fibres",
            unary_union([LineString(f) for f in fibres]),
            Form.LINE,
            "muscle",
            tone=-0.3,
            width=1.2,
            detail=2,
        )
        middle = muscle.centroid
        reach = geo.tube((middle.x - 120, middle.y, 4), (middle.x + 20, middle.y - 8, 12), (*apex, 9), cap=3)
        d.add(f"{name}-apodeme", reach, Form.ROUND, "tendon", depth=5)
    d.add("fulcrum", geo.ellipse(84, -64, 15), Form.ROUND, "fur-dark", depth=6)
    d.label("claw-apodeme", "closer-apodeme", "opener-apodeme", priority=0)
    d.label("claw-closer", "closer", priority=0)
    d.label("claw-opener", "opener", priority=0)
    d.label("claw-exoskeleton", "exoskeleton", priority=0)
    d.label("claw-fulcrum", "fulcrum", priority=0)
    d.label("claw-finger", "finger", priority=1)
    d.label("claw-fixed", "exoskeleton", priority=2, zone=box(180, 60, 340, 160))
    return d


SUBJECTS = (
    Subject(
        key="amniotic-egg",
        title="Amniotic egg",
        kind="plate",
        scene=drawn(
            "amniotic-egg",
            "Amniotic egg",
            Layout.PLATE,
            (Panel("amniotic-egg", draw_amniotic_egg),),
            animals.EGG,
            subtitle="Bird egg with its embryo, in section",
            note="Schematic; membranes are drawn thicker than they are.",
        ),
        names=(
            "amniotic egg",
            "amniote egg",
            "egg of an amniote",
            "extraembryonic membrane",
            "structure of an amniotic egg",
            "bird egg",
            "chicken egg",
            "hen egg",
            "egg structure",
            "bird egg structure",
            "reptile egg",
            "structure of an egg",
        ),
        tells=(
            "amnion + chorion + allantois",
            "amniotic + yolk sac + allantois",
            "amniotic egg + key feature",
        ),
        not_when=(
            "placenta",
            "human",
            "uterus",
            "evolution of",
            "phylogen",
            "evolved an amniotic",
            "lizard and",
            "rabbit",
            "fertilization",
            "egg cell",
            "sperm",
            "fried",
        ),
        opening="An egg is cut open to show the embryo and its membranes.",
        caption=(
            "egg-shell",
            "egg-albumen",
            "egg-chorion",
            "egg-amniotic-cavity",
            "egg-allantois",
            "egg-yolk-sac",
        ),
        summary="The embryo floats in the amnion; yolk sac, allantois and chorion surround it within the shell.",
        sources=("openstax-bio-29",),
    ),
    Subject(
        key="apodemes",
        title="Apodemes of a crab claw",
        kind="plate",
        scene=drawn(
            "apodemes",
            "Apodemes of a crab claw",
            Layout.PLATE,
            (Panel("crab-claw", draw_claw),),
            animals.CLAW,
            subtitle="Claw opened to show muscles inside the exoskeleton",
        ),
        names=(
            "apodeme",
            "crab claw",
            "crab leg",
            "arthropod muscle attachment",
            "exoskeleton and muscle",
            "exoskeleton",
            "arthropod exoskeleton",
            "crab claw muscle",
        ),
        tells=("apodeme + exoskeleton", "apodeme + muscle"),
        not_when=("halloween", "hydrostatic", "endoskeleton", "molting", "lobster life", "insect anatomy"),
        opening="The claw of a crab is opened from the side.",
        caption=("claw-apodeme", "claw-closer", "claw-exoskeleton"),
        summary="Apodemes above and below the fulcrum join the muscles to the movable finger of the claw.",
        sources=("openstax-bio-33",),
    ),
)
