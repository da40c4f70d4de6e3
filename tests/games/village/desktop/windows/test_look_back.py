"""The look back on a siege: its own words, and the map of the moment with the places that are compared."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.games.faces import face_of
from desktop.look.theme import Theme
from desktop.play.look_back.moment_card import MomentCard
from desktop.session.sandbox import sandbox_from
from rules_core.games.shares import PairedDifference, Share
from rules_core.games.village.rules import topics
from rules_core.games.village.words.siege_words import SiegeWords
from rules_core.kernel.match import Match, begin, begin_from
from rules_core.kernel.requests import Answer, Choose, Place
from rules_core.kernel.table import PLAYERS
from rules_core.lab.duels import Missed
from rules_core.song import topics as topics_of_song
from rules_core.song.options import INCH
from tests.games.village.desktop.windows.seats import session_at
from tests.games.village.lab.test_look_back import last_stand
from tests.games.village.little import game
from tests.pig.test_window import german as german

SHARES = Share(41, 100), Share(62, 100)
DIFFERENCE = PairedDifference(30, 9, 100)


def card_of(qtbot: QtBot, match: Match[Any], given: Answer, other: Answer, *then: Answer) -> MomentCard:
    """The card of the question that stands, as if the other answer had been better."""
    theme = Theme(less_motion=True)
    missed = Missed(match.journal.head, PLAYERS, given, other, *SHARES, DIFFERENCE, then=then)
    past = sandbox_from(match, match.journal.head, "A siege", {}, {})
    card = MomentCard(theme, face_of("village").look_back_words(), missed, past, is_shown=True)
    qtbot.addWidget(card)
    card.resize(900, 500)
    card.draw_picture()
    return card


def texts(card: MomentCard) -> list[str]:
    return [label.text() for label in card.findChildren(QLabel)]


def test_it_says_who_held_the_village_how_often(qtbot: QtBot) -> None:
    card = card_of(qtbot, begin_from(game(), last_stand(), 3), "pass", "ada")
    assert card.accessibleName().startswith("Wave 7 of 7. The heroes act.")
    (given,) = [one.key() for one in card.buttons if one.text() != "Ada"]
    better = "B" if given == "A" else "A"
    assert f"{better} held 62 of 100, {given} held 41." in texts(card)
    assert "Played on with equal dice, 95 times in 100 the true gain is 9 to 32 of 100 games." in texts(card)


def test_who_is_compared_has_a_letter_on_the_map_and_yes_or_no_says_to_what(qtbot: QtBot) -> None:
    card = card_of(qtbot, begin_from(game(), last_stand(), 3), "pass", "ada")
    (letter,) = [one.key() for one in card.buttons if one.text() == "Ada"]
    bare = face_of("village").moment_picture(card.theme, card.presenter, [], {})
    assert card.picture.image == face_of("village").moment_picture(card.theme, card.presenter, [], {"ada": letter})
    assert card.picture.image != bare
    followed = session_at(topics_of_song.FOLLOW_UP).match
    said = texts(card_of(qtbot, followed, "yes", "no"))
    assert "A free step that keeps contact with the foe who recoils." in said


def test_places_are_told_from_the_nearest_building_and_lettered_on_the_map(qtbot: QtBot) -> None:
    match = begin(game(), 4)
    assert isinstance(match.pending, Place)
    assert match.pending.region is not None
    turn = match.pending.region.turns[0]
    first, *_, last = match.pending.region.candidates()
    card = card_of(qtbot, match, (*first, turn), (*last, turn))
    assert all(" in " in view.title and " of the " in view.title for view in card.views)
    face, plain = face_of("village"), card.picture.image
    bare = face.moment_picture(card.theme, card.presenter, [], {})
    assert (plain.width(), plain.height()) == (bare.width(), bare.height())
    assert plain != bare


def test_an_answer_that_leads_to_a_place_shows_the_way(qtbot: QtBot) -> None:
    match = begin_from(game(), last_stand(), 3)
    for answer in ("ada", "3"):
        match.answer(answer)
    if match.pending is not None and match.pending.topic == topics.WHOM:
        for answer in ("ben", "3"):
            match.answer(answer)
    assert isinstance(match.pending, Choose)
    moved = match.fork()
    moved.answer("move")
    asked = moved.pending
    assert isinstance(asked, Place)
    assert asked.region is not None
    *_, there = asked.region.candidates()
    walked, waited = card_of(qtbot, match, "move", "end", (*there, 0)), card_of(qtbot, match, "end", "move")
    for card in (walked, waited):
        (spot,) = [one for one in card.spots if one is not None]
        button = card.buttons[card.spots.index(spot)]
        assert button.text() == "Move"
        assert spot.words in button.accessibleName()
        assert " in " in spot.words
        assert ((spot.x, spot.y) == there) is (card is walked), "the program goes elsewhere"
        bare = face_of("village").moment_picture(card.theme, card.presenter, [], {})
        assert card.picture.image != bare


def test_in_german_every_direction_is_one(german: None) -> None:
    siege = begin(game(), 4).state
    words = SiegeWords(siege.world)
    asked = Place(PLAYERS, topics.DEPLOY, "V-5.1.1")
    x, y = siege.world.middles[siege.world.heart]
    told = [
        words.place(asked, x + across * INCH, y + down * INCH, siege)
        for across, down in ((0, -2), (2, -2), (2, 0), (2, 2), (0, 2), (-2, 2), (-2, 0), (-2, -2))
    ]
    sides = ("nördlich", "nordöstlich", "östlich", "südöstlich", "südlich", "südwestlich", "westlich", "nordwestlich")
    assert all(f"Zoll {side} vom Rathaus" in words for words, side in zip(told, sides, strict=True)), told
