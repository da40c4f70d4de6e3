"""The village's board: the battlefield with its tools, what is seen beside and over it, and the hand on it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.games.village.background_preview import Outlook
from desktop.games.village.check_after_wave import CheckAfterWave
from desktop.games.village.hover_card import HoverCard, card_text
from desktop.games.village.map_hand import MapHand
from desktop.games.village.map_list.table_list import TableList
from desktop.games.village.measured_table import SiegeOnTable
from desktop.games.village.play_mode_menu import PlayModeMenu
from desktop.games.village.presenter import VillagePresenter
from desktop.games.village.question_marks import ATTACKS
from desktop.games.village.question_overlays import GHOST
from desktop.games.village.sketch_tag import SketchTag
from desktop.games.village.table_display import TableDisplay
from desktop.games.village.table_picture import table_picture
from desktop.play.board import Board
from desktop.play.docks import Dock
from desktop.play.fact_player import FactPlayer
from desktop.play.parts import BoardActions, PlayParts
from desktop.play.prompts.place_prompt import PlacePrompt
from desktop.play.prompts.prompt import Prompt
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.battlefield.view import BattlefieldView
from desktop.tabletop.map_tray import MAP_WIDE, MARGIN, MapTray
from desktop.tabletop.placing.placing_actions import PlacingActions
from desktop.tabletop.side_strip import SideStrip
from desktop.tabletop.tool_strip import ToolStrip
from rules_core.games.village.state.facts import EnemyDecided
from rules_core.games.village.state.siege import PlayMode, Siege
from rules_core.games.village.words.measures import measure_for
from rules_core.games.village.words.names import SiegeNames
from rules_core.kernel.facts import Fact
from rules_core.kernel.journal import ROOT
from rules_core.kernel.requests import options_of

LAMP = "map/lamp"
"""The setting of the lamp light."""
PLAY_MODE = "play_mode"
"""The path under which a correction changes where people play."""


class VillageBoard(Board):
    """A siege on its map."""

    def __init__(self, parts: PlayParts) -> None:
        super().__init__(parts)
        presenter = parts.presenter
        assert isinstance(presenter, VillagePresenter)
        theme, session, words = parts.theme, parts.session, presenter.words
        self.presenter = presenter
        self._by_shortcut = False
        """Whether a click on what the pointer is on would give several answers at once."""
        self.names = presenter.names
        self.scene = BattlefieldScene(theme)
        self.view = BattlefieldView(self.scene)
        self.view.setObjectName("battlefield")
        self.view.wood_for = MAP_WIDE + 2 * MARGIN
        self.view.set_length_text(lambda units: measure_for(presenter.siege)(units))
        song = presenter.siege.song
        self.strip = SideStrip(theme, words, (song.short, song.medium, song.long))
        self.tools = ToolStrip(theme, self.view, parts.settings)
        self.outlook = Outlook(self)
        self.display = TableDisplay(self.scene, session, self.names, self.tools, self.strip, self.outlook)
        self.map_tray = MapTray(theme, words, self.view, self.strip, self.display.acting)
        for shower in (self.strip.tray, self.map_tray):
            self.player.beat.connect(shower.show_fact)
            self.player.skipped.connect(shower.settle)
            session.reached.connect(shower.reach)
        self.player.beat.connect(self._take_in)
        self.card = HoverCard(theme, self.view)
        self.sketch_tag = SketchTag(theme, session, self.view)
        self.lamp = self._lamp_switch()
        self.hand = MapHand(self.view, parts.prompt, parts.shortcuts, session, self.player, self)
        self.check = CheckAfterWave(presenter, parts.settings, self)
        self.check.wanted.connect(self.check_wanted)
        self.play_mode = PlayModeMenu(parts.window, session)
        self.placing = PlacingActions(theme, session, parts.settings, self.player, self.measured_table, parts.window)
        self._lay_out()
        self._connect()

    def measured_table(self) -> SiegeOnTable:
        """The table as people build it up with a tape measure, and as the game stands."""
        return SiegeOnTable(self.siege, SiegeNames(self.siege.world))

    @property
    def siege(self) -> Siege:
        """The state, to look at."""
        return self.presenter.siege

    @property
    def table(self) -> QWidget:
        return self.view

    def wood(self) -> QRect:
        area, view = self.view.map_area().toAlignedRect(), self.view.rect()
        left, right = area.left(), view.right() - area.right()
        return QRect(0, 0, left, view.height()) if left > right + 1 else view.adjusted(area.right() + 1, 0, 0, 0)

    def things_in(self, area: QRect) -> int:
        return self.scene.pieces_in(self.view.mapToScene(area).boundingRect())

    @property
    def player(self) -> FactPlayer:
        return self.display.player

    def _lay_out(self) -> None:
        px = self.theme.px
        row = QHBoxLayout(self)
        row.setContentsMargins(px(4), 0, px(4), 0)
        row.setSpacing(px(6))
        row.addWidget(self.tools)
        row.addWidget(self.view, 1)
        row.addWidget(self.strip)

    def _connect(self) -> None:
        self.view.hovered.connect(self._hovered)
        self.view.clicked.connect(lambda _: self.card.put_away())
        self.view.dragged.connect(lambda *_: self.card.put_away())
        self.view.menu_wanted.connect(self.menu_wanted)
        self.hand.tried.connect(lambda: self.display.show_trial(self.hand.trial))
        self.parts.odds.words_ready.connect(lambda _option, _words: self.card.freshen())
        self.placing.units_chosen.connect(self.units_chosen)
        self.play_mode.positions_doubted.connect(self.placing.check)
        self.play_mode.table_begins.connect(lambda: self.placing.come_to_table(self._left_standing()))

    def furnish(self, docks: dict[str, Dock]) -> None:
        self.list = TableList(docks["list"], self.display, self.hand, self.parts.window)

    def actions_of_board(self) -> BoardActions:
        ways = [self.play_mode.menu.menuAction()]
        return BoardActions(self.placing.actions, ways, [self.lamp])

    def _lamp_switch(self) -> QAction:
        settings = self.parts.settings
        switch = QAction(self.tr("Lamp light in their turn"), self.parts.window)
        switch.setObjectName("action.lamp")
        switch.setCheckable(True)
        switch.setChecked(settings.flag(LAMP, default=True))
        self.display.set_lamp(switch.isChecked())
        switch.toggled.connect(self.display.set_lamp)
        switch.toggled.connect(lambda on: settings.set_flag(LAMP, value=on))
        return switch

    def _left_standing(self) -> SiegeOnTable | None:
        """What people left on their table when the game went to the screen; None where it has never been at one."""
        match = self.parts.session.match
        entries = match.journal.entries
        way = match.journal.way(ROOT, match.journal.head)
        left = [
            node for node in way if entries[node].path == PLAY_MODE and entries[node].value == PlayMode.SCREEN.value
        ]
        if not left:
            return None
        before = match.state_at(match.last_checkpoint(entries[left[-1]].parent))
        return SiegeOnTable(before, SiegeNames(before.world)) if before.play_mode is not PlayMode.SCREEN else None

    # What stands

    def new_question(self) -> None:
        self.card.put_away()
        self.display.new_question()

    def watch(self) -> None:
        self.card.put_away()
        self.display.watch()

    def asked(self, prompt: Prompt | None) -> None:
        self.hand.new_question()
        if isinstance(prompt, PlacePrompt):
            prompt.tell_spot()

    def refresh(self) -> None:
        self.display.show()

    def point_at(self, option: str) -> None:
        if option != self.display.pointed:
            self.display.point_at(option)

    def look_at(self, thing: str) -> None:
        self.view.look_at(thing)

    def clear(self) -> None:
        for shower in (self.strip.tray, self.map_tray):
            shower.clear()

    def _take_in(self, fact: Fact, _playing: bool) -> None:
        """Whoever acts in the enemies' turn comes into sight where the map is larger than its window."""
        if isinstance(fact, EnemyDecided):
            self.view.look_at(fact.model)

    def _hovered(self, thing: str) -> None:
        text = card_text(self.siege, thing, self.names, self.outlook.intents.get(thing)) if thing else None
        shortcut = self.hand.show_shortcut(thing)
        meant = (shortcut.words or shortcut.refused,) if shortcut is not None else ()
        lines = self.parts.odds.lines_about
        self.card.rest_on(text, self._area(thing), lambda: (*meant, *lines(thing)), self._spared)
        if shortcut is not None or self._by_shortcut:
            self.pointed.emit(shortcut.option if shortcut is not None else "")
        self._by_shortcut = shortcut is not None
        request = self.session.pending
        if request is None or not thing:
            return
        for one in options_of(request):
            if one.startswith(ATTACKS) and one.partition(":")[2] == thing:
                self.pointed.emit(one)
                return

    def _area(self, thing: str) -> QRectF:
        """What a thing takes of the view."""
        return QRectF(self.view.mapFromScene(self.scene.drawn_area(thing)).boundingRect())

    def _spared(self) -> list[QRectF]:
        """What no card may hide: who acts, where they would stand, and whoever is aimed at."""
        aimed = [view.id for view in self.scene.token_views() if view.target]
        return [self._area(one) for one in (self.display.acting(), GHOST, *aimed) if self.scene.token(one) is not None]

    # The hand

    def handle_key(self, event: QKeyEvent) -> bool:
        calls = {
            Qt.Key.Key_0: self.view.fit,
            Qt.Key.Key_Plus: self.view.zoom_in,
            Qt.Key.Key_Minus: self.view.zoom_out,
        }
        call = calls.get(Qt.Key(event.key()))
        if call is not None:
            call()
            return True
        return self.tools.handle_key(event)

    def ground_at(self, at: QPoint) -> tuple[int, int] | None:
        place = self.view.mapToScene(self.view.viewport().mapFromGlobal(at))
        return round(place.x()), round(place.y())

    # The window

    def set_room(self, height: int, *, low: bool, roomy: bool) -> None:
        self.tools.set_room(height, low=low)
        self.view.setMinimumSize(320, 240 if low else min(480, self.theme.px(360)))
        self.strip.setVisible(roomy)

    def begins(self) -> None:
        # The first thing at a real table is to lay it out.
        if self.siege.play_mode is not PlayMode.SCREEN:
            self.placing.build_up()

    def picture(self) -> bytes:
        return table_picture(self.siege, self.names, self.theme.look)

    def stop_aids(self) -> None:
        self.placing.put_away()

    def put_away(self) -> None:
        self.outlook.forget()
        self.outlook.wait()
        self.card.put_away()
