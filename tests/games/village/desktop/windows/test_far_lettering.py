"""Readable from two metres away: every text of the table view, painted or in a label, is large enough."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.games.village.table_view.page import SiegeTablePage
from desktop.look import lettering, token_painting
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.play.table_view.card_part import CardPart, shown_lines
from desktop.play.table_view.far_theme import FarTheme
from desktop.play.table_view.moment import CardView, LineMark, MomentLine
from desktop.session.match_session import MatchSession
from desktop.tabletop.battlefield import building, markers
from rules_core.games.village.rules import topics
from tests.games.village.desktop.windows.seats import session_at

pytestmark = pytest.mark.painted


PAGES: list[SiegeTablePage] = []
LEAST = {(1920, 1080): 28, (1280, 720): 19, (3840, 2160): 56}


@dataclass
class Painted:
    """Every text that was painted, with its size in px on the picture."""

    texts: list[tuple[str, float]] = field(default_factory=list)

    def add(self, text: str, font: QFont, scale: float = 1.0) -> None:
        if text.strip():
            self.texts.append((text, font.pixelSize() * scale))

    def smaller_than(self, least: float) -> list[tuple[str, float]]:
        return [(text, size) for text, size in self.texts if size < least]


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Painted:
    """Listens to whatever is painted, as letters or as outlines of letters."""
    seen = Painted()
    plain = QPainter.drawText

    def draw_text(painter: QPainter, *given: Any) -> Any:
        words = next(one for one in given if isinstance(one, str))
        seen.add(words, painter.font(), painter.worldTransform().m22())
        return plain(painter, *given)

    monkeypatch.setattr(QPainter, "drawText", draw_text)
    for module, name in (
        (building, "text_path"),
        (markers, "text_path_at"),
        (token_painting, "text_path_at"),
    ):
        whole = getattr(lettering, name)

        def outline(text: str, made: QFont, *rest: Any, whole: Any = whole) -> Any:
            seen.add(text, made)
            return whole(text, made, *rest)

        monkeypatch.setattr(module, name, outline)
    return seen


def render(
    session: MatchSession, size: tuple[int, int], scale: int = 100, look: LookName = LookName.LIGHT
) -> SiegeTablePage:
    """The page, painted in this size."""
    page = SiegeTablePage(Theme(look, scale, less_motion=True), session, live=False)
    page.resize(*size)
    page.map.finish()
    page.render(QImage(*size, QImage.Format.Format_RGB32), QPoint(0, 0))
    PAGES.append(page)
    return page


@pytest.fixture(autouse=True)
def pages_stay() -> Iterator[None]:
    """A page that nobody holds could be taken apart while one of its timers is at work."""
    yield
    for page in PAGES:
        page.deleteLater()
    PAGES.clear()


@pytest.mark.parametrize("topic", [topics.DEPLOY, topics.WHOM, "action", topics.COUNCIL, topics.NOTE])
@pytest.mark.parametrize("size", list(LEAST))
def test_no_text_is_too_small(qtbot: QtBot, painted: Painted, topic: str, size: tuple[int, int]) -> None:
    page = render(session_at(topic), size)
    assert len(painted.texts) > 20
    assert painted.smaller_than(LEAST[size]) == []
    labels = [label.font().pixelSize() for label in page.findChildren(QLabel)]
    assert all(px >= LEAST[size] for px in labels)


def test_letters_on_discs_and_edges_are_large_enough_too(qtbot: QtBot, painted: Painted) -> None:
    session = session_at(topics.WHOM, skip=2)
    render(session, (1920, 1080))
    said = [text for text, _ in painted.texts]
    enemies = [model for model in session.state.models.values() if model.group and model.in_play]
    assert {f"{model.group}{model.letter}" for model in enemies} <= set(said)
    assert {"1", "2", "3", "4"} <= set(said)


@pytest.mark.parametrize("mode", ["mapped", "unmapped"])
def test_orders_are_large_enough_in_both_kinds_of_table_game(qtbot: QtBot, painted: Painted, mode: str) -> None:
    session = session_at(topics.ORDER, play_mode=mode)
    page = render(session, (1920, 1080))
    assert page.people.isHidden() == (mode == "mapped")
    assert painted.smaller_than(28) == []


def test_the_text_scale_makes_letters_larger_and_never_smaller(qtbot: QtBot, painted: Painted) -> None:
    session = session_at(topics.WHOM)
    render(session, (1920, 1080))
    usual = dict(painted.texts)
    painted.texts.clear()
    render(session, (1920, 1080), scale=200)
    assert painted.smaller_than(28) == []
    assert dict(painted.texts)["acts?"] > usual["acts?"]


def test_long_names_end_in_dots_and_stay_on_the_card(qtbot: QtBot) -> None:
    card = CardPart(FarTheme(Theme()))
    line = MomentLine(LineMark.NOW, "2a", "A name that goes on and on " * 4, "and does very many things " * 20)
    laid = card.laid(line, 900, 400)
    assert len(laid) == 3
    assert laid[-1][-1].text.endswith("\N{HORIZONTAL ELLIPSIS}")
    assert all(piece.left < 900 for row in laid for piece in row)


@pytest.mark.parametrize("current", range(14))
def test_of_fourteen_models_the_present_one_is_always_shown(current: int) -> None:
    heights = [60.0] * 14
    first, last = shown_lines(heights, current, 330.0, 36.0)
    assert first <= current < last
    notes = (first > 0) + (last < 14)
    assert sum(heights[first:last]) + notes * 36.0 <= 330.0


def test_a_line_higher_than_the_card_is_shown_alone() -> None:
    assert shown_lines([60.0, 200.0, 60.0], 1, 150.0, 36.0) == (1, 2)


def test_a_card_scrolls_to_whose_turn_it_is() -> None:
    lines = [MomentLine(LineMark.DONE)] * 5 + [MomentLine(LineMark.NOW)] + [MomentLine(LineMark.NEXT)] * 7
    assert CardView("", lines=tuple(lines)).current == 5
    assert CardView("", lines=(MomentLine(LineMark.DONE),) * 4).current == 3
    assert CardView("").current == 0
