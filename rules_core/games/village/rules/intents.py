"""Finds out what an enemy would do now and why, by letting it act on a copy of the siege until dice are needed."""

from __future__ import annotations

from rules_core.games.village.rules.behaviours.all_six import RULES
from rules_core.games.village.rules.enemy_actions import act
from rules_core.games.village.state.codec import clone
from rules_core.games.village.state.facts import EnemyDecided
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.ground.geometry import Point
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Answer, Choose, Draw, Request, Topic
from rules_core.kernel.table import Table
from rules_core.song import activation
from rules_core.song.facts import ModelMoved
from rules_core.song.warband import ModelId


class Intent:
    """What a model would do with its next activation, if all its dice succeed and nothing changes before."""

    def __init__(self, model: ModelId, spot: Point) -> None:
        self.model = model
        self.decisions: list[EnemyDecided] = []
        """One for each thing that it would do, in order, as the decision itself tells it."""
        self.path: list[Point] = [spot]
        """Where it stands, then the end of each move."""
        self.ends_with: Topic = Topic("")
        """The topic of the dice at which the outlook ends ("attack-die"...), "" when none are needed."""


def intent(siege: Siege, model: Fighter, actions: int = 0) -> Intent:
    """What the enemy would do with so many actions; 0: as many as its Behaviour has dice. The siege is not touched.

    Where the players would choose, the first option stands for their choice, and the decision says so.
    """
    copy = clone(siege)
    twin = copy.models[model.id]
    outlook = _IntentTable(Intent(twin.id, (twin.x, twin.y)))
    group = copy.group(twin.group)
    rule = RULES[group.behaviour]
    activation.start_turn(outlook, copy, twin.side)
    try:
        if not group.has_activated:
            rule.begins(outlook, copy, group)
        act(outlook, copy, twin, actions or rule.dice)
    except DiceNeeded as needed:
        outlook.intent.ends_with = needed.topic
    return outlook.intent


class DiceNeeded(BaseException):
    """The outlook has come to dice. Not an `Exception`: no rule may catch it."""

    def __init__(self, topic: Topic) -> None:
        super().__init__(topic)
        self.topic = topic


class ForeseeingTable(Table):
    """A table that decides by the first option, and ends with `DiceNeeded` at the first dice."""

    def ask(self, request: Request) -> Answer:
        if isinstance(request, Choose):
            return request.options[0]
        if isinstance(request, Draw):
            return request.options[: request.count]
        raise DiceNeeded(request.topic)

    def tell(self, fact: Fact) -> None:
        """Nobody listens."""

    def checkpoint(self) -> None:
        """Nothing is kept."""


class _IntentTable(ForeseeingTable):
    """Writes down what one enemy would do."""

    def __init__(self, found: Intent) -> None:
        self.intent = found

    def tell(self, fact: Fact) -> None:
        if isinstance(fact, EnemyDecided) and fact.model == self.intent.model:
            self.intent.decisions.append(fact)
        elif isinstance(fact, ModelMoved) and fact.model == self.intent.model:
            self.intent.path.append((fact.to_x, fact.to_y))
