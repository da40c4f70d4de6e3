"""Shows facts one after the other: who moved where, who went down. Any key jumps to the end; nothing waits for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.battlefield.scene import BattlefieldScene
from desktop.look.token import Posture, TokenView
from rules_core.games.village.facts import (
    BuildingAttacked,
    BuildingDamaged,
    Deployed,
    FireSet,
    GroupActivated,
    LeftTable,
    TrapSprung,
)
from rules_core.kernel.facts import Fact
from rules_core.kernel.match import Told
from rules_core.song.facts import (
    AttackResolved,
    Defeated,
    KnockedDown,
    ModelFled,
    ModelMoved,
    QualityRolled,
    StoodUp,
    Wounded,
)

THROWN = (AttackResolved, BuildingAttacked, GroupActivated, QualityRolled)
"""Facts that carry dice."""
MOVE_MS, BEAT_MS = 420, 520
MOST_BEATS = 400
SHOWN = (
    AttackResolved, BuildingAttacked, BuildingDamaged, Defeated, Deployed, FireSet, GroupActivated, KnockedDown,
    LeftTable, ModelFled, ModelMoved, QualityRolled, StoodUp, TrapSprung, Wounded,
)  # fmt: skip


class FactPlayer(QObject):
    """A queue of beats before the present; `final` gives the tokens as they stand now."""

    beat = Signal(object)
    """The fact that is being shown."""
    finished = Signal()

    def __init__(self, scene: BattlefieldScene, final: Callable[[], list[TokenView]]) -> None:
        super().__init__()
        self._scene = scene
        self._final = final
        self._shown: dict[str, TokenView] = {}
        self._beats: list[Fact] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)
        self.speed = 1.0
        """How fast beats follow one another; 0 shows only the end."""

    @property
    def playing(self) -> bool:
        """Whether beats are waiting."""
        return bool(self._beats) or self._timer.isActive()

    def show_now(self, *, animated: bool = True) -> None:
        """Show the tokens as they stand, unless beats are still to come."""
        if not self.playing:
            self._settle(animated=animated)

    def play(self, told: list[Told]) -> None:
        """Queue new facts."""
        self._beats.extend(one.fact for one in told if isinstance(one.fact, SHOWN))
        if self.speed <= 0 or len(self._beats) > MOST_BEATS:
            self.finish()
        elif self._beats and not self._timer.isActive():
            self._timer.start(0)

    def finish(self) -> None:
        """Jump to the end."""
        was_playing = self.playing
        # What was skipped is not told beat by beat, but its last dice and its end are.
        thrown = [fact for fact in self._beats if isinstance(fact, THROWN)]
        for fact in dict.fromkeys([*thrown[-1:], *self._beats[-1:]]):
            self.beat.emit(fact)
        self._beats.clear()
        self._timer.stop()
        self._scene.skip()
        self._settle(animated=False)
        if was_playing:
            self.finished.emit()

    def _next(self) -> None:
        if not self._beats:
            self._settle(animated=True)
            self.finished.emit()
            return
        fact = self._beats.pop(0)
        self._show(fact)
        self.beat.emit(fact)
        wait = MOVE_MS if isinstance(fact, ModelMoved) else BEAT_MS
        self._timer.start(round(wait / self.speed))

    def _show(self, fact: Fact) -> None:
        final = {view.id: view for view in self._final()}
        if isinstance(fact, ModelMoved) and fact.model in self._shown:
            self._shown[fact.model] = replace(self._shown[fact.model], x=fact.to_x, y=fact.to_y)
        elif isinstance(fact, Deployed) and fact.model in final:
            self._shown[fact.model] = replace(final[fact.model], x=fact.x, y=fact.y, posture=Posture.STANDING)
        elif isinstance(fact, (Defeated, ModelFled, LeftTable)):
            self._shown.pop(fact.model, None)
        elif isinstance(fact, KnockedDown) and fact.model in self._shown:
            self._shown[fact.model] = replace(self._shown[fact.model], posture=Posture.KNOCKED_DOWN)
        elif isinstance(fact, StoodUp) and fact.model in self._shown:
            self._shown[fact.model] = replace(self._shown[fact.model], posture=Posture.STANDING)
        elif isinstance(fact, Wounded) and fact.model in self._shown:
            taken = self._shown[fact.model].wounds + fact.wounds
            self._shown[fact.model] = replace(self._shown[fact.model], wounds=taken)
        self._scene.set_tokens(self._shown.values())

    def _settle(self, *, animated: bool) -> None:
        final = self._final()
        self._shown = {view.id: view for view in final}
        self._scene.set_tokens(final, animated=animated)
