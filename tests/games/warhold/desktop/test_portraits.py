"""Beside a question stands whom it is about, as people find it on the board."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from desktop.games.warhold.portraits import Portrait
from desktop.games.warhold.presenter import WarPresenter
from desktop.games.warhold.tiles.figures import Shape
from desktop.look.theme import Theme
from desktop.play.prompts.portrait import Portrait as PortraitBesideQuestion
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.state.war import Phase
from tests.clauses import rule
from tests.games.warhold.board import P1, put
from tests.games.warhold.desktop.wars import pending, session_of, war


def portrait(moment: Campaign, *answers: str) -> Portrait | None:
    presenter = WarPresenter(session_of(moment))
    assert not answers or presenter.session.answer_all(list(answers))
    found = presenter.asked(pending(presenter.session)).figure
    assert found is None or isinstance(found, Portrait)
    return found


@rule("W-MOV-1")
def test_a_unit_is_portrayed_with_its_number_and_its_wounds(qtbot: QtBot) -> None:
    moment = war(Phase.MOVE)
    second = put(moment, "e1", "humans/infantry", P1)
    second.wounds = 1
    shown = portrait(moment, second.id)
    assert shown is not None
    view = shown.view
    assert (view.badge, view.name, view.wounds, view.realm, view.shape) == ("H2", "Pikemen 2", 1, 0, Shape.DISC)


@rule("W-SET-10")
def test_a_kingdom_is_portrayed_in_its_colours_and_nobody_before_there_are_any(qtbot: QtBot) -> None:
    shown = portrait(war(Phase.TRAIN))
    assert shown is not None
    assert (shown.view.realm, shown.view.badge) == (0, "")
    presenter = WarPresenter(session_of(war(Phase.TRAIN)))
    presenter.war.kingdom(P1).race = ""
    assert presenter.asked(pending(presenter.session)).figure is None


def test_a_figure_is_painted_beside_the_question(qtbot: QtBot) -> None:
    shown = portrait(war(Phase.TRAIN))
    theme = Theme()
    widget = PortraitBesideQuestion(theme)
    qtbot.addWidget(widget)
    widget.resize(90, 90)
    assert theme.colours.realm_fill_1 not in colours_of(widget)
    widget.show_who(shown, "crown")
    assert theme.colours.realm_fill_1 in colours_of(widget)
    assert shown is not None
    assert widget.accessibleName() == shown.name


def colours_of(widget: PortraitBesideQuestion) -> list[QColor]:
    """The colours of all its px."""
    image = QImage(widget.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    widget.render(image)
    return [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
