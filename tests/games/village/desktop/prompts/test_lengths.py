"""At a table every length that people lay out is one of the tape: eighths of an inch, or centimetres."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from desktop.games.village.presenter import VillagePresenter, measure_for
from desktop.games.village.prompts.asked import asked, said
from desktop.play.models.chronicle_list import ChronicleList
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import topics
from rules_core.games.village.state.order_facts import OrderGiven
from rules_core.games.village.words.names import SiegeNames
from rules_core.wording.sentence import Length, Sentence
from rules_core.wording.translation import LANGUAGE_IN_FORCE, in_chosen_unit
from tests.games.village.desktop.windows.seats import session_at

TENTHS = re.compile(r"\d\.\d in")
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


def test_on_the_screen_lengths_keep_their_tenths() -> None:
    state = session_at(topics.WHOM).state
    assert measure_for(state) is in_chosen_unit
