"""German needs no more room than there is: nothing shown is cut off where its English is not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.games.faces import face_of
from desktop.language import ENGLISH, speak
from desktop.play.play_window import PlayWindow
from desktop.shell.main_window import MainWindow
from desktop.shell.opened_file import open_file
from desktop.storage.packs.writing import write_pack
from rules_core.games.catalogue import WHERE
from rules_core.games.village.content.kinds import GAME, KINDS
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import topics
from tests.desktop.fits import AT_REST, LANGUAGES, cut_off, in_both, lay_out
from tests.games.village.desktop.beginning import new_siege
from tests.games.village.desktop.packs.items_made import company, own_items, pack_of
from tests.games.village.desktop.windows.seats import board_of, opened


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


def everything(window: MainWindow) -> set[str]:
    """What is cut off on the page that is shown."""
    lay_out(window)
    page = window.pages.currentWidget()
    assert page is not None
    return cut_off(page)


def dialogs(window: MainWindow) -> set[str]:
    """What is cut off in the dialogs that are open; they are closed again."""
    asked = [one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog) and one.isVisible()]
    lay_out(*asked)
    found: set[str] = set()
    for dialog in asked:
        found |= cut_off(dialog)
        dialog.close()
    return found


@pytest.mark.parametrize("percent", [100, 150])
def test_start_page_and_its_dialogs(qtbot: QtBot, tmp_path: Path, percent: int) -> None:
    shown: dict[str, set[str]] = {}
    for language in LANGUAGES:
        speak(language)
        window = opened(qtbot, tmp_path / language)
        window.theme.set_scale_percent(percent)
        window.resize(1280, 720)
        found = everything(window)
        own: list[Callable[[], object]] = [
            partial(one.run, window) for game in WHERE for one in face_of(game).start_actions()
        ]
        for ask in (window.ask_new_game, window.show_games, window.show_rules, *own):
            ask()
            found |= dialogs(window)
        window.show_workshop()
        found |= everything(window)
        window.show_chronicle()
        found |= everything(window)
        shown[language] = found
        window.close()
    assert in_both(shown) == []


def test_a_game_and_its_dialogs(qtbot: QtBot, tmp_path: Path) -> None:
    shown: dict[str, set[str]] = {}
    for language in LANGUAGES:
        speak(language)
        window = opened(qtbot, tmp_path / language)
        window.resize(1280, 720)
        content = shipped()
        setup = build(content, {"length": "intro", "heroes": list(content.heroes)[:4]})
        window.start_game(new_siege("Test", setup, 5))
        page, session = window.pages.currentWidget(), window.session
        assert isinstance(page, PlayWindow)
        assert session is not None
        found: set[str] = set()
        bot = ThumbPlayer()
        seen: set[str] = set()
        while session.pending is not None and session.state.wave < 2:
            request = session.pending
            if request.topic not in seen:
                seen.add(request.topic)
                page.player.finish()
                found |= everything(window)
            session.answer(bot.decide(session.state, request, session.match.journal.head))
        assert topics.COUNCIL in seen
        page.player.finish()
        for ask in (
            page.show_keys,
            page.print_sheets,
            board_of(page).placing.build_up,
            board_of(page).placing.check,
        ):
            ask()
            found |= dialogs(window)
        shown[language] = found
        window.close()
    assert in_both(shown) == []


@pytest.mark.parametrize("percent", [100, 130])
def test_every_page_of_the_new_game_dialog(qtbot: QtBot, tmp_path: Path, percent: int) -> None:
    shown: dict[str, set[str]] = {}
    for language in LANGUAGES:
        speak(language)
        window = opened(qtbot, tmp_path / language)
        window.theme.set_scale_percent(percent)
        window.resize(1280, 720)
        window.ask_new_game(GAME)
        (dialog,) = [one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog) and one.isVisible()]
        pages = dialog.findChild(QStackedWidget)
        assert pages is not None
        assert pages.count() > 1
        found: set[str] = set()
        for number in range(pages.count()):
            pages.setCurrentIndex(number)
            lay_out(dialog)
            found |= cut_off(dialog)
        shown[language] = found | dialogs(window)
        window.close()
    assert in_both(shown) == []


@pytest.mark.parametrize("percent", [100, 130])
def test_what_is_corrected_and_looked_up_at_the_table(qtbot: QtBot, tmp_path: Path, percent: int) -> None:
    shown: dict[str, set[str]] = {}
    for language in LANGUAGES:
        speak(language)
        window = opened(qtbot, tmp_path / language)
        window.theme.set_scale_percent(percent)
        window.resize(1280, 720)
        content = shipped()
        window.start_game(new_siege("Test", build(content, {"heroes": list(content.heroes)[:2]}), 5))
        page, session = window.pages.currentWidget(), window.session
        assert isinstance(page, PlayWindow)
        assert session is not None
        bot = ThumbPlayer()
        while session.pending is not None and len(session.rolls(9)) < 9:
            session.answer(bot.decide(session.state, session.pending, session.match.journal.head))
        page.player.finish()
        found: set[str] = set()
        for dock in ("chronicle", "odds", "luck", "rules", "list", "table"):
            page.dock_keeper.open(dock)
            found |= everything(window)
        table = page.actions_of_game.at_table
        things = ("town-hall", "group-1", next(iter(content.heroes)))
        corrections: list[Callable[[], object]] = [table.correct_die, table.check_table]
        corrections.extend(partial(table.correct_thing, one) for one in things)
        for ask in corrections:
            ask()
            assert any(isinstance(one, QDialog) and one.isVisible() for one in QApplication.topLevelWidgets())
            found |= dialogs(window)
        shown[language] = found
        window.close()
    assert in_both(shown) == []


@pytest.mark.parametrize("kind", list(KINDS), ids=lambda kind: kind)
def test_every_editor_with_its_problems_and_its_test(qtbot: QtBot, tmp_path: Path, kind: str) -> None:
    shown: dict[str, set[str]] = {}
    for language in LANGUAGES:
        speak(language)
        window = opened(qtbot, tmp_path / language)
        window.resize(1280, 720)
        window.workshop.ask_new()
        found = dialogs(window)
        window.workshop.make(GAME, kind)
        frame = window.workshop.frame
        assert frame is not None
        found |= everything(window)
        frame.draft.put(("name",), "", "Clear")
        while not frame.checks.is_current:
            QTest.qWait(20)
        # What the change does is said at the end of the reckoning, in either language.
        frame.change.look_again()
        while frame.change.is_open:
            QTest.qWait(20)
        found |= everything(window)
        frame.show_test()
        found |= everything(window)
        window.resize(1920, 1080)
        shown[language] = found | everything(window)
        window.close()
    assert in_both(shown) == []


def test_packs_and_reports(qtbot: QtBot, tmp_path: Path) -> None:
    shown: dict[str, set[str]] = {}
    write_pack(tmp_path / "a.hearthpack", pack_of([*own_items(6), *company()]))
    (tmp_path / "broken.hearthpack").write_bytes(b"{")
    for language in LANGUAGES:
        speak(language)
        window = opened(qtbot, tmp_path / language)
        window.resize(1280, 720)
        number = window.games.library.items.add(company()[1])
        found: set[str] = set()
        for name in ("a.hearthpack", "broken.hearthpack"):
            open_file(window, tmp_path / name, window.packs.open)
            while not any(isinstance(one, QDialog) and one.isVisible() for one in QApplication.topLevelWidgets()):
                QTest.qWait(20)
            found |= dialogs(window)
        window.packs.share([number])
        QTest.qWait(300)
        found |= dialogs(window)
        window.faults.show_report()
        shown[language] = found | dialogs(window)
        window.packs.stop()
        window.close()
    assert in_both(shown) == []


def test_the_net_does_not_measure_words_that_have_just_come(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    row = QHBoxLayout(page)
    label = QLabel("Short")
    row.addWidget(label)
    row.addStretch(1)
    page.resize(600, 100)
    page.show()
    rounds, wait = [], QTest.qWait

    def late(for_ms: int) -> None:
        wait(for_ms)
        rounds.append(for_ms)
        if len(rounds) == AT_REST + 1:
            label.setText("Words that come when the last round is over")

    monkeypatch.setattr(QTest, "qWait", late)
    lay_out(page)
    assert len(rounds) > AT_REST
    assert cut_off(page) == set()


def test_the_net_catches_a_button_that_is_too_narrow(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    button = QPushButton("Beginnen", page)
    button.setGeometry(0, 0, 20, 30)
    label = QLabel("Ein Wort und noch eins und noch eins", page)
    label.setWordWrap(True)
    label.setGeometry(0, 40, 60, 12)
    page.resize(200, 100)
    page.show()
    assert len(cut_off(page)) == 2
