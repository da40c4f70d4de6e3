"""The menu bar of the main window: the program's own entries, and those of the game that is open."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from desktop.games.faces import face_of
from desktop.shell.language_menu import fill_language_menu
from desktop.shell.look_menu import fill_look_menu
from desktop.shell.menu_focus import MenuFocus
from desktop.shell.pace_menu import pace_menu
from rules_core.games.catalogue import WHERE

if TYPE_CHECKING:
    from desktop.session.shell import Shell
    from desktop.shell.faults.reporting import FaultReporting
    from desktop.workshop.packs.exchange import PackExchange


class MenuCommands(Protocol):
    """What only the menus ask of the window."""

    def show_games(self) -> None:
        """Show the list of all games."""

    def ask_sandbox(self) -> None:
        """Ask where a sandbox shall begin."""

    def show_chronicle(self) -> None:
        """Show all games, told and counted."""

    def show_workshop(self) -> None:
        """Show the workshop."""

    def import_game(self) -> None:
        """Take in a file that Hearthwall exported."""

    def learn(self) -> None:
        """Begin the guided first game."""

    def show_rules(self) -> None:
        """Show the rules."""

    @property
    def has_keys(self) -> bool:
        """Whether the page that is open has keys of its own."""

    def renew(self) -> None:
        """Make menus and pages anew, in the language and unit in force."""


class MainMenus(QObject):
    """Made anew with every other language; the entries of the open game come and go."""

    def __init__(self, shell: Shell, commands: MenuCommands, packs: PackExchange, faults: FaultReporting) -> None:
        super().__init__(shell.dialog_parent)
        self._shell, self._commands = shell, commands
        self._packs, self._faults = packs, faults
        self._game_actions: list[QAction] = []
        self.bar = bar = QMenuBar()
        self.game = bar.addMenu(self.tr("&Game"))
        self.edit = bar.addMenu(self.tr("&Edit"))
        self.edit.setToolTipsVisible(True)
        self.view = bar.addMenu(self.tr("&View"))
        self.table = bar.addMenu(self.tr("&Table"))
        self.help = bar.addMenu(self.tr("&Help"))
        self._fill_game()
        self._fill_view()
        self._fill_help()
        for menu in (self.edit, self.table):
            menu.menuAction().setVisible(False)
        MenuFocus(bar).watch(self.game, self.edit, self.view, self.table, self.help)

    def put_away(self) -> None:
        """Others take their place."""
        self.show_game_actions({})
        self.deleteLater()

    def show_game_actions(self, actions: dict[str, list[QAction]]) -> None:
        """Put the open game's actions into the menus "edit", "view" and "table"; an empty table takes them out."""
        menus = {"edit": self.edit, "view": self.view, "table": self.table}
        for action in self._game_actions:
            for menu in menus.values():
                menu.removeAction(action)
        self._game_actions = []
        for key, menu in menus.items():
            menu.addActions(actions.get(key, []))
            self._game_actions.extend(actions.get(key, []))
        for menu in (self.edit, self.table):
            menu.menuAction().setVisible(bool(actions))

    def _fill_game(self) -> None:
        shell, commands = self._shell, self._commands
        self._entry(self.game, self.tr("&Hearth"), shell.show_hearth, "Ctrl+H")
        self._entry(self.game, self.tr("&New game"), shell.ask_new_game, QKeySequence.StandardKey.New)
        self._entry(self.game, self.tr("&Sandbox"), commands.ask_sandbox)
        self._entry(self.game, self.tr("&All games"), commands.show_games, QKeySequence.StandardKey.Open)
        for action in [one for game in WHERE for one in face_of(game).start_actions() if one.menu]:
            self._entry(self.game, action.menu, partial(action.run, shell))
        self._entry(self.game, self.tr("&Chronicle"), commands.show_chronicle)
        self._entry(self.game, self.tr("&Workshop"), commands.show_workshop, "Ctrl+Shift+W")
        self._entry(self.game, self.tr("&Import a game"), commands.import_game)
        self._entry(self.game, self.tr("Import a &pack"), self._packs.ask_for_file)
        self.game.addSeparator()
        self._entry(self.game, self.tr("&Quit"), shell.close, QKeySequence.StandardKey.Quit)

    def _fill_view(self) -> None:
        shell = self._shell
        fill_look_menu(self.view, shell.theme, shell.settings)
        fill_language_menu(self.view, shell.settings, self._commands.renew)
        motion = self._entry(self.view, self.tr("L&ess motion"), self._flip_motion)
        motion.setCheckable(True)
        motion.setChecked(shell.theme.look.less_motion)
        self.view.addMenu(pace_menu(shell.theme, shell.settings, self.view))
        full = self._entry(self.view, self.tr("&Full screen"), self._flip_full_screen, "F11")
        full.setCheckable(True)
        full.setChecked(shell.dialog_parent.isFullScreen())
        self.view.addSeparator()

    def _fill_help(self) -> None:
        shell, commands = self._shell, self._commands
        self._entry(self.help, self.tr("&Learn: the first game"), commands.learn)
        self._entry(self.help, self.tr("&Rules"), commands.show_rules, QKeySequence.StandardKey.HelpContents)
        keys = self._entry(self.help, self.tr("&Keys"), shell.show_keys)
        self.help.aboutToShow.connect(lambda: keys.setEnabled(commands.has_keys))
        self._entry(self.help, self.tr("Report a &fault..."), self._faults.show_report)
        self._entry(self.help, self.tr("&Credits"), self._show_credits)
        about = self._entry(self.help, self.tr("&About Hearthwall"), self._show_about)
        # On a Mac it stands in the menu of the program.
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def _entry(
        self, menu: QMenu, words: str, call: Callable[[], object], keys: str | QKeySequence.StandardKey | None = None
    ) -> QAction:
        action = QAction(words, menu)
        if keys is not None:
            action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda _checked=False: call())
        menu.addAction(action)
        return action

    def _flip_motion(self) -> None:
        settings, theme = self._shell.settings, self._shell.theme
        settings.less_motion = not settings.less_motion
        theme.set_less_motion(settings.less_motion)

    def _flip_full_screen(self) -> None:
        window = self._shell.dialog_parent
        if window.isFullScreen():
            window.showNormal()
        else:
            window.showFullScreen()

    def _show_credits(self) -> None:
        from desktop.shell.credits import Credits

        Credits(self._shell.theme, self._shell.dialog_parent).open()

    def _show_about(self) -> None:
        from desktop.shell.about import About

        shell = self._shell
        About(shell.theme, self._faults.machine(), shell.folder, shell.dialog_parent).open()
