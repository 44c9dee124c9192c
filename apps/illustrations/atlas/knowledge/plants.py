"""Words of plants: their organs, tissues, flowers, seeds and transport."""

from ..vocabulary import terms_of

LEAF_SECTION = terms_of(
    "openstax-bio-30",
    """
    leaf-cuticle | Cuticle | waxy, reduces water loss | The waxy cuticle reduces the loss of water.
    leaf-upper-epidermis | Upper epidermis | one layer, lets light through | The epidermis protects the tissues within and lets light through.
    leaf-palisade | Palisade mesophyll | most photosynthesis | Most photosynthesis takes place in the columnar cells of the palisade mesophyll.
    leaf-spongy | Spongy mesophyll | loose cells, gas exchange | The spongy mesophyll is loose, so that gases move between its cells.
    leaf-air-space | Air space | lets gases move
    leaf-chloroplast | Chloroplast | site of photosynthesis
    leaf-bundle | Vascular bundle | leaf vein | Vascular bundles, the veins, carry water in and sugars out.
    leaf-bundle-sheath | Bundle sheath | surrounds the vein
    leaf-xylem | Xylem | brings water and minerals | Xylem brings water and minerals to the leaf.
    leaf-phloem | Phloem | carries sugars away | Phloem carries sugars away from the leaf.
    leaf-lower-epidermis | Lower epidermis | bears most stomata
    leaf-guard-cell | Guard cell | opens and closes the pore | Two guard cells open and close each stoma.
    leaf-stoma | Stoma | pore for gases | Carbon dioxide enters and oxygen and water vapor leave through the stomata.
    leaf-lower-cuticle | Lower cuticle
    """,
)
LEAF = terms_of(
    "openstax-bio-30",
    """
    leaf-blade | Lamina (blade) | wide, flat part | The wide, flat lamina catches the light.
    leaf-midrib | Midrib | main vein | The midrib runs from the petiole to the tip of the leaf.
    leaf-vein-side | Vein | branch of the midrib | Veins branch from the midrib.
    leaf-margin | Margin | edge of the leaf
    leaf-tip | Apex | tip
    leaf-petiole | Petiole | leaf stalk | The petiole attaches the leaf to the stem.
    leaf-axil-bud | Axillary bud | can grow into a branch
    leaf-stem | Stem
    leaf-node | Node | where a leaf is attached
    """,
)
FLOWER = terms_of(
    "openstax-bio-32",
    """
    flower-petal | Petal | attracts pollinators | The petals, together the corolla, attract pollinators.
    flower-sepal | Sepal | protects the bud | The sepals, together the calyx, protect the bud.
    flower-anther | Anther | makes pollen | Pollen grains form in the anthers.
    flower-filament | Filament | stalk of the anther
    flower-stamen | Stamen | male organ | A stamen consists of an anther and its filament.
    flower-stigma | Stigma | receives pollen | The sticky stigma receives pollen.
    flower-style | Style | pollen tubes grow down it
    flower-ovary | Ovary | becomes the fruit | The ovary encloses the ovules and becomes the fruit.
    flower-ovule | Ovule | becomes a seed | Each ovule can become a seed.
    flower-carpel | Carpel (pistil) | female organ | A carpel consists of stigma, style and ovary.
    flower-receptacle | Receptacle | bears all floral parts
    flower-pedicel | Pedicel | flower stalk
    """,
)
SEEDS = terms_of(
    "openstax-bio-32",
    """
    seed-coat | Seed coat | protects the embryo | The seed coat protects the embryo.
    seed-cotyledon | Cotyledon | seed leaf, stores food | The two cotyledons of a dicot seed store food.
    seed-plumule | Plumule | first leaves | The plumule becomes the first leaves.
    seed-epicotyl | Epicotyl | above the cotyledons
    seed-hypocotyl | Hypocotyl | becomes the lower stem
    seed-radicle | Radicle | becomes the root | The radicle becomes the root.
    seed-endosperm | Endosperm | food for the embryo | In corn the endosperm is the store of food.
    seed-scutellum | Scutellum | the single cotyledon | The scutellum, the single cotyledon of corn, passes food to the embryo.
    seed-coleoptile | Coleoptile | sheath of the plumule
    seed-coleorhiza | Coleorhiza | sheath of the radicle
    seed-fruit-coat | Pericarp and seed coat | fused in grains
    """,
)
ROOT = terms_of(
    "openstax-bio-30",
    """
    root-cap | Root cap | protects the tip | The root cap protects the growing tip.
    root-meristem | Zone of cell division | apical meristem | New cells arise in the zone of cell division.
    root-elongation | Zone of elongation | cells lengthen | Cells lengthen in the zone of elongation and push the tip on.
    root-maturation | Zone of maturation | cells become specialized
    root-hair | Root hair | absorbs water and minerals | Root hairs absorb water and minerals from the soil.
    root-epidermis | Epidermis | outer layer
    root-cortex | Cortex | stores starch
    root-endodermis | Endodermis | controls what enters | The endodermis controls what enters the vascular tissue.
    root-pericycle | Pericycle | side roots arise here
    root-xylem | Xylem | carries water up | Water moves up in the xylem to the leaves.
    root-phloem | Phloem | carries sugars down
    root-pith | Pith | in the middle
    """,
)
STEM = terms_of(
    "openstax-bio-30",
    """
    stem-epidermis | Epidermis | outer layer
    stem-cortex | Cortex | ground tissue outside the ring
    stem-pith | Pith | ground tissue in the middle
    stem-ground | Ground tissue | between the bundles
    stem-bundle | Vascular bundle | xylem and phloem | In dicot stems the vascular bundles stand in a ring; in monocot stems they are scattered.
    stem-xylem | Xylem | towards the inside | Xylem lies towards the inside of a bundle.
    stem-phloem | Phloem | towards the outside | Phloem lies towards the outside of a bundle.
    stem-cambium | Vascular cambium | makes wood and bark | The vascular cambium makes xylem inwards and phloem outwards.
    wood-cork | Cork | outer bark | Cork protects the stem and replaces the epidermis.
    wood-inner-bark | Secondary phloem | inner bark
    wood-heartwood | Heartwood | no longer carries water
    wood-sapwood | Sapwood | carries water
    wood-ring | Annual ring | one year of growth | One ring of early (light) and late (dark) wood forms in each year.
    wood-ray | Ray | carries sideways
    """,
)
STOMA = terms_of(
    "openstax-bio-30",
    """
    stoma-guard | Guard cell | kidney-shaped, with chloroplasts | When guard cells take up water they bend apart and the stoma opens.
    stoma-pore | Stomatal pore | lets gases through
    stoma-epidermal | Epidermal cell
    stoma-chloroplast | Chloroplast
    stoma-wall | Thick inner wall | makes the cell bend | The wall towards the pore is thick, so that a swollen guard cell bends.
    stoma-nucleus | Nucleus
    """,
)
GRAFT = terms_of(
    "openstax-bio-32",
    """
    graft-scion | Scion | upper part, with the buds | The scion bears the stem, leaves and fruit that are wanted.
    graft-stock | Stock | rooted lower part | The stock provides the root system.
    graft-cleft | Cleft | cut into the stock
    graft-tape | Tape | holds and protects the graft
    graft-union | Graft union | tissues grow together
    """,
)
BODY = terms_of(
    "openstax-bio-30",
    """
    plant-shoot | Shoot system | stem, leaves, flowers, fruits | The shoot system stands above ground and makes food and seeds.
    plant-root-system | Root system | anchors and absorbs | The root system anchors the plant and absorbs water and minerals.
    plant-apical-bud | Apical bud | the stem grows here | The stem grows in length at its apical bud.
    plant-axillary-bud | Axillary bud | can grow into a branch
    plant-node | Node | where leaves are attached
    plant-internode | Internode | between two nodes
    plant-leaf | Leaf | photosynthesis
    plant-stem | Stem | carries and supports
    plant-flower | Flower | reproduction
    plant-tap-root | Tap root | main root
    plant-lateral-root | Lateral root | branch of the tap root
    """,
)
TERMS = (*LEAF_SECTION, *LEAF, *FLOWER, *SEEDS, *ROOT, *STEM, *STOMA, *GRAFT, *BODY)
