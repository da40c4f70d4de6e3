"""A game that is over is looked back on beside the window: what was found, and how far it is."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from rules_core.kernel.match import Match
    from rules_core.lab.duels import Missed
    from rules_core.lab.look_back import LookBackProgress, LookBackRun


class LookingBack(QObject):
    """One for a game as it ended. It goes on when its page is left, and ends with the game."""

    progressed = Signal()
    ended = Signal()
    """It is over, or was stopped."""
    _heard = Signal()

    def __init__(self, match: Match[Any]) -> None:
        super().__init__()
        self.match = match
        self.head = match.journal.head
        """Where the game ended that is looked back on."""
        self.seen: set[int] = set()
        """The moments whose answers have been shown already, by their entries of the journal."""
        self.run: LookBackRun | None = None
        self._is_told = False
        self._heard.connect(self._hear)

    @property
    def is_running(self) -> bool:
        """Whether games are being played on."""
        return self.run is not None and not self._is_told

    @property
    def is_whole(self) -> bool:
        """Whether it came to its end by itself."""
        return self._is_told and self.run is not None and self.run.progress.is_whole

    @property
    def missed(self) -> tuple[Missed, ...]:
        """The moments that are certain so far, as they were found."""
        return self.run.progress.missed if self.run is not None else ()

    @property
    def fault(self) -> str:
        """What went wrong, for whoever reports it; "" where nothing did."""
        return self.run.fault if self.run is not None else ""

    @property
    def progress(self) -> LookBackProgress | None:
        """How far it is; None before it has begun."""
        return self.run.progress if self.run is not None else None

    def start(self) -> None:
        """Begin, or go on where it was stopped."""
        from rules_core.lab.look_back import LookBackRun

        if self.is_running or self.is_whole:
            return
        run = self.run = LookBackRun(self.match) if self.run is None else self.run.go_on()
        self._is_told = False

        def told(progress: LookBackProgress) -> None:
            # In a thread of its own; whoever heard of it may be gone already, or have begun anew.
            if self.run is run:
                with suppress(RuntimeError):
                    self._heard.emit()

        run.start(told)
        self.progressed.emit()

    def stop(self) -> None:
        """Play no more games."""
        if self.run is not None and self.is_running:
            self.run.stop()

    def _hear(self) -> None:
        if not self.is_running or self.run is None:
            return
        if self.run.is_over:
            self._is_told = True
            self.ended.emit()
        else:
            self.progressed.emit()


def can_look_back(match: Match[Any]) -> bool:
    """Whether the game is over and is one that can be looked back on."""
    from rules_core.games.catalogue import definition_of
    from rules_core.games.look_back import look_back_of

    if not match.over:
        return False
    found = look_back_of(definition_of(match.game.name), match.game)
    return found is not None and found.can_play_on(match.state)
