"""What the table view says: plain values, made from what players may know and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from desktop.look.widgets.banner import BannerSide
from desktop.look.widgets.die import DieView


class LineMark(Enum):
    """How far a line of the card has come."""

    DONE = "done"
    NOW = "now"
    NEXT = "next"
    OUT = "out"
    """It no longer takes part."""
    LATER = "later"
    """It cannot be had yet."""
    PLAIN = "plain"


@dataclass(frozen=True)
class PhaseView:
    """The banner: whose turn it is, and the wave, round and group."""

    side: BannerSide
    title: str
    second: str
    icon: str


@dataclass(frozen=True)
class MomentLine:
    """One line of the card: a short sign (2b, M), a name in strong letters, and what is said of it."""

    mark: LineMark
    sign: str = ""
    name: str = ""
    words: str = ""
    reason: str = ""
    """Why, in quieter letters."""
    aside: str = ""
    """A short word or number at the right end."""
    icon: str = ""
    wounds: int = 0
    wounds_most: int = 0
    is_order: bool = False
    """Whether people carry it out: it is larger than all else, and its reason waits for room."""


@dataclass(frozen=True)
class CardView:
    """What happens now: a heading, the dice and what they gave, and a list of those concerned.

    `after` says what comes next; `after_icon` is its picture.
    """

    title: str
    second: str = ""
    result: str = ""
    dice: tuple[DieView, ...] = ()
    lines: tuple[MomentLine, ...] = ()
    after: str = ""
    after_icon: str = ""

    @property
    def orders(self) -> bool:
        """Whether people carry out what it says."""
        return any(line.is_order for line in self.lines)

    @property
    def current(self) -> int:
        """The line that must be seen: the one whose turn it is, else the last that is done, else the first."""
        for number, line in enumerate(self.lines):
            if line.mark is LineMark.NOW:
                return number
        done = [number for number, line in enumerate(self.lines) if line.mark is LineMark.DONE]
        return done[-1] if done and len(done) == len(self.lines) else 0


@dataclass(frozen=True)
class TellingView:
    """The strip at the bottom: what has just happened or what is asked, with its dice."""

    words: str
    dice: tuple[DieView, ...] = ()
    is_question: bool = False
