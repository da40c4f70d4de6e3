"""What the generic pages show of a game with a hidden card: nothing that nobody may know yet."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.games.face import Face
from desktop.look.theme import Theme
from desktop.play.table_view.page import PlainTablePage
from desktop.play.thing_list import plain_families
from desktop.session.known import KnownToAll
from desktop.session.match_session import MatchSession
from tests.pig.match import session_of


def shown(qtbot: QtBot, session: MatchSession) -> str:
    """Every word of table view, sheets, list and check list."""
    page = Face().table_view(Theme(less_motion=True), session)
    assert isinstance(page, PlainTablePage)
    qtbot.addWidget(page)
    parts = (page.phase, page.card, page.telling, *page.tables)
    words = [part.accessibleName() for part in parts]
    words += [sheet.markup() for sheet in Face().sheets(session)]
    words += [thing.spoken for family in plain_families(KnownToAll(session)) for thing in family.things]
    words += [f"{line.title} {line.belief}" for line in Face().check_lines(session)]
    return " ".join(words)


@pytest.mark.parametrize("seed", range(1, 5))
def test_who_comes_is_shown_when_it_is_known_and_not_before(qtbot: QtBot, seed: int) -> None:
    session = session_of("toy", {"wall": 3}, (50, 50, 0), ("ada",), seed=seed)
    comers = session.definition.words(session.match.game).called(session.match.state.comers)
    before = shown(qtbot, session)
    assert "Unknown" in before
    assert "Yard" in before
    assert comers not in before
    while session.match.state.phase == "watch":
        request = session.pending
        assert request is not None
        session.answer((2, 0) if request.topic == "guards" else "1")
    assert f"Who comes: {comers}." in shown(qtbot, session)
