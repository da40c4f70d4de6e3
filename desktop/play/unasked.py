"""Questions that nobody is asked, because people have nothing to do for the answer."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from desktop.play.presenter import Presenter
from rules_core.kernel.requests import Answer, Request


class Unasked(QObject):
    """Answers them a moment later, unless somebody has gone back to them or tries something out."""

    def __init__(self, presenter: Presenter, parent: QObject) -> None:
        super().__init__(parent)
        self.presenter = presenter
        self.has_come_back = False
        """Whether the question that stands has been gone back to: then it is asked, whatever it is."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._answer)

    def takes(self, request: Request) -> bool:
        """Whether this question is answered so; then it will be."""
        answer = self._answer_to(request)
        if answer is not None:
            self._soon.start()
        return answer is not None

    def stop(self) -> None:
        """The game is left."""
        self._soon.stop()

    def _answer_to(self, request: Request) -> Answer | None:
        session = self.presenter.session
        rests = self.has_come_back or session.autoplay.answers or session.is_sandbox
        return None if rests else self.presenter.unasked(request)

    def _answer(self) -> None:
        session = self.presenter.session
        answer = self._answer_to(session.pending) if session.pending is not None else None
        if answer is not None:
            session.answer(answer)
