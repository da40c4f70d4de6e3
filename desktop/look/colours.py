"""Colours by role. Code names the role (`colours.hero_fill`), never the number; the numbers stand in colours.toml."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cache
from pathlib import Path

from PySide6.QtGui import QColor

import resources


class LookName(StrEnum):
    """The four looks a player can choose."""

    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high-contrast"
    COLOUR_BLIND = "colour-blind"


@dataclass(frozen=True, slots=True)
class Colours:
    """One colour for each role of a look. A "fill" is a surface or a thick stroke; its namesake is for text."""

    wood: QColor
    bar: QColor
    bar_text: QColor
    bar_text_2: QColor
    window: QColor
    base: QColor
    alt: QColor
    head: QColor
    line: QColor
    line_strong: QColor
    text: QColor
    text_2: QColor
    disabled: QColor
    hero: QColor
    hero_fill: QColor
    enemy: QColor
    enemy_fill: QColor
    enemy_bar: QColor
    gold: QColor
    gold_fill: QColor
    good: QColor
    good_fill: QColor
    warn: QColor
    warn_fill: QColor
    magic: QColor
    on_fill: QColor
    on_gold: QColor
    sel: QColor
    sel_bg: QColor
    face: QColor
    face_ink: QColor
    key: QColor
    key_text: QColor
    on_wood: QColor
    council: QColor
    banner_quiet_hero: QColor
    banner_quiet_enemy: QColor
    banner_quiet_council: QColor
    pennant_hero: QColor
    pennant_enemy: QColor
    pennant_council: QColor
    realm_1: QColor
    realm_2: QColor
    realm_3: QColor
    realm_4: QColor
    realm_fill_1: QColor
    realm_fill_2: QColor
    realm_fill_3: QColor
    realm_fill_4: QColor
    realm_pennant_1: QColor
    realm_pennant_2: QColor
    realm_pennant_3: QColor
    realm_pennant_4: QColor
    realm_quiet_1: QColor
    realm_quiet_2: QColor
    realm_quiet_3: QColor
    realm_quiet_4: QColor
    map_paper: QColor
    ground: QColor
    ground_2: QColor
    ink: QColor
    grass: QColor
    road: QColor
    road_line: QColor
    water: QColor
    water_line: QColor
    tree: QColor
    tree_ink: QColor
    hedge: QColor
    field: QColor
    field_line: QColor
    stone: QColor
    roof_hall: QColor
    roof_forge: QColor
    roof_temple: QColor
    roof_tower: QColor
    roof_stable: QColor
    reach: QColor
    plains: QColor
    plains_2: QColor
    plains_3: QColor
    forest: QColor
    forest_tree: QColor
    forest_ink: QColor
    mountain: QColor
    mountain_light: QColor
    mountain_dark: QColor
    river: QColor
    river_shore: QColor
    river_sand: QColor
    floor: QColor
    floor_2: QColor
    token_outline: QColor
    gold_line: QColor
    wound: QColor
    cell_whole: QColor
    cell_low: QColor
    cell_danger: QColor
    cell_empty: QColor
    cell_ground: QColor
    flame: QColor
    bonds: QColor
    stone_token: QColor
    dull: QColor
    plate_warn: QColor
    beam: QColor
    stake: QColor
    trap: QColor
    trap_line: QColor
    villager: QColor
    wood_light: QColor
    die: QColor
    die_dot: QColor
    die_ours: QColor
    die_theirs: QColor
    die_dull: QColor
    seat_1: QColor
    seat_2: QColor
    seat_3: QColor
    seat_4: QColor
    seat_5: QColor
    seat_6: QColor
    card: QColor
    card_field: QColor
    card_ink: QColor
    card_red: QColor
    card_back: QColor
    card_back_line: QColor
    shadow: QColor

    def of(self, role: str) -> QColor:
        """The colour of a role given by name. Raises AttributeError for a name that is no role."""
        colour: QColor = getattr(self, role)
        return colour


ROLES: tuple[str, ...] = tuple(field.name for field in fields(Colours))


def colour_file() -> Path:
    """Where the table of colours is kept."""
    return Path(resources.__file__).parent / "styles" / "colours.toml"


@cache
def colours_of(name: LookName) -> Colours:
    """All colours of a look. The file is read once, when the first colour is needed."""
    table = _colour_table()
    return Colours(**{role: QColor(number) for role, number in {**table["fixed"], **table[name.value]}.items()})


@cache
def _colour_table() -> dict[str, dict[str, str]]:
    return tomllib.loads(colour_file().read_text(encoding="utf-8"))


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """The colour `share` (0 to 1) of the way from one to the other."""
    return QColor(
        round(one.red() + (other.red() - one.red()) * share),
        round(one.green() + (other.green() - one.green()) * share),
        round(one.blue() + (other.blue() - one.blue()) * share),
    )


def faint(colour: QColor, alpha: float) -> QColor:
    """The same colour with the given opacity, 0 to 1."""
    result = QColor(colour)
    result.setAlphaF(alpha)
    return result


def contrast(one: QColor, other: QColor) -> float:
    """Contrast of two colours by WCAG 2, from 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    red, green, blue = (_linear(part / 255) for part in (colour.red(), colour.green(), colour.blue()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    linear: float = part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
    return linear
