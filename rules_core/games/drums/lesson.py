"""The guided first skirmish: two small squads that are ready, and a lane between them.

It brings its own squads and its own ground, as a game with items that somebody made does: the lists of ready squads and
battlefields stay as they are.
"""

from __future__ import annotations

from typing import Any, Final

from rules_core.games.chosen import ITEMS
from rules_core.games.definition import Lesson

BLUE: Final = "lesson-blue"
RED: Final = "lesson-red"
LANE: Final = "lesson-lane"


def _squad(id: str, nation: str, name: str, *soldiers: tuple[str, int]) -> dict[str, Any]:
    rows = [{"soldier": soldier, "count": count} for soldier, count in soldiers]
    return {"id": id, "nation": nation, "name": name, "text": name, "soldiers": rows}


SQUADS: Final = (
    _squad(BLUE, "france", "Six in blue", ("france-line-infantry-officer", 1), ("france-line-infantryman", 5)),
    # Recruits: whoever plays for the first time may lose a man to a mistake.
    _squad(RED, "britain", "Six in red", ("britain-line-sergeant", 1), ("britain-recruit", 5)),
)
GROUND: Final[dict[str, Any]] = {
    "id": LANE,
    "name": "The lane",
    "text": "The lane",
    "piece": [
        {"kind": "wall", "x": 600, "y": 600, "width": 280, "depth": 12},
        {"kind": "hedge", "x": 330, "y": 560, "width": 150, "depth": 12, "turn": 15},
        {"kind": "hedge", "x": 870, "y": 640, "width": 150, "depth": 12, "turn": 15},
        {"kind": "wood", "x": 170, "y": 600, "width": 200, "depth": 240, "turn": 10},
        {"kind": "wood", "x": 1030, "y": 600, "width": 200, "depth": 240, "turn": 190},
        {"kind": "field", "x": 850, "y": 330, "width": 250, "depth": 180, "turn": 8},
        {"kind": "field", "x": 350, "y": 870, "width": 250, "depth": 180, "turn": 8},
    ],
}
LESSON: Final = Lesson(
    "A first skirmish",
    {
        "points": 200,
        "squad_1": BLUE,
        "squad_2": RED,
        "battlefield": LANE,
        ITEMS: {"squad": list(SQUADS), "battlefield": [GROUND]},
    },
    17,
)
"""With this seed the newcomer's die is the higher one, and the lesson begins with a choice."""
