"""Enemies find room beside what they may attack, in any crowd that leaves them some (R-V69)."""

from __future__ import annotations

from random import Random

import pytest

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules import enemy_actions
from rules_core.games.village.rules.enemy_movement import barring
from rules_core.games.village.rules.goals import EnemyGoal, GoalKind, reached
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.ground.directions import DIRECTIONS, SCALE
from rules_core.ground.geometry import Body, Point, round_half_away
from rules_core.song import stride
from rules_core.song.warband import Fate
from tests.clauses import rule
from tests.games.village.fighting import acts, deeds, fight, hero, raider, stand
from tests.games.village.sitting import Careless

HALL = EnemyGoal(GoalKind.BUILDING, "town-hall")
ADA = EnemyGoal(GoalKind.MODEL, "ada")


def crowd(seed: int) -> tuple[Siege, Fighter, EnemyGoal] | None:
    """A Hunter near Ada, or a Fanatic near the Town Hall, heroes and friends of the enemy around; nobody in contact."""
    chance = Random(seed)
    hunts = chance.random() < 0.5
    state = fight(Behaviour.HUNTER if hunts else Behaviour.FANATIC, heroes=4)
    y = -12 if hunts else -3
    guards = ["ben", "cem", "dot"]
    if hunts:
        hero(state, "ada", 0, y)
    else:
        guards.append("ada")

    def drop(model: Fighter, reach: float) -> bool:
        for _ in range(100):
            stand(state, model, chance.uniform(-reach, reach), y + chance.uniform(-reach, reach))
            if state.ground.fits(model, model.x, model.y, state.others(model)):
                return True
        model.fate = Fate.WAITING
        return False

    for name in guards[: chance.randint(0, len(guards))]:
        drop(state.model(name), 3.5)
    for number in range(chance.randint(2, 9)):
        drop(raider(state, f"friend-{number}", 0, y), 3.5)
    orc = raider(state, "orc", 0, y)
    if not drop(orc, 5.5) or state.active_foes_in_contact(orc):
        return None
    return state, orc, ADA if hunts else HALL


def one_move_away(state: Siege, orc: Fighter, goal: EnemyGoal) -> list[Point]:
    """Every spot in contact with the goal, of a close net of them, that one straight move leads to."""
    places: list[tuple[float, float]] = []
    if goal is ADA:
        ada = state.model("ada")
        reach = ada.radius + orc.radius
        places = [(ada.x + dx * reach / SCALE, ada.y + dy * reach / SCALE) for dx, dy in DIRECTIONS]
    else:
        for side in state.ground.piece("town-hall").outline.sides:
            for part in range(0, int(side.size) + 1, 32):
                x, y = side.ax + side.dx * part / side.size, side.ay + side.dy * part / side.size
                places.append((x + side.dy / side.size * orc.radius, y - side.dx / side.size * orc.radius))
    found: list[Point] = []
    for place_x, place_y in places:
        x, y = round_half_away(place_x), round_half_away(place_y)
        there = Body("orc", x, y, orc.radius)
        sweep = stride.plan(state, orc, x, y)
        if (sweep.x, sweep.y) == (x, y) and not any(
            state.ground.touching(there, one) for one in barring(state, orc, goal)
        ):
            found.append((x, y))
    return found


@rule("R-V69", "V-6.2.8")
@pytest.mark.parametrize("seed", range(64))
def test_whoever_can_get_beside_what_it_attacks_with_a_move_does(seed: int) -> None:
    scene = crowd(seed)
    if scene is None:
        return
    state, orc, goal = scene
    spots = one_move_away(state, orc, goal)
    table = Careless(seed)
    enemy_actions.act(table, state, orc, 1)
    chosen = [one for _, one in deeds(table)]
    # Somebody else may be nearer than Ada.
    if spots and (goal is HALL or chosen == ["ada"]):
        assert reached(state, orc, goal), spots


@rule("R-V69")
def test_with_two_actions_the_first_move_leads_to_where_the_second_gets_it_into_contact() -> None:
    state = fight(Behaviour.FANATIC, heroes=4)
    for name, x, y in (("ada", 1.78, -5.79), ("ben", -0.94, -3.26), ("cem", -3.19, -1.85)):
        hero(state, name, x, y)
    friends = (
        (0.85, -4.35),
        (3.43, -1.15),
        (-2.91, -3.08),
        (-0.44, -4.78),
        (3.45, -2.97),
        (-2.48, -5.78),
        (-2.25, -4.65),
    )
    for number, (x, y) in enumerate(friends):
        raider(state, f"friend-{number}", x, y)
    zealot = raider(state, "zealot", -4.63, -2.75)
    assert deeds(acts(state, zealot, 2)) == [("move", "town-hall")]
    assert reached(state, zealot, HALL)
