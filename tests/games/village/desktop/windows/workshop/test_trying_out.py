"""A building, a Defender and a kind of ground are tried out: a game in which exactly this thing is there and works."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.village.new_game.dialog import NewSiegeDialog
from desktop.session.match_session import MatchSession
from desktop.shell.main_window import MainWindow
from desktop.workshop.editors.frame import EditorFrame
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.library_content import official_ids
from rules_core.games.village.content.playable import village_findings
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.state.fighter import Fighter
from tests.games.village.desktop.windows.workshop.workshop_hands import editor

MOST_ANSWERS = 600


def own(kind: str, id: str, **more: Any) -> Item:
    return Item(GAME, kind, {**official_ids(kind)[id].plain, "id": f"own-{id}", "name": "My Own", **more})


def tried(window: MainWindow, item: Item) -> MatchSession:
    """The game that "Try it out" begins, by clicks."""
    number = window.games.library.items.add(item, problems=0)
    window.show_workshop()
    window.workshop.open_number(number)
    frame: EditorFrame = editor(window)
    assert frame.head.try_out.isVisible()
    QTest.mouseClick(frame.head.try_out, Qt.MouseButton.LeftButton)
    dialog = window.findChild(NewSiegeDialog)
    assert isinstance(dialog, NewSiegeDialog)
    assert dialog.start.isEnabled(), dialog.problem.text()
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert window.session is not None
    return window.session


@pytest.mark.parametrize("id", ["forge", "town-hall", "watchtower"])
def test_a_building_stands_in_a_copy_of_the_village(window: MainWindow, qtbot: QtBot, id: str) -> None:
    session = tried(window, own(Kind.BUILDING, id, integrity=5))
    buildings = session.state.buildings
    assert f"own-{id}" in buildings
    assert id not in buildings
    assert len(buildings) == 5
    assert buildings[f"own-{id}"].integrity == 5
    assert session.match.game.setup["options"]["village"]["bonus_supplies"] == 9
    # The village of the book is as it was, and the editor stands there again afterwards.
    assert "forge" in {one["id"] for one in official_ids(Kind.VILLAGE)["hearthwall"].plain["building"]}
    window.show_workshop()
    assert editor(window).draft.item.id == f"own-{id}"


def test_a_large_building_finds_room(window: MainWindow) -> None:
    session = tried(window, own(Kind.BUILDING, "forge", outline=[[-4, -4], [4, -4], [4, 4], [-4, 4]]))
    assert "own-forge" in session.state.buildings


@pytest.mark.parametrize("id", ["village-archer", "village-rider"])
def test_a_defender_musters_in_the_first_wave(window: MainWindow, id: str) -> None:
    session = tried(window, own(Kind.DEFENDER, id, quality=3))
    bot = ThumbPlayer()
    found: list[Fighter] = []
    for _ in range(MOST_ANSWERS):
        found = [one for one in session.state.models.values() if one.profile.id == f"own-{id}"]
        if found:
            break
        assert session.pending is not None
        head = session.match.journal.head
        session.answer(bot.decide(session.state, session.pending, session.match.journal.depth(head)))
    assert found
    assert session.state.wave == 1
    assert found[0].profile.quality == 3


@pytest.mark.parametrize("traits", [["difficult"], ["impassable"], []], ids=str)
def test_a_kind_of_ground_lies_round_the_village(window: MainWindow, traits: list[str]) -> None:
    plain = {"kind": "own-bog", "name": "My Bog", "traits": traits, "height": 0}
    session = tried(window, Item(GAME, Kind.GROUND, plain))
    content = session.match.game.setup["content"]
    village = next(one for one in content["village"] if one["id"] == session.match.game.setup["village"])
    assert [one["kind"] for one in village["ground"]["piece"]] == ["own-bog"] * 4
    assert village_findings(village, [Item(GAME, Kind.GROUND, plain)]) == []
    window.show_workshop()
    assert editor(window).draft.item.id == "own-bog"
