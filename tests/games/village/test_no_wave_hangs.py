"""On every table of the shipped content every kind of enemy gets where it wants (R-V13, R-V36, V-4.3.4)."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.content.types import Behaviour, shared_ground
from rules_core.games.village.game import VillageGame
from rules_core.games.village.rules import rounds
from rules_core.games.village.rules.behaviours.all_six import RULES
from rules_core.games.village.rules.deployment import deploy_member
from rules_core.games.village.rules.enemy_actions import act
from rules_core.games.village.rules.enemy_movement import find_course
from rules_core.games.village.rules.enemy_strides import next_stride
from rules_core.games.village.rules.goals import EnemyGoal, GoalKind, reached, walk
from rules_core.games.village.state.facts import EnemyDecided
from rules_core.games.village.state.fighter import ENEMIES, Fighter
from rules_core.games.village.state.siege import Group, Phase, Siege, SiegeEnd
from rules_core.ground.ground import UNREACHABLE
from rules_core.song import activation
from rules_core.song.warband import Fate, ModelId
from tests.clauses import rule
from tests.games.village.sitting import Careless

CONTENT = shipped()
GAMES: dict[tuple[str, bool], VillageGame] = {}


def siege_on(terrain: str, climbing: bool = True) -> Siege:
    key = (terrain, climbing)
    if key not in GAMES:
        heroes = list(CONTENT.heroes)[:2]
        options = {"song": {"climbing": climbing}}
        GAMES[key] = VillageGame(build(CONTENT, {"heroes": heroes, "terrain": terrain, "options": options}))
    state = GAMES[key].start()
    state.wave = 1
    return state


def arrive(state: Siege, behaviour: Behaviour, kinds: list[str], edge: int, table: Careless) -> Group:
    """A group of these kinds comes onto the table."""
    group = Group(len(state.groups) + 1, behaviour, edge)
    state.groups.append(group)
    for letter, kind in zip("abcde", kinds, strict=False):
        model = Fighter(ModelId(f"{kind}-{group.number}{letter}"), CONTENT.enemies[kind].profile, ENEMIES)
        model.group = group.number
        model.letter = letter
        state.models[model.id] = model
    while not group.deployed:
        deploy_member(table, state, group)
    return group


@rule("R-V13", "R-V36", "R-V58", "V-8.2")
@pytest.mark.parametrize("terrain", [one.id for one in shared_ground(CONTENT)])
def test_without_heroes_every_behaviour_comes_to_its_end(terrain: str) -> None:
    state = siege_on(terrain)
    for one in state.heroes:
        one.fate = Fate.FLED
    table = Careless(11)
    for edge, behaviour in enumerate(Behaviour):
        kinds = [kind.id for kind in CONTENT.enemies.values() if behaviour in kind.behaviours][:4]
        arrive(state, behaviour, kinds, edge % 4 + 1, table)
    rounds.start_fight(table, state)
    for _ in range(4000):
        if state.result or state.phase is Phase.WAVE_ENDS:
            break
        rounds.next_step(table, state)
    # The raiders have left, and the others have brought down the Town Hall.
    assert state.result is SiegeEnd.DEFEAT
    assert state.round < 60


LONERS = [
    (Behaviour.FANATIC, "hollow-pike", 2),
    (Behaviour.FANATIC, "warg-rider", 1),
    (Behaviour.FANATIC, "wicker-giant", 2),
    (Behaviour.FANATIC, "magpie-wyvern", 1),
    (Behaviour.MINDLESS, "barrow-shambler", 1),
    (Behaviour.RAVAGER, "plague-rat", 1),
]
"""Quick and slow, small and huge, on foot and on the wing; the actions of each activation."""


@rule("V-6.2.8", "R-V10", "R-V09", "SBH-MOV-7")
@pytest.mark.parametrize("terrain", [one.id for one in shared_ground(CONTENT)])
@pytest.mark.parametrize("behaviour, kind, actions", LONERS)
def test_every_action_brings_a_lone_enemy_nearer_until_it_arrives(
    terrain: str, behaviour: Behaviour, kind: str, actions: int
) -> None:
    for edge in (1, 2, 3, 4):
        state = siege_on(terrain)
        # One building is left, so that everybody goes for the same.
        for building in state.buildings.values():
            building.integrity = building.integrity if building.id == state.world.heart else 0
        table = Careless(edge)
        arrive(state, behaviour, [kind], edge, table)
        model = state.model(f"{kind}-1a")
        hall = EnemyGoal(GoalKind.BUILDING, state.world.heart)
        left = walk(state, model, hall)
        for _ in range(40):
            if left == 0:
                break
            activation.start_turn(table, state, ENEMIES)
            act(table, state, model, actions)
            now = walk(state, model, hall)
            # Nearer every time; only climbing, or getting up after a fall, may take an activation without a step.
            assert (
                now < left
                or model.height > 0
                or model.knocked_down
                or any(one.action in ("climb", "stand") for one in table.told(EnemyDecided))
            )
            left = now
        assert left == 0, (edge, model.x, model.y)


@rule("SBH-MOV-6", "SBH-MOV-9", "V-6.2.8")
def test_where_nobody_climbs_a_rampart_is_walked_round() -> None:
    state = siege_on("barrow-down", climbing=False)
    ramparts = [piece for piece in state.world.map.pieces if piece.kind == "rampart"]
    assert ramparts
    for rampart in ramparts:
        table = Careless(1)
        arrive(state, Behaviour.RAIDER, ["road-robber"], 1, table)
        group = state.groups[-1]
        robber = state.model(f"road-robber-{group.number}a")
        x, y = (sum(one[part] for one in rampart.outline.points) // len(rampart.outline.points) for part in (0, 1))
        for behind_x, behind_y, edge in ((x, y - 200, 3), (x, y + 200, 1), (x - 200, y, 2), (x + 200, y, 4)):
            robber.x, robber.y = behind_x, behind_y
            if not state.ground.fits(robber, behind_x, behind_y, state.others(robber)):
                continue
            goal = EnemyGoal(GoalKind.EDGE, str(edge))
            left = walk(state, robber, goal)
            assert left < UNREACHABLE
            for _ in range(60):
                course = find_course(state, robber, goal, 2)
                assert course.way is not None
                stride = next_stride(state, robber, goal, course.way, 2, None)
                if stride is None:
                    break
                robber.x, robber.y = stride.sweep.x, stride.sweep.y
            assert reached(state, robber, goal), (rampart.id, edge)
        robber.fate = Fate.DEFEATED


def test_the_kinds_of_these_tests_are_in_the_bestiary() -> None:
    assert {behaviour for kind in CONTENT.enemies.values() for behaviour in kind.behaviours} == set(RULES)
