"""The hand on the map: clicks answer, the pointer tries places out, a drag moves in one gesture."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.play.fact_player import FactPlayer
from desktop.play.presenter import Shortcut
from desktop.play.prompts.place_prompt import PlacePrompt
from desktop.play.prompts.prompt_bar import PromptBar
from desktop.play.shortcuts import Shortcuts
from desktop.session.match_session import MatchSession
from desktop.tabletop.battlefield.view import BattlefieldView
from desktop.tabletop.into_contact import Touchable, into_contact
from desktop.tabletop.marks import TriedMove
from rules_core.kernel.region import Region
from rules_core.kernel.requests import Place, options_of
from rules_core.song.activation import FREE_MOVE
from rules_core.song.field import Field
from rules_core.song.warband import Model, ModelId

POINTER_MS = 12
"""The pointer moves more often than a place can be judged: only where it rests that long is tried."""
MOVE = "move"
"""The answer after which a model is asked where it goes."""


class MapHand(QObject):
    """Turns what the mouse does on the map into answers. It decides nothing: prompt and session do."""

    tried = Signal()
    """`trial` is another one."""

    def __init__(
        self,
        view: BattlefieldView,
        prompt: PromptBar,
        shortcuts: Shortcuts,
        session: MatchSession,
        player: FactPlayer,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.view = view
        self.prompt = prompt
        self.shortcuts = shortcuts
        self.session = session
        self.player = player
        self.trial = TriedMove()
        self._drag_region: Region | None = None
        self._drag_start = ""
        self._pointer = (0, 0)
        self._wanted: tuple[str, int, int] | None = None
        """Who was sent to which ground before the question of the place stood."""
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(POINTER_MS)
        self._later.timeout.connect(self._try_pointer)
        view.clicked.connect(self._clicked)
        view.point_clicked.connect(self._point_clicked)
        view.pointer_moved.connect(self._pointer_moved)
        view.dragged.connect(self._dragged)
        view.drag_cancelled.connect(self._drag_cancelled)
        view.turned.connect(self._turned)
        prompt.spot_changed.connect(self._spot_changed)

    @property
    def is_free(self) -> bool:
        """Whether people put things where they like, as they do at a real table."""
        return False

    def movable(self) -> list[str]:
        """What may be dragged now: whoever is offered a Move."""
        request = self.session.pending
        return [request.subject] if request is not None and MOVE in options_of(request) else []

    def region_of_move(self, move: str = MOVE) -> Region | None:
        """Where the Move that is offered may end, asked on a copy of the match; None when none is offered."""
        trial = self.session.match.fork()
        trial.answer(move)
        return trial.pending.region if isinstance(trial.pending, Place) else None

    def touchable(self, model: Model) -> Touchable:
        """What it matters to this model to be in contact with."""
        field: Field = self.session.state
        return Touchable([one for one in field.enemies(model) if one.in_play])

    def meant(self, mover: str, region: Region, x: int, y: int) -> tuple[int, int]:
        """The spot of the region that a hand means: the nearest, drawn into contact where only a hair is missing."""
        spot = (x, y) if region.contains(x, y) else region.nearest(x, y)
        field: Field = self.session.state
        model = field.models.get(ModelId(mover))
        return into_contact(field, region, model, spot, self.touchable(model)) if model is not None else spot

    def put(self, prompt: PlacePrompt, x: int, y: int) -> None:
        """A place was clicked while one is asked for."""
        prompt.take_spot(*self.meant(prompt.request.subject, prompt.region, x, y))

    def drop(self, thing: str, spot: tuple[int, int], region: Region | None) -> None:
        """What was dragged is let go; `region` is where its Move may end, None where it is not its Move."""
        if region is not None:
            self.session.answer_all([MOVE, (*spot, region.turns[0])])

    def new_question(self) -> None:
        """Nothing is tried out yet; what may be moved can be dragged."""
        self.trial = self._proposed()
        self._later.stop()
        prompt = self.prompt.prompt
        if self._wanted is not None and isinstance(prompt, PlacePrompt):
            mover, x, y = self._wanted
            self._wanted = None
            if mover == prompt.request.subject:
                prompt.try_spot(*self.meant(mover, prompt.region, x, y))
        self._drag_region, self._drag_start = None, ""
        self.view.set_draggable(self.movable())
        self.view.set_turning(isinstance(self.prompt.prompt, PlacePrompt) and self.prompt.prompt.can_turn)

    def _clicked(self, thing: str) -> None:
        self.player.finish()
        if self.prompt.prompt is not None and thing and not self.prompt.prompt.choose_thing(thing):
            self.shortcuts.take(thing)

    def _proposed(self) -> TriedMove:
        """Where the answer of Enter leads, as long as the hand tries nothing else."""
        prompt = self.prompt.prompt
        goal = prompt.view.goal if prompt is not None else None
        if prompt is None or goal is None:
            return TriedMove()
        return TriedMove(prompt.request.topic, prompt.request.subject, *goal, shown=True, why=prompt.view.goal_why)

    def show_shortcut(self, thing: str) -> Shortcut | None:
        """Show where somebody would go by a click on a thing; what was shown for another one goes."""
        found = self.shortcuts.of(thing)
        request = self.session.pending
        trial = self._proposed()
        if found is not None and found.spot is not None and request is not None:
            trial = TriedMove(request.topic, request.subject, *found.spot, shown=True)
        elif isinstance(request, Place):
            return found
        if trial != self.trial:
            self.trial = trial
            self.tried.emit()
        return found

    def _point_clicked(self, x: int, y: int) -> None:
        self.player.finish()
        self._later.stop()
        prompt = self.prompt.prompt
        if isinstance(prompt, PlacePrompt):
            self.put(prompt, x, y)
        elif prompt is None or prompt.take_spot(x, y):
            return
        elif prompt.view.goal is None and any(one.spot for one in prompt.view.options):
            # The places of a Move are offered together with it.
            region, mover = self.region_of_move(), prompt.request.subject
            if region is not None:
                self.drop(mover, self.meant(mover, region, x, y), region)
        else:
            offered = [one.answer for one in prompt.view.options]
            move = next((one for one in (MOVE, FREE_MOVE) if one in offered), None)
            # The ground within reach means the Move: where to is shown there first, and spent by the next click.
            region = self.region_of_move(move) if move is not None else None
            if move is not None and region is not None and region.contains(x, y):
                self._wanted = (prompt.request.subject, x, y)
                self.session.answer(move)

    def _pointer_moved(self, x: int, y: int) -> None:
        self._pointer = (x, y)
        if isinstance(self.prompt.prompt, PlacePrompt) and not self.player.playing and not self._later.isActive():
            self._later.start()

    def _try_pointer(self) -> None:
        prompt = self.prompt.prompt
        if isinstance(prompt, PlacePrompt):
            prompt.try_spot(*self.meant(prompt.request.subject, prompt.region, *self._pointer))

    def _turned(self, steps: int) -> None:
        if isinstance(self.prompt.prompt, PlacePrompt):
            self.prompt.prompt.turn_by(steps)

    def _spot_changed(self, x: int, y: int, turn: int) -> None:
        request = self.session.pending
        if request is None:
            return
        prompt = self.prompt.prompt
        words = prompt.why if isinstance(prompt, PlacePrompt) else ""
        trial = TriedMove(request.topic, request.subject, x, y, turn, shown=True, why=words)
        if trial != self.trial:
            self.trial = trial
            self.tried.emit()

    def _dragged(self, thing: str, x: int, y: int, done: bool) -> None:
        self.player.finish()
        if thing != self._drag_start:
            self._drag_start, self._drag_region = thing, self._region_of(thing)
        region = self._drag_region
        if region is None and not self.is_free:
            self.view.battlefield.settle()
            return
        spot = (x, y)
        # Where people may put things beyond what is allowed, only what is allowed is drawn into contact.
        if region is not None and (not self.is_free or region.contains(x, y)):
            spot = self.meant(thing, region, x, y)
        if not done:
            self.view.battlefield.lift(thing, *spot)
            if region is not None:
                self._spot_changed(*spot, 0)
            return
        self._drag_start = ""
        self.view.battlefield.settle()
        self.drop(thing, spot, region)

    def _drag_cancelled(self) -> None:
        """Nothing of the place that was tried out stays: no way there, nobody who stands there half through."""
        self._drag_start = ""
        if self.trial.shown and not isinstance(self.prompt.prompt, PlacePrompt):
            self.trial = TriedMove()
            self.tried.emit()

    def _region_of(self, thing: str) -> Region | None:
        """Where the move of what is dragged may end; asked once for each drag. None when it is not its move."""
        request = self.session.pending
        if request is None or request.subject != thing or MOVE not in options_of(request):
            return None
        return self.region_of_move()
