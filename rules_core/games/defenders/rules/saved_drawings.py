"""Drawings in a saved state: what earlier versions knew nothing of, and what cannot be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules_core.games.defenders.content.cards import rank_of
from rules_core.games.defenders.content.types import LOW
from rules_core.games.defenders.rules.drawing import LAND
from rules_core.games.defenders.rules.reading import BRIDGE, FORD, GATE, NOTHING
from rules_core.games.defenders.rules.sheet import HEIGHT, WIDTH, plain_outline
from rules_core.games.defenders.state.city import City
from rules_core.kernel.game import Plain
from rules_core.kernel.marks import AREA, LINE, SPOT, MarkKind, is_hash, least_points, most_points
from rules_core.wording.translation import say


def with_drawings(plain: Plain) -> Plain:
    """A state of rules version 1, in which a location was only a spot on the sheet, gets plain outlines."""
    if "land" in plain:
        return plain
    places = [_with_outline(place) for place in plain["locations"]]
    return {**plain, "land": [], "land_ink": "", "crossings": [], "locations": places}


def _with_outline(place: Plain) -> Plain:
    mark, outline = "", list[int]()
    if place["is_drawn"]:
        drawn = plain_outline(int(place["x"]), int(place["y"]), is_area=rank_of(place["card"]) <= LOW)
        mark = drawn.kind
        for x, y in drawn.points:
            outline.append(min(max(x, 0), WIDTH))
            outline.append(min(max(y, 0), HEIGHT))
    kept: dict[str, Any] = {"mark": mark, "outline": outline, "ink": "", "ruin_ink": ""}
    return {**place, **kept}


def fault_of_drawing(state: City) -> str:
    """Why what a state says of the drawing cannot be, in one sentence; "" when it can."""
    ids = {place.id for place in state.locations}
    fits = (
        all(_is_mark(place.mark, place.outline, (AREA, LINE, SPOT)) for place in state.locations)
        and all(one.mark != "" and _is_mark(one.mark, one.points, LAND) for one in state.land)
        and all(
            one.what in (BRIDGE, FORD, GATE, NOTHING) and one.road in ids and _is_on_sheet(one.x, one.y)
            for one in state.crossings
        )
        and all(
            ink == "" or is_hash(ink)
            for ink in [
                state.land_ink,
                *[one.ink for one in state.locations],
                *[one.ruin_ink for one in state.locations],
            ]
        )
    )
    return "" if fits else say("The drawing has a mark that cannot be; draw it within the sheet.")


def _is_mark(mark: str, numbers: Sequence[int], kinds: Sequence[MarkKind]) -> bool:
    if mark == "":
        return len(numbers) == 0
    kind = MarkKind(mark)
    if kind not in kinds or len(numbers) % 2 or not least_points(kind) <= len(numbers) // 2 <= most_points(kind):
        return False
    return all(_is_on_sheet(numbers[at], numbers[at + 1]) for at in range(0, len(numbers), 2))


def _is_on_sheet(x: int, y: int) -> bool:
    return 0 <= x <= WIDTH and 0 <= y <= HEIGHT
