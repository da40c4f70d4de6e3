"""Holds the games that could not be saved, tells of them, and asks before they would be lost."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox

from desktop.look.message_box import message_box
from desktop.session.match_session import MatchSession
from desktop.shell.faults.saving_line import SavingLine
from desktop.shell.faults.words import not_saved, saved_again
from desktop.storage.drawing_file import names_of, plain_drawings, with_drawings
from desktop.storage.problems import LibraryProblem, ProblemKind
from desktop.storage.whole_file import write_whole
from rules_core.kernel.saves import to_text

if TYPE_CHECKING:
    from desktop.session.shell import Shell


class UnsavedGames(QObject):
    """The games of this run that are not written down, and the line that tells of them."""

    heard = Signal(str)
    """For the log: what kind of trouble there is now, "" when it is over."""

    elsewhere = Signal(object, str)
    """A game that another window has played on in, and the sentence for it."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.dialog_parent)
        self._shell = shell
        self.line = SavingLine(shell.theme)
        self.line.try_wanted.connect(self.try_now)
        self.line.file_wanted.connect(self.ask_for_file)
        self.line.anew_wanted.connect(self.make_anew)
        self._open: MatchSession | None = None
        self._waiting: dict[int, MatchSession] = {}
        self._given_up = False

    # Games come and go

    def take(self, session: MatchSession) -> None:
        """A game is opened."""
        self._open = session
        if self._waiting.pop(session.game_id, None) is None:
            # Not by functions that name the game: it would keep them, and they it, for as long as the program runs.
            session.saving.connect(self._told)
            session.elsewhere.connect(self._told_elsewhere)

    def leave(self, session: MatchSession) -> None:
        """A game is put away; one that is not saved stays here and is tried on."""
        session.stop_bot()
        if session.trouble is not None:
            session.save()
        self._open = None
        if session.trouble is None:
            session.end()
        else:
            self._waiting[session.game_id] = session

    def give_up(self, session: MatchSession) -> None:
        """The answers of a game that are not saved are wanted no longer."""
        self._forget(session)
        session.end()
        if not self.unsaved:
            self.line.put_away()

    def waiting(self, game_id: int) -> MatchSession | None:
        """The game as it goes on in memory, if the library has only an older stand of it."""
        return self._waiting.get(game_id)

    @property
    def unsaved(self) -> list[MatchSession]:
        """Games with answers that are not written down."""
        known = [*self._waiting.values(), *([self._open] if self._open is not None else [])]
        return [session for session in known if session.trouble is not None]

    # What can be done

    def save_all(self) -> bool:
        """Write down what can be; whether nothing is left to write."""
        for session in self.unsaved:
            session.save()
        return not self.unsaved

    def try_now(self) -> None:
        """Try again, at a person's wish."""
        self.save_all()

    def make_anew(self) -> None:
        """A new library where the one is gone, at a person's wish, with the games that are open."""
        with suppress(LibraryProblem):
            # What stands in the way stands there for the games too, and is told with them.
            self._shell.games.make_anew()
        self.save_all()

    def ask_for_file(self) -> None:
        """Keep the unsaved games as files, at places that the person chooses."""
        for session in self.unsaved:
            path, _ = QFileDialog.getSaveFileName(
                self._shell.dialog_parent,
                self.tr("Keep “{name}” as a file").format(name=session.name),
                f"{session.name}.hearthgame",
                self.tr("Hearthwall games (*.hearthgame)"),
            )
            if path:
                self.keep_file(session, Path(path))

    def keep_file(self, session: MatchSession, path: Path) -> bool:
        """Write a game from memory into a file that "Import a game" takes; says how it went."""
        try:
            drawings = plain_drawings(names_of(session.match), session.drawings.find)
            write_whole(path, (with_drawings(to_text(session.match).rstrip(), drawings) + "\n").encode("utf-8"))
        except OSError as fault:
            words = self.tr("{file} could not be written ({reason}); choose another place.")
            self._tell(words.format(file=path, reason=fault.strerror or fault))
            return False
        words = self.tr("Your game up to here is in {file}; take it in again with “Import a game”.")
        self._tell(words.format(file=path))
        return True

    def may_close(self) -> bool:
        """Whether the program may end; asks the person when a game would be lost."""
        if self._given_up or self.save_all():
            return True
        if self._shell.dialog_parent.findChild(QMessageBox, "dialog.unsaved") is None:
            self._ask()
        return False

    def _ask(self) -> None:
        names = ", ".join(f"“{session.name}”" for session in self.unsaved)
        fault = self.unsaved[0].trouble
        title = self.tr("{names} is not saved up to the last answer.").format(names=names)
        why = not_saved(fault) if fault is not None else ""
        box = message_box(self._shell.dialog_parent, "dialog.unsaved", title, why)
        again = box.addButton(self.tr("Try again"), QMessageBox.ButtonRole.AcceptRole)
        file = box.addButton(self.tr("Keep as a file"), QMessageBox.ButtonRole.ActionRole)
        lose = box.addButton(self.tr("Close without saving"), QMessageBox.ButtonRole.DestructiveRole)
        stay = box.addButton(self.tr("Play on"), QMessageBox.ButtonRole.RejectRole)
        names_of = ((again, "unsaved.again"), (file, "unsaved.file"), (lose, "unsaved.lose"), (stay, "unsaved.stay"))
        for button, name in names_of:
            button.setObjectName(name)
        box.setDefaultButton(again)
        box.setEscapeButton(stay)
        again.clicked.connect(self._shell.close)
        file.clicked.connect(self.ask_for_file)
        lose.clicked.connect(self._give_up)
        box.open()

    def _give_up(self) -> None:
        self._given_up = True
        self._shell.close()

    def _told(self, fault: LibraryProblem | None) -> None:
        session = cast(MatchSession, self.sender())
        if fault is not None:
            self.heard.emit(fault.kind.value)
            self._tell(not_saved(fault))
            return
        self.heard.emit("")
        if session is not self._open:
            self._forget(session)
            session.end()
        if not self.unsaved:
            self.line.tell_good(saved_again())

    def _tell(self, words: str) -> None:
        kinds = [session.trouble.kind for session in self.unsaved if session.trouble is not None]
        self.line.tell_trouble(words, gone=ProblemKind.MISSING in kinds)

    def _told_elsewhere(self, sentence: str) -> None:
        self.elsewhere.emit(self.sender(), sentence)

    def _forget(self, session: MatchSession) -> None:
        # By the session itself: kept as a copy, it has another number than the one it waits under.
        self._waiting = {number: kept for number, kept in self._waiting.items() if kept is not session}
