"""How the facts of a siege look on the battlefield, beyond those of the engine, and how long each is shown."""

from __future__ import annotations

from dataclasses import replace
from math import hypot
from typing import Final

from desktop.games.village.banner_words import is_their_turn
from desktop.games.village.siege_scene import RUIN
from desktop.tabletop import model_stage
from desktop.tabletop.battlefield.motion import Gait
from desktop.tabletop.battlefield.views import Arrow, Lamp, Overlays
from desktop.tabletop.model_stage import ModelStage
from rules_core.games.village.state.facts import (
    BuildingAttacked,
    BuildingDamaged,
    BuildingDestroyed,
    Deployed,
    EnemyDecided,
    FireSet,
    GroupActivated,
    LeftTable,
    SuppliesChanged,
    TrapSprung,
)
from rules_core.games.village.state.fighter import ENEMIES
from rules_core.games.village.words.battle_report import SPEAKS_FOR_ITSELF
from rules_core.games.village.words.forced_words import goes_on
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.facts import Fact
from rules_core.song import topics
from rules_core.song.facts import ModelMoved, QualityRolled, StoodUp
from rules_core.song.words.forced_words import moved_by_force
from rules_core.wording.translation import INCH

THROWN: Final = (*model_stage.THROWN, BuildingAttacked, GroupActivated)
"""Facts that carry dice."""
ROUND_ABOUT = 3 * INCH
"""How far the light reaches beyond who acts and its goal."""
SHOWN: Final = (
    *model_stage.SHOWN, BuildingAttacked, BuildingDamaged, BuildingDestroyed, Deployed, EnemyDecided, FireSet,
    GroupActivated, LeftTable, TrapSprung,
)  # fmt: skip


def beat_ms(fact: Fact) -> int:
    """How long a fact is shown at the usual speed."""
    return model_stage.beat_ms(fact, dice_in(fact))


def dice_in(fact: Fact) -> int:
    """How many dice a fact carries."""
    if isinstance(fact, BuildingAttacked):
        return 2
    return len(fact.faces) if isinstance(fact, GroupActivated) else model_stage.dice_in(fact)


class SiegeStage(ModelStage):
    """The battlefield of a siege while facts are shown."""

    has_lamp = True
    """Whether the map is darker where no enemy acts."""

    def beat_ms(self, fact: Fact) -> int:
        if isinstance(fact, EnemyDecided) and fact.action in SPEAKS_FOR_ITSELF:
            return 0
        if isinstance(fact, QualityRolled) and self._rolls_for_group(fact):
            # What the dice of a group gave is told with its activation.
            return 0
        if isinstance(fact, SuppliesChanged):
            # What is spent was chosen a moment ago; what comes into the purse is news.
            return beat_ms(fact) if fact.change > 0 else 0
        return beat_ms(fact) if isinstance(fact, SHOWN) else 0

    def has_dice(self, fact: Fact) -> bool:
        return isinstance(fact, THROWN)

    def _rolls_for_group(self, fact: QualityRolled) -> bool:
        model = self._session.coming_state.models.get(fact.model)
        return fact.purpose == topics.ACTIVATION and (model is None or model.group > 0)

    def is_theirs(self, fact: Fact) -> bool:
        """Whether it happens in the enemies' turn."""
        return is_their_turn(self._session.facts)

    def was_by_hand(self, fact: Fact) -> bool:
        """V-6.2.7. An enemy's own way was an order before it is a fact; what befalls it on the way was none."""
        state = self._session.coming_state
        if state.play_mode is PlayMode.SCREEN or not isinstance(fact, (EnemyDecided, ModelMoved, StoodUp)):
            return False
        model = state.models.get(fact.model)
        if model is None or model.side != ENEMIES:
            return False
        before = [told.fact for told in self._session.match.facts] if isinstance(fact, ModelMoved) else []
        return not moved_by_force([fact]) and not (before and goes_on(fact, before))

    def show_fact(self, fact: Fact) -> None:
        if isinstance(fact, (GroupActivated, EnemyDecided)):
            self._show_decision(fact)
        elif not self.is_theirs(fact):
            self._scene.set_lamp(None)
            self._scene.set_overlays(Overlays())
        if isinstance(fact, (BuildingDamaged, BuildingDestroyed, FireSet)):
            self._show_building(fact)
            return
        super().show_fact(fact)

    def _change(self, fact: Fact, gaits: dict[str, Gait]) -> None:
        if isinstance(fact, Deployed):
            self._set_down(fact.model, fact.x, fact.y)
        elif isinstance(fact, LeftTable):
            self._shown.pop(fact.model, None)
        else:
            super()._change(fact, gaits)

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
        self._scene.set_lamp(None)
        super().settle(animated=animated)
