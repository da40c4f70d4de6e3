"""Begins a new game: asks for all that is chosen, with what ships and what people made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.storage.problems import LibraryProblem

if TYPE_CHECKING:
    from desktop.games.village.new_game.dialog import NewGameDialog
    from desktop.shell.main_window import MainWindow
    from rules_core.games.village.content.items import Item
    from rules_core.games.village.content.types import Content

CHECKED_SECONDS = 0.3
"""So long items that nobody has looked at are checked before a game is chosen; the workshop looks at the others."""


class GameStarting(QObject):
    """Belongs to the main window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def ask(self, *, at_table: bool = False, tried: Item | None = None) -> NewGameDialog:
        """Open the new-game dialog; `tried` is an item that is to be in the game."""
        from desktop.games.village.new_game.dialog import NewGameDialog
        from desktop.games.village.new_game.tried_item import content_to_try

        window = self._window
        content = self._content()
        if tried is not None:
            content = content_to_try(content, tried)
        dialog = NewGameDialog(
            window.theme,
            window.folder,
            window,
            at_table=at_table,
            content=content,
            keep_rules=self._keep_rules,
            tried=tried,
        )
        dialog.chosen.connect(window.start_game)
        dialog.open()
        return dialog

    def _content(self) -> Content | None:
        """What ships, and of the library's own items those that can be played; what ships where there is no library."""
        try:
            if self._window.shelf.library.items.not_looked_at():
                # The checks come with the editors: they are loaded only where there is something to check.
                from desktop.workshop.page.stock import Stock

                Stock(self._window.shelf).check_some(CHECKED_SECONDS)
            return self._window.own_content.content()
        except LibraryProblem:
            # A game can be begun all the same; what is wrong is told when it is to be kept.
            return None

    def _keep_rules(self, name: str, settings: dict[str, dict[str, object]]) -> str:
        """Keep a set of house rules in the library; gives what is wrong, "" when it is kept."""
        from desktop.workshop.page.stock import Stock
        from rules_core.games.village.content.items import Item, ItemKind
        from rules_core.games.village.content.rule_sets import set_of

        window = self._window
        # Lengths of content are in inches, those of a game's settings are not.
        plain = set_of("house-rules", name, "", settings["village"], settings["song"])
        try:
            number = Stock(window.shelf).new(Item(ItemKind.RULES, plain), window.settings.author)
            Stock(window.shelf).check(number)
        except LibraryProblem as fault:
            return window.faults.sentence_of(fault)
        return ""
