"""A map that stands ready, laid out as if a war were about to be set up on it."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.content.library_content import shipped
from rules_core.games.warhold.content.types import Board
from rules_core.games.warhold.options import by_the_book
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.state.ready_boards import lay_out
from rules_core.games.warhold.state.war import Kingdom, War, World
from rules_core.kernel.requests import SeatId

FEWEST: Final = 2
"""R-W54. Players."""


def laid_out(board: Board, players: int) -> Campaign:
    """The map with so many players, before anything was placed."""
    seats = [SeatId(f"p{number}") for number in range(1, players + 1)]
    state = War(World(shipped(), by_the_book()), seats, [Kingdom(seat) for seat in seats])
    lay_out(state, board)
    return campaign_of(state)
