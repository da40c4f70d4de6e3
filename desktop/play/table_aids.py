"""The aids for people at a table beside the question itself: the reminder line and the voice."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from desktop.look.theme import Theme
from desktop.play.event_strip import EventStrip
from desktop.play.fact_player import FactPlayer
from desktop.play.prompts.prompt_bar import PromptBar
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from desktop.tabletop.reminders import Reminders
from desktop.tabletop.voice.spoken_orders import SpokenOrders


class TableAids(QObject):
    """Both, for the play window: `reminders.line` is a widget, `actions` belong into the menu "table"."""

    def __init__(
        self,
        theme: Theme,
        settings: Settings,
        session: MatchSession,
        prompt: PromptBar,
        strip: EventStrip,
        player: FactPlayer,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self.reminders = Reminders(theme, settings, session, window)
        self.voice = SpokenOrders(settings, session, prompt, strip, player, window)
        reminded = [] if self.reminders.menu.isEmpty() else [self.reminders.menu.menuAction()]
        self.actions: list[QAction] = [*reminded, self.voice.action]

    def put_away(self) -> None:
        """The game is left."""
        self.voice.put_away()
