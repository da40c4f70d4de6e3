"""Reports what goes wrong: holds unsaved games, writes the log, shows the dialogs. Most of it is loaded late."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.shell.faults.words import clock_words, sentence_of
from desktop.shell.start_page_cards import when
from desktop.storage.cards import LIBRARY_FILE, GameCard, clock_is_behind, read_cards
from desktop.storage.problems import LibraryProblem
from rules_core.kernel.problems import SetupProblem

if TYPE_CHECKING:
    from desktop.session.match_session import MatchSession
    from desktop.session.shell import Shell
    from desktop.shell.faults.fault_dialog import FaultDialog
    from desktop.shell.faults.unsaved_games import UnsavedGames
    from desktop.shell.faults.watch import Fault, FaultWatch
    from desktop.storage.fault_pack import FaultPart
    from desktop.storage.running_log import LogFile

LOG_AFTER_MS = 100


class FaultReporting(QObject):
    """One for the window; the watch is handed to it when there is one."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.dialog_parent)
        self.shell = shell
        self.dialog: FaultDialog | None = None
        self.watch: FaultWatch | None = None
        self._saving: UnsavedGames | None = None
        self._log: LogFile | None = None
        self._column = QVBoxLayout()
        self._clock_told = False

    def with_line(self, page: QWidget) -> QWidget:
        """The page, with room above it for the line that tells of trouble."""
        both = QWidget()
        self._column = QVBoxLayout(both)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(page, 1)
        return both

    # Saving

    @property
    def saving(self) -> UnsavedGames:
        """Holds games that cannot be saved."""
        if self._saving is None:
            from desktop.shell.faults.unsaved_games import UnsavedGames

            self._saving = UnsavedGames(self.shell)
            self._saving.heard.connect(lambda kind: self.note(f"saving: {kind or 'works again'}"))
            self._saving.elsewhere.connect(self._ask_for_copy)
            self._column.insertWidget(0, self._saving.line)
        return self._saving

    def take(self, session: MatchSession) -> None:
        """A game is opened."""
        self.saving.take(session)
        self.note(f"game {session.game_id} opened, {len(session.match.journal.entries) - 1} answers")

    def leave(self, session: MatchSession) -> None:
        """A game is put away."""
        self.saving.leave(session)

    def _ask_for_copy(self, session: MatchSession, sentence: str) -> None:
        from desktop.shell.open_twice import ask_for_copy

        ask_for_copy(self.shell, self.saving, session, sentence)

    def waiting(self, game_id: int) -> MatchSession | None:
        """The game as it goes on in memory, if the library has only an older stand of it."""
        return self._saving.waiting(game_id) if self._saving is not None else None

    def may_close(self) -> bool:
        """Whether the program may end; asks when a game would be lost."""
        return self._saving is None or self._saving.may_close()

    def sentence_of(self, fault: Exception) -> str:
        """One sentence with place and remedy, for any fault that a page shows."""
        if isinstance(fault, LibraryProblem):
            self.note(f"library: {fault.kind.value}")
            return sentence_of(fault)
        return " ".join(fault.sentences) if isinstance(fault, SetupProblem) else str(fault)

    def look_at_clock(self, games: list[GameCard], now: datetime | None = None) -> None:
        """Say once when the computer's clock has been set back behind the last game."""
        if not self._clock_told and clock_is_behind(games, now or datetime.now(UTC)):
            self._clock_told = True
            self.saving.line.tell_note(clock_words(when(max(game.played for game in games))))

    # The log

    def begin(self, watch: FaultWatch) -> None:
        """The program runs: be told of faults."""
        self.watch = watch
        watch.note = self.note
        watch.situation = self.situation
        watch.rescue = self.rescue
        watch.caught.connect(self.tell)
        watch.repeated.connect(self.tell_again)

    def begin_log_soon(self) -> None:
        """The start page is ready: begin the log a moment later, for nobody waits for it."""
        if self.watch is not None:
            QTimer.singleShot(LOG_AFTER_MS, self, self.begin_log)

    def end(self) -> None:
        """The last line of the log."""
        if self._log is not None:
            from desktop.storage.running_log import end_log

            self.note("end")
            end_log(self._log)
            self._log = None

    def note(self, words: str) -> None:
        """A line in the log."""
        if self._log is not None:
            import logging

            logging.getLogger("hearthwall").info(words)

    def begin_log(self) -> None:
        """Begin the log of this run, and look whether the run before ended well."""
        from desktop.storage.fault_files import earlier_crashes
        from desktop.storage.running_log import begin_log

        self._log = begin_log(self.folder)
        self.note("start")
        machine = self.machine()
        for line in machine.splitlines():
            self.note(line)
        crashes = earlier_crashes(self.folder, f"Hearthwall ended of a hard fault.\n\nAs it is now:\n{machine}")
        if crashes:
            self.note("the run before ended of a hard fault")
            self._dialog().tell_of_crash(crashes[0], games=self._has_games())

    def _has_games(self) -> bool:
        with suppress(LibraryProblem):
            return bool(read_cards(self.folder / LIBRARY_FILE, 1))
        return False

    @property
    def folder(self) -> Path:
        """The user's folder."""
        return self.shell.folder

    def machine(self) -> str:
        """Versions, system, library and look."""
        from desktop.shell.faults.versions import library_line, look_lines, versions

        return "\n".join(
            (versions(), library_line(self.folder), look_lines(self.shell.theme, self.shell.dialog_parent))
        )

    def situation(self) -> str:
        """What every report says beside the fault itself."""
        from desktop.shell.faults.versions import game_line

        session = self.shell.session
        game = "No game open"
        saved = "Everything is saved"
        if session is not None:
            game = game_line(session.match)
        if self._saving is not None and self._saving.unsaved:
            saved = "Some answers could not be saved"
        log = "\n".join(self._log.last) if self._log is not None else "(not begun)"
        return f"{self.machine()}\n{game}\n{saved}\n\nThe last lines of the log\n{log}"

    # Faults of the program

    def rescue(self) -> None:
        """Save everything that can be saved, now."""
        self.shell.settings.sync()
        session = self.shell.session
        if session is not None:
            session.save()

    def tell(self, fault: Fault) -> None:
        """Save, then say once what happened; while a dialog stands, it only counts what else came."""
        from desktop.shell.faults.fault_dialog import Kept

        session = self.shell.session
        # A sandbox is written down nowhere; a game that was put away unsaved still waits in memory.
        kept = Kept.NO_GAME if session is None or session.is_sandbox else Kept.IN_MEMORY
        with suppress(Exception):
            self.rescue()
            if self._saving is not None and self._saving.unsaved:
                kept = Kept.IN_MEMORY
            elif kept is Kept.IN_MEMORY:
                kept = Kept.SAVED
        self._dialog().tell_of_fault(fault, kept)

    def tell_again(self, key: str, count: int) -> None:
        """While its dialog stands, say there how often a fault has come by now."""
        if self.dialog is not None:
            self.dialog.tell_again(key, count)

    def show_report(self) -> None:
        """The page behind "Report a fault": what would be packed, and where to."""
        from desktop.shell.faults.report_dialog import ReportDialog

        ReportDialog(self.shell.theme, self._parts(), self.shell.dialog_parent).open()

    def _parts(self) -> list[FaultPart]:
        from desktop.shell.faults.report_parts import parts_of

        return parts_of(self.folder, self.situation(), self.shell.session)

    def _dialog(self) -> FaultDialog:
        if self.dialog is None:
            from desktop.shell.faults.fault_dialog import FaultDialog

            self.dialog = FaultDialog(self.shell.theme, self.shell.dialog_parent)
            self.dialog.close_wanted.connect(self.shell.close)
            self.dialog.finished.connect(self._dialog_gone)
        return self.dialog

    def _dialog_gone(self) -> None:
        self.dialog = None
