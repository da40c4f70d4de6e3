"""The table: whom the rules speak to. Eight questions, `tell`, `checkpoint`; nothing else reaches a rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from rules_core.kernel.facts import Fact
from rules_core.kernel.marks import MarkKind
from rules_core.kernel.region import Region
from rules_core.kernel.requests import (
    Allocate,
    Answer,
    Choose,
    Draw,
    Pick,
    Place,
    Request,
    Roll,
    SeatId,
    Sketch,
    Spot,
    Topic,
    Write,
)

PLAYERS: Final[SeatId] = SeatId("players")
"""The people at the table, as one side with one shared prompt (R-V37)."""
ENEMY: Final[SeatId] = SeatId("enemy")
"""The side that the rules steer; it rolls dice and decides nothing."""
PROGRAM: Final[SeatId] = SeatId("program")
"""Whoever keeps secrets: hidden rolls are always made by the program."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """Who sits here (a person, a bot, a script, the odds counter) is none of the rules' business."""

    def ask(self, request: Request) -> Answer:
        """Give a legal answer to the question, or raise (a match raises `Unanswered`)."""
        raise NotImplementedError

    def tell(self, fact: Fact) -> None:
        """Hear what happened."""
        raise NotImplementedError

    def checkpoint(self) -> None:
        """Called by `play` alone: nothing but the state survives from before this call."""
        raise NotImplementedError

    def choose(self, who: SeatId, topic: Topic, options: Sequence[str], clause: str, subject: str = "") -> str:
        """Ask for one of the options."""
        answer = self.ask(Choose(who, topic, clause, subject, tuple(options)))
        assert isinstance(answer, str)
        return answer

    def settle(self, who: SeatId, topic: Topic, options: Sequence[str], clause: str, subject: str = "") -> str:
        """As `choose`, but a single option is taken without a question."""
        return options[0] if len(options) == 1 else self.choose(who, topic, options, clause, subject)

    def pick(
        self, who: SeatId, topic: Topic, options: Sequence[str], least: int, most: int, clause: str, subject: str = ""
    ) -> tuple[str, ...]:
        """Ask for several different options."""
        answer = self.ask(Pick(who, topic, clause, subject, tuple(options), least, most))
        return tuple([str(one) for one in answer])

    def allocate(
        self,
        who: SeatId,
        topic: Topic,
        options: Sequence[str],
        total: int,
        most: Sequence[int],
        clause: str,
        subject: str = "",
    ) -> tuple[int, ...]:
        """Ask how to share out a number among the options."""
        answer = self.ask(Allocate(who, topic, clause, subject, tuple(options), total, tuple(most)))
        return tuple([int(one) for one in answer])

    def place(self, who: SeatId, topic: Topic, region: Region, clause: str, subject: str = "") -> Spot:
        """Ask for a spot in the region."""
        answer = self.ask(Place(who, topic, clause, subject, region))
        return int(answer[0]), int(answer[1]), int(answer[2])

    def roll(
        self,
        who: SeatId,
        topic: Topic,
        dice: int,
        clause: str,
        subject: str = "",
        need: int = 0,
        sides: int = 6,
        *,
        hidden: bool = False,
    ) -> tuple[int, ...]:
        """Ask for dice; the faces come in the order of the dice."""
        answer = self.ask(Roll(who, topic, clause, subject, dice, need, sides, hidden))
        return tuple([int(one) for one in answer])

    def draw(
        self,
        who: SeatId,
        topic: Topic,
        options: Sequence[str],
        count: int,
        clause: str,
        subject: str = "",
        *,
        hidden: bool = False,
    ) -> tuple[str, ...]:
        """Ask for cards drawn at random."""
        answer = self.ask(Draw(who, topic, clause, subject, tuple(options), count, hidden))
        return tuple([str(one) for one in answer])

    def write(self, who: SeatId, topic: Topic, clause: str, subject: str = "", longest: int = 2000) -> str:
        """Ask for a short text."""
        answer = self.ask(Write(who, topic, clause, subject, longest))
        assert isinstance(answer, str)
        return answer

    def sketch(
        self,
        who: SeatId,
        topic: Topic,
        width: int,
        height: int,
        needs: Sequence[MarkKind],
        allowed: Sequence[MarkKind],
        clause: str,
        subject: str = "",
    ) -> tuple[str, ...]:
        """Ask for a drawing on a sheet: the texts of its marks."""
        answer = self.ask(Sketch(who, topic, clause, subject, width, height, tuple(needs), tuple(allowed)))
        return tuple([str(one) for one in answer])
