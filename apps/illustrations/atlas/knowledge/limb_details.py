"""Words for the hip bone from the side, and for joints, girdles and fractures seen close up."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

from ..vocabulary import glossary

LIMBS, JOINTS = "openstax-ap-8", "openstax-ap-9"

HIP_BONE = glossary(
    "hip", LIMBS, "Ilium: large, fan-shaped upper part", "Ischium: lower rear part", "Pubis: front part",
        "Iliac crest: upper border", "Anterior superior iliac spine: front end of the crest",
        "Posterior superior iliac spine: rear end of the crest",
        "Greater sciatic notch: passage of the sciatic nerve", "Ischial spine: bony point",
        "Ischial tuberosity: bears weight in sitting", "Acetabulum: socket for the femur",
        "Obturator foramen: largest hole of the skeleton",
)

KNEE = glossary(
    "knee", JOINTS, "Femur: thigh bone", "Tibia: shin bone", "Fibula: beside the tibia",
        "Patella: kneecap, drawn aside", "Anterior cruciate ligament: crosses in front | acl",
        "Posterior cruciate ligament: crosses behind | pcl",
        "Medial meniscus: pad of fibrocartilage | meniscus, menisci", "Lateral meniscus: pad of fibrocartilage",
        "Tibial collateral ligament: inner side | medial collateral ligament",
        "Fibular collateral ligament: outer side | lateral collateral ligament",
        "Articular cartilage: covers the condyles",
)

TERMS = (*HIP_BONE, *KNEE)
