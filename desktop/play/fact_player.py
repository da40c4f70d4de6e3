"""Shows facts one after the other on a stage. Any key jumps to the end; nothing waits for it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.look.theme import STEP_BY_STEP
from rules_core.kernel.facts import Fact
from rules_core.kernel.match import Told

MOST_BEATS = 400
MOMENT_MS = 1300
"""How long a great moment is shown at the usual speed."""
PLAYED: Final = True
SKIPPED: Final = False
"""Whether the dice of a beat may roll."""


class Stage(Protocol):
    """Where facts are shown: it knows how each of them looks, and how the table stands at the end."""

    def beat_ms(self, fact: Fact) -> int:
        """How long a fact is shown at the usual speed, 0 for one that is not shown."""

    def has_dice(self, fact: Fact) -> bool:
        """Whether dice fell with it."""

    def is_theirs(self, fact: Fact) -> bool:
        """Whether the other side does it, which has a pace of its own."""

    def must_be_read(self, fact: Fact) -> bool:
        """Whether it is shown until people go on, as nothing of it is seen later."""

    def was_by_hand(self, fact: Fact) -> bool:
        """Whether people at a real table have just carried it out: they need not watch it once more."""

    def show_fact(self, fact: Fact) -> None:
        """Show what this fact changes."""

    def settle(self, *, animated: bool) -> None:
        """Show everything as it stands for those who look."""

    def skip(self) -> None:
        """Whatever still moves is at its end."""


class FactPlayer(QObject):
    """A queue of beats before the present."""

    beat = Signal(object, bool)
    """The fact that is being shown, and whether its dice may roll: those of a skipped one lie at once."""
    reached = Signal(int)
    """So many more facts have been shown to their end, in the order in which they were told."""
    skipped = Signal()
    """All that still moves is to show its end."""
    finished = Signal()
    """The picture has come to the present, and nothing moves any more."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self._stage = stage
        self._waiting: deque[tuple[Fact, int]] = deque()
        """What has been told and not been shown, each with how long it is shown at the usual speed."""
        self._in_sight = False
        """Whether a beat is being shown."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)
        self.speed = 1.0
        """How fast beats follow one another; 0 shows only the end."""
        self.their_speed = 1.0
        """The same for what the other side does; `STEP_BY_STEP` waits for `next`."""
        self.is_moment: Callable[[Fact], bool] = lambda fact: False
        """Whether a fact is a great moment, which takes its time."""
        self.is_silent: Callable[[Fact], bool] = lambda fact: False
        """Whether a fact is read elsewhere at once, so that nobody waits for it."""
        self.is_held = False
        """Somebody reads what stands beside the picture: every beat waits for `next`."""
        self.reads = False
        """What is being shown waits for people to go on."""
        self._by_steps = False
        """Every beat of what is being shown waits for `next`."""
        self._waits = False
        self._is_settled = False
        """Whether whoever heard of the end has shown the table as it stands."""

    @property
    def playing(self) -> bool:
        """Whether beats are waiting."""
        return self._timer.isActive() or self._waits

    def show_now(self, *, animated: bool = True) -> None:
        """Show the table as it stands, unless beats are still to come."""
        if not self.playing:
            self._stage.settle(animated=animated)
            self._is_settled = True

    def beat_ms(self, fact: Fact) -> int:
        """How long a fact is shown at the usual speed, 0 for one that is not shown."""
        if self.is_silent(fact):
            return 0
        shown = self._stage.beat_ms(fact)
        return max(shown, MOMENT_MS) if self.is_moment(fact) else shown

    def play(self, told: list[Told]) -> None:
        """Queue new facts."""
        for fact in [one.fact for one in told]:
            self._waiting.append((fact, 0 if self._stage.was_by_hand(fact) else self.beat_ms(fact)))
        beats = self._beats()
        if self.speed <= 0 or len(beats) > MOST_BEATS:
            self.hurry()
        elif beats and not self.playing:
            self._timer.start(0)
        elif not self.playing:
            self._waiting.clear()

    def play_again(self, told: list[Told]) -> None:
        """Show what has been shown before, all of it: without motion it goes on step by step."""
        self.finish()
        self._waiting.extend((one.fact, self.beat_ms(one.fact)) for one in told)
        self._by_steps = self.speed <= 0
        if self._beats():
            self._timer.start(0)
        else:
            self._clear()

    def _beats(self) -> list[Fact]:
        """Those of the facts that wait which will be shown."""
        return [fact for fact, ms in self._waiting if ms > 0]

    def next(self) -> None:
        """What is being shown is at its end; on to the next beat."""
        if self.playing:
            self.skipped.emit()
            self._stage.skip()
            self._next()

    def hurry(self) -> None:
        """Jump to the end, or to what must be read before it."""
        read = next((at for at, (fact, _) in enumerate(self._waiting) if self._stage.must_be_read(fact)), -1)
        if read < 0:
            self.finish()
            return
        self.skipped.emit()
        over, self._in_sight = int(self._in_sight) + read, False
        for _ in range(read):
            fact, ms = self._waiting.popleft()
            if ms > 0 or self._stage.was_by_hand(fact):
                self._stage.show_fact(fact)
        self._stage.skip()
        if over:
            self.reached.emit(over)
        self._next()

    def finish(self) -> None:
        """Jump to the end."""
        was_playing = self.playing
        # What was skipped is not told beat by beat, but its last dice and its end are.
        beats = self._beats()
        thrown = [fact for fact in beats if self._stage.has_dice(fact)]
        for fact in dict.fromkeys([*thrown[-1:], *beats[-1:]]):
            self.beat.emit(fact, SKIPPED)
        self._clear()
        self._timer.stop()
        self.skipped.emit()
        self._stage.skip()
        if was_playing:
            self._end(animated=False)

    def _end(self, *, animated: bool) -> None:
        """Tell that the present is reached, and show it unless that has led to it."""
        self._is_settled = False
        self.finished.emit()
        if not self._is_settled:
            self._stage.settle(animated=animated)

    def _clear(self) -> None:
        self._waiting.clear()
        self._in_sight = self._by_steps = self._waits = self.reads = False

    def _next(self) -> None:
        self._timer.stop()
        self._waits = False
        over, self._in_sight, self.reads = int(self._in_sight), False, False
        while self._waiting and self._waiting[0][1] <= 0:
            fact, _ = self._waiting.popleft()
            over += 1
            if self._stage.was_by_hand(fact):
                # It stands there already, before anything that follows is seen.
                self._stage.show_fact(fact)
                self._stage.skip()
        if over:
            self.reached.emit(over)
        if not self._waiting:
            self._clear()
            self._end(animated=True)
            return
        # On a busy machine dice may still roll when their time is over: what comes next is not seen beside them.
        self.skipped.emit()
        fact, shown_ms = self._waiting.popleft()
        self._in_sight = True
        self.reads = self._stage.must_be_read(fact)
        self._stage.show_fact(fact)
        pace = self.their_speed if self._stage.is_theirs(fact) else self.speed
        self.beat.emit(fact, PLAYED if pace else SKIPPED)
        self._waits = self._by_steps or self.is_held or pace == STEP_BY_STEP or self.reads
        if not self._waits:
            self._timer.start(round(shown_ms / pace) if pace > 0 else 0)
