"""The new-game dialog of any game, made from its definition: name, choices, who sits where, whose dice."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QDate, QLocale, QPoint, Qt, QTimer
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.look.dialog_size import open_at_size, scrolling
from desktop.look.lettering import TextStyle
from desktop.look.seat_mark import marks_for
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.push_button import push_button
from desktop.look.widgets.seat_sign import SeatSign
from desktop.look.widgets.wheel_guard import guard_from_wheel
from desktop.session.dice_policy import ASKED, AT_ONCE, DECK, TYPED
from desktop.session.new_game import NewGame, NewGameDialog
from desktop.session.seats import LONGEST_NAME, PERSON, shares_side
from desktop.shell.choice_controls import is_offered, items_of, show_value, usual_value
from desktop.shell.choice_row import ChoiceRow
from desktop.shell.chosen_item import ItemMap, no_map
from desktop.shell.even_table import EvenTable
from desktop.shell.hard_table import HardTable
from desktop.shell.side_by_side import SideBySide
from rules_core.content.fields import Field, FieldKind
from rules_core.content.items import Item
from rules_core.games.chosen import with_items
from rules_core.games.definition import GameDefinition, Seat
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.game import Plain
from rules_core.kernel.problems import SetupProblem
from rules_core.kernel.requests import SeatId
from rules_core.wording.translation import say

FEWEST_LETTERS: Final = 6
"""A list of players or dice shows at least so many."""
SEAT_SHARES: Final = (4, 5, 5)
"""How name, player and dice share the width."""


class NewGameForm(NewGameDialog):
    """Every choice has its default: one click on "Start" plays."""

    def __init__(
        self,
        theme: Theme,
        definition: GameDefinition,
        parent: QWidget | None = None,
        *,
        at_table: bool = False,
        items: Sequence[Item] = (),
        tried: object | None = None,
        item_map: ItemMap = no_map,
    ) -> None:
        """`items` are those that people made for the game and that can be played; `tried` is chosen where it fits;
        `item_map` draws the map of one that is chosen."""
        super().__init__(parent)
        self.theme = theme
        self.definition = definition
        self.items = items
        self._item_map = item_map
        asked = [field for field in definition.choices if is_offered(field)]
        self.values: Plain = {field.key: usual_value(field) for field in asked}
        if isinstance(tried, Item):
            self.values.update({field.key: tried.id for field in asked if field.of == tried.kind})
        self.seats: dict[SeatId, str] = {}
        self.names: dict[SeatId, str] = {}
        self.dice: dict[SeatId, str] = {}
        self._usual_dice = TYPED if at_table else AT_ONCE
        self._where = definition.where_played
        if at_table and self._where is not None:
            self.values[self._where.key] = PlayMode.MAPPED.value
        self._setup: Plain = {}
        self._rows: dict[str, ChoiceRow] = {}
        self._only_when: list[ChoiceRow] = []
        """Choices that another one brings up."""
        self._shown: tuple[Seat, ...] = ()
        self._usually: tuple[Seat, ...] = ()
        """Those that were shown last, though they may have to be shown anew."""
        self._signs: dict[SeatId, SeatSign] = {}
        px = theme.px
        self.setObjectName("dialog.new-game")
        self.setWindowTitle(self.tr("New game"))
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(16), px(24), px(16))
        column.setSpacing(px(12))
        column.addWidget(text_label(say(definition.card.title), TextStyle.TITLE))
        page = SideBySide(theme, 10)
        inner, game = page.first, page.second
        inner.addWidget(text_label(say(definition.card.sentence), TextStyle.BODY, "text_2", wrap=True))
        inner.addWidget(text_label(self.tr("What shall this game be called?"), TextStyle.DOCK))
        self.name = QLineEdit(self._suggested_name())
        self.name.setObjectName("new-game.name")
        self.name.setAccessibleName(self.tr("Name of the game"))
        self.name.setMaxLength(60)
        inner.addWidget(self.name)
        # Where it is played stands before who plays, what is played beside both.
        self._add_choices(inner, [field for field in definition.choices if not field.clause])
        inner.addWidget(text_label(self.tr("Who plays, and whose dice are rolled?"), TextStyle.DOCK))
        self._seats = QGridLayout()
        self._seats.setHorizontalSpacing(px(12))
        self._seats.setVerticalSpacing(px(8))
        for column_number, share in enumerate(SEAT_SHARES, 1):
            self._seats.setColumnStretch(column_number, share)
        inner.addLayout(self._seats)
        self._way_of_cards = self._usual_dice
        if definition.from_deck is not None:
            inner.addWidget(text_label(self.tr("Whose cards are drawn?"), TextStyle.DOCK))
            self._cards = self._whose_cards()
            inner.addWidget(self._cards, 0, Qt.AlignmentFlag.AlignLeft)
        if definition.bouts is not None and definition.evenness is not None:
            # There is room below the seats, and it is seen without scrolling.
            inner.addWidget(EvenTable(theme, definition))
        choices = [field for field in definition.choices if field.clause]
        if any(is_offered(field) for field in choices):
            game.addWidget(text_label(self.tr("What is played?"), TextStyle.DOCK))
        self._add_choices(game, [field for field in choices if not field.house_rule])
        self.short = push_button("new-game.short", "", self._shorten)
        """Makes a first game short, where the game knows how, and as long as usual again."""
        game.addWidget(self.short, 0, Qt.AlignmentFlag.AlignLeft)
        self._add_house_rules(game, [field for field in choices if field.house_rule])
        self.outlook = HardTable(theme, definition)
        game.addWidget(self.outlook)
        column.addWidget(scrolling(page), 1)
        self.problem: QLabel = text_label("", TextStyle.STRONG, "enemy", wrap=True)
        """What stands in the way of starting, where something does."""
        self.problem.setObjectName("new-game.problem")
        column.addWidget(self.problem)
        column.addLayout(self._foot())
        open_at_size(self, theme, 1180, 800, parent)
        self._look_at_choices()
        self.start.setFocus()

    def _suggested_name(self) -> str:
        day = QLocale().toString(QDate.currentDate(), QLocale.FormatType.ShortFormat)
        return self.tr("{game}, {day}").format(game=say(self.definition.card.title), day=day)

    def _add_choices(self, column: QVBoxLayout, fields: Sequence[Field]) -> None:
        for field in fields:
            if not is_offered(field):
                continue
            offered = items_of(field, self.definition.content, self.items)
            if field.kind is FieldKind.REFERENCE and not offered:
                continue

            def change(value: Any, key: str = field.key) -> None:
                self.values[key] = value
                self._follow_where()
                self._look_at_choices()

            row = ChoiceRow(self.theme, field, self.values[field.key], offered, self._item_map, change)
            column.addWidget(row)
            self._rows[field.key] = row
            if field.when:
                self._only_when.append(row)

    def _add_house_rules(self, column: QVBoxLayout, fields: Sequence[Field]) -> None:
        """What most games leave as it is stands behind a button that says how much of it was changed."""
        self._house_rules = list(fields)
        if not fields:
            return
        self.house = QPushButton()
        self.house.setObjectName("new-game.house-rules")
        self.house.setCheckable(True)
        self.house.setAutoDefault(False)
        column.addWidget(self.house, 0, Qt.AlignmentFlag.AlignLeft)
        folded = QWidget()
        rows = QVBoxLayout(folded)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(self.theme.px(10))
        self._add_choices(rows, fields)
        folded.hide()
        self.house.toggled.connect(folded.setVisible)
        self.house.toggled.connect(self._bring_house_rules)
        column.addWidget(folded)

    def _bring_house_rules(self) -> None:
        """What has unfolded below the edge is brought into sight, as far as there is room for it."""
        area = self.findChild(QScrollArea)
        page = area.widget() if area is not None else None
        if not self.house.isChecked() or area is None or page is None:
            return
        top = self.house.mapTo(page, QPoint(0, 0)).y() - self.theme.px(8)
        # As soon as the page has its new height.
        QTimer.singleShot(0, self, lambda: area.verticalScrollBar().setValue(top))

    def _house_words(self) -> str:
        changed = sum(self.values[field.key] != usual_value(field) for field in self._house_rules)
        return self.tr("House rules: %n changed", "", changed) if changed else self.tr("House rules: all as usual")

    def _shortening(self) -> list[Field]:
        """The choices that make a first game short."""
        asked = [one for one in self.definition.choices if one.key in self._rows and self._is_meant(one)]
        return [one for one in asked if one.short is not None]

    def _shorter(self) -> list[Field]:
        """Those that would make it shorter than it is now."""
        return [one for one in self._shortening() if self.values[one.key] != one.short]

    def begin_first(self) -> None:
        if self._shorter():
            self._shorten()

    def _shorten(self) -> None:
        """Short, or as long as usual where it is short."""
        shorter = self._shorter()
        for field in shorter or self._shortening():
            value = field.short if shorter else usual_value(field)
            show_value(self._rows[field.key].control, value)

    def sit_down(self, before: NewGame) -> None:
        for key, row in self._rows.items():
            # Which items are played is chosen anew.
            if key in before.setup and row.field.kind is not FieldKind.REFERENCE:
                show_value(row.control, before.setup[key])
        self.names, self.seats, self.dice = dict(before.names), dict(before.seats), dict(before.dice)
        if self.definition.from_deck is not None:
            show_value(self._cards, self.dice.pop(DECK, self._way_of_cards))
        # Shown anew.
        self._shown = ()
        self._look_at_choices()

    def _follow_where(self) -> None:
        """Real dice lie on a real table: whose dice have not been chosen otherwise are typed there."""
        if self._where is None:
            return
        usual = AT_ONCE if self.values[self._where.key] == PlayMode.SCREEN.value else TYPED
        if usual != self._usual_dice:
            self.dice = {seat: usual if way == self._usual_dice else way for seat, way in self.dice.items()}
            self._usual_dice = usual
            # Shown anew.
            self._shown = ()

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(12))
        row.addStretch(1)
        cancel = push_button("new-game.cancel", self.tr("Not now"), self.reject)
        row.addWidget(cancel)
        self.start = QPushButton(self.tr("Start"))
        self.start.setObjectName("new-game.start")
        self.start.setProperty("kind", "main")
        self.start.setMinimumSize(self.theme.px(180), self.theme.px(48))
        self.start.setDefault(True)
        self.start.clicked.connect(self._start)
        row.addWidget(self.start)
        return row

    def _look_at_choices(self) -> None:
        """Say what stands in the way of starting; what else is asked, and who sits where, may depend on the choices."""
        for row in self._only_when:
            row.setVisible(self._is_meant(row.field))
        if self._house_rules:
            self.house.setText(self._house_words())
        named = "; ".join([say(one.short_words) for one in self._shorter()])
        short, long = self.tr("A short first game: {choices}"), self.tr("As in the book, for a longer evening")
        self.short.setText(short.format(choices=named) if named else long)
        self.short.setVisible(bool(self._shortening()))
        try:
            one = self.definition
            self._setup = one.setup(with_items(dict(self.values), one.choices, self.items, one.content))
            seats = self.definition.seats(self.definition.make(self._setup))
        except SetupProblem as fault:
            self.start.setEnabled(False)
            self.problem.setText(fault.sentences[0])
            self.problem.show()
            return
        self.start.setEnabled(True)
        self.problem.hide()
        self.outlook.look_at(self.values, self._is_meant)
        if seats != self._shown:
            self._show_seats(seats)

    def _is_meant(self, field: Field) -> bool:
        """Whether a choice means anything beside the others; nothing beside one that means nothing itself."""
        above = next((one for one in self.definition.choices if field.when and one.key == field.when), None)
        if above is not None and not self._is_meant(above):
            return False
        value = self.values.get(field.when, "")
        if field.when_part:
            deciding = next(one for one in self.definition.choices if one.key == field.when)
            offered = items_of(deciding, self.definition.content, self.items)
            value = next((one.item.plain.get(field.when_part, "") for one in offered if one.id == value), "")
        return field.is_meant_with(value)

    def _show_seats(self, seats: tuple[Seat, ...]) -> None:
        while (item := self._seats.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.deleteLater()
        # Who sits there because it is usual gives way where somebody else is.
        before = {one.id: one.usual or PERSON for one in self._usually}
        chosen = {id: who for id, who in self.seats.items() if who != before.get(id)}
        self._shown = self._usually = seats
        self.seats = {seat.id: chosen.get(seat.id, seat.usual or PERSON) for seat in seats if seat.decides}
        self.dice = {seat.id: self.dice.get(seat.id, self._usual_dice) for seat in seats}
        deciding = [seat for seat in seats if seat.decides]
        self._signs = {}
        marks = marks_for([self.names.get(seat.id) or say(seat.name) for seat in deciding])
        for row, seat in enumerate(seats):
            if len(deciding) > 1 and seat.decides:
                if shares_side(seats):
                    self._signs[seat.id] = SeatSign(self.theme, marks[deciding.index(seat)])
                    self._seats.addWidget(self._signs[seat.id], row, 0)
                self._seats.addWidget(self._called(seat), row, 1)
            else:
                self._seats.addWidget(text_label(say(seat.name), TextStyle.ROW), row, 1)
            if seat.decides:
                self._seats.addWidget(self._who(seat), row, 2)
            self._seats.addWidget(self._whose_dice(seat), row, 3)

    def _called(self, seat: Seat) -> QLineEdit:
        """What whoever sits there is called; nothing written leaves the seat its own name."""
        line = QLineEdit(self.names.get(seat.id, ""))
        line.setObjectName(f"new-game.called.{seat.id}")
        line.setPlaceholderText(say(seat.name))
        line.setAccessibleName(self.tr("The name of {seat}").format(seat=say(seat.name)))
        line.setMaxLength(LONGEST_NAME)

        def call(text: str) -> None:
            self.names[seat.id] = text.strip()
            deciding = [one for one in self._shown if one.decides]
            called = [self.names.get(one.id) or say(one.name) for one in deciding]
            for one, mark in zip(deciding, marks_for(called), strict=True):
                if one.id in self._signs:
                    self._signs[one.id].set_mark(mark)

        line.textChanged.connect(call)
        return line

    def _who(self, seat: Seat) -> QComboBox:
        box = _shrinking_box()
        box.setObjectName(f"new-game.seat.{seat.id}")
        box.setAccessibleName(self.tr("Who plays {seat}").format(seat=say(seat.name)))
        box.addItem(self.tr("A person"), PERSON)
        for kind in self.definition.players:
            box.addItem(say(kind.name), kind.id)
            box.setItemData(box.count() - 1, say(kind.sentence), Qt.ItemDataRole.ToolTipRole)
        box.setCurrentIndex(box.findData(self.seats[seat.id]))

        def choose(_: int) -> None:
            self.seats[seat.id] = str(box.currentData())

        box.currentIndexChanged.connect(choose)
        return box

    def _whose_dice(self, seat: Seat) -> QComboBox:
        box = _shrinking_box()
        box.setObjectName(f"new-game.dice.{seat.id}")
        box.setAccessibleName(self.tr("The dice of {seat}").format(seat=say(seat.name)))
        for words, meaning, way in (
            (self.tr("Rolled here"), self.tr("The program rolls"), AT_ONCE),
            (self.tr("Real dice"), self.tr("We type what real dice show"), TYPED),
            (self.tr("Ask each time"), self.tr("We are asked: roll here or type real dice"), ASKED),
        ):
            # Long words would be cut off where three lists stand in a row; the tool tip says all.
            box.addItem(words, way)
            box.setItemData(box.count() - 1, meaning, Qt.ItemDataRole.ToolTipRole)
        box.setCurrentIndex(box.findData(self.dice[seat.id]))

        def choose(_: int) -> None:
            self.dice[seat.id] = str(box.currentData())

        box.currentIndexChanged.connect(choose)
        return box

    def _whose_cards(self) -> QComboBox:
        box = QComboBox()
        guard_from_wheel(box)
        box.setObjectName("new-game.cards")
        box.setAccessibleName(self.tr("The cards"))
        box.addItem(self.tr("The program draws"), AT_ONCE)
        box.addItem(self.tr("We draw real cards"), TYPED)
        box.addItem(self.tr("Ask each time"), ASKED)
        box.setCurrentIndex(box.findData(self._way_of_cards))

        def choose(_: int) -> None:
            self._way_of_cards = str(box.currentData())

        box.currentIndexChanged.connect(choose)
        return box

    def _start(self) -> None:
        name = self.name.text().strip() or self._suggested_name()
        game = self.definition.card.id
        # Who was named and is not among the players any more is nobody.
        names = {seat.id: self.names[seat.id] for seat in self._shown if self.names.get(seat.id)}
        seed = secrets.randbits(63)
        dice = dict(self.dice)
        if self.definition.from_deck is not None:
            dice[DECK] = self._way_of_cards
        self.chosen.emit(NewGame(game, name, self._setup, seed, dice, dict(self.seats), names))
        self.accept()


def _shrinking_box() -> QComboBox:
    """A list that gives way where the page is narrow."""
    box = QComboBox()
    guard_from_wheel(box)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(FEWEST_LETTERS)
    box.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    return box
