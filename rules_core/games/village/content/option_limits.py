"""Every setting by name: its kind and its limits, for the reading of setups and for the form that the desktop shows."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from rules_core.games.village.content.options import NEAREST_EDGE, TOWN_HALL, VillageOptions
from rules_core.song.options import INCH, SongOptions
from rules_core.wording.translation import say, tell


class OptionKind(Enum):
    """What a setting is."""

    FLAG = "flag"
    """True or false."""
    NUMBER = "number"
    """A whole number from `least` to `most`."""
    LENGTH = "length"
    """The same, in tenths of a millimetre."""
    WORD = "word"
    """One of `words`."""


@dataclass(frozen=True)
class OptionLimit:
    """A setting and what it may be."""

    name: str
    kind: OptionKind
    least: int = 0
    most: int = 0
    words: tuple[str, ...] = ()


def _flag(name: str) -> OptionLimit:
    return OptionLimit(name, OptionKind.FLAG)


def _number(name: str, least: int, most: int) -> OptionLimit:
    return OptionLimit(name, OptionKind.NUMBER, least, most)


def _inches(name: str, least: int, most: int) -> OptionLimit:
    return OptionLimit(name, OptionKind.LENGTH, least * INCH, most * INCH)


def _word(name: str, *words: str) -> OptionLimit:
    return OptionLimit(name, OptionKind.WORD, words=words)


VILLAGE_LIMITS: tuple[OptionLimit, ...] = (
    _flag("lose_without_heroes"),
    _flag("herbs_in_wave"),
    _flag("magic_equipment"),
    _flag("fires_die_after_wave"),
    _flag("doubled_hits_cost_two"),
    _flag("ready_mounts_after_enemies"),
    _flag("heroes_first"),
    _inches("enemy_depth", 2, 12),
    _inches("hero_depth", 2, 18),
    _number("points_per_hero", 50, 300),
    _number("largest_group", 1, 5),
    _number("elite_from", 1, 8),
    _number("mixed_from", 1, 8),
    _number("torches_from", 1, 8),
    _number("edges_from", 1, 8),
    _number("bosses_from", 1, 8),
    _number("elite_chance", 0, 6),
    _number("hard_from", 1, 100),
    _number("normal_from", 0, 100),
    _number("ambush_percent", 5, 100),
    _number("temple_heals", 1, 3),
    _number("overwatch_bonus", 1, 3),
    _inches("overwatch_reach", 1, 12),
    _word("ready_mounts_stick", "short", "medium", "long"),
    _word("warhorse_stick", "short", "medium", "long"),
    _number("archers", 0, 6),
    _number("riders", 0, 6),
    _inches("guardian_reach", 1, 12),
    _number("guardian_patience", 0, 100),
    _flag("guardians_hold_ground"),
    _number("building_combat", 0, 6),
    _inches("token_distance", 0, 24),
    _number("initial_tokens", 0, 6),
    _number("bonus_supplies", 0, 9),
    _number("barricade_integrity", 1, 6),
    _inches("barricade_reach", 1, 12),
    _inches("barricade_length", 1, 6),
    _inches("trap_reach", 1, 12),
    _inches("build_distance", 2, 18),
    _inches("build_gap", 0, 6),
    _inches("centre_reach", 0, 12),
    _inches("defender_reach", 1, 12),
    _inches("revival_reach", 1, 12),
    OptionLimit("token_radius", OptionKind.LENGTH, INCH // 2, 2 * INCH),
    OptionLimit("villager_radius", OptionKind.LENGTH, INCH // 2, INCH),
    _word("heroes_flee_to", TOWN_HALL, NEAREST_EDGE),
    _inches("table_doubt", 0, 4),
    _flag("playtest_note"),
)
"""The settings of `VillageOptions`, in its order."""

SONG_LIMITS: tuple[OptionLimit, ...] = (
    _inches("short", 1, 6),
    _inches("medium", 2, 10),
    _inches("long", 3, 14),
    _number("leave_melee_cost", 1, 2),
    _flag("fallen_hits_on_6"),
    _flag("follow_up"),
    _flag("standing_target_first"),
    _word("friend_behind_recoil", "fall", "hold"),
    _number("recoil_bases", 1, 3),
    _number("score_floor", 0, 3),
    _inches("across_obstacle", 0, 2),
    _flag("ammo_rule"),
    _flag("rough_haste_roll"),
    _flag("failed_morale_skips_turn"),
    _word("gruesome_radius", "short", "medium", "long"),
    _flag("gruesome_needs_sight"),
    _word("savage_radius", "short", "medium", "long"),
    _flag("savage_needs_sight"),
    _number("undead_destroyed_at", 1, 3),
    _flag("half_at_exactly_half"),
    _number("wood_edge_bases", 0, 3),
    _word("wood_sight", "short", "medium", "long"),
    _number("largest_group", 2, 9),
    _number("fall_dice_limit", 1, 6),
    _flag("climbing"),
    _flag("free_move"),
    _inches("model_height", 1, 3),
    _inches("size_height", 0, 3),
    _word("short_bow", "short", "medium", "long"),
    _number("short_bow_reload", 0, 2),
)
"""The settings of `SongOptions`, in its order."""


def village_options(given: Any, problems: list[str]) -> VillageOptions:
    """The village's settings, those not named by default. Faults are added to `problems`."""
    options = VillageOptions(**_checked(given, VILLAGE_LIMITS, "options.village", problems))
    if options.normal_from > options.hard_from:
        problems.append(
            tell(
                "options.village.normal_from: {options_normal_from} is above hard_from, {options_hard_from}; lower it.",
                options_normal_from=options.normal_from,
                options_hard_from=options.hard_from,
            )
        )
    return options


def song_options(given: Any, problems: list[str]) -> SongOptions:
    """The engine's settings, those not named by default. Faults are added to `problems`."""
    options = SongOptions(**_checked(given, SONG_LIMITS, "options.song", problems))
    if not options.short < options.medium < options.long:
        problems.append(
            say("options.song: the sticks must grow from short over medium to long; correct their lengths.")
        )
    return options


def village_values(options: VillageOptions) -> dict[str, Any]:
    """Every setting of the village by name, as setups hold them."""
    return {limit.name: getattr(options, limit.name) for limit in VILLAGE_LIMITS}


def song_values(options: SongOptions) -> dict[str, Any]:
    """Every setting of the engine by name, as setups hold them."""
    return {limit.name: getattr(options, limit.name) for limit in SONG_LIMITS}


def _checked(given: Any, limits: tuple[OptionLimit, ...], place: str, problems: list[str]) -> dict[str, Any]:
    """The settings that are named and fit."""
    if not isinstance(given, dict):
        problems.append(tell("{place}: write the settings as names with values, or leave them out.", place=place))
        return {}
    by_name = {limit.name: limit for limit in limits}
    values: dict[str, Any] = {}
    for name, value in given.items():
        limit = by_name.get(name) if isinstance(name, str) else None
        if limit is None:
            problems.append(tell("{place}.{name}: this setting is not known; remove it.", place=place, name=name))
            continue
        remedy = fault_of(limit, value)
        if remedy:
            problems.append(f"{place}.{name}: {remedy}")
        else:
            values[limit.name] = value
    return values


def fault_of(limit: OptionLimit, value: Any) -> str:
    """What is wrong with a value, as a sentence with the remedy; "" when it fits."""
    if limit.kind is OptionKind.FLAG:
        return "" if isinstance(value, bool) else tell("{value!r} does not fit; write true or false.", value=value)
    if limit.kind is OptionKind.WORD:
        return (
            ""
            if value in limit.words
            else tell("{value!r} does not fit; choose one of: {choices}.", value=value, choices=", ".join(limit.words))
        )
    if isinstance(value, bool) or not isinstance(value, int) or not limit.least <= value <= limit.most:
        return tell(
            "{value!r} does not fit; give a whole number from {limit_least} to {limit_most}.",
            value=value,
            limit_least=limit.least,
            limit_most=limit.most,
        )
    return ""
