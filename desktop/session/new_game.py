"""What a game is begun with, and the dialogs that ask for it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog

from rules_core.kernel.game import GameId, Plain
from rules_core.kernel.requests import SeatId

if TYPE_CHECKING:
    from desktop.session.match_session import MatchSession


@dataclass(frozen=True)
class NewGame:
    """A game that is to begin."""

    game: GameId
    """Its id in the catalogue."""
    name: str
    """What the person calls it."""
    setup: Plain
    seed: int
    dice: dict[SeatId, str] = field(default_factory=dict)
    """How the dice of each side are rolled, as `DicePolicy` takes it."""
    seats: dict[SeatId, str] = field(default_factory=dict)
    """Who answers at each seat: a person, or a player of the game by its id; people where nothing is said."""
    names: dict[SeatId, str] = field(default_factory=dict)
    """What the people at the seats are called; a seat without a name goes by its own."""


def played_in(session: MatchSession) -> NewGame:
    """What a game was begun with, and who plays in it now."""
    seats, match = session.seats, session.match
    holders = {seat.id: seats.holder(seat.id) for seat in seats.deciding}
    dice, names = session.policy.to_plain(), dict(seats.names)
    return NewGame(match.game.name, session.name, match.game.setup, match.seed, dice, holders, names)


class NewGameDialog(QDialog):
    """Asks for a new game; what every such dialog has in common."""

    chosen = Signal(object)
    """A `NewGame`."""

    def begin_first(self) -> None:
        """Begin with what makes a game short: nobody here has played this one before."""

    def sit_down(self, before: NewGame) -> None:
        """Begin with who played in another game, and how, as far as the dialog asks for it."""
