"""How a game that is over is looked back on: for whom it ended well, which decisions had weight, what else there was.

A game that says nothing of its own is looked back on by the figure that says "won", where one seat decides alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from rules_core.games.definition import Figure, GameDefinition
from rules_core.kernel.facts import Fact
from rules_core.kernel.game import Game
from rules_core.kernel.requests import Answer, Request, SeatId


@mypyc_attr(allow_interpreted_subclasses=True)
class LookBack:
    """What the lab asks of a game to find the moments where another choice would have ended well more often."""

    def held(self, state: Any, facts: Sequence[Fact], seat: SeatId) -> bool:
        """Whether a game ended well for a seat, from its last state and all that was told in it."""
        raise NotImplementedError

    def stage(self, state: Any) -> int:
        """How many stages of a game have ended well; it is played on from a decision until a few more have.

        What hangs on one decision shows soon; at the end of a long game it is lost among all that came later. Always 0
        where only the end of a game says how it went.
        """
        return 0

    def can_play_on(self, state: Any) -> bool:
        """Whether the program can play such a game on by itself; not where only people see what lies on the table."""
        return True

    def weight(self, state: Any, request: Request) -> int:
        """How much may hang on the answer, beside others of the game; 0 for what is never looked at."""
        return 1

    def is_same(self, request: Request, one: Answer, other: Answer) -> bool:
        """Whether two answers come to the same, so that nothing is learnt from comparing them."""
        return one == other

    def others(self, state: Any, request: Request) -> Sequence[Answer]:
        """What else is worth trying, beside what the game's player without a person would answer."""
        return ()

    def deal_anew(self, game: Game[Any], state: Any, seats: frozenset[SeatId], seed: int) -> bool:
        """Deal anew, in the state itself, whatever these seats do not know at this moment; `seed` says how it falls.

        False where that cannot be: then the moment is passed over, for what was found would tell of what is hidden.
        """
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class LookBackByEnd(LookBack):
    """All that a small game has to say: for whom its last state is a good one."""

    def __init__(self, ended_well: Callable[[Any, SeatId], bool]) -> None:
        self.ended_well = ended_well

    def held(self, state: Any, facts: Sequence[Fact], seat: SeatId) -> bool:
        return self.ended_well(state, seat)


class LookBackByFigure(LookBack):
    """A game went well where the figure says so that counts as "won"."""

    def __init__(self, figure: Figure) -> None:
        self.figure = figure

    def held(self, state: Any, facts: Sequence[Fact], seat: SeatId) -> bool:
        return self.figure.count(state, facts) >= 1


def look_back_of(definition: GameDefinition, game: Game[Any]) -> LookBack | None:
    """How games like this one are looked back on; None where nobody could say what would have been better."""
    if not definition.players:
        return None
    if definition.look_back is not None:
        made = definition.look_back()
        assert isinstance(made, LookBack)
        return made
    # Of several who decide it does not say who won.
    alone = len([seat for seat in definition.seats(game) if seat.decides]) == 1
    won = [figure for figure in definition.figures if figure.is_won]
    return LookBackByFigure(won[0]) if alone and won else None
