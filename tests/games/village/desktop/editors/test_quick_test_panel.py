"""Testing in the editor: in the background, to be stopped, kept with the item, and stale after any edit."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from desktop.games.village.editors.siege_result_words import SiegeResultWords
from desktop.workshop.editors.quick_test_panel import QuickTestPanel
from desktop.workshop.editors.quick_test_runs import QuickTestRun, with_earlier
from desktop.workshop.editors.result_words import ResultTone
from rules_core.content.items import Item
from rules_core.games.trial import TrialOutcome
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.trials import trial_game
from rules_core.games.village.trials.item_tests import TESTS, SiegeTests
from rules_core.games.village.trials.trial import SiegeTrial, official_trial, trial_of
from rules_core.games.village.trials.trial_game import APART, NO_WAY_ON
from rules_core.games.village.trials.trial_result import summary_of
from rules_core.kernel.game import Plain
from tests.desktop.accessibility.tree import nameless
from tests.games.village.desktop.editors.stand_ins import MemoryStore
from tests.games.village.desktop.editors.test_frame import Opened, a_hero
from tests.games.village.lab.test_trials import counted, game

WORDS = SiegeResultWords(GAME)


@pytest.fixture(autouse=True)
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    def short(item: Item, others: list[Item]) -> SiegeTrial:
        return replace(trial_of(item, others), length="intro")

    monkeypatch.setattr(SiegeTests, "trial_of", lambda _, item, others: short(item, others))


def opened_test(qtbot: QtBot, found: Plain | None = None, games: int = 3) -> tuple[Opened, QuickTestPanel]:
    opened = Opened(qtbot)
    if found is not None:
        opened.store.found = found
    opened.frame.head.test.click()
    panel = opened.frame.tests.panel
    panel.games = games
    return opened, panel


def a_result(opened: Opened, wins: int = 50, fell: int = 0) -> Plain:
    games = [game(number, TrialOutcome.WON if number < wins else TrialOutcome.LOST) for number in range(200)]
    for one in games[:fell]:
        one.marks["fell:forge"] = 1
    return {**counted(games), "fingerprint": trial_of(opened.draft.item).fingerprint, "asked": 200}


def words_on(panel: QuickTestPanel) -> str:
    return "\n".join(label.text() for label in panel.findChildren(QLabel) if label.isVisibleTo(panel))


def test_a_test_runs_in_the_background_and_its_result_is_kept_with_the_item(qtbot: QtBot) -> None:
    opened, panel = opened_test(qtbot)
    QTest.keyClick(panel.start_button, Qt.Key.Key_Return)
    assert not panel.progress_box.isHidden()
    opened.types("!")
    opened.frame.undo()
    qtbot.waitUntil(lambda: panel.running is None, timeout=120000)
    assert opened.store.found["games"] == 3
    assert not panel.is_stale
    assert [row.share.games for row in panel.bars.rows] == [1, 1, 1]
    assert "3 games" in panel.heading.note.text()


def test_stopping_keeps_what_was_played(qtbot: QtBot) -> None:
    _, panel = opened_test(qtbot, games=200)
    panel.start()
    qtbot.waitUntil(lambda: panel.bar.value() >= 1, timeout=120000)
    panel.stop_button.click()
    qtbot.waitUntil(lambda: panel.running is None)
    assert 1 <= panel.test["games"] < 200
    assert "stopped after" in panel.heading.note.text()


def test_a_test_waits_until_another_is_over_and_the_end_of_the_program_keeps_what_was_played(qtbot: QtBot) -> None:
    opened, panel = opened_test(qtbot, games=200)
    runs = opened.frame.runs
    other = MemoryStore(a_hero())
    other.number += 1
    item = opened.draft.item.with_values(name="Old Bess")
    runs.begin(QuickTestRun(item, other, TESTS, 1))
    panel.start()
    assert "Old Bess" in panel.pace.text()
    qtbot.waitUntil(lambda: panel.bar.value() >= 1, timeout=120000)
    assert other.found["games"] == 1
    opened.frame.leave()
    assert panel.running is not None
    runs.finish()
    assert panel.progress_box.isHidden()
    assert 1 <= opened.store.found["games"] < 200


def test_games_are_played_beside_the_window_while_somebody_types(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    opened, panel = opened_test(qtbot, games=2)
    here: list[str] = []
    # Set in this process alone: those beside it read the module anew.
    monkeypatch.setattr(trial_game, "VillageGame", lambda *_: here.append("a game in the window"))
    panel.start()
    assert panel.running is not None
    opened.types("!")
    assert opened.draft.get(("name",)).endswith("!")
    assert panel.running is not None
    qtbot.waitUntil(lambda: panel.running is None, timeout=120000)
    assert here == []
    assert panel.test["games"] == 2


def test_a_result_is_stale_after_any_edit_and_fresh_again_after_undo(qtbot: QtBot) -> None:
    opened, panel = opened_test(qtbot)
    panel.test = a_result(opened)
    panel._look_again()
    assert not panel.is_stale
    opened.draft.put(("combat",), 5, "Change Combat")
    qtbot.waitUntil(lambda: panel.is_stale)
    assert panel.stale.isVisibleTo(panel)
    assert "changed since the test" in words_on(panel)
    opened.frame.undo()
    qtbot.waitUntil(lambda: not panel.is_stale)
    assert not panel.stale.isVisibleTo(panel)


def test_a_result_that_was_kept_is_shown_again(qtbot: QtBot) -> None:
    found = a_result(Opened(qtbot))
    _, panel = opened_test(qtbot, found)
    assert "Of 200 test games; truly 20 to 31\N{NO-BREAK SPACE}%, 95 times in 100." in words_on(panel)
    assert panel.start_button.text() == "Test again"


def test_nothing_is_tested_while_something_must_be_solved(qtbot: QtBot) -> None:
    opened, panel = opened_test(qtbot)
    opened.draft.put(("name",), "", "Clear")
    qtbot.waitUntil(lambda: not panel.start_button.isEnabled())
    assert "must be solved" in panel.reason.text()
    panel.start()
    assert panel.running is None


def test_what_cannot_be_played_is_said(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(item: Item, others: list[Item]) -> SiegeTrial:
        return replace(trial_of(item, others), village="nowhere")

    monkeypatch.setattr(SiegeTests, "trial_of", lambda _, item, others: nowhere(item, others))
    _, panel = opened_test(qtbot)
    panel.start()
    qtbot.waitUntil(lambda: panel.running is None, timeout=120000)
    assert "nowhere" in panel.fault.text()
    assert panel.fault.isVisibleTo(panel)
    assert panel.test == {}


def test_esc_puts_the_test_away_before_it_leaves(qtbot: QtBot) -> None:
    opened, panel = opened_test(qtbot)
    left: list[None] = []
    opened.frame.left.connect(lambda: left.append(None))
    opened.presses("Esc")
    assert panel.isHidden()
    assert left == []
    opened.presses("Esc")
    assert left == [None]


def test_the_next_result_is_compared_with_the_last_of_another_state(qtbot: QtBot) -> None:
    opened, _ = opened_test(qtbot)
    earlier = a_result(opened, wins=20, fell=20)
    opened.draft.put(("combat",), 5, "Change Combat")
    now = a_result(opened, wins=120, fell=22)
    both = with_earlier(TESTS, earlier, now)
    assert both["before"] == summary_of(earlier)
    words = [line.words for line in WORDS.lines_of(both) if line.tone is ResultTone.CHANGE]
    assert words == ["Games won: 60 of 100, against 10 before this change. That is more than chance."]
    # Testing the same state again goes on comparing with the state before.
    assert with_earlier(TESTS, both, now)["before"] == both["before"]


def test_the_official_village_is_played_for_comparison(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SiegeTests, "official_trial", lambda _: replace(official_trial(), length="intro"))
    _, panel = opened_test(qtbot, a_result(Opened(qtbot)))
    compare = panel.findChild(QPushButton, "quick_test.compare")
    assert isinstance(compare, QPushButton)
    compare.click()
    qtbot.waitUntil(lambda: panel.running is None, timeout=120000)
    assert panel.test["games"] == 200
    assert panel.test["official"]["games"] == 3
    assert all(row.beside is not None for row in WORDS.rows_of(panel.test))
    assert not panel.is_stale
    assert "official village" in words_on(panel)


def test_warnings_come_first(qtbot: QtBot) -> None:
    lines = WORDS.lines_of(a_result(Opened(qtbot), wins=0))
    assert lines[0].tone is ResultTone.WARNING
    assert "Unbeatable" in lines[0].words


def test_what_stood_still_is_said_below_the_games_without_an_end(qtbot: QtBot) -> None:
    stood = {"stalled": 3, "stood": [[NO_WAY_ON, 2, 2], [APART, 4, 1]]}
    lines = [
        line.words for line in WORDS.lines_of({**a_result(Opened(qtbot)), **stood}) if line.tone is ResultTone.WARNING
    ]
    assert lines[-3].startswith("3 games did not end")
    assert lines[-2:] == [
        "In 2 of them enemies stood in wave 2 or later and found no way on.",
        "In 1 of them nobody attacked anybody any more from wave 4 on.",
    ]


def test_for_whom_it_is_hard_what_decided_and_how_long_it_takes_is_said(qtbot: QtBot) -> None:
    more = {
        "heroes": {"2": {"games": 60, "wins": 6}, "3": {"games": 60, "wins": 30}, "4": {"games": 60, "wins": 48}},
        "parties": [["marta", "Marta", 10, 50, 60, 120]],
        "lost_in": [3, 40, 100],
        "decided": [["fell", "forge", "Forge", 3, 8, 80, 40, 50], ["level", "temple:2", "Shrine", 3, 40, 80, 5, 50]],
        "median": {"answers": 900, "rounds": 20, "minutes": 83},
        "longest": {"answers": 1900, "rounds": 44, "minutes": 59},
    }
    told = [line for line in WORDS.lines_of({**a_result(Opened(qtbot)), **more}) if line.tone is ResultTone.PLAIN]
    headings = ["For whom it is hard"] * 2 + ["What decided"] * 3 + ["How long it takes"] * 2
    assert [line.heading for line in told] == headings
    lines = [line.words for line in told]
    assert lines == [
        "Hardest for parties of 2: 10 of 100 games are won; easiest for 4: 80 of 100.",
        "Harder with Marta in the party: 20 of 100 games are won, with others 50.",
        "Lost games end most often in wave 3: 40 of 100.",
        "Where the Forge has fallen by wave 3, 10 of 100 games are won; where not, 80.",
        "Where Shrine is bought by wave 3, 50 of 100 games are won; where not, 10.",
        "Half of the games are over after about 1 h 20 min at the screen: 900 answers in 20 rounds.",
        "The longest took about 55 min at the screen: 1900 answers in 44 rounds.",
    ]


def test_that_nothing_decides_is_said_too_where_there_are_games_enough(qtbot: QtBot) -> None:
    found = a_result(Opened(qtbot))
    assert found["decided"] == []
    assert any("tells won games from lost ones" in line.words for line in WORDS.lines_of(found))
    few = {**found, "lost_in": [3, 5, 9]}
    assert not any("tells won games from lost ones" in line.words for line in WORDS.lines_of(few))


def test_each_heading_stands_once_over_its_sentences(qtbot: QtBot) -> None:
    opened, panel = opened_test(qtbot)
    panel.test = a_result(opened)
    panel._look_again()
    # A layout shows what comes into it a moment later.
    QApplication.processEvents()
    shown = [one.text() for one in panel.findChildren(QLabel) if one.isVisibleTo(panel)]
    wanted = [line.heading for line in WORDS.lines_of(panel.test) if line.heading]
    assert wanted
    assert [one for one in shown if one in wanted] == list(dict.fromkeys(wanted))


def test_every_control_has_a_name(qtbot: QtBot) -> None:
    opened, panel = opened_test(qtbot)
    panel.test = a_result(opened)
    panel._look_again()
    assert nameless(opened.frame) == []
