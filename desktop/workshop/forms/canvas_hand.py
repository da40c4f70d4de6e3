"""Carries out on the item what the hand does on a table from above, as if it had been typed into the form."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, Qt, Signal

from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.table_canvas import TableCanvas, TablePiece
from rules_core.content.items import Path
from rules_core.kernel.game import Plain


@dataclass(frozen=True)
class Held:
    """A piece and the row that it stands for."""

    path: Path
    piece: TablePiece


class Deeds(Protocol):
    """What the hand does to rows. Each gives the row anew, None where that cannot be done to it."""

    def moved(self, path: Path, row: Plain, x: int, y: int) -> Plain | None:
        """Somewhere else."""

    def bent(self, path: Path, row: Plain, place: int, x: int, y: int) -> Plain | None:
        """One place of a line somewhere else."""

    def stretched(self, path: Path, row: Plain, x: int, y: int) -> Plain | None:
        """Larger or smaller."""

    def turned(self, path: Path, row: Plain, by: int) -> Plain | None:
        """Round its middle."""

    def copied(self, path: Path, row: Plain) -> Plain | None:
        """One more like it."""


class CanvasHand(QObject):
    """The hand of one table. Whoever owns it shows what lies there, and shows it anew when `done` says so."""

    done = Signal()
    """The draft has changed."""
    opened = Signal(tuple)
    """Somebody wants to see the row at this path."""

    def __init__(self, canvas: TableCanvas, bench: Bench) -> None:
        super().__init__(canvas)
        self.canvas, self.bench = canvas, bench
        self.held: list[Held] = []
        self.deeds: Deeds | None = None
        canvas.moved.connect(self._move)
        canvas.bent.connect(self._bend)
        canvas.stretched.connect(self._stretch)
        canvas.turned.connect(self._turn)
        canvas.copied.connect(self._copy)
        canvas.removed.connect(self._remove)
        canvas.opened.connect(lambda number: self.opened.emit(self.held[number].path))

    @property
    def chosen(self) -> Held | None:
        """What is chosen."""
        return self.held[self.canvas.chosen] if 0 <= self.canvas.chosen < len(self.held) else None

    def show(self, held: Sequence[Held], deeds: Deeds) -> None:
        """What lies there now, and what can be done to it."""
        self.held, self.deeds = list(held), deeds
        self.canvas.show_pieces([one.piece for one in held])

    def lay(self, key: str, row: Plain) -> None:
        """Lay a new piece and take hold of it."""
        path = (key, len(self.bench.draft.get((key,), [])))
        self.bench.draft.add((key,), row, self.tr("lay something down"))
        self.done.emit()
        self.canvas.choose(next((number for number, one in enumerate(self.held) if one.path == path), -1))
        self.canvas.setFocus(Qt.FocusReason.OtherFocusReason)

    def _row(self, number: int) -> tuple[Path, Plain]:
        path = self.held[number].path
        return path, dict(self.bench.draft.get(path))

    def _put(self, number: int, row: Plain | None, words: str) -> None:
        if row is not None:
            self.bench.put(self.held[number].path, row, words)
            self.done.emit()

    def _move(self, number: int, x: int, y: int) -> None:
        if self.deeds is not None:
            self._put(number, self.deeds.moved(*self._row(number), x, y), self.tr("move it"))

    def _bend(self, number: int, place: int, x: int, y: int) -> None:
        if self.deeds is not None:
            self._put(number, self.deeds.bent(*self._row(number), place, x, y), self.tr("bend it"))

    def _stretch(self, number: int, x: int, y: int) -> None:
        if self.deeds is not None:
            self._put(number, self.deeds.stretched(*self._row(number), x, y), self.tr("stretch it"))

    def _turn(self, number: int, by: int) -> None:
        if self.deeds is not None:
            self._put(number, self.deeds.turned(*self._row(number), by), self.tr("turn it"))

    def _copy(self, number: int) -> None:
        path, row = self._row(number)
        more = self.deeds.copied(path, row) if self.deeds is not None else None
        if more is not None:
            self.lay(str(path[0]), more)

    def _remove(self, number: int) -> None:
        self.bench.drop(self.held[number].path, self.tr("take it away"))
        self.canvas.choose(-1)
        self.done.emit()
