"""Human skin as a block: epidermis, dermis and hypodermis with hairs, glands, vessels and nerve endings."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

from shapely import box

from apps.illustrations.drawing.model import Drawing

from ..glyphs import skin
from ..knowledge import senses
from ..scenes import label_parts, plate
from ..subject import Fact, Subject

WIDTH, CORNEUM, EPIDERMIS, DERMIS, BOTTOM = 820.0, 34.0, 110.0, 480.0, 650.0


def draw_skin(seed: int) -> Drawing:
    d = Drawing("skin-plate", box=(0, -170, WIDTH, BOTTOM + 170))
    skin.layers(d, WIDTH, CORNEUM, EPIDERMIS, DERMIS, BOTTOM, seed)
    d.label("skin-epidermis", "epidermis", priority=0)
    skin.vessel_pair(d, DERMIS + 26, WIDTH, (60, 150, 690, 770), EPIDERMIS - 4)
    skin.nerve_branch(d, "nerve", [(WIDTH, 586), (700, 566), (560, 572), (420, 590), (240, 574), (0, 596)], 13)
    skin.nerve_branch(d, "nerve-touch", [(560, 572), (590, 420), (600, 280), (604, 160)], 5)
    skin.nerve_branch(d, "nerve-pressure", [(240, 574), (196, 540), (150, 520)], 6)
    skin.nerve_branch(d, "free-nerve-ending", [(400, 588), (478, 440), (470, 300), (482, 180), (476, 112), (490, 72)],
        4)
    skin.sweat_gland(d, (690 - 34, 2), (650, 420))
    skin.hair(d, (312, 0), (244, 420), 31, gland_side=1.0, shaft=150, epidermis=EPIDERMIS)
    skin.tactile_corpuscle(d, (604, 142), 24)
    skin.lamellated_corpuscle(d, (112, 520), 34, -16)
    label_parts(d, "skin", "hair-shaft hair-follicle sebaceous-gland eccrine-sweat-gland", priority=0)
    label_parts(d, "skin",
        "stratum-corneum stratum-basale arrector-pili-muscle hair-root hair-bulb sweat-pore artery vein nerve adipose-tissue lamellated-corpuscle")
    label_parts(d, "skin", "sweat-duct papillary-layer reticular-layer tactile-corpuscle free-nerve-ending",
        priority=2)
    d.label("skin-dermis", "reticular-layer", priority=0, zone=box(700, 180, 820, 440))
    d.label("skin-hypodermis", "hypodermis", "adipose-tissue", priority=0, zone=box(500, 600, 820, 650))
    return d


SUBJECT = Subject(
    key="skin",
    title="Skin",
    kind="plate",
    scene=plate("skin-plate", "Layers of the skin", draw_skin, senses.SKIN, subtitle="Hairy human skin in section",
        note="Not to scale: the epidermis is drawn thicker than it is."),
    names=("skin", "human skin", "mammalian skin", "layer of skin", "skin layer", "layer of the skin",
        "structure of skin", "skin anatomy", "integumentary system", "cross section of skin", "skin structure",
        "cutaneous membrane", "integument"),
    tells=("epidermis + dermis + hypodermis", "epidermis + dermis + subcutaneous",
        "epidermis + dermis + hair follicle"),
    not_when=(
        "first line", "line of defense", "lesion", "burn", "mechanoreceptor", "cancer", "melanoma", "frog", "amphibian", "wound", "healing",
            "infection", "acne", "color", "colour", "pigmentation", "melanocyte", "graft", "snake", "fish",
            "stratum lucidum",
        "layer of the epidermis", "thin skin", "thick skin", "nail", "microbiota", "bacteria", "vitamin d",
            "temperature", "thermoregulation", "rash", "allergy", "dermatitis", "disease", "fungus", "tanning", "uv",
            "dermatome", "tattoo", "acid", "insect", "transdermal", "plant", "onion", "tomato", "mast cell",
            "langerhan", "barrier",
    ),
    groups={"gland": ("skin-sebaceous-gland", "skin-eccrine-sweat-gland"), "receptor": ("skin-tactile-corpuscle",
        "skin-lamellated-corpuscle", "skin-free-nerve-ending")},
    opening="The three layers of hairy skin with the structures that stand in them.",
    facts=(
        Fact("The epidermis is a keratinized stratified squamous epithelium without blood vessels; its cells are renewed from the stratum basale.",
            "openstax-ap-5"),
        Fact("The dermis is connective tissue that holds blood vessels, nerves, hair follicles and glands.",
            "openstax-ap-5"),
        Fact("The hypodermis below it, loose connective and adipose tissue, joins the skin to the fascia of bones and muscles.",
            "openstax-ap-5"),
    ),
    summary="Epidermis, dermis and hypodermis with a hair, sebaceous and sweat glands, vessels and nerves.",
    sources=("openstax-ap-5", "openstax-bio-36"),
)
