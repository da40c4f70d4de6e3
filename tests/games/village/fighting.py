"""Sieges in the middle of a fight, to test on: groups, models with any traits, and what was decided. Inches from the
middle of the table; the village is that of the book."""

from __future__ import annotations

from typing import Any, TypeVar

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules import enemy_actions, enemy_turn
from rules_core.games.village.state.facts import EnemyDecided
from rules_core.games.village.state.fighter import ENEMIES, HEROES, Fighter
from rules_core.games.village.state.siege import Barricade, Group, Phase, Siege
from rules_core.games.village.state.siege_map import barricade_piece
from rules_core.kernel.facts import Fact
from rules_core.song.options import INCH
from rules_core.song.warband import ModelId, Trait, profile
from tests.games.village.little import MIDDLE, content, put, siege
from tests.games.village.sitting import Sitting, Written

Kind = TypeVar("Kind", bound=Fact)


def fight(*behaviours: Behaviour, heroes: int = 2, **choices: Any) -> Siege:
    """A siege in the enemy's turn with these groups, number 1 first, all from the upper edge."""
    state = siege(heroes, **choices)
    state.phase = Phase.ENEMY_TURN
    state.round = 1
    for behaviour in behaviours:
        add_group(state, behaviour)
    return state


WALL = {
    "id": "wall",
    "name": "Wall",
    "text": "A high wall from side to side, with one narrow gate.",
    "width": 36,
    "height": 36,
    "piece": [
        {"id": "left-wall", "kind": "wall", "outline": [[0, 8.8], [17.2, 8.8], [17.2, 9.2], [0, 9.2]]},
        {"id": "right-wall", "kind": "wall", "outline": [[18.8, 8.8], [36, 8.8], [36, 9.2], [18.8, 9.2]]},
    ],
}


def walled(behaviour: Behaviour, heroes: int = 2) -> Siege:
    """A fight for a village behind a wall with one gate, 1.6 inches wide, at (0, -9)."""
    return fight(behaviour, heroes=heroes, of=content(terrain=[WALL]))


def add_group(state: Siege, behaviour: Behaviour, edge: int = 1) -> Group:
    """A further group."""
    group = Group(len(state.groups) + 1, behaviour, edge)
    group.deployed = True
    state.groups.append(group)
    return group


def stand(state: Siege, model: Fighter, x: float, y: float) -> Fighter:
    """Put a model down as if it had stood there all the time."""
    put(state, model, x, y)
    model.start_x = model.x
    model.start_y = model.y
    return model


def hero(state: Siege, name: str, x: float, y: float, *traits: str, wounds: int = 0, down: bool = False) -> Fighter:
    """A hero of the party on the table; with `traits` the card is another one."""
    model = state.model(name)
    if traits:
        card = profile(name, 3, 3, tuple(Trait(one) for one in ("tough", *traits)))
        model = Fighter(ModelId(name), card, HEROES)
        model.is_hero = True
    model.quality_lost = wounds
    model.knocked_down = down
    return stand(state, model, x, y)


def defender(state: Siege, name: str, x: float, y: float) -> Fighter:
    """A Village Archer."""
    model = Fighter(ModelId(name), state.world.content.defenders["village-archer"].profile, HEROES)
    model.is_defender = True
    return stand(state, model, x, y)


def raider(
    state: Siege,
    name: str,
    x: float,
    y: float,
    *traits: str,
    number: int = 1,
    quality: int = 4,
    combat: int = 2,
    base: float = 1.0,
) -> Fighter:
    """An enemy of any card in a group."""
    card = profile(name, quality, combat, tuple(Trait(one) for one in traits), round(base * INCH / 2))
    model = Fighter(ModelId(name), card, ENEMIES)
    model.group = number
    return stand(state, model, x, y)


def barricade(state: Siege, name: str, x: float, y: float, turn: int = 0) -> Barricade:
    """A Barricade; at turn 0 it lies along x."""
    one = Barricade(name, MIDDLE + round(x * INCH), MIDDLE + round(y * INCH), turn, 2)
    state.barricades[name] = one
    state.ground.add_piece(barricade_piece(one, state.world.options.barricade_length))
    return one


def acts(state: Siege, model: Fighter, actions: int, *answers: Written) -> Sitting:
    """The enemy takes so many actions; the answers must be used up."""
    table = Sitting(*answers)
    enemy_actions.act(table, state, model, actions)
    assert not table.answers, f"never asked: {table.answers}"
    return table


def activates(state: Siege, *answers: Written) -> Sitting:
    """The next group rolls and all its models act."""
    table = Sitting(*answers)
    group = enemy_turn.next_group(state)
    assert group is not None
    enemy_turn.begin_group(table, state, group)
    while state.group_turn is not None and state.group_turn.waiting:
        enemy_turn.next_model(table, state)
    assert not table.answers, f"never asked: {table.answers}"
    return table


def deeds(table: Sitting) -> list[tuple[str, str]]:
    """What was decided, in order: the action and what it is done to."""
    return [(one.action, one.chosen) for one in table.told(EnemyDecided)]


def decision(table: Sitting) -> EnemyDecided:
    """The first decision."""
    return table.told(EnemyDecided)[0]


def at(model: Fighter) -> tuple[float, float]:
    """Where a model stands, inches from the middle, one decimal."""
    return round((model.x - MIDDLE) / INCH, 1), round((model.y - MIDDLE) / INCH, 1)


HIT: tuple[Written, Written] = (("attack-die", 6), ("defence-die", 1))
"""The dice of an attack on a building that succeeds."""
MISS: tuple[Written, Written] = (("attack-die", 1), ("defence-die", 6))
"""And of one that fails."""
DRAW: tuple[Written, Written] = (("attack-die", 4), ("defence-die", 3))
"""Those of a drawn fight of Combat 2 against a hero's 3."""
POWER_DRAW: tuple[Written, Written] = (("attack-die", 3), ("defence-die", 3))
"""The same with a Power Blow."""
DOWN_DRAW: tuple[Written, Written] = (("attack-die", 1), ("defence-die", 2))
"""The same against a hero who is down."""
