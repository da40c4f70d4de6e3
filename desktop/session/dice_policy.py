"""Who throws which dice: the program at once, or a person who types them or lets the program roll at a key."""

from __future__ import annotations

from rules_core.kernel.chance import seeded_answer
from rules_core.kernel.match import Supplier
from rules_core.kernel.requests import Answer, Request, Roll, SeatId, is_hidden

AT_ONCE = "at once"
ASKED = "asked"
"""The prompt waits: a key rolls, or the faces are typed, as the person likes for this very roll."""
TYPED = "typed"
"""The prompt waits for the faces of real dice; the program may still roll this one."""
WAYS = (AT_ONCE, ASKED, TYPED)


class DicePolicy(Supplier):
    """Hidden dice and cards are always the program's; open dice as each seat wants."""

    def __init__(self) -> None:
        super().__init__()
        self.of_seat: dict[SeatId, str] = {}
        """Seats that nothing is said of have the program roll at once."""

    def way_of(self, seat: SeatId) -> str:
        """How the dice of a seat are rolled."""
        return self.of_seat.get(seat, AT_ONCE)

    def supply(self, seed: int, place: int, request: Request) -> Answer | None:
        is_open_roll = isinstance(request, Roll) and not is_hidden(request)
        if is_open_roll and self.way_of(request.who) != AT_ONCE:
            return None
        return seeded_answer(seed, place, request)

    def to_plain(self) -> dict[SeatId, str]:
        """For the game's settings."""
        return dict(self.of_seat)

    def set_plain(self, plain: dict[SeatId, str]) -> None:
        """From the game's settings; unknown words are passed over."""
        for seat, way in plain.items():
            if way in WAYS:
                self.of_seat[seat] = way
