"""Battles at a building, men at its doors, windows, stairs and ladders, and one action of theirs."""

from __future__ import annotations

from dataclasses import replace

from rules_core.content.reader import Problem, Reader
from rules_core.games.drums.content.buildings import read_building
from rules_core.games.drums.rules import indoors
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.features import Feature
from rules_core.games.drums.state.houses import Opening
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.geometry import length
from rules_core.kernel.game import Plain
from rules_core.song import actions
from rules_core.song.field import Acting
from tests.games.drums.field import (
    MIDDLE,
    P1,
    P2,
    Script,
    battle,
    man,
)

SHORT, MEDIUM = 500, 800
SAPPER = "france-sapper"


def farm(plan: str = "farmhouse", turn: int = 0) -> Battle:
    """A building in the middle of the table: Medium by Medium, or as wide and deep as its plan."""
    return battle(Feature("h", "building", MIDDLE, MIDDLE, turn, MEDIUM, MEDIUM, plan=plan))


def part(state: Battle, id: str) -> Opening:
    """A door or window of the building by its last name."""
    return next(one for one in state.houses["h"].openings if one.id.endswith(f"/{id}"))


def by(state: Battle, seat: str, kind: str, opening: Opening, *, inside: bool) -> Soldier:
    """A man who touches a door or window, inside or outside."""
    seat_id = P1 if seat == "p1" else P2
    one = man(state, seat_id, kind, MIDDLE, MIDDLE)
    one.enter(opening.floor)
    house = state.houses[opening.house]
    spots = [
        spot
        for spot in indoors.spots_at(state, one, opening.outline, opening.floor)
        if house.outline.contains(*spot) is inside
        and opening.outline.segment_hits(
            spot[0], spot[1], 2 * opening_middle(opening)[0] - spot[0], 2 * opening_middle(opening)[1] - spot[1]
        )
    ]
    middle = opening_middle(opening)
    one.x, one.y = min(spots, key=lambda spot: length(spot[0] - middle[0], spot[1] - middle[1]))
    return one


def opening_middle(opening: Opening) -> tuple[int, int]:
    return round(opening.outline.middle_x), round(opening.outline.middle_y)


def at_climb(state: Battle, seat: str, kind: str, id: str, floor: int) -> Soldier:
    """A man at the foot or head of stairs or a ladder."""
    climb = indoors.climb(state, id)
    one = man(state, P1 if seat == "p1" else P2, kind, round(climb.outline.middle_x), round(climb.outline.middle_y))
    x, y = indoors.spots_at(state, one, climb.outline, floor)[0]
    one.enter(floor)
    one.x, one.y = x, y
    return one


def offered(state: Battle, one: Soldier, left: int = 3) -> list[str]:
    return actions.action_options(state, one, left)


def do(state: Battle, one: Soldier, option: str, **answers: object) -> tuple[Script, int]:
    """One action of his; gives back what was asked and told, and what it took."""
    state.acting = Acting(one.id, 3, turnover=False)
    table = Script(**answers)
    taken = actions.carry_out(table, state, one, option)
    state.acting = None
    return table, taken


FRONT, BACK, STAIRS = "h/heavy-door/front-door", "h/door/back-door", "h/stairs/stairs"
LADDER = "h/ladder/ladder"

TOWER: Plain = {
    "id": "tower",
    "name": "Tower",
    "width": 160,
    "depth": 160,
    "storeys": 1,
    "roof": "flat",
    "opening": [{"id": "door", "kind": "door", "wall": "south", "at": 80}],
    "climb": [
        {"id": "stairs", "kind": "stairs", "x": 20, "y": 20, "width": 32, "depth": 60},
        {"id": "outside", "kind": "ladder", "x": 80, "y": -10, "width": 24, "depth": 10},
    ],
}


def built(plan: Plain) -> Battle:
    """A building of a plan of its own in the middle of the table."""
    problems: list[Problem] = []
    kind = read_building(Reader(plan, "plan", problems))
    assert not problems
    state = battle()
    content = state.world.content
    state.world.content = replace(content, buildings={**content.buildings, kind.id: kind})
    state.features = [Feature("h", "building", MIDDLE, MIDDLE, 0, MEDIUM, MEDIUM, plan=kind.id)]
    state.lay_ground()
    return state


def tower() -> Battle:
    """A house with a flat roof, and a ladder outside."""
    return built(TOWER)
