"""Chooses the wars in which an item is tested, whatever its kind.

A race meets every race of the book from both seats. On a map as many meet as it has Strongholds, races in turn. A
monster, equipment or a card lies in the box beside those of the book, so often that it comes up, and two races in turn
meet; so with a box.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any, Final

from rules_core.content.items import Item
from rules_core.games.chosen import with_items
from rules_core.games.warhold.boards.fairness import fairness_of
from rules_core.games.warhold.boards.laid_out import FEWEST
from rules_core.games.warhold.card import GAME
from rules_core.games.warhold.content.fields import COPIES, IN_BOX
from rules_core.games.warhold.content.library_content import shipped
from rules_core.games.warhold.content.loader import STRONGHOLDS
from rules_core.games.warhold.content.schema import CONTENT
from rules_core.games.warhold.content.types import EQUIPMENT, MONSTERS, Board
from rules_core.games.warhold.options import BOARD, BOX, CHOICES, PLAYERS
from rules_core.games.warhold.rules.decks import whole_deck
from rules_core.kernel.game import Plain
from rules_core.kernel.requests import SeatId

TRIED: Final = "tried"
"""The id of the box that is put together for a test alone."""
USUAL_BOARD: Final = "two-rivers"
FIRST: Final = SeatId("p1")


@dataclass(frozen=True)
class Meeting:
    """Who meets whom, and whose victories are counted."""

    setup: Plain
    races: tuple[str, ...]
    """Of the seats, in their order."""
    counted: SeatId = FIRST


def meetings_of(item: Item, others: Sequence[Item], players: int = 0) -> tuple[Meeting, ...]:
    """Each is played once before the first is played again. So many `players` meet on a map; 0: all who have room."""
    own = [item, *[one for one in others if (one.kind, one.id) != (item.kind, item.id)]]
    if item.kind == "board":
        return _on_board(item, own, players)
    if item.kind == "race":
        own.append(_box(races=[item.id]))
        foes = [id for id in shipped().races if id != item.id]
        pairs = [pair for foe in foes for pair in ((item.id, foe), (foe, item.id))]
        return tuple(
            [Meeting(_setup(own, 2, USUAL_BOARD, TRIED), pair, SeatId(f"p{pair.index(item.id) + 1}")) for pair in pairs]
        )
    if item.kind == "box":
        box = item.id
    else:
        rows = {"monster": "monsters", "equipment": "equipment", "card": "cards"}[item.kind]
        own.append(_box(**{rows: [{item.kind: item.id, "count": copies_of(item).tried}]}))
        box = TRIED
    setup = _setup(own, 2, USUAL_BOARD, box)
    return tuple([Meeting(setup, pair) for pair in permutations(_races_in(item), 2)])


@dataclass(frozen=True)
class Copies:
    """How many cards of it there are in a test, and otherwise."""

    own: int
    """As many as it says itself."""
    others: int
    """All others of its deck, in the box of the book."""

    @property
    def tried(self) -> int:
        """A card among fifty would hardly come up: in a test it is every fifth."""
        return max(1, self.own, min(int(IN_BOX.most), self.others // 4))


def deck_of(item: Item) -> str:
    """Where the card of an item lies; "" for what has none."""
    if item.kind == "card":
        return str(item.plain["deck"])
    return {"monster": MONSTERS, "equipment": EQUIPMENT}.get(item.kind, "")


def copies_of(item: Item) -> Copies:
    """The cards of an item; none of what is no card."""
    deck = deck_of(item)
    if not deck:
        return Copies(0, 0)
    others = [one for one in whole_deck(shipped(), deck) if one.partition(".")[0] != item.id]
    return Copies(int(item.plain.get(COPIES.key, COPIES.default)), len(others))


def _races_in(item: Item) -> list[str]:
    """The races among which a war with this item chooses."""
    book = list(shipped().races)
    if item.kind != "box":
        return book
    named = [str(one) for one in item.plain.get("races", ())]
    return list(dict.fromkeys([*(book if item.plain.get("keeps", True) else []), *named]))


def _on_board(item: Item, own: Sequence[Item], wanted: int) -> tuple[Meeting, ...]:
    """As many as have a Stronghold there; where none has, as many as fit; or as many of them as are wanted."""
    board = Board(item.id, item.name, tuple([str(one) for one in item.plain["rows"]]))
    players = len([one for one in STRONGHOLDS if any(one in row for row in board.rows)])
    if players < FEWEST:
        fitting = [one for one in range(FEWEST, len(STRONGHOLDS) + 1) if fairness_of(board, one) is not None]
        players = max(fitting, default=FEWEST)
    players = min(players, wanted or players)
    races = list(shipped().races)
    setup = _setup(own, players, item.id, "")
    # Every race sits once at every seat.
    turned = [races[start:] + races[:start] for start in range(len(races))]
    return tuple([Meeting(setup, tuple(one[:players])) for one in turned])


def _box(**rows: Any) -> Item:
    return Item(GAME, "box", {"id": TRIED, "name": TRIED, "text": TRIED, **rows})


def _setup(own: Sequence[Item], players: int, board: str, box: str) -> Plain:
    choices: Plain = {PLAYERS: players, BOARD: board, BOX: box, "approval": False}
    return with_items(choices, CHOICES, own, CONTENT)
