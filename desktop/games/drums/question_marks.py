"""Marks things on the table for the present question: who is chosen, what is offered, what is aimed at."""

from __future__ import annotations

from typing import Final

from desktop.play.prompts.place_prompt import PlacingStart
from desktop.tabletop.marks import SceneMarks
from rules_core.games.drums.rules import climbs, doors, topics
from rules_core.games.drums.state.battle import Battle
from rules_core.ground.pieces import BOTTOM, LEFT, RIGHT, TOP
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.requests import Choose, Pick, Place, Request, SeatId, options_of
from rules_core.song import topics as song_topics
from rules_core.song.field import REGROUP
from rules_core.song.warband import ModelId

ATTACKS: Final = ("attack:", "power:", "shoot:", "aim:", "volley:", "shoot-and-reload:")
"""How answers begin that attack somebody."""
SHOTS: Final = ("shoot:", "aim:", "volley:", "shoot-and-reload:")
"""Those of them that are fired."""
TOGETHER: Final = (song_topics.VOLLEY, topics.FRONT)
"""Questions about who fires along; their subject is the target."""
DIGITS: Final = 9
PARTS: Final = (*doors.VERBS, *climbs.VERBS)
"""How answers begin that are about a part of a building."""


def marks_for(battle: Battle, request: Request | None, pointed: str) -> SceneMarks:
    """The marks of a question; `pointed` is the answer under the pointer or the focus."""
    if request is None:
        return SceneMarks()
    chosen = acting_model(battle, request)
    offered: dict[str, str] = {}
    if isinstance(request, (Choose, Pick)):
        # A digit that opens several men is nobody's own.
        digits = 0 if is_by_kind(battle, request) else DIGITS
        for number, one in enumerate(options_of(request)):
            thing = one.partition(":")[2] or one
            if thing in battle.models:
                offered.setdefault(thing, str(number + 1) if number < digits else "")
    if pointed in battle.models:
        chosen = pointed
    target = request.subject if request.topic in TOGETHER else target_of(pointed)
    return SceneMarks(chosen, offered, (target,) if target else ())


def is_by_kind(battle: Battle, request: Request) -> bool:
    """Whether men are chosen by their kind first: at a real table, where keys are pressed and not the map."""
    if battle.play_mode is PlayMode.SCREEN or not isinstance(request, Choose):
        return False
    return sum(one in battle.models for one in request.options) > DIGITS


def part_of(option: str) -> str:
    """Which door, window, stairs or ladder an answer is about; "" for none."""
    verb, _, id = option.partition(":")
    return id if verb in PARTS else ""


def parts_offered(battle: Battle, request: Request | None) -> dict[str, str]:
    """The parts of buildings that answers are about, each with the key of the first."""
    found: dict[str, str] = {}
    if isinstance(request, Choose):
        for number, one in enumerate(request.options):
            if part_of(one):
                found.setdefault(part_of(one), str(number + 1) if number < DIGITS else "")
    return found


def target_of(option: str) -> str:
    """Whom an answer attacks; "" for one that attacks nobody."""
    return option.partition(":")[2] if option.startswith(ATTACKS) else ""


def edge_id(edge: str) -> str:
    """What a side of the table is called as a thing on the map."""
    return f"edge {edge}"


def strip_of(battle: Battle, edge: int) -> tuple[tuple[int, int], ...]:
    """Where those deploy who come from this side (S-DEP-3)."""
    side, deep = battle.world.options.side, battle.song.medium
    left, right = (side - deep if edge == RIGHT else 0), (deep if edge == LEFT else side)
    top, bottom = (side - deep if edge == BOTTOM else 0), (deep if edge == TOP else side)
    return (left, top), (right, top), (right, bottom), (left, bottom)


def edge_at(battle: Battle, x: int, y: int) -> int:
    """The side of the table in whose strip a place lies, the nearest of several; 0 for none."""
    side = battle.world.options.side
    away = {TOP: y, RIGHT: side - x, BOTTOM: side - y, LEFT: x}
    nearest = min(away, key=lambda edge: away[edge])
    return nearest if away[nearest] <= battle.song.medium else 0


def acting_model(battle: Battle, request: Request | None) -> str:
    """Who is asked to act, or "" when nobody in particular is."""
    if battle.acting is not None:
        return battle.acting.model
    subject = request.subject if request is not None else ""
    return subject if subject in battle.models else ""


def start_of(battle: Battle, request: Request) -> PlacingStart | None:
    """Where a placement begins: a move where somebody stands, what is set down where it is most likely wanted."""
    if not isinstance(request, Place) or request.region is None:
        return None
    man = battle.models.get(ModelId(request.subject))
    if man is not None and man.in_play:
        # S-REG-5. Who touches somebody when all regroup moves by staying.
        regroups = battle.acting is not None and battle.acting.order == REGROUP
        return PlacingStart(man.x, man.y, is_move=True, staying_counts=regroups)
    if request.topic == topics.DEPLOY:
        return PlacingStart(*_place_in_line(battle, request.who), is_move=False)
    left, top, right, bottom = _box(request.region.outline())
    return PlacingStart((left + right) // 2, (top + bottom) // 2, is_move=False, lies=True)


def _place_in_line(battle: Battle, seat: SeatId) -> tuple[int, int]:
    """Beside the man of this side who was set down last; the first in the middle of his edge."""
    standing = battle.men(seat)
    if standing:
        last = standing[-1]
        return last.x + 2 * last.radius, last.y
    side, deep = battle.world.options.side, battle.song.medium // 2
    edge = battle.edges.get(seat, BOTTOM)
    places = {BOTTOM: (side // 2, side - deep), LEFT: (deep, side // 2), RIGHT: (side - deep, side // 2)}
    return places.get(edge, (side // 2, deep))


def _box(outlines: list[list[tuple[int, int]]]) -> tuple[int, int, int, int]:
    across = [x for outline in outlines for x, _ in outline]
    down = [y for outline in outlines for _, y in outline]
    return min(across), min(down), max(across), max(down)
