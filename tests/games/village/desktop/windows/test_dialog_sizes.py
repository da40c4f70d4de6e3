"""On a small screen every dialog keeps its lower buttons in sight: what is too high scrolls."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from desktop.games.village.new_game.dialog import NewSiegeDialog
from desktop.look.dialog_size import EDGE, room_on_screen
from desktop.look.theme import Theme
from desktop.look.widgets.paper import LOW_CARD, Card
from desktop.printing.print_dialog import PrintDialog
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from desktop.shell.rules_dialog import RulesDialog
from desktop.workshop.page.entries import all_kinds
from desktop.workshop.page.new_dialog import NewDialog
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.rules import topics
from tests.games.village.desktop.windows.seats import opened, seat, session_at

LOW = (1280, 672)


def is_inside(dialog: QDialog, button: str) -> bool:
    found = dialog.findChild(QPushButton, button)
    assert isinstance(found, QPushButton), button
    corner = found.mapTo(dialog, QPoint(found.width(), found.height()))
    return corner.x() <= dialog.width() and corner.y() <= dialog.height()


def test_every_kind_that_can_be_made_is_seen_at_once_in_a_small_window(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    window.resize(1280, 720)
    window.workshop.ask_new()
    dialog = window.findChildren(NewDialog)[-1]
    dialog.show()
    (area,) = dialog.findChildren(QScrollArea)
    assert len(dialog.findChildren(Card)) == len(all_kinds())
    seen = 0
    for game, button in dialog.games.items():
        button.click()
        QApplication.processEvents()
        cards = [one for one in dialog.findChildren(Card) if one.isVisible()]
        assert len(cards) == len([of for of, _ in all_kinds() if of == game])
        seen += len(cards)
        assert area.verticalScrollBar().maximum() == 0
        for card in cards:
            assert card.height() >= window.theme.px(LOW_CARD)
    assert seen == len(all_kinds())


def test_with_large_letters_every_kind_is_reached_without_a_wider_window(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    window.resize(1280, 720)
    window.theme.set_scale_percent(200)
    window.workshop.ask_new()
    dialog = window.findChildren(NewDialog)[-1]
    dialog.show()
    QApplication.processEvents()
    assert dialog.width() <= 1280 - EDGE
    assert is_inside(dialog, "new-item.cancel")
    for game, button in dialog.games.items():
        assert is_inside(dialog, button.objectName())
        button.click()
        QApplication.processEvents()
        cards = [one for one in dialog.findChildren(Card) if one.isVisible()]
        assert all(one.mapTo(dialog, one.rect().topRight()).x() <= dialog.width() for one in cards), game
    dialog.reject()


@pytest.mark.parametrize("scale", [100, 200])
def test_print_and_new_game_fit_a_low_window_with_their_buttons(qtbot: QtBot, tmp_path: Path, scale: int) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.COUNCIL), LOW, scale)
    window.print_sheets()
    printing = window.findChildren(PrintDialog)[-1]
    new_game = NewSiegeDialog(window.theme, tmp_path, window)
    new_game.open()
    for dialog, button in ((printing, "print.print"), (new_game, "new-game.start")):
        qtbot.waitExposed(dialog)
        assert dialog.minimumSizeHint().height() <= LOW[1] - 48
        assert dialog.height() <= window.height() - 48
        assert is_inside(dialog, button)
        dialog.reject()


def test_the_main_window_begins_no_larger_than_the_screen(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), tmp_path)
    qtbot.addWidget(window)
    room = room_on_screen(window)
    assert window.width() <= max(room.width(), window.minimumWidth())
    assert window.height() <= max(room.height(), window.minimumHeight())


def test_rules_that_are_asked_for_in_an_editor_are_those_of_its_game(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    window.show_rules()
    everything = window.findChildren(RulesDialog)[-1].rules.list.count()
    window.workshop.make(GAME, Kind.HERO)
    window.show_rules()
    assert 0 < window.findChildren(RulesDialog)[-1].rules.list.count() < everything
    window.close()
