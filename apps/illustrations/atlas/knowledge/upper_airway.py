"""Words and reviewed facts for nose, mouth and throat."""

from __future__ import annotations

from ..vocabulary import terms_of

TERMS = (
    *terms_of(
        "openstax-ap-22",
        """
        airway-nasal-cavity | Nasal cavity | warms, moistens and filters air | The nasal cavity warms, moistens and filters the air.
        airway-conchae | Nasal conchae | enlarge the mucous surface | The conchae enlarge the mucous surface.
        airway-nostril | Nostril (naris)
        airway-frontal-sinus | Frontal sinus
        airway-sphenoid-sinus | Sphenoid sinus
        airway-hard-palate | Hard palate
        airway-soft-palate | Soft palate with uvula | closes the nose in swallowing
        airway-oral-cavity | Oral cavity
        airway-tongue | Tongue
        nasopharynx | Nasopharynx | passes only air | The nasopharynx passes only air.
        oropharynx | Oropharynx | passes air and food | The oropharynx passes air and food.
        laryngopharynx | Laryngopharynx | leads to larynx and esophagus | The laryngopharynx leads to the larynx and the esophagus.
        epiglottis | Epiglottis | covers the larynx in swallowing | The epiglottis covers the larynx during swallowing.
        airway-larynx | Larynx | voice box
        vocal-fold | Vocal fold | vibrates in speech | The vocal folds vibrate in speech.
        airway-thyroid-cartilage | Thyroid cartilage
        cricoid-cartilage | Cricoid cartilage
        airway-trachea | Trachea
        airway-esophagus | Esophagus
        pharyngeal-tonsil | Pharyngeal tonsil
        airway-palatine-tonsil | Palatine tonsil
        hyoid-bone | Hyoid bone
        airway-mandible | Mandible
        cervical-column | Cervical vertebrae
        airway-brain | Brain
        """,
    ),
    *terms_of(
        "openstax-ap-23",
        """
        parotid-gland | Parotid gland | largest; in front of the ear | The parotid glands, the largest, lie in front of the ears.
        parotid-duct | Parotid duct | opens near the upper molars
        submandibular-gland | Submandibular gland | beneath the mandible | The submandibular glands lie beneath the mandible.
        submandibular-duct | Submandibular duct
        sublingual-gland | Sublingual gland | beneath the tongue | The sublingual glands lie beneath the tongue.
        sublingual-ducts | Sublingual ducts
        salivary-tongue | Tongue
        salivary-teeth | Teeth
        salivary-masseter | Masseter muscle
        """,
    ),
)
