"""Words and reviewed facts for breathing and the exchange of gases."""

from __future__ import annotations

from ..vocabulary import terms_of

TERMS = terms_of(
    "openstax-ap-22",
    """
    parietal-pleura | Parietal pleura | lines the chest wall | The parietal pleura lines the thoracic wall, the diaphragm and the mediastinum.
    pleural-cavity | Pleural cavity | thin space with fluid | The pleural cavity holds a thin film of lubricating fluid.
    visceral-pleura | Visceral pleura | covers the lung | The visceral pleura covers the lung.
    chest-wall | Intercostal muscle | moves the ribs
    rib-cut | Rib | protects the lungs
    pleural-lung | Lung | each in its own sac
    mediastinum | Mediastinum | space between the lungs
    alveolar-air | Alveolar air | rich in oxygen | Alveolar air holds more oxygen and less carbon dioxide than the blood that arrives.
    type-one-cell | Type I alveolar cell | thin wall for gases | Flat type I cells form most of the wall, through which gases diffuse.
    type-two-cell | Type II alveolar cell | secretes surfactant | Type II cells secrete surfactant, which lowers surface tension.
    alveolar-macrophage | Alveolar macrophage | removes dust and pathogens | Alveolar macrophages remove dust and pathogens.
    surfactant-film | Fluid with surfactant | lowers surface tension
    alveolar-capillary | Wall of the capillary | one cell thick | Air and blood are separated only by two thin walls.
    deoxygenated-cell | Oxygen-poor red blood cell | gives off carbon dioxide | Blood that arrives gives off carbon dioxide.
    oxygenated-cell | Oxygen-rich red blood cell | hemoglobin bound to oxygen | Blood that leaves is rich in oxygen.
    breathing-lungs | Lungs | follow the chest wall
    """,
)
