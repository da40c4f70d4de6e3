"""Lets a copy of an enemy act, to find the order for people who move the miniatures (V-6.2.7)."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.rules import decisions, outcome, topics
from rules_core.games.village.rules.enemy_actions import EnemyActivation, begin
from rules_core.games.village.rules.goals import EnemyGoal
from rules_core.games.village.rules.intents import DiceNeeded
from rules_core.games.village.state.codec import clone
from rules_core.games.village.state.facts import EnemyDecided
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.order_facts import OrderGiven, OrderLeg, OrderTie
from rules_core.games.village.state.siege import Siege
from rules_core.ground.geometry import TOUCH, Body, Point, length, round_half_away
from rules_core.ground.ground import StopReason
from rules_core.ground.reported import REPORTS
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Answer, Choose, Draw, Request, Roll, Topic, options_of
from rules_core.kernel.table import Table
from rules_core.song import contacts
from rules_core.song import topics as song_topics
from rules_core.song.facts import ModelMoved
from rules_core.song.warband import ModelId

SHORT: Final = "short"
"""It has been carried out, and touches nothing, though it should."""
TOUCHES: Final = "touches:"
"""Before the id of what it touches then, though it should not."""
SETTLED_BEFORE: Final = (topics.ENEMY_TIE, topics.OPPONENT, *REPORTS)
"""What the players settle before they hear the order."""
STICKS: Final = ("short", "medium", "long")
SLANT: Final = 12
"""A move is aside of the straight line when it leaves it by one part in so many: about five degrees."""
MOVES: Final = (decisions.MOVE, decisions.STEP)


class SettleBefore(BaseException):
    """The players have to settle something before the order can be found. Not an `Exception`: no rule may catch it."""


class Rehearsal(Table):
    """Lets a copy of the model act, writes down what it does, and ends at the first dice."""

    def __init__(self, table: Table | None, siege: Siege, model: Fighter) -> None:
        """`table` is where the players settle what comes before the order, None where nobody can be asked yet."""
        self.table = table
        self.real = model
        self.siege = clone(siege)
        self.model = self.siege.models[model.id]
        self.siege.ground.heed(self, [one for one in self.siege.models.values() if one.in_play])
        self.steps: int = 0
        """So many things the order covers, the one that comes to dice included."""
        self.settled: list[tuple[int, Answer]] = []
        self.decision: EnemyDecided | None = None
        self.first: EnemyDecided | None = None
        self.legs: list[OrderLeg] = []
        self.ties: list[OrderTie] = []
        self.contacts: list[Choose] = []
        """What people would be asked about contact, one for each move where they would be."""
        self.is_whole: bool = False
        """Whether nobody throws dice or looks at anything before the model has done all that it does."""

    def find(self, mind: EnemyActivation | None, actions: int, wished: EnemyGoal | None) -> OrderGiven:
        """The order for what is left of so many actions; `mind` when some of them have been taken, `wished` is where
        the people want it to go."""
        ends_with = Topic("")
        self.is_whole = True
        twin = begin(self, self.siege, self.model, actions) if mind is None else mind.twin(self, self.siege)
        try:
            if wished is not None:
                twin.send_to(wished)
            while twin.goes_on():
                self.steps += 1
                twin.step()
        except DiceNeeded as needed:
            ends_with = needed.topic
            self.is_whole = False
        first = self.first
        return OrderGiven(
            first.clause if first is not None else "V-6.2.7",
            self.model.id,
            actions if mind is None else mind.acting.actions,
            tuple(self.legs),
            first.goal if first is not None else "",
            first.chosen if first is not None else "",
            first.decided_by if first is not None else "",
            first.runner_up if first is not None else "",
            first.runner_up_distance if first is not None else -1,
            tuple(self.ties),
            ends_with,
        )

    def other_ends(self) -> list[str]:
        """How the last move may end beside as it is ordered, for people to say together with "done" (R-V30)."""
        if not self.contacts or not self.siege.offers_untested():
            return []
        others = self.contacts[-1].options[1:]
        return [SHORT if one == contacts.NOTHING else TOUCHES + one for one in others]

    def next_one(self, id: ModelId) -> Rehearsal | None:
        """V-6.2.6. The rehearsal of the model that acts when this one has done all that it does; None where it is out
        of play by then, or the siege is over."""
        self.siege.acting = None
        self.model.activated = True
        outcome.look_for_end(self, self.siege)
        model = self.siege.models[id]
        return Rehearsal(None, self.siege, model) if model.in_play and self.siege.result is None else None

    def ask(self, request: Request) -> Answer:
        if isinstance(request, Choose) and request.topic == song_topics.CONTACT:
            # Only when the miniature has moved can anybody look; until then the likely answer stands.
            self.contacts.append(request)
            return request.options[0]
        if not isinstance(request, (Choose, Draw)) or request.topic not in SETTLED_BEFORE:
            raise DiceNeeded(request.topic if isinstance(request, Roll) else Topic(""))
        has_moved = self.model.x != self.real.x or self.model.y != self.real.y
        if isinstance(request, Choose) and request.topic in REPORTS and has_moved:
            # Nor can they measure from where it does not stand yet.
            self.is_whole = False
            return request.options[0]
        if self.table is None:
            raise SettleBefore
        # R-V09, R-V55. Equally good: the players choose, or chance does, before anybody moves the miniature.
        answer = self.table.ask(request)
        self.settled.append((request.fingerprint(), answer))
        if isinstance(request, Choose) and request.topic not in REPORTS:
            self.ties.append((request.clause, str(answer), tuple(options_of(request))))
        return answer

    def tell(self, fact: Fact) -> None:
        if isinstance(fact, EnemyDecided) and fact.model == self.model.id:
            self.decision = fact
            # Getting up or free comes first, but is not what the model is after.
            if self.first is None or self.first.goal == decisions.ITSELF:
                self.first = fact
            if fact.action not in MOVES:
                self.legs.append((fact.action, fact.chosen, 0, "", self.model.x, self.model.y, "", False))
        elif isinstance(fact, ModelMoved) and fact.model == self.model.id and self.decision is not None:
            self.legs.append(self._moved(fact, self.decision))

    def checkpoint(self) -> None:
        """Nothing is kept."""

    def _moved(self, fact: ModelMoved, decision: EnemyDecided) -> OrderLeg:
        gone = round_half_away(length(fact.to_x - fact.from_x, fact.to_y - fact.from_y))
        stick = ""
        for name in STICKS:
            if abs(gone - self.siege.song.stick(name)) <= TOUCH:
                stick = name
        around = self._in_the_way(fact, decision.chosen)
        touches = self._touches(decision.chosen)
        return decision.action, decision.chosen, gone, stick, fact.to_x, fact.to_y, around, touches

    def _in_the_way(self, fact: ModelMoved, chosen: str) -> str:
        """What keeps the model from going straight to its goal, so that its way leads around it; "" for nothing."""
        middle = self._middle_of(chosen)
        if middle is None:
            return ""
        start = Body(self.model.id, fact.from_x, fact.from_y, self.model.radius)
        standing = [one for one in self.siege.others(self.model) if one.id != chosen]
        straight = self.siege.ground.sweep(start, middle[0], middle[1], (), standing, ())
        if straight.reason not in (StopReason.PIECE, StopReason.BODY) or straight.met == chosen:
            return ""
        dx, dy = fact.to_x - fact.from_x, fact.to_y - fact.from_y
        to_x, to_y = middle[0] - fact.from_x, middle[1] - fact.from_y
        turned = abs(dx * to_y - dy * to_x) * SLANT > length(dx, dy) * length(to_x, to_y)
        return straight.met if turned else ""

    def _touches(self, chosen: str) -> bool:
        siege = self.siege
        if chosen in siege.models:
            return siege.in_contact(self.model, siege.model(chosen))
        return chosen in siege.buildings and siege.ground.touching_piece(self.model, chosen)

    def _middle_of(self, chosen: str) -> Point | None:
        siege = self.siege
        if chosen in siege.models:
            model = siege.model(chosen)
            return model.x, model.y
        return siege.world.middles.get(BuildingId(chosen))
