"""The card beside the form of a soldier: what one costs and why, and what one is good at, as on the page of squads."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QResizeEvent

from desktop.games.drums.editors.item_facts import read
from desktop.games.drums.squads.profile_sheet import ProfileSheet
from desktop.look.lettering import TextStyle
from desktop.look.widgets.icon_label import text_label
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.card_parts import CardPreview, plain_text
from rules_core.content.items import Item
from rules_core.games.chosen import chosen
from rules_core.games.drums.content.schema import CONTENT
from rules_core.games.drums.content.types import Content, SoldierType
from rules_core.games.drums.options import CHOICES, options_of
from rules_core.games.drums.rules.hooks import DrumsHooks
from rules_core.games.drums.rules.prospects import prospects
from rules_core.games.drums.rules.traits import TRAITS
from rules_core.games.drums.state.battle import World
from rules_core.wording.translation import official


class SoldierCard(CardPreview):
    """Follows the draft like every card; while something must be solved the last chances stay away."""

    share, widest = 80, 520

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        self.nation = plain_text(TextStyle.BODY, "text_2")
        self.waits = text_label(
            self.tr("Points and chances follow when its problems are solved."), TextStyle.SMALL, "warn", wrap=True
        )
        self.sheet = ProfileSheet(self.theme)
        self.sheet.swap.hide()
        for widget in (self.nation, self.waits, self.sheet):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self._shown: tuple[SoldierType, object] | None = None

    def show_item(self, item: Item) -> None:
        made = read(item, CONTENT.known(self.bench.own))
        soldier = made[0] if made is not None else None
        self.waits.setVisible(made is None)
        self.sheet.setVisible(made is not None)
        self.nation.setVisible(made is not None)
        if made is None or not isinstance(soldier, SoldierType):
            return
        content = made[1]
        nation = content.nations[soldier.nation]
        self.nation.setText(official(f"nation/{nation.id}/name", nation.name))
        key = replace(soldier, name=""), content.arms
        if key != self._shown:
            # What is typed into the name changes no chance.
            self._shown = key
            world = _world(content, soldier)
            self.sheet.clear()
            self.sheet.show_profile(world, world.content.soldiers[soldier.id], item.name, prospects(world, soldier.id))
            self._fit()
        self.sheet.rename(item.name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """As high as what it tells: the sheet round it scrolls, and nothing scrolls inside of that."""
        inside = self.sheet.frame.widget()
        if inside is not None:
            wide = self.width() - self.theme.px(40)
            self.sheet.frame.setMinimumHeight(max(inside.heightForWidth(wide), inside.sizeHint().height()))


def _world(content: Content, soldier: SoldierType) -> World:
    """A battle that has no foe, for a squad of the soldier's nation."""
    whole = Content(
        content.traits,
        content.arms,
        content.nations,
        {**content.soldiers, soldier.id: soldier},
        content.squads,
        content.buildings,
        content.battlefields,
        content.scenarios,
        content.terrain_tables,
    )
    choices = {"nation_1": soldier.nation, "any_nations": True}
    return World(whole, options_of(chosen(CHOICES, choices)), TRAITS, DrumsHooks())
