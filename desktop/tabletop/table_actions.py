"""What a person at a real table does beside answering: correct a die, and check what the program believes."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from desktop.games.village.models.thing_fields import thing_line
from desktop.look.theme import Theme
from desktop.play.prompts.dice_prompt import DicePrompt
from desktop.play.prompts.prompt import Prompt
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from desktop.tabletop.battlefield.view import BattlefieldView
from rules_core.games.village.state.facts import WaveEnded
from rules_core.games.village.state.siege import PlayMode, Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.kernel.match import Told
from rules_core.kernel.requests import Roll, is_chance


class TableActions(QObject):
    """Actions of one game; the windows behind them are loaded when they are wanted."""

    def __init__(
        self, window: QWidget, theme: Theme, settings: Settings, session: MatchSession, names: SiegeNames
    ) -> None:
        super().__init__(window)
        self._window = window
        self.theme, self.settings, self.session, self.names = theme, settings, session, names
        self.correct_action = QAction(self.tr("Correct a &die"), window)
        self.correct_action.setShortcut(QKeySequence("Ctrl+D"))
        self.correct_action.triggered.connect(lambda _=False: self.correct_die())
        self.check_action = QAction(self.tr("&Check the table"), window)
        self.check_action.setShortcut(QKeySequence("Ctrl+K"))
        self.check_action.triggered.connect(lambda _=False: self.check_table())
        self.edit_actions = [self.correct_action]
        self.table_actions = [self.check_action]
        self._wave_has_ended = False
        session.told.connect(self._heard)
        session.changed.connect(self._check_after_wave)

    def prepare(self, prompt: Prompt | None) -> None:
        """Tell a question about dice how its side wants to roll."""
        if isinstance(prompt, DicePrompt) and isinstance(prompt.request, Roll):
            prompt.set_way(self.session.policy.way_of(prompt.request.who))

    def check_table(self) -> None:
        """Show what the program believes, to be ticked off or corrected line by line."""
        from desktop.play.check_table.dialog import CheckTableDialog

        CheckTableDialog(self.theme, self.settings, self.session, self._window).open()

    def correct_thing(self, thing: str) -> None:
        """All that can be corrected about one thing."""
        from desktop.play.correct_thing.dialog import CorrectThingDialog

        state = self.session.state
        if isinstance(state, Siege) and thing_line(state, self.names, thing) is not None:
            CorrectThingDialog(self.theme, self.session, self.names, thing, self._window).open()

    def offer(self, thing: str, at: QPoint) -> None:
        """The menu on a thing, at a place of the screen."""
        from desktop.play.correct_thing.menu import ThingMenu

        menu = ThingMenu(self.session, self.names, thing, self._window)
        view = self._window.findChild(BattlefieldView, "battlefield")
        if not thing and isinstance(view, BattlefieldView):
            place = view.mapToScene(view.viewport().mapFromGlobal(at))
            menu.add_ground(round(place.x()), round(place.y()))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.rest.triggered.connect(lambda _=False: self.correct_thing(thing))
        if not menu.isEmpty():
            menu.popup(at)

    def _heard(self, told: list[Told]) -> None:
        self._wave_has_ended = self._wave_has_ended or any(isinstance(one.fact, WaveEnded) for one in told)

    def _check_after_wave(self) -> None:
        """At a real table the list comes by itself when a wave has ended and people are asked again."""
        request, state = self.session.pending, self.session.state
        if not self._wave_has_ended or self.session.bot_is_playing or request is None or is_chance(request):
            return
        self._wave_has_ended = False
        at_table = isinstance(state, Siege) and state.play_mode is not PlayMode.SCREEN
        if at_table and self.settings.flag("table/check-each-wave", default=True):
            self.check_table()

    def correct_die(self, node: int = -1) -> None:
        """Correct an earlier roll; `node` is an entry of the journal whose roll is meant."""
        from desktop.play.correct_die.dialog import CorrectDieDialog

        CorrectDieDialog(self.theme, self.session, self.names, node, self._window).open()
