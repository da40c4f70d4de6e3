"""A table among the odds: no word of it is cut, and its columns end below each other."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.play.models.odds_table import OddsTable
from desktop.play.models.odds_words import Leaning, OddsRow
from desktop.play.panels.odds_panel import OddsPanel

RESULTS = ("Miss", "Recoil", "Fall", "Kill", "Gruesome")


def row(name: str, *cells: str) -> OddsRow:
    return OddsRow(name, 1.0, Leaning.OURS, cells=cells)


def test_a_long_heading_of_a_column_takes_the_room_that_short_ones_leave(qtbot: QtBot) -> None:
    theme = Theme()
    model = OddsTable()
    panel = OddsPanel(theme, model)
    qtbot.addWidget(panel)
    panel.resize(theme.px(376), theme.px(300))
    panel.show()
    model.show_odds("A volley", [row("", *RESULTS), row("12 men", "28 %", "17 %", "14 %", "17 %", "25 %")])
    name, *columns = panel.delegate.columns_in(theme.px(348))
    metrics = QFontMetricsF(theme.look.font(TextStyle.LEAST))
    for word, (start, end) in zip(RESULTS, columns, strict=True):
        assert end - start >= metrics.horizontalAdvance(word), word
    assert all(before[1] < after[1] and before[1] <= after[0] for before, after in pairwise([name, *columns]))
    assert round(columns[-1][1]) == theme.px(348)
