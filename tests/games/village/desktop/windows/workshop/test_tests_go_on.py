"""A test goes on when its editor is left, is told in the workshop, and stands in the editor for whoever comes back."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from desktop.shell.main_window import MainWindow
from desktop.storage.item_cards import TrialState
from desktop.workshop.page.entry_words import pills
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import Kind
from rules_core.games.village.content.library_content import official_ids
from rules_core.games.village.trials.item_tests import SiegeTests
from rules_core.games.village.trials.trial import SiegeTrial, trial_of
from tests.games.village.desktop.windows.workshop.workshop_hands import choose, editor, own_hero, press, show


@pytest.fixture(autouse=True)
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    def short(item: Item, others: list[Item]) -> SiegeTrial:
        return replace(trial_of(item, others), length="intro")

    monkeypatch.setattr(SiegeTests, "trial_of", lambda _, item, others: short(item, others))


def test_whoever_comes_back_sees_how_far_the_test_is_and_then_its_result(qtbot: QtBot, window: MainWindow) -> None:
    items = window.games.library.items
    number = items.add(own_hero("Ada", "ada"), problems=0)
    page = show(window)
    choose(page, "Ada")
    press(page, "open")
    editor(window).show_test()
    editor(window).tests.panel.games = 6
    editor(window).tests.panel.start()
    editor(window).leave()
    runs = window.workshop.runs
    qtbot.waitUntil(lambda: any("of 6 games" in text for text, _ in pills(choose(page, "Ada"))), timeout=60_000)
    press(page, "open")
    panel = editor(window).tests.panel
    assert panel.isVisible()
    assert panel.progress_box.isVisible()
    assert editor(window).head.test.accessibleName() == "Testing ..."
    editor(window).leave()
    qtbot.waitUntil(lambda: not runs.of(((own_hero("Ada", "ada").game, "hero", ""), number)), timeout=120_000)
    assert items.card(number).tested is TrialState.FRESH
    assert "The test of “Ada” is done." in page.said.words.text()
    page.said.next.click()
    panel = editor(window).tests.panel
    assert panel.isVisible()
    assert panel.test["games"] == 6
    assert editor(window).head.test.accessibleName() == "Test"


def test_a_test_that_ends_behind_an_open_editor_is_over_in_the_list_too(qtbot: QtBot, window: MainWindow) -> None:
    window.games.library.items.add(own_hero("Ada", "ada"), problems=0)
    page = show(window)
    choose(page, "Ada")
    press(page, "open")
    editor(window).show_test()
    editor(window).tests.panel.start()
    editor(window).leave()
    qtbot.waitUntil(lambda: any("of 200 games" in text for text, _ in pills(choose(page, "Ada"))), timeout=60_000)
    press(page, "open")
    panel = editor(window).tests.panel
    qtbot.waitUntil(lambda: panel.bar.value() >= 1, timeout=120_000)
    panel.stop()
    qtbot.waitUntil(lambda: panel.running is None, timeout=120_000)
    editor(window).leave()
    assert not [text for text, _ in pills(choose(page, "Ada")) if "games played" in text]


def test_what_was_found_of_an_official_item_stays_while_the_program_runs(qtbot: QtBot, window: MainWindow) -> None:
    page = show(window)
    name = next(iter(official_ids(Kind.HERO).values())).name
    choose(page, name)
    press(page, "open")
    editor(window).show_test()
    editor(window).tests.panel.games = 1
    editor(window).tests.panel.start()
    editor(window).leave()
    choose(page, name)
    press(page, "open")
    qtbot.waitUntil(lambda: editor(window).tests.panel.running is None, timeout=120_000)
    editor(window).leave()
    press(page, "open")
    assert editor(window).tests.result["games"] == 1


def test_the_end_of_the_program_keeps_what_was_played(qtbot: QtBot, window: MainWindow) -> None:
    number = window.games.library.items.add(own_hero("Ada", "ada"), problems=0)
    page = show(window)
    choose(page, "Ada")
    press(page, "open")
    editor(window).show_test()
    panel = editor(window).tests.panel
    panel.start()
    qtbot.waitUntil(lambda: panel.bar.value() >= 1, timeout=120_000)
    found: list[int] = []
    window.workshop.runs.ended.connect(
        lambda run: found.append((window.games.library.items.item(number).test or {}).get("games", 0))
    )
    window.close()
    assert len(found) == 1
    assert 1 <= found[0] < 200
