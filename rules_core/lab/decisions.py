"""What people decided in a game that has been played: question by question, with what else could have been answered."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from rules_core.games.definition import GameDefinition
from rules_core.games.look_back import LookBack
from rules_core.kernel.checkpoints import Checkpoint
from rules_core.kernel.facts import Fact
from rules_core.kernel.journal import PERSON, ROOT, Entry
from rules_core.kernel.match import Match, NewDiceWait
from rules_core.kernel.packing import pack
from rules_core.kernel.requests import Answer, Request, SeatId, Sketch, Write, is_chance
from rules_core.kernel.simulation import Player
from rules_core.kernel.table import Table

MOST_OTHERS: Final = 2
"""So many other answers are compared with the one that was given."""
AGREED: Final = 1
"""The weight of a decision where the player would have answered the same: others are looked at before it."""
FAR_APART: Final = 60
"""With more answers than this between two kept states the rules play the game through once more to keep others."""
TO_LOOK: Final = 1
"""The seed with which it is asked whether what is hidden can be dealt anew."""


@dataclass(frozen=True)
class Decision:
    """One decision of a person, and where in the game it was."""

    node: int
    """The entry of the journal after which the question stood."""
    request: Request
    given: tuple[Answer, ...]
    """The answer, and what was answered after it in the same breath: where to go after "move"."""
    others: tuple[Answer, ...]
    weight: int
    packed: bytes
    """The last state kept before it."""
    way: tuple[Answer, ...]
    """All answers from that state to the question."""
    told: int
    """How many facts had been told when that state was kept."""

    @property
    def seat(self) -> SeatId:
        """Who decided."""
        return self.request.who


class _Ended(BaseException):
    """This stretch of the game is told."""


class _Retelling(Table):
    """Gives the answers of one stretch again, and asks at each that a person gave what else there was."""

    def __init__(self, reader: _Reader, start: Checkpoint[Any], way: list[int], told: int, state: Any) -> None:
        self.reader = reader
        self.start = start
        self.way = way
        self.told = told
        self.state = state
        self.cursor = 0
        self.breath: list[tuple[int, Request, tuple[Answer, ...], int]] = []
        """What was decided since the last dice: the place in the stretch, the question, other answers, the weight."""

    def ask(self, request: Request) -> Answer:
        if self.cursor == len(self.way):
            raise _Ended
        entry = self.reader.entry(self.way[self.cursor])
        if entry.is_amend or entry.fingerprint != request.fingerprint():
            raise _Ended
        if is_chance(request) or entry.by != PERSON:
            self.close()
        else:
            others, weight = self.reader.others(self.state, request, entry.answer, self.way[self.cursor])
            self.breath.append((self.cursor, request, others, weight))
        self.cursor += 1
        return entry.answer

    def tell(self, fact: Fact) -> None:
        """It has been told already."""

    def checkpoint(self) -> None:
        if self.cursor == len(self.way):
            raise _Ended

    def close(self) -> None:
        """Of what was decided in one breath the weightiest is worth a look, the first where several are."""
        open_ones = [one for one in self.breath if one[2] and one[3] > 0]
        if open_ones:
            place, request, others, weight = max(open_ones, key=lambda one: one[3])
            answers = [self.reader.entry(node).answer for node in self.way[: self.cursor]]
            seat_ends = next(
                (at for at, asked, _, _ in self.breath if at > place and asked.who != request.who), self.cursor
            )
            node = self.way[place - 1] if place else self.start.node
            # Whole in itself: kept states may speak of the journal, which stays here.
            match = self.reader.match
            packed = pack(match.game.to_plain(match.state_at(self.start)))
            self.reader.found.append(
                Decision(
                    node,
                    request,
                    tuple(answers[place:seat_ends]),
                    others,
                    weight,
                    packed,
                    tuple(answers[:place]),
                    self.told,
                )
            )
        self.breath = []


class _Reader:
    def __init__(self, match: Match[Any], definition: GameDefinition, look_back: LookBack) -> None:
        self.match = match
        self.definition = definition
        self.look_back = look_back
        self.player: Player[Any] = definition.steady().make(match.seed)
        self.found: list[Decision] = []

    def entry(self, node: int) -> Entry:
        """An entry of the journal."""
        return self.match.journal.entries[node]

    def others(self, state: Any, request: Request, given: Answer, node: int) -> tuple[tuple[Answer, ...], int]:
        """What else is worth trying, and the weight of the decision."""
        # What somebody writes down decides nothing, and drawings are taste.
        weight = 0 if isinstance(request, (Write, Sketch)) else self.look_back.weight(state, request)
        if weight <= 0:
            return (), 0
        seats = frozenset([request.who])
        game = self.match.game
        seen = self.definition.seen_by(game, state, seats)
        first = self.player.decide(seen, request, self.match.journal.depth(node))
        if self.look_back.is_same(request, given, first):
            weight = AGREED
        others: list[Answer] = []
        for one in (first, *self.look_back.others(seen, request)):
            if len(others) < MOST_OTHERS and not any(
                self.look_back.is_same(request, one, other) for other in (given, *others)
            ):
                others.append(one)
        if others and self._tells_what_is_hidden(state, seen, seats):
            return (), weight
        return tuple(others), weight

    def _tells_what_is_hidden(self, state: Any, seen: Any, seats: frozenset[SeatId]) -> bool:
        game = self.match.game
        if seen is state or game.to_plain(seen) == game.to_plain(state):
            return False
        return not self.look_back.deal_anew(game, game.clone(state), seats, TO_LOOK)


def decisions_of(
    match: Match[Any], definition: GameDefinition, look_back: LookBack, stopped: Callable[[], bool]
) -> list[Decision]:
    """The decisions of people on the way to where the match stands in which something else is worth trying.

    Oldest first. `match` is a copy that nobody plays on.
    """
    match = _with_states(match)
    reader = _Reader(match, definition, look_back)
    way = match.journal.way(ROOT, match.journal.head)
    starts = [node for node in (ROOT, *way) if node in match.checkpoints and match.checkpoints[node].full]
    for number, node in enumerate(starts):
        if stopped():
            break
        start = match.checkpoints[node]
        end = starts[number + 1] if number + 1 < len(starts) else match.journal.head
        stretch = match.journal.way(node, end)
        if not any(reader.entry(one).by == PERSON for one in stretch):
            continue
        state = match.state_at(start)
        told = len(match.facts_until(start))
        table = _Retelling(reader, start, stretch, told, state)
        with contextlib.suppress(_Ended):
            match.game.play(table, state)
        table.close()
    return reader.found


def _with_states(match: Match[Any]) -> Match[Any]:
    """The match with states kept all along, as far as the rules of today tell it as it was."""
    way = match.journal.way(ROOT, match.journal.head)
    since = 0
    for node in way:
        since = 0 if node in match.checkpoints and match.checkpoints[node].full else since + 1
        if since > FAR_APART:
            break
    match.last_checkpoint(ROOT)
    if since <= FAR_APART:
        return match
    root = match.checkpoints[ROOT]
    again: Match[Any] = Match(match.game, match.seed, NewDiceWait(), match.state_at(root), match.mixing)
    again.journal = match.journal.copy()
    again.store_checkpoint(root.alone() if match.begun_from is None else root)
    again.run()
    return again if again.journal.head == match.journal.head else match
