"""Lines of sight between two bases (SBH-RNG-7, 8, 9)."""

from __future__ import annotations

from collections.abc import Sequence

from rules_core.ground.geometry import FAR, SLACK, TOUCH, Body, Outline, distance_to_segment, length
from rules_core.ground.ground import Sight
from rules_core.ground.pieces import BLOCKS_SIGHT, GIVES_COVER, WOOD, Piece

Eye = tuple[float, float]
Screen = tuple[Outline, float]
"""Something that blocks lines, and how much of a line may run through it all the same."""


def eyes(a: Body, b: Body) -> list[Eye]:
    """The points of base a between which and those of b lines are drawn: the middle and both sides, as b sees them."""
    dx = float(b.x - a.x)
    dy = float(b.y - a.y)
    span = length(dx, dy)
    x = float(a.x)
    y = float(a.y)
    if span == 0.0:
        return [(x, y)]
    across_x = -dy / span * a.radius
    across_y = dx / span * a.radius
    return [(x, y), (x + across_x, y + across_y), (x - across_x, y - across_y)]


def sight(
    shooter: Body,
    target: Body,
    pieces: Sequence[Piece],
    between: Sequence[Body],
    wood_reach: int,
    target_height: int,
    wood_edge: int = 1,
) -> Sight:
    """What the shooter sees of the target past these pieces and bodies; see `Ground.sees`.

    Lines run between the middles and sides of both bases. The target is out of sight when all are blocked (RNG-7), and
    in cover when one of its points is hidden from all of the shooter's (RNG-8). `wood_reach`: how far sight reaches
    inside a wood, `wood_edge`: how near to its border, in base widths, a base looks out and is seen (RNG-9).
    """
    reach = float(max(shooter.radius, target.radius))
    left = min(shooter.x, target.x) - reach
    right = max(shooter.x, target.x) + reach
    top = min(shooter.y, target.y) - reach
    bottom = max(shooter.y, target.y) + reach
    screens: list[Screen] = []
    leafy = False
    cover = False
    for piece in pieces:
        outline = piece.outline
        if outline.right < left or outline.left > right or outline.bottom < top or outline.top > bottom:
            continue
        # SHORT CUT: no line comes near it, and nobody is beside it.
        off = distance_to_segment(outline.middle_x, outline.middle_y, shooter.x, shooter.y, target.x, target.y)
        if off > outline.reach + reach + TOUCH + 1.0:
            continue
        if piece.has(BLOCKS_SIGHT | WOOD):
            if piece.has(WOOD):
                screens.append((outline, _depth_seen(outline, shooter, target, wood_reach, wood_edge)))
                # SBH-RNG-9: a target in a wood has cover, at its edge as well as from a shooter inside.
                leafy = leafy or outline.contains(target.x, target.y)
            else:
                screens.append((outline, 0.0))
        if piece.has(GIVES_COVER) and not cover and 2 * piece.height >= _least(target_height, piece):
            cover = _covers(outline, shooter, target)
    if screens:
        seen = _seen_points(shooter, target, screens)
        if seen == 0:
            return Sight.NONE
        if seen < 3 or leafy:
            cover = True
    if cover or bodies_cover(shooter, target, between):
        return Sight.COVER
    return Sight.CLEAR


def _least(target_height: int, piece: Piece) -> int:
    """SBH-RNG-8: items lower than half of a huge target give it no cover; without heights every item does."""
    return 0 if piece.height == 0 else target_height


def _depth_seen(outline: Outline, shooter: Body, target: Body, wood_reach: int, wood_edge: int) -> float:
    """SBH-RNG-9. How much of a line between these two may run through this wood."""
    shooter_in = outline.contains(shooter.x, shooter.y)
    target_in = outline.contains(target.x, target.y)
    if shooter_in and target_in:
        # In one wood sight reaches so far.
        gap = length(shooter.x - target.x, shooter.y - target.y) - shooter.radius - target.radius
        return 0.0 if gap > wood_reach else FAR
    # Never right through.
    if not shooter_in and not target_in:
        return 0.0
    # Out of it and into it only from its edge: the base not more than some base widths from the nearest border,
    # whichever way the line runs. A slanting line may run through the leaves as far as one sees inside, counted from
    # the base.
    inner = shooter if shooter_in else target
    edge = 2 * wood_edge * inner.radius
    if outline.border_distance(inner.x, inner.y) > edge + inner.radius:
        return 0.0
    return float(max(wood_reach, edge) + inner.radius)


def _seen_points(shooter: Body, target: Body, screens: Sequence[Screen]) -> int:
    """How many of the target's three points are seen from at least one of the shooter's. Bases on one spot see all."""
    from_points = eyes(shooter, target)
    to_points = eyes(target, shooter)
    if len(to_points) == 1:
        return 3
    # SHORT CUT: mostly one building hides all of it.
    for outline, allowed in screens:
        if allowed == 0.0 and _hides(outline, from_points, to_points):
            return 0
    seen = 0
    for to_x, to_y in to_points:
        for from_x, from_y in from_points:
            if not _is_blocked(from_x, from_y, to_x, to_y, screens):
                seen += 1
                break
    return seen


def _hides(outline: Outline, from_points: Sequence[Eye], to_points: Sequence[Eye]) -> bool:
    """Whether the outline certainly blocks every line: it is convex and blocks the two outermost, so it reaches right
    across. Twice as deep as a line has to run through it, since a line between may run deepest beside its middle."""
    if not outline.convex:
        return False
    # Each base is seen from the other one, so the sides of the two are the other way round.
    for side in (1, 2):
        from_x, from_y = from_points[side]
        to_x, to_y = to_points[3 - side]
        if outline.inside_length(from_x, from_y, to_x, to_y, 2.0 * SLACK) == 0.0:
            return False
    return True


def _is_blocked(ax: float, ay: float, bx: float, by: float, screens: Sequence[Screen]) -> bool:
    """Whether one line is blocked."""
    for outline, allowed in screens:
        if outline.inside_length(ax, ay, bx, by, SLACK) > allowed:
            return True
    return False


def _covers(outline: Outline, shooter: Body, target: Body) -> bool:
    """SBH-RNG-8: whether the target is in contact with the outline on the shooter's side: the nearest point of it lies
    within 45 degrees of the shooter's direction, or the line between the middles crosses it."""
    if not outline.nearer_than(target.x, target.y, target.radius + TOUCH + 0.5):
        return False
    if outline.contains(target.x, target.y):
        return False
    if outline.segment_hits(shooter.x, shooter.y, target.x, target.y):
        return True
    near_x, near_y = outline.nearest_on_border(target.x, target.y)
    px = near_x - target.x
    py = near_y - target.y
    dx = float(shooter.x - target.x)
    dy = float(shooter.y - target.y)
    ahead = px * dx + py * dy
    return ahead > 0.0 and 2.0 * ahead * ahead >= (px * px + py * py) * (dx * dx + dy * dy)


def bodies_cover(shooter: Body, target: Body, between: Sequence[Body]) -> bool:
    """SBH-RNG-7: a body that stands in a line from the shooter's middle to the middle or a side of the target."""
    points: list[Eye] = []
    for body in between:
        if body is shooter or body is target:
            continue
        if not points:
            points = eyes(target, shooter)
        for x, y in points:
            if distance_to_segment(body.x, body.y, shooter.x, shooter.y, x, y) < body.radius - 0.5:
                return True
    return False
