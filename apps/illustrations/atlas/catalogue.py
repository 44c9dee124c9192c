"""Everything the atlas can draw, found by looking into the folders of plates and knowledge.

A new plate is one new module in `plates` that defines SUBJECT (or SUBJECTS, where it draws several things alike), and its words in a module of `knowledge` that defines TERMS.
`molecules` draws what its table names. A module of `processes` holds the stored processes, comparisons and diagrams of one field in SUBJECTS.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
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
    return (*_defined_in(plates), *_defined_in(processes), *molecules.SUBJECTS)


def _defined_in(package: ModuleType) -> Iterator[Subject]:
    for module in _modules(package):
        if hasattr(module, "SUBJECT"):
            yield module.SUBJECT
        yield from getattr(module, "SUBJECTS", ())
