"""The window of the table view: full screen with F11, out of it with Esc; it remembers its screen, place and size."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QEvent, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QKeySequence, QMouseEvent, QScreen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.games.faces import face_of
from desktop.look.theme import Theme
from desktop.play.table_view.place import LEAST_HEIGHT, LEAST_WIDTH, Screen, ScreenPlace, place_from, place_now
from desktop.session.match_session import MatchSession
from desktop.settings import Settings

KEPT = "table-view/place"


class TableWindow(QWidget):
    """A window of its own, without a parent, so that it may lie on another screen than the program's."""

    closed = Signal()
    key_passed_on = Signal(QKeyEvent)
    """A key that means nothing here: it is for the game."""

    def __init__(self, theme: Theme, settings: Settings, session: MatchSession) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.settings = settings
        self.setObjectName("window.table-view")
        title = self.tr("{game} - Table view").format(game=session.name)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.setMinimumSize(LEAST_WIDTH, LEAST_HEIGHT)
        # The keys go on working at the laptop.
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.page = face_of(session.match.game.name).table_view(theme, session, self, settings=settings)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.page)
        self._box = QRect()
        self._main: QWidget | None = None
        self._wished: ScreenPlace | None = None
        """Where it belongs while its screen is unplugged; None while it stands where people put it."""
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.screenRemoved.connect(self._screen_removed)
        application.screenAdded.connect(self._screens_changed)

    def open_beside(self, main: QWidget) -> None:
        """Show it where it was last time, or on the screen that the program's window is not on."""
        self._main = main
        kept = place_from(bytes(self.settings.bytes(KEPT).data()))
        self._find_place(kept)

    def stand(self, place: ScreenPlace) -> None:
        """Show it at this place."""
        screen = next((one for one in QGuiApplication.screens() if one.name() == place.screen), None)
        screen = screen or QGuiApplication.primaryScreen()
        corner = screen.availableGeometry().topLeft()
        left, top, wide, high = place.box
        self._box = QRect(corner.x() + left, corner.y() + top, wide, high)
        # Where windows may not choose their place, they may still choose their screen.
        self.setScreen(screen)
        if place.full:
            self.setGeometry(self._box)
            self.showFullScreen()
        else:
            self.showNormal()
            self.setGeometry(self._box)

    def _find_place(self, kept: ScreenPlace | None) -> None:
        screens = [Screen(screen.name(), _box(screen.availableGeometry())) for screen in QGuiApplication.screens()]
        home = self._main.screen().name() if self._main is not None else screens[0].name
        place = place_now(kept, screens, home)
        self._wished = kept if kept is not None and kept.screen != place.screen else None
        self.stand(place)

    def _screen_removed(self, screen: QScreen) -> None:
        """Its screen was unplugged: it must not cover the laptop's own window."""
        if self.isVisible() and self._wished is None and screen is self.screen():
            self._wished = self.place()
        self._screens_changed()

    def _screens_changed(self) -> None:
        """Its screen is back, or gone: once the desktop has settled it stands where it belongs."""
        if self.isVisible() and self._wished is not None:
            QTimer.singleShot(0, self, self._go_where_it_belongs)

    def _go_where_it_belongs(self) -> None:
        if self.isVisible() and self._wished is not None:
            self._find_place(self._wished)

    def place(self) -> ScreenPlace:
        """Where it stands now."""
        screen: QScreen = self.screen()
        corner = screen.availableGeometry().topLeft()
        box = self._box if self.isFullScreen() else self.geometry()
        return ScreenPlace(
            screen.name(),
            self.isFullScreen(),
            (box.x() - corner.x(), box.y() - corner.y(), box.width(), box.height()),
        )

    def flip_full_screen(self) -> None:
        """Fill the screen, or stand as a window again; then this is where it belongs."""
        self._wished = None
        if self.isFullScreen():
            self.leave_full_screen()
        else:
            self._box = self.geometry()
            self.showFullScreen()

    def leave_full_screen(self) -> None:
        """Stand as a window."""
        self.showNormal()
        self.setGeometry(self._box)

    # Events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F11:
            self.flip_full_screen()
        elif event.key() == Qt.Key.Key_F8 or event.matches(QKeySequence.StandardKey.Close):
            self.close()
        elif event.key() == Qt.Key.Key_Escape:
            if self.isFullScreen():
                self.leave_full_screen()
        else:
            self.key_passed_on.emit(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.flip_full_screen()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange and not self.isFullScreen() and self.isVisible():
            self._box = self.geometry()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.settings.set_bytes(KEPT, QByteArray((self._wished or self.place()).to_bytes()))
        self.page.stop()
        super().closeEvent(event)
        self.closed.emit()


def _box(rect: QRect) -> tuple[int, int, int, int]:
    return rect.x(), rect.y(), rect.width(), rect.height()
