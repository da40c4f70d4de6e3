"""The right sheet: a kind of soldier, what he costs and why, and what he is good at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from desktop.games.drums.battle_scene import icon_of
from desktop.games.drums.squads.parts import IconKey, Piece, PieceBar, still
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.paper import HeadedSheet
from rules_core.games.drums.content.costs import blocks_of, prices_of
from rules_core.games.drums.content.types import SoldierType
from rules_core.games.drums.rules.prospects import ALONE, CHARGE, LED, Prospects
from rules_core.games.drums.state.battle import World
from rules_core.games.drums.words.squad_words import part_name
from rules_core.song.words.measures import stick_in
from rules_core.wording.sentence import Measure
from rules_core.wording.translation import bound, official

NAMES = 92
"""Width of the names of rows in px at 100 %, so that all bars begin below each other."""
HALF = 0.5 + 1e-9
"""Halves go up, whatever the sum of many small chances lacks."""


@dataclass(frozen=True)
class ChanceRow:
    """One row: its name, its bar, and the words at its right end."""

    name: str
    pieces: tuple[Piece, ...]
    right: str
    told: str


class ProfileSheet(HeadedSheet):
    """Whoever is pointed at."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", "person", parent=parent)
        self.setObjectName("squad.profile")
        self.swap = IconKey(theme, "ui/list")
        self.swap.setObjectName("squad.swap.squad")
        self.swap.tell(self.tr("Back to the squad (F2)"))
        self.heading.add(self.swap)
        self.frame = still(QScrollArea())
        self.body.addWidget(self.frame, 1)
        self._id = ""

    def show_profile(self, world: World, soldier: SoldierType, name: str, prospects: Prospects) -> None:
        """Tell of this man."""
        if soldier.id == self._id:
            return
        self._id = soldier.id
        px = self.theme.px
        self.heading.set_title(name, self.tr("%n point(s)", "", soldier.points))
        self.heading.icon.set_icon(icon_of(soldier.profile))
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(px(12), px(8), px(12), px(10))
        column.setSpacing(px(6))
        card = soldier.profile
        words = self.tr("Quality {quality}+, Combat {combat}").format(quality=card.quality, combat=card.combat)
        column.addWidget(text_label(words, TextStyle.STRONG, wrap=True))
        column.addWidget(text_label(self._formula(world, soldier), TextStyle.SMALL, "text_2", wrap=True))
        column.addWidget(text_label(self.tr("Against a line infantryman in the open"), TextStyle.LABEL, wrap=True))
        if prospects.shots:
            told = self.tr("hits, and out of action, at the end of each band")
            self._add(column, self.tr("A shot"), told, self._shots(prospects, stick_in(world.options.play_mode)))
        self._add(column, self.tr("Melee"), self.tr("wins, draws, loses"), self._melee(prospects))
        told = self.tr("stands, flees, flees twice, runs for good")
        self._add(column, self.tr("Morale"), told, self._morale(prospects))
        for trait in soldier.profile.traits:
            rule = world.content.traits.get(trait.id)
            if rule is not None:
                words = self.tr("{rule}: {text}").format(
                    rule=part_name(world.content, rule.id), text=official(f"trait/{rule.id}/rule", rule.rule)
                )
                column.addWidget(text_label(words, TextStyle.SMALL, wrap=True))
        column.addStretch(1)
        inside.setAutoFillBackground(False)
        self.frame.setWidget(inside)
        self.frame.viewport().setAutoFillBackground(False)

    def bars(self) -> list[PieceBar]:
        """The bars of his chances, from top to bottom."""
        return self.frame.findChildren(PieceBar)

    def rename(self, name: str) -> None:
        """Call whoever is shown otherwise."""
        self.heading.title.setText(name)

    def clear(self) -> None:
        """Tell of nobody."""
        self._id = ""
        self.heading.set_title("")
        self.frame.setWidget(QWidget())

    def look_changed(self) -> None:
        self._id = ""
        super().look_changed()

    def _formula(self, world: World, soldier: SoldierType) -> str:
        """SDS-PTS-1. How the points come about."""
        prices = prices_of(world.content.traits, world.content.arms)
        combat = self.tr("Combat")
        inside = ""
        for id, number in blocks_of(soldier, prices):
            name = combat if id == "combat" else part_name(world.content, id)
            block = self.tr("{number} {what}").format(number=abs(number), what=name)
            inside += block if not inside else f" \N{MINUS SIGN} {block}" if number < 0 else f" + {block}"
        return self.tr("({inside}) · {quality} / 2 = {points}").format(
            inside=inside, quality=7 - soldier.profile.quality, points=soldier.points
        )

    def _add(self, column: QVBoxLayout, title: str, second: str, rows: Sequence[ChanceRow]) -> None:
        """A heading and its rows."""
        column.addSpacing(self.theme.px(2))
        head = text_label(self.tr("{title}: {second}").format(title=title, second=second), TextStyle.SMALL_STRONG)
        head.setWordWrap(True)
        column.addWidget(head)
        grid = QGridLayout()
        grid.setHorizontalSpacing(self.theme.px(8))
        grid.setVerticalSpacing(self.theme.px(4))
        for number, row in enumerate(rows):
            bar = PieceBar(self.theme)
            bar.show_pieces(row.pieces, row.told)
            grid.addWidget(text_label(row.name, TextStyle.SMALL), number, 0)
            grid.setColumnMinimumWidth(0, self.theme.px(NAMES))
            grid.addWidget(bar, number, 1)
            if row.right:
                right: QLabel = text_label(row.right, TextStyle.SMALL_STRONG)
                right.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                grid.addWidget(right, number, 2)
        grid.setColumnStretch(1, 1)
        column.addLayout(grid)

    def _shots(self, prospects: Prospects, length: Measure) -> list[ChanceRow]:
        rows: list[ChanceRow] = []
        for one in prospects.shots:
            name = self.tr("to {length}, {modifier}").format(length=length(one.reach), modifier=f"{one.modifier:+d}")
            hits, kills = percent(one.hits), percent(one.kills)
            pieces = (
                Piece(one.kills, "pennant_hero"),
                Piece(one.hits - one.kills, "hero_fill"),
            )
            told = self.tr("{name}: hits {hits}, out of action {kills}").format(name=name, hits=hits, kills=kills)
            rows.append(ChanceRow(name, pieces, self.tr("{hits}, {kills} out").format(hits=hits, kills=kills), told))
        return rows

    def _melee(self, prospects: Prospects) -> list[ChanceRow]:
        rows: list[ChanceRow] = []
        for one in prospects.melee:
            name = self.tr("in a charge") if one.when == CHARGE else self.tr("otherwise")
            shares = (one.wins, one.draws, one.loses)
            pieces = _pieces(shares, ("hero_fill", "head", "enemy_fill"))
            told = self.tr("{name}: wins {wins}, draws {draws}, loses {loses}").format(
                name=name, wins=percent(one.wins), draws=percent(one.draws), loses=percent(one.loses)
            )
            rows.append(ChanceRow(name, pieces, "", told))
        return rows

    def _morale(self, prospects: Prospects) -> list[ChanceRow]:
        rows: list[ChanceRow] = []
        for one in prospects.morale:
            name = (
                self.tr("alone")
                if one.when == ALONE
                else self.tr("officer near")
                if one.when == LED
                else self.tr("and the flag")
            )
            shares = (one.holds, one.flees, one.flees_twice, one.routs)
            roles = ("good_fill", "sel_bg", "gold_fill", "enemy_fill")
            told = self.tr("{name}: stands {holds}, is gone {routs}").format(
                name=name, holds=percent(one.holds), routs=percent(one.routs)
            )
            rows.append(ChanceRow(name, _pieces(shares, roles), "", told))
        return rows


def percent(share: float) -> str:
    """A chance in whole per cent."""
    return bound(f"{int(100 * share + HALF)} %")


def _pieces(shares: Sequence[float], roles: Sequence[str]) -> tuple[Piece, ...]:
    return tuple([Piece(share, role, percent(share)) for share, role in zip(shares, roles, strict=True) if share])
