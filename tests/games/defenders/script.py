"""A table with written answers, and small cities to try the rules on."""

from __future__ import annotations

from typing import TypeVar

from rules_core.games.defenders.content.types import defender_types, location_types, threat_types
from rules_core.games.defenders.state.city import City, Location, Phase, Threat, Unit
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Answer, Choose, Draw, Request, Roll, SeatId, Sketch, Write, is_chance
from rules_core.kernel.table import Table

Kind = TypeVar("Kind", bound=Fact)
P1, P2, P3 = SeatId("p1"), SeatId("p2"), SeatId("p3")


class Script(Table):
    """Answers by topic, each list in its order; texts are left out, and what is not written takes the first option.

    A die or a card that is not written fails the test.
    """

    def __init__(self, **answers: list[Answer | int] | Answer | int) -> None:
        self.answers = {
            topic.replace("_", "-"): list(given) if isinstance(given, list) else [given]
            for topic, given in answers.items()
        }
        self.asked: list[Request] = []
        self.facts: list[Fact] = []

    def ask(self, request: Request) -> Answer:
        self.asked.append(request)
        written = self.answers.get(request.topic)
        answer: Answer
        if written:
            given = written.pop(0)
            answer = (given,) if isinstance(given, int) else given
            if isinstance(answer, str) and is_chance(request):
                answer = (answer,)
        elif isinstance(request, Choose):
            answer = request.options[0]
        elif isinstance(request, Write):
            answer = ""
        elif isinstance(request, Sketch) and not request.needs:
            answer = ()
        else:
            raise AssertionError(f"no answer is written for {request}")
        request.check(answer)
        return answer

    def tell(self, fact: Fact) -> None:
        self.facts.append(fact)

    def checkpoint(self) -> None:
        """Nothing is kept."""

    def told(self, kind: type[Kind]) -> list[Kind]:
        """The facts of a kind, in order."""
        return [fact for fact in self.facts if isinstance(fact, kind)]

    def options(self, topic: str) -> tuple[str, ...]:
        """What was offered when this was last asked."""
        asked = [one for one in self.asked if one.topic == topic]
        last = asked[-1]
        assert isinstance(last, Choose)
        return last.options

    def drawn_from(self) -> tuple[str, ...]:
        """The cards of the first draw."""
        (asked,) = [one for one in self.asked if isinstance(one, Draw)]
        return asked.options

    def rolled(self, topic: str) -> list[Roll]:
        """The rolls for something."""
        return [one for one in self.asked if one.topic == topic and isinstance(one, Roll)]


def city(*places: str, ways: str = "", players: int = 3) -> City:
    """A city of such cards: "A C7 well-constructed underground" is location A. `ways`: "A-B B-C"."""
    state = City([P1, P2, P3][:players])
    state.phase = Phase.DEFENDERS
    state.turn = 1
    for text in places:
        id, card, *words = text.split()
        kind = location_types(int(card[1:]))[0]
        state.locations.append(Location(id, "", P1, card, kind, [kind], words, is_drawn=True))
    state.connections = ["~".join(way.split("-")) for way in ways.split()]
    return state


def unit(state: City, text: str, place: str, owner: SeatId = P1, wounds: int = 0) -> Unit:
    """A defender: "C8 tough big" stands in a location. Its id is its card."""
    card, *words = text.split()
    kind = defender_types(int(card[1:]))[0]
    made = Unit(card, "", owner, card, kind, words, place, wounds, began_at=place)
    state.units.append(made)
    return made


def threat(state: City, card: str, target: str = "", place: str = "") -> Threat:
    """A threat; its id is its card with a T before it."""
    made = Threat(f"T{card}", "", card, threat_types(int(card[1:]))[0], place, target)
    state.threats.append(made)
    return made
