"""Seats without a person: whatever they make and meet has a name and is drawn, as people take what is suggested."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from rules_core.games.defenders.content.worlds import World, world
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.rules.reading import points_of
from rules_core.games.defenders.state.city import City
from rules_core.games.defenders.words.town import Town
from rules_core.kernel.match import begin
from rules_core.kernel.requests import SeatId
from tests.clauses import rule
from tests.pig.match import NoKeeper


@rule("D-CITY-5", "D-THR-7", "D-MAP-2")
def test_players_without_a_person_name_and_draw_as_is_suggested_to_people(qtbot: QtBot) -> None:
    game = DefendersGame({"players": 2, "fewest": 2, "setting": "kaiju-city"})
    match = begin(game, 4, DicePolicy())
    session = MatchSession(match, DicePolicy(), NoKeeper(), 1, "A city", lambda match: ({}, ""))
    for seat in ("p1", "p2"):
        session.give_seat(SeatId(seat), "thumb")
    session.autoplay.pace_ms = 0
    session.autoplay.resume()

    def is_besieged() -> bool:
        state = session.match.state
        assert isinstance(state, City)
        return state.turn > 0

    qtbot.waitUntil(is_besieged, timeout=20_000)
    session.autoplay.stop()
    state: City = session.match.state
    told: World = world("kaiju-city", "en")
    known = {name for names in told.names.values() for name in names}
    names = [one.name for one in state.locations]
    names += [one.name for one in state.units]
    names += [one.name for one in state.threats]
    assert set(names) <= known
    assert len(set(names)) == len(names)
    town = Town(state.locations)
    assert {one.id: tuple(points_of(one.outline)) for one in state.locations} == {
        id: mark.points for id, mark in town.marks.items()
    }
