"""Questions that nobody is asked, because people have nothing to do for the answer or it changes nothing."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from desktop.play.presenter import Presenter
from desktop.play.since_asked import SinceAsked
from rules_core.kernel.requests import Answer, Request


class Unasked(QObject):
    """Answers them a moment later, unless somebody has gone back to them or tries something out."""

    def __init__(self, presenter: Presenter, since_asked: SinceAsked, parent: QObject) -> None:
        super().__init__(parent)
        self.presenter, self.since_asked = presenter, since_asked
        self.has_come_back = False
        """Whether the question that stands has been gone back to: then it is asked, whatever it is."""
        self._found: tuple[int, Answer | None, str] = (-1, None, "")
        """For which entry of the journal, the answer of people, and why the program rolls instead of them."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._answer)

    def takes(self, request: Request) -> bool:
        """Whether this question is answered so; then it will be."""
        session = self.presenter.session
        if self.has_come_back or session.autoplay.answers or session.is_sandbox:
            return False
        answer = self.presenter.unasked(request)
        why = "" if answer is not None else self.presenter.why_nobody_rolls(request)
        if answer is None and not why:
            return False
        self._found = session.match.journal.head, answer, why
        self._soon.start()
        return True

    def stop(self) -> None:
        """The game is left."""
        self._soon.stop()

    def _answer(self) -> None:
        session = self.presenter.session
        head, answer, why = self._found
        if session.pending is None or session.match.journal.head != head or session.autoplay.answers:
            return
        if answer is not None:
            session.answer(answer)
        else:
            self.since_asked.because(why)
            session.roll()
