"""What makes a profile or a warband invalid (SBH-TRT, SBH-PTS)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rules_core.song.trait_types import TraitType
from rules_core.song.warband import Profile

STANDARD_SIZE: Final = 300
"""SBH-PTS-5. The usual size of a warband in points."""

STEPS: Final[tuple[tuple[str, ...], ...]] = (
    ("big", "huge", "gargantuan"),
    ("short-move", "long-move"),
    ("shooter-short", "shooter-medium", "shooter-long"),
)
"""SBH-TRT-1. Of each row a model has one; a later trait takes the place of an earlier one."""

HAS_A_POOL: Final = ("summoner", "elementalist")
"""SBH-TRT-4."""

RABBLE_QUALITY: Final = 4
"""SBH-PTS-7. The best Quality of Rabble."""

APART: Final[tuple[tuple[str, str], ...]] = (("paladin", "evil"), ("sorcerer", "cleric"))
"""SBH-PTS-7. Who does not serve in one warband."""


@dataclass(frozen=True)
class Fault:
    """Something that is not allowed: under which clause, about which profile ("" for the warband), and the remedy."""

    clause: str
    about: str
    remedy: str


@dataclass(frozen=True)
class Limits:
    """The limits of a warband; None where there is none."""

    size: int | None = STANDARD_SIZE
    personality_percent: int = 33
    beast_percent: int = 50
    weaknesses: int | None = None
    """SBH-PTS-8. The most traits of negative cost to a model."""


def profile_faults(member: Profile, traits: Mapping[str, TraitType], limits: Limits | None = None) -> list[Fault]:
    """What is wrong with one profile. Raises `KeyError` for a trait that does not exist."""
    found: list[Fault] = []
    ids = [trait.id for trait in member.traits]
    for place, trait in enumerate(ids):
        for other in ids[:place]:
            if other in traits[trait].excludes:
                found.append(_exclusion(member.id, other, trait))
    for one in member.traits:
        # SBH-TRT-3. Against whom, or for whom.
        if traits[one.id].named and not one.against:
            found.append(Fault("SBH-TRT-3", member.id, f"{one.id} needs a name; say whom it means in 'against'."))
    # SBH-PTS-7. Rabble are not better than 4+.
    if "rabble" in ids and member.quality < RABBLE_QUALITY:
        found.append(Fault("SBH-PTS-7", member.id, f"Rabble have Quality {RABBLE_QUALITY}+ at best; raise the number."))
    # SBH-PTS-8. An optional limit of weaknesses.
    if limits is not None and limits.weaknesses is not None:
        weak = [trait for trait in ids if traits[trait].cost < 0]
        if len(weak) > limits.weaknesses:
            remedy = f"{', '.join(weak)} are more than {limits.weaknesses} weaknesses; remove some."
            found.append(Fault("SBH-PTS-8", member.id, remedy))
    return found


def _exclusion(about: str, one: str, other: str) -> Fault:
    for row in STEPS:
        if one in row and other in row:
            # SBH-TRT-1. The stronger trait takes the place of the weaker.
            weaker, stronger = (one, other) if row.index(one) < row.index(other) else (other, one)
            return Fault("SBH-TRT-1", about, f"{stronger} takes the place of {weaker}; remove {weaker}.")
    # SBH-TRT-2. They exclude each other.
    return Fault("SBH-TRT-2", about, f"{one} does not go with {other}; remove one of them.")


def warband_points(members: Sequence[Profile], pool: int = 0) -> int:
    """The points of a warband; `pool`: what its Summoners and Elementalists bought for what they call."""
    # SBH-TRT-4. The pool is part of the total.
    return sum(member.points for member in members) + pool


def warband_faults(
    members: Sequence[Profile], traits: Mapping[str, TraitType], limits: Limits, pool: int = 0
) -> list[Fault]:
    """What is wrong with a warband, its profiles included."""
    found: list[Fault] = []
    for place, member in enumerate(members):
        if member not in members[:place]:
            found.extend(profile_faults(member, traits, limits))
    total = warband_points(members, pool)
    # SBH-TRT-4. Only those who call creatures have a pool.
    if pool > 0 and not any(_has_one_of(member, HAS_A_POOL) for member in members):
        found.append(Fault("SBH-TRT-4", "", "Nobody here calls creatures; remove the pool of points."))
    # SBH-PTS-5. The agreed size.
    if limits.size is not None and total > limits.size:
        found.append(Fault("SBH-PTS-5", "", f"The warband has {total} points; remove {total - limits.size} of them."))
    # SBH-PTS-6. Personalities count with their full cost; the percentage is rounded down.
    great = sum(member.points for member in members if any(traits[one.id].personality for one in member.traits))
    if _percent(great, total) > limits.personality_percent:
        remedy = f"Personalities make up {great} of {total} points; {limits.personality_percent} % are allowed."
        found.append(Fault("SBH-PTS-6", "", remedy))
    # SBH-PTS-7. Animals and Swarms, bases of a Swarm, and those who do not serve together.
    beasts = sum(member.points for member in members if _has_one_of(member, ("animal", "swarm")))
    if beasts * 100 > total * limits.beast_percent:
        remedy = f"Animals and Swarms make up {beasts} of {total} points; {limits.beast_percent} % are allowed."
        found.append(Fault("SBH-PTS-7", "", remedy))
    for place, member in enumerate(members):
        if member.has("swarm") and member not in members[:place] and list(members).count(member) == 1:
            found.append(Fault("SBH-PTS-7", member.id, "A Swarm has at least two bases; add one."))
    for one, other in APART:
        if any(member.has(one) for member in members) and any(member.has(other) for member in members):
            found.append(Fault("SBH-PTS-7", "", f"{one} and {other} do not serve in one warband; remove one of them."))
    return found


def _has_one_of(member: Profile, traits: Sequence[str]) -> bool:
    return any(member.has(trait) for trait in traits)


def _percent(part: int, whole: int) -> int:
    return 100 * part // whole if whole > 0 else 0
