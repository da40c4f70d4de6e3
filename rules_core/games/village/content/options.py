"""Settings of The Village Must Stand as the rules read them: what a group may change (V-9.1, R-V..)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rules_core.content.settings import UsualValues, read_settings
from rules_core.games.village.content.rules_fields import SETTINGS
from rules_core.wording.translation import say, tell

TOWN_HALL: Final = "town-hall"
NEAREST_EDGE: Final = "nearest-edge"


USUAL: Final = UsualValues(SETTINGS)


@dataclass(frozen=True)
class VillageOptions:
    """Named house rules. Lengths in tenths of a millimetre."""

    lose_without_heroes: bool = USUAL.flag("lose_without_heroes")  # V-8.3, R-V36.
    herbs_in_wave: bool = USUAL.flag("herbs_in_wave")  # V-7.3.3, R-V32.
    magic_equipment: bool = USUAL.flag("magic_equipment")  # R-V03: holds until its rules come.
    fires_die_after_wave: bool = USUAL.flag("fires_die_after_wave")  # R-V18.
    doubled_hits_cost_two: bool = USUAL.flag("doubled_hits_cost_two")  # R-V06.
    ready_mounts_after_enemies: bool = USUAL.flag("ready_mounts_after_enemies")  # R-V54.
    heroes_first: bool = USUAL.flag("heroes_first")  # V-6.1.2: scenarios may change it.
    enemy_depth: int = USUAL.number("enemy_depth")  # V-5.5.3.
    hero_depth: int = USUAL.number("hero_depth")  # V-5.6.1.
    points_per_hero: int = USUAL.number("points_per_hero")  # V-4.2.2.
    largest_group: int = USUAL.number("largest_group")  # V-5.4.5.
    elite_from: int = USUAL.number("elite_from")  # V-5.4.4, escalation.
    mixed_from: int = USUAL.number("mixed_from")  # V-5.2.1.
    torches_from: int = USUAL.number("torches_from")  # V-6.5.1.
    edges_from: int = USUAL.number("edges_from")  # V-5.5.4.
    bosses_from: int = USUAL.number("bosses_from")  # V-5.4.6.
    elite_chance: int = USUAL.number("elite_chance")  # R-V05 (4): a D6 of this or less brings an Elite.
    hard_from: int = USUAL.number("hard_from")  # R-V05: percent of the budget.
    normal_from: int = USUAL.number("normal_from")
    ambush_percent: int = USUAL.number("ambush_percent")  # V-7.3.8, V-9.1.
    temple_heals: int = USUAL.number("temple_heals")  # V-7.5.13, V-9.1.
    overwatch_bonus: int = USUAL.number("overwatch_bonus")  # V-7.5.17, V-9.1.
    overwatch_reach: int = USUAL.number("overwatch_reach")
    ready_mounts_stick: str = USUAL.word("ready_mounts_stick")  # V-7.5.20, V-9.1.
    warhorse_stick: str = USUAL.word("warhorse_stick")  # V-7.5.22, V-9.1.
    archers: int = USUAL.number("archers")  # V-7.5.7, V-9.1.
    riders: int = USUAL.number("riders")  # V-7.5.24, V-9.1.
    guardian_reach: int = USUAL.number("guardian_reach")  # V-6.3.19.
    guardian_patience: int = USUAL.number("guardian_patience")  # R-V13: rounds until they come themselves; 0: never.
    guardians_hold_ground: bool = USUAL.flag("guardians_hold_ground")  # V-6.3.18, R-V14: only where a scenario says so.
    building_combat: int = USUAL.number("building_combat")  # V-6.4.5: scenarios may change it.
    token_distance: int = USUAL.number("token_distance")  # V-7.2.2.
    initial_tokens: int = USUAL.number("initial_tokens")  # V-4.7.2.
    bonus_supplies: int = USUAL.number("bonus_supplies")  # V-7.1.2 (3): what a scenario grants at the end of each wave.
    barricade_integrity: int = USUAL.number("barricade_integrity")  # V-7.7.4.
    barricade_reach: int = USUAL.number("barricade_reach")  # V-7.7.2.
    barricade_length: int = USUAL.number("barricade_length")  # V-7.7.3.
    trap_reach: int = USUAL.number("trap_reach")  # V-7.8.2.
    build_distance: int = USUAL.number("build_distance")  # V-4.4.2.
    build_gap: int = USUAL.number("build_gap")  # V-4.4.4.
    centre_reach: int = USUAL.number("centre_reach")  # R-V30.
    defender_reach: int = USUAL.number("defender_reach")  # V-7.5.7, V-7.5.24.
    revival_reach: int = USUAL.number("revival_reach")  # V-7.5.16.
    token_radius: int = USUAL.number("token_radius")  # R-V30 leaves the sizes of markers open.
    villager_radius: int = USUAL.number("villager_radius")
    heroes_flee_to: str = USUAL.word("heroes_flee_to")  # VMS-5.
    table_doubt: int = USUAL.number("table_doubt")  # R-V30: a nearer call is asked of the people.
    playtest_note: bool = USUAL.flag("playtest_note")  # V-9.2: asked after the game, optional.


def _name(key: str) -> str:
    """What a setting is called on the page of a new game."""
    return say(next(one.name for one in SETTINGS if one.key == key))


def village_options(given: Any, problems: list[str]) -> VillageOptions:
    """The village's settings, those not named by default. Faults are added to `problems`."""
    options = VillageOptions(**read_settings(given, SETTINGS, "options.village", problems))
    if options.normal_from > options.hard_from:
        problems.append(
            tell(
                "options.village.normal_from: “{normal}” is {least}, above “{hard}”, {most}; lower it.",
                normal=_name("normal_from"),
                least=options.normal_from,
                hard=_name("hard_from"),
                most=options.hard_from,
            )
        )
    return options
