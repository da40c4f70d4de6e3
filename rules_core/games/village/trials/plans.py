"""What sieges of the lab begin with: parties, house rules, and the choices of a setup."""

from __future__ import annotations

from typing import Any, Final

from rules_core.games.village.content.types import Content
from rules_core.kernel.chance import number_below
from rules_core.kernel.game import Plain
from rules_core.song.options import INCH

PARTIES: Final = (2, 3, 4)

BOOK: Final[Plain] = {"village": {"playtest_note": False}, "song": {}}
"""The options of the book; nobody is there to write a note."""

SWITCHED: Final[tuple[Plain, ...]] = (
    BOOK,
    {
        "village": {"lose_without_heroes": True, "fires_die_after_wave": True, "initial_tokens": 2},
        "song": {"ammo_rule": True, "standing_target_first": True},
    },
    {
        "village": {
            "herbs_in_wave": True,
            "doubled_hits_cost_two": True,
            "initial_tokens": 3,
            "token_distance": 8 * INCH,
        },
        "song": {"rough_haste_roll": True, "leave_melee_cost": 2, "short_bow_reload": 1},
    },
    {
        "village": {"magic_equipment": True, "ready_mounts_after_enemies": True, "archers": 3, "temple_heals": 2},
        "song": {"failed_morale_skips_turn": True, "friend_behind_recoil": "hold", "undead_destroyed_at": 1},
    },
    {
        "village": {
            "heroes_first": False,
            "ready_mounts_stick": "medium",
            "overwatch_bonus": 2,
            "torches_from": 1,
            "heroes_flee_to": "nearest-edge",
        },
        "song": {"fallen_hits_on_6": False, "follow_up": False, "gruesome_needs_sight": True, "free_move": False},
    },
    {
        "village": {"elite_from": 1, "bosses_from": 3, "edges_from": 2, "mixed_from": 1, "points_per_hero": 120},
        "song": {"climbing": False, "half_at_exactly_half": False, "recoil_bases": 2, "savage_needs_sight": False},
    },
    {
        "village": {
            "riders": 3,
            "guardian_reach": 5 * INCH,
            "guardians_hold_ground": True,
            "building_combat": 1,
            "ambush_percent": 50,
            "trap_reach": 8 * INCH,
        },
        "song": {"gruesome_radius": "medium", "wood_sight": "medium", "short_bow": "long", "across_obstacle": 0},
    },
)
"""House rules to go through, so that every clause with a switch gets its turn. Seven has no part in other cycles."""


def choices(content: Content, seed: int, length: str, heroes: int, terrain: str, options: Plain) -> dict[str, Any]:
    """The choices of a setup; the party is drawn from the seed."""
    return {
        "length": length,
        "heroes": party(content, seed, heroes),
        "terrain": terrain,
        "options": {"village": dict(options["village"], playtest_note=False), "song": dict(options["song"])},
    }


def party(content: Content, seed: int, heroes: int) -> list[str]:
    """Different heroes, drawn from the seed."""
    left = list(content.heroes)
    drawn: list[str] = []
    for place in range(heroes):
        drawn.append(left.pop(number_below(seed, 0, 100 + place, len(left))))
    return drawn
