"""The luck of a game without a face: each seat by its name, with the dice that it threw."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.play.models.luck_list import LuckList
from desktop.play.models.roll_list import SECOND_ROLE, RollList
from desktop.play.panels.luck_panel import LuckPanel
from desktop.play.presenter import Presenter
from rules_core.kernel.luck import Source
from tests.pig.match import session_after

ANN_THEN_BEN = ("roll", 6, "roll", 4, "hold", "roll", 2, "roll", 1)


def test_every_seat_has_its_dice_and_their_hits() -> None:
    model = LuckList(Presenter(session_after(*ANN_THEN_BEN)))
    model.set_watched(True)
    assert [(row.title, row.tone, row.luck.source, row.luck.dice) for row in model.rows] == [
        ("Ann", "hero_fill", Source.TYPED, 2),
        ("Ben", "enemy_bar", Source.TYPED, 2),
    ]
    ann, ben = model.rows
    assert ann.figures == "2 dice, on average 5.00; 3.50 expected."
    assert ben.hit_figures == "Rolls for a number: 1 of 2 hit, 1.7 expected."


def test_undo_takes_dice_out_again() -> None:
    session = session_after(*ANN_THEN_BEN)
    model = LuckList(Presenter(session))
    model.set_watched(True)
    session.undo()
    assert [row.luck.dice for row in model.rows] == [2, 1]


def test_the_panel_shows_a_card_for_each_seat_and_says_what_counts(qtbot: QtBot) -> None:
    model = LuckList(Presenter(session_after(*ANN_THEN_BEN)))
    panel = LuckPanel(Theme(next(iter(LookName)), 100), model)
    qtbot.addWidget(panel)
    panel.show()
    assert [card.objectName() for card in panel.cards] == ["luck.ann.typed", "luck.ben.typed"]
    assert panel.note.text().endswith("Hidden dice do not count.")
    panel.grab()


def test_rolls_are_listed_by_what_they_were_for() -> None:
    rolls = RollList(Presenter(session_after(*ANN_THEN_BEN)))
    assert [(rolls.index(row).data(), rolls.rolls[row].faces) for row in range(2)] == [
        ("Ben rolls", (1,)),
        ("Ben rolls", (2,)),
    ]
    assert rolls.index(0).data(SECOND_ROLE) == "2 or more is a success, typed in"
