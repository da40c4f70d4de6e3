"""What the cards of several decks have in common: who drew them where, purses, Leadership rolls, workers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules_core.games.warhold.content.library_content import clause_of
from rules_core.games.warhold.content.types import ENGINEER, FARM, HEALER, MINE, WORKER, Card
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.strength import leadership
from rules_core.games.warhold.rules.training import add_civilian, add_worker, has_place
from rules_core.games.warhold.state.facts import CivilianLost, Gained, LeadershipRolled, Trained
from rules_core.games.warhold.state.war import Stronghold, Unit
from rules_core.kernel.requests import SeatId

WORST: Final = 6
"""W-ATT-14. This face always fails."""


@dataclass(slots=True)
class Event:
    """A card that somebody has drawn, and where: at the lord's tile, or at the ruin that held it."""

    seat: SeatId
    card: Card
    tile: int

    def clause(self) -> str:
        """R-W01. The clause that the card is."""
        return clause_of(self.card.id, "R-W01")


def lord_of(campaign: Campaign, event: Event) -> Unit:
    """The lord of whoever drew the card: cards are carried out for the living alone."""
    lord = campaign.state.lord_of(event.seat)
    assert lord is not None
    return lord


def gain(campaign: Campaign, event: Event, gold: int, food: int) -> bool:
    """Gold or food comes in, or is lost as far as there is any; False where nothing changes."""
    kingdom = campaign.state.kingdom(event.seat)
    gold, food = max(gold, -kingdom.gold), max(food, -kingdom.food)
    if not gold and not food:
        return False
    kingdom.gold += gold
    kingdom.food += food
    campaign.table.tell(Gained(event.clause(), event.seat, gold, food))
    return True


def leads(campaign: Campaign, event: Event) -> bool:
    """W-ATT-14. The Leadership roll: the value or less, a 6 never."""
    lord = lord_of(campaign, event)
    value = max(1, leadership(campaign, lord) - event.card.harder)
    face = campaign.table.roll(event.seat, topics.LEADERSHIP_DIE, 1, "W-ATT-14", lord.id, value)[0]
    campaign.table.tell(LeadershipRolled("W-ATT-14", event.seat, face, value))
    return face <= value and face != WORST


# Workers and civilians, as "mine", "farm", "engineer", "healer", each with its stronghold where there are several


def named(campaign: Campaign, event: Event, house: Stronghold, what: str) -> str:
    """An option of one stronghold."""
    return f"{what}@{house.id}" if len(campaign.state.held_by(event.seat)) > 1 else what


def split(campaign: Campaign, event: Event, option: str) -> tuple[Stronghold, str]:
    """The stronghold of an option, and what it is about."""
    what, _, id = option.partition("@")
    return (campaign.state.stronghold(id) if id else campaign.state.held_by(event.seat)[0]), what


def spare_workers(campaign: Campaign, event: Event) -> list[str]:
    """W-EOT-10, W-SET-17, WH-DK-12. Mines and farms with more than the last worker."""
    found: list[str] = []
    for house in campaign.state.held_by(event.seat):
        if house.miners > 1:
            found.append(named(campaign, event, house, MINE))
        if house.farmers > 1:
            found.append(named(campaign, event, house, FARM))
    return found


def keep_people(campaign: Campaign, event: Event) -> list[str]:
    """Engineers and healers that could be lost."""
    found: list[str] = []
    for house in campaign.state.held_by(event.seat):
        if house.engineers:
            found.append(named(campaign, event, house, ENGINEER))
        if house.healers:
            found.append(named(campaign, event, house, HEALER))
    return found


def lose_one(campaign: Campaign, event: Event, options: list[str]) -> bool:
    """W-EOT-10. One of these is lost, of the player's choice; False where there is none."""
    if not options:
        return False
    chosen = campaign.table.settle(event.seat, topics.LOST_CIVILIAN, options, event.clause(), event.seat)
    house, what = split(campaign, event, chosen)
    if what in (MINE, FARM):
        add_worker(house, what, -1)
    else:
        add_civilian(house, what, -1)
    campaign.table.tell(CivilianLost(event.clause(), event.seat, WORKER if what in (MINE, FARM) else what))
    return True


def gain_worker(campaign: Campaign, event: Event) -> bool:
    """RE-27, BO-3. Workers in mine or farm, as far as there is room (R-W32)."""
    gained = False
    for _ in range(event.card.number):
        places = [
            named(campaign, event, house, place)
            for house in campaign.state.held_by(event.seat)
            for place in (MINE, FARM)
            if has_place(campaign, house, place)
        ]
        if not places:
            break
        chosen = campaign.table.settle(event.seat, topics.WORKPLACE, places, event.clause(), event.seat)
        house, place = split(campaign, event, chosen)
        add_worker(house, place)
        campaign.table.tell(Trained(event.clause(), event.seat, WORKER, 0, 0))
        gained = True
    return gained
