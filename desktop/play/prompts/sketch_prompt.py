"""Draw something: without a sheet to draw on, a plain mark of the kind that is needed."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton

from desktop.look.theme import Theme
from desktop.play.models.option_view import QuestionView
from desktop.play.prompts.prompt import Prompt, is_enter
from rules_core.kernel.requests import Request, Sketch
from rules_core.players.random_player import random_answer


class SketchPrompt(Prompt):
    """One button, which draws plainly where something is needed and leaves the sheet empty elsewhere."""

    def __init__(self, theme: Theme, request: Request, view: QuestionView) -> None:
        super().__init__(theme, request, view)
        assert isinstance(request, Sketch)
        self.sketch = request
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.done = QPushButton(self.tr("Draw it plainly") if request.needs else self.tr("Done"))
        self.done.setObjectName("prompt.done")
        self.done.setProperty("kind", "main")
        self.done.setMinimumHeight(theme.px(40))
        self.done.clicked.connect(self._finish)
        row.addWidget(self.done)
        row.addStretch(1)

    def _finish(self) -> None:
        self.answered.emit(random_answer(0, 0, self.sketch) if self.sketch.needs else ())

    def handle_key(self, event: QKeyEvent) -> bool:
        if is_enter(event):
            self._finish()
            return True
        return False
