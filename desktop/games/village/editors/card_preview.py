"""What players will see of an item under work: its card, its token, its points. Beside every form, and in overviews."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.games.village.council.level_card import LevelCard, LevelRow, LevelState
from desktop.games.village.editors.building_picture import BuildingPicture
from desktop.games.village.editors.card_preview_more import GroundPreview, RulesPreview, ScenarioPreview
from desktop.games.village.editors.points_sum import PointsSum, fitting_words, points_sum
from desktop.games.village.editors.token_picture import TokenPicture, token_of
from desktop.look.lettering import TextStyle
from desktop.look.widgets.cells import IntegrityCells
from desktop.look.widgets.icon_label import text_label
from desktop.workshop.editors.kind_words import kind_name
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.card_parts import CardPreview, clear, plain_text
from desktop.workshop.forms.trait_words import name_of_trait, text_of, traits_of_the_engine
from rules_core.content.items import Item
from rules_core.games.village.content.fields import FIELDS
from rules_core.games.village.content.kinds import Kind


def preview_of(bench: Bench) -> CardPreview:
    """The card for the kind of the item under work."""
    kind = bench.draft.kind
    if kind in (Kind.HERO, Kind.ENEMY, Kind.DEFENDER):
        return FigurePreview(bench)
    if kind == Kind.BUILDING:
        return BuildingPreview(bench)
    if kind == Kind.SCENARIO:
        return ScenarioPreview(bench)
    if kind == Kind.GROUND:
        return GroundPreview(bench)
    return RulesPreview(bench)


class FigurePreview(CardPreview):
    """Heroes, enemies and Defenders: the card, the token on the map, the points and how they come about."""

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        px = self.theme.px
        self.token = TokenPicture(self.theme)
        self.name = plain_text(TextStyle.CARD)
        self.second = plain_text(TextStyle.SMALL_STRONG, "text_2")
        self.quality = plain_text(TextStyle.NAME)
        self.combat = plain_text(TextStyle.NAME)
        figures = QGridLayout()
        figures.setHorizontalSpacing(px(18))
        figures.setVerticalSpacing(0)
        for place, (words, number) in enumerate(((self.tr("Quality"), self.quality), (self.tr("Combat"), self.combat))):
            figures.addWidget(text_label(words, TextStyle.SMALL, "text_2"), 0, place)
            figures.addWidget(number, 1, place)
        figures.setColumnStretch(2, 1)
        self.special = plain_text(TextStyle.BODY)
        self.traits = QVBoxLayout()
        self.traits.setSpacing(px(4))
        self.story = plain_text(TextStyle.BODY, "text_2")
        self.column.addWidget(self.token)
        for widget in (self.name, self.second):
            self.column.addWidget(widget)
        self.column.addLayout(figures)
        self.column.addWidget(self.special)
        self.column.addLayout(self.traits)
        self.column.addWidget(self.story)
        self.points = PointsTable(bench, self)
        self.column.addWidget(self.points)
        self.column.addStretch(1)

    def show_item(self, item: Item) -> None:
        plain = item.plain
        self.token.show_token(token_of(item))
        self.name.setText(item.name or self.tr("Without a name"))
        self.second.setText(self._second(item))
        self.quality.setText(f"{plain.get('quality', '?')}+")
        self.combat.setText(str(plain.get("combat", "?")))
        self.special.setText(str(plain.get("passive", "")))
        self.special.setVisible(bool(self.special.text()))
        self.story.setText(str(plain.get("text", "")))
        self.story.setVisible(bool(self.story.text()))
        clear(self.traits)
        for name, words in self._traits(item):
            label = text_label("", TextStyle.SMALL, wrap=True)
            label.setTextFormat(Qt.TextFormat.RichText)
            label.setText(f"<b>{escape(name)}</b> {escape(words)}")
            self.traits.addWidget(label)
        self.points.show_sum(item, points_sum(item))

    def _second(self, item: Item) -> str:
        plain = item.plain
        if item.kind == Kind.HERO:
            return str(plain.get("role", ""))
        if item.kind == Kind.DEFENDER:
            return kind_name(item.game, item.kind)
        fields = {field.key: field for field in FIELDS[Kind.ENEMY]}
        said = [self.choice(fields["class"], str(plain.get("class", "")))]
        behaviours = plain.get("behaviours", ())
        if isinstance(behaviours, (list, tuple)):
            said.extend(self.choice(fields["behaviours"], str(one)) for one in behaviours)
        if plain.get("torch") is True:
            said.append(self.tr("Torch Bearer"))
        return ", ".join(one for one in said if one)

    def _traits(self, item: Item) -> list[tuple[str, str]]:
        known, given = traits_of_the_engine(), item.plain.get("traits", ())
        found: list[tuple[str, str]] = []
        for one in given if isinstance(given, (list, tuple)) else ():
            trait = known.get(str(one.get("id", ""))) if isinstance(one, dict) else None
            if trait is not None:
                against = str(one.get("against", ""))
                name = name_of_trait(trait)
                if against:
                    name = self.tr("{trait} ({against})").format(trait=name, against=against)
                found.append((name, text_of(trait)))
        return found


class PointsTable(QFrame):
    """The points, line by line."""

    def __init__(self, bench: Bench, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("frame", "entry")
        px = bench.theme.px
        self.head = text_label("", TextStyle.NAME)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(px(12))
        self._grid.setVerticalSpacing(px(1))
        self._grid.setColumnStretch(0, 1)
        self.foot = plain_text(TextStyle.SMALL)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(14), px(10), px(14), px(12))
        column.setSpacing(px(4))
        column.addWidget(self.head)
        column.addLayout(self._grid)
        column.addWidget(self.foot)
        self._labels: list[QLabel] = []

    def show_sum(self, item: Item, found: PointsSum | None) -> None:
        """Show what the figure costs; nothing while that cannot be said."""
        self.setVisible(found is not None)
        if found is None:
            return
        self.head.setText(self.tr("Points: {number}").format(number=found.points))
        for label in self._labels:
            self._grid.removeWidget(label)
            label.hide()
            label.deleteLater()
        self._labels = []
        for row, (words, number) in enumerate(found.lines):
            left = text_label(words, TextStyle.SMALL, "text_2", wrap=True)
            right = text_label(number, TextStyle.SMALL_STRONG)
            self._grid.addWidget(left, row, 0)
            self._grid.addWidget(right, row, 1, Qt.AlignmentFlag.AlignRight)
            self._labels.extend((left, right))
        if item.kind == Kind.HERO:
            # V-4.2.3. The size of waves does not hang on it.
            said = self.tr(
                "Shooters may pass over those of less than half their points. "
                "Every hero counts the same for the size of the waves."
            )
        elif item.kind == Kind.DEFENDER:
            said = self.tr(
                "Shooters may pass over those of less than half their points. "
                "The village pays in Supplies, not in points."
            )
        else:
            said = fitting_words(found.points)
        self.foot.setText(said)


class BuildingPreview(CardPreview):
    """A building as the map draws it, and its levels as the council page shows them."""

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        px = self.theme.px
        self.picture = BuildingPicture(self.theme)
        self.name = plain_text(TextStyle.CARD)
        self.cells = IntegrityCells(self.theme)
        self.second = plain_text(TextStyle.SMALL_STRONG, "text_2")
        self.levels = QVBoxLayout()
        self.levels.setSpacing(px(8))
        head = QHBoxLayout()
        head.addWidget(self.cells)
        head.addStretch(1)
        self.column.addWidget(self.picture)
        self.column.addWidget(self.name)
        self.column.addLayout(head)
        self.column.addWidget(self.second)
        self.column.addWidget(text_label(self.tr("In the council"), TextStyle.DOCK))
        self.column.addLayout(self.levels)
        self.column.addStretch(1)

    def show_item(self, item: Item) -> None:
        plain = item.plain
        self.picture.show_building(item)
        self.name.setText(item.name or self.tr("Without a name"))
        integrity = plain.get("integrity")
        most = integrity if isinstance(integrity, int) and 0 < integrity <= 40 else 0
        self.cells.set_integrity(most, most)
        self.cells.setVisible(0 < most <= 12)
        number = self.tr("Integrity {number}").format(number=integrity)
        raiders = self.tr("Raiders look for it")
        said = [number] if most > 12 else []
        self.second.setText(", ".join([*said, *([raiders] if plain.get("economic") is True else [])]))
        self.second.setVisible(bool(self.second.text()))
        clear(self.levels)
        levels = plain.get("level", ())
        for place, level in enumerate(levels if isinstance(levels, (list, tuple)) else ()):
            if isinstance(level, dict) and place < 5:
                name, text = str(level.get("name", "")), str(level.get("text", ""))
                card = LevelCard(self.theme, place + 1, name or self.tr("Without a name"), text)
                if place == 0:
                    card.set_state(LevelState.OURS, self.tr("From the start"))
                else:
                    card.set_state(LevelState.OFFERED, self.tr("Build for {cost}").format(cost=level.get("cost", "?")))
                # It is a picture of a button here, not a button.
                card.setFocusPolicy(Qt.FocusPolicy.NoFocus)
                card.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
                self.levels.addWidget(LevelRow(self.theme, [card]))
