"""What a player may see of a battle: all of it but the squads that others are still buying (S-SET-4)."""

from __future__ import annotations

from collections.abc import Set

from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.state.squad import Squad
from rules_core.kernel.requests import SeatId


def seen_battle(battle: Battle, seats: Set[SeatId]) -> Battle:
    """The battle as these seats see it: to look at, and never to be played on. Without secrets it is the state."""
    if battle.phase is not Phase.SQUADS or set(battle.seats) <= set(seats):
        return battle
    seen = battle.clone()
    for seat, squad in battle.squads.items():
        if seat not in seats:
            hidden = Squad(seat, squad.nation)
            hidden.is_ready = squad.is_ready
            seen.squads[seat] = hidden
    return seen
