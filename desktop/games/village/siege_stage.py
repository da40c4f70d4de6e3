"""How facts look on the battlefield: who moved where, who went down, and how long each is shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import hypot

from PySide6.QtCore import QPointF

from desktop.games.village.banner_words import is_their_turn
from desktop.games.village.siege_scene import RUIN
from desktop.look.token import Posture, TokenView, in_saddle, on_foot
from desktop.look.widgets.tumble import tumble_ms
from desktop.session.match_session import MatchSession
from desktop.tabletop.battlefield.motion import Gait, moving_ms
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.battlefield.views import Arrow, Lamp, Overlays
from rules_core.games.village.state.facts import (
    BuildingAttacked,
    BuildingDamaged,
    BuildingDestroyed,
    Deployed,
    EnemyDecided,
    FireSet,
    GroupActivated,
    LeftTable,
    TrapSprung,
)
from rules_core.games.village.words.battle_report import SPEAKS_FOR_ITSELF
from rules_core.kernel.facts import Fact
from rules_core.song import topics
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
from rules_core.wording.translation import INCH

THROWN = (AttackResolved, BuildingAttacked, GroupActivated, MoraleRolled, QualityRolled)
"""Facts that carry dice."""
ROUND_ABOUT = 3 * INCH
"""How far the light reaches beyond who acts and its goal."""
MOVE_MS, BEAT_MS, PAUSE_MS = 420, 520, 60
SHOWN = (
    AttackResolved, BuildingAttacked, BuildingDamaged, BuildingDestroyed, Defeated, Deployed, EnemyDecided, FireSet,
    GroupActivated, KnockedDown, LeftTable, ModelFled, ModelMoved, MoraleRolled, QualityRolled, SetDown, StoodUp,
    TakenUp, TrapSprung, Wounded,
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


class SiegeStage:
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
        self.has_lamp = True
        """Whether the map is darker where no enemy acts."""

    def beat_ms(self, fact: Fact) -> int:
        """How long a fact is shown at the usual speed, 0 for one that is not shown."""
        if isinstance(fact, EnemyDecided) and fact.action in SPEAKS_FOR_ITSELF:
            return 0
        if isinstance(fact, QualityRolled) and self._rolls_for_group(fact):
            # What the dice of a group gave is told with its activation.
            return 0
        return beat_ms(fact) if isinstance(fact, SHOWN) else 0

    def has_dice(self, fact: Fact) -> bool:
        """Whether dice fell with it."""
        return isinstance(fact, THROWN)

    def _rolls_for_group(self, fact: QualityRolled) -> bool:
        model = self._session.coming_state.models.get(fact.model)
        return fact.purpose == topics.ACTIVATION and (model is None or model.group > 0)

    def is_theirs(self, fact: Fact) -> bool:
        """Whether it happens in the enemies' turn."""
        return is_their_turn(self._session.facts)

    def show_fact(self, fact: Fact) -> None:
        """Show what this fact changes."""
        if isinstance(fact, (GroupActivated, EnemyDecided)):
            self._show_decision(fact)
        elif not self.is_theirs(fact):
            self._scene.set_lamp(None)
        gaits: dict[str, Gait] = {}
        if isinstance(fact, ModelMoved) and fact.model in self._shown:
            self._shown[fact.model] = replace(self._shown[fact.model], x=fact.to_x, y=fact.to_y)
            gaits[fact.model] = gait_of(fact)
            for id, view in self._shown.items():
                if view.carrier == fact.model:
                    self._shown[id] = in_saddle(view, self._shown[fact.model])
                    gaits[id] = gaits[fact.model]
        elif isinstance(fact, TakenUp) and fact.model in self._shown and fact.rider in self._shown:
            self._shown[fact.model] = in_saddle(self._shown[fact.model], self._shown[fact.rider])
        elif isinstance(fact, SetDown) and fact.model in self._shown:
            self._shown[fact.model] = on_foot(self._shown[fact.model], fact.x, fact.y)
        elif isinstance(fact, Deployed):
            for view in self._coming():
                if view.id == fact.model:
                    self._shown[fact.model] = replace(view, x=fact.x, y=fact.y, posture=Posture.STANDING)
        elif isinstance(fact, (Defeated, ModelFled, LeftTable)):
            self._shown.pop(fact.model, None)
        elif isinstance(fact, KnockedDown) and fact.model in self._shown:
            self._shown[fact.model] = replace(self._shown[fact.model], posture=Posture.KNOCKED_DOWN)
        elif isinstance(fact, StoodUp) and fact.model in self._shown:
            self._shown[fact.model] = replace(self._shown[fact.model], posture=Posture.STANDING)
        elif isinstance(fact, Wounded) and fact.model in self._shown:
            taken = self._shown[fact.model].wounds + fact.wounds
            self._shown[fact.model] = replace(self._shown[fact.model], wounds=taken)
        elif isinstance(fact, (BuildingDamaged, BuildingDestroyed, FireSet)):
            self._show_building(fact)
            return
        self._scene.set_tokens(self._shown.values(), gaits=gaits)

    def _show_decision(self, fact: GroupActivated | EnemyDecided) -> None:
        """Who acts, and the way to what it goes for; it stands until somebody else's turn comes."""
        acting = fact.model if isinstance(fact, EnemyDecided) else ""
        for id, view in self._shown.items():
            self._shown[id] = replace(view, chosen=id == acting)
        self._scene.set_overlays(self._wish(fact) if isinstance(fact, EnemyDecided) else Overlays())
        self._scene.set_lamp(self._light(fact) if isinstance(fact, EnemyDecided) and self.has_lamp else None)

    def _light(self, fact: EnemyDecided) -> Lamp | None:
        """Round who acts and what it goes for."""
        here = self._scene.centre_of_item(fact.model)
        goal = self._scene.centre_of_item(fact.chosen) or here
        if here is None or goal is None:
            return None
        middle = (here + goal) / 2
        return Lamp(middle.x(), middle.y(), hypot(goal.x() - here.x(), goal.y() - here.y()) / 2 + ROUND_ABOUT)

    def _wish(self, fact: EnemyDecided) -> Overlays:
        here, goal, second = (self._scene.centre_of_item(id) for id in (fact.model, fact.chosen, fact.runner_up))
        if here is None or goal is None:
            return Overlays()
        start = (round(here.x()), round(here.y()))
        arrows = [Arrow("wish", (start, (round(goal.x()), round(goal.y()))), above=True)]
        if second is not None:
            arrows.append(Arrow("second", (start, (round(second.x()), round(second.y())))))
        return Overlays(arrows=tuple(arrows))

    def _show_building(self, fact: BuildingDamaged | BuildingDestroyed | FireSet) -> None:
        view = self._scene.building_view(fact.building)
        if view is None:
            return
        if isinstance(fact, BuildingDamaged):
            view = replace(view, integrity=fact.left)
        elif isinstance(fact, BuildingDestroyed):
            view = replace(view, integrity=0, destroyed=True, icon=RUIN)
        else:
            view = replace(view, burning=True)
        self._scene.set_building(view)

    def settle(self, *, animated: bool) -> None:
        """Show everything as it stands for those who look."""
        self._scene.set_lamp(None)
        tokens = self._now()
        self._shown = {view.id: view for view in tokens}
        self._scene.set_tokens(tokens, animated=animated)

    def skip(self) -> None:
        """Whatever still moves is at its end."""
        self._scene.skip()
