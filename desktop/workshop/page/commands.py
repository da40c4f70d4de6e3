"""What the buttons of the workshop do with the chosen items."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from desktop.look.message_box import message_box
from desktop.shell.faults.words import sentence_of
from desktop.storage.problems import LibraryProblem
from desktop.workshop.page.entries import WorkshopRow
from desktop.workshop.page.entry_words import usage_words
from desktop.workshop.page.page import WorkshopPage
from desktop.workshop.page.tags_dialog import TagsDialog


class Commands(QObject):
    """Carries out what the page asks for; every fault is said at its foot, and the list shows what is true."""

    copied = Signal(int)
    """A copy stands under this number."""
    share_wanted = Signal(list)
    """Numbers of own items that are to go into a pack."""

    def __init__(self, page: WorkshopPage, parent: QWidget, author: Callable[[], str]) -> None:
        super().__init__(page)
        self._page = page
        self._stock = page.stock
        self._parent = parent
        self._author = author
        page.model.renamed.connect(self.rename)

    def carry_out(self, name: str, entries: list[WorkshopRow]) -> None:
        """Do what the button of this name says with the entries."""
        calls: dict[str, Callable[[list[WorkshopRow]], None]] = {
            "copy": self._copy,
            "star": self._star,
            "tags": self._ask_tags,
            "share": self._share,
            "delete": self._delete,
            "restore": self._restore,
            "empty": lambda _: self._ask_to_empty(),
        }
        self._do(lambda: calls[name](entries))

    def rename(self, entry: WorkshopRow, name: str) -> None:
        """Call an own item otherwise."""
        self._do(lambda: self._rename(entry, name))

    def _do(self, call: Callable[[], None]) -> bool:
        try:
            call()
        except LibraryProblem as fault:
            self._page.refresh()
            self._page.said.say(sentence_of(fault), wrong=True)
            return False
        return True

    def _copy(self, entries: Sequence[WorkshopRow]) -> None:
        entry = entries[0]
        number = self._stock.copy(entry, self._author())
        self._page.refresh(number)
        self._page.said.say(self.tr("A copy of “{name}” is yours now.").format(name=entry.name))
        self.copied.emit(number)

    def _rename(self, entry: WorkshopRow, name: str) -> None:
        self._stock.rename(entry, name)
        self._page.refresh(entry.number)
        words = self.tr("“{before}” is called “{name}” now.").format(before=entry.name, name=name)
        now = replace(entry, name=name)
        self._page.said.say(words, way_back=lambda: self.rename(now, entry.name))

    def _star(self, entries: Sequence[WorkshopRow]) -> None:
        on = not all(entry.favourite for entry in entries)
        for entry in entries:
            self._stock.star(entry, favourite=on)
        self._page.refresh()

    def _ask_tags(self, entries: Sequence[WorkshopRow]) -> None:
        known = sorted({tag for one in self._page.model.all for tag in one.tags}, key=str.casefold)
        common = [tag for tag in entries[0].tags if all(tag in entry.tags for entry in entries)]
        dialog = TagsDialog(self._page.theme, common, known, self._parent)
        dialog.chosen.connect(lambda tags: self._do(lambda: self._tag(entries, common, tags)))
        dialog.open()

    def _tag(self, entries: Sequence[WorkshopRow], before: Sequence[str], tags: Sequence[str]) -> None:
        for entry in entries:
            # Of several items only the tags that all of them had were shown: the others stay.
            kept = [tag for tag in entry.tags if tag not in before and tag not in tags]
            self._stock.tag(entry, [*tags, *kept])
        self._page.refresh()

    def _share(self, entries: Sequence[WorkshopRow]) -> None:
        own = [entry.number for entry in entries if not entry.is_official]
        if own:
            self.share_wanted.emit(own)
        else:
            self._page.said.say(self.tr("Everybody has this already: it comes with Hearthwall. Share a copy of it."))

    # The trash

    def _delete(self, entries: Sequence[WorkshopRow]) -> None:
        own = [entry for entry in entries if not entry.is_official]
        used = [(entry, self._stock.usage(entry)) for entry in own]
        lines = [
            self.tr("“{name}”: {usage}.").format(name=entry.name, usage=usage_words(usage))
            for entry, usage in used
            if usage
        ]
        if not lines:
            self._throw_away(own)
            return
        more = self.tr("Saved games keep what they were started with. What else speaks of it will have a problem.")
        words = "\n".join([*lines[:6], *(["..."] if lines[6:] else []), "", more])
        box = message_box(self._parent, "dialog.used", self.tr("Throw away what is in use?"), words)
        away = box.addButton(self.tr("Into the trash"), QMessageBox.ButtonRole.DestructiveRole)
        away.setObjectName("used.delete")
        stay = box.addButton(self.tr("Keep it"), QMessageBox.ButtonRole.RejectRole)
        stay.setObjectName("used.keep")
        box.setDefaultButton(stay)
        away.clicked.connect(lambda: self._do(lambda: self._throw_away(own)))
        box.open()

    def _throw_away(self, entries: Sequence[WorkshopRow]) -> None:
        thrown = self._stock.throw_away(entries)
        self._page.refresh()
        if len(thrown) == 1:
            words = self.tr("“{name}” is in the trash.").format(name=thrown[0].name)
        else:
            words = self.tr("%n item(s) (is|are) in the trash.", "", len(thrown))
        self._page.said.say(words, way_back=lambda: self.carry_out("restore", thrown))

    def _restore(self, entries: Sequence[WorkshopRow]) -> None:
        self._stock.take_back(entries)
        self._page.refresh()
        if len(entries) == 1:
            words = self.tr("“{name}” is back in its place.").format(name=entries[0].name)
        else:
            words = self.tr("%n item(s) (is|are) back in (its place|their places).", "", len(entries))
        self._page.said.say(words)

    def _ask_to_empty(self) -> None:
        count = len(self._stock.trash())
        if not count:
            self._page.said.say(self.tr("The trash is empty."))
            return
        words = self.tr("%n item(s) in it (is|are) gone for good then.", "", count)
        box = message_box(self._parent, "dialog.empty-items", self.tr("Empty the trash?"), words)
        empty = box.addButton(self.tr("Empty the trash"), QMessageBox.ButtonRole.DestructiveRole)
        empty.setObjectName("empty-items.empty")
        box.setDefaultButton(box.addButton(self.tr("Keep them"), QMessageBox.ButtonRole.RejectRole))
        empty.clicked.connect(lambda: self._do(self._empty))
        box.open()

    def _empty(self) -> None:
        self._stock.empty_trash()
        self._page.refresh()
        self._page.said.say(self.tr("The trash is empty."))
