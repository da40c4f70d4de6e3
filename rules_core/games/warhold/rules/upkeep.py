"""The start of a turn, gathering and paying (W-UPK-1 to W-UPK-7)."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.content.types import DRILL, ENGINEER, HEALER, LORD, SIEGE
from rules_core.games.warhold.rules import deaths, gear, topics
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.land import enemies_within
from rules_core.games.warhold.state.facts import Deserted, Gathered, GatheringBlocked, UpkeepPaid, mention
from rules_core.games.warhold.state.war import Stronghold, Unit
from rules_core.kernel.requests import SeatId

ALL: Final = "all"
SOME: Final = "some"
PER_WORKER: Final = (0, 40, 60, 80)
"""W-STR-4. What a worker brings, by the level of the mine or farm."""
CIVILIAN_FOOD: Final = 10
"""W-TYP-8, W-TYP-9. What an engineer or a healer eats."""
DRILLED: Final = 2
"""W-HUM-1. So many allies beside make a formation."""
TENS: Final = 10
"""DI-3, DI-4. A half is rounded down to these."""
DISPUTED: Final = ("dwarves/siege", "orcs/siege")
"""R-W03, WH-TL-11. The engines of which a sentence says that they have no upkeep."""


# The start of a turn


def begin_turn(campaign: Campaign) -> None:
    """W-TRN-1. What lasted a turn is over, and what was kept for this one comes into force."""
    state = campaign.state
    seat = state.current()
    kingdom = state.kingdom(seat)
    state.said.clear()
    for unit in state.units:
        # W-AOO-3, W-AOO-6, R-W22.
        unit.spent = unit.stepped = unit.more = 0
        unit.has_struck = unit.has_fought = False
    for one in state.kingdoms:
        # EQ-33, EQ-34. Once a turn.
        one.has_used.clear()
    for house in state.strongholds:
        # W-UPK-14, W-UPK-19.
        house.busy = house.healed = 0
        house.raised.clear()
    kingdom.has_shopped = False
    # EQ-40.
    kingdom.has_smoke = False
    for unit in state.units_of(seat):
        unit.more = _more(campaign, unit)
    kingdom.lord_slower = kingdom.marches = kingdom.flood = 0
    kingdom.wet.clear()
    lord = state.lord_of(seat)
    if lord is not None:
        # EQ-31.
        source = gear.source_of(campaign.content, kingdom, "heals")
        points = gear.worn(state, campaign.content, lord, "heals")
        deaths.heal(campaign, lord, points, source, gear.clause_of_item(source))


def _more(campaign: Campaign, unit: Unit) -> int:
    """The movement points of this turn besides those of its profile."""
    kingdom = campaign.state.kingdom(unit.seat)
    more = 1 if _is_drilled(campaign, unit) else 0
    if kingdom.marches:
        # BO-10.
        more += 1 if unit.kind == SIEGE else kingdom.marches
    if unit.id in kingdom.wet:
        # DI-11.
        more -= kingdom.flood
    if unit.kind == LORD:
        # RE-25.
        more -= kingdom.lord_slower
    return more


def _is_drilled(campaign: Campaign, unit: Unit) -> bool:
    """W-HUM-1, R-W27. Two own units beside it before the Upkeep, the lord among them."""
    return campaign.ability(unit.seat) == DRILL and campaign.ground.formation(campaign.state, unit) >= DRILLED


# Gathering


def is_blocked(campaign: Campaign, house: Stronghold) -> bool:
    """W-UPK-21, R-W36, R-W46, R-W75. Whether an enemy stands in it, with own units beside it or without."""
    inside = enemies_within(campaign.state, house.seat, house.tiles)
    return any(campaign.options.lord_holds or one.kind != LORD for one in inside)


def gather(campaign: Campaign) -> None:
    """W-UPK-3, W-STR-1, W-STR-2. Gold of the mines and food of the farms, kept without limit."""
    state = campaign.state
    seat = state.current()
    kingdom = state.kingdom(seat)
    for house in state.held_by(seat):
        if is_blocked(campaign, house):
            campaign.table.tell(GatheringBlocked("W-UPK-21", seat, house.id))
    gold, food = income_of(campaign, seat)
    kingdom.half_mine = kingdom.half_farm = False
    kingdom.gold += gold
    kingdom.food += food
    campaign.table.tell(Gathered("W-UPK-3", seat, gold, food))


def income_of(campaign: Campaign, seat: SeatId) -> tuple[int, int]:
    """W-UPK-3, W-STR-4. Gold and food that a player would gather as things stand."""
    kingdom = campaign.state.kingdom(seat)
    gold = food = 0
    for house in campaign.state.held_by(seat):
        if is_blocked(campaign, house):
            continue
        mined, farmed = house.miners * PER_WORKER[house.mine], house.farmers * PER_WORKER[house.farm]
        gold += _half(mined) if kingdom.half_mine else mined
        food += _half(farmed) if kingdom.half_farm else farmed
    return gold, food


def _half(amount: int) -> int:
    """DI-3, DI-4. Half, rounded down to tens."""
    return amount // 2 // TENS * TENS


# Paying


def upkeep_of(campaign: Campaign, seat: SeatId) -> tuple[int, int]:
    """W-UPK-4, W-UPK-10. Gold and food that all who are there before anybody is trained need."""
    needs = needs_of_all(campaign, seat)
    return sum([gold for gold, _ in needs.values()]), sum([food for _, food in needs.values()])


def needs_of_all(campaign: Campaign, seat: SeatId) -> dict[str, tuple[int, int]]:
    """What each one needs; a unit by its id, a civilian by its kind, its stronghold and, after the first, a number.

    Lords and workers need nothing (W-UNI-1, W-TYP-7).
    """
    found: dict[str, tuple[int, int]] = {}
    for unit in campaign.state.units_of(seat):
        profile = campaign.profile(unit)
        if unit.profile in DISPUTED and not campaign.options.siege_upkeep:
            continue
        if profile.upkeep_gold or profile.upkeep_food:
            found[unit.id] = (profile.upkeep_gold, profile.upkeep_food)
    for house in campaign.state.held_by(seat):
        # R-W36. In a blocked stronghold too.
        for kind, count in ((ENGINEER, house.engineers), (HEALER, house.healers)):
            for number in range(1, count + 1):
                name = f"{kind}@{house.id}"
                found[name if number == 1 else f"{name}.{number}"] = (0, CIVILIAN_FOOD)
    return found


def needs_one(campaign: Campaign, seat: SeatId, name: str) -> tuple[int, int]:
    """W-UPK-4. Gold and food that one of them needs."""
    return needs_of_all(campaign, seat)[name]


def pay_step(campaign: Campaign) -> bool:
    """W-UPK-4 to W-UPK-7. Everybody is paid, or somebody goes first; False when all who stay are paid."""
    state = campaign.state
    seat = state.current()
    needs = needs_of_all(campaign, seat)
    if not needs:
        return False
    kingdom = state.kingdom(seat)
    gold, food = upkeep_of(campaign, seat)
    can_pay = gold <= kingdom.gold and food <= kingdom.food
    if can_pay and campaign.table.choose(seat, topics.PAY, (ALL, SOME), "W-UPK-7", seat) == ALL:
        kingdom.gold -= gold
        kingdom.food -= food
        campaign.table.tell(UpkeepPaid("W-UPK-4", seat, gold, food))
        return False
    # W-UPK-5, W-UPK-6. The dearest stand first.
    names = sorted(needs, key=lambda name: -sum(needs[name]))
    least = max(1, fewest_to_go(needs, gold - kingdom.gold, food - kingdom.food))
    for name in campaign.table.pick(seat, topics.UNPAID, names, least, len(names), "W-UPK-6", seat):
        _desert(campaign, seat, name)
    return True


def fewest_to_go(needs: dict[str, tuple[int, int]], gold: int, food: int) -> int:
    """W-UPK-5. How many have to leave at least where so much is short."""
    return max(_fewest([one[0] for one in needs.values()], gold), _fewest([one[1] for one in needs.values()], food))


def _fewest(needs: list[int], short: int) -> int:
    """How many have to go at least until so much is saved."""
    count = 0
    for need in sorted(needs, reverse=True):
        if short <= 0:
            break
        short -= need
        count += 1
    return count


def _desert(campaign: Campaign, seat: SeatId, name: str) -> None:
    """W-UPK-5, R-W37. Whoever lacks gold or food leaves."""
    state = campaign.state
    kind, _, place = name.partition("@")
    if not place:
        unit = state.unit(name)
        state.units.remove(unit)
        campaign.table.tell(Deserted("W-UPK-5", seat, mention(unit)))
        return
    house = state.stronghold(place.partition(".")[0])
    if kind == ENGINEER:
        house.engineers -= 1
    else:
        house.healers -= 1
    campaign.table.tell(Deserted("W-UPK-5", seat, kind))
