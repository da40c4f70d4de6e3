"""The box that says what a change does: reckoned at once where that is exact, and played where there is a test."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout

from desktop.games.faces import face_of
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.painted import Painted, brush_up
from desktop.storage.problems import LibraryProblem
from desktop.workshop.editors.before_states import BeforeState, BeforeStates, Since
from desktop.workshop.editors.change_work import Played, played, reckoned
from desktop.workshop.editors.checking import CHECK_AFTER_MS
from desktop.workshop.editors.contract import EditorStore
from desktop.workshop.editors.draft import Draft, copied
from desktop.workshop.editors.played_words import played_words
from desktop.workshop.editors.worker_process import BESIDE_ALL
from desktop.workshop.forms.item_entries import name_of_item
from rules_core.content.figures import FigureChange
from rules_core.content.items import Item
from rules_core.kernel.game import Plain

AFTER_MS: Final = 120
"""From the last change to the words."""
BEHIND_CHECKS_MS: Final = CHECK_AFTER_MS + 60
"""The same where the process beside the window is asked: problems come first."""
MOST: Final = 3
"""So many sentences are said; more of them nobody reads while typing."""


class _Relay(QObject):
    reckoned = Signal(int, object)
    played = Signal(int, object)


class ChangeBox(Painted):
    """Listens to the draft. `result` gives what the last test found."""

    def __init__(self, theme: Theme, draft: Draft, store: EditorStore, result: Callable[[], Plain]) -> None:
        super().__init__(theme)
        self.setObjectName("editor.change")
        self.draft, self.store, self._result = draft, store, result
        self.before = BeforeStates(draft, store)
        self._face = face_of(draft.game)
        self._is_tested = draft.schema.kind(draft.kind).is_tested
        self.differences: tuple[FigureChange, ...] = ()
        self.played: Played | None = None
        self._state = 0
        self._is_off = False
        self.is_open = False
        """Whether something is being reckoned beside the window."""
        self._futures: list[Future[object]] = []
        self._compared: BeforeState | None = None
        self._relay = _Relay(self)
        self._relay.reckoned.connect(self._take_reckoned)
        self._relay.played.connect(self._take_played)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(BEHIND_CHECKS_MS if draft.schema.kind(draft.kind).is_large else AFTER_MS)
        self._timer.timeout.connect(self.look_again)
        self.title = text_label(self.tr("What this change does"), TextStyle.STRONG)
        self.since = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        self.words: QLabel = text_label("", TextStyle.BODY, wrap=True)
        self.words.setObjectName("editor.change.words")
        self.foot: QLabel = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        self.foot.setObjectName("editor.change.played")
        for label in (self.words, self.foot, self.since):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._head = QHBoxLayout()
        self._head.addWidget(Icon(theme, "ui/flask-conical", 20, "text"))
        self._head.addWidget(self.title, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        for label in (self.since, self.words, self.foot):
            self._column.addWidget(label)
        draft.changed.connect(self._timer.start)
        self.look_changed()
        self._timer.start()

    # What it hears

    def look_again(self) -> None:
        """Reckon with the draft as it stands."""
        self._timer.stop()
        if self._is_off:
            return
        self._state += 1
        for old in self._futures:
            # Nobody waits for it any more, and the checks wait behind it.
            old.cancel()
        self._futures = []
        before = self._compared = self.before.state()
        item = self.draft.with_plain(copied(self.draft.plain))
        others: Sequence[Item] = ()
        with suppress(LibraryProblem):
            others = list(self.store.others())
        self.is_open = False
        kind = self.draft.schema.kind(item.kind)
        if before is None or not kind.has_figures:
            self.differences = ()
        elif kind.is_large:
            self.is_open = True
            self._ask(partial(reckoned, before.item), item, others, self._relay.reckoned)
        else:
            self.differences = tuple(reckoned(before.item, item, others))
        test = self._result()
        if test:
            self._ask(partial(played, test), item, others, self._relay.played)
        else:
            self.played = None
        self._show()

    def _ask(
        self, work: Callable[[Item, Sequence[Item]], object], item: Item, others: Sequence[Item], answer: SignalInstance
    ) -> None:
        """Have it found out beside the window."""
        future = BESIDE_ALL.submit(work, item, others)
        self._futures.append(future)
        future.add_done_callback(partial(self._ring, answer, self._state))

    def _ring(self, signal: SignalInstance, state: int, future: Future[object]) -> None:
        """Called in a thread of the pool; the editor may be closed, or the process ended from outside."""
        with suppress(RuntimeError, BrokenProcessPool):
            if not future.cancelled():
                signal.emit(state, future.result())

    def _take_reckoned(self, state: int, found: list[FigureChange]) -> None:
        if state == self._state:
            self.differences = tuple(found)
            self.is_open = False
            self._show()

    def _take_played(self, state: int, found: Played | None) -> None:
        if state == self._state:
            self.played = found
            self._show()

    def stop(self) -> None:
        """There is no place for it here: nothing is reckoned."""
        self.draft.changed.disconnect(self._timer.start)
        self._timer.stop()
        self._is_off = True
        self.hide()

    # What it says

    def _show(self) -> None:
        said = [self._face.change_sentence(self.draft.kind, one) for one in self.differences]
        said = [one for one in said if one][:MOST]
        changed = self._compared is not None
        words = " ".join(said)
        if not words and self.is_open:
            words = self.tr("This is being reckoned.")
        elif not words and self.draft.schema.kind(self.draft.kind).has_figures:
            words = (
                self.tr("No figure is different. What words, looks and places do, only games can show.")
                if changed
                else self.tr("Change something, and here stands what it does.")
            )
        self.words.setText(words)
        what = self._face.result_words(self.draft.game, self.draft.kind).won_words() if self._is_tested else ""
        foot = played_words(self.played, what, is_changed=bool(said)) if self._is_tested else ""
        # Figures of a moment ago stay until the new ones are there, and say so.
        self.foot.setText(self.tr("Being reckoned anew.") if said and self.is_open else foot)
        self.since.setText(self._since() if said else "")
        for label in (self.words, self.foot, self.since):
            label.setVisible(bool(label.text()))
        self.setVisible(bool(words or self.foot.text()))
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription(" ".join([self.since.text(), words, self.foot.text()]).strip())

    def _since(self) -> str:
        if self._compared is None:
            return ""
        words = {
            Since.TEST: self.tr("Since the last test"),
            Since.EARLIER_TEST: self.tr("Since the test before the last"),
            Since.OFFICIAL: self.tr("Against {name} as it came with Hearthwall"),
            Since.OPENED: self.tr("Since it was opened"),
        }[self._compared.since]
        return words.format(name=name_of_item(self._compared.item))

    # How it looks

    def look_changed(self) -> None:
        super().look_changed()
        px = self.theme.px
        self._column.setContentsMargins(px(14), px(10), px(14), px(11))
        self._column.setSpacing(px(4))
        self._head.setSpacing(px(10))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        painter.setPen(stroke(self.colours.gold, self.theme.look.hair))
        painter.setBrush(self.colours.sel_bg)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
