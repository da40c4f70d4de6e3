"""Every kind of prompt is answered by keys alone and by mouse alone, and gives only legal answers."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QEnterEvent, QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.look.widgets.key_cap import KeyCap
from desktop.look.widgets.option_button import OptionButton
from desktop.play.models.option_view import NO, OptionView, QuestionView
from desktop.play.prompts.choose_prompt import ChoosePrompt
from desktop.play.prompts.gathered_prompt import GatheredPrompt
from desktop.play.prompts.other_prompts import WritePrompt
from desktop.play.prompts.place_prompt import PlacePrompt, PlacingStart
from desktop.play.prompts.prompt import Prompt
from desktop.play.prompts.prompt_bar import PromptBar
from desktop.session.drawings import Drawings
from desktop.sketch.subject import SketchStart, subject_of
from rules_core.kernel.marks import AREA
from rules_core.kernel.region import Region
from rules_core.kernel.requests import Allocate, Answer, Choose, Draw, Pick, Place, Request, Roll, Sketch, Topic, Write
from rules_core.kernel.table import PLAYERS


class Square(Region):
    """A square of 1000 by 1000 with two directions."""

    turns = (0, 90)

    def contains(self, x: int, y: int) -> bool:
        return 0 <= x <= 1000 and 0 <= y <= 1000

    def nearest(self, x: int, y: int) -> tuple[int, int]:
        return max(0, min(1000, x)), max(0, min(1000, y))

    def outline(self) -> list[list[tuple[int, int]]]:
        return [[(0, 0), (1000, 0), (1000, 1000), (0, 1000)]]

    def candidates(self) -> list[tuple[int, int]]:
        return [(500, 500), (100, 100)]


class Slot(Square):
    """In its middle something fits only across."""

    def contains_turned(self, x: int, y: int, turn: int) -> bool:
        return self.contains(x, y) and ((x, y) != (500, 500) or turn == 90)


MIDDLE = PlacingStart(500, 500, False)


class Bar:
    """A prompt bar and what it answered."""

    def __init__(
        self,
        qtbot: QtBot,
        request: Request,
        options: tuple[str, ...] = (),
        start: PlacingStart = MIDDLE,
        checked: tuple[str, ...] = (),
    ) -> None:
        self.widget = PromptBar(Theme(less_motion=True))
        qtbot.addWidget(self.widget)
        self.widget.resize(1400, 172)
        views = tuple(OptionView(one, one.title(), thing=one) for one in options)
        drawn = SketchStart(subject_of(request), Drawings().keep) if isinstance(request, Sketch) else None
        self.widget.ask(request, QuestionView("What now?", "", views, 1, checked=checked), None, "", drawn or start)
        self.answers: list[Answer] = []
        self.rolls = 0
        self.widget.answered.connect(self.answers.append)
        self.widget.roll_wanted.connect(self._rolled)
        self.widget.show()
        qtbot.waitExposed(self.widget)

    @property
    def prompt(self) -> Prompt:
        assert self.widget.prompt is not None
        return self.widget.prompt

    def key(self, key: Qt.Key, text: str = "") -> bool:
        event = QKeyEvent(QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)
        return self.widget.handle_key(event)

    def keys(self, *keys: Qt.Key) -> None:
        for key in keys:
            assert self.key(key), f"nobody took {key}"

    def click(self, name: str) -> None:
        button = self.widget.findChild(QWidget, name)
        assert isinstance(button, QAbstractButton), name
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def _rolled(self) -> None:
        self.rolls += 1


THREE = ("alpha", "beta", "gamma")


def choose(qtbot: QtBot) -> Bar:
    return Bar(qtbot, Choose(PLAYERS, Topic("t"), "V-1.1", options=THREE), THREE)


def test_a_digit_chooses(qtbot: QtBot) -> None:
    bar = choose(qtbot)
    bar.keys(Qt.Key.Key_3)
    assert bar.answers == ["gamma"]


def test_whoever_plays_by_the_number_pad_is_reminded_of_its_keys(qtbot: QtBot) -> None:
    bar = choose(qtbot)
    assert [cap.text() for cap in bar.widget.findChildren(KeyCap) if cap.property("key")] == ["Backspace", "Tab", "?"]
    on_pad = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_7, Qt.KeyboardModifier.KeypadModifier, "7")
    bar.widget.handle_key(on_pad)
    assert [cap.text() for cap in bar.widget.findChildren(KeyCap) if cap.property("key")] == ["-", "+", "?"]
    bar.key(Qt.Key.Key_7)
    assert [cap.text() for cap in bar.widget.findChildren(KeyCap) if cap.property("key")] == ["Backspace", "Tab", "?"]


def test_a_digit_without_an_answer_does_nothing(qtbot: QtBot) -> None:
    bar = choose(qtbot)
    assert not bar.key(Qt.Key.Key_7)
    assert bar.answers == []


def test_doing_nothing_has_no_digit_but_0(qtbot: QtBot) -> None:
    # Whoever has acted is no longer offered: 2 was the next one a moment ago, and must not end the turn.
    bar = Bar(qtbot, Choose(PLAYERS, Topic("t"), "V-1.1", options=("alpha", "stay")))
    view = QuestionView("Who acts?", "", (OptionView("alpha", "Alpha"), OptionView("stay", "Pass", letter=NO)))
    bar.widget.ask(bar.prompt.request, view, None, "", MIDDLE)
    assert not bar.key(Qt.Key.Key_2)
    assert bar.answers == []
    bar.keys(Qt.Key.Key_0)
    assert bar.answers == ["stay"]


def test_enter_takes_the_default(qtbot: QtBot) -> None:
    bar = choose(qtbot)
    bar.keys(Qt.Key.Key_Return)
    assert bar.answers == ["beta"]


def test_tab_goes_round_and_enter_takes_where_it_stands(qtbot: QtBot) -> None:
    bar = choose(qtbot)
    bar.keys(Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Enter)
    assert bar.answers == ["alpha"]


def test_a_click_chooses(qtbot: QtBot) -> None:
    bar = choose(qtbot)
    bar.click("prompt.option.1")
    assert bar.answers == ["alpha"]


def test_answers_that_lie_aside_are_not_found_and_come_again_with_the_next_question(qtbot: QtBot) -> None:
    bar = choose(qtbot)
    first = bar.widget.findChild(OptionButton, "prompt.option.1")
    bar.widget.say("Something is shown", "", "")
    assert bar.widget.findChild(OptionButton, "prompt.option.1") is None
    request = Choose(PLAYERS, Topic("t"), "V-1.1", options=("delta", "beta"))
    offered = (OptionView("delta", "Delta"), OptionView("beta", "Beta"))
    bar.widget.ask(request, QuestionView("Who?", "", offered), None, "", None)
    assert bar.widget.findChild(OptionButton, "prompt.option.1") is first
    assert bar.widget.findChild(OptionButton, "prompt.option.3") is None
    bar.click("prompt.option.1")
    assert bar.answers == ["delta"]


def test_a_click_on_the_thing_itself_chooses(qtbot: QtBot) -> None:
    bar = choose(qtbot)
    assert bar.prompt.choose_thing("gamma")
    assert not bar.prompt.choose_thing("delta")
    assert bar.answers == ["gamma"]


def test_more_than_nine_answers_can_all_be_reached_by_key(qtbot: QtBot) -> None:
    many = tuple(f"option-{number}" for number in range(12))
    bar = Bar(qtbot, Choose(PLAYERS, Topic("t"), "V-1.1", options=many), many)
    bar.keys(*[Qt.Key.Key_Tab] * 12, Qt.Key.Key_Return)
    assert bar.answers == ["option-11"]


def pick(qtbot: QtBot, *checked: str) -> Bar:
    return Bar(qtbot, Pick(PLAYERS, Topic("t"), "V-1.1", options=THREE, least=1, most=2), THREE, checked=checked)


def test_digits_check_and_uncheck_and_enter_is_done(qtbot: QtBot) -> None:
    bar = pick(qtbot)
    bar.keys(Qt.Key.Key_1, Qt.Key.Key_3, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Return)
    assert bar.answers == [("beta", "gamma")]


def test_too_few_or_too_many_are_not_taken(qtbot: QtBot) -> None:
    bar = pick(qtbot)
    bar.keys(Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_Return)
    assert bar.answers == []


def test_what_stands_checked_is_taken_by_enter_and_changed_by_tab_and_space(qtbot: QtBot) -> None:
    bar = pick(qtbot, "alpha", "gamma")
    bar.keys(Qt.Key.Key_Return)
    bar.keys(Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_Return)
    assert bar.answers == [("alpha", "gamma"), ("beta", "gamma")]


def test_whoever_the_pointer_rests_on_is_told_where_several_are_picked(qtbot: QtBot) -> None:
    bar = pick(qtbot)
    beta = bar.widget.findChild(QAbstractButton, "prompt.option.2")
    assert beta is not None
    with qtbot.waitSignal(bar.prompt.pointed) as pointed:
        QGuiApplication.sendEvent(beta, QEnterEvent(QPointF(), QPointF(), QPointF()))
    assert pointed.args == ["beta"]


def test_whoever_picks_is_told_how_many_lack_or_are_too_many(qtbot: QtBot) -> None:
    bar = pick(qtbot)
    done = bar.widget.findChild(QAbstractButton, "prompt.done")
    assert done is not None
    told = [done.text()]
    for digit in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3):
        bar.keys(digit)
        told.append(done.text())
    assert told == ["1 more", "Done", "Done", "1 too many"]


def test_several_are_picked_by_mouse(qtbot: QtBot) -> None:
    bar = pick(qtbot)
    for name in ("prompt.option.1", "prompt.option.2", "prompt.done"):
        bar.click(name)
    assert bar.answers == [("alpha", "beta")]


def test_sharing_out_takes_exactly_the_total(qtbot: QtBot) -> None:
    bar = Bar(qtbot, Allocate(PLAYERS, Topic("t"), "V-1.1", options=THREE, total=3, most=(2, 2, 1)), THREE)
    # It begins with as much as the first ones take; what one gets more the first of the others lose.
    bar.keys(Qt.Key.Key_Return)
    assert bar.answers == [(2, 1, 0)]
    first, second, third = [bar.widget.findChild(QSpinBox, f"prompt.share.{number}") for number in (1, 2, 3)]
    assert first is not None
    assert second is not None
    assert third is not None
    QTest.keyClick(third, Qt.Key.Key_Up)
    QTest.keyClick(second, Qt.Key.Key_Down)
    bar.keys(Qt.Key.Key_Return)
    assert len(bar.answers) == 1
    QTest.keyClick(first, Qt.Key.Key_Up)
    # Enter in a field is as good as the button.
    QTest.keyClick(first, Qt.Key.Key_Return)
    bar.click("prompt.done")
    assert bar.answers[1:] == [(2, 0, 1)] * 2


def place(qtbot: QtBot, start: PlacingStart = MIDDLE) -> Bar:
    return Bar(qtbot, Place(PLAYERS, Topic("t"), "V-1.1", region=Square()), start=start)


def test_enter_places_where_the_placement_begins(qtbot: QtBot) -> None:
    bar = place(qtbot)
    bar.keys(Qt.Key.Key_Return)
    assert bar.answers == [(500, 500, 0)]


def test_a_placement_that_would_begin_outside_begins_at_the_nearest_spot(qtbot: QtBot) -> None:
    bar = place(qtbot, PlacingStart(1500, -20, True))
    bar.keys(Qt.Key.Key_Return)
    assert bar.answers == [(1000, 0, 0)]


def test_what_is_proposed_fits_as_it_is_shown(qtbot: QtBot) -> None:
    bar = Bar(qtbot, Place(PLAYERS, Topic("t"), "V-1.1", region=Slot()), start=MIDDLE)
    prompt = bar.prompt
    assert isinstance(prompt, PlacePrompt)
    assert prompt.turn == 90
    bar.keys(Qt.Key.Key_Q)
    assert prompt.turn == 0
    bar.keys(Qt.Key.Key_1, Qt.Key.Key_1)
    assert (prompt.at_x, prompt.turn) == (500, 90)


def test_a_digit_goes_on_to_the_next_good_spot(qtbot: QtBot) -> None:
    bar = place(qtbot)
    bar.keys(Qt.Key.Key_1, Qt.Key.Key_Return)
    assert bar.answers == [(100, 100, 0)]


def test_enter_never_spends_a_move_that_leads_nowhere(qtbot: QtBot) -> None:
    bar = place(qtbot, PlacingStart(500, 500, True))
    bar.keys(Qt.Key.Key_Return)
    assert bar.answers == []
    here = bar.widget.findChild(OptionButton, "prompt.place")
    assert here is not None
    assert not here.isEnabled()
    assert here.second() == "Choose a spot first"
    bar.keys(Qt.Key.Key_Right)
    assert here.isEnabled()
    bar.keys(Qt.Key.Key_Return)
    assert bar.answers == [(627, 500, 0)]


def test_staying_is_an_answer_of_its_own(qtbot: QtBot) -> None:
    bar = place(qtbot, PlacingStart(500, 500, True))
    bar.keys(Qt.Key.Key_Right, Qt.Key.Key_0)
    bar.click("prompt.stay")
    assert bar.answers == [(500, 500, 0)] * 2


def test_where_staying_does_something_enter_stays(qtbot: QtBot) -> None:
    bar = place(qtbot, PlacingStart(500, 500, True, staying_counts=True))
    bar.keys(Qt.Key.Key_Return)
    assert bar.answers == [(500, 500, 0)]


def test_a_move_begins_at_its_best_place_with_the_reason(qtbot: QtBot) -> None:
    bar = place(qtbot, PlacingStart(500, 500, True, best=(300, 400), why="Out of the rain"))
    here = bar.widget.findChild(OptionButton, "prompt.place")
    assert here is not None
    assert here.second() == "Out of the rain"
    bar.keys(Qt.Key.Key_Right)
    assert here.second() != "Out of the rain"
    bar.keys(Qt.Key.Key_1, Qt.Key.Key_Return)
    assert bar.answers == [(300, 400, 0)]


def test_arrows_move_and_e_turns(qtbot: QtBot) -> None:
    bar = place(qtbot)
    bar.keys(Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_E, Qt.Key.Key_Return)
    assert bar.answers == [(627, 373, 90)]


def test_arrows_never_leave_the_region(qtbot: QtBot) -> None:
    bar = place(qtbot)
    bar.keys(*[Qt.Key.Key_Left] * 20, Qt.Key.Key_Return)
    assert bar.answers == [(0, 500, 0)]


def test_suggestions_come_one_after_the_other(qtbot: QtBot) -> None:
    bar = place(qtbot)
    bar.click("prompt.suggest")
    bar.click("prompt.place")
    assert bar.answers == [(100, 100, 0)]


def test_a_click_on_the_map_outside_goes_to_the_nearest_spot(qtbot: QtBot) -> None:
    bar = place(qtbot)
    assert bar.prompt.take_spot(1500, 300)
    assert bar.answers == [(1000, 300, 0)]


def roll(qtbot: QtBot) -> Bar:
    return Bar(qtbot, Roll(PLAYERS, Topic("t"), "V-1.1", dice=3, need=4))


def test_typed_dice_answer_when_all_are_there(qtbot: QtBot) -> None:
    bar = roll(qtbot)
    bar.keys(Qt.Key.Key_6, Qt.Key.Key_1)
    assert bar.answers == []
    bar.keys(Qt.Key.Key_4)
    assert bar.answers == [(6, 1, 4)]


def test_backspace_takes_a_typed_die_back(qtbot: QtBot) -> None:
    bar = roll(qtbot)
    bar.keys(Qt.Key.Key_6, Qt.Key.Key_1, Qt.Key.Key_Backspace, Qt.Key.Key_5, Qt.Key.Key_2)
    assert bar.answers == [(6, 5, 2)]


def test_backspace_without_typed_dice_is_left_to_undo(qtbot: QtBot) -> None:
    assert not roll(qtbot).key(Qt.Key.Key_Backspace)


@pytest.mark.parametrize("key", [Qt.Key.Key_0, Qt.Key.Key_7, Qt.Key.Key_9])
def test_a_face_that_no_die_has_cannot_be_typed(qtbot: QtBot, key: Qt.Key) -> None:
    bar = roll(qtbot)
    bar.keys(key, Qt.Key.Key_6, Qt.Key.Key_6)
    assert bar.answers == []
    bar.keys(Qt.Key.Key_6)
    assert bar.answers == [(6, 6, 6)]


def test_space_and_the_button_let_the_program_roll(qtbot: QtBot) -> None:
    bar = roll(qtbot)
    bar.keys(Qt.Key.Key_Space)
    bar.click("prompt.roll")
    assert bar.rolls == 2


def test_a_card_is_drawn_by_key_and_by_mouse(qtbot: QtBot) -> None:
    bar = Bar(qtbot, Draw(PLAYERS, Topic("t"), "V-1.1", options=THREE))
    assert bar.key(Qt.Key.Key_Space, " ")
    bar.click("prompt.draw")
    assert bar.rolls == 2


def test_a_note_is_written_and_may_stay_empty(qtbot: QtBot) -> None:
    bar = Bar(qtbot, Write(PLAYERS, Topic("t"), "V-1.1", longest=8))
    bar.click("prompt.done")
    field = bar.widget.findChild(QWidget, "prompt.text")
    assert field is not None
    QTest.keyClicks(field, "A long evening")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert bar.answers == ["", "A long e"]


def test_a_drawing_is_made_plainly_with_one_key_and_what_needs_none_is_passed_with_enter(qtbot: QtBot) -> None:
    needed = Sketch(PLAYERS, Topic("t"), "V-1.1", width=400, height=300, needs=(AREA,))
    bar = Bar(qtbot, needed)
    bar.keys(Qt.Key.Key_Return)
    assert bar.answers == []
    bar.click("prompt.plain")
    bar.click("prompt.done")
    needed.check(bar.answers[0])
    bar = Bar(qtbot, Sketch(PLAYERS, Topic("t"), "V-1.1", width=400, height=300, allowed=(AREA,)))
    bar.keys(Qt.Key.Key_Return)
    assert bar.answers == [()]


def test_a_suggestion_is_taken_with_one_key_another_comes_with_the_next_and_typing_replaces_it(qtbot: QtBot) -> None:
    view = QuestionView("What is it called?", "", suggestions=("Rose Gate", "Old Quay", "The Long Stairs"))
    prompt = WritePrompt(Theme(less_motion=True), Write(PLAYERS, Topic("t"), "V-1.1", longest=9), view)
    qtbot.addWidget(prompt)
    prompt.show()
    answers: list[Answer] = []
    prompt.answered.connect(answers.append)

    def press(key: Qt.Key) -> None:
        assert prompt.handle_key(QKeyEvent(QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))

    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Up)
    press(Qt.Key.Key_Up)
    # No longer than may be written.
    press(Qt.Key.Key_Return)
    QTest.mouseClick(prompt.other, Qt.MouseButton.LeftButton)
    QTest.keyClicks(prompt.field, "Mine")
    press(Qt.Key.Key_Return)
    assert answers == ["Rose Gate", "Old Quay", "The Long ", "Mine"]


def test_the_clause_can_be_asked_for(qtbot: QtBot) -> None:
    bar = choose(qtbot)
    wanted: list[str] = []
    bar.widget.clause_wanted.connect(wanted.append)
    bar.click("prompt.clause")
    assert wanted == ["V-1.1"]


def test_what_has_no_digit_stands_behind_what_it_is_about(qtbot: QtBot) -> None:
    # Two, then three about each of three things, then another one.
    groups = ["", "", *("one", "two", "three") * 3, ""]
    answers = [OptionView(str(number), str(number), group=group) for number, group in enumerate(groups)]
    prompt = GatheredPrompt(
        Theme(less_motion=True), Choose(PLAYERS, Topic("x"), ""), QuestionView("", "", tuple(answers), default=4)
    )
    qtbot.addWidget(prompt)
    given: list[object] = []
    prompt.answered.connect(given.append)
    # As few as possible stand behind others, the last first, and never what Enter gives.
    offered = [one.title for one in prompt.inner.view.options]
    assert offered == ["0", "1", "2", "two", "4", "5", "three", "8", "11"]
    for key in (Qt.Key.Key_Return, Qt.Key.Key_4, Qt.Key.Key_0, Qt.Key.Key_4, Qt.Key.Key_3):
        prompt.handle_key(QKeyEvent(QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
    assert given == ["4", "9"]


def test_nothing_is_preferred_for_those_who_decide_without_advice(qtbot: QtBot) -> None:
    bar = PromptBar(Theme(less_motion=True))
    qtbot.addWidget(bar)
    views = (OptionView("go", "Go"), OptionView("stay", "Stay"))
    request = Choose(PLAYERS, Topic("t"), "V-1.1", options=("go", "stay"))
    bar.ask(request, QuestionView("?", "", views, is_unhelped=True), None, "", None)
    prompt = bar.prompt
    given: list[Answer] = []
    assert prompt is not None
    bar.answered.connect(given.append)
    enter = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    assert bar.handle_key(enter)
    assert given == []
    # And says so, instead of looking broken.
    assert "Nothing is suggested" in bar.second.text()
    prompt.handle_key(QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier))
    prompt.handle_key(enter)
    assert given == ["go"]


def test_every_answer_has_a_digit_before_it_however_many_there_are(qtbot: QtBot) -> None:
    answers = [OptionView(str(number), str(number), group=str(number)) for number in range(12)]
    prompt = GatheredPrompt(
        Theme(less_motion=True), Choose(PLAYERS, Topic("x"), ""), QuestionView("", "", tuple(answers), default=10)
    )
    qtbot.addWidget(prompt)
    given: list[object] = []
    prompt.answered.connect(given.append)
    assert [one.title for one in prompt.inner.view.options][-2:] == ["7", "More"]
    # Enter opens the rest, as the likely answer is there, and Enter again gives it.
    for key in (
        Qt.Key.Key_9,
        Qt.Key.Key_0,
        Qt.Key.Key_9,
        Qt.Key.Key_4,
        Qt.Key.Key_0,
        Qt.Key.Key_Enter,
        Qt.Key.Key_Enter,
    ):
        prompt.handle_key(QKeyEvent(QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
    assert given == ["11", "10"]


def test_first_who_then_where_in_the_bar_and_on_the_table(qtbot: QtBot) -> None:
    pairs = [("ann", "gate"), ("ann", "well"), ("bob", "gate")]
    answers = [
        OptionView(f"{who}>{where}", f"{who} to {where}", thing=who, goal=where, group=who, apart=where)
        for who, where in pairs
    ]
    answers[0] = replace(answers[0], goal_icon="castle")
    view = QuestionView(
        "Who?",
        "",
        (*answers, OptionView("stay", "Nobody", letter=NO)),
        by_group=True,
        title_behind="{x}: where does {one} go?",
    )
    prompt = GatheredPrompt(Theme(less_motion=True), Choose(PLAYERS, Topic("x"), ""), view)
    qtbot.addWidget(prompt)
    given: list[object] = []
    changes: list[tuple[str, ...]] = []
    titles: list[str] = []
    prompt.retitled.connect(titles.append)
    prompt.answered.connect(given.append)
    prompt.offers_changed.connect(lambda: changes.append(tuple(one.thing for one in prompt.offers)))
    first = [(one.title, one.thing) for one in prompt.offers]
    assert first == [("ann", "ann"), ("bob", "bob"), ("Nobody", "")]
    assert all(where in prompt.offers[0].second for where in ("gate", "well"))
    # Who has one way only goes it at once.
    assert prompt.choose_thing("bob")
    assert prompt.choose_thing("ann")
    assert changes == [("gate", "well", "")]
    # The question names who it is about now, and the answers need not.
    assert titles == ["{x}: where does ann go?"]
    assert [(one.second, one.icon) for one in prompt.offers[:2]] == [("", "castle"), ("", "")]
    assert not prompt.choose_thing("ann")
    assert prompt.choose_thing("well")
    assert given == ["bob>gate", "ann>well"]


def test_answers_of_one_question_have_their_pictures_together(qtbot: QtBot) -> None:
    names: tuple[str, ...] = (
        "Ward Six",
        "Joss the Lineman",
        "Hockey Team in Armour",
        "Volunteer Fire Company",
        "Harbour Fusiliers",
    )
    names += ("Interpreters' Table", "Teenagers with Slingshots", "One-Legged Veterans", "Nobody")
    asked = Choose(PLAYERS, Topic("who"), "", "", names)
    bar = Bar(qtbot, asked, names).widget
    options = tuple([OptionView(one, one, "Spellcasters, 2", icon="castle") for one in names])
    prompt = bar.ask(asked, QuestionView("", "", options), None, "", None)
    assert isinstance(prompt, ChoosePrompt)
    buttons = prompt.grid.buttons
    bar.resize(3000, bar.height())
    qtbot.waitUntil(lambda: all(one.shows_picture() for one in buttons))
    bar.resize(1430, bar.height())
    qtbot.waitUntil(lambda: not any(one.shows_picture() for one in buttons))
    assert any(one.has_room_for_picture() for one in buttons)


def test_words_without_answers_stand_beside_their_icon_at_once(qtbot: QtBot) -> None:
    bar = Bar(qtbot, Choose(PLAYERS, Topic("what"), "", "", ("a", "b")), ("a", "b")).widget
    bar.show()
    qtbot.waitExposed(bar)

    def middle() -> int:
        return bar.title.mapTo(bar, bar.title.rect().center()).y()

    assert middle() < bar.height() / 3
    bar.say("The heroes act", "Space shows the next step.", "round-table")
    assert middle() == pytest.approx(bar.height() / 2, abs=3)
