"""What a board of this game does while squads are chosen: the page of the squad lies over whatever else it shows."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication

from desktop.games.drums.squads.desk import BattleDesk
from desktop.games.drums.squads.page import SquadPage
from desktop.play.board import Board
from desktop.play.prompts.prompt import Prompt
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.words.drums_words import DrumsWords


class WithSquads(Board):
    """Stands before a board of any kind: `class BattleBoard(WithSquads, MapBoard)`.

    That calls `lay_squads` once and `show_squads` whenever it draws itself, and its `table` is the page as long as it
    `shows_squads`.
    """

    squads: SquadPage

    def lay_squads(self) -> None:
        """Make the page; the parts of the board are there."""
        words = self.parts.presenter.words
        assert isinstance(words, DrumsWords)
        self._squad_prompt: Prompt | None = None
        self.squads = SquadPage(self.theme, BattleDesk(self.session, words), self)
        self.squads.given.connect(self.give)
        self.squads.back_wanted.connect(self.session.undo)
        self.squads.entered.connect(self._enter)
        self.squads.clause_wanted.connect(self.parts.prompt.clause_wanted)
        self.show_squads()

    def shows_squads(self) -> bool:
        """Whether squads are being chosen."""
        state = self.session.state
        return isinstance(state, Battle) and state.phase is Phase.SQUADS

    @property
    def wants_all(self) -> bool:
        return self.shows_squads() or super().wants_all

    def wood(self) -> QRect:
        return self.squads.profile.geometry() if self.shows_squads() else super().wood()

    def things_in(self, area: QRect) -> int:
        """Sheets fill the page."""
        return 1 if self.shows_squads() else super().things_in(area)

    def asked(self, prompt: Prompt | None) -> None:
        super().asked(prompt)
        self._squad_prompt = prompt

    def give(self, answer: str) -> None:
        """Answer the question that stands."""
        self.player.finish()
        self.session.answer(answer)

    def _enter(self) -> None:
        prompt = self._squad_prompt
        if prompt is not None and prompt.view.options and not prompt.view.is_unhelped:
            self.give(str(prompt.view.options[prompt.view.default].answer))

    def handle_key(self, event: QKeyEvent) -> bool:
        return self.squads.handle_key(event) if self.shows_squads() else super().handle_key(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.squads.setGeometry(self.rect())

    def show_squads(self) -> None:
        """Lay the page over the board as long as squads are chosen."""
        shows = self.shows_squads()
        focus = QApplication.focusWidget()
        if not shows and focus is not None and self.squads.isAncestorOf(focus):
            # Else some button of the window would take the keys, and Enter with them.
            self.parts.window.setFocus()
        self.squads.setVisible(shows)
        if shows:
            self.squads.setGeometry(self.rect())
            self.squads.raise_()
            self.squads.refresh()
