"""What is to be drawn, as the question and its game say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from desktop.sketch.ink import Tool
from desktop.sketch.lines import Spot
from rules_core.kernel.marks import AREA, LINE, RIVER, SPOT, Mark, MarkKind
from rules_core.kernel.requests import Sketch

WIDE: Final = 4000
"""Of every paper, in units of it."""
STAMPS: Final = ("house", "tower", "tree", "temple", "keep", "stall", "hill", "dock", "hall", "field")


@dataclass(frozen=True)
class Subject:
    """Something to draw on paper of `width` x `height` units, and what a game knows of it.

    `needs` and `allowed` are the kinds of mark as the question has them. `line` is what a line is drawn as.
    """

    width: int
    height: int
    """Of the paper, in its own units: tools are made for `WIDE` of them."""
    needs: tuple[MarkKind, ...] = ()
    allowed: tuple[MarkKind, ...] = ()
    name: str = ""
    line: Tool | None = Tool.ROAD
    """None where lines mean nothing."""
    is_dotted: bool = False
    """It lies underground."""
    wash: str = "field"
    """The role of the colour that its area is washed in at first."""
    stamps: tuple[str, ...] = STAMPS
    """Offered stamps; the first is of its own kind."""
    stamp_size: int = 100
    """How wide stamps are at first, in units."""
    taken: Sequence[Sequence[Spot]] = field(default_factory=tuple)
    """Outlines and lines of what is drawn already: a plain proposal keeps clear of them."""

    proposed: Sequence[Mark] = ()
    """What the game itself would draw here; without it a plain thing is drawn where there is room."""
    per_unit: float = 1.0
    """So many units of the question is one of the paper's."""
    is_single: bool = False
    """It is one building: the program draws one large stamp, not many small ones."""
    begins_with_river: bool = False
    """Rivers are what is drawn first."""

    @property
    def kinds(self) -> tuple[MarkKind, ...]:
        """Every kind of mark that may be drawn."""
        return (*self.needs, *(one for one in self.allowed if one not in self.needs))

    def shapes(self) -> tuple[Tool, ...]:
        """The tools that make marks here, each where it is for every subject."""
        found = [Tool.OUTLINE] if AREA in self.kinds else []
        if RIVER in self.kinds:
            found.append(Tool.RIVER)
        if LINE in self.kinds and self.line is not None and self.line not in found:
            found.append(self.line)
        return tuple(found)

    def first_shape(self) -> Tool | None:
        """The one of them that is in hand at first."""
        shapes = self.shapes()
        wanted = Tool.RIVER if self.begins_with_river else self.line if self.needs[:1] == (LINE,) else None
        return wanted if wanted in shapes else next(iter(shapes), None)

    @property
    def begins_with_stamp(self) -> bool:
        """Whether a single stamp is enough."""
        return SPOT in self.needs


def subject_of(request: Sketch, name: str = "") -> Subject:
    """What a question alone says, on paper as wide as any."""
    high = round(WIDE * request.height / request.width)
    return Subject(WIDE, high, request.needs, request.allowed, name, per_unit=request.width / WIDE)


@dataclass(frozen=True)
class SketchStart:
    """What a prompt needs to let somebody draw: the subject, and where strokes are kept."""

    subject: Subject
    keep: Callable[[bytes], str]
    """Takes strokes and gives the name by which an answer speaks of them."""
    moment: int = 0
    """Where in the game the question stands: undo comes back to it, and an equal question later on is another one."""
