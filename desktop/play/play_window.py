"""The play window: banner, battlefield with docks round it, and the prompt bar. A client of its session."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMessageBox, QVBoxLayout, QWidget

from desktop.games.village.background_preview import Outlook
from desktop.games.village.banner_words import banner_view
from desktop.games.village.hover_card import HoverCard, card_text
from desktop.games.village.map_list.table_list import TableList
from desktop.games.village.prompts.asked import asked
from desktop.games.village.question_marks import start_of
from desktop.games.village.siege_scene import Marks, token_view
from desktop.games.village.table_display import TableDisplay
from desktop.look.key_uses import KeyGroup
from desktop.look.keys_sheet import KeysSheet
from desktop.look.theme import Theme
from desktop.look.widgets.banner import Banner
from desktop.look.wood import WoodGround, WoodWindow
from desktop.play.actions import PlayActions
from desktop.play.dice_tray import MapTray
from desktop.play.dock_keeper import DockKeeper
from desktop.play.docks import WIDE, build_docks
from desktop.play.event_strip import EventStrip
from desktop.play.key_words import play_keys
from desktop.play.keys import KeyWatcher
from desktop.play.note_place import NoteRoom
from desktop.play.odds_counter import ATTACKS, OddsDesk
from desktop.play.prompts.place_prompt import PlacePrompt
from desktop.play.prompts.prompt_bar import PromptBar
from desktop.play.table_view.controller import TableViewController
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.battlefield.view import BattlefieldView
from desktop.tabletop.map_hand import MapHand
from desktop.tabletop.placing.placing_actions import PlacingActions
from desktop.tabletop.side_strip import SideStrip
from desktop.tabletop.sketch_tag import SketchTag
from desktop.tabletop.table_aids import TableAids
from desktop.tabletop.table_picture import table_picture
from desktop.tabletop.tool_strip import ToolStrip
from rules_core.games.village.state.siege import Phase, Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.kernel.match import Told
from rules_core.kernel.requests import options_of

LOW = 780
"""Below this height in px at 100 % text the prompt bar stands in fewer lines."""
VERY_LOW = 560
"""Below this one the timeline leaves its room to the map."""


class PlayWindow(WoodGround):
    """A game on screen."""

    left = Signal()
    finished = Signal()
    picture_ready = Signal(bytes)
    units_chosen = Signal(bool)
    """Lengths shall be told in centimetres (or in inches) from now on."""

    def __init__(self, theme: Theme, settings: Settings, session: MatchSession, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.theme = theme
        self.settings = settings
        self.session = session
        self.setObjectName("page.play")
        self.setAccessibleName(self.tr("The game"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        siege = self.siege
        self.names = SiegeNames(siege.world)
        self.scene = BattlefieldScene(theme)
        self.view = BattlefieldView(self.scene)
        self.view.setObjectName("battlefield")
        self.banner = Banner(theme, banner_view(siege, session.facts))
        self.event_strip = EventStrip(theme, self.names)
        song = siege.song
        self.strip = SideStrip(theme, self.names, (song.short, song.medium, song.long))
        self.tools = ToolStrip(theme, self.view)
        self.outlook = Outlook(self)
        self.display = TableDisplay(self.scene, session, self.names, self.tools, self.strip, self.outlook)
        self.player = self.display.player
        self._set_speed()
        theme.changed.connect(self._set_speed)
        self.map_tray = MapTray(theme, self.names, self.view, self.strip, self.display.acting)
        for shower in (self.event_strip, self.strip.tray, self.map_tray):
            self.player.beat.connect(shower.show_fact)
            self.player.skipped.connect(shower.settle)
        self.prompt = PromptBar(theme)
        self.odds = OddsDesk(session, self.names, self)
        self.aids = TableAids(theme, settings, session, self.names, self.prompt, self.event_strip, self.player, self)
        self.card = HoverCard(theme, self.view)
        self.sketch_tag = SketchTag(theme, session, self.view)
        self.inner = WoodWindow(theme)
        self._lay_out()
        self.docks = build_docks(theme, session, self.names, self.odds.table, self.inner)
        self.dock_keeper = DockKeeper(theme, settings, self.docks, self.inner)
        self.hand = MapHand(self.view, self.prompt, session, self.player, self)
        self.actions_of_game = PlayActions(self, theme, session, settings, self.names)
        self.table_desk = TableViewController(theme, settings, session, self)
        self.list = TableList(self.docks["list"], self.display, self.hand, settings, self)
        self.placing = PlacingActions(theme, session, self.names, settings, self.player, self)
        self.placing.units_chosen.connect(self.units_chosen)
        self.actions_of_game.play_mode.positions_doubted.connect(self.placing.check)
        self.actions_of_game.play_mode.table_begins.connect(self.placing.build_up)
        self.odds.on = self.actions_of_game.odds_action.isChecked()
        self._connect()
        self.keys = KeyWatcher(self, self.prompt, self._key)
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
        row.setContentsMargins(px(4), px(2), px(4), 0)
        row.setSpacing(px(6))
        row.addWidget(self.tools, 0, Qt.AlignmentFlag.AlignTop)
        map_column = QVBoxLayout()
        map_column.setSpacing(px(2))
        map_column.addWidget(self.event_strip)
        map_column.addWidget(self.aids.reminders.line)
        map_column.addWidget(self.view, 1)
        row.addLayout(map_column, 1)
        row.addWidget(self.strip)
        self.inner.setCentralWidget(middle)
        # A strip of wood shows round the docks too.
        self.inner.setContentsMargins(px(5), px(5), px(2), px(2))
        column.addWidget(self.inner, 1)
        column.addWidget(self.prompt)

    def _connect(self) -> None:
        session = self.session
        session.told.connect(self._told)
        session.changed.connect(self.refresh)
        session.rewound.connect(self._rewound)
        session.problem.connect(self._problem)
        self.prompt.answered.connect(self.answer)
        self.prompt.roll_wanted.connect(self._roll)
        self.prompt.pointed.connect(self.point_at)
        self.prompt.clause_wanted.connect(self.show_clause)
        self.view.hovered.connect(self._hovered)
        self.view.clicked.connect(lambda _: self.card.put_away())
        self.hand.tried.connect(lambda: self.display.show_trial(self.hand.trial))
        self.odds.words_ready.connect(self._odds_words)
        actions = self.actions_of_game
        actions.odds_flipped.connect(self._odds_flipped)
        actions.leave_wanted.connect(self.left)
        actions.print_wanted.connect(self.print_sheets)
        actions.bot_starts.connect(self.player.finish)
        actions.named.connect(lambda: self.prompt.set_undo_words(actions.undo_action.toolTip()))
        self.dock_keeper.connect_panels(
            marked=self.view.look_at, clause_wanted=self.show_clause, jump_wanted=actions.jump
        )
        table = actions.at_table
        self.dock_keeper.connect_panels(correct_wanted=table.correct_die, thing_wanted=table.correct_thing)
        self.dock_keeper.connect_panels(menu_wanted=table.offer)
        self.view.menu_wanted.connect(table.offer)
        self.dock_keeper.connect_panels(table_view_wanted=self.table_desk.open)

    def note_room(self) -> NoteRoom:
        """Where notes find their place on this page."""
        return NoteRoom(self.theme, self, self.inner, self.docks, self.view)

    def actions_for_menus(self) -> dict[str, list[QAction]]:
        """The actions of an open game, by menu."""
        menus = self.actions_of_game.by_menu()
        menus["table"] = [*self.placing.actions, *menus["table"], *self.aids.actions]
        return {**menus, "view": [self.table_desk.action, *self.dock_keeper.actions()]}

    # Showing

    def refresh(self) -> None:
        """Show state and question as they are now."""
        siege, request = self.siege, self.session.pending
        self.card.put_away()
        self.odds.new_question(request)
        self.banner.set_view(banner_view(siege, self.session.facts))
        self.dock_keeper.show_council(siege.phase)
        self._show_strip()
        self.display.new_question()
        self._show_question()
        self.display.show()
        self.actions_of_game.refresh()
        if request is None and siege.phase is Phase.OVER:
            self.finished.emit()

    def _show_question(self) -> None:
        request = self.session.pending
        siege = self.siege
        if request is None:
            won = siege.result == "victory"
            title = self.tr("The village stands.") if won else self.tr("The village has fallen.")
            self.prompt.say(title, self.tr("This game is over."), "trophy" if won else "tombstone")
            self.hand.new_question()
            return
        who = None
        subject = siege.acting.model if siege.acting is not None and not request.subject else request.subject
        if subject in siege.models:
            who = token_view(siege, siege.models[subject], Marks(), self.names)
        start = start_of(siege, request)
        icon = siege.world.buildings[subject].icon if subject in siege.world.buildings else ""
        view = asked(request, siege, self.session.facts, self.names)
        prompt = self.prompt.ask(request, view, who, icon, start)
        self.actions_of_game.at_table.prepare(prompt)
        self.hand.new_question()
        if isinstance(prompt, PlacePrompt):
            prompt.tell_spot()
        elif prompt.view.options:
            self.odds.fall_back_on(str(prompt.view.options[prompt.view.default].answer))

    # Answering and pointing

    def answer(self, answer: Any) -> None:
        """Give an answer; a running animation jumps to its end."""
        self.player.finish()
        self.session.answer(answer)

    def _roll(self) -> None:
        self.player.finish()
        self.session.roll()

    def point_at(self, option: str) -> None:
        """The pointer or the focus is on an option: show what it may do."""
        if option != self.display.pointed and self.session.pending is not None:
            self.odds.point_at(option)
            self.display.point_at(option)

    def _hovered(self, thing: str) -> None:
        place = self.scene.centre_of_item(thing) if thing else None
        text = card_text(self.siege, thing, self.names, self.outlook.intents.get(thing)) if thing else None
        at = QPointF(self.view.mapFromScene(place)) if place is not None else QPointF(0, 0)
        self.card.rest_on(text, at, lambda: self.odds.lines_about(thing))
        request = self.session.pending
        if request is None or not thing:
            return
        for one in options_of(request):
            if one.startswith(ATTACKS) and one.partition(":")[2] == thing:
                self.point_at(one)
                return

    def _odds_words(self, option: str, words: str) -> None:
        if self.prompt.prompt is not None:
            self.prompt.prompt.set_second(option, words)
        self.card.freshen()

    def _odds_flipped(self, on: bool) -> None:
        self.odds.on = on
        self.refresh()

    # Hearing

    def _told(self, facts: list[Told]) -> None:
        self.player.play(facts)

    def _rewound(self) -> None:
        self.player.finish()
        for shower in (self.event_strip, self.strip.tray, self.map_tray):
            shower.clear()

    def _problem(self, sentence: str) -> None:
        box = QMessageBox(self)
        box.setObjectName("dialog.problem")
        box.setWindowTitle("Hearthwall")
        box.setText(sentence)
        box.open()

    def _set_speed(self) -> None:
        self.player.speed = self.theme.look.motion

    def show_clause(self, clause: str) -> None:
        """The clause in plain words."""
        self.dock_keeper.show_rules(clause)

    def print_sheets(self) -> None:
        """Sheets for the table, from this very position."""
        from desktop.printing.print_dialog import PrintDialog

        PrintDialog(self.theme, self.settings, self.session, self).open()

    def show_keys(self) -> None:
        """All keys on one sheet."""
        KeysSheet(self.theme, self.key_groups(), self).open()

    def key_groups(self) -> list[KeyGroup]:
        """All keys of the page."""
        return play_keys()

    def put_away(self) -> None:
        """Before the page closes: stop what runs, keep the docks, take the picture for the Hearth."""
        self.session.stop_bot()
        self.placing.put_away()
        self.table_desk.put_away()
        self.aids.put_away()
        self.keys.stop()
        self.player.finish()
        self.odds.stop()
        self.outlook.forget()
        self.outlook.wait()
        self.dock_keeper.keep(self.siege.phase)
        self.card.put_away()
        self.picture_ready.emit(table_picture(self.siege, self.names, self.theme.look))

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
        calls = {
            Qt.Key.Key_Backspace: self.actions_of_game.undo,
            Qt.Key.Key_0: self.view.fit,
            Qt.Key.Key_Plus: self.view.zoom_in,
            Qt.Key.Key_Minus: self.view.zoom_out,
        }
        call = self.show_keys if event.text() == "?" else calls.get(Qt.Key(event.key()))
        if call is not None:
            call()
            return True
        return self.tools.handle_key(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # A click that meant nothing else ends what is being shown.
        self.player.finish()

    def _show_strip(self) -> None:
        """Beside the map where there is room: not in a low window, and not while the council needs it."""
        roomy = self.dock_keeper.arrangement == WIDE and self.height() / self.theme.look.scale >= LOW
        self.strip.setVisible(roomy and self.docks["council"].isHidden())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        low = self.height() / self.theme.look.scale < LOW
        self.prompt.set_compact(low)
        self.tools.set_room(self.inner.height(), low)
        self.event_strip.setVisible(not low)
        self.dock_keeper.set_low(self.height() / self.theme.look.scale < VERY_LOW)
        self.view.setMinimumSize(320, 240 if low else min(480, self.theme.px(360)))
        self.dock_keeper.fit(self.width(), self.siege.phase)
        self._show_strip()
