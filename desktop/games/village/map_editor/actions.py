"""Everything that can be done to what is chosen, as actions with keys: for the head, the menus and the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from desktop.games.village.map_editor.arrange_rows import arrangements
from desktop.games.village.map_editor.clipping import read_clip
from desktop.games.village.map_editor.editor import MapEditor
from desktop.games.village.map_editor.hand import Hand
from desktop.games.village.map_editor.map_view import MapView


class MapActions:
    """The actions, owned by a widget; their keys work while the focus is anywhere inside of the map's part."""

    def __init__(self, owner: QWidget, hand: Hand, view: MapView, ask_picture: Callable[[], None]) -> None:
        """`ask_picture` asks for a file for the map as a picture."""
        self._owner = owner
        self._all: list[QAction] = []
        self.hand = hand
        self.view = view
        self.editor: MapEditor = hand.editor
        tr = owner.tr
        editor = self.editor
        self.all = self._add("all", tr("Choose &all"), "Ctrl+A", editor.choose_all)
        self.copy = self._add("copy", tr("&Copy"), "Ctrl+C", self._copy)
        self.cut = self._add("cut", tr("C&ut"), "Ctrl+X", self._cut)
        self.paste = self._add("paste", tr("&Paste"), "Ctrl+V", self._paste)
        self.duplicate = self._add("duplicate", tr("&Duplicate"), "Ctrl+D", editor.duplicate)
        self.remove = self._add("remove", tr("&Remove"), "", editor.remove)
        self.lock = self._add("lock", tr("&Locked where it lies"), "Ctrl+L", self._lock)
        self.lock.setCheckable(True)
        self.hide = self._add("hide", tr("Hidden while you work"), "Ctrl+Shift+H", self._hide)
        self.hide.setCheckable(True)
        self.show_all = self._add("show-all", tr("Show everything"), "Ctrl+Alt+H", editor.show_everything)
        self.group = self._add("group", tr("Group together"), "Ctrl+G", editor.group)
        self.ungroup = self._add("ungroup", tr("Ungroup"), "Ctrl+Shift+G", editor.ungroup)
        self.mirror = (
            self._add("mirror.across", tr("Mirror left to right"), "Ctrl+M", lambda: editor.mirror(across=True)),
            self._add("mirror.down", tr("Mirror top to bottom"), "Ctrl+Shift+M", lambda: editor.mirror(across=False)),
        )
        self.forward = self._add("forward", tr("Bring &forward"), "Ctrl+PgUp", lambda: self._order(1))
        self.backward = self._add("backward", tr("Send &backward"), "Ctrl+PgDown", lambda: self._order(-1))
        self.front = self._add("front", tr("To the very front"), "Ctrl+Shift+PgUp", lambda: self._order(1000))
        self.back = self._add("back", tr("To the very back"), "Ctrl+Shift+PgDown", lambda: self._order(-1000))
        self.turn_right = self._add("turn.right", tr("Turn right by 15°"), "", lambda: editor.turn(15))
        self.turn_left = self._add("turn.left", tr("Turn left by 15°"), "", lambda: editor.turn(-15))
        self.picture = self._add("picture", tr("Export as a picture"), "Ctrl+E", ask_picture)
        self.arranging = [
            self._add(f"arrange.{name}", words, "", act) for name, words, act in arrangements(owner, editor)
        ]
        editor.chosen_changed.connect(self.refresh)
        editor.layout_changed.connect(self.refresh)
        editor.shown_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Offer what can be done now."""
        free, things = self.editor.free, self.editor.things
        writable = not self.hand.read_only
        for action in (self.cut, self.duplicate, self.remove, self.turn_left, self.turn_right, *self.mirror):
            action.setEnabled(bool(free) and writable)
        for action in (self.forward, self.backward, self.front, self.back):
            action.setEnabled(bool(things) and writable)
        self.copy.setEnabled(bool(things))
        self.paste.setEnabled(writable)
        self.lock.setEnabled(bool(things))
        self.lock.setChecked(bool(things) and len(free) < len(things))
        self.hide.setEnabled(bool(things))
        self.hide.setChecked(bool(things) and all(self.editor.is_hidden(one) for one in things))
        self.show_all.setEnabled(bool(self.editor.hidden))
        self.group.setEnabled(len(things) > 1 and not self.editor.is_group)
        keys = {one.key for one in things}
        self.ungroup.setEnabled(any(group & keys for group in self.editor.groups))
        for action in self.arranging:
            action.setEnabled(len(free) > 1 and writable)

    def fill_arrange(self, menu: QMenu) -> None:
        """The menu of arranging: order, turning, lining up, locking."""
        for action in (self.forward, self.backward, self.front, self.back):
            menu.addAction(action)
        menu.addSeparator()
        menu.addAction(self.turn_left)
        menu.addAction(self.turn_right)
        for action in self.mirror:
            menu.addAction(action)
        menu.addSeparator()
        # Of its own: all in one menu would be higher than a small window.
        line_up = menu.addMenu(self._owner.tr("L&ine up"))
        for action in self.arranging:
            line_up.addAction(action)
        menu.addSeparator()
        for action in (self.group, self.ungroup, self.lock, self.hide, self.show_all):
            menu.addAction(action)

    def context_menu(self) -> QMenu:
        """What a right click offers."""
        menu = QMenu(self._owner)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for action in (self.cut, self.copy, self.paste, self.duplicate, self.remove):
            menu.addAction(action)
        menu.addSeparator()
        self.fill_arrange(menu.addMenu(self._owner.tr("Arran&ge")))
        for action in (self.group, self.ungroup, self.lock, self.hide, self.show_all):
            menu.addAction(action)
        menu.addSeparator()
        menu.addAction(self.all)
        menu.addAction(self.picture)
        return menu

    def _copy(self) -> None:
        clip = self.editor.clip()
        if clip.things:
            QGuiApplication.clipboard().setText(clip.text())

    def _cut(self) -> None:
        if not self.editor.free:
            return
        QGuiApplication.clipboard().setText(self.editor.cut().text())

    def _paste(self) -> None:
        clip = read_clip(QGuiApplication.clipboard().text())
        if clip is not None:
            self.editor.paste(clip)
        else:
            self.editor.refused.emit(self._owner.tr("There is nothing of a map to paste."))

    def _lock(self) -> None:
        things = self.editor.things
        self.editor.set_locked(len(self.editor.free) == len(things))
        self.refresh()

    def _hide(self) -> None:
        self.editor.set_hidden(not all(self.editor.is_hidden(one) for one in self.editor.things))

    def _order(self, step: int) -> None:
        self.editor.change_order(lambda place, count: max(0, min(count - 1, place + step)))

    def _add(self, name: str, words: str, keys: str, act: Callable[[], object]) -> QAction:
        action = QAction(words, self._owner)
        action.setObjectName(f"map.action.{name}")
        if keys:
            action.setShortcut(QKeySequence(keys))
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(lambda _=False: act())
        # On the map itself: in a field Ctrl+C copies words.
        self.view.addAction(action)
        self._all.append(action)
        return action

    def everything(self) -> Sequence[QAction]:
        """All of them, for the list of keys."""
        return self._all
