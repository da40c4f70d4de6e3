"""What all cards beside a form have in common."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QLayout, QVBoxLayout, QWidget

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import IconLabel, text_label
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.field_words import choice_of
from rules_core.content.fields import Field
from rules_core.content.items import Finding, Item

MAP_ROOM = 700
"""Lower than this, in px at 100 %, an editor has no room for a map and for advice below it."""


class CardPreview(QWidget):
    """Shows an item as players will see it; subclasses fill `column`."""

    path_wanted = Signal(tuple)
    """Where in the form somebody wants to go on."""
    share, widest = 60, 430
    """Of the width, where the form has 100, and the most of it in px at 100 %; more for what is worked on."""
    tight_below = 0
    """In px at 100 %: in an editor lower than this the card goes before advice; for what is worked on."""

    def __init__(self, bench: Bench) -> None:
        super().__init__()
        self.bench = bench
        self.title = self.tr("As players see it")
        px = self.theme.px
        self.setObjectName("editor.card")
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(px(16), px(12), px(16), px(16))
        self.column.setSpacing(px(8))
        self.heading = IconLabel(self.theme, "ui/eye", self.title, TextStyle.DOCK)
        """Seen only where the card has no sheet of its own."""
        self.column.addWidget(self.heading)

    @property
    def theme(self) -> Theme:
        return self.bench.theme

    def refresh(self) -> None:
        """Show the item as it stands in the draft."""
        self.show_item(self.bench.draft.item)

    def set_read_only(self, read_only: bool) -> None:
        """Nothing may be changed; a card that only shows has nothing to lock."""

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """Mark what problems are about, most important first; a card that only shows marks nothing."""

    def show_item(self, item: Item) -> None:
        """Show an item; what is missing or wrong in it is passed over."""
        raise NotImplementedError

    def choice(self, field: Field, word: str) -> str:
        """A word as players read it; "" for none."""
        return choice_of(field, word) if word else ""


def plain_text(step: TextStyle, tone: str = "text") -> QLabel:
    """A label for words that somebody typed: never taken for markup, broken into lines."""
    label = text_label("", step, tone, wrap=True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def clear(layout: QLayout) -> None:
    """Take all widgets of a layout away."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
