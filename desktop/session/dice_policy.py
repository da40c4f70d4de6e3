"""Who throws which dice and draws which cards: the program at once, or people, who type them or let it do it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules_core.kernel.chance import seeded_answer
from rules_core.kernel.match import Supplier
from rules_core.kernel.requests import Answer, Draw, Request, Roll, SeatId, is_hidden

AT_ONCE = "at once"
ASKED = "asked"
"""The prompt waits: a key rolls, or the faces are typed, as the person likes for this very roll."""
TYPED = "typed"
"""The prompt waits for the faces of real dice; the program may still roll this one."""
WAYS = (AT_ONCE, ASKED, TYPED)
DECK: Final = SeatId("the deck")
"""Cards are drawn from one deck, whoever draws: what is wanted of it stands beside the seats."""


class DicePolicy(Supplier):
    """Hidden dice and cards are the program's; open dice are as each seat wants, open cards as the table does."""

    def __init__(self, from_deck: Callable[[Draw], bool] | None = None) -> None:
        """`from_deck` says what people can draw from a deck of their own; what else is drawn is the program's."""
        super().__init__()
        self._from_deck = from_deck
        self.of_seat: dict[SeatId, str] = {}
        """Seats that nothing is said of have the program roll at once."""

    def way_of(self, seat: SeatId) -> str:
        """How the dice of a seat are rolled, or the cards of the `DECK` drawn."""
        return self.of_seat.get(seat, AT_ONCE)

    def supply(self, seed: int, place: int, request: Request) -> Answer | None:
        return None if self.waits_for(request) else seeded_answer(seed, place, request)

    def waits_for(self, request: Request) -> bool:
        """Whether people are asked first what their dice or their cards show."""
        return not is_hidden(request) and self.way_for(request) != AT_ONCE

    def way_for(self, request: Request) -> str:
        """How a question of chance is answered."""
        if isinstance(request, Roll):
            return self.way_of(request.who)
        is_of_deck = isinstance(request, Draw) and self._from_deck is not None and self._from_deck(request)
        return self.way_of(DECK) if is_of_deck else AT_ONCE

    def to_plain(self) -> dict[SeatId, str]:
        """For the game's settings."""
        return dict(self.of_seat)

    def set_plain(self, plain: dict[SeatId, str]) -> None:
        """From the game's settings; unknown words are passed over."""
        for seat, way in plain.items():
            if way in WAYS:
                self.of_seat[seat] = way
