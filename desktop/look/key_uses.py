"""Lists of keys with what they do, for people to read; made by whoever acts on the keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar, runtime_checkable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""Across and down."""
ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
PORTABLE = QKeySequence.SequenceFormat.PortableText
SHORT = {"Del": "Delete", "Ins": "Insert", "PgUp": "Page up", "PgDown": "Page down", "Return": "Enter"}
"""What Qt calls keys, and what stands on them."""


@dataclass(frozen=True)
class KeyUse:
    """Keys, as they are called in English, and what they do."""

    keys: str
    words: str


@dataclass(frozen=True)
class KeyGroup:
    """Keys that belong together. The title may be empty."""

    title: str
    uses: tuple[KeyUse, ...]


T = TypeVar("T", KeyUse, KeyGroup)


@dataclass(frozen=True)
class KeyDeed:
    """Keys that mean something to a widget or a tool: what they are called, what they do, and what does it."""

    keys: tuple[Qt.Key, ...]
    called: str
    words: str
    act: Callable[[Qt.Key, bool], bool | None]
    """Gets the key and whether Shift is held; False when the key means nothing now."""

    @property
    def use(self) -> KeyUse:
        return KeyUse(self.called, self.words)


@runtime_checkable
class KeyTeller(Protocol):
    """A widget that acts on keys and can say which."""

    def key_groups(self) -> list[KeyGroup]:
        """All its keys."""


def take_key(deeds: Sequence[KeyDeed], key: Qt.Key, *, shift: bool) -> bool:
    """Let the first do what means something by this key; gives whether any did."""
    return any(key in one.keys and one.act(key, shift) is not False for one in deeds)


def uses_of(actions: Iterable[QAction]) -> tuple[KeyUse, ...]:
    """The keys of those actions that have any."""
    return tuple(
        KeyUse(_called(action.shortcut()), action.text().replace("&", ""))
        for action in actions
        if not action.shortcut().isEmpty()
    )


def once(listed: Iterable[T]) -> tuple[T, ...]:
    """Each use or group once, in the order of the first time."""
    return tuple(dict.fromkeys(listed))


def _called(keys: QKeySequence) -> str:
    # The last plus may be the key itself.
    *held, key = keys.toString(PORTABLE).split("+")
    return "+".join([*held, SHORT.get(key, key)])
