"""Falling from roofs, wall walks and ladders (R-S34, SDS-BLD-9, SDS-BLD-10, R-S63)."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.rules import climbs, indoors, topics
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.facts import Fell
from rules_core.games.drums.state.houses import House
from rules_core.games.drums.state.soldier import Soldier
from rules_core.kernel.table import Table
from rules_core.song import falling, wounds
from rules_core.song import topics as song_topics
from rules_core.song.warband import NO_MODEL

FOR_EACH_SHORT: Final = 2
"""What each Short of height adds to the die of the fall."""
DOUBLED: Final = 2
TRIPLED: Final = 3


def falls(table: Table, battle: Battle, man: Soldier, deep: int) -> bool:
    """SDS-BLD-9. A die and Combat against a die and 2 for each Short of height, rounded up."""
    short = battle.song.short
    if deep < short:
        # R-S63. A low drop knocks nobody out.
        wounds.knock_down(table, battle, man, "R-S63")
        return True
    own = table.roll(battle.voice(man), song_topics.FALL, 1, "SDS-BLD-9", man.id)[0]
    against = table.roll(battle.voice(man), topics.FALL_DIE, 1, "SDS-BLD-9", man.id)[0]
    ours = own + man.profile.combat
    theirs = against + FOR_EACH_SHORT * ((deep + short - 1) // short)
    table.tell(Fell("SDS-BLD-9", man.id, deep, (own, against), (ours, theirs)))
    # SDS-HTH-6, SDS-HTH-7. Doubled and tripled as in any contest; an odd win counts as an even one.
    if theirs > ours and theirs >= DOUBLED * ours:
        wounds.kill(table, battle, man, NO_MODEL, "SDS-BLD-9", gruesome=theirs >= TRIPLED * ours)
    elif man.standing:
        wounds.knock_down(table, battle, man, "SDS-BLD-9")
    return True


def is_driven_into(table: Table, battle: Battle, man: Soldier, piece_id: str) -> bool:
    """SDS-BLD-10, R-S69. What a recoil does over the edge of a roof, or onto stairs."""
    for house in battle.houses.values():
        if piece_id.startswith(f"{house.id}/brink-"):
            return _off(table, battle, man, house)
        for climb in house.climbs:
            if piece_id == f"{climb.id}/{man.floor}" and man.floor == climb.to_floor:
                return climbs.driven_down(table, battle, man, climb)
    return False


def _off(table: Table, battle: Battle, man: Soldier, house: House) -> bool:
    """SDS-BLD-10. Over the edge, and down beside the wall."""
    deep = man.floor * battle.song.short
    outside = [
        spot for spot in indoors.spots_at(battle, man, house.outline, 0) if not house.outline.contains(spot[0], spot[1])
    ]
    if not outside:
        return False
    indoors.arrive(table, battle, man, outside[0][0], outside[0][1], 0, "SDS-BLD-10", "recoil")
    falling.fall(table, battle, man, deep)
    return True
