"""Everything the atlas can draw, found by looking into the folders of plates and knowledge.

A new plate is one new module in `plates` that defines SUBJECT, and its words in a module of `knowledge` that defines TERMS.
`molecules` draws what its table names. A module of `processes` holds the stored processes, comparisons and diagrams of one field in SUBJECTS.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import lru_cache
from types import ModuleType

from . import knowledge, molecules, plates, processes
from .subject import Subject
from .vocabulary import Vocabulary


def _modules(package: ModuleType) -> list[ModuleType]:
    names = sorted(m.name for m in pkgutil.iter_modules(package.__path__))
    return [importlib.import_module(f"{package.__name__}.{name}") for name in names]


@lru_cache(maxsize=1)
def vocabulary() -> Vocabulary:
    return Vocabulary(*(module.TERMS for module in _modules(knowledge)))


@lru_cache(maxsize=1)
def subjects() -> tuple[Subject, ...]:
    drawn = [module.SUBJECT for module in _modules(plates) if hasattr(module, "SUBJECT")]
    stored = [subject for module in _modules(processes) for subject in module.SUBJECTS]
    return (*drawn, *stored, *molecules.SUBJECTS)
