"""The window: menu bar above, below it the page that is open: the Hearth, a game, its end, or the rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from desktop.games.faces import face_of, summary_of
from desktop.look.dialog_size import room_on_screen
from desktop.look.key_uses import KeyTeller
from desktop.look.message_box import say
from desktop.look.theme import Theme
from desktop.settings import Settings
from desktop.shell.faults.reporting import FaultReporting
from desktop.shell.game_opening import GameOpening
from desktop.shell.game_starting import GameStarting
from desktop.shell.garbage import Garbage
from desktop.shell.handover.arrivals import Arrivals
from desktop.shell.language_menu import set_centimetres
from desktop.shell.library_care import LibraryCare
from desktop.shell.main_menus import MainMenus
from desktop.shell.open_elsewhere import GAME, Notices
from desktop.shell.preload import load_ahead
from desktop.shell.sandboxes import Sandboxes
from desktop.shell.start_page import Hearth
from desktop.storage.cards import LIBRARY_FILE, RecentGames, read_recent
from desktop.storage.problems import DamagedLibrary, LibraryProblem
from desktop.workshop.packs.exchange import PackExchange
from rules_core.games.catalogue import card_of
from rules_core.kernel.game import NO_GAME, GameId
from rules_core.kernel.problems import SetupProblem

if TYPE_CHECKING:
    from desktop.play.guide import Guide
    from desktop.play.look_back.page import LookBackPage
    from desktop.play.play_window import PlayWindow
    from desktop.session.game_library import GameLibrary
    from desktop.session.match_session import MatchSession
    from desktop.session.new_game import NewGame
    from desktop.session.sandbox import SandboxSession
    from desktop.workshop.editors.frame import EditorFrame
    from desktop.workshop.page.controller import WorkshopController

LOOK_BACK = "page.look-back"
BOOK = "page.book"


class MainWindow(QMainWindow):
    """The one window of the program. Its collaborators see it as a `Shell`."""

    ready = Signal()
    """The start page shows its games and takes clicks."""

    def __init__(self, theme: Theme, settings: Settings, folder: Path) -> None:
        super().__init__()
        self.theme = theme
        self.settings = settings
        self.folder = folder
        self._games: GameLibrary | None = None
        self._play: PlayWindow | None = None
        self.guide: Guide | None = None
        """Shows a first game, where this is one."""
        self._aside: tuple[MatchSession, list[str] | None] | None = None
        """The game that waits behind a sandbox, and what its guide has told."""
        self._tries_again = self._awake = False
        """Whether the sandbox that is open tries a moment of a look back; whether all that comes late is there."""
        self.setObjectName("window.main")
        self.setWindowTitle("Hearthwall")
        self.resize(QSize(1440, 860).boundedTo(room_on_screen(self)))
        self.setMinimumSize(1024, 640)
        self.pages = QStackedWidget()
        self.faults = FaultReporting(self)
        self.setCentralWidget(self.faults.with_line(self.pages))
        self._garbage = Garbage(self)
        self.hearth = self._new_hearth()
        self.care = LibraryCare(self, folder / LIBRARY_FILE, self._let_library_go)
        self.care.mended.connect(self.refresh_hearth)
        self.packs = PackExchange(self, lambda: self.workshop)
        self.arrivals = Arrivals(self, self.packs)
        self.ready.connect(self.arrivals.begin)
        self.ready.connect(self.faults.begin_log_soon)
        self.setAcceptDrops(True)
        self.notices = Notices(self)
        self.starting = GameStarting(self)
        self.opening = GameOpening(self, self.faults, self.notices)
        self.sandboxes = Sandboxes(self, self.starting, self._play_sandbox)
        self._workshop: WorkshopController | None = None
        self.menus = self._new_menus()
        self.hearth.setFocus()

    def renew(self) -> None:
        """Make menus and pages anew, in the language and unit in force; the game that is open stays as it is."""
        # Fields for numbers take their decimal sign from the window.
        self.setLocale(QLocale())
        page = self.pages.currentWidget()
        session, at_end = self.session, page not in (self.hearth, self._play)
        shown = page.objectName() if page is not None else ""
        notes = self.guide.shown if self.guide is not None else None
        open_again = self._workshop.put_away() if self._workshop is not None else None
        self._close_game_page()
        self._close_other_pages()
        old, self.hearth = self.hearth, self._new_hearth()
        self.menus.put_away()
        self.menus = self._new_menus()
        if session is not None:
            self._show_game(session, notes)
            if shown == LOOK_BACK:
                self.show_look_back()
            elif shown == BOOK:
                self.show_book()
            elif at_end:
                self.show_end()
        else:
            self.pages.setCurrentWidget(self.hearth)
            self.hearth.setFocus()
        self.close_page(old)
        self.refresh_hearth()
        if open_again is not None:
            open_again()

    def _new_menus(self) -> MainMenus:
        menus = MainMenus(self, self, self.packs, self.faults)
        # The bar before this one goes, and its menus with it.
        self.setMenuBar(menus.bar)
        return menus

    def _new_hearth(self) -> Hearth:
        hearth = Hearth(self.theme)
        self.pages.addWidget(hearth)
        hearth.go_on.connect(self.open_game)
        hearth.new_game.connect(self.ask_new_game)
        hearth.at_table.connect(lambda game: self.ask_new_game(game, at_table=True))
        hearth.action.connect(lambda action: action.run(self))
        hearth.learn.connect(self.learn)
        hearth.all_games.connect(self.show_games)
        hearth.rules.connect(self.show_rules)
        hearth.workshop.connect(self.show_workshop)
        hearth.sandbox.connect(self.ask_sandbox)
        hearth.chronicle.connect(self.show_chronicle)
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
        load_ahead(self.starting.read_ahead)
        self.care.look()

    @property
    def dialog_parent(self) -> QWidget:
        """To whom dialogs and helpers belong."""
        return self

    @property
    def games(self) -> GameLibrary:
        """The games; loads the database at the first use."""
        if self._games is None:
            from desktop.session.game_library import GameLibrary

            self._games = GameLibrary(self.folder, summary_of)
        return self._games

    def refresh_hearth(self) -> None:
        """Show the games as they stand now."""
        try:
            recent = read_recent(self.folder / LIBRARY_FILE)
        except LibraryProblem as fault:
            self.hearth.set_games(RecentGames())
            self.say_why(self.tr("The library cannot be opened"), fault)
            return
        self.hearth.set_games(recent)
        self.faults.look_at_clock(list(recent.games))

    @property
    def workshop(self) -> WorkshopController:
        """The workshop; loaded at the first use."""
        if self._workshop is None:
            from desktop.workshop.page.controller import WorkshopController

            self._workshop = WorkshopController(self, self.packs, self.notices, self.starting)
        return self._workshop

    def _let_library_go(self) -> None:
        self.leave_game()
        # What cannot be kept stays open, and is kept where the library is whole again.
        self.may_leave_workshop()
        self._close_other_pages()
        if self._workshop is not None:
            self._workshop.finish_tests()
        if self._games is not None:
            self._games.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.faults.may_close() or not self.may_leave_workshop():
            event.ignore()
            return
        self._let_library_go()
        self.settings.set_bytes("window/place", self.saveGeometry())
        self.settings.sync()
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.arrivals.takes(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        self.arrivals.drop(event.mimeData())
        event.acceptProposedAction()

    def say(self, title: str, sentence: str) -> None:
        """A message that needs an "I see"."""
        say(self, title, sentence)

    def sentence_of(self, fault: Exception) -> str:
        """One sentence with place and remedy."""
        return self.faults.sentence_of(fault)

    def say_why(self, title: str, fault: Exception) -> None:
        """Why something cannot be done; where the library is damaged, with the way back."""
        if isinstance(fault, DamagedLibrary):
            self.care.look(surely_damaged=True)
        else:
            self.say(title, self.sentence_of(fault))

    @property
    def session(self) -> MatchSession | None:
        """The game that is open, if one is."""
        return self._play.session if self._play is not None else None

    @property
    def editor(self) -> EditorFrame | None:
        """The editor of the workshop that is open, if one is."""
        return self._workshop.frame if self._workshop is not None else None

    @property
    def is_editing(self) -> bool:
        """Whether an editor of the workshop is open."""
        return self.editor is not None

    # Pages

    @property
    def at_hearth(self) -> bool:
        """Whether the start page is seen."""
        return self.shows(self.hearth)

    def shows(self, page: QWidget | None) -> bool:
        """Whether this page is the one that is seen."""
        return page is not None and self.pages.currentWidget() is page

    def show_page(self, page: QWidget, title: str) -> None:
        """Show a page, which is taken in where it is new; `title` stands above the window."""
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        self.setWindowTitle(title)

    def close_page(self, page: QWidget) -> None:
        """Take a page out and delete it."""
        self.pages.removeWidget(page)
        self._garbage.close(page)

    # Games

    def ask_new_game(self, game: GameId = NO_GAME, *, at_table: bool = False, tried: object | None = None) -> None:
        """Open the new-game dialog of a game, "" for any; for the screen or for a table with miniatures."""
        if game:
            self.starting.ask(game, at_table=at_table, tried=tried)
        else:
            self.starting.ask_which(at_table=at_table)

    def start_game(self, new: NewGame) -> None:
        """Start a game from a setup and open it."""
        try:
            session = self.games.begin(new)
        except SetupProblem as fault:
            self.say(self.tr("This game cannot start yet"), "\n".join(fault.sentences))
        except LibraryProblem as fault:
            self.say(self.tr("The game could not be kept"), self.sentence_of(fault))
        else:
            self.play(session).begin()

    def ask_sandbox(self) -> None:
        """Ask where a sandbox shall begin."""
        self.sandboxes.ask()

    def open_game(self, game_id: int) -> None:
        """Go on with a game; asks first when it is open elsewhere."""
        self.opening.open(game_id)

    def play(self, session: MatchSession, *, guided: bool = False) -> PlayWindow:
        """Open the play window for a session."""
        self.leave_game()
        self.faults.take(session)
        self.notices.take(GAME, session.game_id)
        page = self._show_game(session, [] if guided else None)
        if session.match.over and not session.is_sandbox:
            self.show_end()  # To read how it went; the table is a key away.
        return page

    def _show_game(self, session: MatchSession, notes: list[str] | None) -> PlayWindow:
        """The page of a game; `notes` are those that the guide has given already, None where there is no guide."""
        from desktop.play.play_window import PlayWindow
        from desktop.session.sandbox import SandboxSession

        self._play = PlayWindow(self.theme, self.settings, session)
        self._play.left.connect(self._game_left)
        session.shown_again.connect(self._back_to_table)  # Watched again from its last page, or another.
        title = session.name
        if isinstance(session, SandboxSession):
            title = self.tr("Sandbox: {name}").format(name=session.name)
            self._play.keep_wanted.connect(lambda: self.sandboxes.keep(session))
        else:
            self._play.finished.connect(self.show_end)
            self._play.sandbox_wanted.connect(self.sandboxes.from_entry)
            self._play.look_back_wanted.connect(self.show_look_back)
            self._play.once_more_wanted.connect(self._once_more)
            self._play.book_wanted.connect(self.show_book)
        self._play.keep_made_wanted.connect(self.opening.keep_made)
        self.show_page(self._play, f"{title} - Hearthwall")
        self._play.setFocus()
        self.menus.show_game_actions(self._play.actions_for_menus())
        self._play.units_chosen.connect(lambda on: set_centimetres(self.settings, self.renew, centimetres=on))
        if notes is not None:
            from desktop.play.guide import Guide

            self.guide = Guide(self._play, face_of(session.match.game.name).lesson_notes(), notes)
        return self._play

    def _play_sandbox(self, sandbox: SandboxSession) -> None:
        """Open the page of a sandbox; a game that is open waits behind it."""
        session = self.session
        if session is not None and not session.is_sandbox:
            self._aside = (session, self.guide.shown if self.guide is not None else None)
        self._close_game_page()
        if session is not None and session.is_sandbox:
            session.end()
        self._show_game(sandbox, None)

    def _leave_sandbox(self) -> MatchSession | None:
        """Close a sandbox that is open, for good; gives the game that is or was open."""
        session = self.session
        if session is None or not session.is_sandbox:
            return session
        self._close_game_page()
        session.end()
        aside, self._aside = self._aside, None
        return aside[0] if aside is not None else None

    def leave_game(self) -> None:
        """Put the game away; every answer is saved already. A sandbox goes, and so does the game behind it."""
        self._tries_again = False
        session = self._leave_sandbox()
        if session is not None:
            self._close_game_page()
            self.games.keep_dice(session)
            self.faults.leave(session)
            self.notices.leave_every(GAME)

    def _close_game_page(self) -> None:
        if self._play is None:
            return
        self._play.put_away()
        if not self._play.session.is_sandbox:
            self.games.keep_picture(self._play.session, self._play.board.picture())
        self.pages.setCurrentWidget(self.hearth)
        self.close_page(self._play)
        self._play = self.guide = None
        self.menus.show_game_actions({})
        self.setWindowTitle("Hearthwall")

    def game_renamed(self) -> None:
        """The open game has another number and name now."""
        session = self.session
        if session is not None:
            self.notices.leave_every(GAME)
            self.notices.take(GAME, session.game_id)
            self.setWindowTitle(f"{session.name} - Hearthwall")

    def _game_left(self) -> None:
        if (aside := self._aside) is not None:
            self._leave_sandbox()
            self._show_game(*aside)
            if self._tries_again:
                # Whoever tried a moment of a look back comes back to it.
                self.show_look_back()
        elif self._workshop is not None and self._workshop.come_back():
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
            self.starting.read_ahead()
        self.show_page(self.hearth, "Hearthwall")
        self.hearth.setFocus()

    def show_end(self) -> None:
        """The summary of a game that is over."""
        from desktop.play.end_page import EndPage

        if self._play is None:
            return
        page = EndPage(self.theme, self.settings, self._play.session, untold=self.guide.untold if self.guide else ())
        page.hearth.connect(self._game_left)
        page.another.connect(lambda before=self._play.session: self._another(before))
        page.back_to_table.connect(self._back_to_table)
        page.look_back.connect(self.show_look_back)
        page.keep_made.connect(self.opening.keep_made)
        page.once_more.connect(self._once_more)
        page.book.connect(self.show_book)
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)

    def show_book(self) -> None:
        """The game that is open as a book, as far as it has come."""
        from desktop.book.page import BookPage

        if self._play is None or self._play.session.is_sandbox:
            return
        # Nothing that is still being shown may be read before.
        self._play.player.finish()
        played = self._play.session
        page = BookPage(self.theme, self.settings, face_of(played.match.game.name).book(played, self.settings), played)
        page.back_wanted.connect(lambda: self._leave_book(page))
        self._show_over_game(page)

    def _show_over_game(self, page: QWidget) -> None:
        """Show a page in place of the game; the last page makes room, or this one as it was: the menu is everywhere."""
        before = self.pages.currentWidget()
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        page.setFocus()
        if before is not None and before not in (self.hearth, self._play):
            self.close_page(before)

    def _leave_book(self, page: QWidget) -> None:
        """Back to the game, or to its last page where it is over."""
        if self._play is not None and self._play.session.match.pending is not None:
            self._back_to_table()
        else:
            self.show_end()
            self.close_page(page)

    def show_look_back(self) -> None:
        """Moments of a game that is over where another choice would have been better."""
        from desktop.play.look_back.page import LookBackPage

        self._tries_again = False
        if self._play is None or not self._play.session.can_look_back:
            return
        page = LookBackPage(self.theme, self._play.session)
        page.back_wanted.connect(lambda: self._leave_look_back(page))
        page.sandbox_wanted.connect(lambda node: self._try_from(page, node))
        self._show_over_game(page)

    def _leave_look_back(self, page: LookBackPage) -> None:
        page.put_away()
        self.show_end()
        self.close_page(page)

    def _try_from(self, page: LookBackPage, node: int) -> None:
        """Play on from a moment of the look back; it is shown again after that."""
        self.sandboxes.from_entry(node)
        if self.session is not None and self.session.is_sandbox:
            page.put_away()
            self.close_page(page)
            self._tries_again = True

    def _another(self, before: MatchSession) -> None:
        self.show_hearth()
        self.starting.ask_another(before)

    def _once_more(self) -> None:
        if (before := self._play) is not None:
            self.opening.once_more(before.session)
        if self._play is not before:
            self._close_other_pages()

    def _back_to_table(self) -> None:
        page = self.pages.currentWidget()
        if self._play is not None and page is not None and page is not self._play:
            self.pages.setCurrentWidget(self._play)
            self.close_page(page)

    def may_leave_workshop(self) -> bool:
        """Close the editor with its work kept; False where that is not possible, and it says so."""
        return self._workshop is None or self._workshop.close_editor()

    def _close_other_pages(self) -> None:
        for page in [self.pages.widget(number) for number in range(self.pages.count())]:
            if page is not None and page not in (self.hearth, self._play, self.editor):
                self.close_page(page)
        if self._workshop is not None:
            self._workshop.forget_page()

    def learn(self, game: GameId = NO_GAME) -> None:
        """The guided first game: of what is played where none is named, or the first that has one; else its rules."""
        try:
            new = self.starting.lesson(game or (self.session.match.game.name if self.session else NO_GAME))
            if new is None:
                self.show_rules_of(game)
                return
            session = self.games.begin(new)
        except (SetupProblem, LibraryProblem) as fault:
            self.say(self.tr("The first game cannot start"), self.sentence_of(fault))
            return
        self.play(session, guided=True)

    def show_games(self) -> None:
        """The list of all games: open, rename, delete, export, import."""
        self.opening.show_games()

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
        # Whoever works on something of a game wants the rules of that game.
        self.show_rules_of(self.editor.draft.game if self.editor is not None else NO_GAME)

    def show_rules_at(self, clause: str) -> None:
        """The rules in a window of their own, open at a clause."""
        from desktop.shell.rules_dialog import RulesDialog

        dialog = RulesDialog(self.theme, self)
        if clause:
            dialog.rules.show_clause(clause)
        dialog.open()

    def show_rules_of(self, game: GameId) -> None:
        """The rules of one game, in a window of their own."""
        from desktop.shell.rules_dialog import RulesDialog

        RulesDialog(self.theme, self, card_of(game).books or None if game else None).open()

    def show_chronicle(self) -> None:
        """All games, told and counted."""
        from desktop.shell.chronicle.page import ChroniclePage

        if not self.may_leave_workshop():
            return
        self.leave_game()
        self._close_other_pages()
        page = ChroniclePage(self.theme, self.games, self.folder / LIBRARY_FILE)
        page.hearth.connect(self.show_hearth)
        page.opened.connect(self.open_game)
        page.clause_wanted.connect(self.show_rules_at)
        self.show_page(page, self.tr("Chronicle - Hearthwall"))
        page.setFocus()

    @property
    def has_keys(self) -> bool:
        """Whether the page that is open has keys of its own."""
        return isinstance(self.pages.currentWidget(), KeyTeller)

    def show_keys(self) -> None:
        """All keys of the page that is open, where it has any of its own."""
        from desktop.look.keys_sheet import KeysSheet

        page: object = self.pages.currentWidget()
        if isinstance(page, KeyTeller):
            KeysSheet(self.theme, page.key_groups(), self).open()

    def import_game(self) -> None:
        """Take in a file that Hearthwall exported."""
        self.opening.ask_for_file()
