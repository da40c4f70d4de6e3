"""Where the book of a game departs from SBH at a step of the engine: every departure by its name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Book:
    """What a game's own book says at steps that SBH knows too; the values here are SBH's.

    What people may choose is a setting (`SongOptions`); what is more than a yes or no is a method of the field.
    """

    # Melee
    fallen_never_harm: bool = False
    """SBH-HTH-14. Whoever is down harms nobody, whatever it rolls."""
    fallen_lose_armor: bool = False
    """SBH-HTH-17. Armor that turns a defeat by a single point does nothing for those who are down."""
    recoil_stops_leaver: bool = False
    """SBH-MOV-13. A Free Hack that drives the leaver back ends its move."""
    recoil_off_table: bool = True
    """SBH-MOV-17. Whoever is driven over the edge of the table is lost; otherwise it goes down."""
    recoil_aside: bool = False
    """SBH-HTH-11. Without room straight behind it, one with several foes gives way from all of them."""
    recoil_pushes: bool = False
    """SBH-HTH-11. A friend behind it whom nobody holds gives way with it."""
    ambush_once: bool = False
    """SBH-HTH-8. A model ambushes somebody once in a game."""
    ambush_stick: str = ""
    """SBH-HTH-8. The stick within which a shot can be an ambush; "" for any range."""

    # Moving
    held_must_leave: bool = False
    """SBH-MOV-12. Whoever a standing enemy holds moves only by leaving: each Move costs it so much, also one that draws
    no Free Hacks, and every enemy in contact strikes at it."""
    steps: bool = True
    """SBH-MOV-7. There are minimum steps."""
    obstacles_are_broken: bool = False
    """SBH-MOV-6. To Short Move too an obstacle is difficult ground like any other."""
    jumps: bool = True
    """SBH-MOV-8. Low obstacles and gaps may be jumped over."""
    climbers_hang_on: bool = False
    """SBH-MOV-9. Whoever hangs on what it climbs neither shoots nor reloads, nor moves otherwise."""
    riders_carry: bool = True
    """SBH-ACT-13. Riders take friends along."""
    ranks_bar: bool = False
    """SBH-MOV-10. Friends who are down or in melee bar the way, and foot and horse bar each other's."""
    interception: bool = True
    """SBH-MOR-8. Enemies catch those who flee past them."""
    contact_clause: str = "SBH-MOV-11"
    """SBH-MOV-11. The clause under which people at a table without a map are asked what somebody touches."""

    # Morale
    morale_limit: int = 0
    """SBH-MOR-4. What is added to a Morale die or taken from it is never more than this; 0 for no limit."""

    # Shooting
    melee_shields_fallen: bool = False
    """SBH-RNG-11. Nobody shoots at an enemy in contact with a friend, even if that enemy is down."""
    aim_is_free: bool = False
    """SBH-RNG-10. An Aimed Shot may pass over the nearest enemy."""
    only_fallen_ignored: bool = False
    """SBH-RNG-10. Of nearer enemies only those who are down may be passed over."""
    one_empties: bool = False
    """SBH-RNG-13. A natural 1 of the shooter takes the last of what one who shot can load, without another die."""

    # Groups
    orders_cost_one: bool = False
    """SBH-GRP-1. An order costs one action, a Leader may give several, and acts on when the group is done."""
    volley_shares_bonuses: bool = False
    """SBH-GRP-5. The worst of those who shoot together is who has the least of Combat and range, and what helps has to
    help all of them."""
    volley_is_an_order: bool = False
    """SBH-GRP-5. Shooting together is ordered by the Leader, who also says at whom."""


SBH: Final = Book()
