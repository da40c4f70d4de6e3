"""What the rules of Warhold do for every way in which dice and lots can fall, by playing them once for each.

`python -m tests.games.warhold.enumeration [POSITIONS]` compares what `peril` and `passage` count on random boards with
that. Faces of one throw come in any order: no rule of a strike asks for it.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from rules_core.games.warhold.rules import monster_turn
from rules_core.games.warhold.rules.campaign import Campaign, is_monster
from rules_core.games.warhold.rules.land import name_of
from rules_core.games.warhold.rules.mapped import marches
from rules_core.games.warhold.rules.passage import Passage, passage_of
from rules_core.games.warhold.rules.peril import Danger, Peril
from rules_core.games.warhold.rules.strength import attacks, hit_points, movement_left
from rules_core.games.warhold.rules.strikes import ATTACK, Blow, strike
from rules_core.games.warhold.rules.ways import ways_of
from rules_core.games.warhold.state.facts import Struck, Wounded, mention
from rules_core.games.warhold.state.war import Phase, Unit
from rules_core.kernel.data_game import copied
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Answer, Choose, Draw, Request, Roll
from rules_core.kernel.table import Table
from tests.games.warhold.board import P1, P2, P3, campaign, put

CLOSE: Final = 1e-9
MOST_DICE: Final = 4
"""More of them take too long to go through."""


class _NextChance(BaseException):
    def __init__(self, request: Request) -> None:
        self.request = request


class _Line(Table):
    """Gives a line of dice and lots and keeps what is told; people pass nothing on and roll nothing again."""

    def __init__(self, line: list[Answer]) -> None:
        self.line = list(line)
        self.told: list[Fact] = []

    def ask(self, request: Request) -> Answer:
        if isinstance(request, Choose):
            return next((one for one in ("keep", "none") if one in request.options), request.options[0])
        if not self.line:
            raise _NextChance(request)
        return self.line.pop(0)

    def tell(self, fact: Fact) -> None:
        self.told.append(fact)

    def checkpoint(self) -> None:
        """Nothing is kept."""


def _falls(request: Request) -> Iterator[tuple[Answer, float]]:
    """Every way in which a throw or a lot can fall, with its chance."""
    if isinstance(request, Draw):
        assert request.count == 1
        for option in request.options:
            yield (option,), 1 / len(request.options)
        return
    assert isinstance(request, Roll)
    for faces in combinations_with_replacement(range(1, 7), request.dice):
        ways = factorial(request.dice)
        for face in range(1, 7):
            ways //= factorial(faces.count(face))
        yield faces, ways / 6**request.dice


def every_line(war: Campaign, act: Callable[[Campaign], None]) -> Iterator[tuple[Campaign, list[Fact], float]]:
    """The wars to which an act may lead, each with what was told and its chance."""
    waiting: list[tuple[list[Answer], float]] = [([], 1.0)]
    while waiting:
        line, chance = waiting.pop()
        table = _Line(line)
        after = Campaign(table, copied(war.state), war.content, war.options, war.ground)
        try:
            act(after)
        except _NextChance as next_chance:
            waiting.extend([([*line, face], chance * share) for face, share in _falls(next_chance.request)])
            continue
        yield after, table.told, chance


def lost_in(told: list[Fact], unit: Unit) -> int:
    """The hit points that a unit has lost."""
    return sum([one.points for one in told if isinstance(one, Wounded) and one.unit == mention(unit)])


def is_struck(told: list[Fact], unit: Unit) -> bool:
    """Whether it was struck at all."""
    return any(isinstance(one, Struck) and mention(unit) in one.targets for one in told)


def _moved(monster: str) -> Callable[[Campaign], None]:
    """The Monster Turn's first phase, in which this one moves alone."""

    def act(war: Campaign) -> None:
        state = war.state
        state.phase = Phase.MONSTERS_MOVE
        monster_turn.begin(war)
        state.ties = [steps for id, steps in zip(state.waiting, state.ties, strict=True) if id == monster]
        state.waiting = [id for id in state.waiting if id == monster]
        while monster_turn.move_step(war):
            pass

    return act


def _fought(enemy: str) -> Callable[[Campaign], None]:
    """Its second phase, in which this one strikes alone."""

    def act(war: Campaign) -> None:
        state = war.state
        state.phase = Phase.MONSTERS_FIGHT
        state.turn_of = len(state.order)
        state.passed = list(state.seats)
        for kingdom in state.kingdoms:
            kingdom.has_used = []
        for one in state.units:
            one.has_fought = one.id != enemy
        monster_turn.fight_step(war)

    return act


def of_enemy(war: Campaign, enemy: str, unit: Unit) -> tuple[float, list[float]]:
    """The chance that an enemy strikes a unit in the Monster Turn, and of each number of hit points lost."""
    left = hit_points(war, unit) - unit.wounds
    struck, lost = 0.0, [0.0] * (left + 1)
    for moved, _, chance in every_line(war, _moved(enemy)):
        for _, told, share in every_line(moved, _fought(enemy)):
            if is_struck(told, unit):
                struck += chance * share
                lost[lost_in(told, unit)] += chance * share
    return struck, lost


def of_way(war: Campaign, unit: Unit, way: list[int]) -> list[float]:
    """The chance of each number of hit points lost on a way."""
    lost = [0.0] * (hit_points(war, unit) - unit.wounds + 1)
    for _, told, chance in every_line(war, lambda after: marches.go(after, after.state.unit(unit.id), way)):
        lost[lost_in(told, unit)] += chance
    return lost


PEOPLE: Final = (
    "humans/infantry", "humans/lord", "humans/siege", "elves/ranged", "elves/lord", "dwarves/cavalry", "dwarves/lord",
)  # fmt: skip
FOES: Final = ("zombie", "imp", "sniper", "wraith", "assassin", "hell-hound", "beastman", "bandit", "skeleton")
GREAT_FOES: Final = ("giant", "dragon", "troll", "demon-lord", "minotaur", "black-knight")
WORN: Final = ("eq-11.1", "eq-13.1", "eq-14.1", "eq-15.1", "eq-16.1", "eq-20.1", "eq-22.1", "eq-26.1", "eq-36.1")
ROWS: Final = 9


def position(seed: int) -> tuple[Campaign, Unit]:
    """A board with anything on it, and the unit that asks."""
    dice = random.Random(seed)
    rows = ["".join(dice.choices("..........ffmwb", k=ROWS)) for _ in range(ROWS)]
    for letter in "STU":
        row, column = dice.randrange(ROWS - 1), dice.randrange(ROWS - 2)
        if not any(one in "STU" for line in rows[row : row + 2] for one in line[column : column + 3]):
            for line in (row, row + 1):
                wide = 3 if letter == "T" else 2
                rows[line] = rows[line][:column] + letter * wide + rows[line][column + wide :]
    war = campaign(*rows, players=3, towns_draw_monsters=dice.random() < 0.8)
    state = war.state
    dry = [tile for tile, ground in enumerate(state.ground) if ground != "w"]
    dice.shuffle(dry)
    people: list[Unit] = []
    for seat, race in ((P1, "humans"), (P2, "elves"), (P3, "dwarves")):
        for profile in dice.sample([one for one in PEOPLE if one.startswith(race)], 2):
            if sum(one.seat == seat and one.kind == "lord" for one in people) == 0 or not profile.endswith("lord"):
                people.append(put(war, name_of(state, dry.pop()), profile, seat, dice.randrange(2)))
        state.kingdom(seat).worn = dice.sample(WORN, 2)
    if dice.random() < 0.3:
        # R-W50. Units without a lord strike in the Monster Turn as well.
        state.kingdom(P3).is_out = True
        state.units = [one for one in state.units if not (one.seat == P3 and one.kind == "lord")]
    for _ in range(dice.randrange(2, 6)):
        foes = GREAT_FOES if dice.random() < GREATNESS else FOES
        put(war, name_of(state, dry.pop()), dice.choice(foes))
    asks = next(one for one in dice.sample(people, len(people)) if one.seat in (P1, P2))
    asks.tile = dry.pop()
    return war, asks


GREATNESS: Final = 0.2
"""How many of the monsters are large or lords."""


def faults_of_danger(war: Campaign, unit: Unit, tile: int) -> list[str]:
    """Where `peril` counts something else than the rules do for a unit on a tile."""
    danger = Peril(war.state, unit.id).at(tile)
    counted = {one.enemy: one for one in danger.threats}
    start, unit.tile = unit.tile, tile
    faults: list[str] = []
    for enemy in list(war.state.units):
        if not is_monster(enemy) and not war.state.kingdom(enemy.seat).is_out:
            continue
        if attacks(war, enemy) > MOST_DICE:
            continue
        struck, lost = of_enemy(war, enemy.id, unit)
        threat = counted.get(enemy.id)
        if threat is None:
            if struck:
                faults.append(f"{enemy.profile} strikes {struck}")
            continue
        shares = [threat.chance * one for one in threat.harm.lost]
        if abs(struck - threat.chance) > CLOSE or any(
            abs(one - two) > CLOSE for one, two in zip(lost, shares, strict=True)
        ):
            faults.append(f"{enemy.profile}: {struck} {lost}, not {threat.chance} {shares}")
    faults.extend(_faults_of_all(war, unit, danger))
    unit.tile = start
    return faults


def _faults_of_all(war: Campaign, unit: Unit, danger: Danger) -> list[str]:
    """If all of those come, one after the other."""
    lost = [0.0] * len(danger.lost)
    if (
        any(one.chance < 1 for one in danger.threats)
        or not 2 <= sum([one.harm.dice for one in danger.threats]) < MOST_DICE
    ):
        return []

    def act(after: Campaign) -> None:
        after.state.phase = Phase.MONSTERS_FIGHT
        for kingdom in after.state.kingdoms:
            kingdom.has_used = []
        for threat in danger.threats:
            if after.state.has_unit(unit.id):
                enemy = after.state.unit(threat.enemy)
                enemy.tile = threat.tile
                strike(after, [enemy], [after.state.unit(unit.id)], attacks(after, enemy), Blow(ATTACK, "W-MTN-18"))

    for _, told, chance in every_line(war, act):
        lost[lost_in(told, unit)] += chance
    return (
        []
        if all(abs(one - two) < CLOSE for one, two in zip(lost, danger.lost, strict=True))
        else [f"all {lost} {danger.lost}"]
    )


def faults_of_passage(war: Campaign, unit: Unit) -> list[str]:
    """Where `passage` counts something else than the rules do, on ways past somebody who strikes."""
    ways = ways_of(war, unit, movement_left(war, unit))
    faults: list[str] = []
    seen: list[tuple[str, ...]] = []
    for tile in ways.tiles():
        way = ways.way(tile)
        passage: Passage = passage_of(war, unit, way)
        struck = tuple([one.striker for one in passage.strikes()])
        if struck in seen or not struck or len(struck) + sum([one.dice for one in passage.strikes()]) > MOST_DICE + 1:
            continue
        seen.append(struck)
        lost = of_way(war, unit, way)
        if any(abs(one - two) > CLOSE for one, two in zip(lost, passage.steps[-1].lost, strict=True)):
            faults.append(f"{name_of(war.state, tile)}: {lost}, not {passage.steps[-1].lost}")
    return faults


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    dangers = passages = 0
    for seed in range(count):
        war, unit = position(seed)
        state = war.state
        free = [tile for tile in range(len(state.ground)) if state.ground[tile] != "w" and not state.at(tile)]
        for tile in random.Random(seed).sample(free, min(3, len(free))):
            dangers += 1
            for fault in faults_of_danger(war, unit, tile):
                print(seed, name_of(state, tile), fault)
        passages += 1
        for fault in faults_of_passage(war, unit):
            print(seed, fault)
    print(f"{dangers} tiles and the ways of {passages} units compared")


if __name__ == "__main__":
    main()
