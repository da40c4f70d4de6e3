"""The card beside the form of a map: the map itself, on which the hand paints, and how fair it is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QPushButton, QWidget

from desktop.games.warhold.editors.board_canvas import BoardCanvas, Ghost
from desktop.games.warhold.editors.board_deeds import LEAST_SIDE, BoardPlan, plan_of, resized, turned_board
from desktop.games.warhold.editors.board_maker_row import BoardMakerRow
from desktop.games.warhold.editors.brushes import (
    SYMMETRIES,
    TOOLS,
    BoardHand,
    BoardTool,
    ToolKind,
    symmetry_words,
    tool_words,
)
from desktop.games.warhold.editors.fairness_sheet import FairnessSheet
from desktop.look.flow_layout import FlowLayout
from desktop.look.icons import put_icon
from desktop.look.key_uses import KeyDeed
from desktop.look.lettering import TextStyle
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.number_field import NumberField
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.card_parts import MAP_ROOM, CardPreview
from rules_core.content.items import Finding, Item
from rules_core.content.reader import Problem, Reader
from rules_core.games.warhold.content.fields import MOST_SIDE, ROWS
from rules_core.games.warhold.content.loader import read_board
from rules_core.games.warhold.content.types import Board
from rules_core.games.warhold.rules.land import name_at
from rules_core.grid.squares import square_named
from rules_core.wording.sentence import Phrase


def tr(text: str) -> str:
    """A text of this card in the language in force."""
    return QCoreApplication.translate("BoardCard", text)


PLACED = ("place", "other")
"""What a problem of a map calls the tiles that it is about."""


class BoardCard(CardPreview):
    """Whatever the hand does is a step of the draft, as if it had been typed into the form."""

    share, widest = 250, 1400
    tight_below = MAP_ROOM

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        self.title = tr("The map")
        self.hand = BoardHand()
        self.plan: BoardPlan | None = None
        self.board: Board | None = None
        """The map as a war would read it; None while something is wrong with its letters."""
        self._stroke: BoardPlan | None = None
        """The map as the stroke under the hand has it, until it is put into the draft."""
        self._pointed = -1
        self._is_locked = False
        self.tools: dict[str, QPushButton] = {}
        self.mirror, self.fill = QComboBox(), QCheckBox(tr("Fill"))
        self.turn_tool, self.other_tile = QPushButton(tr("Turn it")), QPushButton(tr("Another one"))
        self.palette_box = self._make_palette()
        self.columns, self.lines = [NumberField(self.theme, LEAST_SIDE, MOST_SIDE, 24) for _ in range(2)]
        self.size_box = self._make_size()
        self.canvas = BoardCanvas(self.theme, self._what_lies)
        self.canvas.setObjectName("board-card.canvas")
        self.told = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        self.told.setObjectName("board-card.told")
        self.fairness = FairnessSheet(self.theme)
        self.maker = BoardMakerRow(self.theme)
        self.canvas.above = self.palette_box
        # Below the map stands what a map asks for once, so that the map has its room.
        below = self.told, self.maker, self.size_box, self.fairness
        for widget in (self.palette_box, self.canvas, *below):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        canvas = self.canvas
        canvas.pressed.connect(self._begin)
        canvas.moved.connect(self._go_on)
        canvas.released.connect(self._end)
        canvas.picked.connect(self._pick)
        canvas.pointed.connect(self._point)
        canvas.deeds = self._deeds()
        self.maker.made.connect(lambda rows: self._put(list(rows), tr("make a map")))
        self.theme.changed.connect(self._dress)
        self._dress()
        self._take(TOOLS[1])

    # What the form asks

    def set_read_only(self, read_only: bool) -> None:
        self._is_locked = self.canvas.is_locked = read_only
        for widget in (self.palette_box, self.size_box, self.maker):
            widget.setVisible(not read_only)
        self._show_tool()

    def show_item(self, item: Item) -> None:
        lines = item.plain.get(ROWS.key)
        written = [one for one in lines if isinstance(one, str)] if isinstance(lines, (list, tuple)) else []
        self.plan = plan_of([line[:MOST_SIDE] for line in written[:MOST_SIDE]])
        problems: list[Problem] = []
        board = read_board(Reader(item.plain, item.name, problems))
        self.board = board if not any(one.path[:1] == (ROWS.key,) for one in problems) else None
        self.canvas.show_lines([line[:MOST_SIDE] for line in written[:MOST_SIDE]])
        if self.plan is not None:
            for field, number in ((self.columns, self.plan.columns), (self.lines, self.plan.rows)):
                with QSignalBlocker(field):
                    field.setValue(number)
        self.fairness.show_board(self.board)
        self._show_tool()

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """The map shows where something is wrong: nobody counts letters in a form."""
        parts = [said.parts.get(key) for one in findings for said in one.said[:1] for key in PLACED]
        squares = [square_named(one.text.lower()) for one in parts if isinstance(one, Phrase)]
        plan = self.plan
        self.canvas.show_marked(
            [one[1] * plan.columns + one[0] for one in squares if one is not None and one[0] < plan.columns]
            if plan is not None
            else ()
        )

    # How it is built

    def _make_palette(self) -> QWidget:
        box = QWidget()
        flow = FlowLayout(box, self.theme.px(6))
        for tool in TOOLS:
            button = QPushButton(tool_words(tool))
            button.setObjectName(f"board-card.tool.{tool.name}")
            button.setProperty("kind", "chip")
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.setToolTip(tip(f"{tool_words(tool)} ({chr(tool.key)})"))
            button.clicked.connect(partial(self._take, tool))
            flow.addWidget(button)
            self.tools[tool.name] = button
        self._add_ways(flow)
        return box

    def _add_ways(self, flow: FlowLayout) -> None:
        """How the tool is held, and what mirrors what."""
        self.fill.setObjectName("board-card.fill")
        self.fill.toggled.connect(self._set_fill)
        for symmetry in SYMMETRIES:
            self.mirror.addItem(symmetry_words(symmetry), symmetry)
        self.mirror.setObjectName("board-card.mirror")
        self.mirror.setAccessibleName(tr("What is painted twice"))
        self.mirror.currentIndexChanged.connect(self._set_symmetry)
        for button, name, words in (
            (self.turn_tool, "turn-tool", tr("Turn what is in hand (R)")),
            (self.other_tile, "other-tile", tr("Another game tile (Page down)")),
        ):
            button.setObjectName(f"board-card.{name}")
            button.setProperty("kind", "chip")
            button.setToolTip(tip(words))
            flow.addWidget(button)
        self.turn_tool.clicked.connect(self._turn_tool)
        self.other_tile.clicked.connect(lambda: self._next_design(Qt.Key.Key_PageDown))
        flow.addWidget(self.fill)
        flow.addWidget(self.mirror)

    def _make_size(self) -> QWidget:
        """What is asked once: how large it is, and which way round it lies."""
        box = QWidget()
        row = FlowLayout(box, self.theme.px(8))
        size = QWidget()
        sides_row = QHBoxLayout(size)
        sides_row.setContentsMargins(0, 0, 0, 0)
        for field, name, words in (
            (self.columns, "columns", tr("Tiles across")),
            (self.lines, "rows", tr("Tiles down")),
        ):
            field.setObjectName(f"board-card.{name}")
            field.setAccessibleName(words)
            field.setKeyboardTracking(False)
            field.valueChanged.connect(self._resize)
        for widget in (self.columns, QLabel("\N{MULTIPLICATION SIGN}"), self.lines):
            sides_row.addWidget(widget)
        turned = QPushButton(tr("Turn the map"))
        turned.setObjectName("board-card.turn")
        turned.clicked.connect(self._turn_board)
        row.addWidget(size)
        row.addWidget(turned)
        return box

    def _dress(self) -> None:
        for tool in TOOLS:
            put_icon(self.tools[tool.name], tool.icon, self.theme.px(18), self.theme.colours.text)

    def _deeds(self) -> tuple[KeyDeed, ...]:
        """The keys of the tools."""
        takes = tuple(
            KeyDeed((tool.key,), chr(tool.key), tool_words(tool), partial(self._take_by_key, tool)) for tool in TOOLS
        )
        pages = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
        return (
            *takes,
            KeyDeed((Qt.Key.Key_R,), "R", tr("turn what is in hand"), self._turn_tool),
            KeyDeed(pages, "Page up, Page down", tr("another game tile"), self._next_design),
        )

    # The tool in hand

    def _take(self, tool: BoardTool, _checked: bool = False) -> None:
        self.hand.tool = tool
        self.tools[tool.name].setChecked(True)
        self.fill.setVisible(tool.kind is ToolKind.GROUND)
        self.turn_tool.setVisible(tool.kind in (ToolKind.STAMP, ToolKind.TOWN))
        self.other_tile.setVisible(tool.kind is ToolKind.STAMP)
        self._show_tool()

    def _take_by_key(self, tool: BoardTool, key: Qt.Key, shift: bool) -> None:
        self._take(tool)

    def _pick(self, tile: int) -> None:
        if self.plan is not None:
            self._take(self.hand.pick(self.plan.letters[tile]))

    def _set_fill(self, on: bool) -> None:
        self.hand.fills = on
        self._show_tool()

    def _set_symmetry(self) -> None:
        self.hand.symmetry = self.mirror.currentData()
        self._show_tool()

    def _turn_tool(self, *_key: object) -> None:
        self.hand.turn()
        self._show_tool()

    def _next_design(self, key: Qt.Key, _shift: bool = False) -> None:
        self.hand.next_design(1 if key is Qt.Key.Key_PageDown else -1)
        self._show_tool()

    def _show_tool(self) -> None:
        """Where the tool may be used, and what it would do where the hand points."""
        plan = self.plan
        shut = self.hand.shut(plan) if plan is not None and self.board is not None and not self._is_locked else set()
        self.canvas.show_shut(shut)
        self._point(self._pointed)

    # The map under the hand

    def _point(self, tile: int) -> None:
        self._pointed = tile
        plan = self._stroke or self.plan
        if plan is None or tile < 0 or self._is_locked or tile >= len(plan.letters):
            self.canvas.show_ghost(Ghost())
            if plan is not None:
                self.canvas.show_lines(plan.lines())
            self._tell("")
            return
        tiles = plan.mirrors(self.hand.symmetry, self.hand.tiles(plan, tile))
        # What a game tile would do is not told by its outline.
        shown = self.hand.used(plan, tile) if self.hand.tool.kind is ToolKind.STAMP else plan
        self.canvas.show_lines((shown or plan).lines())
        allowed = self.hand.is_allowed(plan, tile, set(self.canvas.shut))
        self.canvas.show_ghost(Ghost(tuple(tiles), allowed))
        stamps = self.hand.tool.kind is ToolKind.STAMP
        # The ground below a game tile is of no use to whoever chooses one.
        self._tell(self._why_not() if not allowed else "" if stamps else self._what_lies(tile))

    def _tell(self, words: str) -> None:
        if self._is_locked:
            self.told.setVisible(False)
            return
        self.told.setText(words or self._how())

    def _how(self) -> str:
        """What can be done with the tool in hand."""
        kind = self.hand.tool.kind
        if self.plan is None:
            return tr("The rows of this map are not equally long; mend them in the form.")
        if kind is ToolKind.STAMP:
            return tr("Click where its upper left corner goes. R turns it, page up and page down take another one.")
        if kind is ToolKind.TOWN:
            return tr("Click where its upper left corner goes. R turns it. A click on a town takes it away.")
        if kind is ToolKind.STRONGHOLD:
            return tr("Click where its upper left corner goes: they count from 1. A click on one takes it away.")
        if kind is ToolKind.RUIN:
            return tr("Click where it goes. A click on a ruin takes it away. Dark tiles are too near.")
        return tr("Paint with the mouse, or with the arrows and Shift. The right button picks up what lies there.")

    def _why_not(self) -> str:
        """Why the place in hand should not lie where the hand points; the hand is free to put it there all the same."""
        kind = self.hand.tool.kind
        if kind is ToolKind.RUIN:
            return tr("Here it would be within 7 tiles of another ruin, or beside a town or Stronghold (W-SET-8).")
        if kind is ToolKind.TOWN:
            return tr("Here it would lie on water, or touch another place (W-SET-9).")
        return tr("Here it would be within 10 tiles of a town or Stronghold, or on ground nobody builds on (W-SET-11).")

    def _what_lies(self, tile: int) -> str:
        """A tile as people call it, and what lies there."""
        plan = self._stroke or self.plan
        if plan is None or not 0 <= tile < len(plan.letters):
            return ""
        letter = plan.letters[tile]
        name = tool_words(self.hand.pick(letter))
        number = f" {letter}" if letter.isdecimal() else ""
        return tr("{tile}: {what}").format(tile=name_at(plan.columns, tile).upper(), what=f"{name}{number}")

    def _begin(self, tile: int) -> None:
        if self.plan is not None:
            self._stroke = self.plan
            self._use(tile)

    def _go_on(self, tile: int) -> None:
        if self._stroke is not None and self.hand.drags:
            self._use(tile)

    def _use(self, tile: int) -> None:
        assert self._stroke is not None
        made = self.hand.used(self._stroke, tile)
        if made is None:
            self._tell(tr("Four Strongholds are enough, and none may lie over its own mirror image."))
            return
        self._stroke = made
        self.canvas.show_lines(made.lines())

    def _end(self) -> None:
        stroke, self._stroke = self._stroke, None
        if stroke is not None and self.plan is not None and stroke != self.plan:
            self._put(stroke.lines(), tr("paint the map"))

    def _turn_board(self) -> None:
        if self.plan is not None:
            self._put(turned_board(self.plan).lines(), tr("turn the map"))

    def _resize(self) -> None:
        if self.plan is not None:
            self._put(resized(self.plan, self.columns.value(), self.lines.value()).lines(), tr("another size"))

    def _put(self, lines: list[str], words: str) -> None:
        self.bench.put((ROWS.key,), lines, words)
        self.refresh()
