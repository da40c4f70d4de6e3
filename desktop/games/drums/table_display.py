"""What lies on the battlefield: ground, buildings, men and overlays of the state, the question and the hand."""

from __future__ import annotations

from dataclasses import replace

from desktop.games.drums.battle_scene import marker_views, table_view, terrain_views, token_views
from desktop.games.drums.battle_stage import BattleStage
from desktop.games.drums.house_scene import building_views
from desktop.games.drums.question_marks import acting_model, marks_for, parts_offered
from desktop.games.drums.question_overlays import BattleOverlays, ghost_token
from desktop.look.token import TokenView
from desktop.play.fact_player import FactPlayer
from desktop.session.match_session import MatchSession
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.battlefield.views import Overlays
from desktop.tabletop.marks import GHOST, SceneMarks, TriedMove
from desktop.tabletop.side_strip import SideStrip
from desktop.tabletop.tool_strip import ToolStrip
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.words.names import BattleNames
from rules_core.ground.geometry import Body
from rules_core.song.stride import allowance
from rules_core.song.warband import ModelId


class TableDisplay:
    """Draws one game's table. `pointed` is the answer under the pointer, `trial` what the hand holds over the map."""

    def __init__(
        self, scene: BattlefieldScene, session: MatchSession, names: BattleNames, tools: ToolStrip, strip: SideStrip
    ) -> None:
        self.scene, self.session, self.names = scene, session, names
        self.tools, self.strip = tools, strip
        self.overlays = BattleOverlays()
        self._stage = BattleStage(scene, self.tokens, self._coming_tokens, session, self._is_played)
        self.player = FactPlayer(self._stage)
        self.pointed = ""
        self.trial = TriedMove()
        self.picked: tuple[str, ...] = ()
        """Who is checked where several are picked."""
        tools.layers_changed.connect(self.show_overlays)

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

    def tokens(self) -> list[TokenView]:
        """The discs as they stand, with what the hand holds."""
        tokens = token_views(self.battle, self._marks(), self.names)
        tokens = [replace(one, chosen=True) if one.id in self.picked else one for one in tokens]
        ghost = ghost_token(self.battle, self.trial, self.names)
        return tokens if ghost is None else [*tokens, ghost]

    def _coming_tokens(self) -> list[TokenView]:
        """The discs as they will stand when everything has been shown."""
        return token_views(self.session.coming_state, SceneMarks(), self.names)

    def watch(self) -> None:
        """Something is being shown: no marks of a question."""
        self.pointed = ""
        self.trial = TriedMove()
        self.picked = ()
        self.overlays.new_question(None)
        self.show_pieces()
        self._stage.settle(animated=False)
        self.scene.set_overlays(Overlays())

    def acting(self) -> str:
        """Who acts in the question that stands; "" for nobody."""
        return acting_model(self.battle, self.session.pending)

    def new_question(self) -> None:
        """Another question stands."""
        self.pointed = ""
        self.trial = TriedMove()
        self.picked = ()
        self.overlays.new_question(self.session.pending)

    def show(self) -> None:
        """Draw everything as it is now."""
        self.show_pieces()
        self.player.show_now()
        self.show_overlays()

    def show_trial(self, trial: TriedMove) -> None:
        """Another place is tried out: only what stands in the hand is drawn anew."""
        before, self.trial = self.trial, trial
        if self.player.playing:
            return
        self.player.show_now(animated=False)
        if self.battle.houses or any(self.overlays.ghost_building(one) is not None for one in (before, trial)):
            self.show_pieces()
        self.show_overlays()

    def point_at(self, option: str) -> None:
        """Mark what an answer aims at, with its line of sight and the bands of the weapon."""
        self.pointed = option
        if not self.player.playing:
            self.scene.set_tokens(self.tokens(), animated=False)
            self.show_overlays()

    def show_picked(self, picked: tuple[str, ...]) -> None:
        """Others are checked: they are marked, and what they do together is told at their target."""
        self.picked = picked
        if not self.player.playing:
            self.scene.set_tokens(self.tokens(), animated=False)
            self.show_overlays()

    def show_overlays(self) -> None:
        """Draw what lies over the table."""
        if self.session.is_behind:
            return
        battle, looker = self.battle, self.acting()
        shown = self.overlays.overlays(
            battle, self.tools.layers, self.trial, looker, self.pointed, self.names, self.picked
        )
        self.scene.set_overlays(shown)
        man = battle.models.get(ModelId(looker))
        length = allowance(battle, man) if shown.reach and man is not None else 0
        self.strip.show_reach(tuple(band.moves for band in shown.reach), length)

    def show_pieces(self) -> None:
        """Draw the table and what lies on it, all but the tokens, as it stands for those who look."""
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

    def _marks(self) -> SceneMarks:
        # Before people have carried out what stands in the bar, no key answers the question.
        request = None if self.session.autoplay.to_do else self.session.pending
        return marks_for(self.battle, request, self.pointed)
