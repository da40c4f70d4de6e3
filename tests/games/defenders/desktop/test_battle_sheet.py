"""A battle is built up part by part; what is told late is not told before."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.games.defenders.battle_sheet import FOOT, HEAD, LOW_HEAD, SIDE, BattleSheet, telling_ms
from desktop.games.defenders.battle_view import BattleView, Part, Verdict, coming_view, fought_view
from desktop.games.defenders.city_views import face_of
from desktop.games.defenders.stage import THEIR_TURN, SiegeStage
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.painted import line_height
from desktop.play.fact_player import MOMENT_MS
from desktop.play.play_window import PlayWindow
from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.rules import battle, topics
from rules_core.games.defenders.state.facts import AttackBegins, BattleFought, CardDrawn, Stalled
from rules_core.games.defenders.words.defenders_words import DefendersWords
from rules_core.games.defenders.words.names import card_name
from rules_core.kernel.match import Told, begin
from tests.clauses import rule
from tests.games.defenders.desktop.test_sheet import board_of, state_of, window_at
from tests.games.defenders.script import city, threat, unit
from tests.pig.match import NoKeeper

FOUGHT = BattleFought(
    "D-BAT-4",
    "A Old Wall",
    ("D-STR-1:unit-1 Boar Banner:8", "D-STR-2:unit-1 Boar Banner/big:1", "D-STR-3:military:1", "D-STR-6:die:4"),
    ("D-STR-7:threat-1 Torch Mob:5", "D-STR-8:die:6", "D-STR-9:die:6"),
    14,
    17,
    (4,),
    (6, 6),
)


@pytest.mark.parametrize("seen", [QRect(560, 330, 90, 60), QRect(560, 40, 90, 60), QRect(300, 300, 600, 120)])
def test_what_is_fought_over_stays_in_sight(qtbot: QtBot, seen: QRect) -> None:
    table = QWidget()
    table.resize(1200, 700)
    qtbot.addWidget(table)
    sheet = BattleSheet(Theme(less_motion=True), table)
    sheet.seen_of = lambda place: seen if place == "A" else QRect()
    sheet.show_whole(replace(fought_view(FOUGHT, DefendersWords()), where="B"))
    assert (sheet.geometry().center() - table.rect().center()).manhattanLength() < 4
    sheet.show_whole(fought_view(FOUGHT, DefendersWords()))
    assert not sheet.geometry().intersects(seen)
    assert table.rect().contains(sheet.geometry())


def test_while_somebody_is_chosen_after_the_first_only_what_it_came_to_is_seen(qtbot: QtBot) -> None:
    table = QWidget()
    table.resize(1200, 700)
    qtbot.addWidget(table)
    sheet = BattleSheet(Theme(less_motion=True), table)
    view = fought_view(FOUGHT, DefendersWords())
    sheet.show_whole(view)
    whole = sheet.size()
    sheet.show_whole(view, folded=True)
    assert sheet.height() < whole.height() / 1.5
    # Out of the middle, where those who are chosen stand.
    assert not sheet.geometry().contains(table.rect().center())
    sheet.grab()
    # All of it is told again of the next battle.
    sheet.tell(view)
    assert sheet.size() == whole


@rule("D-STR-1", "D-STR-9")
def test_each_part_of_both_totals_has_words_and_its_clause() -> None:
    view = fought_view(FOUGHT, DefendersWords())
    assert [(one.clause, one.points, one.face) for one in view.ours] == [
        ("D-STR-1", 8, 0),
        ("D-STR-2", 1, 0),
        ("D-STR-3", 1, 0),
        ("D-STR-6", 4, 4),
    ]
    assert view.ours[1].words == "Boar Banner: big"
    assert sum(one.points for one in view.theirs) == FOUGHT.attack_total
    assert view.place == "Old Wall"
    assert view.verdict is Verdict.LOST
    # What both bring is told before any die falls.
    assert [one.clause for one in view.order][3:] == ["D-STR-7", "D-STR-6", "D-STR-8", "D-STR-9"]
    assert (view.told(view.ours, 4), view.told(view.theirs, 4)) == (3, 1)
    assert (view.told(view.ours, 5), view.told(view.theirs, 5)) == (4, 1)


@pytest.mark.parametrize("name", ["Red/Blue", "Bo: the Big/big", "8:7/6:5", "Die", "Military"])
def test_names_in_both_totals_may_hold_anything(name: str) -> None:
    state = city("A H7 well-constructed")
    state.locations[0].name = name
    unit(state, "C8 big tough", "A").name = name
    mob = threat(state, "H8", "A")
    mob.name = name
    view = coming_view(state, state.locations[0], DefendersWords())
    known = [one.words for one in (*view.ours, *view.theirs) if not one.is_die]
    assert known == [name, f"{name}: big", f"{name}: tough", "A military building", "The place: well constructed", name]
    rows = tuple(battle.known_defence(state, state.locations[0]).rows)
    fought = fought_view(replace(FOUGHT, defence=(*rows, "D-STR-6:die:4")), DefendersWords())
    assert [one.words for one in fought.ours] == [*known[:-1], "A die"]


def test_it_is_told_part_after_part_and_a_click_ends_it(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(900, 700)
    sheet = BattleSheet(Theme(pace=40.0), table)
    table.show()
    view = BattleView("Old Wall", (Part("one", "D-STR-1", 8), Part("two", "D-STR-6", 4, 4)), (), Verdict.HELD)
    sheet.tell(view)
    assert sheet.shown == 0
    assert "8" not in sheet.accessibleName()
    with qtbot.waitSignal(sheet.told):
        pass
    assert sheet.shown == view.steps == 3
    assert sheet.accessibleName() == "Old Wall. Defenders: 12 (one 8, two 4). Attackers: 0 (). Held"
    sheet.tell(view)
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton)
    assert not sheet.is_telling
    # The next click puts it away, and it stays away.
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton)
    sheet.show_whole(view)
    assert sheet.isHidden()


@pytest.mark.parametrize("high", [270, 330, 420, 560, 900])
def test_large_letters_never_lie_over_the_totals(qtbot: QtBot, high: int) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(840, high)
    theme = Theme(scale_percent=200, less_motion=True)
    sheet = BattleSheet(theme, table)
    table.show()
    theirs = (*(Part(f"Riders {number}", "D-STR-7", number) for number in range(3, 11)), Part("A die", "D-STR-9", 4, 4))
    sheet.show_whole(BattleView("Old Wall", (Part("Guards", "D-STR-1", 8),), theirs, Verdict.LOST))
    rows = sheet.rows_of(theirs)
    assert sum(one.points for one in rows) == sum(one.points for one in theirs)
    assert rows[-1].is_die
    around = LOW_HEAD + SIDE if sheet.is_low else HEAD + SIDE + FOOT
    line = line_height(TextStyle.LOG, theme.look.scale)
    assert theme.px(around) + len(rows) * line <= sheet.height()
    # What is counted together is so because the next row would not find room.
    assert len(rows) == len(theirs) or theme.px(around + 8) + (len(rows) + 1) * line > sheet.height()


def test_the_stage_takes_the_time_that_the_sheet_needs() -> None:
    match = begin(DefendersGame({"players": 2}), 5, DicePolicy())
    session = MatchSession(match, DicePolicy(), NoKeeper(), 1, "A city", lambda match: ({}, ""))
    stage = SiegeStage(session, DefendersWords())
    assert stage.beat_ms(FOUGHT) == telling_ms(fought_view(FOUGHT, DefendersWords()))


def reads(window: PlayWindow) -> bool:
    """Whether something waits for people to go on."""
    return window.player.reads


@pytest.mark.parametrize("is_quiet", [False, True])
def test_a_battle_that_nobody_won_is_read_until_people_go_on(qtbot: QtBot, tmp_path: Path, *, is_quiet: bool) -> None:
    window = window_at(qtbot, tmp_path, topics.SCENE)
    window.theme.set_less_motion(is_quiet)
    session, sheet = window.session, board_of(window).battle
    tied = replace(FOUGHT, attack_total=FOUGHT.defence_total)
    facts = (tied, Stalled("D-BAT-4", tied.place), AttackBegins("D-TA-2", "threat-1 Torch Mob", tied.place, (3,)))
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        window.player.play([Told(0, fact) for fact in facts])
        if not is_quiet:
            # Whoever is in a hurry comes to the totals, and no farther.
            qtbot.waitUntil(lambda: sheet.is_telling)
            window.player.hurry()
        assert reads(window)
        QTest.qWait(MOMENT_MS // 4)
        assert sheet.isVisible()
        assert not sheet.is_telling
        assert sheet.view == fought_view(tied, DefendersWords())
        session._behind = session.state
        window._key(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
        assert not reads(window)
        window.player.finish()
        assert sheet.isHidden()
    # Whoever lets others play looks on.
    for seat in list(session.seats.persons):
        session.seats.give(seat, "thumb")
    window.player.play([Told(0, fact) for fact in facts])
    assert not reads(window)
    window.put_away()


@rule("D-TA-1")
def test_a_card_of_the_deck_is_turned_over_where_everybody_sees_it(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.SCENE)
    card = board_of(window).drawn
    assert card.isHidden()
    window.theme.set_less_motion(False)
    window.session.answer("no-scene")
    qtbot.waitUntil(lambda: not card.isHidden())
    (drawn,) = [one.fact for one in window.session.match.facts if isinstance(one.fact, CardDrawn)]
    assert card.face == face_of(drawn.card)
    assert card.accessibleName() == card_name(drawn.card)
    qtbot.waitUntil(lambda: not window.session.is_behind)
    # It lies there as long as threats act.
    assert card.isHidden() == (state_of(window).phase not in THEIR_TURN)
    window.put_away()
    fighting = window_at(qtbot, tmp_path, topics.VERDICT)
    drawn = [one.fact for one in fighting.session.match.facts if isinstance(one.fact, CardDrawn)][-1]
    assert not board_of(fighting).drawn.isHidden()
    assert board_of(fighting).drawn.face == face_of(drawn.card)
    fighting.put_away()


def test_what_both_sides_bring_is_seen_before_and_after_the_dice(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.VERDICT)
    sheet = board_of(window).battle
    assert sheet.isVisible()
    assert sheet.view is not None
    assert sheet.view.verdict is Verdict.OPEN
    fought_over = board_of(window).sheet.seen_of(sheet.view.where)
    assert fought_over.isValid()
    assert not sheet.geometry().intersects(fought_over)
    # Nor does the line that tells what happens lie over it, or over the battle.
    assert board_of(window).things_in(fought_over) > 0
    assert board_of(window).things_in(QRect(sheet.geometry().center(), QSize(1, 1))) > 0
    assert all(one.points == 0 for one in (*sheet.view.ours, *sheet.view.theirs) if one.is_open)
    window.session.answer(battle.HOLDS)
    told = [one.fact for one in window.session.facts if isinstance(one.fact, BattleFought)]
    request = window.session.pending
    assert request is not None
    if request.topic in (topics.STRIKE, topics.FALL):
        assert sheet.view == fought_view(told[-1], window.presenter.words)
    window.session.undo()
    assert sheet.view.verdict is Verdict.OPEN
    assert state_of(window).locations
    window.put_away()


@rule("D-STR-5", "D-STR-8")
def test_the_chance_to_hold_is_counted_exactly() -> None:
    state = city("A C3")
    unit(state, "C8", "A")
    mob = threat(state, "H8", "A")
    place = state.location("A")
    # One die against one: 15 of 36 are higher.
    assert battle.chance_to_hold(state, place, [mob]) == 15 / 36
    queen = threat(state, "H12", "A")
    assert battle.chance_to_hold(state, place, [mob, queen]) < 15 / 36
    unit(state, "C12", "A")
    assert battle.chance_to_hold(state, place, [mob]) > 0.75
    assert battle.chance_to_hold(city("B C3"), city("B C3").location("B"), [mob]) == 0
