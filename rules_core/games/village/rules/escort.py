"""Escorting a Lost Villager (V-7.3.5, V-7.3.6, V-7.3.7, R-V33)."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.rules import topics
from rules_core.games.village.rules.markers import villager_body
from rules_core.games.village.rules.supplies import gain
from rules_core.games.village.state.facts import VillagerHome, VillagerMoved
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege, Villager
from rules_core.ground.geometry import TOUCH, Body, Point
from rules_core.ground.ground import UNREACHABLE
from rules_core.kernel.region import Region
from rules_core.kernel.table import PLAYERS, Table
from rules_core.song.warband import NO_MODEL

ALONE: Final = "alone"
VILLAGER_SUPPLIES: Final = 3


def offer_escort(table: Table, siege: Siege, hero: Fighter) -> None:
    """V-7.3.5, R-V33. A hero in contact with a villager says before moving whether the villager comes along."""
    abandon(siege, hero)
    # V-7.5.9. Defenders are no heroes.
    if not hero.is_hero:
        return
    near = [one for one in siege.villagers.values() if siege.ground.touching(hero, villager_body(siege, one))]
    if not near:
        return
    chosen = table.choose(PLAYERS, topics.ESCORT, [*(one.id for one in near), ALONE], "V-7.3.5", hero.id)
    if chosen != ALONE:
        siege.villagers[chosen].escort = hero.id


def bring_along(table: Table, siege: Siege, hero: Fighter) -> None:
    """R-V33. After the move the villager is set down in contact with the hero; at the Town Hall both are home."""
    for villager in siege.villagers.values():
        if villager.escort == hero.id:
            villager.escort = NO_MODEL
            region = place_beside(siege, hero, villager)
            if not region.is_empty():
                # R-V63. The players choose the spot.
                villager.x, villager.y, _ = table.place(PLAYERS, topics.VILLAGER, region, "R-V63", villager.id)
            table.tell(VillagerMoved("V-7.3.5", villager.id, villager.x, villager.y, hero.id))
            # V-7.3.7. Arrival: contact with the Town Hall.
            if siege.ground.touching_piece(villager_body(siege, villager), siege.world.heart):
                bring_home(table, siege, villager)
            return


def bring_home(table: Table, siege: Siege, villager: Villager) -> None:
    """V-7.3.7. A villager at the Town Hall leaves the table; the village gains Supplies at once (R-V53)."""
    del siege.villagers[villager.id]
    table.tell(VillagerHome("V-7.3.7", villager.id))
    gain(table, siege, VILLAGER_SUPPLIES, "villager", "V-7.3.7")


def abandon(siege: Siege, hero: Fighter) -> None:
    """V-7.3.6. A villager whose escort goes down, is gone or walks off alone stays where they are."""
    for villager in siege.villagers.values():
        if villager.escort == hero.id:
            villager.escort = NO_MODEL


def part(siege: Siege) -> None:
    """R-V33. An escort is declared for one move; when that led nowhere, the villager waits for the next."""
    for villager in siege.villagers.values():
        villager.escort = NO_MODEL


def place_beside(siege: Siege, hero: Fighter, villager: Villager) -> Region:
    """R-V63. Free ground in contact with the hero: beside the Town Hall first, then nearest to where they were."""
    return siege.ground.contact_region(villager_body(siege, villager), hero, siege.in_play(), siege.world.heart)


def nearest_home(siege: Siege, region: Region) -> Point:
    """R-V63. Of the spots beside the hero the first one at home, else the one nearest to it."""
    ground, heart, radius = siege.ground, siege.world.heart, siege.world.options.villager_radius
    found, least = region.candidates()[0], UNREACHABLE
    for x, y in region.candidates():
        gap = max(TOUCH, ground.gap_to_piece(Body("", x, y, radius), heart))
        if gap < least:
            found, least = (x, y), gap
    return found
