"""What lies on the battlefield: ground, buildings, men and overlays of the state, the question and the hand."""

from __future__ import annotations

from dataclasses import replace

from desktop.games.drums.battle_scene import marker_views, table_view, terrain_views, token_views
from desktop.games.drums.battle_stage import BattleStage
from desktop.games.drums.house_scene import building_views
from desktop.games.drums.question_marks import acting_model, marks_for, parts_offered
from desktop.games.drums.question_overlays import BattleOverlays, ghost_token
from desktop.look.token import TokenView
from desktop.session.match_session import MatchSession
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.battlefield.views import Overlays
from desktop.tabletop.contests import contest_of
from desktop.tabletop.marks import GHOST, SceneMarks, TriedMove
from desktop.tabletop.side_strip import SideStrip
from desktop.tabletop.table_display import TableDisplay
from desktop.tabletop.tool_strip import ToolStrip
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.words.names import BattleNames
from rules_core.ground.geometry import Body
from rules_core.kernel.requests import Request
from rules_core.song.facts import AttackResolved
from rules_core.song.warband import ModelId


class BattleDisplay(TableDisplay):
    """Draws one battle."""

    def __init__(
        self, scene: BattlefieldScene, session: MatchSession, names: BattleNames, tools: ToolStrip, strip: SideStrip
    ) -> None:
        self.names = names
        self.overlays = BattleOverlays()
        self.picked: tuple[str, ...] = ()
        """Who is checked where several are picked."""
        stage = BattleStage(scene, self.tokens, self.coming_tokens, session, self._is_played)
        super().__init__(scene, session, tools, strip, stage)

    @property
    def battle(self) -> Battle:
        """The state, to look at."""
        state = self.session.state
        assert isinstance(state, Battle)
        return state

    def _is_played(self) -> bool:
        """Whether a player without a person has the turn of which something is shown."""
        seat = self.battle.turn_of
        return bool(seat) and seat not in self.session.seats.persons

    def acting(self) -> str:
        return acting_model(self.battle, self.session.pending)

    def tokens(self) -> list[TokenView]:
        tokens = token_views(self.battle, marks_for(self.battle, self.asked, self.pointed), self.names)
        tokens = [replace(one, chosen=True) if one.id in self.picked else one for one in tokens]
        if self.overlays.thrown is not None:
            aimed_at = self.overlays.thrown.defender
            tokens = [replace(one, target=True) if one.id == aimed_at else one for one in tokens]
        ghost = ghost_token(self.battle, self.trial, self.names)
        return tokens if ghost is None else [*tokens, ghost]

    def coming_tokens(self) -> list[TokenView]:
        return token_views(self.session.coming_state, SceneMarks(), self.names)

    def begin(self, request: Request | None) -> None:
        self.picked = ()
        self.overlays.new_question(request)
        thrown = contest_of(self.session, request, (AttackResolved,)) if request is not None else None
        self.overlays.thrown = thrown if isinstance(thrown, AttackResolved) else None

    def point_at(self, option: str) -> None:
        # With its line of sight and the bands of the weapon.
        super().point_at(option)
        if not self.player.playing:
            self.show_overlays()

    def show_picked(self, picked: tuple[str, ...]) -> None:
        """Others are checked: they are marked, and what they do together is told at their target."""
        self.picked = picked
        self.point_at(self.pointed)

    def overlays_now(self) -> Overlays:
        layers = self.tools.layers
        return self.overlays.overlays(
            self.battle, layers, self.trial, self.acting(), self.pointed, self.names, self.picked
        )

    def lays_pieces(self, trial: TriedMove) -> bool:
        # Inside a building its floor is seen.
        return bool(self.battle.houses) or self.overlays.ghost_building(trial) is not None

    def show_pieces(self) -> None:
        battle = self.battle
        self.scene.set_table(table_view(battle, self.session.pending))
        ghost = self.overlays.ghost_building(self.trial)
        houses = building_views(
            battle, self.names, parts_offered(battle, self.session.pending), self.acting(), self._tried()
        )
        markers = marker_views(battle, self.names)
        self.scene.set_pieces([*houses, ghost] if ghost is not None else houses, markers, terrain_views(battle))

    def _tried(self) -> Body | None:
        """Where a man is tried out, on the floor on which he moves."""
        trial = self.trial
        man = self.battle.models.get(ModelId(trial.subject)) if trial.shown else None
        if man is None:
            return None
        there = Body(GHOST, trial.x, trial.y, man.radius)
        there.floor = man.floor
        return there
