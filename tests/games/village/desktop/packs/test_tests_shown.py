"""What a quick test found travels in a pack and is shown before anything is taken in, and only while it holds."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.storage.library import Library
from desktop.storage.packs.pack import Pack, PackItem
from desktop.storage.packs.reading import read_pack
from desktop.storage.packs.shelf_packs import fresh_tests, plan_import, select, take_in
from desktop.storage.packs.writing import write_pack
from desktop.workshop.packs.entry_detail import EntryDetail
from rules_core.content.items import Item
from rules_core.content.trial_mark import mark_of
from rules_core.games.trial import TrialOutcome
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.schema import CONTENT
from rules_core.kernel.game import Plain
from tests.games.village.desktop.editors.test_frame import a_hero
from tests.games.village.lab.test_trials import counted, game


def a_test() -> Plain:
    games = [game(number, TrialOutcome.WON if number % 2 else TrialOutcome.LOST) for number in range(200)]
    return {**counted(games), "fingerprint": mark_of(Item(GAME, Kind.HERO, a_hero()), (), CONTENT), "asked": 200}


def shown(qtbot: QtBot, library: Library, pack: Pack) -> list[str]:
    """What the preview says of the test of the first item."""
    plan = plan_import(library.items, pack)
    detail = EntryDetail(Theme(), plan)
    qtbot.addWidget(detail)
    detail.show_entry(plan.entries[0])
    return [label.text() for label in detail.findChildren(QLabel, "pack.detail.test")]


@pytest.fixture
def packed(tmp_path: Path) -> Pack:
    """A tested hero, written to a pack and read again."""
    library = Library(tmp_path / "mine.sqlite")
    number = library.items.add(Item(GAME, Kind.HERO, a_hero()))
    library.items.keep_test(number, a_test())
    selection = select(library.items, [number])
    pack = selection.pack("Heroes", "Ann", 1, "", fresh_tests(library.items, selection))
    path = tmp_path / "heroes.hearthpack"
    write_pack(path, pack)
    library.close()
    return read_pack(path)


def test_the_share_of_games_won_is_shown_and_taken_in(qtbot: QtBot, tmp_path: Path, packed: Pack) -> None:
    library = Library(tmp_path / "theirs.sqlite")
    assert "50 % were won" in shown(qtbot, library, packed)[0].replace("\N{NO-BREAK SPACE}", " ")
    number = take_in(library.items, plan_import(library.items, packed))[0]
    assert library.items.item(number).test == a_test()
    library.close()


def test_nothing_is_shown_of_an_item_that_was_edited_in_the_file(qtbot: QtBot, tmp_path: Path, packed: Pack) -> None:
    library = Library(tmp_path / "theirs.sqlite")
    one = packed.items[0]
    other = PackItem(Item(GAME, Kind.HERO, {**one.item.plain, "combat": 5}), test=one.test)
    assert shown(qtbot, library, replace(packed, items=(other,))) == []
    library.close()


def test_nothing_is_shown_of_a_test_that_is_none(qtbot: QtBot, tmp_path: Path, packed: Pack) -> None:
    library = Library(tmp_path / "theirs.sqlite")
    one = packed.items[0]
    assert one.test is not None
    odd = replace(one, test={**one.test, "found": {"games": "many", "heroes": 3}})
    assert shown(qtbot, library, replace(packed, items=(odd,))) == []
    library.close()
