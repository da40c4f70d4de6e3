"""What a checkpoint takes in a library: what was written and drawn stands in the journal, and is not said again."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256

import pytest

from rules_core.kernel.checkpoints import NONE_BEFORE, Checkpoint
from rules_core.kernel.data_game import KIND, DataGame
from rules_core.kernel.game import GameId
from rules_core.kernel.match import Match, begin
from rules_core.kernel.packing import pack, unpack
from rules_core.kernel.requests import SeatId, Topic
from rules_core.kernel.table import Table

PAGES = 3


@dataclass
class Pages:
    """What was written."""

    texts: list[str] = field(default_factory=list, metadata={KIND: list[str]})


class Diary(DataGame[Pages]):
    """Three pages are written."""

    def __init__(self) -> None:
        super().__init__({}, GameId("diary"), 1, Pages, ())

    def start(self) -> Pages:
        return Pages()

    def play(self, table: Table, state: Pages) -> None:
        while len(state.texts) < PAGES:
            table.checkpoint()
            state.texts.append(table.write(SeatId("ann"), Topic("page"), "X-1"))
        table.checkpoint()


def told(number: int) -> str:
    """A text that nothing makes shorter."""
    return sha256(str(number).encode()).hexdigest()


def written(*numbers: int) -> Match[Pages]:
    match = begin(Diary(), 1)
    for number in numbers:
        match.answer(told(number))
    return match


def test_a_state_does_not_hold_again_what_the_journal_says() -> None:
    match = written(1, 2, 3)
    short = begin(Diary(), 1)
    for _ in range(PAGES):
        short.answer("")
    long, bare = (one.packed_state(one.checkpoints[PAGES]) for one in (match, short))
    assert len(long) < len(bare) + 20
    # And it says all of it again, on whichever branch people were meanwhile.
    match.undo()
    match.answer(told(7))
    checkpoint = match.checkpoints[PAGES]
    checkpoint.state = None
    assert match.state_at(checkpoint).texts == [told(1), told(2), told(3)]
    assert match.state.texts == [told(1), told(2), told(7)]


def test_a_state_opens_as_earlier_versions_packed_it() -> None:
    match = written(1, 2)
    earlier: Checkpoint[Pages] = Checkpoint(2, 0, NONE_BEFORE, None, (), ())
    earlier.packed = pack(match.game.to_plain(match.state))
    assert match.state_at(earlier).texts == [told(1), told(2)]


def test_another_journal_does_not_make_another_state_of_it() -> None:
    packed = pack({"page": told(1)}, told(1).encode())
    with pytest.raises(ValueError, match="damaged"):
        unpack(packed, known=told(2).encode())
