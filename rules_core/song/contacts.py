"""Asks, at a table without a map, what a model touches when its move has ended (SBH-MOV-11)."""

from __future__ import annotations

from typing import Final

from rules_core.ground.geometry import Point, length, round_half_away
from rules_core.kernel.table import PLAYERS, Table
from rules_core.song import carrying, topics
from rules_core.song.facts import ContactReported
from rules_core.song.field import Field
from rules_core.song.stride import allowance
from rules_core.song.warband import Model

NOTHING: Final = "nothing"
STEPS_BACK: Final = 4
"""In so many steps of a quarter of the doubt a model is set back that touches nothing after all."""


def settle(table: Table, field: Field, model: Model, from_x: int, from_y: int) -> None:
    """Ask what the model touches, where a few inches could make it another thing; set it down accordingly."""
    field.ground.note_place(model)
    if field.ground.doubt_of_places() == 0 or not model.in_play:
        return
    near = [
        id for id in _within_reach_of_doubt(field, model) if _touches(field, model, id) or _beside(field, model, id)
    ]
    touched = [id for id in near if _touches(field, model, id)]
    if touched and field.ground.offers_untested() and field.acting is not None and field.acting.model == model.id:
        # Who was led there by people touches what they said, for that is where they put it.
        if not field.is_steered(model):
            return
    if not _is_doubtful(field, model, near, touched, from_x, from_y):
        return
    likely = touched[0] if touched else NOTHING
    options = [likely, *(id for id in [*near, NOTHING] if id != likely)]
    answer = table.choose(PLAYERS, topics.CONTACT, options, field.book.contact_clause, model.id)
    if answer != likely:
        spot = _back(field, model, near, from_x, from_y) if answer == NOTHING else _beside(field, model, answer)
        if spot is not None:
            model.x, model.y = spot
            carrying.bring_along(field, model)
            field.ground.note_place(model)
    touches = "" if answer == NOTHING else answer
    table.tell(ContactReported(field.book.contact_clause, model.id, touches, model.x, model.y))


def may_touch(field: Field, model: Model, x: int, y: int) -> bool:
    """Whether people may be asked what the model touches when its move ends there."""
    there = model.clone()
    there.x = x
    there.y = y
    return bool(_within_reach_of_doubt(field, there))


def _within_reach_of_doubt(field: Field, model: Model) -> list[str]:
    """What it may touch: foes, and pieces of ground that matter to it, the nearest first."""
    found: list[tuple[int, str]] = []
    for foe in field.enemies(model):
        found.append((field.ground.gap(model, foe), foe.id))
    for id in field.pieces_to_touch(model):
        found.append((field.ground.gap_to_piece(model, id), id))
    found.sort()
    return [id for gap, id in found if gap <= field.ground.doubt_of_places()]


def _touches(field: Field, model: Model, id: str) -> bool:
    """SBH-HTH-4. Contact, across an obstacle too."""
    if id in field.models:
        return field.in_contact(model, field.model(id))
    return field.ground.touching_piece(model, id)


def _would_touch(field: Field, model: Model, x: int, y: int, id: str) -> bool:
    """The same in another place."""
    there = model.clone()
    there.x = x
    there.y = y
    return _touches(field, there, id)


def _is_doubtful(field: Field, model: Model, near: list[str], touched: list[str], from_x: int, from_y: int) -> bool:
    """Whether people had better look: something is just out of contact, or was reached with the last of the move."""
    if len(near) > len(touched):
        return True
    gone = length(model.x - from_x, model.y - from_y)
    stretched = gone >= allowance(field, model) - field.ground.doubt_of_places()
    return stretched and any(not _would_touch(field, model, from_x, from_y, id) for id in touched)


def _beside(field: Field, model: Model, id: str) -> Point | None:
    """A free spot where it touches that."""
    others = field.others(model)
    if id in field.models:
        spots = field.ground.contact_spots(model, field.model(id), others)
    else:
        spots = field.ground.contact_spots_at_piece(model, id, others)
    return spots[0] if spots else None


def _back(field: Field, model: Model, near: list[str], from_x: int, from_y: int) -> Point | None:
    """A spot a little back on its way where it touches none of these."""
    dx = from_x - model.x
    dy = from_y - model.y
    gone = length(dx, dy)
    if gone < 1.0:
        return None
    for step in range(1, STEPS_BACK + 1):
        share = min(1.0, field.ground.doubt_of_places() * step / STEPS_BACK / gone)
        x = model.x + round_half_away(dx * share)
        y = model.y + round_half_away(dy * share)
        is_apart = not any(_would_touch(field, model, x, y, id) for id in near)
        if is_apart and field.ground.fits(model, x, y, field.others(model)):
            return x, y
    return None
