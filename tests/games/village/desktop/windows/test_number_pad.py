"""A whole siege with the number pad alone: digits, Enter, Backspace and +."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.play.correct_die.dialog import CorrectDieDialog
from desktop.play.models.option_view import NO
from desktop.play.play_window import PlayWindow
from desktop.play.prompts.carry_out_prompt import CarryOutPrompt
from desktop.play.prompts.place_prompt import STEP
from desktop.session.dice_policy import ASKED, AT_ONCE
from desktop.tabletop.placing.new_pieces import NewPieces
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import topics
from rules_core.kernel.requests import Answer, Choose, Pick, Place, Roll
from rules_core.kernel.table import ENEMY, PLAYERS
from rules_core.song.warband import ModelId
from tests.desktop.windows.late_dialogs import until_it_hears
from tests.games.village.desktop.windows.seats import board_of, seat, session_at

PAD = Qt.KeyboardModifier.KeypadModifier
MOST_ANSWERS = 4000
MOST_STEPS = 80


class Pad:
    """One hand on a number pad."""

    def __init__(self, window: PlayWindow) -> None:
        self.window = window
        self.presses = 0
        self.pressed: set[str] = set()
        self.kinds: set[str] = set()

    def press(self, key: Qt.Key) -> None:
        self.presses += 1
        self.pressed.add(key.name)
        QTest.keyClick(QApplication.focusWidget() or self.window, key, PAD)

    def digit(self, digit: int) -> None:
        self.press(Qt.Key(Qt.Key.Key_0 + digit))

    def read_on(self) -> None:
        """How a wave went is put away."""
        if self.window.chapters.chapter is not None:
            self.press(Qt.Key.Key_Enter)

    def answer(self, wish: Answer) -> None:
        """Answer the question that stands, as near to the wish as the pad allows."""
        QApplication.processEvents()
        if QApplication.activeModalWidget() is not None:
            # It came in this moment, and goes first.
            return
        self.read_on()
        request = self.window.session.pending
        assert request is not None
        self.kinds.add(type(request).__name__)
        if isinstance(request, Choose):
            number = request.options.index(str(wish)) + 1
            if number <= 9 and self.presses % 3:
                # Doing nothing has the 0.
                self.digit(0 if self._is_refusal(wish) else number)
            else:
                for _ in range(number):
                    self.press(Qt.Key.Key_Plus)
                self.press(Qt.Key.Key_Enter)
        elif isinstance(request, Place):
            assert isinstance(wish, tuple)
            mover = board_of(self.window).siege.models.get(ModelId(request.subject))
            if mover is not None and mover.in_play and (mover.x, mover.y) == wish[:2]:
                self.digit(0)
                return
            if self.presses % 5 == 0:
                self.press(Qt.Key.Key_Plus)
            self._walk_to(int(wish[0]), int(wish[1]))
            self.press(Qt.Key.Key_Enter)
        elif isinstance(request, Roll) and self.presses % 2:
            for number in range(request.dice):
                self.digit(1 + (self.presses + number) % 6)
        elif isinstance(request, Pick):
            for one in wish if isinstance(wish, tuple) else ():
                self.digit(request.options.index(str(one)) + 1)
            self.press(Qt.Key.Key_Enter)
        else:
            self.press(Qt.Key.Key_Enter)

    def _is_refusal(self, wish: Answer) -> bool:
        prompt = self.window.prompt.prompt
        offered = prompt.view.options if prompt is not None else ()
        return any(one.letter == NO and one.answer == wish for one in offered)

    def _walk_to(self, x: int, y: int) -> None:
        """Step towards a spot, half an inch a press, as far as the ground lets one."""
        trial = board_of(self.window).hand.trial
        for _ in range(MOST_STEPS):
            before = (trial.x, trial.y)
            if abs(x - trial.x) > STEP // 2:
                self.digit(6 if x > trial.x else 4)
            elif abs(y - trial.y) > STEP // 2:
                self.digit(2 if y > trial.y else 8)
            trial = board_of(self.window).hand.trial
            if (trial.x, trial.y) == before:
                return


def test_a_whole_siege_is_played_on_the_number_pad_alone(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(topics.DEPLOY)
    for side in (PLAYERS, ENEMY):
        session.policy.of_seat[side] = ASKED
    pad = Pad(seat(qtbot, tmp_path, session, (1280, 720)))
    bot = ThumbPlayer()
    answers = 0
    while session.pending is not None and answers < MOST_ANSWERS:
        request, before = session.pending, session.match.journal.head
        wish = () if isinstance(request, Roll) else bot.decide(session.state, request, before)
        pad.answer(wish)
        assert session.match.journal.head != before, f"nothing happened: {request}"
        answers += 1
        if session.state.wave > 1:
            # A wave of typed dice for the enemy shows what there is to see; theirs are most dice of a siege.
            session.policy.of_seat[ENEMY] = AT_ONCE
        if answers == 20:
            pad.press(Qt.Key.Key_Backspace)
    assert session.match.over
    assert {"Choose", "Place", "Roll", "Write"} <= pad.kinds
    digits = {f"Key_{digit}" for digit in range(10)}
    assert pad.pressed <= digits | {"Key_Plus", "Key_Enter", "Key_Backspace"}


def test_two_waves_at_a_table_take_one_key_for_each_enemy(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("order_prompt", "prompt_bar", "carry_out_prompt"):
        monkeypatch.setattr(f"desktop.play.prompts.{module}.GUARD_MS", 0)
    session = session_at(topics.DEPLOY, play_mode="mapped")
    session.policy.of_seat[PLAYERS] = ASKED
    pad = Pad(seat(qtbot, tmp_path, session, (1280, 720)))
    bot = ThumbPlayer()
    orders = lists = arrivals = carried_out = 0
    while session.pending is not None and session.state.wave < 3:
        QApplication.processEvents()
        check_list = QApplication.activeModalWidget()
        if check_list is not None:
            # A dialog that comes by itself takes no keys at first.
            until_it_hears(check_list)
        if isinstance(check_list, NewPieces):
            # The wave has come: one key for each piece that is put down.
            arrivals += 1
            for _ in check_list.list.rows:
                assert QApplication.activeModalWidget() is check_list
                QTest.keyClick(check_list.focusWidget(), Qt.Key.Key_Plus, PAD)
            assert QApplication.activeModalWidget() is not check_list
            continue
        if check_list is not None:
            # After a wave: all is well.
            lists += 1
            assert lists < 5, "the check list does not close"
            QTest.keyClick(check_list, Qt.Key.Key_Plus, PAD)
            continue
        pad.read_on()
        if isinstance(pad.window.prompt.prompt, CarryOutPrompt):
            # What nobody chose: one key.
            carried_out += 1
            pad.press(Qt.Key.Key_Enter)
            assert not isinstance(pad.window.prompt.prompt, CarryOutPrompt)
        request, before = session.pending, session.match.journal.head
        if pad.window.presenter.unasked(request) is not None:
            # It goes by itself.
            continue
        presses = pad.presses
        if request.topic == topics.ORDER:
            orders += 1
            pad.press(Qt.Key.Key_Enter if orders % 2 else Qt.Key.Key_Plus)
            assert pad.presses - presses == 1
        else:
            pad.answer(() if isinstance(request, Roll) else bot.decide(session.state, request, before))
        if pad.presses > presses:
            assert session.match.journal.head != before, f"nothing happened: {request}"
    assert orders > 3
    assert lists == 2
    assert arrivals >= 2
    assert carried_out > 2
    digits = {f"Key_{digit}" for digit in range(10)}
    assert pad.pressed <= digits | {"Key_Plus", "Key_Enter", "Key_Backspace"}


@pytest.mark.parametrize("digit, dx, dy", [(4, -1, 0), (6, 1, 0), (8, 0, -1), (2, 0, 1)])
def test_digits_move_what_is_placed_as_they_lie_on_the_pad(
    qtbot: QtBot, tmp_path: Path, digit: int, dx: int, dy: int
) -> None:
    pad = Pad(seat(qtbot, tmp_path, session_at("move")))
    trial = board_of(pad.window).hand.trial
    request = pad.window.session.pending
    assert isinstance(request, Place)
    assert request.region is not None
    wanted = request.region.nearest(trial.x + dx * 127, trial.y + dy * 127)
    pad.digit(digit)
    assert (board_of(pad.window).hand.trial.x, board_of(pad.window).hand.trial.y) == wanted


def test_the_minus_of_the_pad_takes_back_and_the_asterisk_corrects_a_die(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at("action", "move", skip=1)
    pad = Pad(seat(qtbot, tmp_path, session, (1280, 720)))
    before = session.match.journal.head
    pad.window.answer("move")
    assert session.match.journal.head != before
    pad.press(Qt.Key.Key_Minus)
    assert session.match.journal.head == before
    pad.press(Qt.Key.Key_Asterisk)
    dialog = pad.window.findChild(CorrectDieDialog)
    assert dialog is not None
    assert dialog.roll is not None
    right = [1 + one % 6 for one in dialog.roll.faces]
    for face in right[:1]:
        QTest.keyClick(dialog, Qt.Key(Qt.Key.Key_0 + face), PAD)
    QTest.keyClick(dialog, Qt.Key.Key_Minus, PAD)
    assert dialog.typed == []
    for face in right:
        QTest.keyClick(dialog, Qt.Key(Qt.Key.Key_0 + face), PAD)
    QTest.keyClick(dialog, Qt.Key.Key_Enter, PAD)
    assert tuple(right) in [one.faces for one in session.match.rolls]


def test_the_minus_of_the_pad_leaves_a_die_as_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at("action", "move", skip=1)
    pad = Pad(seat(qtbot, tmp_path, session, (1280, 720)))
    pad.press(Qt.Key.Key_Asterisk)
    dialog = pad.window.findChild(CorrectDieDialog)
    assert dialog is not None
    QTest.keyClick(dialog, Qt.Key.Key_Minus, PAD)
    assert not dialog.isVisible()


def test_the_plus_beside_the_letters_still_zooms(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM))
    before = board_of(window).view.transform().m11()
    QTest.keyClick(window, Qt.Key.Key_Plus)
    qtbot.waitUntil(lambda: board_of(window).view.transform().m11() > before)
