"""Missile weapons as data (SBH-RNG-5, SBH-RNG-6): a model carries what its trait names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules_core.song.field import Field
from rules_core.song.options import SongOptions
from rules_core.song.warband import Model


@dataclass(frozen=True)
class Weapon:
    """A missile weapon.

    `stick` names its basic range, "" for that of the option. `bands` are added to the shooter's score up to one, two
    and three sticks; `reload` is how many actions it takes after each shot, -1 for that of the option.
    """

    trait: str
    stick: str
    bands: tuple[int, int, int] = (0, -2, -4)
    reload: int = 0
    breaks_armor: bool = False
    """Whether Heavy Armor is no help against it."""
    misfires: bool = False
    """Whether it follows SBH-RNG-13 even where the option is off."""


WEAPONS: Final[dict[str, Weapon]] = {
    # SBH-RNG-2, SBH-RNG-5. One trait in three strengths.
    "shooter-short": Weapon("shooter-short", "short"),
    "shooter-medium": Weapon("shooter-medium", "medium"),
    "shooter-long": Weapon("shooter-long", "long"),
    # SBH-RNG-6 (OPEN-9). As medium, without reloading, unless the options say otherwise.
    "short-bow": Weapon("short-bow", "", reload=-1),
    "crossbow": Weapon("crossbow", "long", (1, -2, -4), 1),
    "arquebus": Weapon("arquebus", "long", (2, 1, 0), 3, breaks_armor=True, misfires=True),
    "musket": Weapon("musket", "long", (2, 1, 0), 2),
}


def weapon(model: Model) -> Weapon | None:
    """What the model shoots with; None for most. SBH-TRT-1: one weapon to a model, the first on its card."""
    for trait in model.profile.traits:
        found = WEAPONS.get(trait.id)
        if found is not None:
            return found
    return None


def basic_range(song: SongOptions, arm: Weapon) -> int:
    """The weapon's stick in tenths of a millimetre (SBH-RNG-5)."""
    return song.stick(arm.stick or song.short_bow)


def reload_cost(song: SongOptions, arm: Weapon) -> int:
    """How many actions it takes to reload."""
    return song.short_bow_reload if arm.reload < 0 else arm.reload


def band(field: Field, shooter: Model, target: Model) -> int:
    """The band in which the target stands: 1, 2 or 3 sticks away; 0 if it is out of range (SBH-RNG-2)."""
    arm = weapon(shooter)
    if arm is None:
        return 0
    reach = basic_range(field.song, arm)
    for sticks in (1, 2, 3):
        if field.ground.within(shooter, target, reach * sticks):
            return sticks
    return 0


def band_bonus(shooter: Model, arm: Weapon, sticks: int) -> int:
    """What the distance adds to the shooter's score (SBH-RNG-2)."""
    number = arm.bands[sticks - 1]
    # SBH-RNG-3. Unerring Aim halves what distance takes away.
    if number < 0 and shooter.has("unerring-aim"):
        return -(-number // 2)
    return number
