"""The points of a profile follow the formula, as long as nobody chose others; it is one step with what brought it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QSpinBox
from pytestqt.qtbot import QtBot

from desktop.games.village.editors.points_card import PointsCard
from rules_core.games.village.content.kinds import Kind
from rules_core.games.village.content.library_content import official_ids
from tests.games.village.desktop.editors.forms.test_in_the_frame import frame_of

REAVER = official_ids(Kind.ENEMY)["reaver"].plain


def test_points_go_along_with_quality_and_come_back_in_one_step(qtbot: QtBot) -> None:
    frame, body, _ = frame_of(qtbot, Kind.ENEMY, **{**REAVER, "id": "own"})
    quality = body.findChild(QSpinBox, "field.quality")
    points = body.findChild(QSpinBox, "field.points")
    assert quality is not None
    assert points is not None
    assert points.value() == 23
    assert quality.text() == "4+"
    quality.setFocus()
    QTest.keyClick(quality, Qt.Key.Key_Down)
    assert (quality.value(), points.value()) == (3, 30)
    QTest.keyClick(quality, Qt.Key.Key_Down)
    assert (quality.value(), points.value()) == (2, 38)
    # Steps of typing are one, and what went along goes back with them.
    frame.undo()
    assert (quality.value(), points.value()) == (4, 23)
    frame.redo()
    assert (quality.value(), points.value()) == (2, 38)


def test_points_that_somebody_chose_stay(qtbot: QtBot) -> None:
    _, body, _ = frame_of(qtbot, Kind.ENEMY, **{**REAVER, "id": "own", "points": 25})
    quality = body.findChild(QSpinBox, "field.quality")
    points = body.findChild(QSpinBox, "field.points")
    assert quality is not None
    assert points is not None
    quality.stepDown()
    assert points.value() == 25


def test_points_follow_traits_too_the_last_one_taken_away(qtbot: QtBot) -> None:
    frame, body, _ = frame_of(qtbot, Kind.ENEMY, **{**REAVER, "id": "own"})
    bench = body.bench
    bench.put(("traits",), [{"id": "tough"}], "Tough")
    assert frame.draft.get(("points",)) == 45
    bench.drop(("traits",), "None")
    assert frame.draft.get(("points",)) == 23
    frame.undo()
    assert frame.draft.get(("points",)) == 45


def test_a_hero_shows_its_points_beside_quality_and_combat(qtbot: QtBot) -> None:
    frame, body, _ = frame_of(qtbot, Kind.HERO)
    card = body.findChild(PointsCard, "editor.points")
    assert card is not None
    assert isinstance(card.number, QLabel)
    before = int(card.number.text())
    combat = body.findChild(QSpinBox, "field.combat")
    assert combat is not None
    combat.stepUp()
    assert int(card.number.text()) > before
    assert card.accessibleName() == f"Points: {card.number.text()}"
    frame.draft.put(("quality",), "x", "Nonsense")
    assert card.number.text() == "\N{EN DASH}"
