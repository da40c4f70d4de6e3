"""Missile weapons (SBH-RNG-5, SBH-RNG-6): content, and part of the trait that names one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules_core.content.reader import Reader
from rules_core.song.options import SongOptions
from rules_core.song.warband import Model

STICKS: Final = ["short", "medium", "long"]
MOST_BANDS: Final = 3
STRONGEST: Final = 6
LONGEST_RELOAD: Final = 6


@dataclass(frozen=True)
class Weapon:
    """What a model shoots with."""

    trait: str
    """The trait that names it."""
    stick: str
    """The stick of its basic range."""
    bands: tuple[int, ...]
    """What the distance adds to the shooter's score up to one stick, two, three; it reaches as far as there are bands.
    """
    reload: int = 0
    """How many actions it takes after each shot."""
    breaks_armor: bool = False
    """Whether Heavy Armor is no help against it."""
    misfires: bool = False
    """Whether it follows SBH-RNG-13 even where the option is off."""
    is_short_bow: bool = False
    """Whether stick and reloading are those of the settings (SBH-RNG-6)."""


def read_weapon(reader: Reader, trait: str) -> Weapon:
    """The weapon of a trait. Faults are noted."""
    is_short_bow = reader.flag("is_short_bow", default=False)
    weapon = Weapon(
        trait,
        reader.choice("stick", STICKS, "medium" if is_short_bow else None),
        reader.wholes("bands", MOST_BANDS, -STRONGEST, STRONGEST),
        reader.whole("reload", 0, LONGEST_RELOAD, 0),
        reader.flag("breaks_armor", default=False),
        reader.flag("misfires", default=False),
        is_short_bow,
    )
    reader.done()
    return weapon


def basic_range(song: SongOptions, arm: Weapon) -> int:
    """The weapon's stick in tenths of a millimetre (SBH-RNG-5)."""
    # SBH-RNG-6 (OPEN-9). The Short Bow as medium, without reloading, unless the options say otherwise.
    return song.stick(song.short_bow if arm.is_short_bow else arm.stick)


def reload_cost(song: SongOptions, arm: Weapon) -> int:
    """How many actions it takes to reload."""
    return song.short_bow_reload if arm.is_short_bow else arm.reload


def band_bonus(shooter: Model, arm: Weapon, band: int) -> int:
    """What the distance adds to the shooter's score in this band, 1 for the nearest (SBH-RNG-2)."""
    number = arm.bands[band - 1]
    # SBH-RNG-3. Unerring Aim halves what distance takes away.
    if number < 0 and shooter.has("unerring-aim"):
        return -(-number // 2)
    return number
