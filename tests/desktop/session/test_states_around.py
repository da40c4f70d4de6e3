"""The states round something that has happened stay what they were, and tell no secret."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.session.states_around import states_around
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import options_of
from tests.desktop.session.keeping import catalogue_with, session_of
from tests.hunt.rules import CAMP, DayBegan, Hunt, Walked, name_of


def is_walk(fact: Fact) -> bool:
    return isinstance(fact, Walked)


def test_the_state_after_the_latest_thing_stays_when_the_game_goes_on(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    catalogue_with(monkeypatch, "hunt")
    session = session_of("hunt")
    request = session.pending
    assert request is not None
    there = next(one for one in options_of(request) if one != name_of(CAMP))
    session.answer(there)
    (walk,) = states_around(session, is_walk)
    assert isinstance(walk.told.fact, Walked)
    seat = walk.told.fact.seat
    session.undo()
    before, after = walk.before(), walk.after()
    assert isinstance(before, Hunt)
    assert isinstance(after, Hunt)
    assert before.at[seat] == CAMP
    assert name_of(after.at[seat]) == there
    # Cards have been drawn, and nobody in particular looks on.
    assert any(session.match.state.cards.values())
    assert not any([*before.cards.values(), *after.cards.values()])


def test_nothing_is_told_that_is_still_being_shown(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue_with(monkeypatch, "hunt")
    session = session_of("hunt")
    begun = states_around(session, lambda fact: isinstance(fact, DayBegan))
    assert len(begun) == 1
    session.is_showing = lambda: True
    request = session.pending
    assert request is not None
    session.answer(options_of(request)[0])
    assert session.is_behind
    assert states_around(session, is_walk) == []
    session.catch_up()
    assert len(states_around(session, is_walk)) == 1
