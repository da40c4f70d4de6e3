"""A pack brings what one has thrown away: taken back, taken anew, or both, all of it or nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QRadioButton
from pytestqt.qtbot import QtBot

from desktop.shell.main_window import MainWindow
from desktop.shell.opened_file import open_file
from desktop.storage.library import Library
from desktop.storage.packs.plan import Choice, LibraryState
from desktop.storage.packs.shelf_packs import plan_import, take_in
from desktop.storage.problems import ChangedElsewhere
from rules_core.games.village.content.kinds import Kind
from tests.games.village.desktop.packs.items_made import pack_of
from tests.games.village.desktop.packs.test_plan import archer, entry, village
from tests.games.village.desktop.packs.test_windows import file_of, press, preview, words
from tests.games.village.desktop.windows.seats import opened


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library(tmp_path / "hearthwall.sqlite")
    yield opened
    opened.close()


def thrown(library: Library, name: str = "Mine") -> int:
    number = library.items.add(archer(name), "Bo", tags=("kept",))
    library.items.throw_away(number)
    return number


def stands(library: Library, *, trash: bool = False) -> list[str]:
    return sorted(f"{card.key}: {card.name}" for card in library.items.cards(trash=trash))


def test_what_lies_in_the_trash_as_it_is_comes_back_from_there(library: Library) -> None:
    number = thrown(library)
    plan = plan_import(library.items, pack_of([archer("Mine"), village()]))
    found = entry(plan, Kind.DEFENDER)
    assert (found.standing, found.choices) == (LibraryState.TRASHED, (Choice.BACK, Choice.LEAVE))
    assert number in take_in(library.items, plan)
    assert stands(library) == ["long-archer: Mine", "mill-brook: Mill Brook"]
    assert library.items.card(number).tags == ("kept",)
    assert stands(library, trash=True) == []


@pytest.mark.parametrize(
    "choice, there, trash",
    [
        (Choice.TAKE, ["long-archer: Theirs"], ["long-archer: Mine"]),
        (Choice.BACK, ["long-archer: Mine"], []),
        (Choice.BOTH, ["long-archer-2: Theirs", "long-archer: Mine"], []),
        (Choice.LEAVE, [], ["long-archer: Mine"]),
    ],
)
def test_what_differs_from_the_one_in_the_trash_is_decided_about(
    library: Library, choice: Choice, there: list[str], trash: list[str]
) -> None:
    thrown(library)
    plan = plan_import(library.items, pack_of([archer("Theirs"), village()]))
    found = entry(plan, Kind.DEFENDER)
    assert (found.standing, found.choice) == (LibraryState.TRASHED, Choice.TAKE)
    plan.choose(found, choice)
    # The village speaks of the archer, whichever it is.
    assert bool(entry(plan, Kind.VILLAGE).missing) == (choice is Choice.LEAVE)
    take_in(library.items, plan)
    villages = [] if choice is Choice.LEAVE else ["mill-brook: Mill Brook"]
    assert stands(library) == [*there, *villages]
    assert stands(library, trash=True) == trash


def test_of_several_in_the_trash_the_last_one_thrown_away_counts(library: Library) -> None:
    thrown(library, "Older")
    last = thrown(library, "Younger")
    plan = plan_import(library.items, pack_of([archer("Theirs")]))
    assert plan.entries[0].owned is not None
    assert plan.entries[0].owned.number == last


@pytest.mark.parametrize("choice", [Choice.BACK, Choice.BOTH])
def test_nothing_comes_in_when_the_trash_was_emptied_meanwhile(library: Library, choice: Choice) -> None:
    thrown(library)
    plan = plan_import(library.items, pack_of([village(), archer("Theirs")]))
    plan.choose(entry(plan, Kind.DEFENDER), choice)
    library.items.empty_trash()
    with pytest.raises(ChangedElsewhere):
        take_in(library.items, plan)
    assert stands(library) == []


def test_nothing_comes_back_when_its_id_is_taken_meanwhile(library: Library) -> None:
    thrown(library)
    plan = plan_import(library.items, pack_of([village(), archer("Mine")]))
    library.items.add(archer("Another"))
    with pytest.raises(ChangedElsewhere):
        take_in(library.items, plan)
    assert stands(library) == ["long-archer: Another"]
    assert stands(library, trash=True) == ["long-archer: Mine"]


def test_the_preview_says_so_and_offers_all_of_it(qtbot: QtBot, tmp_path: Path) -> None:
    window: MainWindow = opened(qtbot, tmp_path / "home")
    number = thrown(window.games.library)
    open_file(window, file_of(tmp_path, [archer("Theirs"), village()]), window.packs.open)
    dialog = preview(qtbot, window)
    assert dialog.detail.entry is not None
    assert dialog.detail.entry.theirs.item.name == "Theirs"
    assert "In your trash" in [dialog.model.index(row, 2).data() for row in range(dialog.model.rowCount())]
    assert words(dialog.detail, "pack.differs.1.1") == "Mine"
    back = dialog.detail.findChild(QRadioButton, "pack.choice.back")
    assert isinstance(back, QRadioButton)
    back.click()
    assert "come back from the trash" in words(dialog, "pack.summary")
    press(dialog, "pack.add")
    assert window.games.library.items.card(number).trashed is None
    assert stands(window.games.library) == ["long-archer: Mine", "mill-brook: Mill Brook"]
    window.packs.stop()
