"""Every word on the cards of the council can be read, however narrow its page is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from desktop.games.village.council.level_card import FRAME, LevelCard, LevelRow, LevelState
from desktop.look.theme import Theme
from rules_core.games.village.content.loader import shipped

LEVELS = [level for village in shipped().villages.values() for kind in village.buildings for level in kind.levels]
REASON = "Costs 4, the purse holds 3"


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("wide", [120, 151, 168, 290])
def test_text_and_foot_of_a_card_never_meet(qtbot: QtBot, scale: int, wide: int) -> None:
    theme = Theme(scale_percent=scale)
    for number, level in enumerate(LEVELS):
        card = LevelCard(theme, number % 3 + 1, level.name, level.text)
        qtbot.addWidget(card)
        card.set_state(LevelState.LOCKED, REASON)
        across = theme.px(wide)
        rect = QRectF(0, 0, across, card.height_for(across)).adjusted(FRAME, FRAME, -FRAME, -FRAME)
        title, body, foot = card._places(rect)
        assert title.bottom() <= body.top()
        assert body.bottom() <= foot.top(), level.name
        assert foot.bottom() <= rect.bottom()


def test_cards_of_a_row_are_as_high_as_the_wordiest(qtbot: QtBot) -> None:
    theme = Theme()
    row = LevelRow(theme, [LevelCard(theme, number, "Scouts", "word " * 9 * number) for number in (1, 2, 3)])
    qtbot.addWidget(row)
    row.resize(480, 60)
    row.show()
    qtbot.waitUntil(lambda: row.height() >= row.heightForWidth(row.width()))
    assert {card.height() for card in row.cards} == {row.height()}
    assert row.heightForWidth(480) > row.heightForWidth(960)
