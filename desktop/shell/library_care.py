"""Looks after the library behind the start page: is it whole, is a backup due, and the way back if it is damaged."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QDateTime, QLocale, QObject, QTimer, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from desktop.look.late_dialog import open_late
from desktop.look.message_box import message_box, say
from desktop.shell.faults.words import sentence_of
from desktop.storage.backups import Backup, back_up_if_due, newest_whole_backup
from desktop.storage.private_folder import keep_files_private
from desktop.storage.problems import LibraryProblem
from desktop.storage.rescue import Health, look_over, put_aside, restore
from desktop.storage.whole_file import sweep

ASKED_MS = 40
"""How often the thread is asked whether it has finished."""


@dataclass(frozen=True)
class Findings:
    """What a look at the library has brought. `backup` is looked for only where it is needed."""

    health: Health
    backup: Backup | None
    problem: str = ""
    """A backup was due and could not be made: one sentence."""


class LibraryCare(QObject):
    """Looks in a thread of its own, which touches no Qt, and speaks in the window's."""

    looked = Signal()
    """A look is over; where all is well, nothing else happens."""
    mended = Signal()
    """Another file stands in the library's place: show it."""

    def __init__(self, parent: QWidget, library: Path, let_go: Callable[[], None]) -> None:
        """`let_go` closes the library wherever it is open."""
        super().__init__(parent)
        self._parent = parent
        self._library = library
        self._let_go = let_go
        self._findings: list[Findings] = []
        self._thread: Thread | None = None
        self.box: QMessageBox | None = None
        self._met_damage = False
        """Somebody has come upon damage while a look was under way that may not see it."""
        self._timer = QTimer(self)
        self._timer.setInterval(ASKED_MS)
        self._timer.timeout.connect(self._ask_thread)

    def look(self, *, surely_damaged: bool = False) -> None:
        """Begin to look, unless an offer is made already; damage that is met during a look is told after it."""
        if self._thread is not None or self.box is not None:
            self._met_damage = self._met_damage or (surely_damaged and self.box is None)
            return
        self._findings = []
        self._thread = Thread(target=self._look, args=(surely_damaged,), name="library-care")
        self._thread.start()
        self._timer.start()

    def _tidy(self) -> None:
        folder = self._library.parent
        sweep(folder, "*.part")
        # What earlier versions and Qt leave open to all.
        keep_files_private(folder, "*.sqlite*", "*.ini", "log*.txt", "miniatures.json", "backups/*", "reports/*")

    def _look(self, surely_damaged: bool) -> None:
        self._tidy()
        health = Health.DAMAGED if surely_damaged else look_over(self._library)
        backup, problem = None, ""
        if health is not Health.WHOLE:
            backup = newest_whole_backup(self._library)
        else:
            try:
                back_up_if_due(self._library, datetime.now(UTC))
            except LibraryProblem as fault:
                problem = str(fault)
            except OSError as fault:
                problem = fault.strerror or str(fault)
        self._findings.append(Findings(health, backup, problem))

    def _ask_thread(self) -> None:
        if self._thread is None or self._thread.is_alive():
            return
        self._timer.stop()
        self._thread = None
        for found in self._findings:
            if found.health is not Health.WHOLE:
                self._offer(found)
            elif found.problem:
                words = self.tr("Today's backup of your games could not be made: {problem}")
                self._say(self.tr("No backup today"), words.format(problem=found.problem))
        self.looked.emit()
        if self._met_damage:
            self._met_damage = False
            self.look(surely_damaged=True)

    def _offer(self, found: Findings) -> None:
        missing = found.health is Health.MISSING
        title = self.tr("Your library is not where it was") if missing else self.tr("Your library is damaged")
        box = message_box(self._parent, "dialog.mend", title)
        box.setIcon(QMessageBox.Icon.Warning)
        backup = found.backup
        if backup is not None:
            words = self.tr("The newest whole backup is of {when}; what was played after it is not in it.")
            sentences = [words.format(when=_in_words(backup.made))]
        else:
            sentences = [self.tr("There is no whole backup of it.")]
        if found.health is Health.DAMAGED:
            sentences.append(self.tr("The damaged file is put aside, not deleted."))
        box.setInformativeText(" ".join(sentences))
        if backup is not None:
            use = box.addButton(self.tr("Use the backup"), QMessageBox.ButtonRole.AcceptRole)
            use.setObjectName("mend.backup")
            use.clicked.connect(lambda: self._use(backup))
            box.setDefaultButton(use)
        fresh = box.addButton(self.tr("Begin anew"), QMessageBox.ButtonRole.ActionRole)
        fresh.setObjectName("mend.fresh")
        fresh.clicked.connect(self._begin_anew)
        leave = box.addButton(self.tr("Not now"), QMessageBox.ButtonRole.RejectRole)
        leave.setObjectName("mend.leave")
        box.setEscapeButton(leave)
        box.finished.connect(self._forget_box)
        self.box = box
        open_late(box)

    def _forget_box(self) -> None:
        self.box = None

    def _use(self, backup: Backup) -> None:
        self._let_go()
        try:
            aside = restore(self._library, backup, datetime.now(UTC))
        except LibraryProblem as fault:
            self._say(self.tr("The backup is not in place"), sentence_of(fault))
            return
        words = self.tr("These are your games of {when}.").format(when=_in_words(backup.made))
        self._say(self.tr("The backup is in place"), self._with_name(words, aside))
        self.mended.emit()

    def _begin_anew(self) -> None:
        from desktop.storage.library import Library

        self._let_go()
        try:
            aside = put_aside(self._library, datetime.now(UTC))
            Library(self._library).close()
        except LibraryProblem as fault:
            self._say(self.tr("The library is as it was"), sentence_of(fault))
            return
        self._say(self.tr("A new library is open"), self._with_name(self.tr("New games go into it."), aside))
        self.mended.emit()

    def _with_name(self, words: str, aside: Path | None) -> str:
        if aside is None:
            return words
        kept = self.tr("The damaged file is kept as {name} in {folder}.")
        return f"{words} {kept.format(name=aside.name, folder=aside.parent)}"

    def _say(self, title: str, sentence: str) -> None:
        say(self._parent, title, sentence)


def _in_words(moment: datetime) -> str:
    """The day and the time as they are written here, on the clock of this place."""
    here = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    long, short = QLocale.FormatType.LongFormat, QLocale.FormatType.ShortFormat
    return f"{QLocale().toString(here.date(), long)}, {QLocale().toString(here.time(), short)}"
