"""Organ systems in place: the digestive, urinary, endocrine and respiratory organs in the outline of the body."""

from __future__ import annotations

from shapely import box

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing

from ..glyphs import body, chest, glands, viscera
from ..knowledge import organs
from ..subject import OTHER_ANIMALS, plate_subject

HUMAN = "Seen from the front: the left of the picture is the right of the body."


# ---------------------------------------------------------------- digestion
def draw_digestive_system(seed: int) -> Drawing:
    d = Drawing("digestive-system")
    body.silhouette(d, 0, 1700)
    d.add("salivary-glands", [
        geo.blob(*[(way * x, y) for x, y in ((104, 268), (122, 290), (112, 336), (92, 344), (88, 300))], step=3) for way in (-1, 1)
    ] + [geo.ellipse(way * 58, 372, 24, 13, -20 * way) for way in (-1, 1)], "round", "gland", depth=9, lobules=8)  # fmt: skip
    d.vessel("pharynx", [[(0, 312, 26), (0, 370, 24), (0, 446, 17)]], "mucosa", 18)
    d.add(
        "mouth",
        geo.blob((-52, 322), (-20, 306), (20, 306), (52, 322), (24, 346), (-24, 346), step=3),
        "hollow",
        "mucosa",
        depth=14,
    )
    d.add(
        "tongue",
        geo.blob((-30, 334), (0, 322), (30, 334), (18, 345), (-18, 345), step=3),
        "round",
        "tongue",
        depth=8,
    )
    viscera.esophagus(d)
    chest.diaphragm(d)
    viscera.spleen(d)
    viscera.duodenum(d)
    viscera.pancreas(d)
    viscera.large_intestine(d)
    viscera.small_intestine(d)
    viscera.stomach(d)
    viscera.gallbladder(d)
    viscera.liver(d)
    d.add("anus", geo.ellipse(0, 1622, 9, 6), "mouth", "large-intestine")
    d.label("mouth", "mouth", "tongue", priority=0)
    d.label("salivary-glands", priority=1)
    d.label("pharynx", priority=1, zone=box(-30, 350, 30, 450))
    d.label("esophagus", priority=0, zone=box(-60, 480, 60, 940))
    for organ in ("liver", "gallbladder", "stomach", "pancreas", "duodenum"):
        d.label(organ, priority=0 if organ in ("liver", "stomach", "pancreas") else 1)
    d.label("spleen", priority=3)
    d.label("diaphragm", priority=3)
    d.label("small-intestine", *viscera.coils(d), priority=0)
    for part in ("cecum", "ascending-colon", "transverse-colon", "descending-colon", "sigmoid-colon"):
        d.label(part, "large-intestine", zone=viscera.stretch(part))
    d.label(
        "large-intestine",
        priority=0,
        zone=viscera.stretch("ascending-colon").union(viscera.stretch("descending-colon")),
    )
    d.label("appendix", priority=1)
    d.label("rectum", priority=1)
    d.label("anus", priority=1)
    return d


DIGESTIVE_SYSTEM = plate_subject(
    "digestive-system",
    "Human digestive system",
    draw_digestive_system,
    organs.TERMS,
    "mouth salivary-glands pharynx esophagus liver gallbladder stomach pancreas duodenum spleen diaphragm small-intestine cecum "
    "ascending-colon transverse-colon descending-colon sigmoid-colon large-intestine appendix rectum anus",
    subtitle="Organs in place, seen from the front",
    note=HUMAN,
    names=(
        "digestive system", "human digestive system", "digestive tract", "gastrointestinal tract", "gastrointestinal system", "gi tract",
        "alimentary canal", "component of the digestive system", "organ of the digestive system", "digestive organ", 
        "human digestive tract", "accessory digestive organ",
    ),
    tells=("mouth + esophagus + stomach + small intestine + large intestine", "esophagus + liver + pancreas + small intestine"),
    not_when=(
        *OTHER_ANIMALS, "layer", "ruminant", "histology", "wall", "microbiota", "infection", "bacteria", "bacterium", "hydra", "avian",
        "monogastric", "nervous", "hormone", "peritoneum", "tissue",
    ),
    opening="The organs of the digestive system are shown in the outline of the body.",
    caption=("mouth", "esophagus", "stomach", "liver", "gallbladder", "pancreas", "small-intestine", "large-intestine"),
    summary="Food passes from the mouth through esophagus, stomach and intestines to the anus.",
    sources=("openstax-ap-23", "gray-42"),
)  # fmt: skip


# ---------------------------------------------------------------- water in digestion
def draw_water(seed: int) -> Drawing:
    d = draw_digestive_system(seed)
    d.key = "digestive-water"
    d.labels.clear()
    d.label("water-food", "mouth", "tongue", priority=0)
    d.label("water-saliva", "salivary-glands", priority=0)
    d.label("water-gastric", "stomach", priority=0)
    d.label("water-bile", "liver", "gallbladder", priority=0)
    d.label("water-pancreatic", "pancreas", "duodenum", priority=0)
    d.label("water-intestine", *viscera.coils(d), priority=0)
    d.label("water-colon", "large-intestine", priority=0)
    d.label("water-feces", "rectum", priority=0)
    return d


DIGESTIVE_WATER = plate_subject(
    "digestive-water",
    "Digestive secretions and absorption of water",
    draw_water,
    organs.TERMS,
    "water-food water-saliva water-gastric water-bile water-pancreatic water-intestine water-colon water-feces",
    subtitle="Where water enters the digestive tract and where it is absorbed",
    note=HUMAN,
    names=("digestive secretion and absorption of water", "digestive secretion", "absorption of water", "water absorption in the intestine", "water in the digestive tract", "secretion of the digestive system"),
    tells=("digestive secretion + water", "saliva + gastric juice + bile", "absorption + water + intestine"),
    not_when=(*OTHER_ANIMALS, "root", "plant", "nephron", "kidney"),
    opening="The digestive organs are shown with what they add to the food and where water is taken up again.",
    caption=("water-food", "water-saliva", "water-gastric", "water-bile", "water-pancreatic", "water-intestine", "water-colon"),
    summary="Glands add several liters a day; the intestines absorb nearly all of it.",
    sources=("openstax-ap-23",),
)  # fmt: skip


# ---------------------------------------------------------------- urine
def draw_urinary_system(seed: int) -> Drawing:
    d = Drawing("urinary-system")
    body.silhouette(d, 880, 1720)
    viscera.great_vessels(d, 930)
    viscera.ureters(d)
    viscera.kidneys(d)
    viscera.adrenals(d)
    viscera.bladder(d)
    d.label("adrenal-gland", "right-adrenal", "left-adrenal", priority=1)
    d.label("right-kidney", priority=0)
    d.label("left-kidney", priority=0)
    d.label("ureter", "right-ureter", "left-ureter", priority=0)
    d.label("urinary-bladder", "bladder", priority=0)
    d.label("urethra", priority=0)
    d.label("abdominal-vena-cava", "inferior-vena-cava", priority=1, zone=box(-60, 900, 0, 1340))
    d.label("abdominal-aorta", priority=1, zone=box(0, 900, 40, 1340))
    d.label("renal-vein", "inferior-vena-cava", zone=box(44, 1130, 110, 1210))
    d.label("renal-artery", "abdominal-aorta", zone=box(-96, 1160, -56, 1210).union(box(44, 1130, 90, 1160)))
    return d


URINARY_SYSTEM = plate_subject(
    "urinary-system",
    "Human urinary system",
    draw_urinary_system,
    organs.TERMS,
    "adrenal-gland right-kidney left-kidney ureter urinary-bladder urethra abdominal-vena-cava abdominal-aorta renal-vein renal-artery",
    subtitle="Kidneys, ureters, bladder and urethra, seen from the front",
    note=HUMAN,
    names=(
        "urinary system", "human urinary system", "urinary tract", "excretory system", "human excretory system", "renal system",
        "structure of the human urinary system", "kidney ureter and bladder", "location of the kidney", "kidney filter the blood",
        "position of the kidney",
    ),
    tells=("kidney + ureter + bladder", "ureter + bladder + urethra"),
    not_when=(
        *OTHER_ANIMALS, "infection", "nephron", "infect", "cystitis", "prostate", "testis", "stone", "male urethra", "female urethra",
        "planarian", "malpighian", "flame cell", "nephridia",
    ),
    opening="The organs that form and carry urine are shown in the outline of the trunk.",
    summary="Kidneys form urine; ureters carry it to the bladder, the urethra leads it out.",
    sources=("openstax-ap-25", "gray-42"),
)  # fmt: skip


# ---------------------------------------------------------------- hormones
def draw_endocrine_system(seed: int) -> Drawing:
    d = Drawing("endocrine-system")
    body.silhouette(d, 0, 1760)
    glands.brain_outline(d)
    glands.hypothalamus_and_pituitary(d)
    glands.pineal(d)
    d.vessel("windpipe", [chest.TRACHEA[:2]], "airway", 16)
    glands.thyroid(d)
    glands.parathyroids(d)
    glands.thymus(d)
    viscera.kidneys(d)
    viscera.adrenals(d)
    viscera.pancreas(d)
    glands.ovaries(d)
    glands.testes(d)
    d.label("hypothalamus", priority=0)
    d.label("pituitary-gland", priority=0)
    d.label("pineal-gland", priority=1)
    d.label("thyroid-gland", priority=0)
    d.label("parathyroid-glands", priority=1)
    d.label("thymus", priority=1)
    d.label("adrenal-glands", "right-adrenal", "left-adrenal", priority=0)
    d.label("endocrine-pancreas", "pancreas", priority=0)
    d.label("ovary", "right-ovary", "left-ovary", priority=0)
    d.label("testis", "right-testis", "left-testis", priority=0)
    d.label("kidney", "right-kidney", "left-kidney", priority=3)
    return d


ENDOCRINE_SYSTEM = plate_subject(
    "endocrine-system",
    "Human endocrine system",
    draw_endocrine_system,
    organs.TERMS,
    "hypothalamus pituitary-gland pineal-gland thyroid-gland parathyroid-glands thymus adrenal-glands endocrine-pancreas ovary testis kidney",
    subtitle="Endocrine glands in place",
    note="Ovaries belong to the female and testes to the male body; both are shown in one outline.",
    names=(
        "endocrine system", "human endocrine system", "endocrine gland", "endocrine organ", "hormone producing gland", "gland of the endocrine system",
        "major endocrine gland", "endocrine gland and cell", "location of endocrine gland",
    ),
    tells=(
        "pituitary + parathyroid + adrenal + pancreas", "hypothalamus + pituitary + thyroid + adrenal + pancreas", "pineal + thyroid + thymus + adrenal",
    ),
    not_when=(*OTHER_ANIMALS, "signaling", "exocrine gland", "disruptor", "negative feedback", "compared", "nervous system"),
    opening="The endocrine glands are shown in the outline of the body.",
    summary="Glands from hypothalamus and pituitary to ovaries and testes secrete hormones into blood.",
    sources=("openstax-ap-17", "gray-42"),
)  # fmt: skip

# ---------------------------------------------------------------- breath


def draw_respiratory_system(seed: int) -> Drawing:
    d = Drawing("respiratory-system")
    body.silhouette(d, 0, 1240)
    d.vessel("pharynx", [[(0, 262, 24), (0, 330, 24), (0, 410, 22)]], "mucosa", 18)
    d.add(
        "nasal-cavity",
        geo.blob((0, 196), (16, 220), (30, 262), (18, 276), (-18, 276), (-30, 262), (-16, 220), step=3),
        "hollow",
        "mucosa",
        depth=10,
    )
    d.add(
        "oral-cavity",
        geo.blob((-44, 318), (-18, 304), (18, 304), (44, 318), (20, 338), (-20, 338), step=3),
        "hollow",
        "tongue",
        depth=12,
    )
    chest.larynx(d)
    chest.diaphragm(d)
    chest.lungs(d)
    chest.fissures(d)
    window = chest.lung("left").buffer(-13)
    d.add("left-lung-cut", window, "hollow", "lung", depth=20, tone=0.3)
    chest.windpipe(d)
    chest.bronchi(d, "left")
    d.label("nasal-cavity", priority=0)
    d.label("oral-cavity", priority=2)
    d.label("pharynx", priority=0, zone=box(-30, 345, 30, 395))
    d.label("larynx", priority=0)
    d.label("trachea", "trachea", "tracheal-cartilage", priority=0)
    d.label("right-main-bronchus", priority=1)
    d.label("left-main-bronchus", priority=1)
    d.label("lobar-bronchus", "left-branches-0", priority=2)
    d.label("bronchioles", "left-branches-3", "left-branches-2", priority=1)
    d.label("right-lung", priority=0)
    d.label("left-lung", "left-lung-cut", priority=0, side="R", zone=box(200, 800, 300, 990))
    d.label("diaphragm", priority=0)
    return d


RESPIRATORY_SYSTEM = plate_subject(
    "respiratory-system",
    "Human respiratory system",
    draw_respiratory_system,
    organs.TERMS,
    "nasal-cavity oral-cavity pharynx larynx trachea right-main-bronchus left-main-bronchus lobar-bronchus bronchioles right-lung left-lung diaphragm",
    subtitle="Airways and lungs, the left lung opened",
    note=HUMAN,
    names=(
        "respiratory system", "human respiratory system", "respiratory tract", "airway", "human airway", "upper and lower respiratory tract",
        "major respiratory structure", "respiratory organ", "conducting zone", "upper respiratory tract", "lower respiratory tract",
    ),
    tells=("nasal cavity + trachea + bronchi", "air + nasal cavity + trachea + bronchi", "nasal cavity + larynx + trachea + bronchi", "trachea + bronchi + lung + diaphragm", "pharynx + larynx + trachea"),
    not_when=(*OTHER_ANIMALS, "infection", "tracheal system", "spiracle", "zone", "asthma", "pneumonia", "tuberculosis", "epithelium", "alveolus"),
    opening="The airways and lungs are shown in the outline of the body; the left lung is opened to show the bronchial tree.",
    summary="Air passes nose, pharynx, larynx, trachea and bronchi to the lungs above the diaphragm.",
    sources=("openstax-ap-22", "gray-42"),
)  # fmt: skip

SUBJECTS = (DIGESTIVE_SYSTEM, DIGESTIVE_WATER, URINARY_SYSTEM, ENDOCRINE_SYSTEM, RESPIRATORY_SYSTEM)
