"""One item of a pack, large: its picture and story, what is to be decided, and how it differs from what is there."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.games.faces import face_of
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.storage.item_json import schema_of
from desktop.storage.packs.known_items import KnownItems
from desktop.storage.packs.pack import drawing_in
from desktop.storage.packs.plan import ImportPlan, LibraryState, PackEntry
from desktop.storage.packs.shelf_packs import test_of
from desktop.workshop.editors.kind_words import kind_name
from desktop.workshop.forms.item_lines import facts_of
from desktop.workshop.packs.differences import FieldChange, differences
from desktop.workshop.packs.fault_words import finding_words
from desktop.workshop.packs.plain_label import plain_label
from desktop.workshop.packs.plan_words import choice_words, missing_words, version_words
from desktop.workshop.page.item_picture import ItemPicture
from rules_core.content.items import Finding, Key, Weight

PICTURE: Final = 96
MOST_ADVICE: Final = 4
MOST_SHOWN: Final = 40
"""So many differences are shown; of two items that have nothing in common nobody reads each."""


class EntryDetail(QScrollArea):
    """Shows one entry of a plan."""

    chosen = Signal(object, object)
    """The entry, and what shall happen with it."""

    def __init__(self, theme: Theme, plan: ImportPlan) -> None:
        super().__init__()
        self.theme = theme
        self.plan = plan
        self.entry: PackEntry | None = None
        self.buttons = QButtonGroup(self)
        self._advised: dict[Key, list[Finding]] = {}
        self.setObjectName("pack.detail")
        self.setAccessibleName(self.tr("The chosen item"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.show_entry(None)

    def sizeHint(self) -> QSize:
        # Not as high as what is in it: that scrolls here, and the dialog round it need not.
        return QSize(self.theme.px(300), self.theme.px(200))

    def show_entry(self, entry: PackEntry | None) -> None:
        """Show another item, or none."""
        place = self.verticalScrollBar().value() if entry is not None and entry is self.entry else 0
        self.entry = entry
        self.buttons.deleteLater()
        self.buttons = QButtonGroup(self)
        inside = QWidget()
        inside.setAutoFillBackground(False)
        column = QVBoxLayout(inside)
        px = self.theme.px
        column.setContentsMargins(px(14), px(2), px(10), px(8))
        column.setSpacing(px(10))
        if entry is not None:
            self._fill(column, entry)
        column.addStretch(1)
        # A button in it may be what asks: it stays until it has said so.
        old = self.takeWidget()
        if old is not None:
            old.hide()
            old.deleteLater()
        self.setWidget(inside)
        inside.show()
        self.verticalScrollBar().setValue(place)

    def go_to_choice(self) -> None:
        """Give the focus to what is chosen for the item."""
        checked = self.buttons.checkedButton()
        if checked is not None:
            checked.setFocus()

    def _fill(self, column: QVBoxLayout, entry: PackEntry) -> None:
        item = entry.theirs.item
        head = QHBoxLayout()
        head.setSpacing(self.theme.px(14))
        picture = ItemPicture(self.theme)
        picture.setObjectName("pack.detail.picture")
        picture.setFixedSize(self.theme.px(PICTURE), self.theme.px(PICTURE))
        picture.show_item(item, partial(drawing_in, self.plan.pack))
        head.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(self.theme.px(2))
        words.addWidget(plain_label(item.name, TextStyle.NAME, name="pack.detail.name"))
        words.addWidget(plain_label(self._who(entry), TextStyle.SMALL, "text_2", name="pack.detail.who"))
        words.addStretch(1)
        head.addLayout(words, 1)
        column.addLayout(head)
        for reference in entry.missing:
            column.addWidget(
                plain_label(missing_words(reference), TextStyle.STRONG, "enemy", name="pack.detail.missing")
            )
        for finding in entry.clashes:
            column.addWidget(plain_label(finding_words(finding), TextStyle.STRONG, "warn", name="pack.detail.clash"))
        if entry.clashes:
            later = self.tr("It can be added all the same; it is played and shared when one of them has another id.")
            column.addWidget(plain_label(later, TextStyle.SMALL, "text_2"))
        if entry.owned is not None and not entry.is_same:
            column.addWidget(plain_label(version_words(entry), TextStyle.STRONG, name="pack.detail.version"))
        if len(entry.choices) > 1:
            self._offer(column, entry)
        else:
            same = self.tr("You have exactly this one already. It is skipped.")
            column.addWidget(plain_label(same, TextStyle.BODY, "good"))
        if entry.mine is not None and not entry.is_same:
            self._compare(column, entry, differences(entry.mine, item))
        text = str(item.plain.get("text", ""))
        if text:
            column.addWidget(plain_label(text, TextStyle.BODY, "text_2", name="pack.detail.text"))
        for line in facts_of(item):
            column.addWidget(plain_label(line, TextStyle.SMALL))
        for finding in self._advice(entry):
            column.addWidget(plain_label(finding_words(finding), TextStyle.SMALL, "warn", name="pack.detail.advice"))
        found = face_of(item.game).result_words(item.game, item.kind).headline(test_of(entry.theirs) or {})
        if found:
            column.addWidget(plain_label(found, TextStyle.SMALL, name="pack.detail.test"))

    def _advice(self, entry: PackEntry) -> list[Finding]:
        """What its editor would advise, for whoever takes it in; asked for once, for it takes a while."""
        item = entry.theirs.item
        if item.key not in self._advised:
            known = KnownItems([one.theirs.item for one in self.plan.entries]).of(item.game)
            found = schema_of(item.game).findings(item, known)
            self._advised[item.key] = [one for one in found if one.weight is Weight.ADVICE][:MOST_ADVICE]
        return self._advised[item.key]

    def _who(self, entry: PackEntry) -> str:
        item = entry.theirs.item
        author = entry.theirs.author or self.plan.pack.author
        words = self.tr("{kind}, version {version}")
        if author:
            words = self.tr("{kind}, version {version}, by {author}")
        return words.format(kind=kind_name(item.game, item.kind), version=entry.theirs.version, author=author)

    def _offer(self, column: QVBoxLayout, entry: PackEntry) -> None:
        new_id = self.plan.id_beside(entry)
        for choice in entry.choices:
            title, second = choice_words(entry, choice, new_id)
            button = QRadioButton(title)
            button.setObjectName(f"pack.choice.{choice.value}")
            button.setAccessibleDescription(second)
            button.setChecked(entry.choice is choice)
            button.toggled.connect(lambda on, choice=choice: self.chosen.emit(entry, choice) if on else None)
            self.buttons.addButton(button)
            both = QVBoxLayout()
            both.setSpacing(0)
            both.addWidget(button)
            if second:
                line = plain_label(second, TextStyle.SMALL, "text_2")
                line.setContentsMargins(self.theme.px(36), 0, 0, 0)
                both.addWidget(line)
            column.addLayout(both)

    def _compare(self, column: QVBoxLayout, entry: PackEntry, found: list[FieldChange]) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(self.theme.px(14))
        grid.setVerticalSpacing(self.theme.px(6))
        mine = {
            LibraryState.OFFICIAL: self.tr("The program's"),
            LibraryState.TRASHED: self.tr("Yours, in the trash"),
        }.get(entry.standing, self.tr("Yours"))
        for place, title in enumerate((self.tr("What differs"), mine, self.tr("In the pack"))):
            grid.addWidget(plain_label(title, TextStyle.SMALL_STRONG, "text_2"), 0, place)
        for row, one in enumerate(found[:MOST_SHOWN], start=1):
            grid.addWidget(plain_label(one.name, TextStyle.SMALL), row, 0, Qt.AlignmentFlag.AlignTop)
            for place, words in enumerate((one.mine, one.theirs), start=1):
                label = plain_label(words, TextStyle.SMALL_STRONG, name=f"pack.differs.{row}.{place}")
                grid.addWidget(label, row, place, Qt.AlignmentFlag.AlignTop)
        for place in range(3):
            grid.setColumnStretch(place, 1)
        column.addLayout(grid)
        more = len(found) - MOST_SHOWN
        if more > 0:
            column.addWidget(plain_label(self.tr("and %n more difference(s)", "", more), TextStyle.SMALL, "text_2"))
