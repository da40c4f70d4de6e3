"""The last page of a battle: the table with the ways of the men, what became of everybody, and how it went."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.games.drums.battle_scene import side_of
from desktop.games.drums.presenter import BattlePresenter
from desktop.games.drums.story import men_left
from desktop.games.drums.table_picture import table_image
from desktop.look.flow_layout import FlowLayout
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.token import SIDES
from desktop.look.token_painting import LINES
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.paper import HeadedSheet
from desktop.look.widgets.pill import Pill, PillTone
from desktop.look.widgets.track_plot import Mark, Track, TrackPlot
from desktop.play.presenter import Presenter
from desktop.tabletop.battlefield.still import WalkedWay
from desktop.tabletop.deeds import ways_of
from desktop.tabletop.end_frame import end_frame
from rules_core.games.drums.rules.ending import points_of
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.words.goals import figures
from rules_core.song.warband import Fate, ModelId

MARKS = (Mark.DISC, Mark.DIAMOND, Mark.SQUARE, Mark.DISC)
"""By seat; the colours are those of the rings."""


def tr(text: str, count: int = -1) -> str:
    """A text of this page in the language in force."""
    return QCoreApplication.translate("BattleEndPage", text, "", count)


def end_panels(theme: Theme, presenter: Presenter) -> list[tuple[QWidget, int]]:
    """The table, then the squads and their losses, each with its share of the width."""
    assert isinstance(presenter, BattlePresenter)
    battle, names = presenter.battle, presenter.names
    walked = ways_of(battle.models, presenter.session.facts)
    ways = [WalkedWay(side_of(battle, battle.models[ModelId(id)]), lines) for id, lines in walked.items()]

    def painted(side: float, dots: float) -> QImage:
        return table_image(battle, names, theme.look, side, ratio=dots, ways=ways)

    plot = tr("Over the rounds"), _men_plot(theme, presenter)
    return end_frame(theme, (tr("The table at the end"), "drum"), painted, _squads_sheet(theme, presenter), plot)


def _squads_sheet(theme: Theme, presenter: BattlePresenter) -> QWidget:
    """What became of each squad, in pills."""
    px = theme.px
    battle = presenter.battle
    sheet = HeadedSheet(theme, tr("Who is left"), "shako")
    inside = QVBoxLayout()
    inside.setContentsMargins(px(14), px(10), px(14), px(10))
    inside.setSpacing(px(8))
    for seat in battle.seats:
        head = QHBoxLayout()
        head.addWidget(text_label(presenter.seat_name(seat), TextStyle.ROW), 1)
        if battle.world.scenario is None:
            head.addWidget(text_label(tr("%n victory point(s)", points_of(battle, seat) // 2), TextStyle.BODY))
        inside.addLayout(head)
        fates = QWidget()
        line = FlowLayout(fates, px(8))
        for words, tone in _fates(battle, seat):
            line.addWidget(Pill(theme, words, tone))
        inside.addWidget(fates)
    for name, number in figures(battle):
        # What a scenario is decided by; points are counted where there is none.
        goal = QHBoxLayout()
        goal.addWidget(text_label(name, TextStyle.BODY), 1)
        goal.addWidget(text_label(number, TextStyle.STRONG))
        inside.addLayout(goal)
    sheet.body.addLayout(inside)
    return sheet


def _fates(battle: Battle, seat: str) -> list[tuple[str, PillTone]]:
    """How many stand, never came on, fled and are out of action: together all of them."""
    count = Counter(one.fate for one in battle.models.values() if one.side == seat)
    stand = count[Fate.IN_PLAY]
    found = [(tr("%n on the field", stand), PillTone.GOOD if stand else PillTone.QUIET)]
    if count[Fate.WAITING]:
        found.append((tr("%n in reserve", count[Fate.WAITING]), PillTone.QUIET))
    if count[Fate.FLED]:
        found.append((tr("%n left the field", count[Fate.FLED]), PillTone.QUIET))
    if count[Fate.DEFEATED]:
        found.append((tr("%n out of action", count[Fate.DEFEATED]), PillTone.ENEMY))
    return found


def _men_plot(theme: Theme, presenter: BattlePresenter) -> TrackPlot:
    """How many men each squad had after every round."""
    battle = presenter.battle
    rows = men_left(battle, presenter.session.facts)
    tracks = [
        Track(tr("Men of {seat}").format(seat=presenter.seat_name(seat)), row, LINES[SIDES[number]], MARKS[number])
        for number, (seat, row) in enumerate(rows.items())
    ]
    many = len(tracks[0].values)
    moments = [tr("set-up"), *(tr("round {round}").format(round=number) for number in range(1, many))]
    return TrackPlot(theme, tr("Men over the rounds"), "", moments, tracks)
