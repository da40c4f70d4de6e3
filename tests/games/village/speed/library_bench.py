"""How quickly 500 games and 2,000 items are shown and searched: `python -m tests.games.village.speed.library_bench`.

Opens the list of all games and the workshop over a library with 500 games, each with tags, a picture and a played
journal's card, and 2,000 items, a third of them tested, and filters both as a person types. The targets are 1.5 s and
50 ms on an idle machine. It also tells what the care of the library behind the start page takes. It judges nothing.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import TypeVar

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from desktop.games.faces import summary_of
from desktop.look.theme import Theme
from desktop.session.game_library import GameLibrary
from desktop.shell.games_list import GamesList
from desktop.storage.backups import back_up_if_due
from desktop.storage.item_cards import Arrival
from desktop.storage.rescue import look_over
from desktop.workshop.page.page import WorkshopPage
from desktop.workshop.page.stock import Stock
from rules_core.content.items import Item
from rules_core.content.trial_mark import mark_of
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.schema import CONTENT
from rules_core.games.village.content.setup import build
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.kernel.chance import seeded_answer
from rules_core.kernel.requests import is_chance
from tests.games.village.desktop.beginning import new_siege

GAMES, ITEMS = 500, 2_000
ANSWERS = 60
OPEN_TARGET_S = 1.5
FILTER_TARGET_MS = 50
Value = TypeVar("Value")
TAGS = ("campaign", "spring", "with Ada", "by the river", "won at last")


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication([])
    with TemporaryDirectory() as folder:
        shelf = GameLibrary(Path(folder), summary_of)
        _fill(shelf)
        path = shelf.library.path
        theme = Theme(less_motion=True)
        start = perf_counter()
        dialog = GamesList(theme, shelf)
        dialog.show()
        application.processEvents()
        dialog.grab()
        print(f"open {GAMES} games      {perf_counter() - start:6.2f} s   target {OPEN_TARGET_S} s")
        _filter(("spring", "fire 1", "council", "nothing at all"), dialog.search, dialog)
        dialog.close()
        _open_workshop(theme, shelf, application)
        size = path.stat().st_size / 1e6
        for name, call in (
            ("is it whole", lambda: look_over(path)),
            ("backup of the day", lambda: back_up_if_due(path, datetime.now(UTC))),
        ):
            start = perf_counter()
            call()
            print(f"{name:<18} {perf_counter() - start:6.2f} s   of {size:.0f} MB, in a thread")
        shelf.close()


def _open_workshop(theme: Theme, shelf: GameLibrary, application: QCoreApplication) -> None:
    """The page as the main window opens it, and every way to narrow it."""
    shelf.close()
    start = perf_counter()
    page = WorkshopPage(theme, Stock(shelf))
    page.resize(1440, 860)
    page.refresh()
    page.show()
    application.processEvents()
    page.show_chosen()
    page.grab()
    count = len(page.model.all)
    print(f"open {count} items     {perf_counter() - start:6.2f} s   target {OPEN_TARGET_S} s, the library opened too")
    _filter(("spring", "wolf 1", "hero by ada", "nothing at all"), page.search, page)
    _measure("kinds", partial(_place, page), range(1, 12), page)
    _measure("origin", page.origin.setCurrentIndex, (1, 2, 0) * 3, page)
    _measure("order", page.order.setCurrentIndex, (1, 2, 3, 4, 0) * 2, page)
    page.close()


def _place(page: WorkshopPage, row: int) -> None:
    page.places.setCurrentIndex(page.places.model().index(row, 0))


def _filter(words: Sequence[str], field: QLineEdit, painted: QWidget) -> None:
    """Type the words letter by letter."""
    typed = [one[:end] for one in words for end in (*range(1, len(one) + 1), 0)]
    _measure("filter", field.setText, typed, painted)


def _measure(what: str, call: Callable[[Value], None], values: Iterable[Value], painted: QWidget) -> None:
    """Milliseconds of each call until what it changed is painted; processor time too, for machines that are busy."""
    painted.repaint()
    times: list[float] = []
    processor: list[float] = []
    for value in values:
        start, busy = perf_counter(), process_time()
        call(value)
        QCoreApplication.processEvents()
        times.append((perf_counter() - start) * 1000)
        processor.append((process_time() - busy) * 1000)
    times.sort()
    processor.sort()
    middle = len(times) // 2
    print(
        f"{what + ', painted':<19} median {times[middle]:5.1f} ms  worst {times[-1]:5.1f} ms  processor median "
        f"{processor[middle]:5.1f} ms  target {FILTER_TARGET_MS} ms"
    )


def _fill(shelf: GameLibrary) -> None:
    """One game is played, the others are copies of it with other names, tags and stars."""
    content = shipped()
    session = shelf.begin(
        new_siege("Fire 0", build(content, {"heroes": list(content.heroes)[:3], "length": "intro"}), 5)
    )
    bot = ThumbPlayer()
    for _ in range(ANSWERS):
        request = session.pending
        if request is None:
            break
        position = session.match.journal.depth(session.match.journal.head)
        chance = is_chance(request)
        seeded = seeded_answer(session.match.seed, position, request) if chance else None
        session.answer(seeded if seeded is not None else bot.decide(session.state, request, position))
    shelf.library.keep_picture(session.game_id, Random(1).randbytes(30_000))
    chosen = Random(7)
    arranging = shelf.library.arranging
    for number in range(1, GAMES):
        copy = arranging.duplicate(session.game_id, f"Fire {number}")
        arranging.tag(copy, chosen.sample(TAGS, chosen.randrange(4)))
        arranging.star(copy, favourite=chosen.random() < 0.2)
    plain = content.plain
    kinds = (Kind.VILLAGE, Kind.HERO, Kind.ENEMY, Kind.TERRAIN, Kind.DEFENDER)
    arrivals = []
    for number in range(ITEMS):
        kind = kinds[number % len(kinds)]
        table = {**chosen.choice(plain[kind]), "id": f"own-{number}", "name": f"Fen Wolf {number}"}
        tags = tuple(chosen.sample(TAGS, chosen.randrange(4)))
        item = Item(GAME, kind, table)
        test = {"fingerprint": mark_of(item, (), CONTENT)} if number % 3 == 0 else None
        arrivals.append(Arrival(item, chosen.choice(("Ada", "Bo")), 1, chosen.choice((0, 0, 2)), tags, test))
    shelf.library.items.take_in(arrivals)


if __name__ == "__main__":
    main()
