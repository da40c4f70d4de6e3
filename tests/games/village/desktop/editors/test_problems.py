"""The sheet of problems: found while somebody types, gone to, put right, waived, and in the way of playing."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

import resources
from desktop.look.theme import Theme
from desktop.workshop.editors import check_work, checking
from desktop.workshop.editors import worker_process as beside
from desktop.workshop.editors.check_work import Looked
from desktop.workshop.editors.checking import Checked
from desktop.workshop.editors.contract import Tool
from desktop.workshop.editors.draft import Draft
from desktop.workshop.editors.frame import EditorFrame
from desktop.workshop.editors.problem_row import ProblemRow
from desktop.workshop.editors.worker_process import BESIDE_ALL
from rules_core.content.items import Change, Finding, Item, Weight
from rules_core.content.items import Path as Place
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.kernel.game import Plain
from rules_core.lab.processes import process_pool
from tests.desktop.accessibility.tree import nameless
from tests.games.village.desktop.editors.stand_ins import MemoryStore
from tests.games.village.desktop.editors.test_frame import Opened


@pytest.fixture
def opened(qtbot: QtBot) -> Opened:
    return Opened(qtbot)


@pytest.fixture(autouse=True)
def no_process_is_left() -> Iterator[None]:
    yield
    BESIDE_ALL.close()


def shown(frame: EditorFrame) -> list[ProblemRow]:
    return [row for row in frame.problems.rows if not row.isHidden()]


def wrong(frame: EditorFrame) -> list[Finding]:
    return [row.finding for row in shown(frame) if row.finding is not None]


def places(frame: EditorFrame) -> list[Place]:
    return [finding.path for finding in wrong(frame)]


def invented(number: int) -> list[Finding]:
    """Findings of both weights; the first can be put right by a button."""
    fix = (Change(("name",), "Bram"), Change(("letter",), "B"))
    first = Finding(("name",), "The name is too long.", "Use a short one.", fix=fix, fix_words="Call him Bram")
    more = [
        Finding(("text", place), f"Line {place} is odd.", "Look at it.", Weight.ADVICE, "V-4.2.4")
        for place in range(number - 1)
    ]
    return [*reversed(more), first]


def the_rules_find(monkeypatch: pytest.MonkeyPatch, findings: list[Finding]) -> None:
    monkeypatch.setattr(checking, "look_at", lambda item, others: Looked(findings))


def test_a_problem_shows_while_somebody_types_and_goes_when_it_is_solved(opened: Opened) -> None:
    assert wrong(opened.frame) == []
    opened.body.name.selectAll()
    QTest.keyClick(opened.body.name, Qt.Key.Key_Backspace)
    opened.bot.waitUntil(lambda: len(wrong(opened.frame)) == 1)
    assert wrong(opened.frame)[0].path == ("name",)
    opened.types("Bram")
    opened.bot.waitUntil(lambda: wrong(opened.frame) == [])


def test_without_problems_a_green_tick_says_so(opened: Opened) -> None:
    assert opened.frame.problems.counts() == "all is in order"
    assert "Nothing stands in the way" in shown(opened.frame)[0].words.text()


def test_what_must_be_solved_stands_in_the_way_and_says_why(opened: Opened) -> None:
    opened.draft.put(("name",), "", "Clear")
    opened.bot.waitUntil(lambda: len(wrong(opened.frame)) == 1)
    head = opened.frame.head
    for button in (head.share, head.try_out):
        assert not button.isEnabled()
        assert "must be solved" in button.toolTip()
    assert "must be solved" in head.reason.text()
    opened.draft.stack.undo()
    opened.bot.waitUntil(head.try_out.isEnabled)
    assert head.reason.isHidden()


def test_nothing_is_tried_that_became_wrong_a_moment_ago(opened: Opened) -> None:
    tried: list[Item] = []
    opened.frame.try_wanted.connect(tried.append)
    opened.draft.put(("name",), "", "Clear")
    opened.frame.head.try_out.click()
    assert tried == []
    opened.draft.stack.undo()
    opened.frame.try_out()
    assert [item.name for item in tried] == ["Old Bram"]


def test_the_number_of_problems_is_kept_with_the_item(opened: Opened) -> None:
    opened.draft.put(("name",), "", "Clear")
    opened.waits_until_kept()
    opened.bot.waitUntil(lambda: opened.store.problems == 1)
    assert opened.frame.may_leave()


def test_must_comes_before_advice_and_the_heading_counts_both(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    the_rules_find(monkeypatch, invented(3))
    opened = Opened(qtbot)
    assert [one.weight for one in wrong(opened.frame)] == [Weight.MUST, Weight.ADVICE, Weight.ADVICE]
    assert opened.frame.problems.counts() == "1 must be solved, 2 are advice, the rest is in order"


def test_a_click_goes_to_the_place(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    the_rules_find(monkeypatch, invented(3))
    opened = Opened(qtbot)
    QTest.mouseClick(shown(opened.frame)[1], Qt.MouseButton.LeftButton)
    assert opened.body.shown == [("text", 1)]


def test_f8_goes_round_and_shift_f8_back(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    the_rules_find(monkeypatch, invented(3))
    opened = Opened(qtbot)
    for keys in ("F8", "F8", "F8", "F8", "Shift+F8"):
        opened.presses(keys)
    places = [("name",), ("text", 1), ("text", 0), ("name",), ("text", 0)]
    assert opened.body.shown == places


def test_a_new_problem_is_seen_though_somebody_had_scrolled_down(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    the_rules_find(monkeypatch, invented(40))
    opened = Opened(qtbot)
    panel = opened.frame.problems
    bar = panel.area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    panel.show_checked(panel.checked)
    assert bar.value() > 0
    panel.show_checked(Checked(tuple(invented(39))))
    assert bar.value() == 0


def test_a_remedy_is_one_step(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    the_rules_find(monkeypatch, invented(1))
    opened = Opened(qtbot)
    fix = shown(opened.frame)[0].findChild(QPushButton, "problem.fix")
    assert isinstance(fix, QPushButton)
    assert fix.text() == "Call him Bram"
    fix.click()
    assert (opened.draft.plain["name"], opened.draft.plain["letter"]) == ("Bram", "B")
    assert "Call him Bram" in opened.frame.head.undo.toolTip()
    opened.frame.undo()
    assert opened.draft.plain["name"] == "Old Bram"
    assert opened.draft.stack.index() == 0


@pytest.mark.parametrize("number", [1, 2])
def test_whoever_puts_something_right_by_the_keyboard_stays_in_the_sheet(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    found = invented(number)
    monkeypatch.setattr(
        checking, "look_at", lambda item, others: Looked(found if item.plain["name"] != "Bram" else found[:-1])
    )
    opened = Opened(qtbot)
    fix = shown(opened.frame)[0].findChild(QPushButton, "problem.fix")
    assert isinstance(fix, QPushButton)
    fix.setFocus()
    QTest.keyClick(fix, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: len(wrong(opened.frame)) == number - 1)
    assert opened.frame.problems.isAncestorOf(opened.frame.window().focusWidget())


def test_the_clause_opens_the_rules(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    the_rules_find(monkeypatch, invented(2))
    opened = Opened(qtbot)
    clause = shown(opened.frame)[1].findChild(QToolButton, "problem.clause")
    assert isinstance(clause, QToolButton)
    with qtbot.waitSignal(opened.frame.rules_wanted) as told:
        clause.click()
    assert told.args == ["V-4.2.4"]


def test_forty_problems_can_all_be_reached(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    the_rules_find(monkeypatch, invented(40))
    opened = Opened(qtbot)
    assert len(wrong(opened.frame)) == 40
    opened.presses("Shift+F8")
    qtbot.wait(50)
    row = shown(opened.frame)[39]
    assert not row.visibleRegion().isEmpty()
    assert nameless(opened.frame) == []


def test_folding_leaves_only_the_heading(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    the_rules_find(monkeypatch, invented(3))
    opened = Opened(qtbot)
    qtbot.wait(50)
    panel = opened.frame.problems
    high = panel.height()
    panel.fold.click()
    qtbot.wait(50)
    assert panel.height() < high / 2
    panel.fold.click()
    qtbot.wait(50)
    assert panel.height() == high


class PlainBody(QWidget):
    """A body that shows nothing."""

    def show_path(self, path: Place) -> None:
        pass

    def tools(self) -> Sequence[Tool]:
        return []


def official_village() -> Plain:
    file = Path(resources.__file__).parent / "content" / "village" / "village.toml"
    village: Plain = tomllib.loads(file.read_text(encoding="utf-8"))["village"][0]
    return {**village, "id": "my-village", "name": "Mill Brook"}


def a_village_editor(qtbot: QtBot, plain: Plain) -> EditorFrame:
    draft = Draft(Item(GAME, Kind.VILLAGE, plain))
    frame = EditorFrame(Theme(less_motion=True), draft, PlainBody(), MemoryStore(plain))
    qtbot.addWidget(frame)
    frame.resize(1280, 720)
    frame.show()
    qtbot.waitExposed(frame)
    return frame


def test_a_village_is_checked_beside_the_window(qtbot: QtBot) -> None:
    frame = a_village_editor(qtbot, official_village())
    qtbot.waitUntil(lambda: frame.checks.is_current)
    assert frame.checks.checked.must == 0
    frame.draft.put(("name",), "", "Clear")
    qtbot.waitUntil(lambda: frame.checks.is_current and frame.checks.checked.must == 1)


def test_a_table_is_examined_too_and_what_is_found_is_advice(qtbot: QtBot) -> None:
    """V-4.3.4. A wall from edge to edge cuts the village of the book off from one side."""
    wall = {"id": "wall", "kind": "wall", "outline": [[0, 6], [36, 6], [36, 7], [0, 7]]}
    plain = {"id": "barred", "name": "Barred", "text": "A wall.", "width": 36, "height": 36, "piece": [wall]}
    draft = Draft(Item(GAME, Kind.TERRAIN, plain))
    frame = EditorFrame(Theme(less_motion=True), draft, PlainBody(), MemoryStore(plain))
    qtbot.addWidget(frame)
    frame.show()
    qtbot.waitUntil(lambda: frame.checks.is_current)
    found = [one for one in wrong(frame) if one.clause == "V-4.3.4"]
    assert [one.weight for one in found] == [Weight.ADVICE]
    frame.problems.put_right(found[0])
    qtbot.waitUntil(lambda: frame.checks.is_current)
    assert draft.get(("piece",)) == []
    assert not wrong(frame)


def test_what_is_tried_before_the_checks_are_through_begins_when_they_are(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.workshop.editors.frame.SETTLED_WITHIN_S", 0.0)
    frame = a_village_editor(qtbot, official_village())
    tried: list[Item] = []
    frame.try_wanted.connect(tried.append)
    frame.draft.put(("name",), "Mill Brook East", "Rename")
    frame.try_out()
    assert tried == []
    qtbot.waitUntil(lambda: len(tried) == 1)
    assert tried[0].name == "Mill Brook East"


def test_what_was_found_of_an_older_state_is_dropped(qtbot: QtBot) -> None:
    frame = a_village_editor(qtbot, official_village())
    qtbot.waitUntil(lambda: frame.checks.is_current)
    told: list[list[str]] = []
    frame.draft.put(("name",), "", "Clear")
    frame.checks.check()
    frame.draft.stack.undo()
    # On a busy machine the first check may be over by now, and have been told while that state still stood.
    frame.checks.found.connect(lambda checked: told.append([one.sentence for one in checked.findings]))
    frame.checks.check()
    # The older state is being looked at already: its check ends before the one that counts begins.
    qtbot.waitUntil(lambda: frame.checks.is_current)
    qtbot.wait(300)
    assert told
    assert not any(told), told


def test_a_process_that_was_ended_is_replaced(qtbot: QtBot) -> None:
    frame = a_village_editor(qtbot, official_village())
    qtbot.waitUntil(lambda: frame.checks.is_current)
    pool = BESIDE_ALL._pool
    for process in list(getattr(pool, "_processes", {}).values()):
        process.kill()
    qtbot.wait(200)
    frame.draft.put(("name",), "", "Clear")
    qtbot.waitUntil(lambda: frame.checks.is_current and frame.checks.checked.must == 1)


def test_where_every_process_is_ended_the_checks_are_made_in_the_program(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where a guard against viruses or a lack of memory takes them all."""
    begun: list[Executor] = []

    def doomed(workers: int) -> Executor:
        begun.append(process_pool(workers, os._exit, 1))
        return begun[-1]

    monkeypatch.setattr(beside, "process_pool", doomed)
    frame = a_village_editor(qtbot, {**official_village(), "name": ""})
    qtbot.waitUntil(lambda: frame.checks.is_current and ("name",) in places(frame), timeout=60000)
    assert len(begun) == beside.MOST_FALLS
    frame.draft.put(("name",), "Mill Brook", "Rename")
    qtbot.waitUntil(lambda: frame.checks.is_current and not frame.checks.checked.must, timeout=60000)
    assert len(begun) == beside.MOST_FALLS


def test_a_rule_that_may_be_waived_is_waived_knowingly(qtbot: QtBot) -> None:
    plain = official_village()
    plain["building"] = [{**one, "position": [16, 16]} if one["id"] == "temple" else one for one in plain["building"]]
    frame = a_village_editor(qtbot, plain)
    qtbot.waitUntil(lambda: frame.checks.is_current)
    far = next(row for row in shown(frame) if row.finding is not None and row.finding.clause == "V-4.4.2")
    assert not far.waive.isHidden()
    far.waive.click()
    assert frame.draft.plain["waived"] == ["V-4.4.2"]
    qtbot.waitUntil(lambda: frame.checks.is_current and not frame.checks.checked.must)
    assert [row.waive.isHidden() for row in shown(frame) if row.finding is not None] == [True]
    assert frame.head.try_out.isEnabled()
    frame.undo()
    qtbot.waitUntil(lambda: frame.checks.is_current and frame.checks.checked.must == 1)


def test_what_is_set_aside_is_said_where_nothing_is_wrong_with_it(qtbot: QtBot) -> None:
    frame = a_village_editor(qtbot, {**official_village(), "waived": ["V-4.4.3"]})
    qtbot.waitUntil(lambda: frame.checks.is_current)
    assert any("set aside" in row.words.text() for row in shown(frame))


def large_village() -> Plain:
    """Twenty buildings and 180 pieces of ground on a large table."""
    plain = official_village()
    hut = plain["building"][1]
    small = [[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]]
    huts = [
        {**hut, "id": f"hut-{place}", "name": f"Hut {place}", "position": [-16 + place * 2.2, 12], "outline": small}
        for place in range(15)
    ]
    pieces = [
        {"id": f"wood-{place}", "kind": "wood", "outline": [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]]}
        for place in range(180)
        for x, y in [(1 + place % 18 * 3.8, 1 + place // 18 * 3.0)]
    ]
    ground = {"width": 72, "height": 72, "piece": pieces}
    return {**plain, "building": [*plain["building"], *huts], "ground": ground}


def test_typing_never_waits_for_the_checks_of_a_large_village(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """How long typing takes is measured by `python -m tests.games.village.speed.typing_bench`."""
    here: list[str] = []
    # Set in this process alone: the one beside it reads the module anew.
    monkeypatch.setattr(check_work, "schema_of", here.append)
    frame = a_village_editor(qtbot, large_village())
    for letter in range(20):
        frame.draft.put(("name",), f"Mill Brook {letter}", "Rename", typing=True)
        qtbot.wait(40)
    frame.draft.put(("name",), "", "Clear", typing=True)
    qtbot.waitUntil(lambda: frame.checks.is_current and ("name",) in places(frame))
    assert here == []
