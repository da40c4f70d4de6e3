"""The table while squads are put together: the page of the squad; the plain board before the eyes of all afterwards."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.games.drums.squads.page import SquadPage
from desktop.play.parts import PlayParts
from desktop.play.plain_board import PlainBoard
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.words.drums_words import DrumsWords


class SquadBoard(PlainBoard):
    """Shows the page of the squad as long as squads are chosen."""

    def __init__(self, parts: PlayParts) -> None:
        super().__init__(parts)
        words = parts.presenter.words
        assert isinstance(words, DrumsWords)
        self.squads = SquadPage(self.theme, self.session, words)
        self.squads.given.connect(self.give)
        self.squads.back_wanted.connect(self.session.undo)
        self.squads.entered.connect(self._enter)
        self.squads.clause_wanted.connect(parts.prompt.clause_wanted)
        layout = self.layout()
        assert layout is not None
        layout.addWidget(self.squads)
        self._show_page()

    def shows_squads(self) -> bool:
        """Whether squads are being chosen."""
        state = self.session.state
        return isinstance(state, Battle) and state.phase is Phase.SQUADS

    @property
    def table(self) -> QWidget:
        return self.squads if self.shows_squads() else super().table

    @property
    def wants_all(self) -> bool:
        return self.shows_squads()

    def wood(self) -> QRect:
        return self.squads.profile.geometry() if self.shows_squads() else super().wood()

    def things_in(self, area: QRect) -> int:
        """Sheets fill the page."""
        return 1 if self.shows_squads() else super().things_in(area)

    def give(self, answer: str) -> None:
        """Answer the question that stands."""
        self.player.finish()
        self.session.answer(answer)

    def _enter(self) -> None:
        prompt = self._prompt
        if prompt is not None and prompt.view.options and not prompt.view.is_unhelped:
            self.give(str(prompt.view.options[prompt.view.default].answer))

    def handle_key(self, event: QKeyEvent) -> bool:
        return self.squads.handle_key(event) if self.shows_squads() else super().handle_key(event)

    def refresh(self) -> None:
        super().refresh()
        self._show_page()

    def _show_page(self) -> None:
        shows = self.shows_squads()
        self.squads.setVisible(shows)
        self.scroller.setVisible(not shows)
        if shows:
            self.squads.refresh()
