"""The book of a siege: everything that was told stands in it once, and nothing else."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QFileDialog, QProgressDialog
from pytestqt.qtbot import QtBot

from desktop.book.contents import TELLERS, Book, Entry, Heading, LastWords, Note, Plates, Sums, paragraphs
from desktop.book.keeping import Progress
from desktop.book.mending import mended
from desktop.book.page import BookPage
from desktop.book.paper import Stopped, paper_theme, printed_pages
from desktop.book.sheet_format import BookPaper
from desktop.book.web_page import as_web_page
from desktop.games.defenders.book import book_of, turn_title
from desktop.games.defenders.book_sentences import CHANCE, TOTALS, remarks_on, run_of
from desktop.games.faces import face_of
from desktop.language import ENGLISH, speak
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.play.end_page import EndPage
from desktop.play.play_window import PlayWindow
from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from desktop.session.new_game import NewGame
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from rules_core.games.defenders.card import GAME
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.games.defenders.rules import scenes, topics
from rules_core.games.defenders.state.city import City
from rules_core.games.defenders.state.facts import (
    AttackBegins,
    BattleFought,
    Finished,
    PlaceLost,
    Reinforced,
    ThreatCame,
    ThreatDestroyed,
    TurnBegan,
    UnitKilled,
    UnitMoved,
)
from rules_core.games.defenders.words.defenders_words import DefendersWords
from rules_core.kernel.journal import ROOT
from rules_core.kernel.match import Match, begin
from rules_core.kernel.requests import Answer, Place, Request, Topic, Write, options_of
from tests.clauses import rule
from tests.desktop.accessibility.tree import nameless
from tests.desktop.book.laid_out import overfull, words_of
from tests.pig.match import NoKeeper

SEED = 3
"""A long siege: eight battles and seven losses."""
USUAL = frozenset([TOTALS, TELLERS])
ALL = USUAL | {CHANCE}
NAMES = (topics.NAME, topics.THREAT_NAME)


class Storyteller(ThumbPlayer):
    """Plays by rule of thumb and tells something wherever it is asked, never the same twice."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self._spots = random.Random(4)

    def decide(self, state: City, request: Request, position: int) -> Answer:
        if isinstance(request, Write):
            number = len(self.told) + 1
            words = (
                f"Name-{number}: <b>&amp;/{number}" if request.topic in NAMES else f"Tale-{number}, <i>told</i> once."
            )
            if request.topic == topics.SCENE_TOLD:
                words += f" And more of it{' and more' * 60}.\nSecond-{number} of it."
            self.told.append(words)
            return words
        if isinstance(request, Place):
            assert request.region is not None
            return (*self._spots.choice(request.region.candidates()[:16]), 0)
        if request.topic == topics.SCENE:
            told = scenes.MOURNING if scenes.MOURNING in options_of(request) else scenes.RELATIONS
            return scenes.NONE if position % 5 == 0 else told
        return super().decide(state, request, position)


@cache
def played(until: Topic | None = None) -> tuple[Match[City], Storyteller]:
    """A game of three, to its end or to a question."""
    match = begin(DefendersGame({"players": 3}), SEED, DicePolicy())
    player = Storyteller()
    while match.pending is not None and match.pending.topic != until:
        match.answer(player.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
    return match, player


def session_of(match: Match[City]) -> MatchSession:
    return MatchSession(match, DicePolicy(), NoKeeper(), 1, "A <b>city</b>", lambda match: ({}, ""))


def pieces_of(book: Book) -> list[object]:
    return [piece for chapter in book.chapters for piece in chapter.pieces]


def test_a_quiet_turn_is_one_paragraph_below_the_turn_before_it() -> None:
    match, _ = played()
    book = book_of(session_of(match))
    began = [one.fact.turn for one in match.facts if isinstance(one.fact, TurnBegan)]
    titles = [one.title for one in book.chapters]
    opened = [number for number in began if turn_title(number) in titles]
    paragraphs_of = [[one.words for one in piece.remarks] for piece in pieces_of(book) if isinstance(piece, Note)]
    folded = [number for number in began if any(words[0] == f"{turn_title(number)}:" for words in paragraphs_of)]
    # Each turn is told once, large or small, and the first one and the one that ended it large.
    assert sorted(opened + folded) == began
    assert (opened[0], opened[-1]) == (began[0], began[-1])
    assert folded


def test_of_a_siege_of_which_nobody_tells_only_turns_with_battles_and_losses_are_chapters() -> None:
    match = begin(DefendersGame({"players": 3}), SEED, DicePolicy())
    player = ThumbPlayer()
    while match.pending is not None:
        match.answer(player.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
    book = book_of(session_of(match))
    turns = [one for one in book.chapters if one.title.endswith("Turn")]
    assert len(turns) > 3
    for chapter in turns[1:-1]:
        assert any(isinstance(piece, Sums | Plates) for piece in chapter.pieces)
    # Whoever came in the others stands there all the same.
    entries = [piece.name for piece in pieces_of(book) if isinstance(piece, Entry)]
    assert len(entries) == sum(isinstance(one.fact, Finished | ThreatCame | Reinforced) for one in match.facts)


@rule("D-INT-3", "D-REF-1", "D-END-4")
def test_every_text_name_and_battle_stands_in_the_book_once(qtbot: QtBot) -> None:
    match, player = played()
    book = book_of(session_of(match))
    pages = printed_pages(book, BookPaper.A5, USUAL)
    said = words_of(pages)
    written = as_web_page(book, USUAL)
    tales = [line for text in player.told if text.startswith("Tale") for line in paragraphs(text)]
    assert len(tales) > 50
    for line in tales:
        assert said.count(line) == 1, line
        assert written.count(line.replace("<", "&lt;").replace(">", "&gt;")) == 1, line
    entries = [piece.name for piece in pieces_of(book) if isinstance(piece, Entry)]
    named = [one.fact for one in match.facts if isinstance(one.fact, Finished | ThreatCame | Reinforced)]
    assert len(entries) == len(named)
    assert sorted(entries) == sorted(text for text in player.told if text.startswith("Name"))
    assert all(name in said for name in entries)
    # D-THR-7, R-D21. Whoever came has their story beside them, as whoever was made.
    assert all(piece.story for piece in pieces_of(book) if isinstance(piece, Entry))
    battles = [one.fact for one in match.facts if isinstance(one.fact, BattleFought)]
    scores = [piece for piece in pieces_of(book) if isinstance(piece, Sums)]
    assert [(one.ours.total, one.theirs.total) for one in scores] == [
        (one.defence_total, one.attack_total) for one in battles
    ]
    for one in scores:
        for side in (one.ours, one.theirs):
            assert sum(int(points) for _, points in side.parts) == side.total
    assert "<b>" not in written
    assert "<i>" not in written


def test_pages_do_not_overflow(qtbot: QtBot) -> None:
    match, _ = played()
    for paper in BookPaper:
        pages = printed_pages(book_of(session_of(match)), paper, ALL)
        assert overfull(pages) == []


def test_a_page_that_a_chapter_leaves_empty_ends_with_an_ornament(qtbot: QtBot) -> None:
    pages = printed_pages(book_of(session_of(played()[0])), BookPaper.A5, USUAL)
    early = [number for number in range(len(pages.pages)) if pages.ends_early(number)]
    assert early
    for number in early:
        high = pages.sheet.area(right=pages.pages[number].is_right).height()
        assert pages.pages[number].foot < high * 0.7
        assert number + 1 == len(pages.pages) or number + 1 in pages.first_page_of
    assert not pages.ends_early(0)


def test_what_is_told_of_the_dead_is_framed(qtbot: QtBot) -> None:
    match, player = played()
    framed = [piece for piece in pieces_of(book_of(session_of(match))) if isinstance(piece, LastWords)]
    assert framed
    assert all(piece.telling.words in player.told and piece.telling.teller for piece in framed)


def test_the_map_is_there_at_the_start_at_each_loss_and_at_the_end(qtbot: QtBot) -> None:
    match, _ = played()
    book = book_of(session_of(match))
    assert book.painter is not None
    plates = [piece.plates for piece in pieces_of(book) if isinstance(piece, Plates)]
    losses = sum(isinstance(one.fact, PlaceLost) for one in match.facts)
    assert losses > 3
    assert [len(one) for one in plates] == [1, *([2] * losses), 1]
    for row in plates:
        images = [book.painter.image(one.name, QSize(240, round(240 * one.ratio)), paper_theme()) for one in row]
        assert all(image.width() == 240 for image in images)
        # Something is on them, and before is not as after.
        assert all(_colours(image) > 20 for image in images)
        assert len(images) == 1 or images[0] != images[1]
    looks = (Theme(look, less_motion=True) for look in (LookName.LIGHT, LookName.DARK))
    light, dark = (book.painter.image(plates[0][0].name, QSize(240, 168), look) for look in looks)
    assert dark.pixelColor(5, 5).lightness() < light.pixelColor(5, 5).lightness()


def _colours(image: QImage) -> int:
    return len({image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)})


def test_a_book_may_be_read_while_the_city_is_made_and_in_the_middle_of_a_siege(qtbot: QtBot) -> None:
    for topic in (None, topics.WORLD, topics.STORY, topics.DRAWING, topics.SCENE, topics.FALL):
        match, _ = played(topic)
        book = book_of(session_of(match))
        pages = printed_pages(book, BookPaper.A5, USUAL)
        assert len(pages.first_page_of) == len(book.chapters)
        captions = {plate.caption for piece in pieces_of(book) if isinstance(piece, Plates) for plate in piece.plates}
        has_begun = any(isinstance(one.fact, TurnBegan) for one in match.facts)
        assert ("The city as the siege began." in captions) == has_begun
        assert pages.pages[0].words


def page_of(qtbot: QtBot, folder: Path, wide: int = 1280, high: int = 720) -> BookPage:
    match, _ = played()
    page = BookPage(Theme(less_motion=True), Settings(folder / "settings.ini"), book_of(session_of(match)))
    qtbot.addWidget(page)
    page.resize(wide, high)
    page.show()
    qtbot.waitExposed(page)
    page.spread.setFocus()
    return page


def test_the_book_is_leafed_through_by_keys_and_ribbons(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, tmp_path)
    spread = page.spread
    assert nameless(page) == []
    assert spread.shown == [0]
    assert not page.before.isEnabled()
    QTest.keyClick(spread, Qt.Key.Key_Right)
    assert spread.shown == [1, 2]
    assert spread.accessibleName() == f"Pages 2 and 3 of {spread.count}"
    assert "The City" in spread.accessibleDescription()
    for button in page.ribbons.buttons:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert [one.ribbon.name for one in page.ribbons.buttons if one.isChecked()] == [button.ribbon.name]
    QTest.keyClick(spread, Qt.Key.Key_Up)
    assert page.ribbons.buttons[-2].isChecked()
    QTest.keyClick(spread, Qt.Key.Key_End)
    assert spread.shown[-1] == spread.count - 1
    assert not page.after.isEnabled()
    with qtbot.waitSignal(page.back_wanted):
        QTest.keyClick(spread, Qt.Key.Key_Escape)


def test_while_the_window_is_resized_nothing_is_set_and_nothing_is_said(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr("desktop.book.spread.announce", lambda _, words: said.append(words))
    page = page_of(qtbot, tmp_path)
    page.activateWindow()
    qtbot.waitUntil(page.spread.hasFocus)
    pages, shown = page.spread.pages, page.spread.shown
    laid_out = QSignalSpy(page.spread.turned)
    for wide in range(1260, 640, -100):
        page.resize(wide, 720)
        page.spread.grab()
    assert page.spread.pages is pages
    assert page.spread.shown == shown
    qtbot.waitUntil(lambda: page.spread.pages is not pages)
    assert laid_out.count() == 1
    assert not page.spread.is_double
    assert said == []
    QTest.keyClick(page.spread, Qt.Key.Key_Right)
    assert [words.partition(".")[0] for words in said] == [page.spread.where]


def test_options_and_paper_are_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, tmp_path, 1600, 900)
    page.spread.open_chapter(5)
    page.boxes["chance"].click()
    assert page.spread.chapter == 5
    page.papers.setCurrentIndex(list(BookPaper).index(BookPaper.BOOKLET))
    again = page_of(qtbot, tmp_path, 900, 600)
    assert again.wanted == ALL
    assert again.paper is BookPaper.BOOKLET
    assert not again.boxes["chance"].isVisible()
    assert again.actions_of["chance"].isChecked()


def test_each_way_of_keeping_a_book_gives_its_own_ending(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = page_of(qtbot, tmp_path)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "my book v1.2"), ""))
    for action in page.keep_menu.actions():
        action.trigger()
    assert (tmp_path / "my book v1.2.pdf").read_bytes().startswith(b"%PDF")
    assert (tmp_path / "my book v1.2.html").read_bytes().startswith(b"<!DOCTYPE html>")


def test_the_game_and_its_last_page_lead_to_the_book(qtbot: QtBot, tmp_path: Path) -> None:
    match, _ = played()
    session = session_of(match)
    assert face_of("defenders").has_book
    window = PlayWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), session)
    qtbot.addWidget(window)
    action = window.actions_of_game.book_action
    assert action.isVisible()
    with qtbot.waitSignal(window.book_wanted):
        action.trigger()
    window.put_away()
    settings = Settings(tmp_path / "settings.ini")
    end = EndPage(Theme(less_motion=True), settings, session)
    qtbot.addWidget(end)
    (button,) = [one for one in end.buttons if one.objectName() == "end.book"]
    with qtbot.waitSignal(end.book):
        button.click()
    end.share_as(tmp_path / "shared.html")
    shared = (tmp_path / "shared.html").read_text(encoding="utf-8")
    assert "Tale-" in shared
    assert "Told by" in shared
    # As the book is read it is shared.
    settings.set_flag("book/tellers", value=False)
    end.share_as(tmp_path / "shared.html")
    assert "Told by" not in (tmp_path / "shared.html").read_text(encoding="utf-8")


def test_the_window_opens_the_book_and_leads_back_in_any_language(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), tmp_path)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.wake()
    window.start_game(NewGame(GAME, "A city", {"players": 2}, 3))
    session = window.session
    assert session is not None
    window.show_book()
    page = window.pages.currentWidget()
    assert isinstance(page, BookPage)
    count = window.pages.count()
    # The menu is there while the book is open.
    window.show_book()
    assert window.pages.count() == count
    speak("de")
    window.renew()
    german = window.pages.currentWidget()
    assert isinstance(german, BookPage)
    assert german.book.chapters[0].title == "Die Stadt"
    speak(ENGLISH)
    window.renew()
    page = window.pages.currentWidget()
    assert isinstance(page, BookPage)
    page.back_wanted.emit()
    assert isinstance(window.pages.currentWidget(), PlayWindow)
    assert window.session is session
    window.close()


def test_the_book_is_opened_at_the_present_and_leads_back_to_a_game_that_goes_on(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(Theme(), Settings(tmp_path / "settings.ini"), tmp_path)
    qtbot.addWidget(window)
    match, player = played(topics.FALL)[0].fork(), ThumbPlayer()
    while not any(isinstance(one.fact, UnitKilled) for one in match.facts):
        assert match.pending is not None
        match.answer(player.decide(match.state, match.pending, 0))
    session = session_of(match)
    window.play(session)
    window.show()
    session.watch_from(ROOT)
    assert len(session.facts) < len(match.facts)
    window.show_book()
    assert not session.is_behind
    page = window.pages.currentWidget()
    assert isinstance(page, BookPage)
    fates = [one.words for piece in pieces_of(page.book) if isinstance(piece, Entry) for one in piece.remarks]
    assert any("Fell in turn" in fate for fate in fates)
    assert not any("turn 0" in fate for fate in fates)
    # What is shown while people read does not end the game.
    session.watch_from(ROOT)
    page.back_wanted.emit()
    assert isinstance(window.pages.currentWidget(), PlayWindow)
    window.close()


def test_work_that_takes_long_can_be_stopped(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, tmp_path)
    progress = Progress(page, "The book is being written.")
    progress.report(0, 10)
    (dialog,) = page.findChildren(QProgressDialog)
    assert dialog.maximum() == 10
    dialog.cancel()
    with pytest.raises(Stopped):
        progress.report(1, 10)
    progress.end()


def test_another_name_stands_in_every_sentence_and_on_the_map_and_the_game_keeps_its_own(qtbot: QtBot) -> None:
    match, _ = played()
    session = session_of(match)
    told = book_of(session)
    place = next(one for one in match.state.locations if not one.is_open())
    before = match.game.to_plain(match.state)
    session.mend(place.name, "The Lost Corner", is_name=True)
    book = mended(told, session.mended)
    first, now = (words_of(printed_pages(one, BookPaper.A5, ALL)) for one in (told, book))
    assert first.count(place.name) == now.count("The Lost Corner") > 2
    assert place.name not in now
    assert place.name not in as_web_page(book, ALL)
    assert match.game.to_plain(match.state) == before
    size = QSize(400, 280)
    for name in ("map/start", "map/loss-0-after"):
        assert told.painter is not None
        assert book.painter is not None
        assert told.painter.image(name, size, paper_theme()) != book.painter.image(name, size, paper_theme())


@rule("D-REF-5", "R-D35")
def test_the_book_tells_in_few_words_who_came_who_fell_and_what_a_scene_is_about(qtbot: QtBot) -> None:
    match, _ = played()
    session = session_of(match)
    pieces = pieces_of(book_of(session))
    words = session.new_words()
    facts = [one.fact for one in match.facts]
    # Who attacks is said once for each place, and no list of all ways in follows a loss.
    notes = [
        " ".join(one.words for one in piece.remarks if not one.option) for piece in pieces if isinstance(piece, Note)
    ]
    attacks = [one for one in facts if isinstance(one, AttackBegins)]
    against = " ".join(note for note in notes if "Against" in note)
    assert attacks
    assert all(words.called(one.threat) in against for one in attacks)
    assert against.count("Against ") < len(attacks)
    assert sum("The ways in" in note for note in notes) == 1
    # What a loss has opened stands below its picture.
    after = [piece.plates[1].caption for piece in pieces if isinstance(piece, Plates) and len(piece.plates) == 2]
    assert any("Now they come in at" in one for one in after)
    # Whoever is mourned is named.
    fallen = {words.called(one.unit) for one in facts if isinstance(one, UnitKilled)}
    titles = [piece.words for piece in pieces if isinstance(piece, Heading)]
    mourned = [words for words in titles if words.startswith("Mourning somebody who fell: ")]
    assert mourned
    assert all(any(name in words for name in fallen) for words in mourned)
    destroyed = [one for one in facts if isinstance(one, ThreatDestroyed) and one.unit]
    deeds = " ".join(one.words for piece in pieces if isinstance(piece, Entry) for one in piece.remarks)
    assert destroyed
    assert all(words.called(one.threat) in deeds for one in destroyed)


@rule("D-DA-1", "D-DA-2")
def test_of_several_steps_the_book_tells_where_they_led() -> None:
    def step(unit: str, origin: str, place: str, manner: str = "move") -> UnitMoved:
        return UnitMoved("D-DA-1", f"{unit} {unit}", f"{origin} {origin}", f"{place} {place}", manner)

    there_and_back = [step("Marr", "Keep", "Row"), step("Vale", "Row", "Keep"), step("Marr", "Row", "Keep")]
    run = run_of([*there_and_back, step("Vale", "Keep", "Mill"), step("Pikes", "Mill", "Row", "bump")])
    assert len(run) == 4
    (said,) = remarks_on(run, None, DefendersWords())
    assert said.words == "Vale: from Row to Mill."
    # Who makes room or flees is told step by step.
    assert run_of([step("Pikes", "Mill", "Row", "flight"), step("Pikes", "Row", "Keep", "flight")])[1:] == []
