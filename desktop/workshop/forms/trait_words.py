"""The traits of the engine as the editor shows them: which can be taken, what they cost, which exclude one another."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QCoreApplication

from rules_core.song import trait_types
from rules_core.song.trait_types import TraitType
from rules_core.wording.translation import official


@cache
def traits_of_the_engine() -> dict[str, TraitType]:
    """All traits by id, in the order of the book; read once."""
    return trait_types.shipped()


def signed(number: int) -> str:
    """A cost with its sign: +5, or a real minus."""
    return f"+{number}" if number >= 0 else f"\N{MINUS SIGN}{-number}"


def clash(trait: TraitType, taken: Sequence[str]) -> str:
    """Why a trait cannot be added to those taken; "" when it can."""
    known = traits_of_the_engine()
    if trait.id in taken:
        return QCoreApplication.translate("Traits", "Taken already.")
    names = [name_of_trait(known[other]) for other in trait.excludes if other in taken and other in known]
    if names:
        return QCoreApplication.translate("Traits", "Not together with {others}.").format(others=", ".join(names))
    return ""


def text_of(trait: TraitType) -> str:
    """What the trait does, in the player's language."""
    return official(f"trait/{trait.id}/text", trait.text)


def name_of_trait(trait: TraitType) -> str:
    """What the trait is called, in the player's language."""
    return official(f"trait/{trait.id}/name", trait.name)
