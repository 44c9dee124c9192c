"""Tones of tissues tuned by eye for the anatomical plate; all other materials are derived from their base colour."""

from __future__ import annotations

from dataclasses import dataclass

from .. import colour as hue


@dataclass(frozen=True, slots=True)
class Tones:
    """Six tones from shaded rim to lit crest, and the colour of the outline."""

    stops: tuple[str, ...]
    outline: str

    def toned(self, tone: float) -> Tones:
        if tone == 0:
            return self
        return Tones(tuple(hue.toned(c, tone) for c in self.stops), hue.toned(self.outline, tone * 0.5))


TISSUES: dict[str, Tones] = {
    "artery": Tones(("#741b19", "#8f2622", "#b03931", "#c95345", "#dc7867", "#f0b5a2"), "#4d1110"),
    "pulmonary-vein": Tones(("#742629", "#8f3238", "#ae484b", "#c76561", "#da8b82", "#efc2b5"), "#4f1a1d"),
    "vein": Tones(("#25355a", "#2f4470", "#456199", "#6380b5", "#8aa2cd", "#bfcde7"), "#16203c"),
    "muscle": Tones(("#7d2f2a", "#9a413a", "#b2564c", "#c26c60", "#d08578", "#e6b4a4"), "#4a1614"),
    "muscle-outer": Tones(("#6b2926", "#853731", "#a14d44", "#b8685b", "#cd8a7b", "#e4b5a6"), "#431614"),
    "papillary": Tones(("#6b2523", "#84352f", "#a04a41", "#b86658", "#ca8172", "#dda391"), "#43120f"),
    "fat": Tones(("#b98a3c", "#d3a751", "#e8c877", "#f3dd9e", "#fbedc6", "#fff8e4"), "#7a5a22"),
    "valve": Tones(("#a98f68", "#c4ab82", "#dfcba6", "#efe1c4", "#f8efdb", "#fffdf7"), "#5e4a2c"),
    "tendon": Tones(("#a9946f", "#d0bd97", "#ebdfc2", "#f8f0df", "#fcf7ea", "#fffdf8"), "#6b5937"),
    "serosa": Tones(("#a39c95", "#c4bcb3", "#ddd5cb", "#efe8df", "#f7f2ea", "#fbf8f3"), "#6e6862"),
    "endocardium-right": Tones(("#232a4a", "#3a4570", "#58658f", "#7681a8", "#979fc0", "#b9bfd6"), "#141a33"),
    "endocardium-left": Tones(("#4d151a", "#7c2a2c", "#a34843", "#bd665d", "#d48d80", "#e6b3a6"), "#350c10"),
    "fibrous": Tones(("#a5664f", "#cf9a80", "#e6c3a6", "#f3dec8", "#f9ecdc", "#fff8ee"), "#6b3222"),
    "vessel-wall-arterial": Tones(
        ("#b98273", "#e0b3a2", "#f2d6c8", "#fbece3", "#fdf5ef", "#ffffff"), "#6b2c22"
    ),
    "vessel-wall-venous": Tones(
        ("#7f8db4", "#aab7d4", "#cdd6e8", "#e8edf6", "#f3f6fb", "#ffffff"), "#2c3a63"
    ),
}
