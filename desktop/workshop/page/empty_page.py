"""What stands in place of the list when nothing is to be shown: why, and what can be done about it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.workshop.editors.kind_words import kinds_name
from desktop.workshop.page.places import ContentPlace


class EmptyPage(QWidget):
    """One sentence and at most two buttons."""

    clear_wanted = Signal()
    new_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        px = theme.px
        self.setObjectName("workshop.empty-page")
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(24), px(24), px(24))
        column.setSpacing(px(12))
        column.addStretch(1)
        column.addWidget(Icon(theme, "claw-hammer", 56, "text_2"), 0, Qt.AlignmentFlag.AlignHCenter)
        self.words: QLabel = text_label("", TextStyle.BODY, wrap=True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self.words)
        self.clear = QPushButton(self.tr("Show everything"))
        self.clear.setObjectName("workshop.clear")
        self.clear.clicked.connect(self.clear_wanted)
        column.addWidget(self.clear, 0, Qt.AlignmentFlag.AlignHCenter)
        self.new = QPushButton(self.tr("Make something new"))
        self.new.setObjectName("workshop.new-first")
        self.new.setProperty("kind", "main")
        self.new.clicked.connect(self.new_wanted)
        column.addWidget(self.new, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)

    def explain(self, place: ContentPlace, words: str, *, own: bool) -> None:
        """Why nothing is shown."""
        make = False
        if words:
            text = self.tr("Nothing fits “{text}”.").format(text=words)
        elif place.trash:
            text = self.tr("The trash is empty.")
        elif place.unready:
            text = self.tr("Nothing has problems: all of it can be played and shared.")
        elif place.favourites:
            text = self.tr("No favourites yet. Choose an item and press Favourite.")
        elif place.tag:
            text = self.tr("Nothing bears the tag “{tag}” any more.").format(tag=place.tag)
        elif own or place.game:
            make = True
            many = self.tr("{kinds}: none of your own yet.")
            kinds = kinds_name(place.game, place.kind) if place.kind else ""
            text = many.format(kinds=kinds) if kinds else self.tr("What you make stands here.")
        else:
            text = self.tr("There is nothing here.")
        self.words.setText(text)
        self.clear.setVisible(not (place.trash and not words))
        self.new.setVisible(make)
