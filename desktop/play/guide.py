"""The guided first game: the real game, with a note beside it that says one thing at a time."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer

from desktop.play.note import Note
from desktop.play.note_place import note_place
from desktop.play.note_sheet import NoteSheet
from desktop.play.play_window import PlayWindow
from rules_core.kernel.facts import Fact
from rules_core.kernel.match import Told
from rules_core.kernel.requests import Request

SETTLED_MS = 40
"""After so long docks that come or go have found their places."""
NOTE_STAYS = 3
"""So many answers a note outlives the question that it was about."""


class Guide(QObject):
    """Shows each note once, on the docks of the page, never over the map or the prompt bar."""

    def __init__(self, window: PlayWindow, notes: Sequence[Note], shown: Sequence[str]) -> None:
        """`shown` are the notes that have been given already, by their keys."""
        super().__init__(window)
        self.room = window.note_room()
        self.session = window.session
        self.presenter = window.presenter
        self.player = window.player
        self.chapters = window.chapters
        self.notes = notes
        self.shown = list(shown)
        """The notes that have been given."""
        self.note: NoteSheet | None = None
        self._said: Note | None = None
        self._since = 0
        self._is_owed = False
        """Somebody plays for people: the question that stands has not been looked at."""
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(SETTLED_MS)
        self._later.timeout.connect(self._arrange)
        self.room.theme.changed.connect(self._later.start)
        for changing in (self.room.page, self.room.board):
            changing.installEventFilter(self)
        self.chapters.installEventFilter(self)
        self.session.changed.connect(self.look_at_question)
        self.session.busy.connect(self._left_alone)
        self.session.reached.connect(self._reached)
        self.player.beat.connect(self._beat)
        self.player.finished.connect(self._let_go)
        self.look_at_question()

    def look_at_question(self) -> None:
        """Show the note of the question that stands, if it has not been shown yet."""
        request = self._asked()
        self._is_owed = request is None and self.session.autoplay.helps
        if request is None:
            return
        self._later.start()
        if self._gives(request):
            return
        # A note that nobody puts away leaves by itself when the play has gone on.
        self._since += 1
        if self._since >= NOTE_STAYS:
            self._take_away()

    def _asked(self) -> Request | None:
        """What people are asked: a note speaks of nothing that a player without a person decides, for them neither."""
        request, session = self.session.pending, self.session
        if request is None or request.who not in session.seats.persons or session.autoplay.helps:
            return None
        return request

    def _left_alone(self, busy: bool) -> None:
        """Whoever played for people a while has ended: they are asked again, and what stands is new to them."""
        request = self._asked()
        if not busy and request is not None and self._is_owed:
            self._is_owed = False
            self._gives(request)

    def _gives(self, request: Request) -> bool:
        """Show the note of a question, or keep it until there is room; False where there is none."""
        # What was said of the other side's turn stands until a question has been answered after it.
        is_read = self.note is not None and self._said is not None and self._said.topic is None and not self._since
        for note in self.notes:
            if not is_read and note.key not in self.shown and self._is_about(note, request):
                # One thing at a time: a note waits until the story of a chapter has been put away.
                if not self.chapters.isVisible():
                    self._give(note)
                return True
        return False

    @property
    def untold(self) -> list[Note]:
        """What there has been no occasion for, of all that can be read at any time."""
        return [one for one in self.notes if one.key not in self.shown and not one.is_for_now]

    def stop(self) -> None:
        """The player knows the rest."""
        self.shown = [one.key for one in self.notes]
        self.session.changed.disconnect(self.look_at_question)
        self.session.busy.disconnect(self._left_alone)
        self.session.reached.disconnect(self._reached)
        self.player.beat.disconnect(self._beat)
        self._see()
        self.deleteLater()

    def _is_about(self, note: Note, request: Request) -> bool:
        if request.topic != note.topic:
            return False
        return note.fits is None or note.fits(self.session.state, request)

    def _beat(self, fact: Fact, played: bool) -> None:
        """What is being shown may have its note: with less motion that comes once all has been reached."""
        if played:
            self._give_theirs([fact])

    def _reached(self, told: list[Told]) -> None:
        """The picture has come further, over what is not shown by itself too."""
        self._give_theirs([one.fact for one in told])

    def _give_theirs(self, facts: Sequence[Fact]) -> None:
        """Give the note on what the other side does here; the picture waits for whoever reads it."""
        for note in self.notes:
            if note.topic is None and note.key not in self.shown and any(self._shows(note, fact) for fact in facts):
                self._give(note)
                self.player.is_held = self.session.is_behind and not self.session.bot_is_playing
                return

    def _shows(self, note: Note, fact: Fact) -> bool:
        if note.seen is None:
            return self.presenter.is_theirs(fact)
        return isinstance(fact, note.seen) and self.player.beat_ms(fact) > 0

    def _let_go(self) -> None:
        self.player.is_held = False

    def _give(self, note: Note) -> None:
        self.shown.append(note.key)
        self._show(note)
        self._since = 0

    def _see(self) -> None:
        """It has been read: go on with what waited for that."""
        self._take_away()
        if self.player.is_held:
            self._let_go()
            self.player.next()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.chapters:
            if event.type() == QEvent.Type.Hide:
                self.look_at_question()
        elif event.type() == QEvent.Type.Resize:
            self._later.start()
        return super().eventFilter(watched, event)

    def _show(self, told: Note) -> None:
        self._take_away()
        title, text = (QCoreApplication.translate("Learn", words) for words in (told.title, told.text))
        note = NoteSheet(self.room.theme, f"learn.{told.key}", title, text, self.room.page)
        note.read.connect(self._see)
        note.enough.connect(self.stop)
        self.note, self._said = note, told
        note.show()
        self._arrange()
        note.raise_()
        self._later.start()

    def _take_away(self) -> None:
        if self.note is not None:
            self.note.hide()
            self.note.deleteLater()
            self.note = None

    def _arrange(self) -> None:
        if self.note is not None and self._said is not None:
            self.note.setGeometry(note_place(self.room, self.note, spare_right=self._said.is_about_right))
