"""What lies on a measured table: ground, pieces, tokens and overlays of the state, the question and the hand."""

from __future__ import annotations

from desktop.look.token import TokenView
from desktop.play.fact_player import FactPlayer
from desktop.session.match_session import MatchSession
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.battlefield.views import Overlays
from desktop.tabletop.marks import TriedMove
from desktop.tabletop.model_stage import ModelStage
from desktop.tabletop.side_strip import SideStrip
from desktop.tabletop.tool_strip import ToolStrip
from rules_core.kernel.requests import Request
from rules_core.song.stride import allowance
from rules_core.song.warband import ModelId


class TableDisplay:
    """Draws one game's table. `pointed` is the answer under the pointer, `trial` what the hand holds over the map.

    A game says what its tokens, pieces and overlays are.
    """

    def __init__(
        self, scene: BattlefieldScene, session: MatchSession, tools: ToolStrip, strip: SideStrip, stage: ModelStage
    ) -> None:
        self.scene, self.session, self.tools, self.strip = scene, session, tools, strip
        self._stage = stage
        self.player = FactPlayer(stage)
        self.pointed = ""
        self.trial = TriedMove()
        self._is_due = False
        """Another question stands: everything is drawn at once, when all that belongs to it is known."""
        tools.layers_changed.connect(self._layers_changed)

    # What a game says

    def acting(self) -> str:
        """Who acts in the question that stands; "" for nobody."""
        raise NotImplementedError

    def tokens(self) -> list[TokenView]:
        """The discs as they stand, with what the hand holds."""
        raise NotImplementedError

    def coming_tokens(self) -> list[TokenView]:
        """The discs as they will stand when everything has been shown."""
        raise NotImplementedError

    def overlays_now(self) -> Overlays:
        """What lies over the table: reach, sight, areas to place in."""
        raise NotImplementedError

    def show_pieces(self) -> None:
        """Draw the table and what lies on it, all but the tokens, as it stands for those who look."""
        raise NotImplementedError

    def lays_pieces(self, trial: TriedMove) -> bool:
        """Whether trying this changes more than tokens and overlays."""
        raise NotImplementedError

    def begin(self, request: Request | None) -> None:
        """Read what is kept as long as a question stands; None while something is being shown."""

    def look_ahead(self, *, anew: bool) -> None:
        """Find out what takes a while; `anew` for another question."""

    # What is drawn when

    @property
    def asked(self) -> Request | None:
        """The question whose answers are marked on the map."""
        # Before people have carried out what stands in the bar, no key answers the question.
        return None if self.session.autoplay.to_do else self.session.pending

    def watch(self) -> None:
        """Something is being shown: no marks of a question."""
        self._is_due = False
        self._forget(None)
        self.show_pieces()
        self._stage.settle(animated=False)
        self.scene.set_overlays(Overlays())

    def new_question(self) -> None:
        """Another question stands; `show` draws it."""
        self._is_due = True
        self._forget(self.session.pending)
        self.look_ahead(anew=True)

    def show(self) -> None:
        """Draw everything as it is now."""
        self._is_due = False
        self.show_pieces()
        self.player.show_now()
        self.show_overlays()

    def show_trial(self, trial: TriedMove) -> None:
        """Another place is tried out: only what stands in the hand is drawn anew."""
        before, self.trial = self.trial, trial
        if self.player.playing:
            return
        self.look_ahead(anew=False)
        if self._is_due:
            return
        self.player.show_now(animated=False)
        if self.lays_pieces(before) or self.lays_pieces(trial):
            self.show_pieces()
        self.show_overlays()

    def point_at(self, option: str) -> None:
        """Mark what an answer aims at."""
        self.pointed = option
        if not self.player.playing and not self._is_due:
            self.scene.set_tokens(self.tokens(), animated=False)

    def show_overlays(self) -> None:
        """Draw what lies over the table, and beside it how far who acts gets."""
        if self.session.is_behind or self._is_due:
            return
        shown = self.overlays_now()
        self.scene.set_overlays(shown)
        state = self.session.state
        model = state.models.get(ModelId(self.acting()))
        length = allowance(state, model) if shown.reach and model is not None else 0
        self.strip.show_reach(tuple(band.moves for band in shown.reach), length)

    def _forget(self, request: Request | None) -> None:
        self.pointed = ""
        self.trial = TriedMove()
        self.begin(request)

    def _layers_changed(self) -> None:
        self.look_ahead(anew=False)
        self.show_overlays()
