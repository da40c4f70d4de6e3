"""One game of Defenders."""

from __future__ import annotations

from typing import Final

from rules_core.games.chosen import chosen, chosen_items
from rules_core.games.defenders.card import GAME
from rules_core.games.defenders.content.city_fields import CITY
from rules_core.games.defenders.content.schema import CONTENT
from rules_core.games.defenders.options import CHOICES, PLAYERS, options_of
from rules_core.games.defenders.rules.kept_city import city_to_play
from rules_core.games.defenders.rules.play import play_on
from rules_core.games.defenders.rules.saved_drawings import fault_of_drawing, with_drawings
from rules_core.games.defenders.state.city import City
from rules_core.games.defenders.state.earlier import as_saved_today
from rules_core.games.defenders.state.facts import FACTS
from rules_core.games.defenders.state.faults import fault_of_city, fault_of_numbers
from rules_core.kernel.data_game import DataGame
from rules_core.kernel.game import Plain
from rules_core.kernel.requests import SeatId
from rules_core.kernel.table import Table
from rules_core.wording.translation import say

RULES_VERSION: Final = 5


class DefendersGame(DataGame[City]):
    """From one to six people, with the settings of the setup."""

    def __init__(self, setup: Plain) -> None:
        super().__init__(chosen(CHOICES, setup, CONTENT), GAME, RULES_VERSION, City, FACTS)
        self.seats = [SeatId(f"p{number}") for number in range(1, self.setup[PLAYERS] + 1)]
        self.options = options_of(self.setup)

    def start(self) -> City:
        wanted = (CITY, self.setup[CITY])
        if not wanted[1]:
            return City(list(self.seats))
        own = chosen_items(self.setup, CONTENT)
        kept = next((one for one in own if (one.kind, one.id) == wanted), CONTENT.official.ids(CITY).get(wanted[1]))
        return City(list(self.seats)) if kept is None else city_to_play(kept.plain, self.seats, self.options.setting)

    def play(self, table: Table, state: City) -> None:
        play_on(table, state, self.options)

    def from_plain(self, plain: Plain) -> City:
        try:
            today = as_saved_today(with_drawings(plain))
        except (KeyError, TypeError) as misfit:
            raise ValueError(f"state: {misfit}") from misfit
        state: City = super().from_plain(today)
        fault = fault_of_city(state, self.seats) or fault_of_drawing(state)
        if fault:
            raise ValueError(fault)
        return state

    def fault_of(self, state: City) -> str:
        places = {place.id for place in state.locations}
        if any(unit.place and unit.place not in places for unit in state.units):
            return say("place: name a location of the city, or nothing.")
        fault = fault_of_drawing(state)
        if fault:
            return fault
        if fault_of_numbers(state):
            return say("Give a number from 0.")
        if fault_of_city(state, self.seats):
            return say("Name a card, a place or a person that the game has.")
        return ""
