"""The ground at a table without a map: places with names, and what people say of everything else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import NONE, Campaign, Ground, is_led
from rules_core.games.warhold.rules.land import FIELD, place_at
from rules_core.games.warhold.rules.monster_turn import marked
from rules_core.games.warhold.rules.movement import strike_at
from rules_core.games.warhold.rules.setting_up import HOUSE_TILES
from rules_core.games.warhold.rules.strength import FAR
from rules_core.games.warhold.rules.unmapped import beasts, contact, marches
from rules_core.games.warhold.rules.unmapped.attacks import attack_with
from rules_core.games.warhold.rules.unmapped.hearsay import (
    BEHIND,
    BESIDE_LORD,
    BLOCK,
    ENGINES,
    FAR_OFF,
    FIGHT,
    HIGH,
    REACHES,
    WOODED,
    is_said,
    number_said,
    said,
)
from rules_core.games.warhold.rules.unmapped.laying_out import lay_out
from rules_core.games.warhold.rules.unmapped.looks import is_foreseen, look
from rules_core.games.warhold.rules.unmapped.spots import (
    is_in_field,
    likely_first,
    new_spot,
    next_spot,
    one_of_each,
    places_for,
)
from rules_core.games.warhold.state.facts import BridgeLost
from rules_core.games.warhold.state.war import FOREST, MOUNTAIN, Stronghold, Unit, War
from rules_core.kernel.requests import NO_SEAT, SeatId

BRIDGE: Final = "bridge"
SAID_OF: Final = {FOREST: WOODED, MOUNTAIN: HIGH}


class UnmappedGround(Ground):
    """At a table of which nobody has a map here."""

    # How figures stand to each other: `looks.look` has asked beforehand what the strike depends on.

    def apart(self, campaign: Campaign, attacker: Unit, target: Unit) -> int:
        return FAR if is_said(campaign.state, FAR_OFF, attacker.id, target.id) else 1

    def reaches(self, campaign: Campaign, attacker: Unit, target: Unit, range_of_shot: int) -> bool:
        # People see whom their own units reach, and the fog; of the others they have said it.
        return is_led(campaign.state, attacker) or is_said(campaign.state, REACHES, attacker.id, target.id)

    def is_adjacent(self, campaign: Campaign, attacker: Unit, target: Unit) -> bool:
        return self.apart(campaign, attacker, target) == 1

    def is_beside_lord(self, state: War, lord: Unit, unit: Unit) -> bool:
        return is_said(state, BESIDE_LORD, unit.id)

    def stands_on(self, state: War, unit: Unit, letter: str) -> bool:
        return is_said(state, SAID_OF[letter], unit.id)

    def engines_beside(self, state: War, house: Stronghold) -> int:
        return number_said(state, ENGINES, house.id)

    def behind(self, campaign: Campaign, attacker: Unit, target: Unit) -> Unit | None:
        id = said(campaign.state, BEHIND, attacker.id, target.id)
        return campaign.state.unit(id) if campaign.state.has_unit(id) else None

    def area(self, campaign: Campaign, target: Unit, shot: str) -> list[Unit]:
        state = campaign.state
        others = said(state, BLOCK, target.id).split(",")
        return [target, *[one for one in state.units if one.id in others and one is not target]]

    def is_foreseen(self, campaign: Campaign, attacker: Unit, target: Unit) -> bool:
        return is_foreseen(campaign, attacker, target)

    # Who stands near: people see it.

    def near(self, state: War, lord: Unit, units: list[Unit], within: int) -> list[str]:
        found = one_of_each(state, [one.id for one in units])
        return [*found, NONE] if found else []

    def friends_beside(self, state: War, unit: Unit) -> list[str]:
        return one_of_each(state, [one.id for one in state.units_of(unit.seat) if one is not unit])

    def formation(self, state: War, unit: Unit) -> int:
        return 0

    def enemies_beside(self, state: War, unit: Unit) -> list[Unit]:
        return []

    def on_mountains(self, campaign: Campaign, seat: SeatId, clause: str) -> Sequence[str]:
        state = campaign.state
        outside = [one.id for one in state.units_of(seat) if is_in_field(state, one)]
        if not outside:
            return []
        return campaign.table.pick(seat, topics.ON_MOUNTAINS, outside, 0, len(outside), clause, seat)

    def beside_water(self, state: War, seat: SeatId) -> list[str] | None:
        return None

    def take_bridge(self, campaign: Campaign, who: SeatId, clause: str) -> bool:
        if campaign.table.choose(who, topics.WHICH_BRIDGE, (BRIDGE, NONE), clause, who) == NONE:
            return False
        del campaign.state.bridges[:1]
        campaign.table.tell(BridgeLost(clause, FIELD))
        return True

    # How the board is made, and who comes onto it: people find the places.

    def name_of(self, state: War, tile: int) -> str:
        return place_at(state, tile)

    def make_board(self, campaign: Campaign) -> None:
        lay_out(campaign)

    def founding_tiles(self, campaign: Campaign, who: SeatId) -> list[int]:
        return [new_spot(campaign.state) for _ in range(HOUSE_TILES)]

    def ruin_places(self, campaign: Campaign, distance: int) -> list[int]:
        return [next_spot(campaign.state)]

    def ruin_tile(self, campaign: Campaign, who: SeatId, places: list[int], clause: str) -> int:
        return new_spot(campaign.state)

    def bridge_places(self, state: War, house: Stronghold) -> list[int]:
        return [next_spot(state)]

    def taken(self, state: War, tile: int) -> int:
        return new_spot(state)

    def beside(self, state: War, tile: int) -> list[int]:
        return [new_spot(state)]

    def near_for_unit(self, campaign: Campaign, seat: SeatId, kind: str, tile: int) -> list[int]:
        return [new_spot(campaign.state)]

    def near_for_monster(self, campaign: Campaign, tile: int) -> int:
        return new_spot(campaign.state)

    def encounter_places(self, state: War, lord: Unit, within: int, others: Sequence[int]) -> list[int]:
        return [new_spot(state)]

    # Movement: people move as they like, and say who has come to another place.

    def movers(self, campaign: Campaign, seat: SeatId) -> list[str]:
        return marches.movers(campaign, seat)

    def can_move(self, campaign: Campaign, unit: Unit) -> bool:
        return bool(places_for(campaign, unit))

    def move(self, campaign: Campaign, seat: SeatId, chosen: str) -> None:
        if chosen == marches.STRUCK:
            runner, striker = marches.struck(campaign, seat)
            look(campaign, [striker], runner, is_near=True)
            strike_at(campaign, striker, runner)
        else:
            marches.march(campaign, campaign.state.unit(chosen))

    def walk(self, campaign: Campaign, lord: Unit, points: int, clause: str) -> bool:
        marches.walk(campaign, lord, clause)
        return True

    # Combat and the Monster Turn

    def told_apart(self, state: War, ids: list[str]) -> list[str]:
        return likely_first(state, one_of_each(state, ids))

    def begin_combat(self, campaign: Campaign) -> None:
        contact.begin(campaign)

    def is_fighting(self, state: War) -> bool:
        return is_said(state, FIGHT)

    def ask_reach(self, campaign: Campaign, seat: SeatId) -> bool:
        return contact.ask_of_monsters(campaign) if seat == NO_SEAT else contact.ask_next(campaign, seat)

    def may_answer(self, campaign: Campaign, seat: SeatId, against: SeatId) -> bool:
        return contact.may_answer(campaign, seat, against)

    def look(self, campaign: Campaign, attackers: Sequence[Unit], target: Unit) -> None:
        look(campaign, attackers, target)

    def attack(self, campaign: Campaign, attacker: Unit, aims: list[str], kind: str, clause: str) -> None:
        attack_with(campaign, attacker, aims, kind, clause)

    def line_up(self, campaign: Campaign) -> None:
        beasts.begin(campaign)

    def lead(self, campaign: Campaign, monster: Unit) -> None:
        beasts.move_next(campaign, monster, marked(campaign))
