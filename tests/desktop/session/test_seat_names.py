"""People have names: kept with the game, and used wherever somebody speaks of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from desktop.look.seat_mark import SHAPES, marks_for
from desktop.look.theme import Theme
from desktop.play.presenter import Presenter
from desktop.session.game_library import GameLibrary
from desktop.session.known import KnownToAll
from desktop.session.new_game import NewGame
from desktop.session.seats import shares_side
from desktop.shell.new_game_form import NewGameForm
from rules_core.games.catalogue import definition_of
from rules_core.games.definition import Seat
from rules_core.kernel.game import GameId
from rules_core.kernel.requests import SeatId
from tests.desktop.session.keeping import Kept, catalogue_with, nothing_to_say, session_of
from tests.pig.definition import ANN, BEN


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue_with(monkeypatch, "pig", "hunt")


def test_names_are_asked_and_kept_with_the_game(qtbot: QtBot, tmp_path: Path) -> None:
    form = NewGameForm(Theme(less_motion=True), definition_of(GameId("pig")))
    qtbot.addWidget(form)
    line = form.findChild(QLineEdit, f"new-game.called.{BEN}")
    assert isinstance(line, QLineEdit)
    assert line.placeholderText() == "Ben"
    QTest.keyClicks(line, " Rhea ")
    begun: list[NewGame] = []
    form.chosen.connect(begun.append)
    form.start.click()
    assert begun[0].names == {BEN: "Rhea"}
    library = GameLibrary(tmp_path, nothing_to_say)
    session = library.begin(begun[0])
    number = session.game_id
    session.end()
    again = library.resume(number)
    assert again.seats.name(BEN) == "Rhea"
    assert again.seats.name(ANN) == "Ann"
    again.end()
    library.close()


def test_a_name_stands_wherever_somebody_is_spoken_of(qtbot: QtBot) -> None:
    kept = Kept()
    session = session_of("pig", keeper=kept)
    presenter = Presenter(session)
    session.call_seat(ANN, "Ines")
    assert kept.settings["names"] == {ANN: "Ines"}
    assert presenter.seat_name(ANN) == "Ines"
    assert session.pending is not None
    assert "Ines" in presenter.title(session.pending)
    assert KnownToAll(session).seat_name == "Ines"
    # An empty name leaves the seat its own.
    session.call_seat(ANN, " ")
    assert presenter.seat_name(ANN) == "Ann"


def test_marks_differ_by_shape_colour_and_letter() -> None:
    marks = marks_for(["Ines", "Tomas", "Rhea", "Jun", "Ann", "Arno"])
    assert [one.letter for one in marks] == ["I", "T", "R", "J", "An", "Ar"]
    assert [one.shape for one in marks] == list(SHAPES)
    assert len({one.role for one in marks}) == 6


@pytest.mark.parametrize(
    "names, letters",
    [
        (("Player 1", "Player 2"), ["1", "2"]),
        (("Anna", "Andreas", "Bo"), ["Ann", "And", "B"]),
        (("Bot 1", "Player 1"), ["B", "P"]),
        (("Ann", "ann", "Bo"), ["1", "2", "B"]),
        (("Jo", "Jon"), ["1", "Jon"]),
        # The number of the third seat is the name of the first.
        (("Player 3", "Andrea", "Andreas"), ["P", "2", "3"]),
        (("", "Bo"), ["1", "B"]),
    ],
)
def test_no_two_marks_have_the_same_letters(names: tuple[str, ...], letters: list[str]) -> None:
    assert [one.letter for one in marks_for(names)] == letters


def test_only_those_who_share_a_side_need_marks() -> None:
    assert shares_side((Seat(SeatId("a"), "A", "heroes"), Seat(SeatId("b"), "B", "heroes")))
    assert not shares_side((Seat(SeatId("a"), "A", "heroes"), Seat(SeatId("b"), "B", "enemies")))
    assert not shares_side((Seat(SeatId("a"), "A", "heroes"), Seat(SeatId("b"), "B", "heroes", decides=False)))
