"""Recoil and follow-up (SBH-HTH-10 to 12)."""

from __future__ import annotations

from typing import Final

from rules_core.ground.geometry import Point, length, round_half_away
from rules_core.ground.ground import StopReason, Sweep
from rules_core.ground.pieces import LINEAR
from rules_core.kernel.table import Table
from rules_core.song import falling, wounds
from rules_core.song.field import Field
from rules_core.song.passage import Will, go_along
from rules_core.song.warband import Model

FINE: Final = 1000
"""In how many steps a direction is told."""


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
    if distance == 0 or (loser.x == from_x and loser.y == from_y):
        return False
    has_moved = _give_ground(table, field, loser, loser.x - from_x, loser.y - from_y, distance)
    if has_moved is None and field.book.recoil_aside:
        # SBH-HTH-11. Away from all who hold it, where the straight way is barred.
        dx, dy = _away_from_all(field, loser)
        has_moved = _give_ground(table, field, loser, dx, dy, distance)
    if has_moved is None:
        # SBH-HTH-11. No room: it goes down instead.
        wounds.knock_down(table, field, loser, "SBH-HTH-11")
        return False
    return has_moved and loser.in_play


def _give_ground(table: Table, field: Field, loser: Model, dx: int, dy: int, distance: int) -> bool | None:
    """Drive the loser so far in this direction; gives back whether it has moved, None where there is no room."""
    away = length(dx, dy)
    if away == 0.0:
        return None
    x = loser.x + round_half_away(dx * distance / away)
    y = loser.y + round_half_away(dy * distance / away)
    # SBH-HTH-11. Difficult ground never blocks; everything that cannot be entered does.
    sweep = field.ground.sweep(loser, x, y, (), field.others(loser), ())
    if sweep.reason is StopReason.EDGE and field.book.recoil_off_table:
        # SBH-MOV-17. Pushed off the table: lost as if it had fled.
        wounds.leave(table, field, loser, int(sweep.met), "SBH-MOV-17")
        return False
    if sweep.reason is StopReason.PIECE and field.is_driven_into(table, loser, sweep.met):
        return False
    if sweep.reason is StopReason.BODY:
        behind = field.model(sweep.met)
        if behind.side == loser.side and behind.standing:
            # SBH-HTH-11 (OPEN-5). A standing friend behind: an option lets the loser hold its ground.
            if field.song.friend_behind_recoil == "hold":
                return False
            if field.book.recoil_pushes:
                sweep = _push(table, field, loser, x, y, sweep)
    if sweep.reason is not StopReason.FREE or _meets_obstacle(field, loser, x, y):
        return None
    _shift(table, field, loser, x, y, "recoil", "SBH-HTH-10")
    return True


def _away_from_all(field: Field, loser: Model) -> Point:
    """The sum of the directions away from every foe that holds it; (0, 0) when they cancel each other."""
    across = 0.0
    down = 0.0
    for foe in field.active_foes_in_contact(loser):
        gap = length(loser.x - foe.x, loser.y - foe.y)
        if gap > 0.0:
            across += (loser.x - foe.x) / gap
            down += (loser.y - foe.y) / gap
    return round_half_away(across * FINE), round_half_away(down * FINE)


def _push(table: Table, field: Field, loser: Model, x: int, y: int, sweep: Sweep) -> Sweep:
    """Free friends behind the loser give way, each by its own base width, if all together that makes room for it."""
    pushed: list[tuple[Model, Point, Point]] = []
    while sweep.reason is StopReason.BODY:
        friend = field.model(sweep.met)
        here = (friend.x, friend.y)
        there = _pushed_to(field, loser, friend, x - loser.x, y - loser.y)
        if there is None or any(one is friend for one, _, _ in pushed):
            break
        pushed.append((friend, here, there))
        friend.x, friend.y = there
        sweep = field.ground.sweep(loser, x, y, (), field.others(loser), ())
    for friend, here, _ in pushed:
        friend.x, friend.y = here
    if sweep.reason is StopReason.FREE and not _meets_obstacle(field, loser, x, y):
        for friend, _, there in pushed:
            _shift(table, field, friend, there[0], there[1], "recoil", "SBH-HTH-11")
    return sweep


def _pushed_to(field: Field, loser: Model, friend: Model, dx: int, dy: int) -> Point | None:
    """Where somebody in the way ends up, None for who stays: it is no free friend on its feet, or has no room."""
    if friend.side != loser.side or not friend.standing or field.active_foes_in_contact(friend):
        return None
    away = length(dx, dy)
    x = friend.x + round_half_away(dx * 2 * friend.radius / away)
    y = friend.y + round_half_away(dy * 2 * friend.radius / away)
    sweep = field.ground.sweep(friend, x, y, (), field.others(friend), ())
    if sweep.reason is not StopReason.FREE or _meets_obstacle(field, friend, x, y):
        return None
    return x, y


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
        if will is Will.DRIVEN:
            field.was_driven(table, model)
