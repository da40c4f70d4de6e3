"""Asks, at a table without a map, what a model touches when its move has ended (R-V30)."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.rules import topics
from rules_core.games.village.state.fighter import ENEMIES, HEROES, Fighter
from rules_core.games.village.state.order_facts import ContactReported
from rules_core.games.village.state.siege import PlayMode, Siege
from rules_core.ground.geometry import Point, length, round_half_away
from rules_core.kernel.table import PLAYERS, Table
from rules_core.song import carrying
from rules_core.song.stride import allowance

NOTHING: Final = "nothing"
STEPS_BACK: Final = 4
"""In so many steps of a quarter of the doubt a model is set back that touches nothing after all."""


def settle(table: Table, siege: Siege, model: Fighter, from_x: int, from_y: int) -> None:
    """Ask what the model touches, where a few inches could make it another thing; set it down accordingly."""
    siege.ground.note_place(model)
    if siege.play_mode is not PlayMode.UNMAPPED or not model.in_play:
        return
    near = [
        id for id in _within_reach_of_doubt(siege, model) if _touches(siege, model, id) or _beside(siege, model, id)
    ]
    touched = [id for id in near if _touches(siege, model, id)]
    if touched and siege.offers_untested() and siege.acting is not None and siege.acting.model == model.id:
        # Who was led there by people touches what they said, for that is where they put it.
        if model.side == HEROES:
            return
    if not _is_doubtful(siege, model, near, touched, from_x, from_y):
        return
    likely = touched[0] if touched else NOTHING
    options = [likely, *(id for id in [*near, NOTHING] if id != likely)]
    answer = table.choose(PLAYERS, topics.CONTACT, options, "R-V30", model.id)
    if answer != likely:
        spot = _back(siege, model, near, from_x, from_y) if answer == NOTHING else _beside(siege, model, answer)
        if spot is not None:
            model.x, model.y = spot
            carrying.bring_along(siege, model)
            siege.ground.note_place(model)
    table.tell(ContactReported("R-V30", model.id, "" if answer == NOTHING else answer, model.x, model.y))


def _within_reach_of_doubt(siege: Siege, model: Fighter) -> list[str]:
    """What it may touch: foes, and for an enemy the buildings, the nearest first."""
    found: list[tuple[int, str]] = []
    for foe in siege.enemies(model):
        found.append((siege.ground.gap(model, foe), foe.id))
    if model.side == ENEMIES:
        for building in siege.standing_buildings():
            found.append((siege.ground.gap_to_piece(model, building.id), building.id))
    found.sort()
    return [id for gap, id in found if gap <= siege.doubt]


def _touches(siege: Siege, model: Fighter, id: str) -> bool:
    """SBH-HTH-4. Contact, across an obstacle too."""
    if id in siege.models:
        return siege.in_contact(model, siege.model(id))
    return siege.ground.touching_piece(model, id)


def _would_touch(siege: Siege, model: Fighter, x: int, y: int, id: str) -> bool:
    """The same in another place."""
    there = model.clone()
    there.x = x
    there.y = y
    return _touches(siege, there, id)


def _is_doubtful(siege: Siege, model: Fighter, near: list[str], touched: list[str], from_x: int, from_y: int) -> bool:
    """Whether people had better look: something is just out of contact, or was reached with the last of the move."""
    if len(near) > len(touched):
        return True
    gone = length(model.x - from_x, model.y - from_y)
    stretched = gone >= allowance(siege, model) - siege.doubt
    return stretched and any(not _would_touch(siege, model, from_x, from_y, id) for id in touched)


def _beside(siege: Siege, model: Fighter, id: str) -> Point | None:
    """A free spot where it touches that."""
    others = siege.others(model)
    if id in siege.models:
        spots = siege.ground.contact_spots(model, siege.model(id), others)
    else:
        spots = siege.ground.contact_spots_at_piece(model, id, others)
    return spots[0] if spots else None


def _back(siege: Siege, model: Fighter, near: list[str], from_x: int, from_y: int) -> Point | None:
    """A spot a little back on its way where it touches none of these."""
    dx = from_x - model.x
    dy = from_y - model.y
    gone = length(dx, dy)
    if gone < 1.0:
        return None
    for step in range(1, STEPS_BACK + 1):
        share = min(1.0, siege.doubt * step / STEPS_BACK / gone)
        x = model.x + round_half_away(dx * share)
        y = model.y + round_half_away(dy * share)
        is_apart = not any(_would_touch(siege, model, x, y, id) for id in near)
        if is_apart and siege.ground.fits(model, x, y, siege.others(model)):
            return x, y
    return None
