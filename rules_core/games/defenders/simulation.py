"""What the lab counts of Defenders: by how many people, and by how many defenders, a city holds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules_core.content.fields import Field, FieldKind
from rules_core.games.defenders.players.thumb import ENOUGH, ThumbPlayer
from rules_core.games.defenders.rules.city_making import LEAST_CARDS
from rules_core.games.defenders.state.city import City
from rules_core.games.definition import GameDefinition
from rules_core.games.simulation import GamePlan, Observer, Simulation, SimulationRequest
from rules_core.kernel.simulation import Player

LATE = "-late"
"""How the ids of units end that came to help."""


CARDS = "cards"
MOST_CARDS = 4


@dataclass(frozen=True)
class CityPlan(GamePlan):
    """One siege to play."""

    cards: int = ENOUGH
    """How many cards the thumb player puts on whatever it makes."""


class CityObserver(Observer):
    """Knows the city that a game was about."""

    def __init__(self, state: City) -> None:
        self.state = state

    def labels(self) -> dict[str, str]:
        began = [unit for unit in self.state.units if not unit.id.endswith(LATE)]
        return {"players": str(len(self.state.seats)), "defenders": str(len(began))}


class DefendersSimulation(Simulation):
    """D-CITY-11, D-THR-4. The more defenders a city has, the more threats come.

    52 cards make at most 17 stacks of three: for 9 defenders or more a player has to do with two on each.
    """

    def __init__(self, definition: GameDefinition) -> None:
        super().__init__(definition)
        self.crossed = ("players", "defenders")
        words = "of which the thumb player makes whatever it makes"
        self.options = (Field(CARDS, FieldKind.WHOLE, least=LEAST_CARDS, most=MOST_CARDS, default=ENOUGH, help=words),)

    def plan(self, request: SimulationRequest, number: int, seed: int) -> CityPlan:
        plan = super().plan(request, number, seed)
        cards = request.options.get(CARDS, ENOUGH)
        return CityPlan(plan.number, plan.seed, plan.player, plan.choices, plan.labels, cards)

    def player(self, plan: GamePlan) -> Player[Any]:
        player = super().player(plan)
        if isinstance(player, ThumbPlayer) and isinstance(plan, CityPlan):
            player.cards = plan.cards
        return player

    def observer(self, state: Any) -> Observer:
        return CityObserver(state)
