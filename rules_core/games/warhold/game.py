"""One game of Warhold."""

from __future__ import annotations

from typing import Final

from rules_core.content.reader import Problem
from rules_core.games.chosen import ITEMS, chosen
from rules_core.games.warhold.card import GAME
from rules_core.games.warhold.content.library_content import out_of_box, with_own
from rules_core.games.warhold.content.schema import CONTENT
from rules_core.games.warhold.content.types import Board
from rules_core.games.warhold.options import BOARD, BOX, CHOICES, PLAY_MODE, PLAYERS, options_of
from rules_core.games.warhold.rules.grounds import campaign_at
from rules_core.games.warhold.rules.play import play_on
from rules_core.games.warhold.state.facts import FACTS
from rules_core.games.warhold.state.faults import fault_of_war
from rules_core.games.warhold.state.ready_boards import lay_out
from rules_core.games.warhold.state.war import Kingdom, War, World
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.data_game import DataGame
from rules_core.kernel.game import Plain
from rules_core.kernel.problems import SetupProblem
from rules_core.kernel.requests import SeatId
from rules_core.kernel.table import Table
from rules_core.wording.translation import tell

RULES_VERSION: Final = 2


class WarholdGame(DataGame[War]):
    """A war of two to four kingdoms, with the settings of the setup."""

    def __init__(self, setup: Plain) -> None:
        """Raises `SetupProblem` with every fault."""
        super().__init__(chosen(CHOICES, setup, CONTENT), GAME, RULES_VERSION, War, FACTS)
        problems: list[Problem] = []
        content = with_own(self.setup.get(ITEMS, {}), problems)
        if problems:
            raise SetupProblem([str(one) for one in problems])
        box = content.boxes.get(self.setup[BOX])
        self.content = out_of_box(content, box) if box is not None else content
        if len(self.content.races) < self.setup[PLAYERS]:
            # R-W54. Each race once.
            raise SetupProblem([tell("The box has races for {count} players only.", count=len(self.content.races))])
        self.world = World(self.content, options_of(self.setup))
        self.seats = [SeatId(f"p{number}") for number in range(1, self.setup[PLAYERS] + 1)]
        self.board: Board | None = self.content.boards.get(self.setup[BOARD])

    def start(self) -> War:
        state = War(self.world, list(self.seats), [Kingdom(seat) for seat in self.seats])
        state.play_mode = PlayMode(self.setup[PLAY_MODE])
        if self.board is not None and not state.is_unmapped:
            lay_out(state, self.board)
        return state

    def play(self, table: Table, state: War) -> None:
        play_on(campaign_at(table, state))

    def to_plain(self, state: War) -> Plain:
        plain = super().to_plain(state)
        del plain["world"]
        for name, value in self._as_begun().items():
            if plain[name] == value:
                # As it was written before there was another way.
                del plain[name]
        return plain

    def _as_begun(self) -> Plain:
        """What a war has of which nothing is written as long as it is so: where it is played, and no spots."""
        return {"play_mode": self.setup[PLAY_MODE], "spots": 0, "said": {}}

    def from_plain(self, plain: Plain) -> War:
        houses = plain.get("strongholds")
        if isinstance(houses, list):
            # A war of before lacks what has come since.
            known = [{"raised": [], **one} if isinstance(one, dict) else one for one in houses]
            plain = {**plain, "strongholds": known}
        state: War = super().from_plain({**self._as_begun(), **plain, "world": self.world})
        fault = fault_of_war(state, self.content, self.seats)
        if fault:
            raise ValueError(fault)
        return state

    def fault_of(self, state: War) -> str:
        return fault_of_war(state, self.content, self.seats)
