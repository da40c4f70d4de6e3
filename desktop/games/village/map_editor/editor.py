"""What is chosen on the map and how it is changed: the editor without its widgets. Every operation is one step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.games.village.map_editor.aligning import Alignment, Axis, aligned, distributed
from desktop.games.village.map_editor.clipping import Clip, clip_of, pasted
from desktop.games.village.map_editor.editing import Editing, ground_piece, placed_building
from desktop.games.village.map_editor.layout import Layout, MapThing, Ref, ThingKind, read_layout, room_round
from desktop.games.village.map_editor.shapes import Box, Place, Shape, kept_inside, mirrored, turned, without_doubles
from desktop.games.village.map_editor.step_words import StepWords
from desktop.games.village.map_editor.strips import opened
from desktop.workshop.editors.draft import Draft
from rules_core.content.items import Change, Path
from rules_core.games.village.content.kinds import Kind

ASIDE = 1.0
"""How far from the original a duplicate is laid, in inches."""


class MapEditor(QObject):
    """One map under work. `layout` is read anew after every change of the draft, whoever made it."""

    layout_changed = Signal()
    chosen_changed = Signal()
    shown_changed = Signal()
    """Something was hidden or is shown again, or things were put into a group or out of it."""
    refused = Signal(str)
    """Why something was not done, in one sentence."""

    def __init__(self, draft: Draft, ground_names: Mapping[str, str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.draft = draft
        self.ground_names = dict(ground_names)
        self.words = StepWords(self)
        self.chosen: tuple[Ref, ...] = ()
        self.locked: set[str] = set()
        """Keys of things that must not be moved by accident; kept on the desk and not in the item, as are these two."""
        self.hidden: set[str] = set()
        """Keys of things that are not drawn while somebody works on others; a game shows them all the same."""
        self.groups: list[frozenset[str]] = []
        """Keys of things that are chosen together; nothing is in two of them."""
        self.layout = read_layout(draft.kind, draft.plain, self.ground_names)
        self._changed: set[Path] = set()
        """What has been written since the map was read."""
        self._writing = False
        draft.changed.connect(self._note_change)
        draft.stack.indexChanged.connect(self._read_again)

    # What is chosen

    @property
    def things(self) -> list[MapThing]:
        """The chosen things."""
        return self.layout.chosen(self.chosen)

    @property
    def free(self) -> list[MapThing]:
        """The chosen things that are not locked."""
        return [one for one in self.things if not self.is_locked(one)]

    def is_locked(self, thing: MapThing) -> bool:
        return thing.key in self.locked

    def is_hidden(self, thing: MapThing) -> bool:
        return thing.key in self.hidden

    @property
    def seen(self) -> Layout:
        """The map without what is hidden."""
        if not self.hidden:
            return self.layout
        things = tuple(one for one in self.layout.things if not self.is_hidden(one))
        return Layout(self.layout.width, self.layout.height, things)

    def with_groups(self, refs: Iterable[Ref]) -> list[Ref]:
        """These, and all that is in a group with one of them and is seen."""
        found = list(refs)
        keys = {one.key for one in self.layout.chosen(found)}
        wanted = {key for group in self.groups if group & keys for key in group}
        found.extend(one.ref for one in self.seen.things if one.key in wanted and one.ref not in found)
        return found

    def choose(self, refs: Iterable[Ref]) -> None:
        """Let exactly these be chosen, in this order and each once."""
        there = set(self.layout.refs())
        chosen = tuple(dict.fromkeys(ref for ref in refs if ref in there))
        if chosen != self.chosen:
            self.chosen = chosen
            self.chosen_changed.emit()

    def toggle(self, ref: Ref) -> None:
        """Choose one more, or no longer."""
        self.choose([one for one in self.chosen if one != ref] if ref in self.chosen else [*self.chosen, ref])

    def choose_all(self) -> None:
        """Everything that is seen and not locked."""
        self.choose([one.ref for one in self.seen.things if not self.is_locked(one)])

    def choose_next(self, step: int) -> bool:
        """The thing after (1) or before (-1) the chosen one; False where there is none left."""
        refs = self.seen.refs()
        if not refs:
            return False
        last = self.chosen[-1] if self.chosen else None
        at = refs.index(last) + step if last in refs else (0 if step > 0 else len(refs) - 1)
        if not 0 <= at < len(refs):
            self.choose([])
            return False
        self.choose([refs[at]])
        return True

    # Places and shapes

    def move(self, across: float, down: float, *, by_key: bool = False) -> None:
        """Move what is chosen; as a whole it stays on the table."""
        things = self.free
        if not things:
            return
        across, down = self.kept_on_table(things, across, down)
        editing = self._editing()
        for thing in things:
            editing.shift(thing, across, down)
        self._do(editing, self.words.moved(things), growing=by_key and len(things) == 1)

    def kept_on_table(self, things: Sequence[MapThing], across: float, down: float) -> Place:
        """A move, shortened where it would carry the box of some things off the table."""
        box = room_round(things)
        if all(one.kind is ThingKind.SPAWN for one in things):
            return across, down
        width, height = self.layout.width, self.layout.height
        return _within(box.left, box.right, width, across), _within(box.top, box.bottom, height, down)

    def turn(self, angle: float) -> None:
        """Turn what is chosen clockwise: one thing about its own middle, several about the middle of all."""
        things = [one for one in self.free if one.kind is not ThingKind.SPAWN]
        if not things or angle % 360 == 0:
            return
        self.reshape(self.turned_shapes(things, angle), self.words.turned(things), turning=True)

    def mirror(self, *, across: bool) -> None:
        """Lay what is chosen the other way round: left for right, or top for bottom, about the middle of all."""
        things = [one for one in self.free if one.kind is not ThingKind.SPAWN]
        if things:
            about = room_round(things).middle
            shapes = {one.ref: mirrored(one.shape, about, across=across) for one in things}
            self.reshape(shapes, self.words.mirrored(things))

    def turned_shapes(self, things: Sequence[MapThing], angle: float) -> dict[Ref, Shape]:
        """What things look like when they are turned together."""
        about = things[0].pivot if len(things) == 1 else room_round(things).middle
        return {one.ref: turned(one.shape, about, angle) for one in things}

    def reshape(self, shapes: Mapping[Ref, Shape], words: str, *, turning: bool = False) -> None:
        """Give things other outlines. `turning`: a single building keeps its place."""
        editing = self._editing()
        for thing in self.layout.chosen(list(shapes)):
            if turning and len(shapes) == 1 and thing.kind is ThingKind.BUILDING:
                editing.turn_building(thing, shapes[thing.ref])
            else:
                editing.set_shape(thing, shapes[thing.ref])
        self._do(editing, words)

    def align(self, alignment: Alignment) -> None:
        """Bring the chosen things into line."""
        self._move_each(lambda boxes: aligned(boxes, alignment), self.words.aligned())

    def distribute(self, axis: Axis) -> None:
        """Make the gaps between the chosen things equal."""
        self._move_each(lambda boxes: distributed(boxes, axis), self.words.distributed())

    def set_part(self, ref: Ref, start: float, end: float) -> None:
        """Let a part of an edge reach from and to."""
        thing = self.layout.thing(ref)
        if thing is not None and thing.kind is ThingKind.SPAWN:
            editing = self._editing()
            editing.set_part(thing, start, end)
            self._do(editing, self.words.part_changed())

    def set_size(self, width: float, height: float) -> None:
        """Give the table another size."""
        editing = self._editing()
        editing.set_size(width, height)
        self._do(editing, self.words.table_size())

    # New things, and things that go

    def add_building(self, building: Mapping[str, Any], place: Place) -> None:
        """Put a building on the map and choose it."""
        made = placed_building(building, place, self.layout.width, self.layout.height)
        self._add([(ThingKind.BUILDING, made)], self.words.added(str(made.get("name", ""))))

    def add_piece(self, kind: str, shape: Shape) -> None:
        """Put a piece of ground on the map and choose it. What reaches over the table is kept on it."""
        inside = without_doubles(kept_inside(shape, self.layout.width, self.layout.height))
        if len(inside) >= 3:
            self._add(
                [(ThingKind.PIECE, ground_piece(kind, inside))], self.words.added(self.ground_names.get(kind, kind))
            )

    def add_pieces(self, kind: str, shapes: Sequence[Shape]) -> None:
        """Put several pieces of ground on the map, as one step, and choose them."""
        tables = [(ThingKind.PIECE, ground_piece(kind, one)) for one in shapes]
        self._add(tables, self.words.scattered(self.ground_names.get(kind, kind), len(tables)))

    def add_zone(self, shape: Shape) -> None:
        """Put a zone where heroes deploy on the map and choose it."""
        inside = without_doubles(kept_inside(shape, self.layout.width, self.layout.height))
        if len(inside) >= 3:
            outline = [list(corner) for corner in ground_piece("zone", inside)["outline"]]
            self._add([(ThingKind.ZONE, {"outline": outline})], self.words.added_zone())

    def add_part(self, edge: int, start: float, end: float) -> None:
        """Let enemies come from a part of an edge, and choose it."""
        table = {"edge": edge, "from": round(start, 3), "to": round(end, 3)}
        self._add([(ThingKind.SPAWN, table)], self.words.added_part(edge))

    def remove(self) -> None:
        """Take away what is chosen and not locked."""
        things = self.free
        if things:
            editing = self._editing()
            editing.drop([one.ref for one in things])
            self._do(editing, self.words.removed(things), chosen=())

    def clip(self) -> Clip:
        """What is chosen, to be laid on this or another map."""
        return clip_of(self.draft.kind, self.draft.plain, self.layout, self.chosen)

    def cut(self) -> Clip:
        """Take away what is chosen and hand it out."""
        things = self.free
        clip = clip_of(self.draft.kind, self.draft.plain, self.layout, [one.ref for one in things])
        if things:
            editing = self._editing()
            editing.drop([one.ref for one in things])
            self._do(editing, self.words.cut(things), chosen=())
        return clip

    def paste(self, clip: Clip, at: Place | None = None) -> None:
        """Lay down what was copied: about a place, or where it stood, a little aside if something stands there."""
        if self.draft.kind != Kind.VILLAGE and not any(kind is ThingKind.PIECE for kind, _ in clip.things):
            self.refused.emit(self.tr("Terrain has ground only: buildings, zones and edges stay in their village."))
            return
        made = pasted(clip, self.draft.kind, self.layout, at, ASIDE)
        if made:
            self._add(made, self.words.pasted(len(made)))

    def duplicate(self) -> None:
        """A second one of everything chosen, a little aside."""
        self._duplicate(None)

    def duplicate_at(self, across: float, down: float) -> None:
        """A second one of everything chosen, so far from the first, in inches."""
        if self.things:
            x, y = room_round(self.things).middle
            self._duplicate((x + across, y + down))

    def _duplicate(self, at: Place | None) -> None:
        clip = self.clip()
        if clip.things:
            made = pasted(clip, self.draft.kind, self.layout, at, ASIDE)
            self._add(made, self.words.duplicated(self.things))

    def cut_gate(self, ref: Ref, place: Place, wide: float) -> bool:
        """Cut an opening into a wall, a fence or a hedge and put a gate there. False where that cannot be done."""
        thing = self.layout.thing(ref)
        found = opened(thing.shape, place, wide) if thing is not None and thing.kind is ThingKind.PIECE else None
        if thing is None or found is None:
            self.refused.emit(self.tr("A gate needs a straight or bent wall that is longer than the gate."))
            return False
        editing = self._editing()
        if found.parts:
            editing.set_shape(thing, found.parts[0])
            for part in found.parts[1:]:
                editing.add(ThingKind.PIECE, ground_piece(thing.word, part) | {"id": thing.id or thing.word})
            made = editing.add(ThingKind.PIECE, ground_piece("gate", found.gate))
        else:
            editing.drop([ref])
            made = editing.add(ThingKind.PIECE, ground_piece("gate", found.gate))
        self._do(editing, self.words.gate(), chosen=(made,))
        return True

    def change_order(self, later: Callable[[int, int], int]) -> None:
        """Move what is chosen in the order of its list; `later` makes the new place of an old one."""
        editing = self._editing()
        moved = editing.reorder(self.chosen, later)
        self._do(editing, self.words.ordered(self.things), chosen=tuple(moved.values()))

    def set_locked(self, locked: bool) -> None:
        """Keep what is chosen from being moved, or no longer. No step: the item itself stays as it is."""
        keys = {one.key for one in self.things}
        self.locked = self.locked | keys if locked else self.locked - keys
        self.chosen_changed.emit()

    def lock(self, thing: MapThing, *, locked: bool) -> None:
        """Keep one thing from being moved, or no longer."""
        self.locked = self.locked | {thing.key} if locked else self.locked - {thing.key}
        self.chosen_changed.emit()

    def hide(self, thing: MapThing, *, hidden: bool) -> None:
        """Draw one thing no more, or again."""
        self.hidden = self.hidden | {thing.key} if hidden else self.hidden - {thing.key}
        self.shown_changed.emit()

    def set_hidden(self, hidden: bool) -> None:
        """Draw what is chosen no more, or again."""
        keys = {one.key for one in self.things}
        self.hidden = self.hidden | keys if hidden else self.hidden - keys
        self.shown_changed.emit()

    def show_everything(self) -> None:
        """Nothing is hidden any more."""
        self.hidden = set()
        self.shown_changed.emit()

    @property
    def is_group(self) -> bool:
        """Whether what is chosen is a group, the whole of it."""
        return frozenset(one.key for one in self.things) in self.groups

    def group(self) -> None:
        """Choose these together from now on; who was in another group leaves it."""
        keys = frozenset(one.key for one in self.things)
        if len(keys) > 1:
            left = [group - keys for group in self.groups]
            self.groups = [*(group for group in left if len(group) > 1), keys]
            self.shown_changed.emit()

    def ungroup(self) -> None:
        """Choose each by itself again."""
        keys = {one.key for one in self.things}
        self.groups = [group for group in self.groups if not group & keys]
        self.shown_changed.emit()

    # Inside

    def _move_each(self, moves: Callable[[list[Box]], list[Place]], words: str) -> None:
        things = self.free
        if len(things) < 2:
            return
        editing = self._editing()
        for thing, (across, down) in zip(things, moves([one.box for one in things]), strict=True):
            editing.shift(thing, across, down)
        self._do(editing, words)

    def _add(self, things: Sequence[tuple[ThingKind, dict[str, Any]]], words: str) -> None:
        editing = self._editing()
        refs = [editing.add(kind, table) for kind, table in things]
        self._do(editing, words, chosen=refs)

    def _editing(self) -> Editing:
        return Editing(self.draft.kind, self.draft.plain)

    def _do(self, editing: Editing, words: str, *, chosen: Sequence[Ref] | None = None, growing: bool = False) -> None:
        changes = editing.changes()
        if not changes:
            return
        self._writing = True
        try:
            if len(changes) == 1:
                self._write(changes[0], words, growing=growing)
            else:
                with self.draft.step(words):
                    for change in changes:
                        self._write(change, words, growing=False)
        finally:
            self._writing = False
        if chosen is not None:
            self.choose(chosen)

    def _write(self, change: Change, words: str, *, growing: bool) -> None:
        if change.value is None:
            self.draft.remove(change.path, words)
        else:
            self.draft.put(change.path, change.value, words, typing=growing)

    def _note_change(self, path: Path) -> None:
        self._changed.add(path)
        if not path:
            # Another table altogether: no step will tell of it.
            self._read_again()

    def _read_again(self) -> None:
        if not self._changed:
            return
        before = {one.key: one for one in self.layout.things}
        keys = {one.key for one in self.things}
        changed, self._changed = self._changed, set()
        self.layout = read_layout(self.draft.kind, self.draft.plain, self.ground_names, self.layout, changed)
        now = {one.key: one for one in self.layout.things}
        if self._writing:
            kept = [now[key].ref for key in before if key in keys and key in now]
        else:
            # Undone, redone or changed elsewhere: what is different now is what the eye should go to.
            other = [one.ref for key, one in now.items() if key not in before or before[key].shape != one.shape]
            kept = other or [now[key].ref for key in before if key in keys and key in now]
        had, self.chosen = self.chosen, tuple(kept)
        self.layout_changed.emit()
        if had != self.chosen:
            self.chosen_changed.emit()


def _within(first: float, last: float, room: float, move: float) -> float:
    """A move of something from first to last that leaves it between 0 and the room, if it is there and fits."""
    if first < 0 or last > room:
        return move
    return max(-first, min(room - last, move))
