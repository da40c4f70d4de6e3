"""What makes a profile or a warband invalid (SBH-TRT, SBH-PTS-7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rules_core.song.trait_types import TraitType
from rules_core.song.warband import Profile
from rules_core.wording.sentence import Part

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
    sentence: str
    """What is wrong: a template."""
    remedy: str
    """What to do: a template."""
    values: dict[str, Part]
    """What fills both."""
    trait: str = ""
    """Which trait it is about, where it is about one."""


TAKES_PLACE: Final = "{strong} takes the place of {weak}."
REMOVE_WEAK: Final = "Remove {weak}."
EXCLUDED: Final = "{one} and {other} exclude each other."
REMOVE_EITHER: Final = "Remove one."
NAMES_NOBODY: Final = "{name} acts against somebody and names nobody."
NAME_A_TAG: Final = 'Name a tag, such as against = "orc".'
RABBLE_TOO_GOOD: Final = "Rabble have no better Quality than {best}+."
RAISE_QUALITY: Final = "Raise the number to {best}."
NOTHING_TO_SHOOT: Final = "{name} is nothing without a missile weapon."
GIVE_WEAPON: Final = "Add a weapon, or remove {name}."


def profile_faults(member: Profile, traits: Mapping[str, TraitType]) -> list[Fault]:
    """What is wrong with one profile. Raises `KeyError` for a trait that does not exist."""
    found: list[Fault] = []
    ids = [trait.id for trait in member.traits]
    for place, trait in enumerate(ids):
        for other in ids[:place]:
            if other in traits[trait].excludes:
                found.append(_exclusion(traits[other], traits[trait]))
    for one in member.traits:
        # SBH-TRT-3. Against whom, or for whom.
        if traits[one.id].named and not one.against:
            found.append(Fault("SBH-TRT-3", "traits", NAMES_NOBODY, NAME_A_TAG, {"name": traits[one.id].name}))
    # SBH-PTS-7. Rabble are not better than 4+.
    if "rabble" in ids and member.quality < RABBLE_QUALITY:
        values: dict[str, Part] = {"best": RABBLE_QUALITY}
        found.append(Fault("SBH-PTS-7", "quality", RABBLE_TOO_GOOD, RAISE_QUALITY, values))
    return found


def weaponless(member: Profile, traits: Mapping[str, TraitType]) -> list[Fault]:
    """SBH-RNG-1. The traits about missiles of a profile that has nothing to shoot with."""
    if any(one.id in traits and traits[one.id].weapon is not None for one in member.traits):
        return []
    return [
        Fault("SBH-RNG-1", "traits", NOTHING_TO_SHOOT, GIVE_WEAPON, {"name": traits[one.id].name}, one.id)
        for one in member.traits
        if one.id in traits and traits[one.id].needs_weapon
    ]


def at_odds(members: Sequence[Profile], traits: Mapping[str, TraitType]) -> list[tuple[Profile, Profile]]:
    """SBH-PTS-7. The pairs of a warband that do not serve together, first whose trait says so: a Paladin and Evil.

    What is Evil by its tag counts as one that has the trait.
    """
    found: list[tuple[Profile, Profile]] = []
    for one in members:
        shunned = [other for trait in one.traits if trait.id in traits for other in traits[trait.id].not_beside]
        for other in members:
            if any(name in other.tags or other.has(name) for name in shunned):
                found.append((one, other))
    return found


def _exclusion(one: TraitType, other: TraitType) -> Fault:
    for row in STEPS:
        if one.id in row and other.id in row:
            # SBH-TRT-1. The stronger trait takes the place of the weaker.
            weaker, stronger = (one, other) if row.index(one.id) < row.index(other.id) else (other, one)
            values: dict[str, Part] = {"weak": weaker.name, "strong": stronger.name}
            return Fault("SBH-TRT-1", "traits", TAKES_PLACE, REMOVE_WEAK, values)
    # SBH-TRT-2. They exclude each other.
    return Fault("SBH-TRT-2", "traits", EXCLUDED, REMOVE_EITHER, {"one": one.name, "other": other.name})
