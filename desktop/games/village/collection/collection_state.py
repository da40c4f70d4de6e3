"""The miniatures while they are edited: every change is kept in the file a moment later."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.games.village.collection.collection_file import keep_collection, load_collection
from rules_core.games.village.content.collection import Collection
from rules_core.games.village.content.types import Content
from rules_core.games.village.words.spoken import defender_name, enemy_name

KEPT_AFTER_MS = 400


class CollectionState(QObject):
    """The collection, editable. `changed` tells the pages, `problem` what could not be read or written."""

    changed = Signal()
    problem = Signal(str)

    def __init__(self, folder: Path, content: Content, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self.content = content
        kept = load_collection(folder, content)
        self.owned: dict[str, int] = dict(kept.collection.owned)
        self.stand_ins: dict[str, tuple[str, ...]] = dict(kept.collection.stand_ins)
        self.used = kept.used
        self.first_problem = kept.problem
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(KEPT_AFTER_MS)
        self._later.timeout.connect(self.keep)

    @property
    def collection(self) -> Collection:
        """The miniatures as they are noted now; types without any are left out."""
        owned = {kind: count for kind, count in self.owned.items() if count}
        return Collection(owned, {kind: ids for kind, ids in self.stand_ins.items() if ids})

    @property
    def is_empty(self) -> bool:
        """Whether no miniature is noted."""
        return not any(self.owned.values())

    def set_owned(self, kind: str, count: int) -> None:
        """So many miniatures of this type."""
        if self.owned.get(kind, 0) != count:
            self.owned[kind] = count
            self._touch()

    def set_stand_ins(self, kind: str, ids: tuple[str, ...]) -> None:
        """These may stand for the type, the best first."""
        if self.stand_ins.get(kind, ()) != ids:
            self.stand_ins[kind] = ids
            self._touch()

    def set_used(self, used: bool) -> None:
        """Whether new games keep to the collection."""
        if self.used != used:
            self.used = used
            self._touch()

    def keep(self) -> None:
        """Write down what has changed."""
        self._later.stop()
        sentence = keep_collection(self.folder, self.collection, used=self.used)
        if sentence:
            self.problem.emit(sentence)

    def keep_pending(self) -> None:
        """Write now what would have been written in a moment."""
        if self._later.isActive():
            self.keep()

    def name_of(self, kind: str, count: int = 1) -> str:
        """What a figure is called: an enemy type or a Defender."""
        enemy = self.content.enemies.get(kind)
        if enemy is not None:
            return enemy_name(enemy, count)
        return defender_name(self.content.defenders[kind])

    def _touch(self) -> None:
        self._later.start()
        self.changed.emit()
