"""How the facts of a battle look on the battlefield, beyond those of the engine, and how long each is shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from desktop.games.drums.battle_scene import terrain_views
from desktop.games.drums.house_scene import building_views
from desktop.games.drums.question_overlays import rolled_marks
from desktop.look.token import Posture, TokenView
from desktop.session.match_session import MatchSession
from desktop.tabletop import model_stage
from desktop.tabletop.battlefield.motion import Gait
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.battlefield.views import Arrow, Overlays
from desktop.tabletop.model_stage import ModelStage, beat_ms
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.facts import (
    BattlefieldLaid,
    CameOn,
    Deployed,
    FeaturePlaced,
    InitiativeRolled,
    RolesRolled,
    Stationed,
    TerrainRolled,
)
from rules_core.games.drums.words.names import BattleNames
from rules_core.kernel.facts import Fact
from rules_core.song.facts import ActivationStarted, AttackResolved
from rules_core.song.warband import Fate, ModelId

THROWN: Final = (*model_stage.THROWN, InitiativeRolled, RolesRolled, TerrainRolled)
"""Facts that carry dice."""
SHOWN: Final = (
    *model_stage.SHOWN,
    CameOn,
    Deployed,
    Stationed,
    FeaturePlaced,
    InitiativeRolled,
    RolesRolled,
    TerrainRolled,
)


def dice_in(fact: Fact) -> int:
    """How many dice a fact carries."""
    if isinstance(fact, (InitiativeRolled, RolesRolled)):
        return len(fact.dice)
    return 1 if isinstance(fact, TerrainRolled) else model_stage.dice_in(fact)


class BattleStage(ModelStage):
    """The battlefield while facts are shown."""

    def __init__(
        self,
        scene: BattlefieldScene,
        now: Callable[[], list[TokenView]],
        coming: Callable[[], list[TokenView]],
        session: MatchSession,
        is_played: Callable[[], bool],
    ) -> None:
        """`is_played` says whether a player without a person has the turn."""
        super().__init__(scene, now, coming, session)
        self._is_played = is_played

    def beat_ms(self, fact: Fact) -> int:
        return beat_ms(fact, dice_in(fact)) if isinstance(fact, SHOWN) else 0

    def has_dice(self, fact: Fact) -> bool:
        return isinstance(fact, THROWN)

    def is_theirs(self, fact: Fact) -> bool:
        return self._is_played()

    def show_fact(self, fact: Fact) -> None:
        if isinstance(fact, (BattlefieldLaid, FeaturePlaced)):
            battle = self._session.coming_state
            assert isinstance(battle, Battle)
            names = BattleNames(battle.world.content, battle.world.options)
            self._scene.set_pieces(building_views(battle, names, {}), (), terrain_views(battle))
        self._scene.set_overlays(self._aim(fact))
        super().show_fact(fact)

    def _change(self, fact: Fact, gaits: dict[str, Gait]) -> None:
        if isinstance(fact, (CameOn, Deployed, Stationed)):
            self._set_down(fact.model, fact.x, fact.y)
        elif isinstance(fact, ActivationStarted):
            for id, view in self._shown.items():
                self._shown[id] = replace(view, chosen=id == fact.model)
        else:
            super()._change(fact, gaits)

    def _aim(self, fact: Fact) -> Overlays:
        """From whom to whom a blow or a shot goes, and what counted for it, while its dice lie."""
        shown = self._shown
        if not isinstance(fact, AttackResolved) or fact.attacker not in shown or fact.defender not in shown:
            return Overlays()
        attacker, defender = shown[fact.attacker], shown[fact.defender]
        points = ((attacker.x, attacker.y), (defender.x, defender.y))
        arrow = Arrow("attack", points, attacker.side, above=True)
        # Where they stood when it was fired, whatever came of it.
        battle = self._session.coming_state.clone()
        assert isinstance(battle, Battle)
        for id, view in shown.items():
            man = battle.models.get(ModelId(id))
            if man is not None:
                man.x, man.y, man.fate = view.x, view.y, Fate.IN_PLAY
                man.knocked_down = view.posture is Posture.KNOCKED_DOWN
        names = BattleNames(battle.world.content, battle.world.options)
        sight, zones, plates = rolled_marks(battle, fact, names)
        arrows = () if sight else (arrow,)
        return Overlays(arrows=arrows, sight=tuple(sight), zones=tuple(zones), plates=tuple(plates))
