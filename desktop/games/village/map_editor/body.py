"""The body of the map editor: palette, map, inspector, and what connects them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from desktop.games.village.map_editor.actions import MapActions
from desktop.games.village.map_editor.catalogue import catalogue
from desktop.games.village.map_editor.choose_tool import ChooseTool
from desktop.games.village.map_editor.drawing import OutlineTool, PathTool, quick_tools
from desktop.games.village.map_editor.edge_tool import EdgeTool
from desktop.games.village.map_editor.editor import MapEditor
from desktop.games.village.map_editor.freehand import BrushTool, ScatterTool
from desktop.games.village.map_editor.gate_tool import GateTool
from desktop.games.village.map_editor.hand import Hand
from desktop.games.village.map_editor.head_row import HeadTools
from desktop.games.village.map_editor.inspector import Inspector
from desktop.games.village.map_editor.layout import ThingKind, tables_of
from desktop.games.village.map_editor.left_sheet import LeftSheet
from desktop.games.village.map_editor.map_keys import map_key_groups
from desktop.games.village.map_editor.map_picture import MapPicture
from desktop.games.village.map_editor.map_scene import MapScene
from desktop.games.village.map_editor.map_view import MapView
from desktop.games.village.map_editor.palette import Palette
from desktop.games.village.map_editor.picking import Picking
from desktop.games.village.map_editor.picture_tool import CalibrateTool, PictureTool, Traced
from desktop.games.village.map_editor.piece_list import PieceList
from desktop.games.village.map_editor.place_tool import PlaceTool
from desktop.games.village.map_editor.read_out import ReadOut, StepLine
from desktop.games.village.map_editor.ruler_tool import PanTool, RulerTool
from desktop.games.village.map_editor.saved_view import SavedView
from desktop.games.village.map_editor.standing_marks import standing_marks
from desktop.games.village.map_editor.tool import MapTool, ToolName
from desktop.games.village.map_editor.tool_actions import ToolActions
from desktop.games.village.map_editor.tool_words import tool_words
from desktop.games.village.map_editor.trace_item import TraceItem
from desktop.games.village.map_editor.trace_panel import TracePanel
from desktop.look.announce import announce
from desktop.look.key_uses import KeyGroup
from desktop.look.theme import Theme
from desktop.look.wood import paint_wood
from desktop.workshop.editors.contract import EditorStore, Tool
from desktop.workshop.editors.draft import Draft
from desktop.workshop.editors.problems_panel import ProblemsPanel
from desktop.workshop.editors.right_sheet import right_width
from desktop.workshop.forms import lengths
from desktop.workshop.forms.bench import FormFace
from desktop.workshop.forms.control_for import bench_for
from rules_core.content.items import Finding, Path
from rules_core.games.village.content.kinds import Kind
from rules_core.games.village.content.playable import EdgeRoute

LEFT, RIGHT, LEAST_MAP = 272, 400, 460
"""Widths in px at 100 %: the two sheets, and what the map must have before the right one becomes a tab."""
LOW = 500
"""Below this height in px at 100 % there is no room for problems under the map."""
TIGHT = 700
"""Below this one the map needs it more than problems that nobody must solve."""


class VillageBody(QWidget):
    """Edits the map of a village, or of terrain. Everything on it is changed through the draft."""

    def __init__(
        self, theme: Theme, draft: Draft, face: FormFace, store: EditorStore, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("map.body")
        self.theme, self.draft, self.store = theme, draft, store
        self.findings: tuple[Finding, ...] = ()
        self.ways: tuple[EdgeRoute, ...] = ()
        """The ways of enemies that are shown now."""
        self.catalogue = catalogue(store.others())
        is_village = draft.kind == Kind.VILLAGE
        self.editor = MapEditor(draft, self.catalogue.ground_names, self)
        self.scene = MapScene(theme, self)
        self.hand = Hand(self.editor, self.scene, self)
        self.traced = Traced(self)
        self.trace_item = TraceItem()
        self.scene.addItem(self.trace_item)
        self.tool_set = self._make_tools()
        self.view = MapView(self.hand, self.tool_set)
        self.view.setMinimumSize(220, 180)
        self.map_picture = MapPicture(self.scene, lambda: draft.item.name, self)
        self.deeds = MapActions(self, self.hand, self.view, self.map_picture.ask)
        self.head_tools = HeadTools(theme, self.hand, self.view, self.deeds, self._snapping_changed)
        self.pieces = Palette(theme, self.catalogue, has_buildings=is_village)
        self.list = PieceList(theme, self.editor)
        self.trace = TracePanel(theme, store, self.traced, self.trace_item)
        self.inspector = Inspector(self.editor, self.catalogue, bench_for(theme, draft, face, store))
        self.picking = Picking(self.hand, self.view, self.pieces, self.catalogue)
        self.tool_actions = ToolActions(self.view, self.picking, self.head_tools)
        self.desk = SavedView(store, self.editor, self.hand, self.traced, self)
        self.read_out = ReadOut(theme, self.view)
        self.step_line = StepLine(theme, self.view)
        self.left = LeftSheet(theme)
        self.left.take_in(self.pieces, self.tr("Pieces"), "village" if is_village else "pine-tree")
        self.left.take_in(self.list, self.tr("On the map"), "ui/list")
        self.left.take_in(self.trace, self.tr("Picture"), "ui/map")
        self.centre = QSplitter(Qt.Orientation.Vertical)
        self.centre.setChildrenCollapsible(False)
        self.centre.addWidget(self.view)
        self.right = QWidget()
        right = QVBoxLayout(self.right)
        right.setContentsMargins(0, 0, 0, 0)
        right.addWidget(self.inspector)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.left)
        self._row.addWidget(self.centre, 1)
        self._row.addWidget(self.right)
        self.view.resized.connect(self._placed)
        self.setFocusProxy(self.view)
        self._narrow = self._is_low = False
        self._problems: QWidget | None = None
        self._is_settled = False
        """Whether the problems have been looked for once: from then on the map stays as it lies."""
        self._undo_words = self._redo_words = ""
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._show_standing)
        self._connect()
        self.desk.open()
        self.trace.open_kept(self.desk.tracing)
        self.head_tools.show_state()
        self._show_layout()
        self._dress()

    # What the frame asks

    def show_path(self, path: Path) -> None:
        """Choose the thing that a problem is about, bring it into sight, and open its field."""
        thing = next(
            (one for deep in range(len(path), 0, -1) for one in self.editor.layout.things if one.path == path[:deep]),
            None,
        )
        self.view.set_tool(ToolName.CHOOSE)
        self.editor.choose([thing.ref] if thing is not None else [])
        if thing is not None:
            self.view.look_at_place(thing.box.middle, max(thing.box.width, thing.box.height) / 2 + 1)
        self.left.show_page(self.inspector)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.inspector.go_to(path)

    def tools(self) -> Sequence[Tool]:
        """The tools for the head."""
        return self.head_tools.all()

    def show_findings(self, findings: Sequence[object]) -> None:
        """Mark what is wrong on the map and in the inspector."""
        self.findings = tuple(one for one in findings if isinstance(one, Finding))
        self.inspector.show_findings(self.findings)
        self._show_standing()

    def set_low(self, low: bool) -> None:
        """There is little height: tabs and inspector make themselves small."""
        self._is_low = low
        self.inspector.set_low(low)
        self.left.set_low(low)
        self._arrange()

    def hold_change(self, box: QWidget) -> None:
        """What the last change does stands in the inspector."""
        self.inspector.hold_change(box)

    def show_ways(self, ways: Sequence[EdgeRoute]) -> None:
        """Show how enemies come to the buildings; none take the ways away."""
        if tuple(ways) != self.ways:
            self.ways = tuple(ways)
            self._show_standing()

    def hold_problems(self, sheet: QWidget) -> None:
        """The sheet of problems stands below the map, between the other two."""
        self.centre.addWidget(sheet)
        self.centre.setStretchFactor(0, 1)
        self._problems = sheet
        if isinstance(sheet, ProblemsPanel):
            sheet.height_changed.connect(self._fit_problems)
        self._share_height()

    def key_groups(self) -> list[KeyGroup]:
        """All keys of the map."""
        return map_key_groups(self.view, self.tool_actions.all, self.deeds.everything())

    def set_read_only(self, read_only: bool) -> None:
        """Official content: everything can be looked at and measured, nothing changed."""
        self.hand.read_only = read_only
        self.pieces.setEnabled(not read_only)
        self.trace.setEnabled(not read_only)
        self.inspector.set_read_only(read_only)
        self.head_tools.set_read_only(read_only)
        self.deeds.refresh()
        self.hand.marks_changed.emit()
        if read_only:
            self.left.show_page(self.list)

    # Keeping the widgets in step

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self._share_height()
        self.step_line.place()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        origin = QPointF(-self.mapTo(self.window(), self.rect().topLeft()))
        paint_wood(painter, self.rect(), self.theme.look, origin)

    def _make_tools(self) -> dict[ToolName, MapTool]:
        hand = self.hand
        rectangle, blob = quick_tools(hand)
        made: list[MapTool] = [
            ChooseTool(hand),
            PanTool(hand),
            RulerTool(hand),
            OutlineTool(hand),
            rectangle,
            blob,
            PathTool(hand),
            BrushTool(hand),
            ScatterTool(hand),
            GateTool(hand),
            PlaceTool(hand),
            EdgeTool(hand),
            PictureTool(hand, self.traced),
            CalibrateTool(hand, self.traced),
        ]
        return {tool.name: tool for tool in made}

    def _connect(self) -> None:
        editor, view = self.editor, self.view
        editor.layout_changed.connect(self._show_layout)
        editor.shown_changed.connect(self._show_layout)
        editor.shown_changed.connect(self.desk.keep_soon)
        editor.chosen_changed.connect(self._later.start)
        editor.chosen_changed.connect(self.desk.keep_soon)
        editor.refused.connect(self._say)
        self.hand.preview_changed.connect(self._show_standing)
        self.hand.preview_changed.connect(lambda: self.inspector.show_moving(self.hand.previewed))
        self.hand.done.connect(self._tool_done)
        self.map_picture.progressed.connect(self.step_line.say)
        self.map_picture.ended.connect(self._say)
        view.menu_wanted.connect(self._show_menu)
        view.tool_changed.connect(self._tool_changed)
        # What is chosen in the list is seen on the map, where no other tool hides its marks.
        self.list.picked.connect(lambda: view.set_tool(ToolName.CHOOSE))
        self.traced.settled.connect(self.desk.keep_soon)
        self.traced.changed.connect(self.hand.marks_changed)
        self.trace.move_wanted.connect(lambda: view.take(ToolName.PICTURE))
        self.trace.calibrate_wanted.connect(lambda: view.take(ToolName.CALIBRATE))
        self.draft.stack.undoTextChanged.connect(self._undo_named)
        self.draft.stack.redoTextChanged.connect(self._redo_named)
        self.draft.changed.connect(self._plain_changed)
        self.theme.changed.connect(self._dress)

    def _show_layout(self) -> None:
        layout = self.editor.seen
        self.hand.previewed = {}
        tables = tables_of(self.draft.kind, self.draft.plain, ThingKind.BUILDING)
        seed = str(self.draft.plain.get("id", "table"))
        had = self.scene.table
        self.scene.show_layout(layout, tables, grid=self.hand.snapping.to_grid, seed=seed)
        if (had.width, had.height) != (self.scene.table.width, self.scene.table.height):
            self.view.fit()
        self._show_standing()
        self.view.show_marks()

    def _show_standing(self) -> None:
        tables = tables_of(self.draft.kind, self.draft.plain, ThingKind.BUILDING)
        waived = self.draft.get(("waived",), ())
        kept = [str(one) for one in waived] if isinstance(waived, (list, tuple)) else []
        is_village = self.draft.kind == Kind.VILLAGE
        marks = standing_marks(self.hand, tables, kept, self.findings, distances_too=is_village, ways=self.ways)
        self.scene.under.set_marks(marks.under)
        self.scene.standing.set_marks(marks.above)

    def _plain_changed(self, path: Path) -> None:
        if path and path[0] == "waived":
            self._later.start()

    def _tool_changed(self) -> None:
        self.picking.tool_changed()
        self._say(tool_words(self.view.tool.name))

    def _tool_done(self) -> None:
        """After a building, a gate or an edge the hand is free again; ground goes on being drawn until Esc."""
        tool = self.view.tool.name
        if tool is ToolName.CALIBRATE:
            self.view.set_tool(ToolName.PICTURE)
        elif tool in (ToolName.PLACE, ToolName.GATE, ToolName.EDGE) or self.hand.brush.zone or self.hand.brush.building:
            self.view.set_tool(ToolName.CHOOSE)

    def _snapping_changed(self) -> None:
        self._show_layout()
        self.desk.keep_soon()
        snapping = self.hand.snapping
        self._say(
            self.tr("Snaps to a grid of {size}.").format(size=lengths.words(snapping.grid))
            if snapping.to_grid
            else self.tr("The grid is off.")
        )

    def _undo_named(self, words: str) -> None:
        self._undo_words = words
        self._say_step()

    def _redo_named(self, words: str) -> None:
        self._redo_words = words
        self._say_step()

    def _say_step(self) -> None:
        """What was done last. By what the stack has said and not by asking it: it may be on its way out."""
        undone = self.tr("Undone: {step}").format(step=self._redo_words) if self._redo_words else ""
        words = undone or self._undo_words
        if words:
            self.step_line.say(words)

    def _say(self, words: str) -> None:
        self.step_line.say(words)
        announce(self.view, words)

    def _show_menu(self, at: QPoint) -> None:
        self.deeds.context_menu().popup(at)

    def _placed(self) -> None:
        """What lies over the map stands at its corners."""
        self.read_out.place()
        self.step_line.place()

    def _arrange(self) -> None:
        """In a narrow window the inspector stands among the tabs."""
        px = self.theme.px
        narrow = self.width() < px(LEFT) + px(RIGHT) + LEAST_MAP * self.theme.look.disc_scale
        if narrow != self._narrow:
            self._narrow = narrow
            if narrow:
                self.left.take_in(self.inspector, self.tr("Chosen"), "ui/sliders-horizontal")
            else:
                self.left.let_go(self.inspector)
                layout = self.right.layout()
                if layout is not None:
                    layout.addWidget(self.inspector)
                self.inspector.show()
        self.right.setVisible(not narrow)
        self.left.setFixedWidth(self._left_width(narrow))
        self.right.setFixedWidth(right_width(self.theme, self.width(), RIGHT))

    def _left_width(self, narrow: bool) -> int:
        """Half of the page at most; where letters are large the fields need a little more."""
        px = self.theme.px
        if self._is_low and narrow:
            return self.width() * 6 // 10
        return min(px(LEFT if not narrow else RIGHT - 40), max(200, self.width() // 2))

    def _fit_problems(self) -> None:
        """The list grew or shrank: the map under whoever draws keeps its scale and its place."""
        self.view.is_held = self._is_settled
        self._share_height()
        self.view.is_held = False
        self._is_settled = self._is_settled or (
            isinstance(self._problems, ProblemsPanel) and self._problems.checked.complete
        )

    def _share_height(self) -> None:
        """As high as it takes, and never more than a third of the column. In a low window it stands among the tabs."""
        sheet = self._problems
        if not isinstance(sheet, ProblemsPanel):
            return
        if self.height() < self.theme.px(LOW):
            sheet.set_tight(False)
            self.left.take_in(sheet, self.tr("Problems"), "ui/triangle-alert")
            return
        if self.centre.indexOf(sheet) < 0:
            self.left.let_go(sheet)
            self.centre.addWidget(sheet)
            sheet.show()
        sheet.set_tight(self.height() < self.theme.px(TIGHT))
        whole = self.centre.height() - self.centre.handleWidth()
        wanted = sheet.full_height() if sheet.is_folded else min(sheet.usual_height(), sheet.full_height(), whole // 3)
        sheet.setMaximumHeight(max(sheet.full_height(), sheet.minimumSizeHint().height()))
        if whole > 0:
            self.centre.setSizes([whole - wanted, wanted])

    def _dress(self) -> None:
        px = self.theme.px
        self._row.setContentsMargins(px(8), px(8), px(8), px(4))
        self._row.setSpacing(px(8))
        self._arrange()
        self.step_line.place()
