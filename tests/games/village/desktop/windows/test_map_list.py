"""The list beside the map holds everything that the map shows, in the same words, and answers as the map does."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from desktop.play.models.thing_tree import THING_ROLE, ThingTree, TreeThing
from desktop.play.panels.list_panel import ListPanel
from desktop.play.play_window import PlayWindow
from desktop.tabletop.battlefield.views import EdgeState, ReachBand
from desktop.tabletop.overlay_words import reach_lines
from desktop.tabletop.placing.rebuild_guide import RebuildGuide
from rules_core.games.village.rules import topics
from rules_core.games.village.state.siege import Phase
from rules_core.kernel.requests import options_of
from rules_core.song.warband import ModelId
from rules_core.wording.tape import tape_inches
from rules_core.wording.translation import LANGUAGE_IN_FORCE
from tests.clauses import rule
from tests.desktop.accessibility.tree import nameless
from tests.games.village.desktop.models.test_tables import examine, session_in
from tests.games.village.desktop.windows.seats import board_of, seat, session_at

PLACES = ["action", "move", topics.WHOM, topics.DEPLOY, topics.COUNCIL, "dice"]


def opened(qtbot: QtBot, folder: Path, topic: str, skip: int = 0) -> PlayWindow:
    """A game at this question, with the list open and the focus in it."""
    window = seat(qtbot, folder, session_at(topic, skip=skip), (1920, 1080))
    entry = window.docks["list"].toggleViewAction()
    assert entry.shortcut().toString() == "Ctrl+L"
    entry.trigger()
    qtbot.waitUntil(lambda: panel_of(window).tree.hasFocus())
    settle(window)
    return window


def settle(window: PlayWindow) -> None:
    """Let everything be found out and written."""
    board_of(window).outlook.wait()
    board_of(window).view.finish()
    QApplication.processEvents()
    board_of(window).list.refresh()
    QApplication.processEvents()


def panel_of(window: PlayWindow) -> ListPanel:
    panel = window.docks["list"].panel
    assert isinstance(panel, ListPanel)
    return panel


def things(window: PlayWindow) -> dict[str, TreeThing]:
    """Every row, by id; none comes twice."""
    rows = [thing for family in panel_of(window).model.families for thing in family.things]
    assert len({thing.id for thing in rows}) == len(rows)
    return {thing.id: thing for thing in rows}


def go_to(window: PlayWindow, id: str) -> None:
    tree = panel_of(window).tree
    tree.setCurrentIndex(panel_of(window).model.index_of(id))


@pytest.mark.parametrize("skip", [0, 12])
@pytest.mark.parametrize("topic", PLACES)
def test_everything_on_the_map_is_in_the_list_in_the_same_words(
    qtbot: QtBot, tmp_path: Path, topic: str, skip: int
) -> None:
    window = opened(qtbot, tmp_path, topic, skip if topic in ("action", "dice") else 0)
    scene, rows = board_of(window).scene, things(window)
    drawn = [item.view for item in scene._tokens.values()]
    drawn_ids = [*scene._tokens, *scene._buildings, *scene._markers, *(view.id for view in scene._terrain)]
    assert drawn_ids
    for id in drawn_ids:
        assert id in rows, id
    for view in drawn:
        states = scene.sentence(view.id).removesuffix(".").split(", ")[1:]
        assert [state for state in states if state not in rows[view.id].title] == []
    for id in (*scene._buildings, *scene._markers):
        states = scene.sentence(id).removesuffix(".").split(", ")[1:]
        assert [state for state in states if state not in rows[id].title] == []


@pytest.mark.parametrize("topic", ["action", topics.WHOM])
def test_every_thing_says_where_it_is_and_models_how_far_from_whoever_acts(
    qtbot: QtBot, tmp_path: Path, topic: str
) -> None:
    window = opened(qtbot, tmp_path, topic, 4)
    rows = things(window)
    for model in board_of(window).siege.in_play():
        words = rows[model.id].spoken
        assert "quarter: " in words or "Middle of the table: " in words
        acting = board_of(window).siege.acting
        if topic == "action" and acting is not None and acting.model != model.id:
            assert "within " in words or "beyond Long" in words
    for id in board_of(window).siege.buildings:
        assert "quarter: " in rows[id].spoken or id == "town-hall"
    assert "Middle of the table: its west side 16.0 in" in rows["town-hall"].spoken


def test_how_far_the_one_who_acts_gets_is_said_in_eight_ways(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, "dice", 2)
    reach = things(window)["reach"]
    assert [line.split(":")[0] for line in reach.lines] == ["One move", "Two moves", "Three moves"]


def test_reach_is_measured_along_the_way() -> None:
    square = ((0, 0), (2540, 0), (2540, 1270), (0, 1270))
    (line,) = reach_lines([ReachBand(1, (square,))], (254, 1016), tape_inches)
    assert line.startswith("One move: north 4 in")
    assert "east 9 in, " in line
    assert line.endswith("west 1 in, north-west 1 3/8 in")
    (round_line,) = reach_lines([ReachBand(2, (((0, 0), (508, 0), (508, 508), (0, 508)),))], (254, 254), tape_inches)
    assert round_line.startswith("Two moves: north 1 in")


def test_the_intent_layer_is_told_while_it_is_on(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, "action", 12)

    def told() -> set[str]:
        settle(window)
        return {thing.id for thing in things(window).values() if "Would do now" in thing.spoken}

    enemies = {model.id for model in board_of(window).siege.in_play() if model.group}
    assert enemies
    assert enemies <= told()
    QTest.keyClick(panel_of(window).tree, Qt.Key.Key_I)
    assert not told()


def test_enter_on_an_offered_row_answers_as_a_click_on_the_map(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, topics.WHOM)
    request = window.session.pending
    assert request is not None
    offered = [thing for thing in things(window).values() if thing.offered]
    assert offered
    assert {thing.id for thing in offered} <= set(options_of(request))
    assert all("can be chosen" in thing.title and thing.key for thing in offered)
    meant = offered[-1].id
    go_to(window, meant)
    QTest.keyClick(panel_of(window).tree, Qt.Key.Key_Return)
    assert board_of(window).siege.acting is not None or window.session.pending is not request
    assert window.session.pending is not None
    assert window.session.pending.subject == meant


def test_enter_on_another_row_marks_its_place_and_answers_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, topics.WHOM)
    request = window.session.pending
    ground = next(thing.id for thing in things(window).values() if "wood" in thing.title)
    for id in ("town-hall", ground):
        go_to(window, id)
        QTest.keyClick(panel_of(window).tree, Qt.Key.Key_Enter)
        assert window.session.pending is request
        ring = board_of(window).list._ring
        assert ring is not None
        assert ring.scene() is board_of(window).scene
    assert board_of(window).scene.centre_of_item("town-hall") is not None


@pytest.mark.parametrize("topic", ["move", topics.DEPLOY, topics.TRAP])
def test_where_a_place_is_asked_for_enter_tries_the_nearest_to_a_thing_and_again_takes_it(
    qtbot: QtBot, tmp_path: Path, topic: str
) -> None:
    window = opened(qtbot, tmp_path, topic)
    request = window.session.pending
    tree = panel_of(window).tree
    assert "placing" in things(window)
    go_to(window, "temple")
    QTest.keyClick(tree, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "ghost" in things(window))
    assert window.session.pending is request
    trial = board_of(window).display.trial
    assert things(window)["ghost"].spoken.startswith("Tried here now: ")
    QTest.keyClick(tree, Qt.Key.Key_Return)
    assert window.session.pending is not request
    subject = board_of(window).siege.models.get(ModelId(trial.subject))
    if subject is not None:
        assert (subject.x, subject.y) == (trial.x, trial.y)
    else:
        assert (trial.x, trial.y) in [(trap.x, trap.y) for trap in board_of(window).siege.traps.values()]


def test_arrows_go_through_the_list_and_digits_still_answer(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, topics.WHOM)
    tree = panel_of(window).tree
    request = window.session.pending
    first = tree.currentIndex()
    QTest.keyClick(tree, Qt.Key.Key_Down)
    assert tree.currentIndex() != first
    assert board_of(window).list._ring is not None
    assert window.session.pending is request
    QTest.keyClick(tree, Qt.Key.Key_1)
    assert window.session.pending is not request


def test_places_are_told_in_the_unit_that_was_chosen(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened(qtbot, tmp_path, topics.WHOM)
    assert "16.0 in from the west edge" in things(window)["town-hall"].spoken
    chosen: list[bool] = []
    window.units_chosen.connect(chosen.append)
    board_of(window).placing.build_up()
    guide = window.findChildren(RebuildGuide)[-1]
    assert isinstance(guide, RebuildGuide)
    guide.units[1].click()
    guide.reject()
    # The main window makes the page anew.
    assert chosen == [True]
    monkeypatch.setattr(LANGUAGE_IN_FORCE, "centimetres", True)
    board_of(window).list.refresh_soon()
    qtbot.waitUntil(lambda: "40.6 cm from the west edge" in things(window)["town-hall"].spoken)


def test_a_heading_closes_and_stays_closed_when_rows_change(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, topics.WHOM)
    panel = panel_of(window)
    number = [family.id for family in panel.model.families].index("ground")
    panel.tree.setCurrentIndex(panel.model.index(number, 0))
    QTest.keyClick(panel.tree, Qt.Key.Key_Left)
    assert not panel.tree.isExpanded(panel.model.index(number, 0))
    panel.model.set_families(panel.model.families[1:])
    number = [family.id for family in panel.model.families].index("ground")
    assert not panel.tree.isExpanded(panel.model.index(number, 0))


def test_the_list_keeps_its_row_when_the_game_goes_on(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, topics.WHOM)
    go_to(window, "forge")
    window.session.answer("pass")
    settle(window)
    thing = panel_of(window).tree.currentIndex().data(THING_ROLE)
    assert isinstance(thing, TreeThing)
    assert thing.id == "forge"


def test_the_tree_passes_the_examination_of_qt(qtmodeltester: ModelTester, qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, "action", 4)
    model = panel_of(window).model
    examine(qtmodeltester, model)
    assert isinstance(model, ThingTree)
    spoken = str(model.index_of("forge").data(Qt.ItemDataRole.AccessibleTextRole))
    assert spoken.startswith("Forge, level I, Integrity 3 of 3")
    assert not model.index(0, 0, model.index_of("forge")).isValid()
    assert model.parent(QModelIndex()) == QModelIndex()


@rule("V-5.1.2", "V-7.2.3")
def test_what_is_hidden_is_not_in_the_list(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_in(Phase.HERO_DEPLOYMENT)
    window = seat(qtbot, tmp_path, session, (1920, 1080))
    window.docks["list"].toggleViewAction().trigger()
    settle(window)
    waiting = {model.id for model in board_of(window).siege.models.values() if model.group and not model.in_play}
    assert waiting
    assert not waiting & set(things(window))
    assert EdgeState.ENEMY not in board_of(window).scene.table.edges
    assert "The enemy comes" not in " ".join(thing.spoken for thing in things(window).values())


def test_every_control_has_a_name(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, "action", 4)
    assert nameless(window.docks["list"]) == []


def test_a_closed_list_costs_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM))
    window.session.answer("pass")
    QTest.qWait(80)
    assert panel_of(window).model.families == ()
