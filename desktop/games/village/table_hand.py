"""Lets people at a table with a map put miniatures anywhere; the rules take note instead of refusing.

The rules carry out the nearest thing that they allow, with all that comes of it; then the miniature is set down where
it really stands, as a correction that the chronicle names.
"""

from __future__ import annotations

from typing import Any

from desktop.session.match_session import MatchSession
from rules_core.games.village.rules.orders import DONE, ONE, STAY
from rules_core.games.village.state.order_facts import OrderGiven
from rules_core.ground.geometry import Point, length
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.region import Region
from rules_core.song.options import INCH

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
            self._owe(model, spot, allowed, "beyond")
        if self.session.answer_all([*before, (*allowed, region.turns[0])]):
            return True
        self._model = ""
        return False

    def carry_out(self, order: OrderGiven, spot: Point, *, among: bool) -> bool:
        """The miniature whose order stands was put there: near enough to where it should go that is the order, carried
        out; elsewhere people have it go there instead, and it does no more.

        `among` several orders it is looked at by itself: those before it have been carried out.
        """
        by_itself = [ONE + order.model] if among else []
        ends = [(leg[4], leg[5]) for leg in order.legs if leg[2]]
        if ends and length(spot[0] - ends[-1][0], spot[1] - ends[-1][1]) <= INCH:
            if length(spot[0] - ends[-1][0], spot[1] - ends[-1][1]) > HARDLY:
                self._owe(order.model, spot, ends[-1], "beyond")
            return self.session.answer_all([*by_itself, DONE])
        piece = self.session.state.models[order.model]
        self._owe(order.model, spot, (piece.x, piece.y), "position")
        return self.session.answer_all([*by_itself, STAY])

    def _owe(self, model: str, wish: Point, reached: Point, field: str) -> None:
        self._model, self._wish, self._reached, self._field = model, wish, reached, field

    def movable(self) -> list[str]:
        """Everything on the table that may be put somewhere else."""
        state = self.session.state
        models = [model.id for model in state.models.values() if model.in_play]
        return [*models, *state.barricades, *state.traps, *state.tokens, *state.villagers]

    def correct(self, thing: str, spot: Point) -> bool:
        """Somebody or something was moved outside any question: that is a correction."""
        state = self.session.state
        if thing in state.models:
            return self.session.amend(f"models/{thing}/position", list(self._free_spot(thing, spot)))
        if thing in state.barricades:
            return self.session.amend(f"barricades/{thing}/position", [*spot, state.barricades[thing].turn])
        kinds = {"traps": state.traps, "tokens": state.tokens, "villagers": state.villagers}
        kind = next(kind for kind, lying in kinds.items() if thing in lying)
        return self.session.amend(f"{kind}/{thing}/position", list(spot))

    def _pay(self) -> None:
        """Set the miniature down where it stands, as soon as the move has come to its end."""
        model, match = self._model, self.session.match
        if not model or match.last_checkpoint(match.journal.head).node != match.journal.head:
            return
        self._model = ""
        piece = self.session.state.models[model]
        # Whoever was stopped, beaten back or taken off on the way stands where that left them.
        if piece.in_play and (piece.x, piece.y) == self._reached:
            self.session.amend(f"models/{model}/{self._field}", list(self._free_spot(model, self._wish)))

    def _free_spot(self, model: str, spot: Point) -> Point:
        """The nearest spot to a wish where there is room: hands are not exact, and two bases cannot overlap."""
        state = self.session.state
        piece = state.models[model]
        found = state.ground.nearest_fit(piece, spot[0], spot[1], state.others(piece))
        return found if found is not None else spot
