"""How the facts of the engine look on a battlefield: who moved where, who went down, and how long each is shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QPointF

from desktop.look.token import Posture, TokenView, in_saddle, on_foot
from desktop.look.widgets.tumble import tumble_ms
from desktop.session.match_session import MatchSession
from desktop.tabletop.battlefield.motion import Gait, moving_ms
from desktop.tabletop.battlefield.scene import BattlefieldScene
from rules_core.kernel.facts import Fact
from rules_core.song.facts import (
    AttackResolved,
    Defeated,
    KnockedDown,
    ModelFled,
    ModelMoved,
    MoraleRolled,
    QualityRolled,
    SetDown,
    StoodUp,
    TakenUp,
    Wounded,
)

MOVE_MS, BEAT_MS, PAUSE_MS = 420, 520, 60
THROWN: tuple[type[Fact], ...] = (AttackResolved, MoraleRolled, QualityRolled)
"""Facts of the engine that carry dice."""
SHOWN: tuple[type[Fact], ...] = (
    *THROWN, Defeated, KnockedDown, ModelFled, ModelMoved, SetDown, StoodUp, TakenUp, Wounded,
)  # fmt: skip


def beat_ms(fact: Fact, dice: int) -> int:
    """How long a fact with so many dice is shown at the usual speed: until tokens have arrived and dice lie, and a
    moment more."""
    if isinstance(fact, ModelMoved):
        way = [QPointF(fact.from_x, fact.from_y), QPointF(fact.to_x, fact.to_y)]
        return max(MOVE_MS, moving_ms(way, gait_of(fact)) + PAUSE_MS)
    return tumble_ms(dice) + BEAT_MS


def dice_in(fact: Fact) -> int:
    """How many dice a fact of the engine carries."""
    if isinstance(fact, AttackResolved):
        return 2
    return len(fact.faces) if isinstance(fact, (MoraleRolled, QualityRolled)) else 0


def gait_of(fact: ModelMoved) -> Gait:
    """How a token gets there: who is beaten back does not walk."""
    return Gait.RECOIL if fact.manner == "recoil" else Gait.WALK


class ModelStage:
    """The battlefield while facts are shown. `now` gives the tokens as those who look see them, `coming` as they will
    stand when everything has been shown.
    """

    def __init__(
        self,
        scene: BattlefieldScene,
        now: Callable[[], list[TokenView]],
        coming: Callable[[], list[TokenView]],
        session: MatchSession,
    ) -> None:
        self._scene = scene
        self._now = now
        self._coming = coming
        self._session = session
        self._shown: dict[str, TokenView] = {}

    def beat_ms(self, fact: Fact) -> int:
        """How long a fact is shown at the usual speed, 0 for one that is not shown."""
        return beat_ms(fact, dice_in(fact)) if isinstance(fact, SHOWN) else 0

    def has_dice(self, fact: Fact) -> bool:
        """Whether dice fell with it."""
        return isinstance(fact, THROWN)

    def must_be_read(self, fact: Fact) -> bool:
        """Everything stands in the chronicle."""
        return False

    def was_by_hand(self, fact: Fact) -> bool:
        """Everything is seen here first."""
        return False

    def is_theirs(self, fact: Fact) -> bool:
        """Whether the other side does it, which has a pace of its own."""
        return False

    def show_fact(self, fact: Fact) -> None:
        """Show what this fact changes."""
        gaits: dict[str, Gait] = {}
        self._change(fact, gaits)
        self._scene.set_tokens(self._shown.values(), gaits=gaits)

    def _change(self, fact: Fact, gaits: dict[str, Gait]) -> None:
        """Let a fact of the engine change the tokens."""
        shown = self._shown
        if isinstance(fact, ModelMoved) and fact.model in shown:
            shown[fact.model] = replace(shown[fact.model], x=fact.to_x, y=fact.to_y)
            gaits[fact.model] = gait_of(fact)
            for id, view in shown.items():
                if view.carrier == fact.model:
                    shown[id] = in_saddle(view, shown[fact.model])
                    gaits[id] = gaits[fact.model]
        elif isinstance(fact, TakenUp) and fact.model in shown and fact.rider in shown:
            shown[fact.model] = in_saddle(shown[fact.model], shown[fact.rider])
        elif isinstance(fact, SetDown) and fact.model in shown:
            shown[fact.model] = on_foot(shown[fact.model], fact.x, fact.y)
        elif isinstance(fact, (Defeated, ModelFled)):
            shown.pop(fact.model, None)
        elif isinstance(fact, KnockedDown) and fact.model in shown:
            shown[fact.model] = replace(shown[fact.model], posture=Posture.KNOCKED_DOWN)
        elif isinstance(fact, StoodUp) and fact.model in shown:
            shown[fact.model] = replace(shown[fact.model], posture=Posture.STANDING)
        elif isinstance(fact, Wounded) and fact.model in shown:
            shown[fact.model] = replace(shown[fact.model], wounds=shown[fact.model].wounds + fact.wounds)

    def _set_down(self, model: str, x: int, y: int) -> None:
        """Somebody stands on the table from now on."""
        for view in self._coming():
            if view.id == model:
                self._shown[model] = replace(view, x=x, y=y, posture=Posture.STANDING)

    def settle(self, *, animated: bool) -> None:
        """Show everything as it stands for those who look."""
        tokens = self._now()
        self._shown = {view.id: view for view in tokens}
        self._scene.set_tokens(tokens, animated=animated)

    def skip(self) -> None:
        """Whatever still moves is at its end."""
        self._scene.skip()
