"""At a table every length that people lay out is one of the tape: eighths of an inch, or centimetres."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.games.village.presenter import VillagePresenter
from desktop.games.village.prompts.asked import asked, said
from desktop.play.models.chronicle_list import ChronicleList
from desktop.play.panels.chronicle_panel import ChroniclePanel
from desktop.play.panels.list_panel import ListPanel
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import topics
from rules_core.games.village.state.order_facts import OrderGiven
from rules_core.games.village.words.measures import measure_for
from rules_core.games.village.words.names import SiegeNames
from rules_core.kernel.requests import Place
from rules_core.song import topics as song_topics
from rules_core.wording.sentence import Length, Sentence
from rules_core.wording.translation import LANGUAGE_IN_FORCE, in_chosen_unit
from tests.games.village.desktop.windows.seats import seat, session_at

TENTHS = re.compile(r"\d\.\d in")
EIGHTHS = re.compile(r"\d/[248] in|(?<![\d.])\d+ in\b(?! \w)|(?<![\d.])\d+ in (from|to|of|that)\b")
MOST = 25


@pytest.fixture(autouse=True)
def inches() -> Iterator[None]:
    LANGUAGE_IN_FORCE.centimetres = False
    yield
    LANGUAGE_IN_FORCE.centimetres = False


def test_the_unit_in_force_words_a_length() -> None:
    told = Sentence("{far} on", {"far": Length(572)})
    assert said(told) == "2 1/4 in on"
    LANGUAGE_IN_FORCE.centimetres = True
    assert said(told) == "5.7 cm on"


@pytest.mark.parametrize("play_mode", ["mapped", "unmapped"])
def test_no_question_at_a_table_counts_tenths_of_an_inch(play_mode: str) -> None:
    session = session_at(topics.ORDER, play_mode=play_mode)
    names = SiegeNames(session.state.world)
    chronicle = ChronicleList(VillagePresenter(session))
    bot = ThumbPlayer()
    lengths = 0
    for _ in range(MOST):
        request = session.pending
        assert request is not None
        view = asked(request, session.state, session.facts, names)
        texts = [view.title, view.second, view.order, *(one.title + one.second for one in view.options)]
        lengths += sum(" in" in text for text in texts)
        assert [text for text in texts if TENTHS.search(text)] == []
        session.answer(bot.decide(session.state, request, session.match.journal.head))
    assert lengths
    lines = zip(session.facts, chronicle.lines, strict=True)
    orders = [line for told, line in lines if isinstance(told.fact, OrderGiven)]
    assert orders
    assert [one for one in orders if TENTHS.search(one.text + one.details)] == []


@pytest.mark.parametrize("play_mode", ["", "mapped"])
def test_no_page_mixes_tenths_and_eighths(qtbot: QtBot, tmp_path: Path, play_mode: str) -> None:
    window = seat(qtbot, tmp_path, session_at(song_topics.MOVE, skip=3, play_mode=play_mode))
    session = window.session
    window.dock_keeper.open("list")
    listed = window.findChild(ListPanel)
    assert listed is not None
    qtbot.waitUntil(lambda: bool(listed.model.families))
    request = session.pending
    assert isinstance(request, Place)
    texts = [line for family in listed.model.families for thing in family.things for line in thing.lines]
    spots = [one.title + one.second for one in window.presenter.words.spots(request, session.state)]
    chronicle = window.findChild(ChroniclePanel)
    assert chronicle is not None
    folded = [str(chronicle.filter.index(row, 0).data()) for row in range(chronicle.filter.rowCount())]
    told = [line.text + line.details for line in chronicle.model.lines]
    wrong = TENTHS if play_mode else EIGHTHS
    right = re.compile(r"\d in\b") if play_mode else TENTHS
    for page in (texts, spots, folded, told):
        assert any(right.search(text) for text in page)
        assert [text for text in page if wrong.search(text)] == []


def test_on_the_screen_lengths_keep_their_tenths() -> None:
    state = session_at(topics.WHOM).state
    assert measure_for(state) is in_chosen_unit
