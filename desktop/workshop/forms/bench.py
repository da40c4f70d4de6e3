"""What every control of a form works with: the look, the item under work, and the items it may name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from desktop.look.theme import Theme
from desktop.workshop.editors.draft import Draft
from desktop.workshop.forms.id_of_name import id_along
from rules_core.content.fields import Field
from rules_core.content.items import Item, Path


class Neighbours(Protocol):
    """Where the player's own items are found."""

    def others(self) -> Sequence[Item]:
        """All own items that the one under work may refer to."""

    def drawing(self, name: str) -> bytes | None:
        """The strokes of a drawing that the item names; None where they are missing."""


class FormFace(Protocol):
    """What forms ask of a game's face; `WorkshopFace` says what it is."""

    def form_controls(self, kind: str) -> Mapping[Path, Callable[..., Any]]:
        """Controls that are made for one place of a kind alone."""

    def changes_along(self, draft: Draft, path: Path, value: Any) -> Mapping[Path, Any]:
        """What a change brings along."""

    def row_name(self, bench: Bench, field: Field, entry: Mapping[str, Any]) -> str:
        """What a row of a table that is not open is called."""

    def word_help(self, field: Field, word: str) -> str:
        """What a word that can be ticked does."""

    def pick_line(self, item: Item) -> str:
        """What stands below the name of an item in a list."""

    def pick_number(self, item: Item) -> str:
        """A number at the right of its row."""


@dataclass(frozen=True, eq=False)
class Bench:
    """Passed from the form to its controls."""

    theme: Theme
    draft: Draft
    face: FormFace
    make: Callable[..., Any]
    """The `control_for` that makes a control for a field: forms stand in controls, and controls in forms."""
    store: Neighbours | None = None

    @property
    def own(self) -> Sequence[Item]:
        """The items the player has made, without the one under work."""
        return self.store.others() if self.store is not None else ()

    def drawing(self, name: str) -> bytes | None:
        """The strokes of a drawing that the item under work names; None where they are missing."""
        return self.store.drawing(name) if self.store is not None else None

    def known(self, kind: str) -> list[Item]:
        """Every item of a kind that may be named: those of the rules first, then the player's own."""
        found = dict(self.draft.schema.official.ids(kind))
        for item in self.own:
            if (item.game, item.kind) == (self.draft.game, kind):
                found.setdefault(item.id, item)
        return list(found.values())

    def first_of(self, of: str) -> str:
        """The id of the first item of a kind, as fields write it; "" where there is none."""
        return next((item.id for item in self.known(of)), "")

    def put(self, path: Path, value: Any, words: str, *, typing: bool = False) -> None:
        """Let a value stand at a path, whether or not the tables round it are there yet."""
        for deep in range(1, len(path)):
            if self.draft.get(path[:deep]) is None:
                for key in reversed(path[deep:]):
                    value = {key: value}
                self.draft.put(path[:deep], value, words)
                return
        self.draft.put(path, value, words, typing=typing, along=self._along(path, value))

    def drop(self, path: Path, words: str) -> None:
        """Take what stands at a path away, if anything does."""
        if self.draft.get(path) is not None:
            self.draft.remove(path, words, along=self._along(path, None))

    def _along(self, path: Path, value: Any) -> dict[Path, Any]:
        """Everything that changes along with a change, as long as nobody chose otherwise."""
        return {**self.face.changes_along(self.draft, path, value), **id_along(self.draft, path, value, self.own)}


def related(one: Path, other: Path) -> bool:
    """Whether a change at one path may be seen at the other: one lies inside the other."""
    short = min(len(one), len(other))
    return one[:short] == other[:short]
