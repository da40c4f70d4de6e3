"""A store without a library, and villages to work on."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from datetime import datetime
from random import Random
from typing import Any

from desktop.games.village.map_editor.shapes import blob, moved, rounded
from desktop.games.village.map_editor.strips import strip
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import Kind
from rules_core.games.village.content.library_content import official
from rules_core.kernel.game import Plain


class DeskStore:
    """Keeps desk and picture in memory."""

    number = 7
    is_official = False
    author = ""
    changed: datetime | None = None
    problems = 0

    def __init__(self, others: Sequence[Item] = ()) -> None:
        self._others = list(others)
        self.kept_desk: Plain = {}
        self.kept_picture = b""

    def others(self) -> Sequence[Item]:
        return self._others

    def drawing(self, name: str) -> bytes | None:
        return None

    def keep(self, plain: Plain, problems: int) -> None:
        """Nothing is kept."""

    def keep_problems(self, problems: int) -> None:
        """Nothing is kept."""

    def keep_copy(self, plain: Plain, problems: int) -> Plain:
        return plain

    def take_theirs(self) -> Plain:
        return {}

    def test(self) -> Plain:
        return {}

    def keep_test(self, test: Plain) -> None:
        """Nothing is kept."""

    def desk(self) -> Plain:
        return dict(self.kept_desk)

    def keep_desk(self, desk: Plain) -> None:
        self.kept_desk = dict(desk)

    def picture(self) -> bytes:
        return self.kept_picture

    def keep_picture(self, picture: bytes) -> None:
        self.kept_picture = picture


def village() -> Plain:
    """The village of the book with a table of its own: a wall, a pond, a wood."""
    shipped = next(one.plain for one in official() if one.kind == Kind.VILLAGE)
    made: dict[str, Any] = copy.deepcopy(dict(shipped))
    made["id"], made["name"] = "mill-brook", "Mill Brook"
    made["ground"] = {
        "width": 36,
        "height": 36,
        "piece": [
            {"id": "wall", "kind": "wall", "outline": [[2, 29.6], [14, 29.6], [14, 30.4], [2, 30.4]]},
            {"id": "pond", "kind": "pond", "outline": [[4, 4], [8, 4], [8, 7], [4, 7]]},
            {"id": "copse", "kind": "wood", "outline": [[28, 4], [32, 4], [32, 8], [28, 8]]},
        ],
    }
    return made


def terrain() -> Plain:
    """A table with two pieces."""
    return {
        "id": "green",
        "name": "Green",
        "text": "Grass.",
        "width": 36,
        "height": 36,
        "piece": [
            {"id": "hedge", "kind": "hedge", "outline": [[2, 10], [12, 10], [12, 10.6], [2, 10.6]]},
            {"id": "rocks", "kind": "rocks", "outline": [[20, 20], [22, 20], [22, 22], [20, 22]]},
        ],
    }


def crowded(pieces: int) -> Plain:
    """The village with so many pieces strewn over a table of 72 by 72 inches."""
    random = Random(4)
    made = village()
    found: list[Plain] = []
    kinds = ("wood", "pond", "field", "rough", "rocks", "marsh", "hedge", "wall", "fence", "stream")
    for number in range(pieces):
        kind = kinds[number % len(kinds)]
        x, y = 4 + 64 * random.random(), 4 + 64 * random.random()
        if kind in ("hedge", "wall", "fence", "stream"):
            shape = strip(((-2.5, 0.3), (0.0, -0.3), (2.5, 0.4)), 0.6 if kind != "stream" else 1.4)
        else:
            size = random.uniform(0.8, 2.2)
            shape = blob((-size, -size), (size, size), str(number))
        outline = [list(corner) for corner in rounded(moved(shape, x, y))]
        found.append({"id": f"{kind}-{number}", "kind": kind, "outline": outline})
    made["ground"] = {"width": 72, "height": 72, "piece": found}
    return made
