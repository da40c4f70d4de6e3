"""An item under work: its plain table, every change of it as a step that can be undone, without limit."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from enum import Enum
from typing import Any, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from rules_core.content.fields import Field
from rules_core.content.items import Item, Path
from rules_core.content.schema import ContentSchema
from rules_core.games.catalogue import schema_of
from rules_core.kernel.game import Plain


class Absent(Enum):
    """Stands for a key that is not there; an enum, because its one member stays itself when copied."""

    NOTHING = "nothing"


NOTHING: Final = Absent.NOTHING
NESTED: Final = (list, dict, tuple)
PLAIN: Final = (str, int, float, bool, type(None), Absent)


def copied(value: Any) -> Any:
    """A second one of a plain value, which shares nothing with the first; many times faster than `copy.deepcopy`."""
    kind = type(value)
    if kind is list:
        return [copied(one) if type(one) in NESTED else one for one in value]
    if kind is dict:
        return {key: copied(one) if type(one) in NESTED else one for key, one in value.items()}
    if kind is tuple:
        return tuple([copied(one) for one in value])
    # Numbers, words and the sign of absence never change; whatever else may come is left to those who know.
    return value if kind in PLAIN else copy.deepcopy(value)


class Draft(QObject):
    """The one writer of an item: whoever changes it does so here, and whoever shows it listens to `changed`."""

    changed = Signal(tuple)
    """The path of what is different now; () when it may be anything."""
    stepped = Signal(tuple)
    """A step was taken back or done again: the path of what it changed, of several the first."""

    def __init__(self, item: Item, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game, self.kind = item.game, item.kind
        self._plain: Plain = copied(item.plain)
        self.given_ids: set[str] = set()
        """Ids that the item's name gave it; while it bears one of them, another name gives it another."""
        self.stack = QUndoStack(self)
        self.turn = 0
        """The id of steps that grow while somebody types: another one each time that somebody begins."""

    @property
    def item(self) -> Item:
        """The item as it stands; to be looked at and not to be changed."""
        return Item(self.game, self.kind, self._plain)

    @property
    def schema(self) -> ContentSchema:
        """What the item's game says of it."""
        return schema_of(self.game)

    @property
    def fields(self) -> tuple[Field, ...]:
        """What its table consists of."""
        return self.schema.kind(self.kind).fields

    def with_plain(self, plain: Plain) -> Item:
        """The item with another table."""
        return Item(self.game, self.kind, plain)

    @property
    def plain(self) -> Plain:
        """The item's table; to be looked at and not to be changed."""
        return self._plain

    def get(self, path: Path, default: Any = None) -> Any:
        """What stands at a path, or the default where nothing does."""
        found = self._look(path)
        return default if found is NOTHING else found

    def let_name_give_id(self) -> None:
        """The item has just been made, and nothing speaks of it yet."""
        self.given_ids = {self.item.id}

    def keep_id(self) -> None:
        """The item goes out of the editor: from now on its id stays."""
        self.given_ids = set()

    def put(
        self, path: Path, value: Any, words: str, *, typing: bool = False, along: Mapping[Path, Any] | None = None
    ) -> None:
        """Let a value stand at a path; one past the end of a list it is added. Raises `KeyError`.

        What goes along with it elsewhere is part of the step. Successive steps of typing at the same path are one,
        until typing ends.
        """
        before = self._look(path)
        if before is not NOTHING and type(before) is type(value) and before == value:
            return
        if path and not self._holds(path):
            raise KeyError(path)
        more = self._along(along)
        self.stack.push(_Step(self, path, copied(before), copied(value), words, more, typing=typing))

    def remove(self, path: Path, words: str, along: Mapping[Path, Any] | None = None) -> None:
        """Take a key, or a place of a list, away, with what goes along. Raises `KeyError` for what is not there."""
        if self._look(path) is NOTHING:
            raise KeyError(path)
        parent = self._look(path[:-1])
        if isinstance(parent, list):
            self.put(path[:-1], [one for place, one in enumerate(parent) if place != path[-1]], words, along=along)
        else:
            more = self._along(along)
            self.stack.push(_Step(self, path, copied(parent[path[-1]]), NOTHING, words, more, typing=False))

    def insert(self, path: Path, place: int, value: Any, words: str) -> None:
        """Put a value into the list at a path, before the given place; a missing list is made."""
        found = list(self.get(path, []))
        found.insert(place, value)
        self.put(path, found, words)

    def add(self, path: Path, value: Any, words: str) -> None:
        """Put a value at the end of the list at a path; a missing list is made."""
        self.insert(path, len(self.get(path, [])), value, words)

    def end_typing(self) -> None:
        """Whoever typed has gone elsewhere: what is typed now, even at the same place, is another step."""
        self.turn += 1

    def undo(self) -> None:
        """Take the last step back."""
        self._step(self.stack.undo)

    def redo(self) -> None:
        """Do the step again that was taken back."""
        self._step(self.stack.redo)

    def _step(self, act: Callable[[], None]) -> None:
        paths: list[Path] = []

        def note(path: Path) -> None:
            paths.append(path)

        self.changed.connect(note)
        act()
        self.changed.disconnect(note)
        if paths:
            self.stepped.emit(paths[0])

    def replace(self, plain: Plain) -> None:
        """Begin anew with another table: what was done before cannot be undone any more."""
        self.stack.clear()
        self._plain = copied(plain)
        self.changed.emit(())

    @contextmanager
    def step(self, words: str) -> Iterator[None]:
        """All changes inside are one step."""
        self.stack.beginMacro(words)
        try:
            yield
        finally:
            self.stack.endMacro()

    def _along(self, along: Mapping[Path, Any] | None) -> dict[Path, tuple[Any, Any]]:
        """What goes along with a step, before and after."""
        return {path: (copied(self._look(path)), wanted) for path, wanted in (along or {}).items()}

    def _look(self, path: Path) -> Any:
        found: Any = self._plain
        for key in path:
            if isinstance(found, dict):
                found = found.get(key, NOTHING)
            elif isinstance(found, list) and isinstance(key, int) and 0 <= key < len(found):
                found = found[key]
            else:
                return NOTHING
        return found

    def _holds(self, path: Path) -> bool:
        """Whether something may stand at the path: its table is there, or its list is long enough."""
        parent = self._look(path[:-1])
        key = path[-1]
        if isinstance(parent, list):
            # One past the end adds to it.
            return isinstance(key, int) and 0 <= key <= len(parent)
        return isinstance(parent, dict)

    def _write(self, path: Path, value: Any) -> None:
        """Called by steps only."""
        value = copied(value)
        if not path:
            self._plain = value
        else:
            parent = self._look(path[:-1])
            if isinstance(parent, dict):
                if value is NOTHING:
                    parent.pop(path[-1], None)
                else:
                    parent[path[-1]] = value
            elif value is NOTHING:
                del parent[path[-1]]
            elif path[-1] == len(parent):
                parent.append(value)
            else:
                parent[path[-1]] = value
        self.changed.emit(path)


class _Step(QUndoCommand):
    """One value before and after."""

    def __init__(
        self,
        draft: Draft,
        path: Path,
        before: Any,
        after: Any,
        words: str,
        more: Mapping[Path, tuple[Any, Any]] | None = None,
        *,
        typing: bool,
    ) -> None:
        """`more`: values before and after at other paths, which go along."""
        super().__init__(words)
        self.more = dict(more or {})
        self.draft = draft
        self.path = path
        self.before = before
        self.after = after
        self.turn = draft.turn if typing else -1

    def id(self) -> int:
        return self.turn

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, _Step) or other.path != self.path:
            return False
        self.after = other.after
        for path, (before, after) in other.more.items():
            self.more[path] = (self.more[path][0] if path in self.more else before, after)
        return True

    def redo(self) -> None:
        self.draft._write(self.path, self.after)
        for path, (_, after) in self.more.items():
            self.draft._write(path, after)

    def undo(self) -> None:
        self.draft._write(self.path, self.before)
        for path, (before, _) in self.more.items():
            self.draft._write(path, before)
