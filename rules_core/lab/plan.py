"""Which games a simulation plays: length, party, terrain and options of each, from the seed and the game's number."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from rules_core.games.village.content import loader, setup
from rules_core.games.village.content.types import Content, shared_ground
from rules_core.games.village.game import VillageGame
from rules_core.games.village.players.thumb_council import HABITS
from rules_core.games.village.rules.escalation import ESCALATION
from rules_core.kernel.chance import number_below
from rules_core.kernel.game import Plain
from rules_core.song.options import INCH

PARTIES: Final = (2, 3, 4)
MOST_SEEDS: Final = 2**31

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


@dataclass(frozen=True)
class Wish:
    """What the person at the command line asked for; None means: all in turn."""

    seed: int
    length: str | None = None
    heroes: int | None = None
    terrain: str | None = None
    player: str = "thumb"
    switched: bool = False
    chosen: Plain = field(default_factory=dict)
    """Further choices of a setup, such as a scenario; they count more than those above."""


@dataclass(frozen=True)
class GamePlan:
    """One game to play."""

    number: int
    seed: int
    player: str
    choices: dict[str, Any] = field(default_factory=dict)
    """What `setup.build` takes."""
    habit: int = 0
    """How the thumb player's council spends."""


def game_plan(content: Content, wish: Wish, number: int) -> GamePlan:
    """The game with this number: the same one whoever asks, in whatever order."""
    lengths = list(ESCALATION) if wish.length is None else [wish.length]
    parties = list(PARTIES) if wish.heroes is None else [wish.heroes]
    terrains = [one.id for one in shared_ground(content)] if wish.terrain is None else [wish.terrain]
    length = lengths[number % len(lengths)]
    heroes = parties[number // len(lengths) % len(parties)]
    terrain = terrains[number // (len(lengths) * len(parties)) % len(terrains)]
    seed = number_below(wish.seed, number, 0, MOST_SEEDS)
    options = SWITCHED[number % len(SWITCHED)] if wish.switched else BOOK
    # Each round through the house rules another kind of council.
    habit = number // len(SWITCHED) % len(HABITS) if wish.switched else 0
    made = choices(content, seed, length, heroes, terrain, options)
    if "scenario" in wish.chosen or "village" in wish.chosen:
        # These bring a ground of their own, or leave it open.
        del made["terrain"]
    made.update(wish.chosen)
    return GamePlan(number, seed, wish.player, made, habit)


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


def make_game(content: Content, plan: GamePlan) -> VillageGame:
    """The game of a plan."""
    return VillageGame(setup.build(content, plan.choices))


def shipped_content() -> Content:
    """The content that comes with the program."""
    return loader.shipped()
