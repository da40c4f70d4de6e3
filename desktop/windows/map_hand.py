"""The hand on the map: clicks answer, the pointer tries places out, a drag moves in one gesture."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.battlefield.view import BattlefieldView
from desktop.prompts.place_prompt import PlacePrompt
from desktop.prompts.prompt_bar import PromptBar
from desktop.session.match_session import MatchSession
from desktop.windows.fact_player import FactPlayer
from desktop.windows.question_overlays import Trial
from rules_core.kernel.region import Region
from rules_core.kernel.requests import Place, options_of

POINTER_MS = 12
"""The pointer moves more often than a place can be judged: only where it rests that long is tried."""


class MapHand(QObject):
    """Turns what the mouse does on the map into answers. It decides nothing: prompt and session do."""

    tried = Signal()
    """`trial` is another one."""

    def __init__(
        self, view: BattlefieldView, prompt: PromptBar, session: MatchSession, player: FactPlayer, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.view = view
        self.prompt = prompt
        self.session = session
        self.player = player
        self.trial = Trial()
        self._drag_region: Region | None = None
        self._drag_start = ""
        self._pointer = (0, 0)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(POINTER_MS)
        self._later.timeout.connect(self._try_pointer)
        view.clicked.connect(self._clicked)
        view.point_clicked.connect(self._point_clicked)
        view.pointer_moved.connect(self._pointer_moved)
        view.dragged.connect(self._dragged)
        view.turned.connect(self._turned)
        prompt.spot_changed.connect(self._spot_changed)

    def new_question(self) -> None:
        """Nothing is tried out yet; what may be moved can be dragged."""
        self.trial = Trial()
        self._later.stop()
        self._drag_region, self._drag_start = None, ""
        request = self.session.pending
        moves = request is not None and "move" in options_of(request)
        self.view.set_draggable([request.subject] if request is not None and moves else [])
        self.view.set_turning(isinstance(self.prompt.prompt, PlacePrompt) and self.prompt.prompt.can_turn)

    def _clicked(self, thing: str) -> None:
        self.player.finish()
        if self.prompt.prompt is not None and thing:
            self.prompt.prompt.choose_thing(thing)

    def _point_clicked(self, x: int, y: int) -> None:
        self.player.finish()
        self._later.stop()
        if self.prompt.prompt is not None:
            self.prompt.prompt.take_spot(x, y)

    def _pointer_moved(self, x: int, y: int) -> None:
        self._pointer = (x, y)
        if isinstance(self.prompt.prompt, PlacePrompt) and not self.player.playing and not self._later.isActive():
            self._later.start()

    def _try_pointer(self) -> None:
        if isinstance(self.prompt.prompt, PlacePrompt):
            self.prompt.prompt.try_spot(*self._pointer)

    def _turned(self, steps: int) -> None:
        if isinstance(self.prompt.prompt, PlacePrompt):
            self.prompt.prompt.turn_by(steps)

    def _spot_changed(self, x: int, y: int, turn: int) -> None:
        request = self.session.pending
        if request is None:
            return
        trial = Trial(request.topic, request.subject, x, y, turn, shown=True)
        if trial != self.trial:
            self.trial = trial
            self.tried.emit()

    def _dragged(self, thing: str, x: int, y: int, done: bool) -> None:
        self.player.finish()
        if thing != self._drag_start:
            self._drag_start, self._drag_region = thing, self._region_of_move()
        region = self._drag_region
        if region is None:
            self.view.battlefield.settle()
            return
        spot = (x, y) if region.contains(x, y) else region.nearest(x, y)
        if not done:
            self.view.battlefield.lift(thing, *spot)
            self._spot_changed(*spot, 0)
            return
        self._drag_start = ""
        self.view.battlefield.settle()
        answers: list[Any] = ["move", (spot[0], spot[1], 0)]
        self.session.answer_all(answers)

    def _region_of_move(self) -> Region | None:
        """Where a move may end; asked once for each drag, on a copy of the match."""
        request = self.session.pending
        if request is None or "move" not in options_of(request):
            return None
        trial = self.session.match.fork()
        trial.answer("move")
        return trial.pending.region if isinstance(trial.pending, Place) else None
