"""Recoil and follow-up (SBH-HTH-10 to 12)."""

from __future__ import annotations

from rules_core.ground.geometry import length, round_half_away
from rules_core.ground.ground import StopReason
from rules_core.ground.pieces import LINEAR
from rules_core.kernel.table import Table
from rules_core.song import falling, wounds
from rules_core.song.field import Field
from rules_core.song.passage import Will, go_along
from rules_core.song.warband import Model


def recoil(table: Table, field: Field, loser: Model, from_x: int, from_y: int) -> bool:
    """The loser gives way straight from there; gives back whether it has moved and is still in play.

    SBH-HTH-10. Nobody gets a Free Hack for it, and nobody stops it on the way.
    """
    # SBH-HTH-18. One who is down already stays where it is.
    if not loser.standing:
        return False
    if loser.height > 0:
        # SBH-HTH-11. A drop behind it: it goes down, and falls from where it had climbed.
        wounds.knock_down(table, field, loser, "SBH-HTH-11")
        falling.drop(table, field, loser)
        return False
    # SBH-HTH-10 (OPEN-4). One base width, its own.
    distance = 2 * loser.radius * field.song.recoil_bases
    dx = loser.x - from_x
    dy = loser.y - from_y
    away = length(dx, dy)
    if away == 0.0 or distance == 0:
        return False
    x = loser.x + round_half_away(dx * distance / away)
    y = loser.y + round_half_away(dy * distance / away)
    # SBH-HTH-11. Difficult ground never blocks; everything that cannot be entered does.
    sweep = field.ground.sweep(loser, x, y, (), field.others(loser), ())
    if sweep.reason is StopReason.EDGE:
        # SBH-MOV-17. Pushed off the table: lost as if it had fled.
        wounds.leave(table, field, loser, int(sweep.met), "SBH-MOV-17")
        return False
    if sweep.reason is StopReason.BODY:
        behind = field.model(sweep.met)
        # SBH-HTH-11 (OPEN-5). A standing friend behind: an option lets the loser hold its ground.
        if behind.side == loser.side and behind.standing and field.song.friend_behind_recoil == "hold":
            return False
    if sweep.reason is not StopReason.FREE or _meets_obstacle(field, loser, x, y):
        # SBH-HTH-11. No room: it goes down instead.
        wounds.knock_down(table, field, loser, "SBH-HTH-11")
        return False
    _shift(table, field, loser, x, y, "recoil", "SBH-HTH-10")
    return loser.in_play


def follow_up(table: Table, field: Field, winner: Model, loser: Model) -> None:
    """SBH-HTH-12. The winner of a melee may step after the loser, free of charge, to stay in contact."""
    must = field.traits.must_follow_up(winner)
    if not must and not field.song.follow_up:
        return
    # Only if it is standing and no other active enemy holds it.
    if not winner.is_active or field.in_contact(winner, loser):
        return
    for foe in field.active_foes_in_contact(winner):
        if foe is not loser:
            return
    others = [one for one in field.others(winner) if one is not loser]
    sweep = field.ground.sweep(winner, loser.x, loser.y, (loser,), others, ())
    if sweep.met != loser.id or _meets_obstacle(field, winner, sweep.x, sweep.y):
        return
    if must or field.follows_up(table, winner, loser):
        _shift(table, field, winner, sweep.x, sweep.y, "follow-up", "SBH-HTH-12")


def _meets_obstacle(field: Field, model: Model, x: int, y: int) -> bool:
    for piece_id in field.ground.slowed_by(model, x, y):
        if field.ground.piece(piece_id).has(LINEAR):
            return True
    return False


def _shift(table: Table, field: Field, model: Model, x: int, y: int, manner: str, clause: str) -> None:
    from_x = model.x
    from_y = model.y
    will = Will.OWN if manner == "follow-up" else Will.DRIVEN
    go_along(table, field, model, x, y, manner, clause, will)
    if model.in_play:
        field.has_moved(table, model, from_x, from_y)
