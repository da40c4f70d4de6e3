"""The menu bar of the main window: the program's own entries, and those of the game that is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from desktop.look.key_uses import KeyTeller
from desktop.shell.language_menu import fill_language_menu
from desktop.shell.look_menu import fill_look_menu
from desktop.shell.menu_focus import MenuFocus
from desktop.shell.pace_menu import pace_menu

if TYPE_CHECKING:
    from desktop.shell.main_window import MainWindow


class MainMenus(QObject):
    """Made anew with every other language; the entries of the open game come and go."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self._game_actions: list[QAction] = []
        bar = QMenuBar()
        # The bar before this one goes, and its menus with it.
        window.setMenuBar(bar)
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
        window = self.window
        self._entry(self.game, self.tr("&Hearth"), window.show_hearth, "Ctrl+H")
        self._entry(self.game, self.tr("&New game"), window.ask_new_game, QKeySequence.StandardKey.New)
        self._entry(self.game, self.tr("&All games"), window.show_games, QKeySequence.StandardKey.Open)
        self._entry(self.game, self.tr("Our &miniatures"), window.show_miniatures)
        self._entry(self.game, self.tr("&Workshop"), window.show_workshop, "Ctrl+Shift+W")
        self._entry(self.game, self.tr("&Import a game"), window.import_game)
        self._entry(self.game, self.tr("Import a &pack"), window.packs.ask_for_file)
        self.game.addSeparator()
        self._entry(self.game, self.tr("&Quit"), window.close, QKeySequence.StandardKey.Quit)

    def _fill_view(self) -> None:
        window = self.window
        fill_look_menu(self.view, window.theme, window.settings)
        fill_language_menu(self.view, window.settings, window.renew)
        motion = self._entry(self.view, self.tr("L&ess motion"), self._flip_motion)
        motion.setCheckable(True)
        motion.setChecked(window.theme.look.less_motion)
        self.view.addMenu(pace_menu(window.theme, window.settings, self.view))
        full = self._entry(self.view, self.tr("&Full screen"), self._flip_full_screen, "F11")
        full.setCheckable(True)
        full.setChecked(window.isFullScreen())
        self.view.addSeparator()

    def _fill_help(self) -> None:
        window = self.window
        self._entry(self.help, self.tr("&Learn: the first game"), window.learn)
        self._entry(self.help, self.tr("&Rules"), window.show_rules, QKeySequence.StandardKey.HelpContents)
        keys = self._entry(self.help, self.tr("&Keys"), window.show_keys)
        self.help.aboutToShow.connect(lambda: keys.setEnabled(isinstance(window.pages.currentWidget(), KeyTeller)))
        self._entry(self.help, self.tr("Report a &fault..."), window.faults.show_report)
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
        settings, theme = self.window.settings, self.window.theme
        settings.less_motion = not settings.less_motion
        theme.set_less_motion(settings.less_motion)

    def _flip_full_screen(self) -> None:
        if self.window.isFullScreen():
            self.window.showNormal()
        else:
            self.window.showFullScreen()

    def _show_credits(self) -> None:
        from desktop.shell.credits import Credits

        Credits(self.window.theme, self.window).open()

    def _show_about(self) -> None:
        from desktop.shell.about import About

        About(self.window.theme, self.window.faults.machine(), self.window.folder, self.window).open()
