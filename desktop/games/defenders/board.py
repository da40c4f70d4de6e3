"""The board of Defenders: cards while the city is made, then the sheet with everybody on it."""

from __future__ import annotations

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from desktop.games.defenders.map_sheet import MapSheet
from desktop.games.defenders.sheet_views import sheet_view
from desktop.look.png import as_png
from desktop.play.parts import PlayParts
from desktop.play.plain_board import PlainBoard
from desktop.play.prompts.place_prompt import PlacePrompt
from desktop.play.prompts.prompt import Prompt
from rules_core.games.defenders.state.city import City
from rules_core.games.defenders.words.tables import MAKING
from rules_core.kernel.requests import Place

PICTURE = (960, 600)
"""Of the picture on the start page, in px."""
PAPER_EDGE = 14


class DefendersBoard(PlainBoard):
    """The plain board while cards lie on the table, the sheet from the first location on."""

    def __init__(self, parts: PlayParts) -> None:
        super().__init__(parts)
        self.sheet = MapSheet(self.theme)
        self.sheet.place_clicked.connect(self.take)
        self.sheet.spot_clicked.connect(self._take_spot)
        self.sheet.spot_tried.connect(self._point_at_spot)
        self.sheet.hovered.connect(self._rest_on)
        layout = self.layout()
        assert layout is not None
        layout.addWidget(self.sheet)
        self._show_sheet()

    @property
    def table(self) -> QWidget:
        return self.sheet if self.has_sheet() else self.scroller

    def has_sheet(self) -> bool:
        """Whether the city is made and the map is what lies on the table."""
        state = self.session.state
        assert isinstance(state, City)
        return state.phase not in MAKING

    def picture(self) -> bytes:
        """The sheet with everybody on it; while the city is made, its cards."""
        if not self.has_sheet():
            return super().picture()
        # Without marks of the question, and of the same size in every window.
        sheet = MapSheet(self.theme)
        sheet.resize(*PICTURE)
        sheet.show_sheet(sheet_view(self.session.state, self.presenter.words), {}, "", asks_spot=False)
        image = QImage(sheet.size(), QImage.Format.Format_RGB32)
        image.fill(self.theme.colours.map_paper)
        sheet.render(image)
        sheet.deleteLater()
        # The edge of the paper is left outside: the picture fills its room.
        return as_png(image.copy(image.rect().adjusted(PAPER_EDGE, PAPER_EDGE, -PAPER_EDGE, -PAPER_EDGE)))

    def refresh(self) -> None:
        super().refresh()
        self._show_sheet()

    def asked(self, prompt: Prompt | None) -> None:
        super().asked(prompt)
        self.sheet.ghost = None
        if isinstance(prompt, PlacePrompt):
            prompt.spot_changed.connect(self._try_spot)
            prompt.tell_spot()

    def _try_spot(self, x: int, y: int, _turn: int) -> None:
        self.sheet.show_ghost(x, y)

    def _show_sheet(self) -> None:
        has_sheet = self.has_sheet()
        self.scroller.setVisible(not has_sheet)
        self.sheet.setVisible(has_sheet)
        if has_sheet:
            view = sheet_view(self.session.state, self.presenter.words)
            asks_spot = isinstance(self.session.pending, Place)
            self.sheet.show_sheet(view, self._offered(), self._target, asks_spot=asks_spot)

    def _point_at_spot(self, x: int, y: int) -> None:
        """The pointer carries what is being drawn."""
        if self._prompt is not None:
            self._prompt.try_spot(x, y)

    def _take_spot(self, x: int, y: int) -> None:
        """Somebody draws a location there."""
        self.player.finish()
        if self._prompt is not None:
            self._prompt.take_spot(x, y)
