"""A card that is turned over lies where it hides least."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.look.widgets.turned_card import TurnedCard
from rules_core.games.playing_card import SUITS, PlayingCard


def test_a_card_lies_in_a_corner_where_it_hides_nothing(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(700, 600)
    table.show()
    card = TurnedCard(Theme(less_motion=True), table, "castle")
    lies: list[QRect] = []
    card.hides = lambda area: sum(one.intersects(area) for one in lies)

    def place() -> QRect:
        card.turn(PlayingCard(7, next(iter(SUITS))), "7 of Clubs")
        return card.geometry()

    usual = place()
    assert usual.right() > 600
    assert usual.top() < 30
    lies.append(QRect(500, 0, 200, 120))
    assert not place().intersects(lies[0])
    assert place().size() == usual.size()
    # Something in every corner: smaller it finds room beside what lies at the first one.
    lies[:] = [QRect(0, 0, 160, 600), QRect(500, 0, 40, 600), QRect(540, 190, 160, 410)]
    assert place().right() > 600
    assert card.hides(place()) == 0
    assert place().height() < usual.height()
