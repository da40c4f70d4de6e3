"""The start page: a card for every game, one blue button, and pictures that live while they are looked at."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QSizeF, Qt
from PySide6.QtGui import QEnterEvent, QFontMetricsF, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from desktop.games.card_scene import CardScene
from desktop.games.faces import face_of
from desktop.look.colours import LookName
from desktop.look.lettering import TextStyle, font
from desktop.look.theme import Look, Theme
from desktop.look.widgets.balanced import balanced
from desktop.settings import Settings
from desktop.shell.game_tile import GameTile
from desktop.shell.last_game import LastGame
from desktop.shell.main_window import MainWindow
from desktop.shell.rules_dialog import RulesDialog
from desktop.shell.scene_picture import ScenePicture
from desktop.storage.cards import GameCard
from rules_core.games import catalogue
from rules_core.kernel.game import GameId
from tests.desktop.windows.more_games import games_in_all


@pytest.fixture
def six_games() -> Iterator[None]:
    with games_in_all(6):
        yield


def opened(qtbot: QtBot, folder: Path, size: tuple[int, int], *, less_motion: bool = True) -> MainWindow:
    theme = Theme(LookName.LIGHT, 100, less_motion=less_motion)
    window = MainWindow(theme, Settings(folder / "settings.ini"), folder)
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    window.wake()
    qtbot.waitExposed(window)
    return window


def tiles(window: MainWindow) -> list[GameTile]:
    return window.hearth.findChildren(GameTile)


def is_whole(tile: GameTile) -> bool:
    """Whether a card has all the room that it needs."""
    wide, high = tile.width(), tile.height()
    return wide >= tile.minimumSizeHint().width() and high >= tile.heightForWidth(wide)


def drawn(qtbot: QtBot, picture: ScenePicture) -> None:
    qtbot.waitUntil(lambda: picture.is_drawn)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_game_has_its_card_and_nothing_is_cut(
    qtbot: QtBot, tmp_path: Path, six_games: None, size: tuple[int, int]
) -> None:
    window = opened(qtbot, tmp_path, size)
    assert [tile.card.id for tile in tiles(window)] == list(catalogue.WHERE)
    area = window.hearth.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    qtbot.waitUntil(lambda: area.horizontalScrollBar().maximum() == 0)
    for tile in tiles(window):
        qtbot.waitUntil(partial(is_whole, tile))


@pytest.mark.parametrize("size", [(1920, 1080), (1600, 900), (1280, 720)])
def test_the_pictures_of_games_in_a_row_are_equally_high(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    window = opened(qtbot, tmp_path, size)
    for tile in tiles(window):
        qtbot.waitUntil(partial(is_whole, tile))
    rows: dict[int, set[int]] = {}
    for tile in tiles(window):
        rows.setdefault(tile.y(), set()).add(tile.picture.height())
    assert [len(heights) for heights in rows.values()] == [1] * len(rows)


def test_one_button_of_the_page_is_blue(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, (1920, 1080))
    loud = [one.objectName() for one in window.hearth.findChildren(QPushButton) if one.property("kind") == "main"]
    assert loud == ["hearth.first-game"]


def test_keys_begin_the_games(qtbot: QtBot, tmp_path: Path, six_games: None) -> None:
    window = opened(qtbot, tmp_path, (1280, 720))
    wanted: list[str] = []
    window.hearth.new_game.disconnect()
    window.hearth.new_game.connect(wanted.append)
    for key in (Qt.Key.Key_2, Qt.Key.Key_6, Qt.Key.Key_7):
        QTest.keyClick(window.hearth, key)
    games = list(catalogue.WHERE)
    assert wanted == [games[1], games[5]]
    # With Ctrl or Alt a key belongs to a menu.
    QTest.keyClick(window.hearth, Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    assert wanted == [games[1], games[5]]
    QTest.mouseClick(tiles(window)[2].picture, Qt.MouseButton.LeftButton)
    assert wanted[-1] == games[2]


def rest_on(tile: GameTile) -> None:
    QApplication.sendEvent(tile, QEnterEvent(QPointF(9, 9), QPointF(9, 9), QPointF(tile.mapToGlobal(QPoint(9, 9)))))


@pytest.mark.parametrize("less_motion", [False, True])
def test_a_picture_lives_while_it_is_looked_at(qtbot: QtBot, tmp_path: Path, *, less_motion: bool) -> None:
    window = opened(qtbot, tmp_path, (1280, 720), less_motion=less_motion)
    tile = tiles(window)[0]
    drawn(qtbot, tile.picture)
    assert tile.picture.moment == 1
    rest_on(tile)
    assert tile.hovered
    assert (tile.picture.moment < 1) is not less_motion
    qtbot.waitUntil(lambda: tile.picture.moment == 1, timeout=4000)
    # The focus does the same.
    second = tiles(window)[1]
    drawn(qtbot, second.picture)
    second.new.setFocus()
    assert (second.picture.moment < 1) is not less_motion


def test_a_game_that_brings_nothing_has_a_picture(qtbot: QtBot, tmp_path: Path, six_games: None) -> None:
    window = opened(qtbot, tmp_path, (1920, 1080))
    tile = next(one for one in tiles(window) if one.card.id == "pig")
    drawn(qtbot, tile.picture)
    image = tile.picture.grab().toImage()
    colours = {image.pixelColor(x, y).rgb() for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}
    assert len(colours) > 5


def test_a_game_without_a_lesson_is_learned_from_its_rules(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened(qtbot, tmp_path, (1280, 720))
    game = next(iter(catalogue.WHERE))
    monkeypatch.setattr(window.starting, "lesson", lambda _: None)
    window.learn(game)
    dialog = window.findChild(RulesDialog)
    assert dialog is not None
    qtbot.waitUntil(lambda: dialog.rules.list.count() > 0)
    books = {one.book for one in dialog.rules._clauses.values()}
    assert books == set(catalogue.card_of(game).books)
    dialog.reject()


def test_whoever_plays_learns_that_game_from_the_menu(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, (1280, 720))
    last = [one.card.id for one in catalogue.all_definitions() if one.lesson is not None][-1]
    window.learn(last)
    window.learn()
    assert window.session is not None
    assert window.session.match.game.name == last
    window.close()


def painted(scene: CardScene, moment: float) -> QImage:
    image = QImage(300, 130, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    scene.paint_life(painter, QSizeF(image.size()), Look(), moment)
    painter.end()
    return image


def test_the_picture_of_every_game_moves_and_comes_to_rest(qtbot: QtBot, six_games: None) -> None:
    for card in catalogue.all_cards():
        scene = face_of(card.id).card_scene(card)
        at_rest = painted(scene, 1.0)
        assert painted(scene, 0.3) != at_rest, card.id
        assert painted(scene, 1.0) == at_rest


@pytest.mark.parametrize("width", [90.0, 200.0, 330.0, 900.0])
def test_a_balanced_text_says_all_in_even_lines(qapp: QApplication, width: float) -> None:
    text = "A few heroes, five houses, and each wave is larger than the last."
    metrics = QFontMetricsF(font(TextStyle.BODY))
    words = tuple(text.split())
    lines = balanced(words, tuple(map(metrics.horizontalAdvance, words)), metrics.horizontalAdvance(" "), width, 2)
    assert " ".join(lines) == text
    assert len(lines) >= 2
    wides = [metrics.horizontalAdvance(line) for line in lines]
    assert max(wides) <= width + 1
    if len(lines) == 2:
        assert min(wides) > 0.6 * max(wides)


def test_a_game_that_has_no_picture_of_its_table_is_shown_by_that_of_its_kind(qtbot: QtBot) -> None:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    for picture in (None, b""):
        last = LastGame(Theme(less_motion=True))
        qtbot.addWidget(last)
        last.show_game(GameCard(1, "A war without a map", GameId("warhold"), now, now, {}, "", picture))
        assert last.findChild(ScenePicture) is not None
