"""Who sits at each seat of a game: a person at this screen or a player without a person, and whom the screen shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rules_core.games.definition import GameDefinition, PlayerKind, Seat
from rules_core.kernel.game import Game
from rules_core.kernel.requests import NO_SEAT, Request, SeatId
from rules_core.kernel.simulation import Player
from rules_core.wording.translation import say

PERSON: Final = "person"
"""Holds a seat where no player without a person does."""
LONGEST_NAME: Final = 24
"""Letters of what somebody is called."""
SEED_STEP: Final = 7919
"""Two players of one kind draw other lots."""


def shares_side(seats: Sequence[Seat]) -> bool:
    """Whether people who decide share a side, so that its colour does not tell them apart."""
    sides = [seat.side for seat in seats if seat.decides]
    return len(set(sides)) < len(sides)


class Seats:
    """The seats of one match that decide anything, who holds them, and which of them look at the screen.

    Where people of several seats share a screen and may not see the same, it is handed over: until that is done
    nobody's secrets are shown.
    """

    def __init__(
        self,
        definition: GameDefinition,
        game: Game[Any],
        seed: int,
        holders: Mapping[SeatId, str],
        names: Mapping[SeatId, str] | None = None,
    ) -> None:
        """`names` says what the people at the seats are called; a seat without one goes by its own name."""
        self.definition = definition
        self.game = game
        self.seed = seed
        self.all: tuple[Seat, ...] = definition.seats(game)
        self.deciding: tuple[Seat, ...] = tuple(seat for seat in self.all if seat.decides)
        self.kinds: tuple[PlayerKind, ...] = definition.players
        self.at_screen = NO_SEAT
        """The seat of the person in front of the screen; "" before anybody has taken it."""
        self.handover = NO_SEAT
        """The seat to which the screen must be handed before anything is shown; "" where nothing is in the way."""
        self._holders: dict[SeatId, str] = {seat.id: PERSON for seat in self.deciding}
        self._players: dict[SeatId, Player[Any]] = {}
        self.names: Final[dict[SeatId, str]] = {}
        """What people are called, by their seats; changed in place, so that all who look at it know it at once."""
        for seat, name in (names or {}).items():
            self.call(seat, name)
        for seat, holder in holders.items():
            self.give(seat, holder)

    # Who sits where

    @property
    def persons(self) -> list[SeatId]:
        """The seats that people hold."""
        return [id for id, holder in self._holders.items() if holder == PERSON]

    def holder(self, seat: SeatId) -> str:
        """`PERSON` or the kind of player that holds a seat; people answer for seats that the rules alone steer."""
        return self._holders.get(seat, PERSON)

    def give(self, seat: SeatId, holder: str) -> bool:
        """Let a person or a kind of player hold a seat from now on. False where that cannot be."""
        if seat not in self._holders or holder not in (PERSON, *(kind.id for kind in self.kinds)):
            return False
        self._holders[seat] = holder
        self._players.pop(seat, None)
        return True

    def player(self, seat: SeatId) -> Player[Any] | None:
        """Who answers for the seat without a person; None where people answer."""
        holder = self.holder(seat)
        if holder == PERSON:
            return None
        if seat not in self._players:
            kind = next(kind for kind in self.kinds if kind.id == holder)
            self._players[seat] = kind.make(self.seed + SEED_STEP * list(self._holders).index(seat))
        return self._players[seat]

    def steady_player(self) -> Player[Any] | None:
        """Who plays for somebody a while: the strongest that answers at once; None where the game has no players."""
        return self.definition.steady().make(self.seed) if self.kinds else None

    def to_plain(self) -> dict[SeatId, str]:
        """For the game's settings: only what is not a person's."""
        return {seat: holder for seat, holder in self._holders.items() if holder != PERSON}

    # Names

    @property
    def can_be_named(self) -> bool:
        """Whether several people decide, who want to be told apart."""
        return len(self.deciding) > 1

    def call(self, seat: SeatId, name: str) -> None:
        """Give whoever sits there a name; an empty one leaves the seat its own."""
        if name.strip() and any(one.id == seat for one in self.deciding):
            self.names[seat] = name.strip()
        else:
            self.names.pop(seat, None)

    def name(self, seat: SeatId) -> str:
        """What whoever sits there is called, in the language in force; "" for nobody."""
        own = next((say(one.name) for one in self.all if one.id == seat), "")
        return self.names.get(seat, own)

    # Who sees the screen

    @property
    def viewers(self) -> frozenset[SeatId]:
        """The seats whose secrets the screen may show now."""
        return frozenset([self.at_screen]) if self.at_screen and not self.handover else frozenset()

    def follow(self, request: Request | None, state: Any) -> bool:
        """Turn to whom a question asks; gives whether the screen must now be handed to somebody else."""
        before, self.handover = self.handover, NO_SEAT
        persons = self.persons
        if len(persons) < 2:
            return self._leave_to_one(persons[0] if persons else NO_SEAT, before, state)
        if self.at_screen not in persons:
            self.at_screen = NO_SEAT
        wanted = request.who if request is not None and request.who in persons else self.at_screen
        if wanted and wanted != self.at_screen:
            others = [self.at_screen] if self.at_screen else [seat for seat in persons if seat != wanted]
            if all(self._look_alike(frozenset([wanted]), frozenset([other]), state) for other in others):
                self.at_screen = wanted
            else:
                self.handover = wanted
        return self.handover not in (NO_SEAT, before)

    def _leave_to_one(self, person: SeatId, before: SeatId, state: Any) -> bool:
        """One person is left. Who gave their own seat away does not see at once what only the other may know."""
        here = self.at_screen if before == NO_SEAT else NO_SEAT
        is_other = before != NO_SEAT or here not in (NO_SEAT, person)
        if person and is_other and not self._look_alike(frozenset([person]), frozenset([here] if here else []), state):
            self.at_screen, self.handover = here, person
        else:
            self.at_screen = person
        return self.handover not in (NO_SEAT, before)

    def take_screen(self) -> None:
        """Whoever was wanted sits in front of the screen now."""
        if self.handover:
            self.at_screen, self.handover = self.handover, NO_SEAT

    def leave_screen(self) -> None:
        """Nobody sits in front of the screen any more, where people share it."""
        if len(self.persons) > 1:
            self.at_screen = NO_SEAT

    def hides(self, request: Request, state: Any) -> bool:
        """Whether a question may tell what those at the screen may not know."""
        if request.who not in self._holders or request.who in self.viewers:
            return False
        return not self._look_alike(self.viewers, frozenset([request.who]), state)

    def _look_alike(self, some: frozenset[SeatId], others: frozenset[SeatId], state: Any) -> bool:
        first, second = (self.definition.seen_by(self.game, state, who) for who in (some, others))
        return first is second or self.game.to_plain(first) == self.game.to_plain(second)
