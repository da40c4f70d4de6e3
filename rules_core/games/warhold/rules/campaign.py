"""What every step of the rules has at hand: the table it speaks to, the state, content and options, and the ground."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules_core.games.warhold.content.types import MONSTER, Content, Profile
from rules_core.games.warhold.options import WarholdOptions
from rules_core.games.warhold.rules.ground import Ground
from rules_core.games.warhold.state.war import Unit, War
from rules_core.kernel.requests import NO_SEAT, SeatId, Topic
from rules_core.kernel.table import ENEMY, Table


@dataclass(slots=True)
class Campaign:
    """One war being played."""

    table: Table
    state: War
    content: Content
    options: WarholdOptions
    ground: Ground
    """Which of its makings, `grounds.ground_of` chooses."""

    def name_of(self, tile: int) -> str:
        """How people call a tile."""
        return self.ground.name_of(self.state, tile)

    def profile(self, unit: Unit) -> Profile:
        """The profile of a unit or monster."""
        return self.content.profiles[unit.profile]

    def ability(self, seat: SeatId) -> str:
        """The ability of a player's race; "" for monsters and before it is chosen."""
        if seat == NO_SEAT:
            return ""
        race = self.state.kingdom(seat).race
        return self.content.races[race].trait if race else ""


def settled_tile(campaign: Campaign, who: SeatId, topic: Topic, tiles: Sequence[int], clause: str, subject: str) -> int:
    """One of some tiles, by its name; of several that are called alike any one will do."""
    named: dict[str, int] = {}
    for tile in tiles:
        named.setdefault(campaign.name_of(tile), tile)
    return named[campaign.table.settle(who, topic, list(named), clause, subject)]


MONSTERS: Final = ENEMY
"""Who rolls for monsters and for units without a lord."""


def is_led(state: War, unit: Unit) -> bool:
    """Whether a player decides for it: not for monsters, nor for units without a lord (W-DTH-5)."""
    return unit.seat != NO_SEAT and not state.kingdom(unit.seat).is_out


def is_lordless(state: War, unit: Unit) -> bool:
    """W-DTH-3. A unit whose lord has fallen."""
    return unit.seat != NO_SEAT and state.kingdom(unit.seat).is_out


def roller(state: War, unit: Unit) -> SeatId:
    """Who rolls for a unit."""
    return unit.seat if is_led(state, unit) else MONSTERS


def are_enemies(one: Unit, other: Unit) -> bool:
    """W-MTN-20, R-W50. Monsters are no enemies of each other; everybody else is of whoever has another lord."""
    return one.seat != other.seat


def is_monster(unit: Unit) -> bool:
    """W-MTN-19. Whether it is a monster."""
    return unit.kind == MONSTER
