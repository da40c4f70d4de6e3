"""What a game lets people make: its kinds of items with their fields, and what it says of an item.

Workshop, library and packs know kinds of items from here alone. A game gives its own `ContentSchema`; what that does
not override follows from the fields: a valid beginning, checks of limits and references, the words of lists.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from rules_core.content import checks, line_checks, placeholder_texts, plain_texts
from rules_core.content.examination import Examination
from rules_core.content.field_reading import problems_of
from rules_core.content.fields import Field, FieldKind
from rules_core.content.figures import ItemFigure
from rules_core.content.finding_places import with_place
from rules_core.content.findings import from_problem, usual_fix
from rules_core.content.fresh_rows import fresh_row
from rules_core.content.ids import as_id
from rules_core.content.items import Finding, Item
from rules_core.content.known import Known, Official
from rules_core.content.references import Reference, references, with_new_ids
from rules_core.kernel.game import GameId, Plain
from rules_core.wording.translation import official as official_words


@dataclass(frozen=True)
class ItemKind:
    """One kind of item. Its texts are English and translated where they are shown."""

    id: str
    """As files, packs and the library write it."""
    name: str
    """What a player calls one of them."""
    plural: str
    """What a player calls all of them."""
    hint: str
    """What one makes with it, for the choice of a new item."""
    icon: str
    """The name of the picture that stands for it."""
    fields: tuple[Field, ...]
    """What its table consists of, in the order in which a form shows it."""
    shown: tuple[str, ...] = ()
    """The keys of what somebody wants to know of an item before choosing it or taking it in."""
    is_large: bool = False
    """Whether it may be so large that it is checked in a process beside the window."""
    is_examined: bool = False
    """Whether `ContentSchema.examine` has more to say than `findings`."""
    has_figures: bool = False
    """Whether `ContentSchema.figures` reckons anything of it."""
    is_tested: bool = False
    """Whether whole games can be played to test it."""
    is_copied: bool = False
    """Whether a game begins with a copy of an official one: words of the language in force, which become its own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ContentSchema:
    """The content of one game."""

    def __init__(self, game: GameId, kinds: tuple[ItemKind, ...], official: Official, rules_version: int = 1) -> None:
        """`official` is what comes with the game; `rules_version` is that of the game."""
        self.game = game
        self.kinds = kinds
        """In the order in which lists show them."""
        self.official = official
        self.rules_version = rules_version
        self.reserved: tuple[str, ...] = ()
        """The first words of ids that play makes itself; no id of an item begins with one of them."""
        self.fields: Mapping[str, tuple[Field, ...]] = {kind.id: kind.fields for kind in kinds}
        self._kinds = {kind.id: kind for kind in kinds}
        self._print = ""

    # Kinds and items

    def has_kind(self, kind: str) -> bool:
        """Whether the game knows this kind of item."""
        return kind in self._kinds

    def kind(self, kind: str) -> ItemKind:
        """The kind with this id. Raises `KeyError` for one that the game does not know."""
        return self._kinds[kind]

    def known(self, others: Sequence[Item] = ()) -> Known:
        """What an item of the game may refer to; others of other games are left out."""
        return Known(self.official, [one for one in others if one.game == self.game])

    def references(self, item: Item) -> list[Reference]:
        """Every mention of another item."""
        return references(item, self.fields)

    def with_new_ids(self, item: Item, new: Mapping[tuple[str, str], str]) -> Item:
        """The item with its own id and all that it mentions changed, where `new` has another id for a kind and id."""
        return with_new_ids(item, new, self.fields)

    def official_print(self) -> str:
        """A fingerprint of what comes with the game: another one, and tests of items do not hold any more."""
        if not self._print:
            self._print = fingerprint_of(self.official_plain())
        return self._print

    def official_plain(self) -> Any:
        """What comes with the game as plain data."""
        return [[one.kind, one.plain] for one in self.official.items()]

    # What a game may know better

    def blank(self, kind: str, id: str, name: str) -> Plain:
        """A new item's table: valid as it is, with as little in it as can be."""
        whole = Field("", FieldKind.TABLE, parts=self.kind(kind).fields)
        ready: dict[str, str] = {known: next(iter(self.official.ids(known)), "") for known in self._kinds}
        return {**fresh_row(whole, (), lambda of: ready.get(of, "")), "id": id, "name": name}

    def tells_apart(self, item: Item) -> str:
        """What tells an item in a list apart from others that are called the same; "" where nothing does."""
        return ""

    def new_id(self, kind: str) -> str:
        """What files call a new item of the kind until it has a name."""
        return as_id(f"new-{kind}")

    def new_name(self, kind: str) -> str:
        """What a new item of the kind is called until somebody names it."""
        return placeholder_texts.new_name(self.kind(kind).name)

    def findings(self, item: Item, known: Known) -> list[Finding]:
        """Everything that must or should be solved in an item, in the order of the form."""
        fields = self.kind(item.kind).fields
        found = [
            from_problem(one, usual_fix(item, one.path, one.said[0].template, self.fields) if one.said else None)
            for one in problems_of(item, fields)
        ]
        told = [one.path for one in found]
        found.extend(checks.reference_findings(item, known, told, self.fields))
        found.extend(checks.row_findings(item, self.fields))
        found.extend(checks.id_findings(item, known))
        found.extend(self.clashes(item, known))
        found.extend(checks.icon_findings(item, self.fields))
        found.extend(plain_texts.findings(item, fields))
        found.extend(placeholder_texts.findings(item.plain, fields, name=self.new_name(item.kind)))
        found.extend(line_checks.findings(item, fields))
        found.extend(self.more_findings(item, known, list(found)))
        # Whatever is found in a row is told with the row, also what only the game can know.
        return [with_place(item, one, self.fields) for one in checks.in_order(found, fields)]

    def more_findings(self, item: Item, known: Known, found: Sequence[Finding]) -> list[Finding]:
        """What no field alone can know, beside what was `found` already."""
        return []

    def clashes(self, item: Item, known: Known) -> list[Finding]:
        """One finding for every id of the item that something has which it may meet in a game."""
        return []

    def kinds_in_play(self) -> tuple[str, ...]:
        """The kinds of items that bring ids into play, which may clash."""
        return ()

    def examine(self, item: Item, known: Known) -> Examination:
        """What shows only when the item is put to use; it may take some tenths of a second."""
        return Examination([], [])

    def figures(self, item: Item, known: Known) -> list[ItemFigure]:
        """What can be reckoned of an item, what matters most first."""
        return []

    def used_by(self, setup: Plain) -> list[tuple[str, str]]:
        """Kind and id of every item that a game with this setup was begun with on purpose."""
        return []

    def parts(self, item: Item) -> list[Item]:
        """What of an item is one by itself too, and comes along when it is shared, under ids that they have there."""
        return []

    def place_of(self, item: Item) -> str:
        """Where the catalogue of a language has the words of an official item."""
        return f"{item.kind}/{item.id}"

    # Words

    def official_name(self, item: Item) -> str:
        """What an official item is called."""
        return official_words(f"{self.place_of(item)}/name", item.name)

    def official_text(self, item: Item) -> str:
        """What is told of an official item; "" where nothing is."""
        text = str(item.plain.get("text", ""))
        return official_words(f"{self.place_of(item)}/text", text) if text else ""

    def own_text(self, item: Item) -> str:
        """What is told of an item that somebody made."""
        return str(item.plain.get("text", ""))

    def spoken(self, item: Item) -> Item:
        """An official item with all its words in the language in force: what a copy of it begins with."""
        plain: Plain = spoken_value(item.plain, self.place_of(item))
        return Item(item.game, item.kind, plain)

    def as_copy(self, item: Item, others: Sequence[Item] = ()) -> Item:
        """An item with what a copy of it needs besides, where other items belong to it by naming it.

        `others` are the own items among which it stands.
        """
        return item

    def copy_to_play(self, kind: str, id: str, others: Sequence[Item]) -> Item | None:
        """What a game begins with in place of an official item of a kind that is copied: its own, under a free id."""
        item = self.official.ids(kind).get(id)
        if item is None or not self.kind(kind).is_copied:
            return None
        free = self.known(others).free_id(id, item)
        return Item(item.game, kind, {**self.spoken(item).plain, item.id_key: free})


def fingerprint_of(plain: Any) -> str:
    """Of plain data: the same for the same data, whatever the order of its keys."""
    return hashlib.sha256(json.dumps(plain, sort_keys=True, default=str).encode()).hexdigest()


def spoken_value(value: Any, place: str) -> Any:
    """A value of an item's table with all its words as the catalogue has them at that place, such as "hero/smith"."""
    if isinstance(value, dict):
        return {key: spoken_value(one, f"{place}/{key}") for key, one in value.items()}
    if isinstance(value, list):
        return [spoken_value(one, f"{place}/{_called(one, number)}") for number, one in enumerate(value, start=1)]
    return official_words(place, value) if isinstance(value, str) else value


def _called(entry: Any, number: int) -> str:
    """How the catalogue calls an entry of a list: by its id, else by its number from 1."""
    return str(entry["id"]) if isinstance(entry, dict) and "id" in entry else str(number)
