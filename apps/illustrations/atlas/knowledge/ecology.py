"""Words of ecosystems: cycles of matter, waters, soils and the climate."""

from ..vocabulary import terms_of

CYCLES = terms_of(
    "openstax-bio-46",
    """
    cycle-atmosphere-co2 | Carbon dioxide in the air
    cycle-plants | Plants | photosynthesis takes up CO₂
    cycle-animals | Animals | respiration releases CO₂
    cycle-soil | Soil | decomposers release CO₂
    cycle-ocean | Ocean | dissolves and releases CO₂
    cycle-fossil | Fossil fuels | buried carbon
    cycle-factory | Combustion | of fossil fuels
    cycle-volcano | Volcano | releases CO₂
    cycle-sediment | Sediment and rock
    cycle-cloud | Condensation | clouds form
    cycle-rain | Precipitation
    cycle-evaporation | Evaporation | from oceans and lakes
    cycle-transpiration | Transpiration | from plants
    cycle-runoff | Runoff | rivers and streams
    cycle-groundwater | Groundwater | infiltration and flow
    cycle-snow | Snow and ice | stored water
    cycle-sun | Sun | drives evaporation
    cycle-sea | Ocean | stored water
    sulfur-air | Sulfur dioxide (SO₂) | in the air
    sulfur-factory | Burning fossil fuels | releases SO₂
    sulfur-volcano | Volcanic eruption | releases SO₂
    sulfur-rain | Precipitation and fallout | bring sulfur down
    sulfur-soil | Soil sulfates | taken up by plants
    sulfur-plants | Plants and animals | decomposition releases H₂S
    sulfur-rock | Rocks | weathering releases sulfates
    sulfur-runoff | Runoff | carries sulfates to the sea
    sulfur-ocean | Ocean sulfates
    sulfur-pyrite | Pyrite in sediment
    phosphorus-rock | Phosphate rock | uplifted
    phosphorus-weathering | Weathering and runoff | wash out phosphate
    phosphorus-soil | Phosphate in soil
    phosphorus-plants | Plants | take up phosphate
    phosphorus-animals | Animals | waste and remains return it
    phosphorus-fertilizer | Fertilizer
    phosphorus-ocean | Phosphate in the sea
    phosphorus-sediment | Sediment | becomes rock
    nitrogen-air | Nitrogen gas (N₂) | in the air
    nitrogen-lightning | Lightning | fixes nitrogen
    nitrogen-nodules | Root nodules | nitrogen-fixing bacteria
    nitrogen-plants | Plants | assimilate nitrate and ammonium
    nitrogen-animals | Animals | feed on plants
    nitrogen-decomposers | Decomposers | ammonification
    nitrogen-ammonium | Ammonium | NH₄⁺
    nitrogen-nitrate | Nitrate | NO₃⁻, by nitrifying bacteria
    nitrogen-denitrifying | Denitrifying bacteria | return N₂ to the air
    """,
)
WATERS = terms_of(
    "openstax-bio-44",
    """
    lake-ice | Ice, 0 °C
    lake-surface-4 | Surface, 4 °C
    lake-surface-21 | Warm surface, 21 °C
    lake-surface-10 | Cooling surface, 10 °C
    lake-middle | Thermocline
    lake-under-ice | Water, 2 °C
    lake-bottom | Bottom, 4 °C
    lake-mixing | Water mixes | carries oxygen down, nutrients up
    lake-littoral | Littoral zone | shallow, with rooted plants
    lake-limnetic | Limnetic zone | open, sunlit water
    lake-profundal | Profundal zone | dark, deep water
    lake-benthic | Benthic zone | lake floor
    ocean-intertidal | Intertidal zone | between the tides | The intertidal zone lies between high and low tide.
    ocean-neritic | Neritic zone | over the continental shelf | The neritic zone extends over the continental shelf.
    ocean-oceanic | Oceanic zone | open ocean | The oceanic zone is the open ocean beyond the shelf.
    ocean-photic | Photic zone | light, down to about 200 m | Photosynthesis is possible in the photic zone.
    ocean-aphotic | Aphotic zone | no light for photosynthesis | The aphotic zone lies below the reach of light for photosynthesis.
    ocean-benthic | Benthic realm | ocean bottom | The benthic realm is the ocean bottom.
    ocean-abyssal | Abyssal zone | at depths of 4,000 m and more | The abyssal zone is cold and dark and under high pressure.
    ocean-shelf | Continental shelf
    """,
)
GROUND = terms_of(
    "openstax-bio-31",
    """
    soil-o | O horizon | humus and litter | The O horizon consists of decomposing organic matter.
    soil-a | A horizon (topsoil) | organic matter mixed with minerals | The A horizon mixes organic matter with weathered minerals.
    soil-b | B horizon (subsoil) | fine matter washed down | Fine material that has moved down gathers in the B horizon.
    soil-c | C horizon | broken parent material | The C horizon is the parent material.
    soil-r | Bedrock | solid rock
    soil-roots | Plant roots
    """,
)
CLIMATE = terms_of(
    "openstax-bio-44",
    """
    greenhouse-sun | Sun
    greenhouse-in | Sunlight | passes the atmosphere | Most sunlight passes through the atmosphere and warms the surface.
    greenhouse-reflected | Reflected sunlight
    greenhouse-out | Infrared radiation | escapes to space
    greenhouse-back | Infrared sent back | by greenhouse gases | Greenhouse gases absorb infrared radiation and send some of it back to the surface.
    greenhouse-gases | Greenhouse gases | carbon dioxide, methane, water vapor | Carbon dioxide, methane and water vapor are greenhouse gases.
    greenhouse-surface | Warmed surface
    """,
)
COMMUNITY = terms_of(
    "openstax-bio-45",
    """
    spread-individual | Individual
    age-old | Post-reproductive
    age-middle | Reproductive
    age-young | Pre-reproductive
    """,
)
WATER_ON_EARTH = terms_of(
    "openstax-bio-46",
    """
    water-salt | Salt water, 97.5%
    water-fresh | Fresh water, 2.5%
    water-ice | Glaciers and snow, 68.9%
    water-ground | Groundwater, 30.8%
    water-surface | Lakes and rivers, 0.3%
    """,
)
TERMS = (*CYCLES, *WATERS, *GROUND, *CLIMATE, *COMMUNITY, *WATER_ON_EARTH)
