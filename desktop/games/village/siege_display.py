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
from desktop.session.match_session import MatchSession
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.battlefield.views import Overlays
from desktop.tabletop.marks import SceneMarks, TriedMove
from desktop.tabletop.side_strip import SideStrip
from desktop.tabletop.table_display import TableDisplay
from desktop.tabletop.tool_strip import ToolStrip
from rules_core.games.village.state.siege import Phase, Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.order_words import standing_orders
from rules_core.kernel.requests import Request


class SiegeDisplay(TableDisplay):
    """Draws one siege."""

    def __init__(
        self,
        scene: BattlefieldScene,
        session: MatchSession,
        names: SiegeNames,
        tools: ToolStrip,
        strip: SideStrip,
        outlook: Outlook,
    ) -> None:
        self.names, self.outlook = names, outlook
        self.overlays = QuestionOverlays()
        self._has_terrain = False
        self._siege_stage = SiegeStage(scene, self.tokens, self.coming_tokens, session)
        super().__init__(scene, session, tools, strip, self._siege_stage)
        outlook.changed.connect(self.show_overlays)

    @property
    def siege(self) -> Siege:
        """The state, to look at."""
        state = self.session.state
        assert isinstance(state, Siege)
        return state

    def set_lamp(self, on: bool) -> None:
        """Whether the map is darker where no enemy acts, in their turn."""
        self._siege_stage.has_lamp = on
        if not on:
            self.scene.set_lamp(None)

    def acting(self) -> str:
        return acting_model(self.siege, self.session.pending)

    def tokens(self) -> list[TokenView]:
        tokens = token_views(self.siege, self._marks(), self.names)
        ghost = ghost_token(self.siege, self.trial, self.names)
        if ghost is not None:
            return [*tokens, ghost]
        orders = standing_orders(self.session.facts, self.session.pending)
        return [*tokens, *ordered_tokens(self.siege, orders, self.names)]

    def coming_tokens(self) -> list[TokenView]:
        return token_views(self.session.coming_state, SceneMarks(), self.names)

    def begin(self, request: Request | None) -> None:
        self.overlays.new_question(request)
        if request is None:
            # Nothing of what the enemies will do next is seen while something is shown.
            self.outlook.forget()

    def overlays_now(self) -> Overlays:
        siege, outlook, session = self.siege, self.outlook, self.session
        return self.overlays.overlays(
            siege,
            self.tools.layers,
            self.trial,
            self.acting(),
            outlook.reach,
            outlook.intents,
            self.names,
            standing_orders(session.facts, session.pending),
            outlook.danger,
            outlook.dangers,
            brief=self.scene.theme.look.scale >= LARGE,
        )

    def lays_pieces(self, trial: TriedMove) -> bool:
        return ghost_marker(self.siege, trial) is not None

    def show_pieces(self) -> None:
        siege, marks = self.siege, self._marks()
        self.scene.set_table(table_view(siege))
        markers = marker_views(siege, marks, self.names)
        ghost = ghost_marker(siege, self.trial)
        self.scene.set_pieces(building_views(siege, marks), [*markers, ghost] if ghost is not None else markers)
        if not self._has_terrain:
            self._has_terrain = True
            self.scene.set_terrain(terrain_views(siege))

    def look_ahead(self, *, anew: bool) -> None:
        """How far the mover gets, and what the enemies would do, as far as somebody wants to see it."""
        siege, request, layers = self.siege, self.session.pending, self.tools.layers
        mover = acting_model(siege, request) if request is not None and layers.reach else ""
        moves = moves_ahead(siege, request) if mover and siege.model(mover).in_play else 0
        fighting = siege.phase in (Phase.HERO_TURN, Phase.ENEMY_TURN)
        looks = layers.intent and fighting
        stand = stands_at(siege, self.trial) if looks else None
        dangers = endangered(siege, request) if layers.danger and fighting else ""
        self.outlook.look(siege, Wanted(mover if moves else "", moves, looks, stand, dangers), anew=anew)

    def _marks(self) -> SceneMarks:
        return marks_for(self.siege, self.asked, self.pointed)
