"""What things are made of. One base colour each; themes derive light, shade and outline from it.

`channel` is the stain that shows the material in the cellular theme (fluorescence on dark).
Colours are conventional (arteries red, veins blue, chlorophyll green) and tell apart by lightness as well as hue.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Material:
    colour: str
    channel: str = "structure"


# channel -> (name in the legend, emission colour)
CHANNELS: dict[str, tuple[str, str]] = {
    "structure": ("Other structures", "#9fb8d0"),
    "muscle": ("Muscle", "#23d18b"),
    "arterial": ("Arterial wall", "#ff4d5e"),
    "venous": ("Venous wall", "#3f8cff"),
    "connective": ("Connective tissue", "#e6f0ff"),
    "fat": ("Fat", "#e8c547"),
    "serous": ("Serous membrane", "#8f7bff"),
    "nucleus": ("DNA and nuclei", "#5a7bff"),
    "membrane": ("Cell membrane", "#8dffb0"),
    "endomembrane": ("Endomembrane system", "#46e07a"),
    "golgi": ("Golgi apparatus", "#ffd84a"),
    "mitochondria": ("Mitochondria", "#ff4fc8"),
    "chlorophyll": ("Chlorophyll", "#ff3d34"),
    "wall": ("Cell wall", "#2fc4ea"),
    "vacuole": ("Vacuole", "#2a7f8c"),
    "ribosome": ("Ribosomes", "#c8ff5a"),
    "lysosome": ("Lysosomes and peroxisomes", "#ff9d3c"),
    "lipid": ("Lipid", "#ffe27a"),
    "cytoskeleton": ("Cytoskeleton", "#9dff6a"),
    "cytosol": ("Cytosol", "#16323f"),
    "antigen-cell": ("Antigen-presenting cell", "#ff7ab8"),
    "t-cell": ("T cell", "#35d6ff"),
    "mhc": ("MHC molecules", "#ffd84a"),
    "pathogen": ("Virus and antigen", "#ffe14a"),
    "peptide": ("Peptide", "#ff4d6a"),
    "cuticle": ("Cuticle", "#ff8a2a"),
    "pigment": ("Dark pigment", "#2b5170"),
    "pale": ("Pale scales", "#cfe8ff"),
    "plant": ("Plant tissue", "#37d66a"),
}

MATERIALS: dict[str, Material] = {
    "ink": Material("#2b2523", "pale"),
    "paper": Material("#ffffff", "pale"),
    "shadow": Material("#3a2c28", "pigment"),
    # heart and vessels
    "artery": Material("#c0433a", "arterial"),
    "pulmonary-vein": Material("#bd585a", "arterial"),
    "vein": Material("#4a6aa6", "venous"),
    "muscle": Material("#b2564c", "muscle"),
    "muscle-outer": Material("#a9564c", "muscle"),
    "papillary": Material("#a85046", "muscle"),
    "fat": Material("#e8c877", "fat"),
    "valve": Material("#e6d5b2", "connective"),
    "tendon": Material("#ebdfc2", "connective"),
    "fibrous": Material("#e6c3a6", "connective"),
    "serosa": Material("#ddd5cb", "serous"),
    "endocardium-right": Material("#58658f", "venous"),
    "endocardium-left": Material("#a34843", "arterial"),
    "vessel-wall-arterial": Material("#f2d6c8", "arterial"),
    "vessel-wall-venous": Material("#cdd6e8", "venous"),
}
