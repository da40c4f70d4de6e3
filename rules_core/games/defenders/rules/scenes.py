"""Reflection: which kinds of scene fit what has happened (section 8.1)."""

from __future__ import annotations

from typing import Final

from rules_core.games.defenders.content.types import MOURNED_PLACES
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.rules.telling import tell_of
from rules_core.games.defenders.state.city import City
from rules_core.kernel.table import Table

RELATIONS: Final = "relations"
STRATEGY: Final = "strategy"
MOURNING: Final = "mourning"
DEFEAT: Final = "defeat"
LOSS: Final = "loss"
MIXED: Final = "mixed-feelings"
FEAST: Final = "feast"
NONE: Final = "no-scene"


def mourned(state: City) -> list[str]:
    """D-REF-5. Which of the places that were lost people loved."""
    return [id for id in state.happened.lost if any(one in MOURNED_PLACES for one in state.location(id).words)]


def feared(state: City) -> list[str]:
    """D-REF-5. Which of them people feared or hated."""
    return [id for id in state.happened.lost if any(one in ("feared", "hated") for one in state.location(id).words)]


def kinds(state: City) -> list[str]:
    """D-REF-4, D-REF-5, D-REF-6. The kinds of scene that have a reason, the likeliest first."""
    found: list[str] = []
    if state.happened.fallen:
        found.append(MOURNING)
    if state.happened.lost:
        found.append(DEFEAT)
        if mourned(state):
            found.append(LOSS)
        if feared(state):
            found.append(MIXED)
    if state.happened.repulsed:
        found.append(FEAST)
    return [*found, RELATIONS, STRATEGY, NONE]


def reflect(table: Table, state: City) -> None:
    """D-REF-1, D-REF-2, D-REF-3, D-REF-7. The First Player frames a scene; nothing on the map changes."""
    who = state.seats[state.first]
    kind = table.choose(who, topics.SCENE, kinds(state), "D-REF-1")
    if kind != NONE:
        # Who is in it, and who plays whom; what of this matters is theirs.
        tell_of(table, state, who, topics.CAST, "D-REF-3", kind)
        tell_of(table, state, who, topics.SCENE_TOLD, "D-REF-3", kind)
