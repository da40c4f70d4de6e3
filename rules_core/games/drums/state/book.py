"""Where the book of Drums and Shakos departs from that of the engine."""

from __future__ import annotations

from typing import Final

from rules_core.song.book import Book

DRUMS_BOOK: Final = Book(
    # R-S60 names these departures; the clauses say each.
    fallen_never_harm=True,  # SDS-HTH-18.
    fallen_lose_armor=True,  # SDS-SR-1.
    recoil_stops_leaver=True,  # SDS-HTH-23.
    recoil_off_table=False,  # SDS-HTH-21.
    recoil_aside=True,  # SDS-HTH-20.
    recoil_pushes=True,  # SDS-HTH-21.
    ambush_once=True,  # SDS-HTH-16.
    ambush_stick="medium",  # SDS-HTH-16.
    held_must_leave=True,  # SDS-MOV-11, SDS-HTH-22, SDS-HTH-23.
    steps=False,  # SDS-MOV-1.
    obstacles_are_broken=True,  # SDS-MOV-6.
    jumps=False,  # SDS-MOV-6.
    riders_carry=False,  # SDS-SR-11.
    ranks_bar=True,  # SDS-MOV-10.
    interception=False,  # R-S60.
    morale_limit=2,  # SDS-MOR-12.
    melee_shields_fallen=True,  # SDS-RNG-9.
    aim_is_free=True,  # SDS-RNG-8.
    only_fallen_ignored=True,  # SDS-RNG-8.
    one_empties=True,  # SDS-RNG-17.
    volley_shares_bonuses=True,  # R-S58.
    orders_cost_one=True,  # S-GRP-5, S-GRP-6.
    volley_is_an_order=True,  # S-VOL-2.
    climbers_hang_on=True,  # SDS-BLD-6.
)
