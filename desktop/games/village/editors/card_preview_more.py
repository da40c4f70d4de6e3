"""Cards of scenarios, house rules and kinds of ground: what players read before a siege begins."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout

from desktop.games.village.editors.controls_buildings import buildings_of_the_village
from desktop.games.village.editors.ground_picture import GroundPicture
from desktop.games.village.editors.wave_bars import WaveBars
from desktop.games.village.editors.wave_points import points_of_waves
from desktop.look.lettering import TextStyle
from desktop.look.widgets.icon_label import text_label
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.card_parts import CardPreview, clear, plain_text
from desktop.workshop.forms.field_words import help_of, name_of, value_words
from desktop.workshop.forms.item_entries import name_of_item
from rules_core.content.fields import Field, FieldKind
from rules_core.content.items import Item
from rules_core.games.village.content.fields import FIELDS
from rules_core.games.village.content.kinds import Kind
from rules_core.games.village.content.scenario_fields import SPECIAL

HEROES = 3


class NamedPreview(CardPreview):
    """Name and story above, lines of words below."""

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        self.name = plain_text(TextStyle.CARD)
        self.story = plain_text(TextStyle.BODY, "text_2")
        self.lines = QVBoxLayout()
        self.lines.setSpacing(self.theme.px(5))
        self.column.addWidget(self.name)
        self.column.addWidget(self.story)

    def show_named(self, item: Item) -> None:
        """Name and story, and no lines yet."""
        self.name.setText(item.name or self.tr("Without a name"))
        self.story.setText(str(item.plain.get("text", "")))
        self.story.setVisible(bool(self.story.text()))
        clear(self.lines)

    def say(self, words: str, *, strong: bool = False) -> None:
        """Add a line."""
        label = text_label(
            words, TextStyle.SMALL_STRONG if strong else TextStyle.SMALL, "text" if strong else "text_2", wrap=True
        )
        label.setTextFormat(Qt.TextFormat.PlainText)
        self.lines.addWidget(label)

    def finish(self) -> None:
        """Put the lines below what a subclass has added."""
        self.column.addLayout(self.lines)
        self.column.addStretch(1)


class ScenarioPreview(NamedPreview):
    """The story, the waves as bars, and how it ends."""

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        self.bars = WaveBars(self.theme)
        self.column.addWidget(self.bars)
        self.finish()

    def show_item(self, item: Item) -> None:
        plain = item.plain
        self.show_named(item)
        waves = plain.get("wave", ())
        entries = [one for one in waves if isinstance(one, dict)] if isinstance(waves, (list, tuple)) else []
        self.bars.show_waves(points_of_waves(self.bench, entries, HEROES), HEROES)
        self.bars.setVisible(bool(entries))
        if not entries:
            self.say(self.tr("The waves are those of the book."))
        fields = {field.key: field for field in FIELDS[Kind.SCENARIO]}
        for key in ("village", "terrain"):
            named = self._named(fields[key], plain.get(key))
            if named:
                self.say(self.tr("{name}: {value}").format(name=name_of(fields[key]), value=named))
        self._say_end(fields["win"], plain.get("win"), self.tr("It is won when the last wave is survived."))
        self._say_end(fields["loss"], plain.get("loss"), self.tr("It is lost when the heart of the village falls."))
        special = [key for key in SPECIAL if key in plain and key in fields]
        if special:
            self.say(self.tr("Special rules"), strong=True)
        for key in special:
            if fields[key].kind is not FieldKind.TABLE:
                value = value_words(fields[key], plain[key])
                self.say(self.tr("{name}: {value}").format(name=name_of(fields[key]), value=value))

    def _say_end(self, field: Field, table: Any, otherwise: str) -> None:
        """The parts of victory or defeat that are set, one after the other."""
        said: list[str] = []
        for part in field.parts if isinstance(table, dict) else ():
            if part.key in table and (not part.when or table.get(part.when) in part.when_words):
                value = table[part.key]
                if part.kind is FieldKind.TAGS and isinstance(value, (list, tuple)):
                    names = {one.id: one.name for one in buildings_of_the_village(self.bench)}
                    words = ", ".join(names.get(str(one), str(one)) for one in value)
                elif part.kind is FieldKind.REFERENCE:
                    words = self._named(part, value)
                else:
                    words = value_words(part, value)
                said.append(self.tr("{name}: {value}").format(name=name_of(part), value=words))
        self.say(name_of(field), strong=True)
        for words in said or [otherwise]:
            self.say(words)

    def _named(self, field: Field, id: Any) -> str:
        found = next((one for one in self.bench.known(field.of) if one.id == id), None)
        return name_of_item(found) if found is not None else ""


class RulesPreview(NamedPreview):
    """What differs from the book, and what the book says."""

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        self.finish()

    def show_item(self, item: Item) -> None:
        self.show_named(item)
        count = 0
        for table in FIELDS.get(item.kind, ()):
            given = item.plain.get(table.key)
            if table.kind is not FieldKind.TABLE or not isinstance(given, dict):
                continue
            for part in table.parts:
                if part.key in given:
                    count += 1
                    self.say(name_of(part), strong=True)
                    words = self.tr("{value}; in the book: {book}").format(
                        value=value_words(part, given[part.key]),
                        book=value_words(part, part.usual),
                    )
                    self.say(words)
        if not count:
            self.say(self.tr("Everything is as in the book."))


class GroundPreview(NamedPreview):
    """A piece of the ground, and what it does."""

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        self.picture = GroundPicture(self.theme)
        self.column.insertWidget(1, self.picture)
        self.finish()

    def show_item(self, item: Item) -> None:
        self.show_named(item)
        self.picture.show_ground(item.id, item.name)
        fields = {field.key: field for field in FIELDS[Kind.GROUND]}
        words = item.plain.get("traits", ())
        known = [one for one in words if isinstance(one, str)] if isinstance(words, (list, tuple)) else []
        for word in known:
            self.say(self.choice(fields["traits"], word), strong=True)
        if not known:
            self.say(self.tr("Open ground: it does nothing."))
        height = item.plain.get("height")
        if isinstance(height, (int, float)) and not isinstance(height, bool) and height > 0:
            self.say(
                self.tr("{name}: {value}").format(
                    name=name_of(fields["height"]), value=value_words(fields["height"], height)
                )
            )
            self.say(help_of(fields["height"]))
