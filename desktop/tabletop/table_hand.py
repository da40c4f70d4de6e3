"""Lets people at a table with a map put miniatures anywhere; the rules take note instead of refusing.

The rules carry out the nearest thing that they allow, with all that comes of it; then the miniature is set down where
it really stands, as a correction that the chronicle names.
"""

from __future__ import annotations

from typing import Any

from desktop.session.match_session import MatchSession
from rules_core.ground.geometry import Point, length
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.region import Region

HARDLY = 12
"""So near, in tenths of a millimetre, a hand on a screen means the allowed spot itself."""


class TableHand:
    """Answers with spots that may lie beyond what is allowed; owes the rest as a correction until it can stand."""

    def __init__(self, session: MatchSession) -> None:
        self.session = session
        self._model = ""
        self._wish: Point = (0, 0)
        self._reached: Point = (0, 0)
        self._field = "beyond"
        session.changed.connect(self._pay)

    @property
    def free(self) -> bool:
        """Whether people put miniatures where they like."""
        return self.session.state.play_mode is PlayMode.MAPPED

    def put(self, before: list[Any], model: str, region: Region, spot: Point) -> bool:
        """Answer with a place for a model; `before` are the answers that lead to the question of the place."""
        allowed = spot if region.contains(*spot) else region.nearest(*spot)
        beyond = length(spot[0] - allowed[0], spot[1] - allowed[1]) > HARDLY
        if self.free and beyond and model in self.session.state.models:
            self.owe(model, spot, allowed, "beyond")
        if self.session.answer_all([*before, (*allowed, region.turns[0])]):
            return True
        self._model = ""
        return False

    def owe(self, model: str, wish: Point, reached: Point, field: str) -> None:
        """As soon as this move has come to its end, where it should reach one place, somebody stands at another."""
        self._model, self._wish, self._reached, self._field = model, wish, reached, field

    def movable(self) -> list[str]:
        """Everything on the table that may be put somewhere else."""
        return [model.id for model in self.session.state.models.values() if model.in_play]

    def correct(self, thing: str, spot: Point) -> bool:
        """Somebody or something was moved outside any question: that is a correction."""
        return self.session.amend(f"models/{thing}/position", list(self.free_spot(thing, spot)))

    def _pay(self) -> None:
        """Set the miniature down where it stands, as soon as the move has come to its end."""
        model, match = self._model, self.session.match
        if not model or match.last_checkpoint(match.journal.head).node != match.journal.head:
            return
        self._model = ""
        piece = self.session.state.models[model]
        # Whoever was stopped, beaten back or taken off on the way stands where that left them.
        if piece.in_play and (piece.x, piece.y) == self._reached:
            self.session.amend(f"models/{model}/{self._field}", list(self.free_spot(model, self._wish)))

    def free_spot(self, model: str, spot: Point) -> Point:
        """The nearest spot to a wish where there is room: hands are not exact, and two bases cannot overlap."""
        state = self.session.state
        piece = state.models[model]
        found = state.ground.nearest_fit(piece, spot[0], spot[1], state.others(piece))
        return found if found is not None else spot
