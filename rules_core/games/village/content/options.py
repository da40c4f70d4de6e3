"""Settings of The Village Must Stand: every ruling and playtest default that a group may change (V-9.1, R-V..)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules_core.song.options import INCH

TOWN_HALL: Final = "town-hall"
NEAREST_EDGE: Final = "nearest-edge"


@dataclass(frozen=True)
class VillageOptions:
    """Named house rules with the defaults of the rulings. Lengths in tenths of a millimetre."""

    lose_without_heroes: bool = False  # V-8.3, R-V36.
    herbs_in_wave: bool = False  # V-7.3.3, R-V32.
    magic_equipment: bool = False  # R-V03: holds until its rules come.
    fires_die_after_wave: bool = False  # R-V18.
    doubled_hits_cost_two: bool = False  # R-V06.
    ready_mounts_after_enemies: bool = False  # R-V54.
    heroes_first: bool = True  # V-6.1.2: scenarios may change it.
    enemy_depth: int = 6 * INCH  # V-5.5.3.
    hero_depth: int = 6 * INCH  # V-5.6.1.
    points_per_hero: int = 100  # V-4.2.2.
    largest_group: int = 5  # V-5.4.5.
    elite_from: int = 4  # V-5.4.4, escalation.
    mixed_from: int = 3  # V-5.2.1.
    torches_from: int = 2  # V-6.5.1.
    edges_from: int = 5  # V-5.5.4.
    bosses_from: int = 6  # V-5.4.6.
    elite_chance: int = 3  # R-V05 (4): a D6 of this or less brings an Elite.
    hard_from: int = 95  # R-V05: percent of the budget.
    normal_from: int = 80
    ambush_percent: int = 25  # V-7.3.8, V-9.1.
    temple_heals: int = 1  # V-7.5.13, V-9.1.
    overwatch_bonus: int = 1  # V-7.5.17, V-9.1.
    overwatch_reach: int = 3 * INCH
    ready_mounts_stick: str = "short"  # V-7.5.20, V-9.1.
    warhorse_stick: str = "long"  # V-7.5.22, V-9.1.
    archers: int = 2  # V-7.5.7, V-9.1.
    riders: int = 2  # V-7.5.24, V-9.1.
    guardian_reach: int = 3 * INCH  # V-6.3.19.
    guardian_patience: int = 60  # R-V13: rounds until they come themselves; 0: never.
    guardians_hold_ground: bool = False  # V-6.3.18, R-V14: only where a scenario says so.
    building_combat: int = 0  # V-6.4.5: scenarios may change it.
    token_distance: int = 12 * INCH  # V-7.2.2.
    initial_tokens: int = 0  # V-4.7.2.
    bonus_supplies: int = 0  # V-7.1.2 (3): what a scenario grants at the end of each wave.
    barricade_integrity: int = 2  # V-7.7.4.
    barricade_reach: int = 3 * INCH  # V-7.7.2.
    barricade_length: int = 3 * INCH  # V-7.7.3.
    trap_reach: int = 6 * INCH  # V-7.8.2.
    build_distance: int = 8 * INCH  # V-4.4.2.
    build_gap: int = 3 * INCH  # V-4.4.4.
    centre_reach: int = 3 * INCH  # R-V30.
    defender_reach: int = 6 * INCH  # V-7.5.7, V-7.5.24.
    revival_reach: int = 3 * INCH  # V-7.5.16.
    token_radius: int = INCH // 2  # R-V30 leaves the sizes of markers open.
    villager_radius: int = INCH // 2
    heroes_flee_to: str = "town-hall"  # VMS-5.
    table_doubt: int = INCH  # R-V30: at a table without a map, how near a call may be before the people are asked.
    playtest_note: bool = True  # V-9.2: asked after the game, optional.
