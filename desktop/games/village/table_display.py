"""What lies on the battlefield: ground, buildings, tokens and overlays of the state, the question and the hand."""

from __future__ import annotations

from desktop.games.village.background_preview import Outlook, Wanted
from desktop.games.village.question_marks import acting_model, endangered, marks_for, moves_ahead
from desktop.games.village.question_overlays import (
    QuestionOverlays,
    ghost_marker,
    ghost_token,
    ordered_tokens,
    stands_at,
)
from desktop.games.village.siege_scene import building_views, marker_views, table_view, terrain_views, token_views
from desktop.games.village.siege_stage import SiegeStage
from desktop.look.theme import LARGE
from desktop.look.token import TokenView
from desktop.play.fact_player import FactPlayer
from desktop.session.match_session import MatchSession
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.battlefield.views import Overlays
from desktop.tabletop.marks import SceneMarks, TriedMove
from desktop.tabletop.side_strip import SideStrip
from desktop.tabletop.tool_strip import ToolStrip
from rules_core.games.village.state.siege import Phase, Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.order_words import standing_orders
from rules_core.song.stride import allowance


class TableDisplay:
    """Draws one game's table. `pointed` is the answer under the pointer, `trial` what the hand holds over the map."""

    def __init__(
        self,
        scene: BattlefieldScene,
        session: MatchSession,
        names: SiegeNames,
        tools: ToolStrip,
        strip: SideStrip,
        outlook: Outlook,
    ) -> None:
        self.scene, self.session, self.names = scene, session, names
        self.tools, self.strip, self.outlook = tools, strip, outlook
        self.overlays = QuestionOverlays()
        self._stage = SiegeStage(scene, self.tokens, self._coming_tokens, session)
        self.player = FactPlayer(self._stage)
        self.pointed = ""
        self.trial = TriedMove()
        self._has_terrain = False
        outlook.changed.connect(self.show_overlays)
        tools.layers_changed.connect(self._layers_changed)

    @property
    def siege(self) -> Siege:
        """The state, to look at."""
        state = self.session.state
        assert isinstance(state, Siege)
        return state

    def set_lamp(self, on: bool) -> None:
        """Whether the map is darker where no enemy acts, in their turn."""
        self._stage.has_lamp = on
        if not on:
            self.scene.set_lamp(None)

    def tokens(self) -> list[TokenView]:
        """The discs as they stand, with what the hand holds."""
        tokens = token_views(self.siege, self._marks(), self.names)
        ghost = ghost_token(self.siege, self.trial, self.names)
        if ghost is not None:
            return [*tokens, ghost]
        orders = standing_orders(self.session.facts, self.session.pending)
        return [*tokens, *ordered_tokens(self.siege, orders, self.names)]

    def _coming_tokens(self) -> list[TokenView]:
        """The discs as they will stand when everything has been shown."""
        return token_views(self.session.coming_state, SceneMarks(), self.names)

    def watch(self) -> None:
        """Something is being shown: no marks of a question, and nothing of what the enemies will do next."""
        self.pointed = ""
        self.trial = TriedMove()
        self.overlays.new_question(None)
        self.outlook.forget()
        self.show_pieces()
        self._stage.settle(animated=False)
        self.scene.set_overlays(Overlays())

    def acting(self) -> str:
        """Who acts in the question that stands; "" for nobody."""
        return acting_model(self.siege, self.session.pending)

    def new_question(self) -> None:
        """Another question stands: let the outlook find out what takes a while."""
        self.pointed = ""
        self.trial = TriedMove()
        self.overlays.new_question(self.session.pending)
        self._look_ahead(anew=True)

    def show(self) -> None:
        """Draw everything as it is now."""
        self.show_pieces()
        if not self._has_terrain:
            self._has_terrain = True
            self.scene.set_terrain(terrain_views(self.siege))
        self.player.show_now()
        self.show_overlays()

    def show_trial(self, trial: TriedMove) -> None:
        """Another place is tried out: only what stands in the hand is drawn anew."""
        self.trial = trial
        if self.player.playing:
            return
        self._look_ahead(anew=False)
        self.player.show_now(animated=False)
        if ghost_marker(self.siege, trial) is not None:
            self.show_pieces()
        self.show_overlays()

    def point_at(self, option: str) -> None:
        """Mark what an answer aims at."""
        self.pointed = option
        if not self.player.playing:
            self.scene.set_tokens(self.tokens(), animated=False)

    def show_overlays(self) -> None:
        """Draw what lies over the table: reach, sight, intent, areas to place in."""
        if self.session.is_behind:
            return
        siege, outlook = self.siege, self.outlook
        looker = acting_model(siege, self.session.pending)
        orders = standing_orders(self.session.facts, self.session.pending)
        layers, reach, intents = self.tools.layers, outlook.reach, outlook.intents
        brief = self.scene.theme.look.scale >= LARGE
        shown = self.overlays.overlays(
            siege,
            layers,
            self.trial,
            looker,
            reach,
            intents,
            self.names,
            orders,
            outlook.danger,
            outlook.dangers,
            brief=brief,
        )
        self.scene.set_overlays(shown)
        length = allowance(siege, siege.model(looker)) if shown.reach and looker else 0
        self.strip.show_reach(tuple(band.moves for band in shown.reach), length)

    def show_pieces(self) -> None:
        """Draw the table and what lies on it, all but the tokens, as it stands for those who look."""
        siege, marks = self.siege, self._marks()
        self.scene.set_table(table_view(siege))
        markers = marker_views(siege, marks, self.names)
        ghost = ghost_marker(siege, self.trial)
        self.scene.set_pieces(building_views(siege, marks), [*markers, ghost] if ghost is not None else markers)

    def _marks(self) -> SceneMarks:
        # Before people have carried out what stands in the bar, no key answers the question.
        request = None if self.session.autoplay.to_do else self.session.pending
        return marks_for(self.siege, request, self.pointed)

    def _layers_changed(self) -> None:
        self._look_ahead(anew=False)
        self.show_overlays()

    def _look_ahead(self, *, anew: bool) -> None:
        """How far the mover gets, and what the enemies would do, as far as somebody wants to see it."""
        siege, request, layers = self.siege, self.session.pending, self.tools.layers
        mover = acting_model(siege, request) if request is not None and layers.reach else ""
        moves = moves_ahead(siege, request) if mover and siege.model(mover).in_play else 0
        fighting = siege.phase in (Phase.HERO_TURN, Phase.ENEMY_TURN)
        looks = layers.intent and fighting
        stand = stands_at(siege, self.trial) if looks else None
        dangers = endangered(siege, request) if layers.danger and fighting else ""
        self.outlook.look(siege, Wanted(mover if moves else "", moves, looks, stand, dangers), anew=anew)
