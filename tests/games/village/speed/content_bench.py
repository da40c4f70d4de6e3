"""How quickly content is read and checked: `python -m tests.games.village.speed.content_bench`.

The targets in time of the processor: a hero 5 ms, a village with 200 pieces 50 ms without its ways, 500 items 1 s.
It judges nothing.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from time import process_time
from typing import Any

from rules_core.content.items import Item
from rules_core.games.village.content.blanks import blank
from rules_core.games.village.content.item_checks import findings, findings_of_all
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.library_content import content_with, official
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.playable import village_report

PACK = 500
PIECES = 200
ROW = 20


def main() -> None:
    items = _pack()
    village = _village()
    hero = Item(GAME, Kind.HERO, blank(Kind.HERO, "a-new-one", "A new one"))
    _time("shipped content", shipped, 5, "")
    _time("findings of a hero", lambda: findings(hero), 50, "5 ms")
    _time(f"findings of a village with {PIECES} pieces", lambda: findings(village), 5, "50 ms")
    _time("ways and room of that village", lambda: village_report(village.plain), 3, "")
    _time(f"findings of a pack of {PACK} items", lambda: findings_of_all(items), 1, "1000 ms")
    _time(f"content with {PACK} items", lambda: content_with(items), 1, "1000 ms")


def _pack() -> list[Item]:
    """Copies of what ships, each with an id of its own."""
    found: list[Item] = []
    ready = official()
    while len(found) < PACK:
        start = ready[len(found) % len(ready)]
        plain = copy.deepcopy(start.plain)
        plain[start.id_key] = f"mine-{len(found)}"
        found.append(Item(start.game, start.kind, plain))
    return found


def _village() -> Item:
    """The village of the book on a table with many small pieces."""
    village = next(one for one in official() if one.kind == Kind.VILLAGE)
    plain = {**copy.deepcopy(village.plain), "id": "mine"}
    pieces: list[Any] = []
    for number in range(PIECES):
        x, y = 1 + number % ROW * 1.7, 1 + number // ROW * 3.4
        outline = [
            [x, y],
            [x + 1, y - 0.5],
            [x + 1.4, y + 1],
            [x + 0.7, y + 1.6],
            [x - 0.2, y + 1.1],
            [x - 0.5, y + 0.4],
        ]
        pieces.append({"id": f"piece-{number}", "kind": "hedge", "outline": outline})
    plain["ground"] = {"width": 36, "height": 36, "piece": pieces}
    return Item(GAME, Kind.VILLAGE, plain)


def _time(name: str, work: Callable[[], object], times: int, target: str) -> None:
    work()
    start = process_time()
    for _ in range(times):
        work()
    print(f"{name:44} {(process_time() - start) / times * 1000:8.1f} ms   {f'target {target}' if target else ''}")


if __name__ == "__main__":
    main()
