"""The hand at the table of a siege: it carries enemies' orders out, and moves more than models."""

from __future__ import annotations

from desktop.tabletop.table_hand import HARDLY, TableHand
from rules_core.games.village.rules.orders import DONE, ONE, STAY
from rules_core.games.village.state.order_facts import OrderGiven
from rules_core.ground.geometry import Point, length
from rules_core.song.options import INCH


class SiegeTableHand(TableHand):
    """What people at a siege may put elsewhere."""

    def carry_out(self, order: OrderGiven, spot: Point, *, among: bool) -> bool:
        """The miniature whose order stands was put there: near enough to where it should go that is the order, carried
        out; elsewhere people have it go there instead, and it does no more.

        `among` several orders it is looked at by itself: those before it have been carried out.
        """
        by_itself = [ONE + order.model] if among else []
        ends = [(leg[4], leg[5]) for leg in order.legs if leg[2]]
        if ends and length(spot[0] - ends[-1][0], spot[1] - ends[-1][1]) <= INCH:
            if length(spot[0] - ends[-1][0], spot[1] - ends[-1][1]) > HARDLY:
                self.owe(order.model, spot, ends[-1], "beyond")
            return self.session.answer_all([*by_itself, DONE])
        piece = self.session.state.models[order.model]
        self.owe(order.model, spot, (piece.x, piece.y), "position")
        return self.session.answer_all([*by_itself, STAY])

    def movable(self) -> list[str]:
        """Everything on the table that may be put somewhere else."""
        state = self.session.state
        return [*super().movable(), *state.barricades, *state.traps, *state.tokens, *state.villagers]

    def correct(self, thing: str, spot: Point) -> bool:
        """Somebody or something was moved outside any question: that is a correction."""
        state = self.session.state
        if thing in state.models:
            return super().correct(thing, spot)
        if thing in state.barricades:
            return self.session.amend(f"barricades/{thing}/position", [*spot, state.barricades[thing].turn])
        kinds = {"traps": state.traps, "tokens": state.tokens, "villagers": state.villagers}
        kind = next(kind for kind, lying in kinds.items() if thing in lying)
        return self.session.amend(f"{kind}/{thing}/position", list(spot))
