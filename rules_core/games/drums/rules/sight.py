"""Line of sight and cover (SDS-RNG-6, 7, 11 to 16, 22)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.games.drums.content.building_words import (
    BROKEN,
    OPEN,
)
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.houses import House, Opening
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.geometry import SLACK, Body, Outline, distance_to_segment, length
from rules_core.ground.ground import Sight
from rules_core.ground.pieces import BLOCKS_SIGHT, GIVES_COVER, HIGH, STONE, WOOD, Piece
from rules_core.ground.sight import eyes

NONE: Final = 0
LIGHT: Final = 1
HEAVY: Final = 2
TREE: Final = "tree"


class Screen:
    """Somebody who stands in the way of lines: where, and how near a line may pass."""

    def __init__(self, x: int, y: int, reach: float) -> None:
        self.x = x
        self.y = y
        self.reach = reach


def in_view(battle: Battle, viewer: Body, other: Body) -> bool:
    """R-S66. Whether terrain and light let the one see the other; who stands between does not matter."""
    return _has_line(battle, viewer, other, [])


def own_sight(battle: Battle, shooter: Soldier, target: Soldier) -> Sight:
    """What the shooter sees of the target: nothing, a man behind something, or all of him."""
    if not _has_line(battle, shooter, target, _screens(battle, shooter, target)):
        return Sight.NONE
    cover = cover_of(battle, shooter, target)
    if cover == NONE:
        return Sight.CLEAR
    # SDS-RNG-14. Whoever lies behind something cannot be seen.
    return Sight.NONE if target.knocked_down else Sight.COVER


def between(battle: Battle, shooter: Soldier, target: Soldier) -> list[Soldier]:
    """SDS-RNG-6, SDS-RNG-7. Who stands in the way of the line from middle to middle."""
    screens = _screens(battle, shooter, target)
    found: list[Soldier] = []
    for one in battle.in_play():
        for screen in screens:
            away = distance_to_segment(screen.x, screen.y, shooter.x, shooter.y, target.x, target.y)
            if (one.x, one.y) == (screen.x, screen.y) and away < screen.reach:
                found.append(one)
    return found


def fired_past(battle: Battle, shooter: Soldier, target: Soldier) -> list[Soldier]:
    """SDS-RNG-7, R-S56. Whom of the own squad the line meets without being blocked: who touches the shooter, and who
    stands above or below the line."""
    screens = [(one.x, one.y) for one in _screens(battle, shooter, target)]
    found: list[Soldier] = []
    for one in battle.in_play():
        if one is shooter or one is target or one.side != shooter.side or not one.standing:
            continue
        reach = float(2 * one.radius) + 0.5
        is_near = distance_to_segment(one.x, one.y, shooter.x, shooter.y, target.x, target.y) < reach
        # Whoever stands beside or behind the shooter is in nobody's way.
        ahead = (one.x - shooter.x) * (target.x - shooter.x) + (one.y - shooter.y) * (target.y - shooter.y)
        is_ahead = ahead > one.radius * length(target.x - shooter.x, target.y - shooter.y)
        if is_near and is_ahead and (one.x, one.y) not in screens:
            found.append(one)
    return found


def cover_of(battle: Battle, shooter: Soldier, target: Soldier) -> int:
    """SDS-RNG-13, R-S27. The best cover on the line: `NONE`, `LIGHT` or `HEAVY`."""
    piece = covering(battle, shooter, target)
    return NONE if piece is None else _worth(piece)


def covering(battle: Battle, shooter: Soldier, target: Soldier) -> Piece | None:
    """What gives the target the best cover on the line; None where nothing does."""
    best: Piece | None = None
    for piece in battle.ground.pieces_with(GIVES_COVER | HIGH):
        if (best is None or _worth(piece) > _worth(best)) and _covers(battle, piece, shooter, target):
            best = piece
    for house in battle.houses.values():
        # SDS-RNG-12, SDS-BLD-8. Windows, doors and walls, of the floor on which the target stands.
        if house.is_near(target) and (house.holds(target) or target.floor == 0):
            for piece in house.covers(target.floor):
                if (best is None or _worth(piece) > _worth(best)) and _covers(battle, piece, shooter, target):
                    best = piece
    return best


def _worth(piece: Piece) -> int:
    # SDS-RNG-11, SDS-RNG-12.
    return HEAVY if piece.has(STONE) else LIGHT


def _covers(battle: Battle, piece: Piece, shooter: Soldier, target: Soldier) -> bool:
    outline = piece.outline
    # SHORT CUT: whoever stands so far from it has nothing of it.
    far = 3 * target.radius + 1
    if piece.kind != TREE and not (
        outline.left - far <= target.x <= outline.right + far and outline.top - far <= target.y <= outline.bottom + far
    ):
        return False
    if piece.has(WOOD) and outline.contains(target.x, target.y):
        # SDS-RNG-15. In the wood, at its edge as well as deep inside.
        return True
    if outline.contains(target.x, target.y) and piece.has(HIGH):
        return False
    # SDS-RNG-13. The shooter's own cover is in nobody's way.
    is_near = outline.nearer_than(shooter.x, shooter.y, 3 * shooter.radius + 1)
    if is_near and outline.distance(shooter.x, shooter.y) - shooter.radius <= 2 * shooter.radius:
        return False
    if piece.kind == TREE:
        return _covers_one(battle, piece, shooter, target)
    # The line crosses it, and the target is within one base width of it.
    if not outline.segment_hits(shooter.x, shooter.y, target.x, target.y):
        return False
    return outline.distance(target.x, target.y) - target.radius <= 2 * target.radius


def _covers_one(battle: Battle, piece: Piece, shooter: Soldier, target: Soldier) -> bool:
    """SDS-RNG-16, S-TER-7. A tree helps one man who touches it, on the far side of it."""
    if not battle.ground.touching_piece(target, piece.id):
        return False
    for one in battle.in_play():
        if one.standing and battle.ground.touching_piece(one, piece.id):
            if one is not target:
                return False
            break
    middle_x, middle_y = piece.outline.middle_x, piece.outline.middle_y
    towards = (middle_x - target.x) * (shooter.x - target.x) + (middle_y - target.y) * (shooter.y - target.y)
    return towards > 0


def _screens(battle: Battle, shooter: Soldier, target: Soldier) -> list[Screen]:
    """SDS-RNG-6, SDS-RNG-7, R-S56. Everybody who stands between the two and is in the way of a line."""
    left = min(shooter.x, target.x)
    right = max(shooter.x, target.x)
    top = min(shooter.y, target.y)
    bottom = max(shooter.y, target.y)
    found: list[Screen] = []
    for one in battle.in_play():
        if one is shooter or one is target:
            continue
        is_friend = one.side == shooter.side
        # R-S56. A line that touches is blocked.
        reach = float(2 * one.radius if is_friend else one.radius) + 0.5
        # SHORT CUT: lines lead from rim to rim, and nobody further off can be near one.
        near = reach + max(shooter.radius, target.radius)
        if not (left - near < one.x < right + near and top - near < one.y < bottom + near and one.standing):
            continue
        # Who stands above or below a line is in nobody's way.
        if battle.houses and one.floor != _floor_of_line(battle, one, shooter, target):
            continue
        # SDS-RNG-7. Friends keep a line half a base width away, unless the two fire past one another.
        if is_friend and battle.ground.touching(one, shooter):
            continue
        found.append(Screen(one.x, one.y, reach))
    return found


def _floor_of_line(battle: Battle, one: Soldier, shooter: Soldier, target: Soldier) -> int:
    """On which floor a line between these two passes where somebody stands."""
    for house in battle.houses.values():
        if house.outline.contains(one.x, one.y):
            for end in (shooter, target):
                if house.holds(end):
                    return end.floor
    return 0


def _has_line(battle: Battle, viewer: Body, other: Body, screens: Sequence[Screen]) -> bool:
    """SDS-RNG-6. Whether a straight line from some point of one base to some point of the other is free."""
    song = battle.song
    gap = length(viewer.x - other.x, viewer.y - other.y) - viewer.radius - other.radius
    # SDS-RNG-22.
    if battle.world.dark and gap > 2 * song.long:
        return False
    built = _built(battle, viewer, other)
    if built is None:
        return False
    walls: list[Outline] = built
    woods: list[tuple[Piece, float]] = []
    for piece in battle.ground.pieces_with(BLOCKS_SIGHT | WOOD):
        if piece.has(WOOD):
            woods.append((piece, _depth(piece, viewer, other, gap, song.short, song.medium)))
        elif not _is_on_roof(battle, piece.id, viewer, other):
            walls.append(piece.outline)
    for from_x, from_y in eyes(viewer, other):
        for to_x, to_y in eyes(other, viewer):
            if _is_free(from_x, from_y, to_x, to_y, walls, woods, screens):
                return True
    return False


def _built(battle: Battle, viewer: Body, other: Body) -> list[Outline] | None:
    """SDS-BLD-8. What of the buildings blocks lines between these two; None where a floor lies between them."""
    found: list[Outline] = []
    for house in battle.houses.values():
        inside = [one for one in (viewer, other) if house.holds(one)]
        if len(inside) == 2 and viewer.floor != other.floor:
            return [] if house.climb_between(viewer, other) else None
        if not inside:
            if house.kind.storeys and house.outline.segment_gap(viewer.x, viewer.y, other.x, other.y) <= max(
                viewer.radius, other.radius
            ):
                found.extend(_blinds(battle, house, 0, ()))
        elif not house.is_roof(inside[0].floor):
            found.extend(_blinds(battle, house, inside[0].floor, inside))
    return found


def _blinds(battle: Battle, house: House, floor: int, inside: Sequence[Body]) -> list[Outline]:
    """The walls of a floor with what is closed in them: doors, and every window at which none of these stands."""
    found = house.blinds[floor][:]
    for one in house.openings:
        if one.floor != floor:
            continue
        if one.is_door:
            is_clear = battle.doors[one.id] in (OPEN, BROKEN)
        else:
            is_clear = any(is_at_window(battle, house, one, body) for body in inside)
        if not is_clear:
            found.append(one.outline)
    return found


def is_at_window(battle: Battle, house: House, window: Opening, body: Body) -> bool:
    """SDS-BLD-8. Whether this is the one who fires from a window and is fired at: nobody is nearer to it."""
    if not window.is_touched_by(body):
        return False
    away = window.outline.distance(body.x, body.y)
    for one in battle.in_play():
        is_other = one.standing and one.id != body.id and one.floor == body.floor and house.holds(one)
        if is_other and window.is_touched_by(one) and window.outline.distance(one.x, one.y) < away:
            return False
    return True


def _is_on_roof(battle: Battle, id: str, viewer: Body, other: Body) -> bool:
    """Whether one of the two stands on top of this piece of ground."""
    house = battle.houses.get(id)
    return house is not None and any(one.floor > 0 and house.holds(one) for one in (viewer, other))


def _depth(piece: Piece, viewer: Body, other: Body, gap: float, short: int, medium: int) -> float:
    """SDS-RNG-15. How much of a line between these two may run through this wood."""
    inside = [one for one in (viewer, other) if piece.outline.contains(one.x, one.y)]
    if len(inside) == 2:
        # Inside one area they see each other up to Medium.
        return float(medium + viewer.radius + other.radius) if gap <= medium else 0.0
    for one in inside:
        # Deeper than Short inside nobody sees out, and nobody is seen.
        if piece.outline.border_distance(one.x, one.y) - one.radius > short:
            return 0.0
        return float(short + one.radius)
    # Through no more than Short of it.
    return float(short)


def _is_free(
    ax: float,
    ay: float,
    bx: float,
    by: float,
    walls: Sequence[Outline],
    woods: Sequence[tuple[Piece, float]],
    screens: Sequence[Screen],
) -> bool:
    for screen in screens:
        if distance_to_segment(screen.x, screen.y, ax, ay, bx, by) < screen.reach:
            return False
    for wall in walls:
        if wall.inside_length(ax, ay, bx, by, SLACK) > 0.0:
            return False
    for wood, depth in woods:
        if wood.outline.inside_length(ax, ay, bx, by, SLACK) > depth:
            return False
    return True
