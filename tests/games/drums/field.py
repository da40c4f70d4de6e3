"""Small battles with men at chosen spots, and a table with written answers."""

from __future__ import annotations

from typing import Any, TypeVar

from rules_core.content.reader import Problem
from rules_core.games.chosen import chosen
from rules_core.games.drums.content.library_content import with_own
from rules_core.games.drums.content.schema import CONTENT
from rules_core.games.drums.options import CHOICES, options_of
from rules_core.games.drums.rules.hooks import DrumsHooks
from rules_core.games.drums.rules.traits import TRAITS
from rules_core.games.drums.state.battle import Battle, Phase, World
from rules_core.games.drums.state.features import Feature
from rules_core.games.drums.state.soldier import Soldier
from rules_core.games.drums.state.squad import Squad
from rules_core.kernel.facts import Fact
from rules_core.kernel.game import Plain
from rules_core.kernel.requests import Answer, Choose, Pick, Place, Request, SeatId
from rules_core.kernel.table import Table
from rules_core.song import shooting
from rules_core.song.field import Acting
from rules_core.song.manner import Manner
from rules_core.song.warband import Fate, ModelId

Kind = TypeVar("Kind", bound=Fact)
P1, P2 = SeatId("p1"), SeatId("p2")
MIDDLE = 3000
"""The middle of the table of 15 mm models."""


class Script(Table):
    """Answers by topic, each list in its order; what is not written takes the first option. A die must be written."""

    def __init__(self, **answers: Any) -> None:
        self.answers: dict[str, list[Any]] = {
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
        elif isinstance(request, Choose):
            answer = request.options[0]
        elif isinstance(request, Pick):
            answer = request.options[: request.most]
        elif isinstance(request, Place) and request.region is not None:
            answer = request.region.spots()[0]
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

    def topics(self) -> list[str]:
        """What was asked, in order."""
        return [one.topic for one in self.asked]


def setup(**choices: object) -> Plain:
    """A setup with these choices; the rest as usual."""
    return chosen(CHOICES, dict(choices), CONTENT)


def battle(
    *features: Feature, soldiers: list[Plain] | None = None, weapons: list[Plain] | None = None, **choices: object
) -> Battle:
    """A battle between France and Great Britain under way, with nobody on the table yet."""
    problems: list[Problem] = []
    content = with_own({"soldier": soldiers or [], "weapon": weapons or []}, problems)
    assert not problems
    options = options_of(setup(**choices))
    state = Battle(World(content, options, TRAITS, DrumsHooks()))
    for seat, nation in zip(state.seats, options.nations, strict=True):
        state.squads[seat] = Squad(seat, nation)
        state.start_counts[seat] = 0
    state.attacker = P1
    state.edges = {P1: 3, P2: 1}
    state.phase = Phase.TURN
    state.turn_of = state.first = P1
    state.round = 1
    state.features = list(features)
    state.lay_ground()
    return state


def acting(state: Battle) -> Acting:
    """Who acts now."""
    assert state.acting is not None
    return state.acting


def man(state: Battle, seat: SeatId, kind: str, x: int, y: int) -> Soldier:
    """One more man of this type, on the table."""
    number = sum(1 for one in state.models.values() if one.side == seat) + 1
    one = Soldier(ModelId(f"{seat}-{number}"), state.world.card(kind), seat, x, y)
    one.number = number
    one.fate = Fate.IN_PLAY
    state.models[one.id] = one
    state.squads[seat].soldiers.append(kind)
    state.start_counts[seat] += 1
    return one


def beside(state: Battle, seat: SeatId, kind: str, other: Soldier, across: int = 1, down: int = 0) -> Soldier:
    """One more man in contact with another: to his right, or where `across` and `down` point."""
    radius = state.world.card(kind).radius + other.radius
    return man(state, seat, kind, other.x + across * radius, other.y + down * radius)


FUSILIER = "france-line-infantryman"
FRENCH_OFFICER = "france-line-infantry-officer"
FRENCH_SERGEANT = "france-line-sergeant"
VOLTIGEUR = "france-voltigeur"
CUIRASSIER = "france-cuirassier"
CONSCRIPT = "france-conscript"
OLD_GUARD = "france-old-guard-grenadier"
REDCOAT = "britain-line-infantryman"
BRITISH_OFFICER = "britain-line-infantry-officer"
RIFLEMAN = "britain-rifleman"
PIKE = "britain-line-sergeant"


def shot_parts(state: Battle, shooter: Soldier, foe: Soldier, manner: Manner = Manner.SHOT) -> dict[str, int]:
    """What is added to the shooter's die, by cause."""
    return dict(shooting.prepare(state, shooter, foe, manner).attacker_parts)
