"""Small boards with units on them, and a table that answers by a script."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rules_core.games.warhold.content.library_content import shipped
from rules_core.games.warhold.options import WarholdOptions, by_the_book
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.grounds import ground_of
from rules_core.games.warhold.rules.land import tile_of
from rules_core.games.warhold.state.facts import Struck
from rules_core.games.warhold.state.war import Kingdom, Phase, Stronghold, Town, Unit, War, World
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import NO_SEAT, Answer, Request, Roll, SeatId, is_chance
from rules_core.kernel.table import Table

P1, P2, P3, P4 = (SeatId(f"p{number}") for number in range(1, 5))
RACES = ("humans", "elves", "dwarves", "orcs")


class Script(Table):
    """Gives dice from a list and answers from another; what is not in it has the first option."""

    def __init__(self, dice: Sequence[int] = (), answers: Sequence[Answer] = (), *, is_done: bool = False) -> None:
        """`is_done`: wherever somebody may be done, they are."""
        self.dice = list(dice)
        self.answers = list(answers)
        self.asked: list[Request] = []
        self.told: list[Fact] = []
        self.is_done = is_done

    def ask(self, request: Request) -> Answer:
        self.asked.append(request)
        if isinstance(request, Roll):
            faces = tuple(self.dice.pop(0) if self.dice else 1 for _ in range(request.dice))
            request.check(faces)
            return faces
        options: Sequence[str] = getattr(request, "options", ())
        if is_chance(request):
            drawn = next((one for one in self.answers if isinstance(one, str) and one in options), None)
            if drawn is not None:
                self.answers.remove(drawn)
            count = getattr(request, "count", 1)
            return (drawn, *[one for one in options if one != drawn])[:count] if drawn else tuple(options[:count])
        if self.is_done and "done" in options:
            return "done"
        answer: Answer = self.answers.pop(0) if self.answers else options[0]
        request.check(answer)
        return answer

    def tell(self, fact: Fact) -> None:
        self.told.append(fact)

    def checkpoint(self) -> None:
        """Nothing is kept."""

    def of(self, kind: type[Fact]) -> list[Any]:
        """What was told of a kind."""
        return [one for one in self.told if isinstance(one, kind)]

    def blows(self) -> list[Struck]:
        """The strikes that were told."""
        return [one for one in self.told if isinstance(one, Struck)]


def campaign(
    *rows: str,
    dice: Sequence[int] = (),
    answers: Sequence[Answer] = (),
    players: int = 2,
    is_done: bool = False,
    **options: Any,
) -> Campaign:
    """A war on this ground, in somebody's Movement phase, with nobody on it yet; "S" and "U" are the
    strongholds of the first two seats, "T" a town.
    """
    letters = "".join(rows)
    chosen: WarholdOptions = replace(by_the_book(), **options)
    seats = [SeatId(f"p{number}") for number in range(1, players + 1)]
    kingdoms = [Kingdom(seat, race) for seat, race in zip(seats, RACES, strict=False)]
    ground = "".join("w" if one == "b" else one if one in ".fmw_" else "." for one in letters)
    state = War(World(shipped(), chosen), seats, kingdoms, len(rows[0]), len(rows), ground)
    state.bridges = [tile for tile, one in enumerate(letters) if one == "b"]
    for letter, seat in zip("SU", seats, strict=False):
        if letter in letters:
            tiles = [tile for tile, one in enumerate(letters) if one == letter]
            state.strongholds.append(Stronghold(f"hold-{seat}", seat, seat, tiles))
    town = [tile for tile, one in enumerate(letters) if one == "T"]
    if town:
        state.towns.append(Town("town-1", town))
    state.order = list(seats)
    state.phase = Phase.MOVE
    state.round = state.turn = 1
    return Campaign(Script(dice, answers, is_done=is_done), state, state.world.content, chosen, ground_of(state))


def script(war: Campaign) -> Script:
    """The table of a war of `campaign`."""
    assert isinstance(war.table, Script)
    return war.table


def put(war: Campaign, tile: str, profile: str, seat: SeatId = NO_SEAT, wounds: int = 0) -> Unit:
    """A unit, such as "humans/infantry", or a monster on a tile."""
    state = war.state
    state.made += 1
    kind = profile.partition("/")[2] or "monster"
    unit = Unit(f"unit-{state.made}", profile, kind, seat, tile_of(state, tile), wounds)
    state.units.append(unit)
    if seat != NO_SEAT:
        state.kingdom(seat).race = profile.partition("/")[0]
    return unit
