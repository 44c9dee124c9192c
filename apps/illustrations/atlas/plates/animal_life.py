"""From the lives of animals: metamorphosis, the amniotic egg, a crab's claw and the guinea worm."""

from __future__ import annotations

from shapely import box
from shapely.geometry import LineString
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import invertebrates
from ..glyphs.contours import limb, shape, straight, stroke, strokes
from ..knowledge import animals
from ..subject import Subject, drawn


# ---------------------------------------------------------------- incomplete metamorphosis
def draw_eggs(seed: int) -> Drawing:
    d = Drawing("grasshopper-eggs", box=(-130, -110, 260, 220))
    d.add(
        "soil", shape("-120,-40! -40,-46 40,-42 120,-40! 116,90 0,100 -116,90"), Form.CUT, "subsoil", tone=0.2
    )
    d.add("pod", shape("-10,-44! -46,0 -52,50 -10,80 34,70 44,10 16,-44!"), Form.HOLLOW, "topsoil", depth=10)
    places = [(x + 12 * (row % 2), 64 - 20 * row) for row in range(4) for x in (-30, -6, 18)]
    d.add("eggs", [geo.ellipse(x, y, 11, 17, 24) for x, y in places], Form.ROUND, "egg-shell", depth=6)
    d.label("metamorphosis-egg", "eggs", priority=0)
    return d


def _hopper(key: str, wings: float, scale: float) -> Drawing:
    d = Drawing(key, box=(-125, -85, 250, 170))
    d.place(invertebrates.grasshopper(wings), 0, 10, scale)
    return d


def draw_young_nymph(seed: int) -> Drawing:
    d = _hopper("grasshopper-nymph", 0, 0.62)
    d.label("metamorphosis-antenna", "antennae", priority=1)
    d.label("metamorphosis-hind-leg", "hind-leg", priority=1)
    return d


def draw_old_nymph(seed: int) -> Drawing:
    d = _hopper("grasshopper-late-nymph", 0.34, 0.82)
    d.label("metamorphosis-wing-pad", "wings", priority=0)
    return d


def draw_adult(seed: int) -> Drawing:
    d = _hopper("grasshopper-adult", 1.0, 1.0)
    d.label("metamorphosis-wing", "wings", priority=0)
    d.label("metamorphosis-hind-leg", "hind-leg", priority=1)
    return d


# ---------------------------------------------------------------- the amniotic egg
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


# ---------------------------------------------------------------- a claw and its apodemes
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


# ---------------------------------------------------------------- the guinea worm
def draw_drinking(seed: int) -> Drawing:
    d = Drawing("guinea-drinking", box=(-150, -120, 300, 240))
    d.add("water", shape("-56,-30! 56,-30! 44,100! -44,100!"), Form.HOLLOW, "water", depth=12)
    d.add(
        "glass",
        straight("-66,-80 -60,-80 -46,104 46,104 60,-80 66,-80 52,110 -52,110"),
        Form.ROUND,
        "ice",
        depth=3,
    )
    for n, (x, y, turn) in enumerate(((-14, 0, 20), (18, 40, -30), (-12, 74, 60))):
        d.place(invertebrates.copepod(), x, y, 0.2, turn, prefix=f"copepod-{n}-")
    d.label("guinea-copepod", *(f"copepod-{n}-body" for n in range(3)), priority=0)
    d.label("guinea-glass", "water", priority=1)
    return d


def draw_in_body(seed: int) -> Drawing:
    d = Drawing("guinea-body", box=(-150, -120, 300, 240))
    wall = unary_union(
        [
            limb("-130,-70 -40,-90 40,-60 120,-80", 40, 40, 40, 40),
            limb("-130,40 -30,60 60,30 130,50", 44, 44, 44, 44),
        ]
    )
    d.add("intestine", geo.smooth(wall, 10), Form.ROUND, "stomach-lining", depth=22)
    larvae = [(-80, -70, 20), (-10, -82, -30), (60, -66, 40), (-50, -8, 70), (20, -6, 20), (84, -10, -40)]
    for n, (x, y, turn) in enumerate(larvae):
        d.place(invertebrates.roundworm(), x, y, 0.26, turn, prefix=f"larva-{n}-")
    d.label("guinea-intestine", "intestine", priority=0)
    d.label("guinea-larva", *(f"larva-{n}-body" for n in range(6)), priority=0)
    return d


def draw_emerging(seed: int) -> Drawing:
    d = Drawing("guinea-emerging", box=(-150, -120, 300, 240))
    d.add("puddle", geo.ellipse(-10, 92, 138, 24), Form.SHEET, "water")
    leg = unary_union(
        [
            limb("50,-130 46,-40 50,40", 42, 34, 26),
            shape("30,20 78,30 84,80 40,94 -70,96 -104,84 -94,68 -30,50 10,40"),
        ]
    )
    d.add("leg", geo.smooth(leg, 8), Form.ROUND, "skin-brown", depth=20)
    d.add("blister", geo.ellipse(16, 6, 17, 13, -30), Form.ROUND, "muscle", depth=8)
    d.add("worm", stroke("14,6 -20,-10 -50,20 -80,6 -96,40 -80,70 -100,92"), Form.CORD, "fur-pale", width=7)
    d.label("guinea-blister", "blister", priority=0)
    d.label("guinea-worm", "worm", priority=0)
    return d


def draw_larvae_in_water(seed: int) -> Drawing:
    d = Drawing("guinea-water", box=(-150, -120, 300, 240))
    d.add("water", geo.ellipse(0, 0, 142, 112), Form.HOLLOW, "water", depth=16, tone=0.3)
    for n, (x, y, turn) in enumerate(((-90, -40, 30), (-60, 40, -40), (-100, 10, 80), (-40, -70, 10))):
        d.place(invertebrates.roundworm(), x, y, 0.24, turn, prefix=f"larva-{n}-")
    d.place(invertebrates.copepod(), 56, 10, 0.62, -16, prefix="copepod-")
    d.place(invertebrates.roundworm(), 48, 8, 0.2, 20, prefix="eaten-")
    d.label("guinea-larva", *(f"larva-{n}-body" for n in range(4)), priority=0)
    d.label("guinea-copepod", "copepod-body", priority=0)
    return d


BOOK = "openstax-bio-27"
SUBJECTS = (
    Subject(
        key="incomplete-metamorphosis",
        title="Incomplete metamorphosis",
        kind="cycle",
        scene=drawn(
            "incomplete-metamorphosis",
            "Incomplete metamorphosis",
            Layout.CYCLE,
            (
                Panel("grasshopper-eggs", draw_eggs, "Eggs", text="Laid in a pod in the soil."),
                Panel(
                    "grasshopper-nymph",
                    draw_young_nymph,
                    "Young nymph",
                    text="Looks like a small adult without wings.",
                ),
                Panel(
                    "grasshopper-late-nymph",
                    draw_old_nymph,
                    "Late nymph",
                    text="Molts several times; wing pads grow.",
                ),
                Panel("grasshopper-adult", draw_adult, "Adult", text="Has full wings and reproduces."),
            ),
            animals.METAMORPHOSIS,
            subtitle="Life cycle of a grasshopper",
            note="Not drawn to a common scale.",
            centre=("Grasshopper", "", "no pupa"),
        ),
        names=(
            "incomplete metamorphosis",
            "grasshopper",
            "grasshopper life cycle",
            "life cycle of a grasshopper",
            "life cycle of the grasshopper",
            "grasshopper metamorphosis",
            "hemimetabolous development",
            "insect metamorphosis",
        ),
        tells=("grasshopper + metamorphosis", "grasshopper + nymph", "egg + nymph + adult"),
        not_when=(
            "tick",
            "grasshopper anatomy",
            "food web",
            "food chain",
            "mosquito",
            "cockroach",
            "anatomy of a grasshopper",
            "digestive",
            "complete metamorphosis of the butterfly",
        ),
        opening="The grasshopper passes from egg through nymphs to the adult, without a pupa.",
        caption=(),
        summary="Eggs hatch into nymphs that look like small adults and gain wings as they molt.",
        scope="In complete metamorphosis, as in butterflies, a larva and a pupa come before the adult.",
        sources=(BOOK, "chapman-insects"),
    ),
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
    Subject(
        key="guinea-worm-cycle",
        title="Guinea worm life cycle",
        kind="cycle",
        scene=drawn(
            "guinea-worm-cycle",
            "Guinea worm life cycle",
            Layout.CYCLE,
            (
                Panel(
                    "guinea-drinking",
                    draw_drinking,
                    "Drinking",
                    text="Infected copepods are swallowed with water.",
                ),
                Panel(
                    "guinea-body",
                    draw_in_body,
                    "In the body",
                    text="Copepods die; larvae pass the wall of the gut, mature and mate.",
                ),
                Panel(
                    "guinea-emerging",
                    draw_emerging,
                    "Emergence",
                    "about a year later",
                    "The female moves to the skin and sheds larvae into water.",
                ),
                Panel("guinea-water", draw_larvae_in_water, "In the water", text="Copepods eat the larvae."),
            ),
            animals.GUINEA,
            subtitle="Dracunculus medinensis",
            note="Not drawn to a common scale.",
            centre=("Guinea worm", "Dracunculus medinensis", "a roundworm"),
        ),
        names=(
            "guinea worm",
            "guinea worm life cycle",
            "life cycle of the guinea worm",
            "dracunculus medinensis",
            "dracunculiasis",
            "life cycle of dracunculus medinensis",
        ),
        tells=("guinea worm + copepod", "dracunculus + life cycle"),
        opening="A person and a copepod are the two hosts of this parasitic roundworm.",
        caption=("guinea-worm",),
        summary="Copepods in drinking water bring larvae into people; the female worm sheds new larvae into water.",
        sources=("openstax-bio-28",),
    ),
)
