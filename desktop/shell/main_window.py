"""The window: menu bar above, below it the page that is open: the Hearth, a game, its end, or the rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QMessageBox, QStackedWidget, QWidget

from desktop.look.dialog_size import room_on_screen
from desktop.look.key_uses import KeyTeller
from desktop.look.theme import Theme
from desktop.settings import Settings
from desktop.shell.content_cache import ContentAhead
from desktop.shell.faults.desk import FaultDesk
from desktop.shell.game_opening import GameOpening
from desktop.shell.game_starting import GameStarting
from desktop.shell.handover.arrivals import Arrivals
from desktop.shell.language_menu import set_centimetres
from desktop.shell.library_care import LibraryCare
from desktop.shell.main_menus import MainMenus
from desktop.shell.open_elsewhere import GAME, Notices
from desktop.shell.preload import load_ahead
from desktop.shell.start_page import Hearth
from desktop.storage.cards import LIBRARY_FILE, read_cards
from desktop.storage.problems import DamagedLibrary, LibraryProblem
from desktop.workshop.packs.desk import PackDesk
from rules_core.kernel.problems import SetupProblem

if TYPE_CHECKING:
    from desktop.play.play_window import PlayWindow
    from desktop.session.match_session import MatchSession
    from desktop.shell.library import Shelf
    from desktop.workshop.editors.frame import EditorFrame
    from desktop.workshop.page.desk import WorkshopDesk
    from rules_core.kernel.game import Plain


class MainWindow(QMainWindow):
    """The one window of the program."""

    ready = Signal()
    """The start page shows its games and takes clicks."""

    def __init__(self, theme: Theme, settings: Settings, folder: Path) -> None:
        super().__init__()
        self.theme = theme
        self.settings = settings
        self.folder = folder
        self._shelf: Shelf | None = None
        self._play: PlayWindow | None = None
        self._awake = False
        self.setObjectName("window.main")
        self.setWindowTitle("Hearthwall")
        self.resize(QSize(1440, 860).boundedTo(room_on_screen(self)))
        self.setMinimumSize(1024, 640)
        self.pages = QStackedWidget()
        self.faults = FaultDesk(self)
        self.setCentralWidget(self.faults.with_line(self.pages))
        self.hearth = self._new_hearth()
        self.care = LibraryCare(self, folder / LIBRARY_FILE, self._let_library_go)
        self.care.mended.connect(self.refresh_hearth)
        self.packs = PackDesk(self)
        self.arrivals = Arrivals(self)
        self.setAcceptDrops(True)
        self.notices = Notices(self)
        self._workshop: WorkshopDesk | None = None
        self.own_content = ContentAhead(folder / LIBRARY_FILE)
        self.menus = MainMenus(self)
        self.hearth.setFocus()

    def renew(self) -> None:
        """Make menus and pages anew, in the language and unit in force; the game that is open stays as it is."""
        # Fields for numbers take their decimal sign from the window.
        self.setLocale(QLocale())
        session, at_end = self.session, self.pages.currentWidget() not in (self.hearth, self._play)
        guide = self._play.guide if self._play is not None else None
        lessons = guide.shown if guide is not None else None
        open_again = self._workshop.put_away() if self._workshop is not None else None
        self._close_game_page()
        self._close_other_pages()
        old, self.hearth = self.hearth, self._new_hearth()
        self.menus.put_away()
        self.menus = MainMenus(self)
        if session is not None:
            self._show_game(session, lessons)
            if at_end:
                self.show_end()
        else:
            self.pages.setCurrentWidget(self.hearth)
            self.hearth.setFocus()
        self.pages.removeWidget(old)
        old.deleteLater()
        self.refresh_hearth()
        if open_again is not None:
            open_again()

    def _new_hearth(self) -> Hearth:
        hearth = Hearth(self.theme)
        self.pages.addWidget(hearth)
        hearth.go_on.connect(self.open_game)
        hearth.new_game.connect(self.ask_new_game)
        hearth.at_table.connect(lambda: self.ask_new_game(at_table=True))
        hearth.learn.connect(self.learn)
        hearth.all_games.connect(self.show_games)
        hearth.miniatures.connect(self.show_miniatures)
        hearth.rules.connect(self.show_rules)
        hearth.workshop.connect(self.show_workshop)
        return hearth

    # Coming and going

    def restore_place(self) -> None:
        """Stand where the window stood last time."""
        place = self.settings.bytes("window/place")
        if not place.isEmpty():
            self.restoreGeometry(place)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._awake:
            self._awake = True
            QTimer.singleShot(0, self.wake)

    def wake(self) -> None:
        """After the first paint: open the library and fill the start page."""
        self._awake = True
        self.refresh_hearth()
        self.ready.emit()
        load_ahead(self.own_content.read_ahead)
        self.care.look()

    @property
    def shelf(self) -> Shelf:
        """The games; loads the database at the first use."""
        if self._shelf is None:
            from desktop.shell.library import Shelf

            self._shelf = Shelf(self.folder)
        return self._shelf

    def refresh_hearth(self) -> None:
        """Show the games as they stand now."""
        try:
            games = read_cards(self.folder / LIBRARY_FILE)
        except LibraryProblem as fault:
            self.say_why(self.tr("The library cannot be opened"), fault)
            return
        self.hearth.set_games(games)
        self.faults.look_at_clock(games)

    @property
    def workshop(self) -> WorkshopDesk:
        """The workshop; loaded at the first use."""
        if self._workshop is None:
            from desktop.workshop.page.desk import WorkshopDesk

            self._workshop = WorkshopDesk(self)
        return self._workshop

    def _let_library_go(self) -> None:
        self.leave_game()
        # What cannot be kept stays open, and is kept where the library is whole again.
        self.may_leave_workshop()
        self._close_other_pages()
        if self._shelf is not None:
            self._shelf.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.faults.may_close() or not self.may_leave_workshop():
            event.ignore()
            return
        self._let_library_go()
        self.settings.set_bytes("window/place", self.saveGeometry())
        self.settings.sync()
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.packs.takes(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        self.packs.drop(event.mimeData())
        event.acceptProposedAction()

    def say(self, title: str, sentence: str) -> None:
        """A message that needs an "I see"."""
        box = QMessageBox(self)
        box.setObjectName("dialog.message")
        box.setWindowTitle("Hearthwall")
        box.setText(title)
        box.setInformativeText(sentence)
        box.open()

    def say_why(self, title: str, fault: Exception) -> None:
        """Why something cannot be done; where the library is damaged, with the way back."""
        if isinstance(fault, DamagedLibrary):
            self.care.look(surely_damaged=True)
        else:
            self.say(title, self.faults.sentence_of(fault))

    @property
    def session(self) -> MatchSession | None:
        """The game that is open, if one is."""
        return self._play.session if self._play is not None else None

    @property
    def editor(self) -> EditorFrame | None:
        """The editor of the workshop that is open, if one is."""
        return self._workshop.frame if self._workshop is not None else None

    # Games

    def ask_new_game(self, *, at_table: bool = False) -> None:
        """Open the new-game dialog, for the screen or for a table with miniatures."""
        GameStarting(self).ask(at_table=at_table)

    def start_game(self, name: str, setup: Plain, seed: int, dice: dict[str, str]) -> None:
        """Start a game from a setup and open it."""
        try:
            session = self.shelf.begin(name, setup, seed, dice)
        except SetupProblem as fault:
            self.say(self.tr("This game cannot start yet"), "\n".join(fault.problems))
        except LibraryProblem as fault:
            self.say(self.tr("The game could not be kept"), self.faults.sentence_of(fault))
        else:
            self.play(session).begin()

    def open_game(self, game_id: int) -> None:
        """Go on with a game; asks first when it is open elsewhere."""
        GameOpening(self).open(game_id)

    def play(self, session: MatchSession, *, guided: bool = False) -> PlayWindow:
        """Open the play window for a session."""
        self.leave_game()
        self.faults.take(session)
        self.notices.take(GAME, session.game_id)
        return self._show_game(session, [] if guided else None)

    def _show_game(self, session: MatchSession, lessons: list[str] | None) -> PlayWindow:
        """The page of a game; `lessons` are those that the guide has given already, None where there is no guide."""
        from desktop.play.play_window import PlayWindow

        self._play = PlayWindow(self.theme, self.settings, session)
        self._play.left.connect(self._game_left)
        self._play.finished.connect(self.show_end)
        self._play.picture_ready.connect(lambda picture: self.shelf.keep_picture(session, picture))
        self.pages.addWidget(self._play)
        self.pages.setCurrentWidget(self._play)
        self._play.setFocus()
        self.setWindowTitle(f"{session.name} - Hearthwall")
        self.menus.show_game_actions(self._play.actions_for_menus())
        self._play.units_chosen.connect(lambda on: set_centimetres(self.settings, on, self.renew))
        if lessons is not None:
            from desktop.games.village.lesson import Guide

            self._play.guide = Guide(self.theme, self._play, session, lessons)
        return self._play

    def leave_game(self) -> None:
        """Put the game away; every answer is saved already."""
        session = self.session
        if session is not None:
            self._close_game_page()
            self.shelf.keep_dice(session)
            self.faults.leave(session)
            self.notices.leave_every(GAME)

    def _close_game_page(self) -> None:
        if self._play is None:
            return
        self._play.put_away()
        self.pages.setCurrentWidget(self.hearth)
        self.pages.removeWidget(self._play)
        self._play.deleteLater()
        self._play = None
        self.menus.show_game_actions({})
        self.setWindowTitle("Hearthwall")

    def _game_left(self) -> None:
        if self._workshop is not None and self._workshop.come_back():
            self._close_other_pages()
        else:
            self.show_hearth()

    def show_hearth(self) -> None:
        """Back to the start page."""
        if not self.may_leave_workshop():
            return
        self.leave_game()
        self._close_other_pages()
        self.refresh_hearth()
        if self._workshop is not None:
            # What was made there may be in the next game.
            self.own_content.read_ahead()
        self.pages.setCurrentWidget(self.hearth)
        self.setWindowTitle("Hearthwall")
        self.hearth.setFocus()

    def show_end(self) -> None:
        """The summary of a game that is over."""
        from desktop.play.end_page import EndPage

        if self._play is None:
            return
        page = EndPage(self.theme, self._play.session)
        page.hearth.connect(self._game_left)
        page.another.connect(self._another)
        page.back_to_table.connect(lambda: self._back_to_table(page))
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)

    def _another(self) -> None:
        self.show_hearth()
        self.ask_new_game()

    def _back_to_table(self, page: QWidget) -> None:
        if self._play is not None:
            self.pages.setCurrentWidget(self._play)
        self.pages.removeWidget(page)
        page.deleteLater()

    def may_leave_workshop(self) -> bool:
        """Close the editor with its work kept; False where that is not possible, and it says so."""
        return self._workshop is None or self._workshop.close_editor()

    def _close_other_pages(self) -> None:
        kept = (self.hearth, self._play, self.editor)
        for number in reversed(range(self.pages.count())):
            page = self.pages.widget(number)
            if page is not None and page not in kept:
                self.pages.removeWidget(page)
                page.deleteLater()
        if self._workshop is not None:
            self._workshop.forget_page()

    def learn(self) -> None:
        """The guided first game."""
        from desktop.games.village.lesson import first_game

        name, setup, seed = first_game()
        try:
            session = self.shelf.begin(name, setup, seed)
        except (SetupProblem, LibraryProblem) as fault:
            self.say(self.tr("The first game cannot start"), self.faults.sentence_of(fault))
            return
        self.play(session, guided=True)

    def show_games(self) -> None:
        """The list of all games: open, rename, delete, export, import."""
        from desktop.shell.games_list import GamesList

        dialog = GamesList(self.theme, self.shelf, self)
        dialog.opened.connect(self.open_game)
        dialog.finished.connect(self.refresh_hearth)
        dialog.open()

    def show_miniatures(self) -> None:
        """The collection page: which figures the group owns."""
        from desktop.games.village.collection.dialog import CollectionDialog

        CollectionDialog(self.theme, self.folder, self).open()

    def show_workshop(self) -> None:
        """The workshop: all content, and the editors. From a game that an editor began, back to that editor."""
        if self.workshop.come_back():
            return
        self.leave_game()
        self.workshop.show()

    def show_rules(self) -> None:
        """The rules, clause by clause: a dock of the open game, else a window of their own."""
        if self._play is not None and self.pages.currentWidget() is self._play:
            self._play.show_clause("")
            return
        from desktop.shell.rules_dialog import RulesDialog

        RulesDialog(self.theme, self).open()

    def show_keys(self) -> None:
        """All keys of the page that is open, where it has any of its own."""
        from desktop.look.keys_sheet import KeysSheet

        page: object = self.pages.currentWidget()
        if isinstance(page, KeyTeller):
            KeysSheet(self.theme, page.key_groups(), self).open()

    def import_game(self) -> None:
        """Take in a file that Hearthwall exported."""
        GameOpening(self).ask_for_file()
