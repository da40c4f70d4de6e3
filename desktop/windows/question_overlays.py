"""What is drawn above the ground for a question: zones, reach, what is being placed, the enemies' intent."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.battlefield.views import Overlays, ReachBand, Zone, ZoneTone
from desktop.windows.siege_scene import group_plates
from rules_core.games.village import topics
from rules_core.games.village.siege import Phase, Siege
from rules_core.games.village.siege_map import barricade_outline
from rules_core.games.village.traps import TRAP_RADIUS
from rules_core.kernel.directions import DIRECTIONS, SCALE
from rules_core.kernel.geometry import Point
from rules_core.kernel.requests import Place, Request

MOVES = ("move", "step", "jump", "teleport", topics.READY_MOUNTS_MOVE)
BEHAVIOURS = {
    "ravager": "Ravager",
    "hunter": "Hunter",
    "raider": "Raider",
    "mindless": "Mindless",
    "fanatic": "Fanatic",
    "guardian": "Guardian",
}


@dataclass(frozen=True)
class Trial:
    """What a person is trying out on the map."""

    topic: str = ""
    subject: str = ""
    x: int = 0
    y: int = 0
    turn: int = 0
    shown: bool = False


def overlays_for(siege: Siege, request: Request | None, trial: Trial, *, intent: bool) -> Overlays:
    """Everything above the ground, for this question."""
    reach: list[ReachBand] = []
    zones: list[Zone] = []
    if isinstance(request, Place) and request.region is not None:
        outlines = tuple(tuple(part) for part in request.region.outline())
        if request.topic in MOVES:
            reach.append(ReachBand(1, outlines))
        else:
            zones.append(Zone(ZoneTone.GOLD, outlines))
    if trial.shown:
        zones.append(Zone(ZoneTone.OURS, (_ghost(siege, trial),)))
    fighting = siege.phase in (Phase.HERO_TURN, Phase.ENEMY_TURN)
    plates = group_plates(siege, BEHAVIOURS) if fighting else ()
    return Overlays(tuple(reach), tuple(zones), plates=plates)


def _ghost(siege: Siege, trial: Trial) -> tuple[Point, ...]:
    """The outline of what is being placed."""
    if trial.topic == topics.BARRICADE:
        length = siege.world.options.barricade_length
        return tuple(barricade_outline(trial.x, trial.y, trial.turn, length).points)
    model = siege.models.get(trial.subject)
    radius = model.radius if model is not None else TRAP_RADIUS
    return tuple(
        (trial.x + across * radius // SCALE, trial.y + down * radius // SCALE) for across, down in DIRECTIONS[::3]
    )
