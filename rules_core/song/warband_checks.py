"""What makes a profile or a warband invalid (SBH-TRT, SBH-PTS)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rules_core.song.warband import Profile

STANDARD_SIZE: Final = 300
"""SBH-PTS-5. The usual size of a warband in points."""

CASTING_CLASSES: Final = (
    "magic-user",
    "elementalist",
    "necromancer",
    "sorcerer",
    "summoner",
    "enchanter",
    "illusionist",
    "shield-mage",
    "legendary-wizard",
)

REPLACED_BY: Final[dict[str, tuple[str, ...]]] = {
    # SBH-TRT-1.
    "huge": ("big",),
    "gargantuan": ("big", "huge"),
    "long-move": ("short-move",),
}

GRADES: Final = ("shooter-short", "shooter-medium", "shooter-long")
"""SBH-TRT-1. One grade of missile weapon to a model."""

EXCLUDES: Final[dict[str, tuple[str, ...]]] = {
    # SBH-TRT-2.
    "stealth": ("heavy-armor",),
    "coward": ("fearless", "steadfast", "hero"),
    "magic-resistance": CASTING_CLASSES,
    "mutant": ("artificial", "undead"),
    "beastmaster": ("animal",),
    "giant-slayer": ("huge",),
    "berserk": ("dashing",),
}

NEEDS_A_NAME: Final = ("lethal", "hatred", "protect")
"""SBH-TRT-3."""

HAS_A_POOL: Final = ("summoner", "elementalist")
"""SBH-TRT-4."""

RABBLE_QUALITY: Final = 4
"""SBH-PTS-7. The best Quality of Rabble."""

FOES_IN_ONE_WARBAND: Final[tuple[tuple[str, str], ...]] = (("paladin", "evil"), ("sorcerer", "cleric"))
"""SBH-PTS-7."""


@dataclass(frozen=True)
class Fault:
    """Something that is not allowed, and what to do about it: one sentence in plain words."""

    clause: str
    sentence: str


@dataclass(frozen=True)
class Limits:
    """The limits of a warband; None where there is none."""

    size: int | None = STANDARD_SIZE
    personality_percent: int = 33
    beast_percent: int = 50
    weaknesses: int | None = None
    """SBH-PTS-8. The most traits of negative cost to a model."""


def profile_faults(profile: Profile, costs: Mapping[str, int], limits: Limits | None = None) -> list[Fault]:
    """What is wrong with one profile, in the order of the clauses. `costs`: trait id to price."""
    found: list[Fault] = []
    who = profile.id
    ids = [trait.id for trait in profile.traits]
    # SBH-TRT-1. The stronger trait takes the place of the weaker.
    for trait in ids:
        for weaker in REPLACED_BY.get(trait, ()):
            if weaker in ids:
                found.append(Fault("SBH-TRT-1", f"{who}: {trait} takes the place of {weaker}; remove {weaker}."))
    _one_of(found, "SBH-TRT-1", who, "grade of missile weapon", [trait for trait in ids if trait in GRADES])
    # SBH-TRT-2. Exclusions.
    for trait in ids:
        for other in EXCLUDES.get(trait, ()):
            if other in ids:
                found.append(Fault("SBH-TRT-2", f"{who}: {trait} does not go with {other}; remove one of them."))
    _one_of(found, "SBH-TRT-2", who, "class of magic", [trait for trait in ids if trait in CASTING_CLASSES])
    for one in profile.traits:
        # SBH-TRT-3. Against whom, or for whom.
        if one.id in NEEDS_A_NAME and not one.against:
            found.append(Fault("SBH-TRT-3", f"{who}: {one.id} needs a name; say whom it means in 'against'."))
    # SBH-PTS-7. Rabble are not better than 4+.
    if "rabble" in ids and profile.quality < RABBLE_QUALITY:
        found.append(Fault("SBH-PTS-7", f"{who}: Rabble have Quality {RABBLE_QUALITY}+ at best; raise the number."))
    # SBH-PTS-8. An optional limit of weaknesses.
    if limits is not None and limits.weaknesses is not None:
        weak = [trait for trait in ids if costs[trait] < 0]
        if len(weak) > limits.weaknesses:
            sentence = f"{who}: {', '.join(weak)} are more than {limits.weaknesses} weaknesses; remove some."
            found.append(Fault("SBH-PTS-8", sentence))
    return found


def _one_of(found: list[Fault], clause: str, who: str, what: str, chosen: list[str]) -> None:
    if len(chosen) > 1:
        found.append(Fault(clause, f"{who}: only one {what} to a model; choose one of {', '.join(chosen)}."))


def warband_points(members: Sequence[Profile], pool: int = 0) -> int:
    """The points of a warband; `pool`: what its Summoners and Elementalists bought for what they call."""
    # SBH-TRT-4. The pool is part of the total.
    return sum(member.points for member in members) + pool


def warband_faults(
    members: Sequence[Profile],
    costs: Mapping[str, int],
    personalities: Sequence[str],
    limits: Limits,
    pool: int = 0,
) -> list[Fault]:
    """What is wrong with a warband, its profiles included. `personalities`: ids of the traits that make one."""
    found: list[Fault] = []
    for place, member in enumerate(members):
        if member not in members[:place]:
            found.extend(profile_faults(member, costs, limits))
    total = warband_points(members, pool)
    # SBH-TRT-4. Only those who call creatures have a pool.
    if pool > 0 and not any(_has_one_of(member, HAS_A_POOL) for member in members):
        found.append(Fault("SBH-TRT-4", "Nobody here calls creatures; remove the pool of points."))
    # SBH-PTS-5. The agreed size.
    if limits.size is not None and total > limits.size:
        found.append(Fault("SBH-PTS-5", f"The warband has {total} points; remove {total - limits.size} of them."))
    # SBH-PTS-6. Personalities with their full cost; the percentage is rounded down.
    great = sum(member.points for member in members if _has_one_of(member, personalities))
    if _percent(great, total) > limits.personality_percent:
        sentence = f"Personalities make up {great} of {total} points; {limits.personality_percent} % are allowed."
        found.append(Fault("SBH-PTS-6", sentence))
    # SBH-PTS-7. Animals and Swarms, bases of a Swarm, and those who do not serve together.
    beasts = sum(member.points for member in members if _has_one_of(member, ("animal", "swarm")))
    if beasts * 100 > total * limits.beast_percent:
        sentence = f"Animals and Swarms make up {beasts} of {total} points; {limits.beast_percent} % are allowed."
        found.append(Fault("SBH-PTS-7", sentence))
    for place, member in enumerate(members):
        if member.has("swarm") and member not in members[:place] and list(members).count(member) == 1:
            found.append(Fault("SBH-PTS-7", f"{member.id}: a Swarm has at least two bases; add one."))
    for one, other in FOES_IN_ONE_WARBAND:
        if any(member.has(one) for member in members) and any(member.has(other) for member in members):
            found.append(Fault("SBH-PTS-7", f"{one} and {other} do not serve in one warband; remove one of them."))
    return found


def _has_one_of(member: Profile, traits: Sequence[str]) -> bool:
    return any(member.has(trait) for trait in traits)


def _percent(part: int, whole: int) -> int:
    return 100 * part // whole if whole > 0 else 0
