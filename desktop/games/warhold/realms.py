"""What tells kingdoms and their units apart: colour and icon, by race and type."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from desktop.look.widgets.banner import REALMS, BannerSide
from rules_core.games.warhold.content.types import (
    BARRACKS,
    CAVALRY,
    ENGINEER,
    FARM,
    HEALER,
    INFANTRY,
    LORD,
    MINE,
    RANGED,
    SIEGE,
    WALLS,
    WORKER,
)
from rules_core.games.warhold.state.facts import PhaseBegan
from rules_core.games.warhold.state.war import War
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import SeatId

SHIPPED: Final = ("humans", "elves", "dwarves", "orcs")
"""In the order of the colours of realms."""
RACES: Final = dict(zip(SHIPPED, ("visored-helm", "elf-helmet", "dwarf-face", "orc-head"), strict=True))
KINDS: Final = {
    LORD: "crown",
    INFANTRY: "crossed-swords",
    RANGED: "bow-arrow",
    CAVALRY: "horse-head",
    SIEGE: "catapult",
    WORKER: "farmer",
    ENGINEER: "claw-hammer",
    HEALER: "healing",
}
PROFILES: Final = {
    "humans/infantry": "halberd",
    "humans/ranged": "crossbow",
    "humans/cavalry": "horse-head",
    "elves/infantry": "relic-blade",
    "elves/ranged": "high-shot",
    "elves/cavalry": "stag-head",
    "dwarves/infantry": "battle-axe",
    "dwarves/ranged": "pocket-bow",
    "dwarves/cavalry": "boar",
    "orcs/infantry": "trident",
    "orcs/ranged": "heavy-arrow",
    "orcs/cavalry": "wolf-head",
    "black-knight": "black-knight-helm",
    "demon-lord": "daemon-skull",
    "dragon": "spiked-dragon-head",
    "giant": "giant",
    "minotaur": "minotaur",
    "ogre": "ogre",
    "troll": "troll",
    "assassin": "cloak-dagger",
    "bandit": "robber",
    "beastman": "bull-horns",
    "hell-hound": "direwolf",
    "imp": "imp",
    "ratman": "rat",
    "skeleton": "skull-crossed-bones",
    "sniper": "eye-target",
    "wraith": "spectre",
    "zombie": "shambling-zombie",
}
"""Where a picture says more than the type alone."""
BUILDINGS: Final = {MINE: "anvil", FARM: "wheat", BARRACKS: "standard", WALLS: "stone-wall"}
GOLD: Final = "two-coins"
FOOD: Final = "wheat"
MONSTER: Final = "horned-skull"
THEIRS: Final = "enemy_fill"
"""The role of the colour of monsters."""


def realms_of(war: War) -> dict[SeatId, int]:
    """Which of the four colours each kingdom has, from 0; those whose people are not chosen have none.

    The shipped ones keep theirs; others have what is left, in the order of the seats.
    """
    taken: dict[SeatId, int] = {}
    for one in war.kingdoms:
        if one.race in SHIPPED and SHIPPED.index(one.race) not in taken.values():
            taken[one.seat] = SHIPPED.index(one.race)
    for one in war.kingdoms:
        if one.race and one.seat not in taken:
            taken[one.seat] = next(number for number in range(len(SHIPPED)) if number not in taken.values())
    return taken


def realm_number(war: War, seat: SeatId) -> int:
    """Which of the four colours a kingdom has, from 0; -1 before its people are chosen."""
    return realms_of(war).get(seat, -1)


def realm_side(war: War, seat: SeatId) -> BannerSide:
    """In whose colours banner and bar are while this seat decides."""
    number = realm_number(war, seat)
    return REALMS[number] if number >= 0 else BannerSide.COUNCIL


def colour_of(war: War, fact: Fact) -> str:
    """The role of the colour of the kingdom, or of the monsters, that a fact names first; "" where it names none."""
    realms = realms_of(war)
    of_race = {one.race: realms[one.seat] for one in war.kingdoms if one.seat in realms}
    for one in fields(fact):
        value = getattr(fact, one.name)
        first = value[0] if isinstance(value, tuple) and value else value
        if not isinstance(first, str):
            continue
        # A fact names a unit with its profile behind it.
        profile = first.partition(" ")[2]
        number = realms.get(SeatId(first), of_race.get(profile.partition("/")[0], -1))
        if number >= 0:
            return f"realm_{number + 1}"
        if profile:
            return THEIRS
    return THEIRS if isinstance(fact, PhaseBegan) else ""


def icon_of_race(race: str) -> str:
    """The face of a people."""
    return RACES.get(race, "crown")


def icon_of(profile: str, kind: str) -> str:
    """The picture of a unit, of a monster, or of a civilian by its kind."""
    if kind == LORD and profile.partition("/")[0] in RACES:
        return RACES[profile.partition("/")[0]]
    return PROFILES.get(profile) or KINDS.get(kind, MONSTER)
