"""What makes a profile invalid (SBH-TRT, SBH-PTS-7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rules_core.song.trait_types import TraitType
from rules_core.song.warband import Profile

STEPS: Final[tuple[tuple[str, ...], ...]] = (
    ("big", "huge", "gargantuan"),
    ("short-move", "long-move"),
    ("shooter-short", "shooter-medium", "shooter-long"),
)
"""SBH-TRT-1. Of each row a model has one; a later trait takes the place of an earlier one."""

RABBLE_QUALITY: Final = 4
"""SBH-PTS-7. The best Quality of Rabble."""


@dataclass(frozen=True)
class Fault:
    """Something that is not allowed: under which clause, in which part of a profile, and the remedy."""

    clause: str
    key: str
    """"traits" or "quality"."""
    remedy: str


def profile_faults(member: Profile, traits: Mapping[str, TraitType]) -> list[Fault]:
    """What is wrong with one profile. Raises `KeyError` for a trait that does not exist."""
    found: list[Fault] = []
    ids = [trait.id for trait in member.traits]
    for place, trait in enumerate(ids):
        for other in ids[:place]:
            if other in traits[trait].excludes:
                found.append(_exclusion(other, trait))
    for one in member.traits:
        # SBH-TRT-3. Against whom, or for whom.
        if traits[one.id].named and not one.against:
            remedy = f'{traits[one.id].name} acts against somebody; name a tag, such as against = "orc".'
            found.append(Fault("SBH-TRT-3", "traits", remedy))
    # SBH-PTS-7. Rabble are not better than 4+.
    if "rabble" in ids and member.quality < RABBLE_QUALITY:
        found.append(Fault("SBH-PTS-7", "quality", f"Rabble have Quality {RABBLE_QUALITY}+ at best; raise the number."))
    return found


def _exclusion(one: str, other: str) -> Fault:
    for row in STEPS:
        if one in row and other in row:
            # SBH-TRT-1. The stronger trait takes the place of the weaker.
            weaker, stronger = (one, other) if row.index(one) < row.index(other) else (other, one)
            return Fault("SBH-TRT-1", "traits", f"{stronger} takes the place of {weaker}; remove {weaker}.")
    # SBH-TRT-2. They exclude each other.
    return Fault("SBH-TRT-2", "traits", f"{one} and {other} exclude each other; remove one.")
