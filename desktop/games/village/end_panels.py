"""The last page of a siege: the table with the ways of the heroes, what became of everybody, and how it went."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.games.village.presenter import VillagePresenter
from desktop.games.village.story import of_last_wave
from desktop.games.village.table_picture import table_image
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.token import Side
from desktop.look.widgets.cells import IntegrityCells
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.paper import HeadedSheet
from desktop.look.widgets.pill import Pill, PillTone
from desktop.look.widgets.track_plot import Mark, Track, TrackPlot
from desktop.play.presenter import Presenter
from desktop.tabletop.battlefield.still import WalkedWay
from desktop.tabletop.deeds import ways_of
from desktop.tabletop.end_frame import end_frame
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.spoken import building_name, hero_name
from rules_core.song.warband import Fate

WAVE, SUPPLIES, INTEGRITY, WOUNDS, LOST_HEROES, DEFEATED, FLED = range(7)


def tr(text: str) -> str:
    """A text of this page in the language in force."""
    return QCoreApplication.translate("EndPage", text)


def end_panels(theme: Theme, presenter: Presenter) -> list[tuple[QWidget, int]]:
    """The table, then people and plot, each with its share of the width."""
    assert isinstance(presenter, VillagePresenter)
    siege = presenter.siege
    # Those of a whole siege would hide the village under a tangle.
    walked = ways_of((hero.id for hero in siege.heroes), of_last_wave(presenter.session.facts))
    ways = [WalkedWay(Side.OURS, lines) for lines in walked.values()]

    def painted(side: float, dots: float) -> QImage:
        return table_image(siege, SiegeNames(siege.world), theme.look, side, dots, ways=ways)

    plot = tr("Over the waves"), wave_plot(theme, siege)
    return end_frame(theme, (tr("The table at the end"), "village"), painted, people_sheet(theme, siege), plot)


def people_sheet(theme: Theme, siege: Siege) -> QWidget:
    """Heroes and buildings as they are at the end."""
    px = theme.px
    sheet = HeadedSheet(theme, tr("Who and what is left"), "village")
    inside = QVBoxLayout()
    inside.setContentsMargins(px(14), px(10), px(14), px(10))
    inside.setSpacing(px(8))
    for hero in siege.heroes:
        line = QHBoxLayout()
        kind = siege.world.content.heroes[hero.id]
        line.addWidget(Icon(theme, kind.icon, 34, disc=True))
        line.addWidget(text_label(hero_name(kind, siege.world.hero_names.get(hero.id, "")), TextStyle.ROW), 1)
        if hero.fate is Fate.DEFEATED:
            line.addWidget(Pill(theme, tr("Defeated"), PillTone.ENEMY))
        elif hero.quality_lost:
            one = hero.quality_lost == 1
            words = tr("1 wound") if one else tr("{wounds} wounds").format(wounds=hero.quality_lost)
            line.addWidget(Pill(theme, words, PillTone.WARN))
        else:
            line.addWidget(Pill(theme, tr("Unhurt"), PillTone.GOOD))
        inside.addLayout(line)
    for building in siege.buildings.values():
        kind_of = siege.world.buildings[building.id]
        line = QHBoxLayout()
        line.addWidget(Icon(theme, "broken-wall" if building.destroyed else kind_of.icon, 34, disc=True))
        line.addWidget(text_label(building_name(siege.world.village, kind_of), TextStyle.ROW), 1)
        cells = IntegrityCells(theme)
        cells.set_integrity(building.integrity, kind_of.integrity)
        line.addWidget(cells)
        inside.addLayout(line)
    if siege.note:
        inside.addWidget(text_label(tr("Your note: {note}").format(note=siege.note), TextStyle.BODY, wrap=True))
    sheet.body.addLayout(inside)
    return sheet


def wave_plot(theme: Theme, siege: Siege) -> TrackPlot:
    """Supplies, Integrity of all buildings and wounds of all heroes, over the waves."""
    rows = siege.records
    tracks = (
        Track(tr("Supplies"), [row[SUPPLIES] for row in rows], "gold", Mark.SQUARE),
        Track(tr("Integrity of all buildings"), [row[INTEGRITY] for row in rows], "good", Mark.DISC),
        Track(tr("Wounds of all heroes"), [row[WOUNDS] for row in rows], "enemy", Mark.DIAMOND),
    )
    waves = [tr("wave {wave}").format(wave=row[WAVE]) for row in rows]
    name = tr("Supplies, Integrity and wounds over the waves")
    return TrackPlot(theme, name, tr("No wave was held, so there is nothing to draw."), waves, tracks)
