"""What an enemy would do to a hero, by playing its turn once for every way the dice can fall.

`python -m tests.games.village.peril_by_enumeration [POSITIONS]` compares random positions with `peril.threats`.
"""

from __future__ import annotations

import random
import sys
from typing import Final

from rules_core.games.village.content.loader import read
from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules import enemy_turn
from rules_core.games.village.rules.peril import threats
from rules_core.games.village.state.codec import clone
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Answer, Choose, Draw, Request, Roll
from rules_core.kernel.table import Table
from rules_core.song import topics
from rules_core.song.contest import HARMFUL
from rules_core.song.facts import AttackResolved
from rules_core.song.options import INCH
from rules_core.song.warband import ModelId
from tests.games.village.fighting import WALL, add_group, fight
from tests.games.village.little import foe, plain_content, put

HARM = {result.value for result in HARMFUL}
DOWN: Final = 8
"""In one of so many positions the hero is down."""
WALLED: Final = 3
"""In one of so many there is a wall with a gate, and every other enemy before it flies."""
Odds = dict[ModelId, tuple[float, float]]
"""For each enemy the chance that it attacks, and that its attack harms."""


class NextChance(BaseException):
    def __init__(self, request: Roll) -> None:
        self.request = request


class _Struck(BaseException):
    def __init__(self, fact: AttackResolved) -> None:
        self.fact = fact


class Line(Table):
    """Gives a line of dice and stops where it ends."""

    def __init__(self, line: list[tuple[int, ...]]) -> None:
        self.line = list(line)

    def ask(self, request: Request) -> Answer:
        if isinstance(request, Roll):
            if not self.line:
                raise NextChance(request)
            return self.line.pop(0)
        if isinstance(request, Choose):
            return request.options[0]
        assert isinstance(request, Draw)
        return request.options[: request.count]

    def checkpoint(self) -> None:
        """Nothing is kept."""


class _ToTheBlow(Line):
    """Stops where the hero is attacked, too."""

    def __init__(self, line: list[tuple[int, ...]], hero: str) -> None:
        super().__init__(line)
        self.hero = hero

    def tell(self, fact: Fact) -> None:
        if isinstance(fact, AttackResolved) and fact.defender == self.hero:
            raise _Struck(fact)


def ways_of(request: Roll) -> list[tuple[tuple[int, ...], float]]:
    """Every way a roll can fall; of dice that only succeed or fail, one face for each."""
    if request.topic in (topics.ATTACK_DIE, topics.DEFENCE_DIE):
        return [((face,), 1 / 6) for face in range(1, 7)]
    miss = (request.need - 1) / 6
    ways: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
    for _ in range(request.dice):
        ways = [((*faces, face), chance * one) for faces, chance in ways for face, one in ((1, miss), (6, 1 - miss))]
    return ways


def enumerated(siege: Siege, hero: Fighter, x: int, y: int) -> Odds:
    """The whole turn of the enemies against the hero at (x, y), up to the first attack on the hero."""
    found: Odds = {}
    waiting: list[tuple[list[tuple[int, ...]], float]] = [([], 1.0)]
    while waiting:
        line, chance = waiting.pop()
        copy = clone(siege)
        twin = copy.models[hero.id]
        twin.x, twin.y = x, y
        table = _ToTheBlow(line, hero.id)
        try:
            enemy_turn.begin(table, copy)
            while enemy_turn.next_step(table, copy):
                pass
        except NextChance as needed:
            waiting.extend(([*line, faces], chance * one) for faces, one in ways_of(needed.request))
        except _Struck as struck:
            fact = struck.fact
            harmed = chance if fact.loser == hero.id and fact.result in HARM else 0.0
            before = found.get(fact.attacker, (0.0, 0.0))
            found[fact.attacker] = (before[0] + chance, before[1] + harmed)
    return found


def position(number: int) -> tuple[Siege, Fighter, int, int]:
    """A hero somewhere, one enemy who may get at her, and often a group before it that only rolls."""
    lots = random.Random(number)
    is_walled = number % WALLED == 2
    plain = plain_content(terrain=[WALL]) if is_walled else plain_content()
    for enemy in plain["enemy"]:
        enemy["traits"] = [{"id": "shooter-medium"}] if enemy["id"] == "orc" and lots.random() < 0.4 else []
        if is_walled and number % 2 == 0:
            enemy["traits"].append({"id": "flying"})
    behaviour = lots.choice(list(Behaviour))
    state = fight(heroes=2, of=read(plain))
    number_of = 1
    if lots.random() < 0.5:
        # Far away in a corner, and after buildings alone: it takes a turnover and changes nothing else.
        add_group(state, Behaviour.RAVAGER)
        foe(state, "rat", -17, 17, 1)
        number_of = 2
    add_group(state, behaviour)
    kind = lots.choice(["orc", "champion", "zealot"])
    enemy = foe(state, kind, lots.uniform(-16, 16), lots.uniform(-16, -10 if is_walled else -9), number_of)
    ada = put(state, state.heroes[0], lots.uniform(-16, 16), lots.uniform(9, 16))
    ada.knocked_down = number % DOWN == 0
    while True:
        x, y = (middle + round(lots.uniform(-6, 6) * INCH) for middle in (enemy.x, enemy.y))
        if state.ground.fits(ada, x, y, [one for one in state.models.values() if one.in_play and one is not ada]):
            return state, ada, x, y


def differs(number: int) -> str:
    """What is counted otherwise in this position, "" when nothing is."""
    state, hero, x, y = position(number)
    counted = {one.enemy: (one.chance, one.harm) for one in threats(state, hero, x, y)}
    truth = enumerated(state, hero, x, y)
    same = counted.keys() == truth.keys() and all(
        abs(counted[id][part] - one[part]) < 1e-9 for id, one in truth.items() for part in (0, 1)
    )
    return "" if same else f"position {number}: counted {counted}, by enumeration {truth}"


def main(positions: int) -> None:
    wrong = [told for told in (differs(number) for number in range(positions)) if told]
    threatened = sum(bool(threats(*position(number))) for number in range(min(positions, 200)))
    print(f"{positions} positions, {len(wrong)} differ; of the first {min(positions, 200)} {threatened} have a threat")
    print("\n".join(wrong[:5]))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
