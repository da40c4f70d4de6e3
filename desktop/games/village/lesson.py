"""The guided first game: the real game, with a note beside it that says one thing at a time."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from desktop.look.lettering import Step
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.paper import HeadedSheet
from desktop.play.note_place import note_place
from desktop.play.play_window import PlayWindow
from desktop.session.match_session import MatchSession
from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.kernel.game import Plain
from rules_core.kernel.requests import Choose, Place, Request

FIRST_SEED = 20
"""A first wave that a newcomer can hold; played through before it was chosen."""
SETTLED_MS = 40
"""After so long docks that come or go have found their places."""
NOTE_STAYS = 3
"""So many answers a note outlives the question that it was about."""


@dataclass(frozen=True)
class Lesson:
    """One note: shown at the first question that it is about."""

    key: str
    topic: str
    title: str
    text: str


LESSONS = (
    Lesson(
        "welcome",
        "deploy",
        QT_TRANSLATE_NOOP("Learn", "Your village"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Hold these five houses for five waves. If the Town Hall falls, all is lost. Put your heroes into the "
            "golden area: click a spot there, or press Enter for the one we suggest. You do not know yet from which "
            "side the enemy comes.",
        ),
    ),
    Lesson(
        "whom",
        "whom",
        QT_TRANSLATE_NOOP("Learn", "Your turn"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Choose who acts: click a hero with a dashed ring, or press the digit on the button below. When you have "
            "had enough, pass. Then the enemies act.",
        ),
    ),
    Lesson(
        "dice",
        "dice",
        QT_TRANSLATE_NOOP("Learn", "One, two or three dice"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Each die that reaches your Quality is an action. More dice may give more actions, but two misses end "
            "your whole turn. The buttons show the odds. Two dice are a good habit.",
        ),
    ),
    Lesson(
        "action",
        "action",
        QT_TRANSLATE_NOOP("Learn", "Spend your actions"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "Move, attack, shoot. Drag the hero on the map to move at once. Point at an enemy to see what an attack "
            "may do, before you decide. One attack in each turn.",
        ),
    ),
    Lesson(
        "move",
        "move",
        QT_TRANSLATE_NOOP("Learn", "Where to?"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "The blue area is as far as one move reaches. Stand between the enemies and what they want: the list on "
            "the right says what each group is after.",
        ),
    ),
    Lesson(
        "council",
        "council",
        QT_TRANSLATE_NOOP("Learn", "The council meets"),
        QT_TRANSLATE_NOOP(
            "Learn",
            "The wave is over and you have earned Supplies. Mend what is broken, save up for better houses, set "
            "Barricades and Traps. End the council when you are done. You know it all now: good luck.",
        ),
    ),
)


def first_game() -> tuple[str, Plain, int]:
    """Name, setup and seed of the first game: an Intro with three heroes on open ground."""
    content = shipped()
    heroes = list(content.heroes)[:3]
    setup = build(content, {"length": "intro", "heroes": heroes, "terrain": next(iter(content.terrain))})
    return QCoreApplication.translate("Learn", "A first evening"), setup, FIRST_SEED


class Guide(QObject):
    """Shows each lesson once, on the docks of the play window, never over the map or the prompt bar."""

    def __init__(self, theme: Theme, window: PlayWindow, session: MatchSession, shown: list[str]) -> None:
        super().__init__(window)
        self.theme = theme
        self.window = window
        self.session = session
        self.shown = list(shown)
        """The lessons that have been given."""
        self.note: QWidget | None = None
        self._since = 0
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(SETTLED_MS)
        self._later.timeout.connect(self._arrange)
        theme.changed.connect(self._later.start)
        window.installEventFilter(self)
        session.changed.connect(self.look_at_question)
        self.look_at_question()

    def look_at_question(self) -> None:
        """Show the lesson of the question that stands, if it has not been shown yet."""
        request = self.session.pending
        if request is None:
            return
        for lesson in LESSONS:
            if lesson.key not in self.shown and _is_about(lesson, request):
                self.shown.append(lesson.key)
                self._show(lesson)
                self._since = 0
                return
        # A note that nobody puts away leaves by itself when the play has gone on.
        self._since += 1
        if self._since >= NOTE_STAYS:
            self._take_away()

    def stop(self) -> None:
        """The player knows the rest."""
        self.session.changed.disconnect(self.look_at_question)
        self._take_away()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._later.start()
        return super().eventFilter(watched, event)

    def _show(self, lesson: Lesson) -> None:
        self._take_away()
        px = self.theme.px
        title = QCoreApplication.translate("Learn", lesson.title)
        note = HeadedSheet(self.theme, title, "open-book", parent=self.window)
        note.setObjectName(f"learn.{lesson.key}")
        note.setAccessibleName(title)
        text = text_label(QCoreApplication.translate("Learn", lesson.text), Step.BODY, wrap=True)
        text.setContentsMargins(px(14), px(10), px(14), px(6))
        note.body.addWidget(text)
        row = QHBoxLayout()
        row.setContentsMargins(px(14), 0, px(14), px(12))
        enough = QPushButton(self.tr("I know the rest"))
        enough.setObjectName("learn.stop")
        enough.setProperty("kind", "quiet")
        enough.clicked.connect(self.stop)
        see = QPushButton(self.tr("I see"))
        see.setObjectName("learn.see")
        see.setProperty("kind", "main")
        see.clicked.connect(self._take_away)
        for button in (enough, see):
            # The keys stay with the question: a note never takes the keyboard.
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row.addWidget(enough)
        row.addStretch(1)
        row.addWidget(see)
        note.body.addLayout(row)
        self.note = note
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
        if self.note is None:
            return
        self.note.setGeometry(note_place(self.window, self.note, spare_right=self.shown[-1] == "council"))


def _is_about(lesson: Lesson, request: Request) -> bool:
    if not isinstance(request, (Choose, Place)):
        return False
    return request.topic == lesson.topic
