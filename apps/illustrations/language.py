"""What is known of English by all who read prompts."""

from __future__ import annotations

# Plurals that no rule gives, and words that only look like plurals.
IRREGULAR = {
    "antennae": "antenna",
    "atria": "atrium",
    "bacilli": "bacillus",
    "bacteria": "bacterium",
    "cavae": "cava",
    "chrysalides": "chrysalis",
    "cisternae": "cisterna",
    "classes": "class",
    "cocci": "coccus",
    "cristae": "crista",
    "diplococci": "diplococcus",
    "does": "does",
    "epithelia": "epithelium",
    "fimbriae": "fimbria",
    "flagella": "flagellum",
    "fungi": "fungus",
    "foramina": "foramen",
    "gomphoses": "gomphosis",
    "grana": "granum",
    "larvae": "larva",
    "leaves": "leaf",
    "mitochondria": "mitochondrion",
    "nuclei": "nucleus",
    "nucleoli": "nucleolus",
    "pili": "pilus",
    "plasmodesmata": "plasmodesma",
    "phalanges": "phalanx",
    "pupae": "pupa",
    "septa": "septum",
    "sinuses": "sinus",
    "species": "species",
    "spirilla": "spirillum",
    "staphylococci": "staphylococcus",
    "streptococci": "streptococcus",
    "trabeculae": "trabecula",
    "venae": "vena",
    "vertebrae": "vertebra",
    "vertices": "vertex",
    "viruses": "virus",
}


def singular(word: str) -> str:
    """A plain English singular; Latin plurals that anatomy and biology use are known one by one."""
    if word in IRREGULAR:
        return IRREGULAR[word]
    if len(word) > 4 and word.endswith("ies"):
        return word[:-3] + "y"
    if len(word) > 3 and word.endswith("s") and not word.endswith(("ss", "us", "is")):
        return word[:-1]
    return word
