"""What this change does, in the real window: by reckoning at once, by tests where there are some, and never more."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from desktop.shell.main_window import MainWindow
from desktop.workshop.editors.before_states import note_tested
from desktop.workshop.editors.change_work import Played
from desktop.workshop.editors.frame import EditorFrame
from desktop.workshop.editors.played_words import played_words
from desktop.workshop.editors.worker_process import BESIDE_ALL
from rules_core.content.trial_mark import mark_of
from rules_core.games.shares import Share
from rules_core.games.village.content.kinds import GAME, KINDS, Kind
from rules_core.games.village.content.schema import CONTENT
from tests.games.village.desktop.windows.seats import opened


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    window = opened(qtbot, tmp_path / "home")
    window.resize(1280, 720)
    yield window
    BESIDE_ALL.close()


def copy_of(window: MainWindow, kind: str, id: str) -> EditorFrame:
    desk = window.workshop
    entry = next(one for one in desk.stock.entries() if one.is_official and (one.kind, one.key) == (kind, id))
    desk.open_number(desk.stock.copy(entry, ""))
    frame = window.pages.currentWidget()
    assert isinstance(frame, EditorFrame)
    return frame


def says(qtbot: QtBot, frame: EditorFrame, words: str) -> None:
    qtbot.waitUntil(lambda: words in f"{frame.change.words.text()} {frame.change.foot.text()}")


def test_a_copy_is_compared_with_the_official_item_while_typing(qtbot: QtBot, window: MainWindow) -> None:
    frame = copy_of(window, Kind.HERO, "maren-oak")
    box = frame.change
    assert box.isVisible()
    says(qtbot, frame, "No figure is different")
    quality = frame.body.findChild(QSpinBox, "field.quality")
    assert quality is not None
    quality.setFocus()
    quality.stepUp()
    says(qtbot, frame, "With two dice it acts in 75 of 100 activations, against 89 before.")
    assert "against 76 before" in box.words.text()
    assert box.since.text() == "Against Maren Oak as it came with Hearthwall"
    assert box.foot.text().startswith("Reckoned, not played.")
    assert box.words.text() in box.accessibleDescription()
    frame.undo()
    says(qtbot, frame, "No figure is different")


def test_something_new_is_compared_with_how_it_was_opened(qtbot: QtBot, window: MainWindow) -> None:
    window.workshop.make(GAME, Kind.BUILDING)
    frame = window.workshop.frame
    assert frame is not None
    says(qtbot, frame, "Change something, and here stands what it does.")
    frame.draft.put(("integrity",), 6, "Integrity")
    says(qtbot, frame, "With 6 Integrity it stands 7.2 attacks of a Reaver on average")
    assert frame.change.since.text() == "Since it was opened"


def test_ways_of_a_village_are_reckoned_beside_the_window(qtbot: QtBot, window: MainWindow) -> None:
    frame = copy_of(window, Kind.VILLAGE, "hearthwall")
    assert frame.change.isVisible()
    tower = next(place for place, one in enumerate(frame.draft.get(("building",))) if one["id"] == "watchtower")
    says(qtbot, frame, "No figure is different")
    frame.draft.put(("building", tower, "position"), [5, 5], "Move")
    frame.change.look_again()
    # Nothing is claimed before it is known.
    assert frame.change.words.text() == "This is being reckoned."
    says(qtbot, frame, "to the Watchtower at least, against")


def test_what_was_tested_is_what_the_next_change_is_compared_with(qtbot: QtBot, window: MainWindow) -> None:
    frame = copy_of(window, Kind.ENEMY, "reaver")
    before = copy.deepcopy(frame.draft.plain)
    result = {
        "fingerprint": mark_of(frame.item, [], CONTENT), "games": 200, "falls": {}, "stalled": 0, "broken": 0,
        "message": "", "idle": [], "idle_more": 0,
        "heroes": {"2": {"games": 66, "wins": 20}, "3": {"games": 67, "wins": 40}, "4": {"games": 67, "wins": 60}},
    }  # fmt: skip
    frame.store.keep_test(result)
    note_tested(frame.store, before)
    frame.change.look_again()
    says(qtbot, frame, "Played as it stands. Games won: 60 (53 to 67) of 100.")
    frame.draft.put(("quality",), 3, "Quality")
    says(qtbot, frame, "Each of its dice succeeds 67 times in 100, against 50 before.")
    says(qtbot, frame, "The last test is from before this change. Games won: 60 (53 to 67) of 100.")
    assert frame.change.since.text() == "Since the last test"
    # A second test, and the box says what both found.
    now = copy.deepcopy(frame.draft.plain)
    second = {
        **result, "fingerprint": mark_of(frame.item, [], CONTENT),
        "before": {key: result[key] for key in ("fingerprint", "games", "heroes", "falls")},
    }  # fmt: skip
    frame.store.keep_test(second)
    note_tested(frame.store, now)
    frame.change.look_again()
    says(qtbot, frame, "Games won: 60 (53 to 67) of 100, against 60 (53 to 67) before. That is too close to tell.")
    assert frame.change.since.text() == "Since the test before the last"
    # Opened again, all of it is still known.
    number = frame.store.number
    window.show_workshop()
    window.workshop.open_number(number)
    again = window.workshop.frame
    assert again is not None
    says(qtbot, again, "too close to tell")
    assert again.change.since.text() == "Since the test before the last"


def test_intervals_that_overlap_are_too_close_to_tell() -> None:
    close = Played(Share(110, 200), Share(100, 200), False)
    far = Played(Share(150, 200), Share(100, 200), False)
    assert "too close to tell" in played_words(close, "Games won", is_changed=True)
    assert "more than chance" in played_words(far, "Games won", is_changed=True)


def test_an_official_item_has_no_change(window: MainWindow) -> None:
    entry = next(one for one in window.workshop.stock.entries() if one.is_official and one.kind == Kind.HERO)
    window.workshop.open(entry)
    frame = window.workshop.frame
    assert frame is not None
    assert not frame.change.isVisible()


@pytest.mark.parametrize("kind", list(KINDS), ids=lambda kind: kind)
def test_saying_it_takes_the_window_no_time(window: MainWindow, kind: str) -> None:
    """Printed, not asserted."""
    window.workshop.make(GAME, kind)
    frame = window.workshop.frame
    assert frame is not None
    QTest.qWait(300)
    frame.draft.put(("name",), "Other", "Name")
    began = perf_counter()
    frame.change.look_again()
    print(f"{kind}: {(perf_counter() - began) * 1000:.1f} ms in the window")


def test_another_level_is_told_though_it_costs_nothing_yet(qtbot: QtBot, window: MainWindow) -> None:
    frame = copy_of(window, Kind.BUILDING, "temple")
    levels = frame.draft.get(("level",))
    frame.draft.put(("level",), [*levels, {**levels[-1], "cost": 0}], "Level added")
    cost = sum(one["cost"] for one in levels)
    says(qtbot, frame, f"Levels: 4, their Supplies together: {cost}, against 3 and {cost} before.")
