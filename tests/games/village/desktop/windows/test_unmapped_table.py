"""A table without a map: places are words, and what matters is asked with one key, the likely answer first."""

from __future__ import annotations

from math import hypot
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.village.odds import SiegeOdds
from desktop.games.village.presenter import VillagePresenter
from desktop.games.village.prompts.asked import one_and_then
from desktop.games.village.prompts.words import question
from desktop.games.village.question_marks import start_of
from desktop.play.models.option_view import NO, OptionView, QuestionView
from desktop.play.play_window import PlayWindow
from desktop.play.prompts.choose_prompt import ChoosePrompt
from desktop.play.prompts.landmark_prompt import LandmarkPrompt
from desktop.session.match_session import MatchSession
from desktop.tabletop.best_spot import SAME
from desktop.tabletop.said_ahead import where_at_once, with_next
from rules_core.games.landmarks import HAIR, Landmarks
from rules_core.games.village.players.outlook import Outlook
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.players.thumb_turn import choose_model
from rules_core.games.village.rules import topics
from rules_core.games.village.rules.hero_turn import PASS
from rules_core.games.village.state.facts import VillagerMoved
from rules_core.games.village.words.names import SiegeNames
from rules_core.ground.geometry import TOUCH
from rules_core.ground.reported import NEAREST, RANGE, SIGHT, WITHIN
from rules_core.kernel.region import Region
from rules_core.kernel.requests import Answer, Choose, Place, options_of
from rules_core.kernel.table import PLAYERS
from rules_core.song import topics as song_topics
from rules_core.song.options import INCH
from tests.clauses import rule
from tests.games.village.desktop.windows.seats import board_of, seat, session_at

PAD = Qt.KeyboardModifier.KeypadModifier


def table(qtbot: QtBot, folder: Path, topic: str, seed: int = 3) -> PlayWindow:
    return seat(qtbot, folder, session_at(topic, play_mode="unmapped", seed=seed), (1280, 720))


@rule("SBH-MOV-4", "R-V30")
@pytest.mark.parametrize("topic", ["move", topics.DEPLOY, topics.READY_MOUNTS_MOVE, topics.TRAP])
def test_every_place_in_words_is_a_place_that_the_rules_allow(qtbot: QtBot, tmp_path: Path, topic: str) -> None:
    window = table(qtbot, tmp_path, topic)
    request, prompt = window.session.pending, window.prompt.prompt
    assert isinstance(request, Place)
    assert request.region is not None
    assert isinstance(prompt, LandmarkPrompt)
    titles = [one.title for one in prompt.view.options]
    assert len(titles) > 1
    assert len(set(titles)) == len(titles)
    for one in prompt.view.options:
        request.check(one.answer)


@rule("SBH-MOV-4")
def test_one_key_moves_a_hero_there(qtbot: QtBot, tmp_path: Path) -> None:
    window = table(qtbot, tmp_path, "move")
    request, prompt = window.session.pending, window.prompt.prompt
    assert isinstance(prompt, LandmarkPrompt)
    assert request is not None
    wanted = prompt.view.options[1].answer
    assert isinstance(wanted, tuple)
    QTest.keyClick(window, Qt.Key.Key_2, PAD)
    entry = [one for one in window.session.match.journal.entries if one.answer == wanted]
    assert entry
    assert window.session.pending != request


@rule("V-5.6.1")
def test_more_places_than_digits_take_what_they_lie_near_first(qtbot: QtBot, tmp_path: Path) -> None:
    window = table(qtbot, tmp_path, topics.DEPLOY)
    request, prompt = window.session.pending, window.prompt.prompt
    assert isinstance(prompt, LandmarkPrompt)
    assert len(prompt.view.options) > 9
    first = prompt.inner.view.options
    assert len(first) <= 9
    QTest.keyClick(window, Qt.Key.Key_2, PAD)
    near = prompt.inner.view.options
    assert {one.group for one in near[:-1]} == {first[1].group or first[1].title}
    QTest.keyClick(window, Qt.Key.Key_0, PAD)
    assert prompt.inner.view.options == first
    assert window.session.pending == request
    QTest.keyClick(window, Qt.Key.Key_2, PAD)
    QTest.keyClick(window, Qt.Key.Key_1, PAD)
    assert [one for one in window.session.match.journal.entries if one.answer == near[0].answer]


@rule("R-V30", "SBH-RNG-7")
@pytest.mark.parametrize(
    "topic, words", [(song_topics.CONTACT, "Nothing"), (RANGE, "Up to Long"), (SIGHT, "Yes, clearly")]
)
def test_the_first_key_means_the_same_whatever_is_likely(qtbot: QtBot, tmp_path: Path, topic: str, words: str) -> None:
    for skip in range(3):
        session = session_at(topic, play_mode="unmapped", seed=7, skip=skip)
        window = seat(qtbot, tmp_path, session, (1280, 720))
        request, prompt = session.pending, window.prompt.prompt
        assert request is not None
        assert prompt is not None
        assert prompt.view.options[0].title.startswith(words)
        assert prompt.view.options[prompt.view.default].answer == options_of(request)[0]


def test_a_click_on_the_sketch_is_a_place_too(qtbot: QtBot, tmp_path: Path) -> None:
    window = table(qtbot, tmp_path, "move")
    request = window.session.pending
    assert isinstance(request, Place)
    board_of(window).view.point_clicked.emit(0, 0)
    assert window.session.pending != request


@rule("R-V30", "SBH-MOV-2", "SBH-RNG-7", "R-V09")
@pytest.mark.parametrize("topic", [song_topics.CONTACT, WITHIN, RANGE, SIGHT, NEAREST])
def test_what_matters_is_asked_in_a_sentence_and_enter_takes_what_is_likely(
    qtbot: QtBot, tmp_path: Path, topic: str
) -> None:
    window = table(qtbot, tmp_path, topic, seed=7)
    request = window.session.pending
    assert request is not None
    title = window.prompt.title.text()
    assert title.endswith("?")
    assert ":" not in title
    assert "-" not in title.replace("-up", "")
    prompt = window.prompt.prompt
    assert prompt is not None
    assert all(one.title and ":" not in one.title for one in prompt.view.options)
    QTest.keyClick(window, Qt.Key.Key_Enter, PAD)
    journal = window.session.match.journal
    given = next(one for one in journal.entries if one.fingerprint == request.fingerprint())
    assert given.answer == options_of(request)[0]


def test_the_map_says_that_it_is_a_sketch(qtbot: QtBot, tmp_path: Path) -> None:
    window = table(qtbot, tmp_path, topics.WHOM)
    assert board_of(window).sketch_tag.isVisible()
    assert "sketch" in board_of(window).sketch_tag.accessibleName()
    window.session.amend("play_mode", "mapped")
    assert not board_of(window).sketch_tag.isVisible()


def test_the_tag_of_a_sketch_says_less_where_it_would_lie_on_the_map(qtbot: QtBot, tmp_path: Path) -> None:
    window = table(qtbot, tmp_path, topics.WHOM)
    tag, view = board_of(window).sketch_tag, board_of(window).view
    qtbot.waitUntil(lambda: tag.text() != "")
    assert tag.geometry().left() >= view.map_area().right()
    wide = tag.width()
    view.setFixedWidth(round(view.map_area().width()) + wide)
    qtbot.waitUntil(lambda: tag.text() == "")
    assert tag.isVisible()
    assert tag.width() < wide / 3
    view.setFixedWidth(round(view.map_area().width()) + view.wood_for + 40)
    # The map gives all of its wood to the left then.
    qtbot.waitUntil(lambda: view.map_area().right() + tag.width() > view.width())
    qtbot.waitUntil(lambda: tag.geometry().right() <= view.map_area().left())
    assert "sketch" in tag.accessibleName()


@rule("SBH-ACT-6")
def test_who_acts_and_with_how_many_dice_is_one_key_with_its_odds(qtbot: QtBot, tmp_path: Path) -> None:
    window = table(qtbot, tmp_path, topics.WHOM)
    prompt = window.prompt.prompt
    assert isinstance(prompt, ChoosePrompt)
    two_dice = prompt.view.options[1]
    assert two_dice.then == ("2",)
    qtbot.waitUntil(lambda: " two, " in prompt.grid.buttons[1].second())
    before = window.session.match.journal.head
    QTest.keyClick(window, Qt.Key.Key_2, PAD)
    journal = window.session.match.journal
    assert [journal.entries[one].answer for one in journal.way(before, journal.head)][:2] == [two_dice.answer, "2"]


@rule("V-7.5.17")
def test_a_shot_with_or_without_overwatch_is_one_key(qtbot: QtBot, tmp_path: Path) -> None:
    sessions = (session_at(RANGE, play_mode="unmapped", skip=skip) for skip in range(12))
    shots = ((one, VillagePresenter(one).question(pending)) for one in sessions if (pending := one.pending) is not None)
    session, view = next(shot for shot in shots if "Overwatch" in shot[1].options[shot[1].default].title)
    told = [one for one in view.options if "Overwatch" in one.title]
    assert [one.then[-1] for one in told] == ["yes", "no"]
    # Enter says that all is as believed, and spends nothing.
    assert view.options[view.default] == told[1]
    window = seat(qtbot, tmp_path, session, (1280, 720))
    head = session.match.journal.head
    window.answer(told[1].given)
    journal = session.match.journal
    assert [journal.entries[one].answer for one in journal.way(head, journal.head)][: 1 + len(told[1].then)] == [
        told[1].answer,
        *told[1].then,
    ]


@rule("R-V61", "SBH-MOV-17")
def test_to_go_on_and_what_then_at_the_edge_is_one_key() -> None:
    session = session_at("action", play_mode="unmapped")
    siege, hero = VillagePresenter(session).siege, "maren-oak"
    on = Choose(PLAYERS, topics.GO_ON, "R-V61", hero, ("on", "stop"))
    after = Choose(PLAYERS, song_topics.WALK_OFF, "SBH-MOV-17", hero, ("stay", "leave"))
    names = SiegeNames(siege.world)
    view = with_next(question(on, siege, names), {"on": question(after, siege, names)}, one_and_then)
    assert [(one.answer, one.then) for one in view.options] == [("on", ("stay",)), ("on", ("leave",)), ("stop", ())]
    assert [one.title for one in view.options][1:] == ["Go on, leave the table", "Stop here"]


@rule("SBH-MOV-4")
def test_no_place_in_words_is_where_somebody_stands_and_each_says_which_way_it_is() -> None:
    for skip in range(6):
        session = session_at(song_topics.MOVE, play_mode="unmapped", seed=2, skip=skip)
        presenter, request = VillagePresenter(session), session.pending
        assert request is not None
        hero = presenter.siege.model(request.subject)
        view = presenter.question(request)
        for one in view.options:
            assert isinstance(one.answer, tuple)
            x, y = int(one.answer[0]), int(one.answer[1])
            if one.title.startswith(("Beside", "Toward")):
                assert (x, y) != (hero.x, hero.y)
            if one.title.startswith("Toward"):
                told = "north" if y < hero.y else "south"
                is_plain = abs(y - hero.y) > abs(x - hero.x)
                assert not is_plain or told in one.second or view.options[view.default] == one
        best = start_of(presenter.siege, request, presenter.names)
        if best is not None and best.best is not None:
            chosen = view.options[view.default]
            assert isinstance(chosen.answer, tuple)
            assert hypot(int(chosen.answer[0]) - best.best[0], int(chosen.answer[1]) - best.best[1]) <= SAME
            assert chosen.second.lower().endswith(best.why.lower())


@rule("V-6.1.4")
def test_enter_passes_where_nobody_has_anything_to_do() -> None:
    defaults: set[str] = set()
    for skip in range(4):
        session = session_at(topics.WHOM, play_mode="unmapped", seed=7, skip=skip)
        request = session.pending
        assert isinstance(request, Choose)
        presenter = VillagePresenter(session)
        view = presenter.question(request)
        wanted = choose_model(Outlook(presenter.siege), request)
        assert view.options[view.default].answer == wanted
        defaults.add(wanted)
    assert PASS in defaults


def pressed(qtbot: QtBot, folder: Path, session: MatchSession, option: OptionView) -> list[Answer]:
    """What the game has written down after this answer of the prompt bar."""
    window = seat(qtbot, folder, session, (1280, 720))
    before, journal = session.match.journal.head, session.match.journal
    window.answer(option.given)
    return [journal.entries[one].answer for one in journal.way(before, journal.head)]


@rule("SBH-MOV-11")
def test_a_place_says_what_is_touched_there_and_what_may_be_instead(qtbot: QtBot, tmp_path: Path) -> None:
    sessions = (session_at(song_topics.MOVE, play_mode="unmapped", seed=3, skip=skip) for skip in range(30))
    views = ((one, VillagePresenter(one).question(pending)) for one in sessions if (pending := one.pending) is not None)
    session, view = next((one, view) for one, view in views if any(other.then for other in view.options))
    likely = [one for one in view.options if one.then and one.group != "It touches something else"]
    others = [one for one in view.options if one.group == "It touches something else"]
    assert [one.title for one in likely] == ["Toward Hedge Thief 2a, touching nothing"]
    assert [one.title for one in others] == [
        "Touching Hedge Thief 2a",
        "Toward Hedge Thief 2a, touching Hedge Thief 2b",
    ]
    assert view.options[view.default] not in others
    # Each is taken by the game whole, and nothing is asked of the contact any more.
    chosen = others[0]
    given = pressed(qtbot, tmp_path, session, chosen)
    assert given[:2] == [chosen.answer, *chosen.then]
    assert session.pending is None or session.pending.topic != song_topics.CONTACT


@rule("SBH-ACT-14")
def test_a_free_move_that_cannot_be_is_answered_with_the_dice_instead(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(WITHIN, play_mode="unmapped", seed=5)
    request = session.pending
    assert request is not None
    view = VillagePresenter(session).question(request)
    assert [(str(one.answer).partition(":")[0], one.then) for one in view.options] == [
        ("within", ("1",)),
        ("within", ("2",)),
        ("within", ("3",)),
        ("beyond", ()),
    ]
    two = view.options[view.default]
    assert two.title == "Yes, two dice"
    assert pressed(qtbot, tmp_path, session, two)[:2] == [two.answer, "2"]


@rule("V-7.3.5", "R-V63")
def test_a_move_with_a_villager_takes_no_key_more(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(song_topics.ACTION, "move", play_mode="unmapped", seed=5, skip=12)
    assert session.pending is not None
    view = VillagePresenter(session).question(session.pending)
    moves = [one for one in view.options if one.answer == "move"]
    assert [one.title for one in moves] == ["Move with the villager", "Move alone"]
    assert session.answer_all([moves[0].answer, *moves[0].then])
    assert isinstance(session.pending, Place)
    places = VillagePresenter(session).question(session.pending)
    chosen = places.options[places.default]
    given = pressed(qtbot, tmp_path, session, chosen)
    assert given[: 1 + len(chosen.then)] == [chosen.answer, *chosen.then]
    assert any(isinstance(fact.fact, VillagerMoved) for fact in session.match.facts)


@rule("V-7.3.5", "SBH-ACT-14")
def test_a_free_move_with_a_villager_takes_no_key_more(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(topics.WHOM, play_mode="unmapped", seed=7, skip=18)
    assert session.pending is not None
    view = VillagePresenter(session).question(session.pending)
    free = [one for one in view.options if one.then[:1] == ("free-move",)]
    assert [one.title for one in free] == ["Maren Oak: free move with the villager", "Maren Oak: free move alone"]
    assert pressed(qtbot, tmp_path, session, free[0])[:3] == [free[0].answer, *free[0].then]
    assert isinstance(session.pending, Place)
    # Where it is measured first, whoever comes along is said with the answer to that.
    session = session_at(topics.WHOM, play_mode="unmapped", seed=21, skip=9)
    assert session.answer_all(["maren-oak", "free-move"])
    assert session.pending is not None
    measured = VillagePresenter(session).question(session.pending)
    assert [one.title for one in measured.options][3:] == ["No, go with the villager", "No, go alone"]
    assert measured.options[measured.default].title == "Yes, two dice"


class Everywhere(Region):
    """All of the table."""

    def contains(self, x: int, y: int) -> bool:
        return True


@rule("SBH-MOV-4")
@pytest.mark.parametrize("is_near", [True, False])
def test_nobody_is_sent_beside_a_building_by_a_move_of_no_length(*, is_near: bool) -> None:
    session = session_at(song_topics.MOVE, play_mode="unmapped", seed=2)
    siege, request = session.match.state, session.pending
    assert request is not None
    hero, heart = siege.model(request.subject), siege.world.heart
    # South of it: a hair's breadth away, or an inch.
    x, y = max(siege.ground.contact_spots_at_piece(hero, heart, []), key=lambda spot: spot[1])
    hero.x, hero.y = x, y + (TOUCH + HAIR) // 2 if is_near else y + INCH
    marks = Landmarks(siege, hero, Everywhere(), VillagePresenter(session).names, str)
    marks.piece(heart, "the Town Hall", siege.world.middles[heart])
    (spot,) = marks.found
    gone = hypot(spot.place[0] - hero.x, spot.place[1] - hero.y)
    assert gone >= marks.apart


@rule("V-6.1.4")
def test_odds_name_no_end_of_the_turn_where_only_one_is_left_who_may_act() -> None:
    sessions = [session_at(topics.WHOM, play_mode="unmapped", skip=skip) for skip in range(3)]
    odds = [(one.pending, SiegeOdds(VillagePresenter(one))) for one in sessions]
    told = {len(options_of(one)): told.acts_last(one) for one, told in odds if one is not None}
    assert told == {3: False, 2: True}


@pytest.mark.parametrize("advised", [0, 1])
def test_enter_moves_nobody_who_is_told_that_nothing_is_worth_an_action(advised: int) -> None:
    actions = QuestionView("What now?", "", (OptionView("move", "Move"), OptionView("end", "Stay", letter=NO)), advised)
    places = QuestionView("Where to?", "", (OptionView((1, 2, 0), "Here"), OptionView((3, 4, 0), "There")), 1)
    view = where_at_once(actions, places, ("end",))
    assert view.options[view.default].title == ("Stay" if advised else "There")


@rule("SBH-MOV-4")
def test_who_can_only_move_is_asked_at_once_where_to(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(song_topics.ACTION, play_mode="unmapped")
    window = seat(qtbot, tmp_path, session, (1280, 720))
    request, prompt = session.pending, window.prompt.prompt
    assert isinstance(request, Choose)
    assert request.options == ("move", "end")
    assert isinstance(prompt, ChoosePrompt)
    assert window.prompt.title.text() == "Where does Maren Oak go?"
    best, end = prompt.view.options[prompt.view.default], prompt.view.options[-1]
    assert (end.answer, end.letter) == ("end", NO)
    # Nobody stays in two ways.
    titles = [one.title for one in prompt.view.options]
    assert len(set(titles)) == len(titles)
    # The place under the pointer is shown on the sketch.
    second = prompt.view.options[1]
    prompt.point_at(second.key)
    trial = board_of(window).hand.trial
    assert (trial.shown, trial.x, trial.y) == (True, *second.then[0][:2])
    before, journal = session.match.journal.head, session.match.journal
    QTest.keyClick(window, Qt.Key.Key_Enter, PAD)
    way = [journal.entries[one].answer for one in journal.way(before, journal.head)]
    assert way[: 1 + len(best.then)] == ["move", *best.then]
    session.undo()
    assert session.match.journal.head == before
    board_of(window).view.point_clicked.emit(0, 0)
    assert len(journal.way(before, session.match.journal.head)) >= 2


@rule("V-7.8.2", "V-5.6.1")
@pytest.mark.parametrize("topic", [topics.DEPLOY, topics.TRAP])
def test_where_the_program_would_set_something_down_is_one_key(topic: str) -> None:
    session = session_at(topic, play_mode="unmapped")
    request = session.pending
    assert isinstance(request, Place)
    view = VillagePresenter(session).question(request)
    good = view.options[view.default]
    assert (good.title, good.answer) == ("A good place", ThumbPlayer().decide(session.state, request, 0))
    assert " of the " in good.second
    # At a table nobody sees an area of gold.
    assert topic == topics.TRAP or view.second == "At most 6 in from the Town Hall."
