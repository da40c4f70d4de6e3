"""The menu actions of an open game for real tables: build the table up, and check where everybody stands."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QWidget

from desktop.look.late_dialog import open_late
from desktop.look.theme import Theme
from desktop.play.fact_player import FactPlayer
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from desktop.tabletop.placing.arrivals import SETTING, Arrivals
from desktop.tabletop.placing.measured_table import MeasuredTable


class PlacingActions(QObject):
    """Entries of the Table menu. The windows behind them are loaded when they are wanted."""

    units_chosen = Signal(bool)
    """A window's own switch has set centimetres (or inches)."""

    def __init__(
        self,
        theme: Theme,
        session: MatchSession,
        settings: Settings,
        player: FactPlayer,
        table: Callable[[], MeasuredTable],
        window: QWidget,
    ) -> None:
        """`table` gives it as the game stands."""
        super().__init__(window)
        self.theme, self.session, self.settings = theme, session, settings
        self.table = table
        self.window = window
        self.actions = [
            self._action(self.tr("&Build this table up..."), self.build_up, "Ctrl+B"),
            self._action(self.tr("Check where &everybody stands..."), self.check, "Ctrl+Shift+B"),
            self._new_action(),
        ]
        self.arrivals = Arrivals(session, player, settings, table, self)
        self.arrivals.came.connect(self.show_new)

    def build_up(self) -> None:
        """The guide from the screen to a real table."""
        from desktop.tabletop.placing.rebuild_guide import RebuildGuide

        self.session.stop_bot()
        self.arrivals.forget()
        self._open(RebuildGuide(self.theme, self.settings, self.table(), self.window))

    def come_to_table(self, earlier: MeasuredTable | None) -> None:
        """The game goes from the screen to a real table; `earlier` is what people left standing there, if they did."""
        if earlier is None:
            self.build_up()
            return
        self.session.stop_bot()
        self.arrivals.forget()
        table = self.table()
        moved = table.moved_since(earlier)
        gone = earlier.on_table() - table.on_table()
        taken_off = tuple(earlier.row(one, str).title for one in earlier.placements() if one.id in gone)
        if moved:
            self.show_new(moved, taken_off, is_return=True)
        elif taken_off:
            self.build_up()

    def check(self) -> None:
        """Whether the screen and the real table agree."""
        from desktop.tabletop.placing.position_check import PositionCheck

        self.session.stop_bot()
        self._open(PositionCheck(self.theme, self.session, self.settings, self.table, self.window))

    def show_new(self, new: frozenset[str], gone: tuple[str, ...] = (), *, is_return: bool = False) -> None:
        """The guide for what has just come onto the table, or has moved until people came back to it; `gone` are the
        names of what has to be taken off first."""
        from desktop.tabletop.placing.new_pieces import NewPieces

        dialog = NewPieces(self.theme, self.settings, self.table(), new, self.window, gone=gone, is_return=is_return)
        dialog.finished.connect(lambda: self.new.setChecked(self.settings.flag(SETTING, default=True)))
        dialog.finished.connect(lambda: self.units_chosen.emit(self.settings.centimetres))
        open_late(dialog)

    def put_away(self) -> None:
        """The window closes: nothing opens any more."""
        self.arrivals.stop()

    def _open(self, dialog: QDialog) -> None:
        # The windows have a switch of their own for the unit.
        dialog.finished.connect(lambda: self.units_chosen.emit(self.settings.centimetres))
        dialog.open()

    def _new_action(self) -> QAction:
        self.new = QAction(self.tr("Show what is &new on the table"), self.window)
        self.new.setCheckable(True)
        self.new.setChecked(self.settings.flag(SETTING, default=True))
        self.new.toggled.connect(lambda on: self.settings.set_flag(SETTING, value=on))
        return self.new

    def _action(self, words: str, call: object, keys: str) -> QAction:
        made = QAction(words, self.window)
        made.setShortcut(QKeySequence(keys))
        if callable(call):
            made.triggered.connect(lambda _=False: call())
        return made
