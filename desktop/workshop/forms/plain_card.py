"""The card beside a form of a game that has no cards of its own: sign, name, story, and what the item is made of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout

from desktop.look.icons import has_icon
from desktop.look.lettering import TextStyle
from desktop.look.widgets.icon_label import Icon
from desktop.workshop.editors.kind_words import kind_picture
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.card_parts import CardPreview, clear, plain_text
from desktop.workshop.forms.item_lines import facts_of
from rules_core.content.items import Item

SIGN = 72


class PlainCard(CardPreview):
    """Follows the draft like every card."""

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        draft = bench.draft
        self.sign = Icon(self.theme, kind_picture(draft.game, draft.kind), SIGN, "text")
        self.name = plain_text(TextStyle.CARD)
        self.story = plain_text(TextStyle.BODY, "text_2")
        self.facts = QVBoxLayout()
        self.facts.setSpacing(self.theme.px(4))
        self.column.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignLeft)
        self.column.addWidget(self.name)
        self.column.addWidget(self.story)
        self.column.addLayout(self.facts)
        self.column.addStretch(1)

    def lines(self, item: Item) -> Sequence[str]:
        """What stands below name and story; an empty one is left out."""
        return facts_of(item)

    def show_item(self, item: Item) -> None:
        wanted = str(item.plain.get("icon", ""))
        self.sign.set_icon(wanted if has_icon(wanted) else kind_picture(item.game, item.kind), "text")
        self.name.setText(item.name or self.tr("Without a name"))
        self.story.setText(str(item.plain.get("text", "")))
        self.story.setVisible(bool(self.story.text()))
        clear(self.facts)
        for line in self.lines(item):
            label = plain_text(TextStyle.BODY)
            label.setText(line)
            # In its place before it is shown: without a parent it would be a window for a moment.
            self.facts.addWidget(label)
            label.setVisible(bool(line))
