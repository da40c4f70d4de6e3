"""The sheet at the right of the workshop: the chosen item's picture, what it is, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from desktop.games.faces import face_of
from desktop.games.workshop_face import FindDrawing, no_drawing
from desktop.look.icons import put_icon
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import set_tone, text_label
from desktop.look.widgets.paper import HeadedSheet
from desktop.storage.item_cards import Usage
from desktop.workshop.editors.kind_words import changed_words, kind_name, kind_picture
from desktop.workshop.page.entries import UNREADABLE, WorkshopRow
from desktop.workshop.page.entry_words import problem_words, tested_words, usage_words
from desktop.workshop.page.item_picture import ItemPicture
from rules_core.content.items import Item

BUTTONS = ("open", "copy", "star", "tags", "share", "delete", "restore", "empty")
SIGNS = {"star": "Ctrl+B", "tags": "Ctrl+T", "delete": "Del"}
"""Buttons that bear a picture only, with their keys."""
LOW = 430
"""Below this height in px at 100 % the buttons stand above the picture and scroll with it."""


class ItemSheet(HeadedSheet):
    """Shows one item, or says what can be done when none or several are chosen."""

    wanted = Signal(str)
    """One of `BUTTONS` was pressed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", "claw-hammer", parent=parent)
        px = theme.px
        self.setObjectName("workshop.sheet")
        self.setAccessibleName(self.tr("The chosen item"))
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(px(16), px(10), px(16), px(10))
        column.setSpacing(px(8))
        self.picture = ItemPicture(theme)
        column.addWidget(self.picture)
        self.figures: QLabel = text_label("", TextStyle.STRONG, wrap=True)
        self.story: QLabel = text_label("", TextStyle.BODY, "text_2", wrap=True)
        self.story.setTextFormat(Qt.TextFormat.PlainText)
        column.addWidget(self.figures)
        column.addWidget(self.story)
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(12))
        grid.setVerticalSpacing(px(4))
        grid.setColumnStretch(1, 1)
        self._facts: list[tuple[QLabel, QLabel]] = []
        for row in range(6):
            pair = text_label("", TextStyle.SMALL, "text_2"), text_label("", TextStyle.SMALL_STRONG, wrap=True)
            pair[0].setAlignment(Qt.AlignmentFlag.AlignTop)
            pair[1].setTextFormat(Qt.TextFormat.PlainText)
            grid.addWidget(pair[0], row, 0)
            grid.addWidget(pair[1], row, 1)
            self._facts.append(pair)
        column.addLayout(grid)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(inside)
        inside.setAutoFillBackground(False)
        scroll.viewport().setAutoFillBackground(False)
        self.body.addWidget(scroll, 1)
        self.buttons = {name: self._button(name) for name in BUTTONS}
        self._foot = self._buttons()
        self._column = column
        self.body.addWidget(self._foot)
        self._is_low = False
        self.show_nothing(0)

    def _button(self, name: str) -> QPushButton:
        words, picture, kind = {
            "open": (self.tr("Edit"), "ui/pencil", "main"),
            "copy": (self.tr("Duplicate"), "ui/copy", ""),
            "star": (self.tr("Favourite"), "ui/star", ""),
            "tags": (self.tr("Tags"), "ui/pin", ""),
            "share": (self.tr("Share"), "ui/upload", ""),
            "delete": (self.tr("Delete", "a button"), "ui/trash-2", "danger"),
            "restore": (self.tr("Restore"), "ui/rotate-ccw", "main"),
            "empty": (self.tr("Empty the trash"), "ui/trash-2", "danger"),
        }[name]
        button = QPushButton("" if name in SIGNS else words)
        button.setAccessibleName(words)
        button.setObjectName(f"workshop.{name}")
        button.setProperty("kind", kind)
        colours = self.theme.colours
        ink = colours.on_fill if kind == "main" else colours.enemy if kind == "danger" else colours.text
        put_icon(button, picture, self.theme.px(18), ink)
        button.clicked.connect(lambda: self.wanted.emit(name))
        return button

    def _buttons(self) -> QWidget:
        px = self.theme.px
        foot = QWidget()
        column = QVBoxLayout(foot)
        column.setContentsMargins(px(12), px(8), px(12), px(10))
        column.setSpacing(px(8))
        for names in (("open",), ("copy",), ("share", "star", "tags", "delete"), ("restore",), ("empty",)):
            row = QHBoxLayout()
            row.setSpacing(px(8))
            for name in names:
                row.addWidget(self.buttons[name], 0 if name in SIGNS else 1)
            column.addLayout(row)
        return foot

    # What it shows

    def show_item(self, entry: WorkshopRow, item: Item, usage: Usage, find: FindDrawing = no_drawing) -> None:
        """Show an item of the library or an official one; `find` gives the strokes of drawings."""
        self._head(entry.name, kind_name(entry.game, entry.kind), kind_picture(entry.game, entry.kind))
        self.picture.setVisible(True)
        self.picture.show_item(item, find)
        self._say(self.figures, face_of(item.game).item_figures(item))
        self._say(self.story, entry.text)
        facts = [(self.tr("By"), entry.author)]
        if not entry.is_official:
            facts.append((self.tr("Version"), str(entry.version)))
            changed = changed_words(entry.changed)
            facts.append((self.tr("State"), f"{problem_words(entry.problems)}, {changed}"))
            facts.append((self.tr("Test"), entry.testing or tested_words(entry.tested)))
            facts.append((self.tr("Used"), usage_words(usage) or self.tr("Nobody uses it yet")))
        facts.append((self.tr("Tags"), ", ".join(entry.tags)))
        self._show_facts(facts)
        set_tone(self._facts[2][1], "enemy" if entry.problems > 0 else "text")
        self._show_buttons([entry])

    def show_damaged(self, entry: WorkshopRow, usage: Usage) -> None:
        """Show what is left of an item that cannot be read, and what can be done with it."""
        self._head(entry.name, self.tr("cannot be read"), UNREADABLE)
        self.picture.setVisible(False)
        self._say(self.figures, self.tr("What is written down of this item in the library is damaged."))
        trashed = entry.trashed is not None
        away = self.tr("It can neither be opened nor played. In the trash it is out of the way and can be restored.")
        here = self.tr("It lies in the trash as it was found. Restoring it puts it back into the list, unmended.")
        whole = self.tr("An earlier copy of the library may have it whole. Everything else works as ever.")
        self._say(self.story, f"{here if trashed else away} {whole}")
        used = usage_words(usage)
        self._show_facts(
            [(self.tr("By"), entry.author), (self.tr("Used"), used), (self.tr("Tags"), ", ".join(entry.tags))]
        )
        self._show_buttons([entry])

    def show_several(self, entries: Sequence[WorkshopRow]) -> None:
        """Say how many are chosen."""
        self._head(self.tr("%n item(s) chosen", "", len(entries)))
        self.picture.setVisible(False)
        self._say(self.figures, ", ".join(entry.name for entry in entries[:12]) + (" ..." if entries[12:] else ""))
        self._say(self.story, "")
        self._show_facts([])
        self._show_buttons(entries)

    def show_nothing(self, trash: int, *, in_trash: bool = False) -> None:
        """Nothing is chosen."""
        self._head(self.tr("Trash") if in_trash else self.tr("Workshop"))
        self.picture.setVisible(False)
        self._say(self.figures, "")
        self._say(self.story, self.tr("Choose an item on the left to see it here."))
        self._show_facts([])
        for name, button in self.buttons.items():
            button.setVisible(in_trash and name == "empty")
        self.buttons["empty"].setEnabled(trash > 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        low = self.height() < self.theme.px(LOW)
        if low != self._is_low:
            self._is_low = low
            # Where not all has room, what can be done comes first and all of it scrolls.
            px, column = self.theme.px, self._foot.layout()
            if column is not None:
                column.setContentsMargins(*((0, 0, 0, 0) if low else (px(12), px(8), px(12), px(10))))
            self._column.setContentsMargins(px(6 if low else 16), px(10), px(6 if low else 16), px(10))
            # All four buttons stand in one row: in letters that large there is room for signs alone.
            share = self.buttons["share"]
            share.setText("" if low else self.tr("Share"))
            put_icon(share, "ui/upload", px(18), self.theme.colours.text)
            if low:
                self.body.removeWidget(self._foot)
                self._column.insertWidget(0, self._foot)
            else:
                self._column.removeWidget(self._foot)
                self.body.addWidget(self._foot)
        # In a low window the words matter more than the picture.
        self.picture.setFixedHeight(max(self.theme.px(120), min(self.width() - self.theme.px(32), self.height() // 3)))

    def set_share(self, why_not: str = "", *, possible: bool) -> None:
        """Whether what is chosen may be shared, and if not, why."""
        self.buttons["share"].setEnabled(possible)
        self.buttons["share"].setToolTip(tip(why_not or self.buttons["share"].accessibleName()))

    def _show_buttons(self, entries: Sequence[WorkshopRow]) -> None:
        in_trash = any(entry.trashed is not None for entry in entries)
        one, own = len(entries) == 1, [entry for entry in entries if not entry.is_official]
        whole = not any(entry.damaged for entry in entries)
        shown = {
            "open": one and not in_trash,
            "copy": one and whole and not in_trash,
            "star": whole and not in_trash,
            "tags": whole and not in_trash,
            "share": bool(own) and whole and not in_trash,
            "delete": bool(own) and not in_trash,
            "restore": in_trash,
            "empty": in_trash,
        }
        for name, visible in shown.items():
            self.buttons[name].setVisible(visible)
        self.buttons["empty"].setEnabled(True)
        official = bool(entries) and entries[0].is_official
        self._name_open(official=official, whole=whole)
        self.buttons["copy"].setText(self.tr("Start from a copy") if official else self.tr("Duplicate"))
        for name in ("open", "copy"):
            self.buttons[name].setAccessibleName(self.buttons[name].text())
        starred = all(entry.favourite for entry in entries)
        self._name_sign("star", self.tr("No favourite any more") if starred else self.tr("Favourite"))
        self._name_sign("tags", self.tr("Tags"))
        self._name_sign("delete", self.tr("Delete", "a button"))
        # Where it is all that can be done, it says so in words.
        self.buttons["delete"].setText("" if whole else self.tr("Into the trash"))

    def _name_open(self, *, official: bool, whole: bool) -> None:
        """What cannot be opened leads to the way back."""
        button = self.buttons["open"]
        if whole:
            button.setText(self.tr("Look inside") if official else self.tr("Edit"))
        else:
            button.setText(self.tr("See the newest backup"))
        put_icon(button, "ui/pencil" if whole else "ui/rotate-ccw", self.theme.px(18), self.theme.colours.on_fill)

    def _name_sign(self, name: str, words: str) -> None:
        self.buttons[name].setAccessibleName(words)
        self.buttons[name].setToolTip(tip(f"{words} ({SIGNS[name]})"))

    def _show_facts(self, facts: Sequence[tuple[str, str]]) -> None:
        wanted = [fact for fact in facts if fact[1]]
        for number, (name, value) in enumerate(self._facts):
            words = wanted[number] if number < len(wanted) else ("", "")
            for label, text in zip((name, value), words, strict=True):
                label.setText(text)
                label.setVisible(bool(text))

    def _head(self, title: str, note: str = "", picture: str = "claw-hammer") -> None:
        self.heading.set_title(title, note)
        self.heading.icon.set_icon(picture, "text")

    def _say(self, label: QLabel, words: str) -> None:
        label.setText(words)
        label.setVisible(bool(words))
