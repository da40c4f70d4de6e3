"""What the workshop says of a test: fresh only while the item, all that it speaks of and the rules are as they were."""

from __future__ import annotations

import copy
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.shell.main_window import MainWindow
from desktop.storage.item_cards import TrialState
from rules_core.content.items import Item, fingerprint
from rules_core.content.trial_mark import mark, mark_of
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.library_content import official_ids
from rules_core.games.village.content.schema import CONTENT
from rules_core.games.village.game import RULES_VERSION
from rules_core.games.village.trials.item_tests import SiegeTests
from rules_core.games.village.trials.trial import SiegeTrial, trial_of
from rules_core.kernel.game import Plain
from tests.games.village.desktop.packs.items_made import result
from tests.games.village.desktop.windows.workshop.workshop_hands import activate, choose, editor, own_hero, press, show


def guards(**changes: object) -> Item:
    first = next(iter(official_ids(Kind.DEFENDER).values()))
    return Item(GAME, Kind.DEFENDER, {**first.plain, "id": "guards", "name": "Guards", **changes})


def village() -> Item:
    plain: Plain = copy.deepcopy(next(iter(official_ids(Kind.VILLAGE).values())).plain)
    plain.update(id="mine", name="My Village")
    levels = [level for building in plain["building"] for level in building["level"]]
    next(one for one in levels if one["ability"]["id"] == "militia")["ability"]["defender"] = "guards"
    return Item(GAME, Kind.VILLAGE, plain)


def scenario() -> Item:
    return Item(GAME, Kind.SCENARIO, {"id": "night", "name": "Night", "text": "", "village": "mine", "wave": []})


def leave(window: MainWindow) -> None:
    """The first Escape puts the sheet of the test away, where that is open."""
    while window.workshop.frame is not None:
        QTest.keyClick(window.workshop.frame, Qt.Key.Key_Escape)


def test_a_test_is_out_of_date_when_what_the_item_speaks_of_has_changed(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def short(item: Item, others: list[Item]) -> SiegeTrial:
        return replace(trial_of(item, others), length="intro")

    monkeypatch.setattr(SiegeTests, "trial_of", lambda _, item, others: short(item, others))
    items = window.games.library.items
    items.add(guards(), problems=0)
    number = items.add(village(), problems=0)
    page = show(window)
    activate(window)
    choose(page, "My Village")
    press(page, "open")
    frame = editor(window)
    qtbot.waitUntil(lambda: frame.checks.is_current)
    frame.head.test.click()
    frame.tests.panel.games = 2
    QTest.keyClick(frame.tests.panel.start_button, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: frame.tests.panel.running is None, timeout=120_000)
    leave(window)
    assert choose(page, "My Village").tested is TrialState.FRESH
    choose(page, "Guards")
    press(page, "open")
    combat = guards().plain["combat"]
    editor(window).draft.put(("combat",), combat + 1, "Stronger")
    leave(window)
    assert choose(page, "My Village").tested is TrialState.STALE
    assert any("Out of date" in value.text() for _, value in page.sheet._facts)
    press(page, "open")
    editor(window).head.test.click()
    assert editor(window).tests.panel.is_stale
    leave(window)
    choose(page, "Guards")
    press(page, "open")
    editor(window).draft.put(("combat",), combat, "As before")
    leave(window)
    assert choose(page, "My Village").tested is TrialState.FRESH
    assert items.card(number).tested is TrialState.FRESH


def test_a_test_is_out_of_date_under_other_rules(window: MainWindow) -> None:
    items = window.games.library.items
    hero = own_hero("Ada", "ada")
    number = items.add(hero, problems=0)
    before = mark(CONTENT, hero.kind, fingerprint(hero.plain), (), rules=RULES_VERSION - 1)
    items.keep_test(number, {**result(hero), "fingerprint": before})
    page = show(window)
    assert choose(page, "Ada").tested is TrialState.STALE
    items.keep_test(number, result(hero))
    page.refresh()
    assert choose(page, "Ada").tested is TrialState.FRESH


def test_what_is_spoken_of_through_another_counts_too(window: MainWindow) -> None:
    items = window.games.library.items
    speaks, middle, last = scenario(), village(), guards()
    needed, _, number = (items.add(one, problems=0) for one in (last, middle, speaks))
    items.keep_test(number, result(speaks, middle, last))
    assert items.card(number).tested is TrialState.FRESH
    revision = items.keep(needed, guards(combat=5).plain, items.item(needed).revision)
    assert items.card(number).tested is TrialState.STALE
    items.keep(needed, last.plain, revision)
    assert {card.number: card.tested for card in items.cards()}[number] is TrialState.FRESH
    items.throw_away(needed)
    assert items.card(number).tested is TrialState.STALE


def test_the_mark_of_an_item_is_the_same_from_what_the_library_keeps(window: MainWindow) -> None:
    """Of two with one id the older one is played, in the library and in the editor."""
    items = window.games.library.items
    older, younger = guards(), guards(combat=5)
    number = items.add(village(), problems=0)
    items.add(older, problems=0)
    second = items.add(Item(GAME, Kind.DEFENDER, {**younger.plain, "id": "others"}), problems=0)
    items.keep(second, younger.plain, items.item(second).revision)
    others = [one for one in items.items() if one.kind != Kind.VILLAGE]
    assert mark_of(village(), others, CONTENT) == mark_of(village(), [older], CONTENT)
    items.keep_test(number, result(village(), older))
    assert items.card(number).tested is TrialState.FRESH
