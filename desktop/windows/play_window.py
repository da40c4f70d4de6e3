"""The play window: banner, battlefield with docks round it, and the prompt bar. A client of its session."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QBuffer, QByteArray, QEvent, QIODevice, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QMessageBox,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from desktop.battlefield.scene import BattlefieldScene
from desktop.battlefield.view import BattlefieldView
from desktop.look.theme import Theme
from desktop.look.token import TokenView
from desktop.look.widgets.banner import Banner
from desktop.look.wood import WoodGround, WoodWindow
from desktop.panels.council_panel import CouncilPanel
from desktop.panels.timeline import Timeline
from desktop.prompts.place_prompt import PlacePrompt
from desktop.prompts.prompt_bar import PromptBar
from desktop.prompts.words import name, question
from desktop.session.advice import Advice
from desktop.session.dice_policy import ASKED, AT_ONCE
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from desktop.windows.banner_words import banner_view
from desktop.windows.docks import arrange, arrangement_for, build_docks, set_widths
from desktop.windows.event_strip import EventStrip
from desktop.windows.fact_player import FactPlayer
from desktop.windows.keys_sheet import KeysSheet
from desktop.windows.odds_sheet import OddsSheet
from desktop.windows.odds_words import activation_words, attack_words
from desktop.windows.question_overlays import Trial, overlays_for
from desktop.windows.siege_scene import (
    Marks,
    building_views,
    marker_views,
    table_view,
    terrain_views,
    token_view,
    token_views,
)
from desktop.windows.tool_strip import ToolStrip
from rules_core.games.village import topics
from rules_core.games.village.siege import Phase, Siege
from rules_core.kernel.match import Told
from rules_core.kernel.requests import Choose, Place, Request, options_of
from rules_core.kernel.table import ENEMY, PLAYERS
from rules_core.lab.names import SiegeNames

ATTACKS = ("attack:", "power:", "shoot:", "aim:")
LOW = 780
"""Below this height in px at 100 % text the prompt bar stands in fewer lines."""
TYPED_IN = (QLineEdit, QTextEdit, QAbstractSpinBox, QComboBox)


class PlayWindow(WoodGround):
    """A game on screen."""

    left = Signal()
    finished = Signal()
    picture_ready = Signal(bytes)

    def __init__(self, theme: Theme, settings: Settings, session: MatchSession, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.theme = theme
        self.settings = settings
        self.session = session
        self.setObjectName("page.play")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        siege = self.siege
        self.names = SiegeNames(siege.world)
        self.advice = Advice()
        self.advice.ready.connect(self._odds_arrived)
        self.trial = Trial()
        self._pointed = ""
        self._shown_terrain = False
        self.scene = BattlefieldScene(theme)
        self.view = BattlefieldView(self.scene)
        self.view.setObjectName("battlefield")
        self.view.setAccessibleName(self.tr("Battlefield"))
        self.player = FactPlayer(self.scene, self._tokens)
        self.player.speed = 0.0 if theme.look.less_motion else 1.0
        self.banner = Banner(theme, banner_view(siege, session.facts))
        self.event_strip = EventStrip(theme, self.names)
        self.player.beat.connect(self.event_strip.show_fact)
        self.prompt = PromptBar(theme)
        self.odds = OddsSheet(theme, self.view)
        self.tools = ToolStrip(theme, self.view)
        self.tools.intent_changed.connect(lambda _: self._show_overlays())
        self.inner = WoodWindow(theme)
        self._lay_out()
        self.docks = build_docks(theme, session, self.names, self.inner)
        self._connect()
        self._make_actions()
        self._arrangement = ""
        application = QApplication.instance()
        if application is not None:
            application.installEventFilter(self)
        self.refresh()

    @property
    def siege(self) -> Siege:
        """The state, to look at."""
        state = self.session.state
        assert isinstance(state, Siege)
        return state

    # Laying out

    def _lay_out(self) -> None:
        px = self.theme.px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.banner)
        middle = QWidget()
        middle.setAutoFillBackground(False)
        row = QHBoxLayout(middle)
        row.setContentsMargins(px(4), px(2), px(4), px(4))
        row.setSpacing(px(6))
        row.addWidget(self.tools, 0, Qt.AlignmentFlag.AlignTop)
        map_column = QVBoxLayout()
        map_column.setSpacing(px(2))
        map_column.addWidget(self.event_strip)
        map_column.addWidget(self.view, 1)
        row.addLayout(map_column, 1)
        self.inner.setCentralWidget(middle)
        column.addWidget(self.inner, 1)
        self.timeline = Timeline(self.theme, self.session)
        self.timeline.jump_wanted.connect(self._jump_wanted)
        column.addWidget(self.timeline)
        column.addWidget(self.prompt)

    def _connect(self) -> None:
        session = self.session
        session.told.connect(self._told)
        session.changed.connect(self.refresh)
        session.rewound.connect(self._rewound)
        session.problem.connect(self._problem)
        self.prompt.answered.connect(self.answer)
        self.prompt.roll_wanted.connect(self.session.roll)
        self.prompt.pointed.connect(self.point_at)
        self.prompt.spot_changed.connect(self._spot_changed)
        self.prompt.clause_wanted.connect(self.show_clause)
        self.view.clicked.connect(self._clicked)
        self.view.point_clicked.connect(self._point_clicked)
        self.view.hovered.connect(self._hovered)
        self.view.pointer_moved.connect(self._pointer_moved)
        self.view.dragged.connect(self._dragged)
        for dock in self.docks.values():
            panel = dock.panel
            if hasattr(panel, "marked"):
                panel.marked.connect(self.view.look_at)
            if hasattr(panel, "clause_wanted"):
                panel.clause_wanted.connect(self.show_clause)

    def _make_actions(self) -> None:
        def action(words: str, call: object, keys: str = "") -> QAction:
            made = QAction(words, self)
            if keys:
                made.setShortcut(QKeySequence(keys))
            if callable(call):
                made.triggered.connect(lambda _=False: call())
            return made

        self.undo_action = action(self.tr("&Undo"), self.undo, "Ctrl+Z")
        self.redo_action = action(self.tr("&Redo"), self.session.redo, "Ctrl+Y")
        self.undo_step_action = action(self.tr("Undo the &activation"), self.undo_step, "Ctrl+Shift+Z")
        self.redo_step_action = action(self.tr("Redo the a&ctivation"), self.session.redo_step, "Ctrl+Shift+Y")
        self.play_step_action = action(self.tr("&Play this activation for me"), lambda: self.play_for_me(True), "F5")
        self.play_turn_action = action(self.tr("Play &on for me"), lambda: self.play_for_me(False), "F6")
        self.stop_action = action(self.tr("&Stop playing for me"), self.session.stop_bot, "F7")
        self.dice_actions: list[QAction] = []
        for side, words in (
            (PLAYERS, self.tr("&Our dice: ask us each time")),
            (ENEMY, self.tr("&Enemy dice: ask us each time")),
        ):
            made = action(words, None)
            made.setCheckable(True)
            made.setChecked(self.session.policy.of_side[side] == ASKED)
            made.toggled.connect(lambda on, side=side: self._set_dice(side, on))
            self.dice_actions.append(made)
        self.odds_action = action(self.tr("Show the &odds"), None)
        self.odds_action.setCheckable(True)
        self.odds_action.setChecked(self.settings.flag("play/odds", default=True))
        self.odds_action.toggled.connect(self._set_odds)
        self.leave_action = action(self.tr("&Leave the table"), self.left.emit, "Ctrl+W")

    def actions_for_menus(self) -> dict[str, list[QAction]]:
        """The actions of an open game, by menu."""
        return {
            "edit": [self.undo_action, self.redo_action, self.undo_step_action, self.redo_step_action],
            "view": [dock.toggleViewAction() for dock in self.docks.values()],
            "table": [
                self.play_step_action,
                self.play_turn_action,
                self.stop_action,
                *self.dice_actions,
                self.odds_action,
                self.leave_action,
            ],
        }

    # Showing

    def refresh(self) -> None:
        """Show state and question as they are now."""
        siege = self.siege
        self.advice.forget()
        self.odds.hide()
        self._pointed = ""
        self.banner.set_view(banner_view(siege, self.session.facts))
        self._show_council()
        self._show_question()
        self._show_table()
        self.undo_action.setEnabled(self.session.match.undo_target() >= 0)
        self.undo_step_action.setEnabled(self.session.match.undo_target() >= 0)
        self.redo_action.setEnabled(self.session.match.redo_target() >= 0)
        self.redo_step_action.setEnabled(self.session.match.redo_target() >= 0)
        if self.session.pending is None and siege.phase is Phase.OVER:
            self.finished.emit()

    def _show_council(self) -> None:
        """The council's page takes its place while the council meets, and leaves it afterwards."""
        dock = self.docks["council"]
        meets = isinstance(dock.panel, CouncilPanel) and dock.panel.is_open
        if meets and dock.isHidden():
            for name in ("enemies", "chronicle"):
                self.docks[name].hide()
            dock.show()
            self._set_widths()
        elif not meets and self.siege.phase is not Phase.COUNCIL and not dock.isHidden():
            dock.hide()
            for name in ("enemies", "chronicle"):
                self.docks[name].show()
            self._set_widths()

    def _set_widths(self) -> None:
        if self._arrangement:
            set_widths(self.theme, self.docks, self.inner, self._arrangement)

    def marks(self) -> Marks:
        """What the question makes of things on the table."""
        request = self.session.pending
        if request is None:
            return Marks()
        siege = self.siege
        chosen = request.subject if request.subject in siege.models else ""
        if siege.acting is not None:
            chosen = siege.acting.model
        offered: dict[str, str] = {}
        targets: list[str] = []
        if isinstance(request, Choose) and request.topic != topics.COUNCIL:
            for number, one in enumerate(options_of(request)):
                thing = one.partition(":")[2] or one
                digit = str(number + 1) if number < 9 else ""
                if (
                    one.startswith(ATTACKS)
                    or thing in siege.models
                    or thing in siege.buildings
                    or thing in siege.villagers
                ):
                    offered.setdefault(thing, digit)
        if self._pointed.startswith(ATTACKS):
            targets.append(self._pointed.partition(":")[2])
        return Marks(chosen, offered, tuple(targets))

    def _tokens(self) -> list[TokenView]:
        return token_views(self.siege, self.marks(), self.names)

    def _show_table(self) -> None:
        siege, marks = self.siege, self.marks()
        self.scene.set_table(table_view(siege))
        terrain = None if self._shown_terrain else terrain_views(siege)
        self._shown_terrain = True
        self.scene.set_pieces(building_views(siege, marks), marker_views(siege, marks, self.names), terrain)
        self.player.show_now()
        self._show_overlays()
        request = self.session.pending
        movable = [request.subject] if request is not None and "move" in options_of(request) else []
        self.view.set_draggable(movable)

    def _show_overlays(self) -> None:
        overlays = overlays_for(self.siege, self.session.pending, self.trial, intent=self.tools.shows_intent)
        self.scene.set_overlays(overlays)

    def _show_question(self) -> None:
        request = self.session.pending
        siege = self.siege
        self.trial = Trial()
        if request is None:
            title = self.tr("The village stands.") if siege.result == "victory" else self.tr("The village has fallen.")
            self.prompt.say(
                title, self.tr("This game is over."), "trophy" if siege.result == "victory" else "tombstone"
            )
            return
        who = None
        subject = siege.acting.model if siege.acting is not None and not request.subject else request.subject
        if subject in siege.models:
            who = token_view(siege, siege.models[subject], Marks(), self.names)
        start = self._start_of(request)
        icon = siege.world.buildings[subject].icon if subject in siege.world.buildings else ""
        prompt = self.prompt.ask(request, question(request, siege, self.names), who, icon, start)
        if isinstance(prompt, PlacePrompt):
            prompt.tell_spot()
        self._ask_for_odds(request)

    def _start_of(self, request: Request) -> tuple[int, int] | None:
        """Where a placement begins: a move begins where the model stands."""
        model = self.siege.models.get(request.subject)
        if isinstance(request, Place) and model is not None and model.in_play:
            return model.x, model.y
        return None

    # Answering

    def answer(self, answer: Any) -> None:
        """Give an answer; a running animation jumps to its end."""
        self.player.finish()
        self.session.answer(answer)

    def _clicked(self, thing: str) -> None:
        self.player.finish()
        if self.prompt.prompt is not None and thing:
            self.prompt.prompt.choose_thing(thing)

    def _point_clicked(self, x: int, y: int) -> None:
        self.player.finish()
        if self.prompt.prompt is not None:
            self.prompt.prompt.take_spot(x, y)

    def _pointer_moved(self, x: int, y: int) -> None:
        if isinstance(self.prompt.prompt, PlacePrompt) and not self.player.playing:
            self.prompt.prompt.try_spot(x, y)

    def _spot_changed(self, x: int, y: int, turn: int) -> None:
        request = self.session.pending
        if request is None:
            return
        self.trial = Trial(request.topic, request.subject, x, y, turn, shown=True)
        self._show_overlays()

    def _dragged(self, thing: str, x: int, y: int, done: bool) -> None:
        request = self.session.pending
        if request is None or "move" not in options_of(request):
            self.scene.settle()
            return
        trial = self.session.match.fork()
        trial.answer("move")
        place = trial.pending
        if not isinstance(place, Place) or place.region is None:
            self.scene.settle()
            return
        spot = (x, y) if place.region.contains(x, y) else place.region.nearest(x, y)
        if not done:
            self.scene.lift(thing, *spot)
            return
        self.scene.settle()
        self.session.answer_all(["move", (spot[0], spot[1], 0)])

    # Odds

    def point_at(self, option: str) -> None:
        """The pointer or the focus is on an option: show what it may do."""
        if option == self._pointed:
            return
        self._pointed = option
        request = self.session.pending
        if request is None:
            return
        if option.startswith(ATTACKS) and self.odds_action.isChecked():
            odds = self.advice.attack(self.session.match, option)
            if odds is not None:
                self._show_odds(option, odds)
        else:
            self.odds.hide()
        if not self.player.playing:
            self.scene.set_tokens(self._tokens(), animated=False)

    def _hovered(self, thing: str) -> None:
        sentence = self.scene.sentence(thing) if thing else ""
        self.view.setToolTip(sentence)
        request = self.session.pending
        if request is None or not thing:
            return
        for one in options_of(request):
            if one.startswith(ATTACKS) and one.partition(":")[2] == thing:
                self.point_at(one)
                return

    def _ask_for_odds(self, request: Request) -> None:
        if not self.odds_action.isChecked():
            return
        match = self.session.match
        for one in options_of(request):
            if request.topic == "dice" and one.isdigit():
                odds = self.advice.activation(match, one)
            elif one.startswith(ATTACKS):
                odds = self.advice.attack(match, one)
            else:
                continue
            if odds is not None:
                self._odds_arrived((match.journal.head, (one,)), odds)

    def _odds_arrived(self, key: object, odds: dict[str, float]) -> None:
        if not isinstance(key, tuple) or key[0] != self.session.match.journal.head or not odds:
            return
        option = str(key[1][0])
        words = attack_words(odds) if option.startswith(ATTACKS) else activation_words(odds)
        if self.prompt.prompt is not None:
            self.prompt.prompt.set_second(option, words)
        if option == self._pointed:
            self._show_odds(option, odds)

    def _show_odds(self, option: str, odds: dict[str, float]) -> None:
        if not odds:
            return
        verb, _, target = option.partition(":")
        who = name(self.names, self.siege.acting.model) if self.siege.acting is not None else ""
        verbs = {
            "attack": self.tr("{who} attacks {target}"),
            "power": self.tr("{who}, power attack on {target}"),
            "shoot": self.tr("{who} shoots at {target}"),
            "aim": self.tr("{who} aims at {target}"),
        }
        self.odds.show_odds(verbs[verb].format(who=who, target=name(self.names, target)), odds)
        self.odds.move(self.view.width() - self.odds.width() - 12, 12)

    def _set_odds(self, on: bool) -> None:
        self.settings.set_flag("play/odds", on)
        self.refresh()

    # Hearing

    def _told(self, facts: list[Told]) -> None:
        self.player.play(facts)

    def _rewound(self) -> None:
        self.player.finish()
        self.event_strip.clear()

    def _problem(self, sentence: str) -> None:
        box = QMessageBox(self)
        box.setObjectName("dialog.problem")
        box.setWindowTitle("Hearthwall")
        box.setText(sentence)
        box.open()

    def show_clause(self, clause: str) -> None:
        """The clause in plain words."""
        from desktop.windows.rules_dialog import RulesDialog

        RulesDialog(self.theme, self, clause).open()

    # Doing more

    def undo(self) -> None:
        """Take back the last answer; asks first when that goes past something that was hidden."""
        self._undo_to(self.session.match.undo_target(), self.session.undo)

    def undo_step(self) -> None:
        """Take back the activation."""
        self._undo_to(self.session.match.step_target(), self.session.undo_step)

    def _jump_wanted(self, node: int) -> None:
        self._undo_to(node, lambda: self.session.jump(node))

    def _undo_to(self, target: int, undo: object) -> None:
        if target < 0 or not callable(undo):
            return
        if not self.session.undo_shows_hidden(target):
            undo()
            return
        box = QMessageBox(self)
        box.setObjectName("dialog.undo")
        box.setWindowTitle("Hearthwall")
        box.setText(self.tr("To undo this you would go back past something you have already seen."))
        box.setInformativeText(self.tr("The chronicle will say so. Go back?"))
        back = box.addButton(self.tr("Go back"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(self.tr("Stay here"), QMessageBox.ButtonRole.RejectRole)
        back.clicked.connect(lambda: undo())
        box.open()

    def play_for_me(self, until_step: bool) -> None:
        """Let the rule-of-thumb player answer."""
        from rules_core.bots.thumb_player import ThumbPlayer

        self.player.finish()
        self.session.play_for_me(ThumbPlayer(), until_step)

    def _set_dice(self, side: str, asked: bool) -> None:
        self.session.policy.of_side[side] = ASKED if asked else AT_ONCE

    def put_away(self) -> None:
        """Before the page closes: stop what runs, keep the docks, take the picture for the Hearth."""
        self.session.stop_bot()
        self.player.finish()
        self.advice.wait()
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self._keep_docks()
        self.scene.set_overlays(overlays_for(self.siege, None, Trial(), intent=False), animated=False)
        self.view.fit()
        self.view.finish()
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        side = min(self.view.width(), self.view.height())
        picture = self.view.viewport().grab()
        left, top = (picture.width() - side) // 2, (picture.height() - side) // 2
        picture.copy(max(0, left), max(0, top), side, side).save(buffer, "PNG")
        self.picture_ready.emit(bytes(data.data()))

    # Keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and isinstance(watched, QWidget):
            return self._takes_keys(watched, event) and self._key(event)
        return super().eventFilter(watched, event)

    def _takes_keys(self, widget: QWidget, event: QKeyEvent) -> bool:
        """Whether a key is meant for the question: not in a field, not in a dialog, not on a focused button."""
        if not self.isVisible() or QApplication.activeModalWidget() is not None or QApplication.activePopupWidget():
            return False
        if not (widget is self or self.isAncestorOf(widget)) or isinstance(widget, TYPED_IN):
            return False
        pressed = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if isinstance(widget, QAbstractButton) and pressed and not self.prompt.isAncestorOf(widget):
            return False
        arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
        return not (isinstance(widget, QAbstractItemView) and event.key() in arrows)

    def _key(self, event: QKeyEvent) -> bool:
        modifiers = event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        if modifiers != Qt.KeyboardModifier.NoModifier:
            return False
        if self.player.playing:
            self.player.finish()
            if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Escape):
                return True
        if self.prompt.handle_key(event):
            return True
        if event.key() == Qt.Key.Key_Backspace:
            self.undo()
            return True
        if event.text() == "?":
            self.show_keys()
            return True
        if event.key() == Qt.Key.Key_I:
            self.tools.flip_intent()
            return True
        return False

    def show_keys(self) -> None:
        """All keys on one sheet."""
        KeysSheet(self.theme, self).open()

    def _keep_docks(self) -> None:
        if self._arrangement and self.siege.phase is not Phase.COUNCIL:
            self.settings.set_bytes(f"play/docks/{self._arrangement}", self.inner.saveState())

    def _arrange_docks(self) -> None:
        """Docks as this player left them in a window of this width, or in their first places."""
        arrangement = arrangement_for(self.width() / self.theme.look.scale)
        if arrangement == self._arrangement:
            return
        self._keep_docks()
        self._arrangement = arrangement
        state = self.settings.bytes(f"play/docks/{arrangement}")
        if state.isEmpty() or not self.inner.restoreState(state):
            arrange(self.theme, self.docks, self.inner, arrangement)
        self._show_council()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        low = self.height() / self.theme.look.scale < LOW
        self.prompt.set_compact(low)
        self.event_strip.setVisible(not low)
        self.view.setMinimumSize(self.theme.px(320), min(480, self.theme.px(360)))
        self._arrange_docks()
        self.odds.move(QPoint(self.view.width() - self.odds.width() - 12, 12))
