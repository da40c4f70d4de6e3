"""A board for any game: its tables of things as discs, tiles or cards in rows, or on a map of squares."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QImage, QKeyEvent, QPainter, QRegion
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from desktop.look.png import as_png
from desktop.look.widgets.die import DieState, DieView
from desktop.look.widgets.tumble import tumble_ms
from desktop.play.arrow_ways import ARROWS, nearest
from desktop.play.board import Board
from desktop.play.dice_tray import DiceTray
from desktop.play.docks import Dock
from desktop.play.fact_player import FactPlayer
from desktop.play.models.thing_tree import Family
from desktop.play.panels.list_panel import ListPanel
from desktop.play.parts import PlayParts
from desktop.play.presenter import Presenter, square_at
from desktop.play.prompts.prompt import Prompt
from desktop.play.prompts.sketch_prompt import SketchPrompt
from desktop.play.thing_areas import GAP, SquareMap, TableArea, areas_of, on_squares
from desktop.play.thing_button import SQUARE, ThingButton, ThingView
from desktop.play.thing_list import ThingList, plain_families
from desktop.session.known import KnownToAll
from desktop.sketch.page import SketchPage
from desktop.sketch.sheet import SketchSheet
from desktop.sketch.subject import Subject
from rules_core.games.definition import ThingTable
from rules_core.games.words import Words
from rules_core.kernel.facts import Fact
from rules_core.wording.sentence import Tone
from rules_core.wording.translation import say

BEAT_MS = 420
"""How long one sentence is shown, without its dice."""
MARGIN = 10
PICTURE, FLAT = 960, 0.62
"""Side in px of the picture for the card of the game."""
LIE_MS = 2600
"""How long dice lie over things before they go."""
HEADING_HIGH = 48
"""Of a table's heading with the room around it, in px at 100 %."""
LARGE_SHARE = 0.62
"""Of the board's height: beyond it large things would leave no room for what is still to come."""


class PlainStage:
    """Facts are told one after the other in the line above the table; the table itself shows their end at once."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def beat_ms(self, fact: Fact) -> int:
        """How long a fact is told at the usual speed, 0 for one that is not told."""
        told = self.words.fact(fact)
        return 0 if told.tone is Tone.QUIET else BEAT_MS + tumble_ms(len(told.dice))

    def has_dice(self, fact: Fact) -> bool:
        """Whether dice fell with it."""
        return bool(self.words.fact(fact).dice)

    def must_be_read(self, fact: Fact) -> bool:
        """Everything stands in the chronicle."""
        return False

    def was_by_hand(self, fact: Fact) -> bool:
        """Everything is seen here first."""
        return False

    def is_theirs(self, fact: Fact) -> bool:
        """All seats of such a game have one pace."""
        return False

    def show_fact(self, fact: Fact) -> None:
        """Nothing moves here."""

    def settle(self, *, animated: bool) -> None:
        """Nothing moves here."""

    def skip(self) -> None:
        """Nothing moves here."""


class PlainBoard(Board):
    """Everything that the definition of a game lays on the table."""

    def __init__(self, parts: PlayParts) -> None:
        super().__init__(parts)
        self.presenter: Presenter = parts.presenter
        self._player = FactPlayer(self.new_stage())
        self._prompt: Prompt | None = None
        self._target = ""
        self._is_low = False
        self._shown_roll = self._latest_roll()
        self.areas: dict[str, TableArea] = {}
        self.scroller = QScrollArea()
        self.scroller.setObjectName("board.scroll")
        self.scroller.setAccessibleName(self.tr("What lies on the table"))
        self.scroller.setWidgetResizable(True)
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        page = QWidget()
        self._column = QVBoxLayout(page)
        self._column.addStretch(1)
        self.scroller.setWidget(page)
        page.setAutoFillBackground(False)
        self.scroller.viewport().setAutoFillBackground(False)
        self.tray = DiceTray(self.theme, parts.presenter.words, self.scroller)
        self._away = QTimer(self)
        self._away.setSingleShot(True)
        self._away.timeout.connect(self.tray.clear)
        self.scroller.installEventFilter(self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.scroller)
        self.page = self.sketch_page()
        """The sheet to draw on; None until something is to be drawn."""
        self.theme.changed.connect(self._dress)
        self._dress()

    def new_stage(self) -> PlainStage:
        """Where facts are shown."""
        return PlainStage(self.presenter.words)

    @property
    def lines_below(self) -> bool:
        return True

    @property
    def table(self) -> QWidget:
        return self.scroller

    @property
    def player(self) -> FactPlayer:
        return self._player

    def furnish(self, docks: dict[str, Dock]) -> None:
        panel = docks["list"].panel
        assert isinstance(panel, ListPanel)
        self.list = ThingList(panel, self.session, self, self.families)
        panel.marked.connect(self.look_at)

    def families(self, known: KnownToAll) -> list[Family]:
        """What the list beside the table says."""
        return plain_families(known)

    # What stands

    def new_question(self) -> None:
        self._target = ""

    def asked(self, prompt: Prompt | None) -> None:
        self._prompt = prompt
        self._draw_with(prompt if isinstance(prompt, SketchPrompt) else None)

    def sketch_page(self) -> SketchPage | None:
        """The sheet of a board that has one from the beginning."""
        return None

    def shows_sheet(self) -> bool:
        """Whether the sheet lies on the table now, in the place of things in rows."""
        return isinstance(self._prompt, SketchPrompt)

    def shows_rows(self) -> bool:
        """Whether things lie on the table in rows now."""
        return not self.shows_sheet()

    def _draw_with(self, prompt: SketchPrompt | None) -> None:
        """Lay a sheet on the table as long as something is to be drawn."""
        if prompt is not None:
            self._lay_paper(prompt.drawing.subject)
        if self.page is not None:
            is_new = prompt is not None and prompt.hand is not self.page.sheet.hand
            self.page.draw_with(prompt.hand if prompt is not None else None)
            self.page.setVisible(self.shows_sheet())
            self.scroller.setVisible(self.shows_rows())
            if is_new:
                # Arrows move the cross, and no list.
                self.page.sheet.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_paper(self, subject: Subject) -> None:
        """Paper of the size that is asked for; another sheet goes."""
        layout = self.layout()
        assert layout is not None
        if self.page is not None:
            if self.page.sheet.sheet.size() == QSizeF(subject.width, subject.height):
                return
            self.page.sheet.put_away()
            layout.removeWidget(self.page)
            self.page.hide()
            self.page.deleteLater()
        self.page = SketchPage(self.theme, SketchSheet(self.theme, subject.width, subject.height))
        self.page.setMinimumSize(self.scroller.minimumSize())
        self.page.set_low(self._is_low)
        layout.addWidget(self.page)

    def refresh(self) -> None:
        together = areas_of(self.presenter.tables())
        for gone in self.areas.keys() - {_key(tables) for tables in together}:
            area = self.areas.pop(gone)
            self._column.removeWidget(area)
            area.hide()
            area.deleteLater()
        for number, tables in enumerate(together):
            key = _key(tables)
            if key not in self.areas:
                area = TableArea(self.theme, tables)
                area.things.pressed.connect(self.take)
                area.things.rested.connect(self._rest_on)
                self._column.insertWidget(number, area)
                self.areas[key] = area
            self._fill(self.areas[key], tables)
        self._enlarge()
        self._show_roll()

    def _enlarge(self) -> None:
        """Things are shown large as long as all of them can be seen so."""
        room = self.scroller.viewport().height()
        for area in self.areas.values():
            if isinstance(area.things, SquareMap):
                area.things.set_room(room - self.theme.px(HEADING_HIGH))
        for large in (True, False):
            for area in self.areas.values():
                area.things.set_large(large)
            high = sum(area.things.height() + self.theme.px(HEADING_HIGH) for area in self.areas.values())
            if high <= room * LARGE_SHARE:
                return

    def _fill(self, area: TableArea, tables: Sequence[ThingTable]) -> None:
        offered = self._offered()
        request = self.session.pending
        about = request.subject or request.who if request is not None else ""
        views: list[ThingView] = []
        for table in tables:
            headings = [say(words) for words in table.headings]
            views += [
                ThingView(
                    thing.id,
                    thing.cells[0],
                    tuple(zip(headings[1:], thing.cells[1:], strict=False)),
                    table.shape,
                    self.presenter.side_of(thing.seat),
                    offered=thing.id in offered,
                    key=offered.get(thing.id, ""),
                    chosen=thing.id == about,
                    target=thing.id == self._target,
                )
                for thing in table.things
            ]
        if isinstance(area.things, SquareMap):
            places = {thing.id: thing.square or (0, 0) for table in tables for thing in table.things}
            for id, key in offered.items():
                square = square_at(id)
                if square is not None:
                    places[id] = square
                    views.append(self._square(id, key))
            area.things.set_places(places)
        area.setVisible(bool(views))
        area.things.show_things(views)

    def _square(self, id: str, key: str) -> ThingView:
        """A square that the question offers."""
        options = self._prompt.offers if self._prompt is not None else ()
        name = next((one.title for one in options if one.thing == id), id)
        return ThingView(id, name, shape=SQUARE, offered=True, key=key, target=id == self._target)

    def _offered(self) -> dict[str, str]:
        """What the question offers, with the key that chooses it."""
        found: dict[str, str] = {}
        for number, one in enumerate(self._prompt.offers if self._prompt is not None else ()):
            if one.thing:
                found.setdefault(one.thing, str(number + 1) if number < 9 else "")
        return found

    def point_at(self, option: str) -> None:
        options = self._prompt.offers if self._prompt is not None else ()
        target = next((one.thing for one in options if str(one.answer) == option), "")
        if target != self._target:
            self._target = target
            self.refresh()

    def look_at(self, thing: str) -> None:
        button = self.button_of(thing)
        if button is not None:
            self.scroller.ensureWidgetVisible(button)

    def button_of(self, thing: str) -> ThingButton | None:
        """What stands for a thing; None where it is not on the table."""
        return next((button for button in self.buttons() if button.view.id == thing), None)

    def buttons(self) -> list[ThingButton]:
        """Everything on the table, from top to bottom."""
        return [button for area in self.areas.values() for button in area.things.buttons]

    # Dice

    def _latest_roll(self) -> int:
        rolls = self.session.rolls(1)
        return rolls[0].node if rolls else -1

    def _show_roll(self) -> None:
        """Dice that have fallen since lie in the tray."""
        rolls = self.session.rolls(1)
        if not rolls or rolls[0].node == self._shown_roll:
            return
        latest = rolls[0]
        self._shown_roll = latest.node
        words, asked = self.presenter.words, latest.request
        plain = self.presenter.die_of(asked.who)
        states = [DieState.HIT if words.succeeds(asked, face) else DieState.MISS for face in latest.faces]
        dice = tuple(
            DieView(face, state if asked.need else plain) for face, state in zip(latest.faces, states, strict=True)
        )
        self.tray.show_dice(self.presenter.roll_words(latest.request), dice, playing=True)
        self._place_tray()

    def clear(self) -> None:
        self.tray.clear()
        self._shown_roll = self._latest_roll()

    def _place_tray(self) -> None:
        """At the lower right, where rows of things end last."""
        away = self.theme.px(MARGIN)
        self.tray.resize(self.tray.sizeHint())
        self.tray.move(
            self.scroller.width() - self.tray.width() - away, self.scroller.height() - self.tray.height() - away
        )
        self.tray.raise_()
        lies = QRect(self.tray.mapToGlobal(QPoint(0, 0)), self.tray.size())
        covers = any(
            lies.intersects(QRect(button.mapToGlobal(QPoint(0, 0)), button.size())) for button in self.buttons()
        )
        self._away.start(LIE_MS) if covers else self._away.stop()

    # The hand

    def take(self, thing: str) -> None:
        """Answer the question with a thing, if it offers it."""
        self.player.finish()
        if self._prompt is not None and not self._prompt.choose_thing(thing):
            self.parts.shortcuts.take(thing)

    def _rest_on(self, thing: str) -> None:
        options = self._prompt.offers if self._prompt is not None and thing else ()
        pointed = next((str(one.answer) for one in options if one.thing == thing), "")
        shortcut = self.parts.shortcuts.of(thing) if not pointed else None
        self.pointed.emit(shortcut.option if shortcut is not None else pointed)

    def handle_key(self, event: QKeyEvent) -> bool:
        """Arrows go from thing to thing; Space and Enter press the one with the focus."""
        if self.page is not None and self.page.isVisible():
            if event.key() == Qt.Key.Key_Space and self.page.sheet.hand is not None:
                self.page.sheet.hold_space()
                return True
            if self.page.sheet.zoom_key(event):
                return True
        way = ARROWS.get(Qt.Key(event.key()))
        buttons = [button for button in self.buttons() if button.isVisible()]
        if way is None or not buttons:
            return False
        here = next((button for button in buttons if button.hasFocus()), None)
        found = nearest(here, buttons, way) if here is not None else buttons[0]
        if found is not None:
            found.setFocus(Qt.FocusReason.TabFocusReason)
            self.scroller.ensureWidgetVisible(found)
        return True

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        thing = self.childAt(event.pos())
        while thing is not None and not isinstance(thing, ThingButton):
            thing = thing.parentWidget() if thing is not self else None
        if isinstance(thing, ThingButton):
            self.menu_wanted.emit(thing.view.id, event.globalPos())

    # The window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.scroller and event.type() is QEvent.Type.Resize:
            self._enlarge()
            self._place_tray()
        return super().eventFilter(watched, event)

    def _dress(self) -> None:
        px = self.theme.px
        self._column.setContentsMargins(px(10), px(8), px(10), px(10))
        self._column.setSpacing(px(16))

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(480), self.theme.px(360))

    def set_room(self, height: int, *, low: bool, roomy: bool) -> None:
        self._is_low = low
        self.scroller.setMinimumSize(320, 200 if low else min(480, self.theme.px(360)))
        if self.page is not None:
            self.page.setMinimumSize(self.scroller.minimumSize())
            self.page.set_low(low)

    def picture(self) -> bytes:
        """The things on the wood of the table."""
        page = self.scroller.widget()
        image = QImage(PICTURE, round(PICTURE * FLAT), QImage.Format.Format_RGB32)
        image.fill(self.theme.colours.wood)
        if page is None or page.width() < 1:
            return b""
        page.ensurePolished()
        high = max((area.geometry().bottom() for area in self.areas.values()), default=1) + self.theme.px(GAP)
        # As wide as it is; of what is too high the upper part, in letters that can be read.
        scale = PICTURE / page.width()
        painter = QPainter(image)
        painter.translate(0, max(0.0, (image.height() - high * scale) / 2))
        painter.scale(scale, scale)
        page.render(painter, QPoint(0, 0), QRegion(0, 0, page.width(), high), QWidget.RenderFlag.DrawChildren)
        painter.end()
        return as_png(image)

    def put_away(self) -> None:
        self.player.finish()
        if self.page is not None:
            self.page.sheet.put_away()


def _key(tables: Sequence[ThingTable]) -> str:
    """An area is made anew when its things come onto squares or leave them all."""
    return f"{tables[0].id}/squares" if on_squares(tables[0]) else tables[0].id
