"""Straight moves: a disc pushed along a line, and the first thing it comes up against (SBH-MOV-4, 10, 11, 17).

All stops are exact: a disc meets an outline along the border of the outline grown by the radius, with round corners.
What is overlapped by no more than SLACK does not stop anybody, so a base in contact with a wall can slide along it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from rules_core.ground.geometry import FAR, SLACK, TOUCH, Body, Outline, Point, length, round_half_away
from rules_core.ground.ground import StopReason, StraightWays, Sweep
from rules_core.ground.pieces import IMPASSABLE, SLOWS, GroundMap, Piece, PieceIndex


class StraightMove:
    """A straight move: start, unit direction, length, and the box it runs in."""

    def __init__(self, ax: float, ay: float, bx: float, by: float) -> None:
        dx = bx - ax
        dy = by - ay
        span = sqrt(dx * dx + dy * dy)
        self.ax = ax
        self.ay = ay
        self.ux = dx / span if span > 0.0 else 1.0
        self.uy = dy / span if span > 0.0 else 0.0
        self.span = span
        self.left, self.right = (ax, bx) if ax < bx else (bx, ax)
        self.top, self.bottom = (ay, by) if ay < by else (by, ay)

    def pieces_by(self, pieces: PieceIndex, reach: float) -> list[Piece]:
        """Those of the pieces that the line may come within `reach` of, and maybe others."""
        return pieces.near((self.left + self.right) / 2.0, (self.top + self.bottom) / 2.0, self.span / 2.0 + reach)

    def far_from(self, outline: Outline, reach: float) -> bool:
        """Whether the line certainly keeps further than `reach` from the outline: box first, then the round hull."""
        if (
            self.right < outline.left - reach
            or self.left > outline.right + reach
            or self.bottom < outline.top - reach
            or self.top > outline.bottom + reach
        ):
            return True
        px = outline.middle_x - self.ax
        py = outline.middle_y - self.ay
        side = self.ux * py - self.uy * px
        limit = outline.reach + reach
        return side >= limit or side <= -limit


def disc_entry(line: StraightMove, x: float, y: float, reach: float, allowed: float) -> float:
    """How far along the line a point first comes nearer than `reach` to (x, y); FAR if it never does.

    Nothing counts that does not come nearer than `reach - allowed`. A start nearer than that stops at once if the line
    leads further in, and never if it leads away.
    """
    px = x - line.ax
    py = y - line.ay
    along = line.ux * px + line.uy * py
    if along <= 0.0:
        return FAR
    side = line.ux * py - line.uy * px
    inner = reach - allowed
    if inner <= 0.0 or side >= inner or side <= -inner:
        return FAR
    if along - sqrt(inner * inner - side * side) > line.span:
        return FAR
    entry = along - sqrt(reach * reach - side * side)
    return max(0.0, entry)


def outline_entry(line: StraightMove, outline: Outline, reach: float, allowed: float) -> float:
    """The same for an outline: how far along the line a disc of radius `reach` first touches it; FAR if never.

    A start inside the outline is let go: only a person's correction can have put it there.
    """
    if line.far_from(outline, reach) or outline.contains(line.ax, line.ay):
        return FAR
    ux = line.ux
    uy = line.uy
    span = line.span
    inner = reach - allowed
    best = FAR
    for side in outline.sides:
        ax = side.ax
        ay = side.ay
        dx = side.dx
        dy = side.dy
        size = side.size
        entry = disc_entry(line, ax, ay, reach, allowed)
        if entry < best:
            best = entry
        ex = dx / size
        ey = dy / size
        # Outward is to the left of a-b as seen on the table: (ey, -ex).
        px = line.ax - ax
        py = line.ay - ay
        rate = ux * ey - uy * ex
        if rate >= 0.0:
            continue
        height = px * ey - py * ex
        if height < 0.0:
            continue
        meet = (height - inner) / -rate
        if meet > span:
            continue
        if meet < 0.0:
            meet = 0.0
        share = (px + ux * meet) * ex + (py + uy * meet) * ey
        if share < 0.0 or share > size:
            continue
        meet = (height - reach) / -rate
        if meet < 0.0:
            meet = 0.0
        share = (px + ux * meet) * ex + (py + uy * meet) * ey
        # The touch comes at a corner although the deeper point lies over the edge: measure it there.
        if share < 0.0:
            meet = disc_entry(line, ax, ay, reach, 0.0)
        elif share > size:
            meet = disc_entry(line, ax + dx, ay + dy, reach, 0.0)
        if meet < best:
            best = meet
    return best


def edge_entry(line: StraightMove, width: float, height: float, radius: float) -> tuple[float, int]:
    """How far along the line a base first crosses an edge of the table, and which edge; FAR and 0 if it never does."""
    best = FAR
    edge = 0
    if line.uy < 0.0 and line.ay + line.uy * line.span < radius - SLACK:
        best = (radius - line.ay) / line.uy
        edge = 1
    if line.ux > 0.0 and line.ax + line.ux * line.span > width - radius + SLACK:
        meet = (width - radius - line.ax) / line.ux
        if meet < best:
            best = meet
            edge = 2
    if line.uy > 0.0 and line.ay + line.uy * line.span > height - radius + SLACK:
        meet = (height - radius - line.ay) / line.uy
        if meet < best:
            best = meet
            edge = 3
    if line.ux < 0.0 and line.ax + line.ux * line.span < radius - SLACK:
        meet = (radius - line.ax) / line.ux
        if meet < best:
            best = meet
            edge = 4
    return max(0.0, best), edge


def halt_entry(line: StraightMove, body: Body, radius: float) -> float:
    """How far along the line a moving base comes into contact with a body whose touch ends the move; FAR if never.

    Brushing past at less than TOUCH is contact too (SBH-MOV-11), unless the two were in contact from the start.
    """
    reach = radius + body.radius
    px = body.x - line.ax
    py = body.y - line.ay
    along = line.ux * px + line.uy * py
    if along <= 0.0:
        return FAR
    brush = reach + TOUCH - 1.0
    side = line.ux * py - line.uy * px
    if side >= brush or side <= -brush:
        return FAR
    if px * px + py * py <= (reach + TOUCH) * (reach + TOUCH):
        return disc_entry(line, body.x, body.y, reach, SLACK)
    if -reach < side < reach:
        entry = along - sqrt(reach * reach - side * side)
    else:
        entry = along
    if entry <= line.span:
        return entry
    # The end of the way may already be in contact.
    left = along - line.span
    if left * left + side * side <= brush * brush:
        return line.span
    return FAR


def clear_of(x: int, y: int, mover: Body, bodies: Sequence[Body]) -> bool:
    """Whether the mover's base, set down there, overlaps none of the bodies."""
    clear = True
    for body in bodies:
        reach = mover.radius + body.radius - SLACK
        dx = float(body.x - x)
        dy = float(body.y - y)
        if dx * dx + dy * dy < reach * reach and body is not mover:
            clear = False
    return clear


class Straight:
    """Straight moves over one map with the pieces that came into play; `radius` is that of the moving base."""

    def __init__(self, ground_map: GroundMap, added: Sequence[Piece]) -> None:
        self.map = ground_map
        self.walls: PieceIndex = ground_map.near_walls
        self.slow: PieceIndex = ground_map.near_slow
        more_walls = [piece for piece in added if piece.has(IMPASSABLE)]
        if more_walls:
            self.walls = PieceIndex(ground_map.walls + more_walls, ground_map.width, ground_map.height)
        more_slow = [piece for piece in added if piece.has(SLOWS)]
        if more_slow:
            self.slow = PieceIndex(ground_map.slow + more_slow, ground_map.width, ground_map.height)

    def sweep(
        self,
        mover: Body,
        x: int,
        y: int,
        halting: Sequence[Body],
        solid: Sequence[Body],
        passed: Sequence[Body],
    ) -> Sweep:
        """Where the straight move of a base towards (x, y) ends; see `Ground.sweep`."""
        line = StraightMove(mover.x, mover.y, x, y)
        radius = float(mover.radius)
        best = FAR
        reason = StopReason.FREE
        met = ""
        edge_at, edge = edge_entry(line, self.map.width, self.map.height, radius)
        if edge != 0:
            best = edge_at
            reason = StopReason.EDGE
            met = str(edge)
        for piece in line.pieces_by(self.walls, radius):
            entry = outline_entry(line, piece.outline, radius, SLACK)
            if entry < best and not piece.has(mover.crosses):
                best = entry
                reason = StopReason.PIECE
                met = piece.id
        left, right = line.left - radius, line.right + radius
        top, bottom = line.top - radius, line.bottom + radius
        for body in halting:
            away = body.radius + TOUCH
            # Whatever lies beside the box of the line is not met: most of them.
            if body.x + away < left or body.x - away > right or body.y + away < top or body.y - away > bottom:
                continue
            if body is not mover:
                entry = halt_entry(line, body, radius)
                if entry < best:
                    best = entry
                    reason = StopReason.BODY
                    met = body.id
        for body in solid:
            away = body.radius
            if body.x + away < left or body.x - away > right or body.y + away < top or body.y - away > bottom:
                continue
            if body is not mover:
                entry = disc_entry(line, body.x, body.y, radius + body.radius, SLACK)
                if entry < best:
                    best = entry
                    reason = StopReason.BODY
                    met = body.id
        for body in passed:
            away = body.radius
            if body.x + away < left or body.x - away > right or body.y + away < top or body.y - away > bottom:
                continue
            if body is not mover:
                entry = disc_entry(line, body.x, body.y, radius + body.radius, SLACK)
                if entry < best and self._fills_the_way(line, body, mover):
                    best = entry
                    reason = StopReason.BODY
                    met = body.id
        if best > line.span - 1.0:
            # All the way; a stop in the last unit is the wanted contact itself, as rounding left it.
            return Sweep(x, y, round_half_away(line.span), reason, met)
        end_x, end_y = self._settled(line, best, mover, halting, solid)
        return Sweep(end_x, end_y, round_half_away(length(end_x - line.ax, end_y - line.ay)), reason, met)

    def is_open(self, mover: Body, x: int, y: int) -> bool:
        """Whether the straight move of a base towards (x, y) meets nothing impassable, nor the edge of the table."""
        line = StraightMove(mover.x, mover.y, x, y)
        radius = float(mover.radius)
        if edge_entry(line, self.map.width, self.map.height, radius)[1] != 0:
            return False
        for piece in line.pieces_by(self.walls, radius):
            if not piece.has(mover.crosses) and outline_entry(line, piece.outline, radius, SLACK) < FAR:
                return False
        return True

    def is_walled_off(self, mover: Body, x: int, y: int, near: float) -> bool:
        """SHORT CUT: whether one wall certainly ends every straight move of a base before it comes so `near` to (x, y).

        It does if it is convex and stands in the two outermost of these moves: then it reaches right across.
        """
        dx, dy = x - mover.x, y - mover.y
        away = length(dx, dy)
        if away <= near:
            return False
        # Any that come so near have gone so far; the outermost ones touch a disc of that radius.
        share = (away - near) / away
        across, along = near / away, sqrt(1.0 - near * near / (away * away))
        radius = float(mover.radius)
        first, last = [
            StraightMove(
                mover.x,
                mover.y,
                mover.x + share * (dx * along - dy * side),
                mover.y + share * (dy * along + dx * side),
            )
            for side in (across, -across)
        ]
        for piece in first.pieces_by(self.walls, radius):
            if piece.outline.convex and not piece.has(mover.crosses):
                if outline_entry(first, piece.outline, radius, SLACK) < FAR:
                    if outline_entry(last, piece.outline, radius, SLACK) < FAR:
                        return True
        return False

    def _settled(
        self, line: StraightMove, span: float, mover: Body, halting: Sequence[Body], solid: Sequence[Body]
    ) -> tuple[int, int]:
        """The stop rounded to whole units. Where rounding would push the base into something beside the line, a spot up
        to four units before the stop: still in contact."""
        for back in range(TOUCH):
            along = max(0.0, span - back)
            x = round_half_away(line.ax + line.ux * along)
            y = round_half_away(line.ay + line.uy * along)
            if self.has_room(x, y, mover) and clear_of(x, y, mover, halting) and clear_of(x, y, mover, solid):
                return x, y
        return round_half_away(line.ax + line.ux * span), round_half_away(line.ay + line.uy * span)

    def _fills_the_way(self, line: StraightMove, body: Body, mover: Body) -> bool:
        """SBH-MOV-10: a friend in a doorway or corridor cannot be passed: no room for the base on either side of it."""
        reach = mover.radius + body.radius
        across_x = -line.uy * reach
        across_y = line.ux * reach
        return not self.has_room(body.x + across_x, body.y + across_y, mover) and not self.has_room(
            body.x - across_x, body.y - across_y, mover
        )

    def has_room(self, x: float, y: float, mover: Body) -> bool:
        """Whether the mover's base would be on the table there and overlap no ground that is impassable to it."""
        reach = mover.radius - float(SLACK)
        for piece in self.walls.near(x, y, reach):
            if piece.outline.nearer_than(x, y, reach) and not piece.has(mover.crosses):
                return False
        return self.map.on_table(x, y, reach)

    def slowed_after(self, line: StraightMove, radius: float) -> float:
        """How far along the line the base first touches slow ground that it goes on to overlap; 0 if it starts on it,
        FAR if it overlaps none."""
        best = FAR
        for piece in line.pieces_by(self.slow, radius):
            if line.far_from(piece.outline, radius):
                continue
            if piece.outline.nearer_than(line.ax, line.ay, radius - SLACK):
                return 0.0
            entry = outline_entry(line, piece.outline, radius, SLACK)
            if entry < best:
                best = entry
        return best

    def slowed_by(self, line: StraightMove, radius: float) -> list[str]:
        """Ids of the difficult and linear pieces that the base overlaps anywhere along the line, each once."""
        found: list[str] = []
        for piece in line.pieces_by(self.slow, radius):
            if line.far_from(piece.outline, radius):
                continue
            if (
                piece.outline.nearer_than(line.ax, line.ay, radius - SLACK)
                or outline_entry(line, piece.outline, radius, SLACK) < FAR
            ) and piece.id not in found:
                found.append(piece.id)
        return found


class MeasuredWays(StraightWays):
    """The same, measured past the pieces as they are now."""

    def __init__(self, straight: Straight, radius: int, x: int, y: int) -> None:
        super().__init__()
        self._straight: Final = straight
        self._mover: Final = Body("", x, y, radius)

    def _look(self, spot: Point) -> bool:
        return self._straight.is_open(self._mover, spot[0], spot[1])
