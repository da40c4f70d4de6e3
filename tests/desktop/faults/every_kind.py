"""Lets something fail in every kind of method that Qt calls, and counts the reports: run in a process of its own.

Python itself raises what fails (`IndexError` of a list): Qt for Python dies of that under Python 3.11.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPoint,
    QPointF,
    QRectF,
    QRunnable,
    QSortFilterProxyModel,
    QStringListModel,
    Qt,
    QThread,
    QThreadPool,
    QTimer,
    QTranslator,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QTextDocument, QUndoCommand, QUndoStack, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QGraphicsItem,
    QGraphicsRectItem,
    QGraphicsScene,
    QGraphicsView,
    QLayout,
    QListView,
    QPushButton,
    QSpinBox,
    QStyledItemDelegate,
    QTableView,
    QTableWidget,
    QTableWidgetItem,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from desktop.shell.faults.watch import FaultWatch
from desktop.storage.fault_files import reports

NOTHING: list[int] = []
UPRIGHT = False


def fail(*_: Any) -> Any:
    """Every method and slot here ends like this."""
    return NOTHING[1]


def failing(base: type, *names: str, **more: Any) -> Any:
    """A class that fails in the methods of these names."""
    return type(f"Failing{base.__name__}", (base,), {**more, **{name: lambda *_: fail() for name in names}})


def use(widget: QWidget) -> None:
    """Show, press, move, wheel, type, paint and close: first from the loop of events, then from Python."""
    widget.window().resize(200, 200)
    widget.window().show()
    spot, left, keys = QPointF(20, 20), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease):
        QCoreApplication.postEvent(widget, QMouseEvent(kind, spot, widget.mapToGlobal(spot), left, left, keys))
    QCoreApplication.postEvent(widget, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_A, keys, "a"))
    none, begun = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    turn = QWheelEvent(spot, spot, QPoint(0, 20), QPoint(0, 120), none, keys, begun, UPRIGHT)
    QCoreApplication.postEvent(widget, turn)
    loop()
    QTest.mouseClick(widget, left, keys, QPoint(20, 20))
    QTest.keyClick(widget, Qt.Key.Key_A)
    widget.repaint()
    widget.window().grab()
    widget.window().resize(260, 260)
    widget.close()
    widget.window().close()


def loop() -> None:
    """The application's own loop of events, for a moment."""
    QTimer.singleShot(30, QCoreApplication.quit)
    QCoreApplication.exec()


def in_widget(*names: str) -> None:
    window = QWidget()
    column = QVBoxLayout(window)
    widget = failing(QWidget, *names)()
    column.addWidget(widget)
    use(widget)


def in_item(base: type, *names: str, **more: Any) -> None:
    scene, item = QGraphicsScene(0, 0, 200, 200), failing(base, *names, **more)()
    if isinstance(item, QGraphicsRectItem):
        item.setRect(0, 0, 100, 100)
        item.setAcceptHoverEvents(True)
    scene.addItem(item)
    view = QGraphicsView(scene)
    use(view.viewport())


def in_view(view: type[QGraphicsView], scene: type[QGraphicsScene]) -> None:
    drawn = scene(0, 0, 200, 200)
    shown = view(drawn)
    use(shown.viewport())


def in_model(view: type[QTableView] | type[QTreeView] | type[QListView], model: QAbstractItemModel) -> None:
    shown = view()
    shown.setModel(model)
    use(shown.viewport())


def in_table(name: str) -> None:
    kept = {"rowCount": lambda *_: 3, "columnCount": lambda *_: 2, "data": lambda *_: "x"}
    in_model(QTableView, failing(QAbstractTableModel, name, **kept)())


def in_tree(name: str) -> None:
    kept = {
        "rowCount": lambda _, over: 0 if over.isValid() else 3,
        "columnCount": lambda *_: 1,
        "index": lambda self, row, column, _: self.createIndex(row, column),
        "parent": lambda *_: QModelIndex(),
        "data": lambda *_: "x",
    }
    in_model(QTreeView, failing(QAbstractItemModel, name, **kept)())


def in_filter() -> None:
    shown = failing(QSortFilterProxyModel, "filterAcceptsRow")()
    names = QStringListModel(["a", "b"])
    shown.setSourceModel(names)
    in_model(QListView, shown)


def in_delegate(name: str) -> None:
    table = QTableWidget(2, 2)
    item = QTableWidgetItem("x")
    table.setItem(0, 0, item)
    delegate = failing(QStyledItemDelegate, name)(table)
    table.setItemDelegate(delegate)
    QTimer.singleShot(10, lambda: table.editItem(item))
    table.resizeColumnsToContents()
    use(table.viewport())


def in_event_filter(of: QObject | None) -> None:
    widget = QWidget()
    heard = failing(QObject, "eventFilter")(widget)
    (of or widget).installEventFilter(heard)
    use(widget)
    (of or widget).removeEventFilter(heard)


def in_layout() -> None:
    widget = QWidget()
    widget.setLayout(failing(QLayout, "addItem", "count", "itemAt", "takeAt", "sizeHint", "setGeometry")())
    use(widget)


def in_undo() -> None:
    stack = QUndoStack()
    for _ in range(2):
        stack.push(failing(QUndoCommand, "redo", "undo", "mergeWith", id=lambda self: 3)())
    stack.undo()


def in_document() -> None:
    document = failing(QTextDocument, "loadResource")()
    document.setHtml("<img src='x.png'>")
    document.size()


def in_translator() -> None:
    words = failing(QTranslator, "translate")()
    QCoreApplication.installTranslator(words)
    QCoreApplication.translate("a", "b")
    QCoreApplication.removeTranslator(words)


def in_spin_box() -> None:
    use(failing(QSpinBox, "textFromValue", "valueFromText", "fixup")())


def in_threads() -> None:
    thread = failing(QThread, "run")()
    thread.start()
    thread.wait()
    QThreadPool.globalInstance().start(failing(QRunnable, "run")())
    QThreadPool.globalInstance().waitForDone()


def in_slots() -> None:
    timer = QTimer()
    timer.timeout.connect(fail)
    timer.start(1)
    QTimer.singleShot(0, fail)
    button = QPushButton("x")
    button.clicked.connect(fail)
    button.click()
    use(button)


def in_a_dialog_of_its_own_loop() -> None:
    dialog = QDialog()
    inside = failing(QWidget, "mousePressEvent", "paintEvent")(dialog)
    inside.resize(100, 100)
    QTimer.singleShot(10, lambda: QTest.mouseClick(inside, Qt.MouseButton.LeftButton))
    QTimer.singleShot(20, fail)
    QTimer.singleShot(40, dialog.accept)
    dialog.exec()


def in_the_loop_that_a_method_runs() -> None:
    class Outer(QWidget):
        def mousePressEvent(self, event: QMouseEvent) -> None:
            in_a_dialog_of_its_own_loop()
            fail()

    use(Outer())


def in_a_method_called_by_another_of_python() -> None:
    class View(QGraphicsView):
        def event(self, event: QEvent) -> bool:
            return super().event(event)

        def viewportEvent(self, event: QEvent) -> bool:
            return super().viewportEvent(event)

        def mousePressEvent(self, event: QMouseEvent) -> None:
            super().mousePressEvent(event)

    in_view(View, failing(QGraphicsScene, "mousePressEvent", "helpEvent", "drawBackground"))
    in_view(failing(View, "mousePressEvent", "mouseMoveEvent", "paintEvent"), QGraphicsScene)


def while_another_fault_is_on_its_way() -> None:
    class View(QGraphicsView):
        def viewportEvent(self, event: QEvent) -> bool:
            try:
                return super().viewportEvent(event)
            finally:
                fail()

        def mousePressEvent(self, event: QMouseEvent) -> None:
            try:
                fail()
            finally:
                fail()

    in_view(View, QGraphicsScene)


def kinds() -> dict[str, Callable[[], None]]:
    """Every kind by its name."""
    events = ("mousePress", "mouseMove", "keyPress", "wheel", "paint", "resize", "show", "hide", "close", "change")
    of_an_item = {"boundingRect": lambda *_: QRectF(0, 0, 100, 100), "paint": lambda *_: None}
    found: dict[str, Callable[[], None]] = {
        "QGraphicsItem, both that it must have": partial(in_item, QGraphicsItem, "boundingRect", "paint"),
        "QGraphicsItem.shape, first of all": partial(in_item, QGraphicsItem, "shape", **of_an_item),
        "QSortFilterProxyModel.filterAcceptsRow": in_filter,
        "eventFilter": partial(in_event_filter, None),
        "eventFilter of the application": partial(in_event_filter, QCoreApplication.instance()),
    }
    for name in (*(f"{one}Event" for one in events), "event", "sizeHint", "minimumSizeHint"):
        found[f"QWidget.{name}"] = partial(in_widget, name)
    for name in (
        "paint",
        "mousePressEvent",
        "shape",
        "boundingRect",
        "hoverMoveEvent",
        "hoverEnterEvent",
        "itemChange",
        "sceneEvent",
    ):
        found[f"QGraphicsItem.{name}"] = partial(in_item, QGraphicsRectItem, name)
    for name in ("viewportEvent", "drawBackground", "drawForeground", "mousePressEvent", "event"):
        found[f"QGraphicsView.{name}"] = partial(in_view, failing(QGraphicsView, name), QGraphicsScene)
    for name in ("mousePressEvent", "drawBackground", "event"):
        found[f"QGraphicsScene.{name}"] = partial(in_view, QGraphicsView, failing(QGraphicsScene, name))
    for name in ("data", "rowCount", "columnCount", "flags", "headerData"):
        found[f"QAbstractTableModel.{name}"] = partial(in_table, name)
    for name in ("data", "rowCount", "index", "parent", "flags"):
        found[f"QAbstractItemModel.{name}"] = partial(in_tree, name)
    for name in ("paint", "sizeHint", "createEditor"):
        found[f"QStyledItemDelegate.{name}"] = partial(in_delegate, name)
    for made in (
        in_layout,
        in_undo,
        in_document,
        in_translator,
        in_spin_box,
        in_threads,
        in_slots,
        in_a_dialog_of_its_own_loop,
        in_the_loop_that_a_method_runs,
        in_a_method_called_by_another_of_python,
        while_another_fault_is_on_its_way,
    ):
        found[made.__name__] = made
    return found


def main(folder: Path) -> None:
    """Each kind in turn, with a watch and a folder of its own; prints how many reports it left, before the next."""
    app = QApplication([])
    for number, (name, let_it_fail) in enumerate(kinds().items()):
        print(name, end=": ", flush=True)
        own = folder / str(number)
        own.mkdir()
        watch = FaultWatch(own)
        watch.install()
        let_it_fail()
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        watch.remove()
        texts = [path.read_text(encoding="utf-8") for path in reports(watch.folder)]
        print(sum("IndexError: list index out of range" in text for text in texts), flush=True)
    print("the end")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
