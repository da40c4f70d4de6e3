"""Shows facts one after the other on a stage. Any key jumps to the end; nothing waits for it."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from rules_core.kernel.facts import Fact
from rules_core.kernel.match import Told

MOST_BEATS = 400
PLAYED: Final = True
SKIPPED: Final = False
"""Whether the dice of a beat may roll."""


class Stage(Protocol):
    """Where facts are shown: it knows how each of them looks, and how the table stands at the end."""

    def beat_ms(self, fact: Fact) -> int:
        """How long a fact is shown at the usual speed, 0 for one that is not shown."""

    def has_dice(self, fact: Fact) -> bool:
        """Whether dice fell with it."""

    def show_fact(self, fact: Fact) -> None:
        """Show what this fact changes."""

    def settle(self, *, animated: bool) -> None:
        """Show everything as it stands now."""

    def skip(self) -> None:
        """Whatever still moves is at its end."""


class FactPlayer(QObject):
    """A queue of beats before the present."""

    beat = Signal(object, bool)
    """The fact that is being shown, and whether its dice may roll: those of a skipped one lie at once."""
    skipped = Signal()
    """All that still moves is to show its end."""
    finished = Signal()

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self._stage = stage
        self._beats: list[Fact] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)
        self.speed = 1.0
        """How fast beats follow one another; 0 shows only the end."""

    @property
    def playing(self) -> bool:
        """Whether beats are waiting."""
        return bool(self._beats) or self._timer.isActive()

    def show_now(self, *, animated: bool = True) -> None:
        """Show the table as it stands, unless beats are still to come."""
        if not self.playing:
            self._stage.settle(animated=animated)

    def play(self, told: list[Told]) -> None:
        """Queue new facts."""
        self._beats.extend(one.fact for one in told if self._stage.beat_ms(one.fact) > 0)
        if self.speed <= 0 or len(self._beats) > MOST_BEATS:
            self.finish()
        elif self._beats and not self._timer.isActive():
            self._timer.start(0)

    def finish(self) -> None:
        """Jump to the end."""
        was_playing = self.playing
        # What was skipped is not told beat by beat, but its last dice and its end are.
        thrown = [fact for fact in self._beats if self._stage.has_dice(fact)]
        for fact in dict.fromkeys([*thrown[-1:], *self._beats[-1:]]):
            self.beat.emit(fact, SKIPPED)
        self._beats.clear()
        self._timer.stop()
        self.skipped.emit()
        self._stage.skip()
        self._stage.settle(animated=False)
        if was_playing:
            self.finished.emit()

    def _next(self) -> None:
        if not self._beats:
            self._stage.settle(animated=True)
            self.finished.emit()
            return
        fact = self._beats.pop(0)
        self._stage.show_fact(fact)
        self.beat.emit(fact, PLAYED)
        self._timer.start(round(self._stage.beat_ms(fact) / self.speed))
