"""Nothing is told before it is seen: as long as dice roll and tokens move, no surface shows what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.village.banner_words import is_their_turn
from desktop.games.village.siege_scene import table_view
from desktop.look.theme import STEP_BY_STEP
from desktop.look.widgets.banner import BannerSide
from desktop.play.play_window import PlayWindow
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import topics
from rules_core.games.village.state.facts import BuildingAttacked, BuildingDamaged, EnemyDecided, RoundStarted
from rules_core.games.village.state.fighter import ENEMIES
from rules_core.kernel.facts import Fact
from rules_core.kernel.journal import ROOT
from rules_core.song.facts import AttackResolved
from rules_core.song.warband import Fate
from tests.desktop.windows.frames_seen import Seen, chronicle, rows_shown
from tests.desktop.windows.frames_seen import answers as answers_of
from tests.games.village.desktop.windows.seats import board_of, seat, session_at
from tests.games.village.desktop.windows.test_table_view import page_of, shown

PACE = 6.0
FRAMES, TURNS, ATTACKS = 60, 3, 10


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> PlayWindow:
    """A window in which things move, quickly."""
    made = seat(qtbot, tmp_path, session_at(topics.WHOM, skip=1, seed=7), (1600, 950))
    made.theme.set_less_motion(False)
    made.theme.set_pace(PACE)
    made.theme.set_their_pace(PACE)
    return made


class SiegeSeen(Seen):
    """What was on the screen of a siege."""

    def look(self, window: PlayWindow) -> None:
        super().look(window)
        board = board_of(window)
        for building in board.siege.buildings.values():
            view = board.scene.building_view(building.id)
            assert view is not None
            told = [one.left for one in self.in_sight if isinstance(one, BuildingDamaged) and one.building == view.id]
            assert view.integrity == (told[-1] if told else building.integrity)
        rounds = [told.fact for told in window.session.facts if isinstance(told.fact, RoundStarted)]
        if rounds and rounds[-1].side == ENEMIES:
            assert window.presenter.banner().side is BannerSide.ENEMIES


def answers(window: PlayWindow) -> Iterator[None]:
    """Have the thumb player answer by the window, one question after the other."""
    return answers_of(window, ThumbPlayer())


def test_no_surface_is_ahead_of_the_picture(window: PlayWindow) -> None:
    seen = SiegeSeen()
    window.player.beat.connect(lambda fact, _: seen.in_sight.append(fact))
    turns = attacks = 0
    for _ in answers(window):
        if window.session.is_behind:
            told = [one.fact for one in window.session.match.facts[len(window.session.facts) :]]
            turns += sum(isinstance(fact, RoundStarted) and fact.side == ENEMIES for fact in told)
            attacks += sum(isinstance(fact, (AttackResolved, BuildingAttacked)) for fact in told)
        seen.watch(window)
        if seen.frames >= FRAMES and turns >= TURNS and attacks >= ATTACKS:
            break
    assert (seen.frames >= FRAMES, turns >= TURNS, attacks >= ATTACKS) == (True, True, True), (seen, turns, attacks)
    # "Can act" and "2 actions left" are no more said of heroes while the enemies act one after the other.
    assert seen.moved_on >= turns
    assert seen.rolling
    print(f"{seen.frames} frames, {seen.rolling} with rolling dice, {turns} turns, {attacks} attacks: none is ahead")


def test_a_key_shows_the_end_and_answers_nothing(window: PlayWindow) -> None:
    session = window.session
    for _ in answers(window):
        if session.is_behind:
            break
    head = session.match.journal.head
    QTest.keyClick(window, Qt.Key.Key_1)
    assert not session.is_behind
    assert session.match.journal.head == head
    assert window.prompt.prompt is not None


def test_space_shows_the_next_step(window: PlayWindow) -> None:
    session = window.session
    for _ in answers(window):
        if session.is_behind and len(session.match.facts) - len(session.facts) > 3:
            break
        while session.is_behind:
            QTest.keyClick(window, Qt.Key.Key_Escape)
    QTest.qWait(5)
    over = len(session.facts)
    QTest.keyClick(window, Qt.Key.Key_Space)
    assert session.is_behind
    assert over < len(session.facts) < len(session.match.facts)


def test_all_is_stored_before_it_is_shown(window: PlayWindow) -> None:
    kept: list[int] = []
    session = window.session
    session.saved.connect(lambda: kept.append(len(session.match.facts)))
    for _ in answers(window):
        if session.is_behind:
            break
    assert kept[-1] == len(session.match.facts)


def come_to_their_turn(window: PlayWindow) -> None:
    """Play on until the enemies' turn is about to be shown."""
    for _ in answers(window):
        told = window.session.match.facts[len(window.session.facts) :]
        if any(isinstance(one.fact, RoundStarted) and one.fact.side == ENEMIES for one in told):
            return
        window.player.finish()


def test_their_turn_waits_for_space_where_somebody_wants_it_so(window: PlayWindow) -> None:
    window.theme.set_their_pace(STEP_BY_STEP)
    come_to_their_turn(window)
    window.player.next()
    QTest.qWait(200)
    over = len(window.session.facts)
    QTest.qWait(200)
    assert window.session.is_behind
    assert len(window.session.facts) == over
    QTest.keyClick(window, Qt.Key.Key_Space)
    assert len(window.session.facts) > over


def test_an_enemy_shows_its_way_before_it_goes(window: PlayWindow) -> None:
    window.theme.set_their_pace(STEP_BY_STEP)
    come_to_their_turn(window)
    decided: list[EnemyDecided] = []
    window.player.beat.connect(lambda fact, _: decided.append(fact) if isinstance(fact, EnemyDecided) else None)
    scene = board_of(window).scene
    while window.session.is_behind and not (decided and decided[-1].chosen):
        window.player.next()
    stood = {view.id: (view.x, view.y) for view in scene.token_views()}[decided[-1].model]
    assert [arrow.id for arrow in scene.overlays.arrows][:1] == ["wish"]
    assert scene.overlays.arrows[0].points[0] == stood
    assert next(view for view in scene.token_views() if view.id == decided[-1].model).chosen
    window.player.finish()
    assert "wish" not in [arrow.id for arrow in scene.overlays.arrows]


@pytest.mark.parametrize("less_motion", [False, True])
def test_their_last_turn_is_watched_again_and_changes_nothing(window: PlayWindow, less_motion: bool) -> None:
    assert not window.actions_of_game.watch_action.isEnabled()
    come_to_their_turn(window)
    window.player.finish()
    assert window.actions_of_game.watch_action.isEnabled()
    session = window.session
    head, lines, asked = session.match.journal.head, chronicle(window), session.pending
    window.theme.set_less_motion(less_motion)
    QTest.keyClick(window, Qt.Key.Key_W)
    assert session.is_behind
    assert chronicle(window) == lines[: len(session.facts)] != lines
    for _ in range(2):
        QTest.keyClick(window, Qt.Key.Key_Space)
    assert session.is_behind
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert chronicle(window) == lines
    assert (session.match.journal.head, session.pending) == (head, asked)


def test_lists_follow_what_is_watched_again(window: PlayWindow) -> None:
    come_to_their_turn(window)
    window.player.finish()
    session = window.session
    end = rows_shown(window)
    plain = session.match.game.to_plain
    session.watch_from(ROOT)
    states = [session.state]
    rows = [rows_shown(window)]
    board, tables = board_of(window), set[str]()
    while session.is_behind:
        assert board.scene.table == table_view(session.state), "the map tells of the same moment as the lists"
        tables.add(str(board.scene.table))
        over = len(session.facts)
        window.player.next()
        if session.state is not states[-1] and session.is_behind:
            states.append(session.state)
            rows.append(rows_shown(window))
            assert over <= len(session.facts) < len(session.match.facts)
    assert len({str(plain(state)) for state in states}) > 4
    assert len({str(one) for one in rows}) > 3
    assert len(tables) > 1
    assert rows_shown(window) == end


def test_the_whole_game_is_watched_again(window: PlayWindow) -> None:
    come_to_their_turn(window)
    window.player.finish()
    state = window.session.state
    window.actions_of_game.watch_all_action.trigger()
    assert window.session.is_behind
    assert len(window.session.facts) < len(window.session.match.facts) / 2
    window.player.finish()
    assert window.session.state is state


def test_whoever_fell_since_stands_on_the_map_again(window: PlayWindow) -> None:
    fallen: list[str] = []
    for _ in answers(window):
        window.player.finish()
        siege = board_of(window).siege
        fallen = [one.id for one in siege.models.values() if one.fate is Fate.DEFEATED and one.side == ENEMIES]
        if fallen:
            break
    scene, stood = board_of(window).scene, set[str]()
    window.session.watch_from(ROOT)
    session, wishes = window.session, list[bool]()
    window.player.beat.connect(
        lambda _: wishes.append(bool(scene.overlays.arrows) and not is_their_turn(session.facts))
    )
    while window.session.is_behind:
        stood |= {view.id for view in scene.token_views()} & set(fallen)
        window.player.next()
    assert stood == set(fallen)
    assert not {view.id for view in scene.token_views()} & stood
    assert wishes
    assert not any(wishes), "what an enemy wanted goes with their turn"


def test_a_great_moment_is_told_large_in_its_time_and_goes_with_a_key(window: PlayWindow) -> None:
    told: list[str] = []
    for _ in answers(window):
        while window.session.is_behind and window.moments.isHidden():
            window.player.next()
        if not window.moments.isHidden():
            assert window.moments.moment is not None
            told.append(window.moments.moment.title)
            assert window.moments.geometry().center().x() == pytest.approx(board_of(window).table.width() / 2, abs=2)
            QTest.keyClick(window, Qt.Key.Key_Escape)
            assert window.moments.isHidden()
        if len(told) == 3:
            break
    assert "The turn passes" in told


def test_the_table_view_is_never_ahead_of_the_screen(window: PlayWindow) -> None:
    window.theme.set_their_pace(STEP_BY_STEP)
    page = page_of(shown(window))
    told: list[Fact] = []
    page.player.beat.connect(lambda fact, _: told.append(fact))
    come_to_their_turn(window)
    for _ in range(4):
        QTest.qWait(60)
        seen = [one.fact for one in window.session.facts]
        assert all(fact in seen for fact in told)
        window.player.next()
    assert told
    window.player.finish()
