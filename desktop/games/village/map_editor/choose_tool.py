"""The tool in hand most of the time: choose, move, turn, stretch, and change the corners of an outline."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt

from desktop.games.village.map_editor.drags import (
    CornerDrag,
    Drag,
    MoveDrag,
    PartDrag,
    ResizeDrag,
    RubberDrag,
    TurnDrag,
)
from desktop.games.village.map_editor.hand import Hand, Pointer
from desktop.games.village.map_editor.handles import Grips, grips_round, outline_handles
from desktop.games.village.map_editor.layout import MapThing, Ref, ThingKind, edge_length, room_round
from desktop.games.village.map_editor.marks import MANY, Handle, HandleKind, MapMarks
from desktop.games.village.map_editor.marks_item import handle_at
from desktop.games.village.map_editor.shapes import Place, distance, nearest_side, rounded
from desktop.games.village.map_editor.tool import MapTool, ToolName
from desktop.look.key_uses import ARROWS, ENTERS, KeyDeed
from rules_core.games.village.content.kinds import Kind

DRAG_FROM_PX = 5
STEP, GREAT_STEP = 0.1, 1.0
"""How far an arrow key moves things, in inches, without and with Shift."""
LEFT_TURN = (Qt.Key.Key_BracketLeft, Qt.Key.Key_BraceLeft, Qt.Key.Key_Comma)
RIGHT_TURN = (Qt.Key.Key_BracketRight, Qt.Key.Key_BraceRight, Qt.Key.Key_Period)


class ChooseTool(MapTool):
    """Chooses and drags. `corners` is the thing whose outline is open, if any."""

    name = ToolName.CHOOSE
    cursor = Qt.CursorShape.ArrowCursor

    def __init__(self, hand: Hand) -> None:
        super().__init__(hand)
        self.corners: Ref | None = None
        self.corner = 0
        self._drag: Drag | None = None
        self._dragging = False
        self._start: Place = (0.0, 0.0)
        self._clicked: MapThing | None = None
        self._adds: MapThing | None = None
        """Chosen already and clicked with Shift or Ctrl: no longer chosen, if the click does not become a drag."""
        hand.editor.chosen_changed.connect(self._chosen_changed)

    # The pointer

    def press(self, pointer: Pointer) -> None:
        editor = self.hand.editor
        self._start, self._dragging, self._clicked, self._adds = pointer.at, False, None, None
        handle = handle_at(self.marks().handles, pointer.at, self.hand.handle_reach)
        if handle is not None:
            self._drag = self._handle_drag(handle, pointer)
            return
        adds = pointer.shift or pointer.control
        edge = self.hand.edge_at(pointer.at)
        if edge and editor.draft.kind == Kind.VILLAGE:
            self._choose_edge(edge, adds=adds)
            return
        thing = self.hand.thing_at(pointer.at)
        if thing is None:
            self._drag = RubberDrag(self.hand, pointer.at, editor.chosen if adds else ())
            if not adds:
                editor.choose([])
            return
        if adds:
            self._adds = thing
            if thing.ref not in editor.chosen:
                editor.choose(editor.with_groups([*editor.chosen, thing.ref]))
                self._adds = None
        elif thing.ref not in editor.chosen:
            editor.choose(editor.with_groups([thing.ref]))
        else:
            # A click on one of several chosen things, without a drag, chooses it alone.
            self._clicked = thing
        free = editor.free
        self._drag = MoveDrag(self.hand, free, pointer.at) if free and not editor.is_locked(thing) else None

    def move(self, pointer: Pointer) -> None:
        if self._drag is None or not pointer.held:
            return
        far = distance(self._start, pointer.at) * self.hand.px_per_inch
        if not self._dragging and far < DRAG_FROM_PX:
            return
        if self.hand.read_only and not isinstance(self._drag, RubberDrag):
            return
        self._dragging = True
        self._drag.follow(pointer)
        self.hand.marks_changed.emit()

    def release(self, pointer: Pointer) -> None:
        drag, self._drag = self._drag, None
        if drag is not None and self._dragging:
            drag.finish()
        elif self._adds is not None:
            self.hand.editor.toggle(self._adds.ref)
        elif self._clicked is not None and len(self.hand.editor.chosen) > 1:
            self.hand.editor.choose([self._clicked.ref])
        self._dragging, self._clicked, self._adds = False, None, None
        self.hand.marks_changed.emit()

    def double_click(self, pointer: Pointer) -> None:
        thing = self.hand.thing_at(pointer.at)
        open_one = self._open_thing()
        if open_one is not None:
            number, place, away = nearest_side(open_one.shape, pointer.at)
            if away <= self.hand.handle_reach:
                self._add_corner(open_one, number, place)
                return
        if thing is not None:
            self.hand.editor.choose([thing.ref])
            self.open_corners()

    # Keys

    def deeds(self) -> Sequence[KeyDeed]:
        tr = QCoreApplication.translate
        deletes = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
        found: list[tuple[tuple[Qt.Key, ...], str, str, Callable[[Qt.Key, bool], None]]] = [
            (tuple(ARROWS), "Arrows", tr("MapKeys", "move by a tenth of an inch, with Shift by an inch"), self._step),
            (LEFT_TURN, "[  ,", tr("MapKeys", "turn left by 15°, with Shift by 1°"), self._turn),
            (RIGHT_TURN, "]  .", tr("MapKeys", "turn right by 15°, with Shift by 1°"), self._turn),
            (deletes, "Delete", tr("MapKeys", "remove; with open corners: remove the corner"), self._delete),
        ]
        on_chosen = [KeyDeed(keys, called, words, self._if_chosen(act)) for keys, called, words, act in found]
        enter = tr("MapKeys", "open the corners of what is chosen, and close them")
        return (*on_chosen, KeyDeed(ENTERS, "Enter", enter, self._flip_corners))

    def cancel(self) -> bool:
        if self._drag is not None and self._dragging:
            self._drag = None
            self._dragging = False
            self.hand.end_preview()
            self.hand.marks_changed.emit()
            return True
        if self.corners is not None:
            self.close_corners()
            return True
        if self.hand.editor.chosen:
            self.hand.editor.choose([])
            return True
        return False

    def put_down(self) -> None:
        """What is chosen stays chosen."""
        if self._dragging or self.corners is not None:
            self.cancel()

    # Corners

    def open_corners(self) -> bool:
        """Show the corners of the one chosen thing; gives whether it has any."""
        things = self.hand.editor.free
        if len(things) != 1 or things[0].kind is ThingKind.SPAWN or self.hand.read_only:
            return False
        self.corners, self.corner = things[0].ref, 0
        self.hand.marks_changed.emit()
        return True

    def close_corners(self) -> None:
        """Back to the frame."""
        self.corners = None
        self.hand.marks_changed.emit()

    def next_corner(self, step: int) -> bool:
        """Let keys act on the next corner; gives whether there is one left."""
        thing = self._open_thing()
        if thing is None or not 0 <= self.corner + step < len(thing.shape):
            return False
        self.corner += step
        self.hand.marks_changed.emit()
        return True

    # What is shown

    def marks(self) -> MapMarks:
        editor = self.hand.editor
        drag = self._drag.marks() if self._drag is not None and self._dragging else MapMarks()
        previewed = self.hand.previewed
        open_one = self._open_thing()
        if open_one is not None:
            shape = previewed.get(open_one.ref, open_one.shape)
            return MapMarks(
                frames=(shape,),
                handles=outline_handles(shape, self.corner),
                guides=drag.guides,
                note=drag.note,
                note_at=drag.note_at,
            )
        things = editor.things
        free = editor.free
        locked = tuple(one.shape for one in things if editor.is_locked(one))
        moving = self._drag if isinstance(self._drag, MoveDrag) and self._dragging else None
        if moving is not None:
            # What moves is seen itself; of a crowd only the outlines move.
            shapes = [one.shape for one in free] if len(free) > MANY else []
            grips = Grips(moving.frame)
        else:
            shapes = [previewed.get(one.ref, one.shape) for one in free]
            grips = grips_round(free, shapes, self.hand.px_per_inch)
        several = tuple(shapes) if len(shapes) > 1 else ()
        frame = (grips.frame,) if grips.frame else ()
        takes = moving is None and not self.hand.read_only
        return MapMarks(
            frames=frame if len(several) > MANY else (*several, *frame),
            crowd=several if len(several) > MANY else (),
            crowd_at=moving.shift if moving is not None else (0.0, 0.0),
            quiet_frames=locked,
            handles=grips.handles if takes else (),
            stem=grips.stem if takes else None,
            guides=drag.guides,
            rubber=drag.rubber,
            note=drag.note,
            note_at=drag.note_at,
        )

    def shape_of_cursor(self, pointer: Pointer) -> Qt.CursorShape:
        handle = handle_at(self.marks().handles, pointer.at, self.hand.handle_reach)
        if handle is not None:
            return {
                HandleKind.TURN: Qt.CursorShape.CrossCursor,
                HandleKind.CORNER: Qt.CursorShape.PointingHandCursor,
                HandleKind.SIZE: self._stretch_cursor(handle),
            }.get(handle.kind, Qt.CursorShape.SizeAllCursor)
        if self.hand.edge_at(pointer.at):
            return Qt.CursorShape.PointingHandCursor
        thing = self.hand.thing_at(pointer.at)
        if thing is None:
            return self.cursor
        return (
            Qt.CursorShape.SizeAllCursor if thing.ref in self.hand.editor.chosen else Qt.CursorShape.PointingHandCursor
        )

    # Inside

    def _handle_drag(self, handle: Handle, pointer: Pointer) -> Drag | None:
        things = self.hand.editor.free
        if handle.kind is HandleKind.CORNER:
            thing = self._open_thing()
            self.corner = handle.number
            return CornerDrag(self.hand, thing, handle.number) if thing is not None else None
        if not things:
            return None
        if handle.kind is HandleKind.TURN:
            return TurnDrag(self.hand, things, pointer.at)
        if handle.kind is HandleKind.END:
            return PartDrag(self.hand, things[0], handle.number)
        return ResizeDrag(self.hand, [one for one in things if one.kind is not ThingKind.SPAWN], handle.number)

    def _stretch_cursor(self, handle: Handle) -> Qt.CursorShape:
        """Points the way that the frame is stretched."""
        middle = room_round(self.hand.editor.free).middle
        same = (handle.place[0] > middle[0]) == (handle.place[1] > middle[1])
        return Qt.CursorShape.SizeFDiagCursor if same else Qt.CursorShape.SizeBDiagCursor

    def _choose_edge(self, edge: int, *, adds: bool) -> None:
        """The number of an edge: choose the parts that enemies come from, or let them come from the whole edge."""
        editor = self.hand.editor
        self._drag = None
        parts = [one.ref for one in editor.layout.of(ThingKind.SPAWN) if one.edge == edge]
        if parts:
            editor.choose([*editor.chosen, *parts] if adds else parts)
        elif not self.hand.read_only:
            editor.add_part(edge, 0.0, edge_length(edge, editor.layout.width, editor.layout.height))

    def _if_chosen(self, act: Callable[[Qt.Key, bool], None]) -> Callable[[Qt.Key, bool], bool]:
        """The same for a key, which means nothing while nothing is chosen."""

        def on_chosen(key: Qt.Key, shift: bool) -> bool:
            if not self.hand.editor.chosen or self.hand.read_only:
                return False
            act(key, shift)
            return True

        return on_chosen

    def _flip_corners(self, key: Qt.Key, shift: bool) -> bool:
        if self.corners is None:
            return self.open_corners()
        self.close_corners()
        return True

    def _turn(self, key: Qt.Key, shift: bool) -> None:
        angle = 1 if shift else 15
        self.hand.editor.turn(-angle if key in LEFT_TURN else angle)

    def _step(self, key: Qt.Key, shift: bool) -> None:
        far = GREAT_STEP if shift else STEP
        across, down = ARROWS[key][0] * far, ARROWS[key][1] * far
        editor, thing = self.hand.editor, self._open_thing()
        if thing is None:
            editor.move(across, down, by_key=True)
            return
        corners = list(thing.shape)
        x, y = corners[self.corner]
        corners[self.corner] = (x + across, y + down)
        editor.reshape({thing.ref: tuple(corners)}, editor.words.corners(thing))

    def _delete(self, key: Qt.Key, shift: bool) -> None:
        editor, thing = self.hand.editor, self._open_thing()
        if thing is None:
            editor.remove()
            return
        if len(thing.shape) > 3:
            corners = [place for number, place in enumerate(thing.shape) if number != self.corner]
            self.corner = max(0, self.corner - 1)
            editor.reshape({thing.ref: tuple(corners)}, editor.words.corners(thing))
        else:
            editor.refused.emit(editor.tr("An outline has three corners at least."))

    def _add_corner(self, thing: MapThing, side: int, place: Place) -> None:
        editor = self.hand.editor
        corners = [*thing.shape[: side + 1], rounded([place])[0], *thing.shape[side + 1 :]]
        self.corner = side + 1
        editor.reshape({thing.ref: tuple(corners)}, editor.words.corners(thing))

    def _open_thing(self) -> MapThing | None:
        return self.hand.editor.layout.thing(self.corners) if self.corners is not None else None

    def _chosen_changed(self) -> None:
        if self.corners is not None and self.hand.editor.chosen != (self.corners,):
            self.corners = None
        thing = self._open_thing()
        if thing is not None:
            self.corner = min(self.corner, len(thing.shape) - 1)
        self.hand.marks_changed.emit()
