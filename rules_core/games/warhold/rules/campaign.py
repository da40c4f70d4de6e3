"""What every step of the rules has at hand: the table it speaks to, state, content and options, and the ground.

`Ground` names the questions, and two makings answer them. `mapped.mapped_ground` counts tiles on the map.
`unmapped.unmapped_ground` knows places with names alone (a stronghold, a town, a ruin, the field); of everything else
people at the table have said how it is, or are asked. No step of the rules knows which of the two it speaks to:
`grounds.ground_of` chooses. The makings hold nothing, all that they know stands in the state.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules_core.games.warhold.content.types import MONSTER, Content, Profile
from rules_core.games.warhold.options import WarholdOptions
from rules_core.games.warhold.state.war import Stronghold, Unit, War
from rules_core.kernel.requests import NO_SEAT, SeatId, Topic
from rules_core.kernel.table import ENEMY, Table

NONE: Final = "none"
"""What is chosen where somebody may be near and nobody is."""


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


class Ground:
    """What the rules ask of the ground; a making answers all of it."""

    # How figures stand to each other (section 11.4)

    def apart(self, campaign: Campaign, attacker: Unit, target: Unit) -> int:
        """R-W11, R-W13. How far a target is for an attack: an Ogre a tile nearer, a corner beside pikemen adjacent."""
        raise NotImplementedError

    def reaches(self, campaign: Campaign, attacker: Unit, target: Unit, range_of_shot: int) -> bool:
        """W-CMB-2, W-CMB-3. Whether a target is in range, or in that of a special shot; no fog lies there (RE-29)."""
        raise NotImplementedError

    def is_adjacent(self, campaign: Campaign, attacker: Unit, target: Unit) -> bool:
        """R-W70. Whether it strikes from beside the target; a Long Reach across a corner counts as that."""
        raise NotImplementedError

    def is_beside_lord(self, state: War, lord: Unit, unit: Unit) -> bool:
        """W-ELF-2, R-W26, EQ-32. Whether a unit stands beside its lord."""
        raise NotImplementedError

    def stands_on(self, state: War, unit: Unit, letter: str) -> bool:
        """R-W08. Whether a unit stands on a forest (EQ-21) or a mountain (W-DWA-2) that counts."""
        raise NotImplementedError

    def engines_beside(self, state: War, house: Stronghold) -> int:
        """W-SIE-4, W-SIE-5, R-W23. How many hostile siege engines stand beside a stronghold."""
        raise NotImplementedError

    def behind(self, campaign: Campaign, attacker: Unit, target: Unit) -> Unit | None:
        """W-MON-5, R-W19. Whoever stands straight behind an adjacent victim of a Giant."""
        raise NotImplementedError

    def area(self, campaign: Campaign, target: Unit, shot: str) -> list[Unit]:
        """R-W21. Everybody whom a shot at a whole block hits, friends too; in a town monsters alone."""
        raise NotImplementedError

    def is_foreseen(self, campaign: Campaign, attacker: Unit, target: Unit) -> bool:
        """W-CMB-8. Whether what a strike needs to hit and to wound is known before it is made."""
        return True

    # Who stands near, for abilities and cards

    def near(self, state: War, lord: Unit, units: list[Unit], within: int) -> list[str]:
        """RE-32, BO-11. Of some units those within so many tiles of a lord; `NONE` besides where people see which."""
        raise NotImplementedError

    def friends_beside(self, state: War, unit: Unit) -> list[str]:
        """W-ORC-2, R-W17. The own units that may stand beside a unit."""
        raise NotImplementedError

    def formation(self, state: War, unit: Unit) -> int:
        """W-HUM-1, R-W27. How many own units stand beside a unit, for its movement; 0 where nobody counts that."""
        raise NotImplementedError

    def enemies_beside(self, state: War, unit: Unit) -> list[Unit]:
        """EQ-33. The enemies beside a unit; none where people see to it."""
        raise NotImplementedError

    def on_mountains(self, campaign: Campaign, seat: SeatId, clause: str) -> Sequence[str]:
        """DI-6. Which units of a player stand on mountains."""
        raise NotImplementedError

    def beside_water(self, state: War, seat: SeatId) -> list[str] | None:
        """DI-11, R-W77. Which units of a player stand beside water; None where people see to it."""
        raise NotImplementedError

    def take_bridge(self, campaign: Campaign, who: SeatId, clause: str) -> bool:
        """RE-30, DI-11. Somebody chooses a bridge without a unit, and it goes; False where there is none."""
        raise NotImplementedError

    # How the board is made, and who comes onto it (section 10, W-EOT-2 to W-EOT-9, W-RUI-9)

    def name_of(self, state: War, tile: int) -> str:
        """How people call a tile."""
        raise NotImplementedError

    def make_board(self, campaign: Campaign) -> None:
        """W-SET-1 to W-SET-9. The next step of laying the map and placing towns and ruins, up to the order of seats."""
        raise NotImplementedError

    def founding_tiles(self, campaign: Campaign, who: SeatId) -> list[int]:
        """W-SET-11 to W-SET-13, R-W58. The tiles of the stronghold that a player founds now."""
        raise NotImplementedError

    def ruin_places(self, campaign: Campaign, distance: int) -> list[int]:
        """W-SET-8, W-SET-9, R-W63, WH-QP-2. Where a ruin may lie."""
        raise NotImplementedError

    def ruin_tile(self, campaign: Campaign, who: SeatId, places: list[int], clause: str) -> int:
        """R-W54. On which of these it lies."""
        raise NotImplementedError

    def bridge_places(self, state: War, house: Stronghold) -> list[int]:
        """W-MAP-9, W-UPK-15, R-W75. Where engineers of a stronghold may build a bridge."""
        raise NotImplementedError

    def taken(self, state: War, tile: int) -> int:
        """A tile on which something is put now that was only offered before."""
        return tile

    def beside(self, state: War, tile: int) -> list[int]:
        """BO-7. The tiles beside one on which somebody may be placed."""
        raise NotImplementedError

    def near_for_unit(self, campaign: Campaign, seat: SeatId, kind: str, tile: int) -> list[int]:
        """W-EOT-9, R-W76. The tiles beside a lord with room for a new unit, or the nearest ones that have."""
        raise NotImplementedError

    def near_for_monster(self, campaign: Campaign, tile: int) -> int:
        """W-EOT-2, W-EOT-3, W-RUI-9, W-RUI-10. The nearest free land outside strongholds; `NO_TILE` for none."""
        raise NotImplementedError

    def encounter_places(self, state: War, lord: Unit, within: int, others: Sequence[int]) -> list[int]:
        """W-EOT-6, W-EOT-7. Free land in range of a lord, outside strongholds and towns, beside another monster of the
        same card, which stand on `others`.
        """
        raise NotImplementedError

    # Movement (section 11.2)

    def movers(self, campaign: Campaign, seat: SeatId) -> list[str]:
        """W-MOV-1. Which units of a player may go now, or what else there is to say of their moves."""
        raise NotImplementedError

    def can_move(self, campaign: Campaign, unit: Unit) -> bool:
        """W-MOV-1, W-MAP-5. Whether there is anywhere for it to go, or anybody to change places with."""
        raise NotImplementedError

    def move(self, campaign: Campaign, seat: SeatId, chosen: str) -> None:
        """W-MOV-1 to W-MOV-4, R-W24. One of `movers` goes, struck at by those whom it leaves."""
        raise NotImplementedError

    def walk(self, campaign: Campaign, lord: Unit, points: int, clause: str) -> bool:
        """EQ-33, RE-28. A lord goes so far by something else than movement; nobody strikes at him, if he goes at all.

        False where there is nowhere to go.
        """
        raise NotImplementedError

    # Combat (section 11.4) and the Monster Turn (section 13): where all is counted nothing has to be asked.

    def told_apart(self, state: War, ids: list[str]) -> list[str]:
        """Of some units those whom people tell apart; who is only like another one is not named again."""
        return ids

    def begin_combat(self, campaign: Campaign) -> None:
        """W-CMB-1, R-W20. What has to be known when a combat begins is asked."""

    def is_fighting(self, state: War) -> bool:
        """W-CMB-1. Whether anybody may reach anybody in this combat."""
        return True

    def ask_reach(self, campaign: Campaign, seat: SeatId) -> bool:
        """W-CMB-13, R-W30, W-MTN-17. Whom the next one reaches who strikes by rule, of the units of a player; in the
        Monster Turn (`NO_SEAT`) of all. False when nothing has to be asked any more.
        """
        return False

    def may_answer(self, campaign: Campaign, seat: SeatId, against: SeatId) -> bool:
        """R-W69. Whether units of a player may have anybody of a seat in range, `NO_SEAT` for monsters."""
        return True

    def look(self, campaign: Campaign, attackers: Sequence[Unit], target: Unit) -> None:
        """W-MTN-18, R-W50. What a strike by rule depends on is asked before it is made."""

    def attack(self, campaign: Campaign, attacker: Unit, aims: list[str], kind: str, clause: str) -> None:
        """W-CMB-5, W-CMB-6, W-CMB-10. Whom of all that it may strike at, together with whom, or split among several."""
        raise NotImplementedError

    def line_up(self, campaign: Campaign) -> None:
        """W-MTN-2, R-W73. Which monsters move in this Monster Turn, and in which order (`waiting`, `ties`)."""
        raise NotImplementedError

    def lead(self, campaign: Campaign, monster: Unit) -> None:
        """W-MTN-2 to W-MTN-10, W-MTN-16. A monster makes for its goal."""
        raise NotImplementedError
