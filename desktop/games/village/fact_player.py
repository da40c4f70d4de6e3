"""Shows facts one after the other: who moved where, who went down. Any key jumps to the end; nothing waits for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, QTimer, Signal

from desktop.look.token import Posture, TokenView
from desktop.look.widgets.tumble import tumble_ms
from desktop.tabletop.battlefield.motion import Gait, moving_ms
from desktop.tabletop.battlefield.scene import BattlefieldScene
from rules_core.games.village.state.facts import (
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
    MoraleRolled,
    QualityRolled,
    StoodUp,
    Wounded,
)

THROWN = (AttackResolved, BuildingAttacked, GroupActivated, MoraleRolled, QualityRolled)
"""Facts that carry dice."""
MOVE_MS, BEAT_MS, PAUSE_MS = 420, 520, 60
MOST_BEATS = 400
SHOWN = (
    AttackResolved, BuildingAttacked, BuildingDamaged, Defeated, Deployed, FireSet, GroupActivated, KnockedDown,
    LeftTable, ModelFled, ModelMoved, MoraleRolled, QualityRolled, StoodUp, TrapSprung, Wounded,
)  # fmt: skip


def beat_ms(fact: Fact) -> int:
    """How long a fact is shown at the usual speed: until tokens have arrived and dice lie, and a moment more."""
    if isinstance(fact, ModelMoved):
        way = [QPointF(fact.from_x, fact.from_y), QPointF(fact.to_x, fact.to_y)]
        return max(MOVE_MS, moving_ms(way, gait_of(fact)) + PAUSE_MS)
    return tumble_ms(dice_in(fact)) + BEAT_MS


def dice_in(fact: Fact) -> int:
    """How many dice a fact carries."""
    if isinstance(fact, (AttackResolved, BuildingAttacked)):
        return 2
    return len(fact.faces) if isinstance(fact, (GroupActivated, MoraleRolled, QualityRolled)) else 0


def gait_of(fact: ModelMoved) -> Gait:
    """How a token gets there: who is beaten back does not walk."""
    return Gait.RECOIL if fact.manner == "recoil" else Gait.WALK


class FactPlayer(QObject):
    """A queue of beats before the present; `final` gives the tokens as they stand now."""

    beat = Signal(object, bool)
    """The fact that is being shown, and whether its dice may roll: those of a skipped one lie at once."""
    skipped = Signal()
    """All that still moves is to show its end."""
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
            self.beat.emit(fact, False)
        self._beats.clear()
        self._timer.stop()
        self.skipped.emit()
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
        self.beat.emit(fact, True)
        self._timer.start(round(beat_ms(fact) / self.speed))

    def _show(self, fact: Fact) -> None:
        final = {view.id: view for view in self._final()}
        gaits: dict[str, Gait] = {}
        if isinstance(fact, ModelMoved) and fact.model in self._shown:
            self._shown[fact.model] = replace(self._shown[fact.model], x=fact.to_x, y=fact.to_y)
            gaits[fact.model] = gait_of(fact)
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
        self._scene.set_tokens(self._shown.values(), gaits=gaits)

    def _settle(self, *, animated: bool) -> None:
        final = self._final()
        self._shown = {view.id: view for view in final}
        self._scene.set_tokens(final, animated=animated)
