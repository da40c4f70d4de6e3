"""What changes along with something else, as long as nobody chose otherwise: the id that a name gives, and more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from desktop.games.face import face_of
from desktop.workshop.editors.draft import Draft
from desktop.workshop.forms.id_of_name import id_of_name
from rules_core.content.items import Item, Path

NAME: Final[Path] = ("name",)


def changes_along(draft: Draft, path: Path, value: Any, own: Sequence[Item]) -> dict[Path, Any]:
    """Everything that a change brings along; `own` are the other items of the library."""
    along = dict(face_of(draft.game).changes_along(draft, path, value))
    if path == NAME and isinstance(value, str):
        along.update(_id_along(draft, value, own))
    return along


def _id_along(draft: Draft, name: str, own: Sequence[Item]) -> dict[Path, Any]:
    """The id of an item that has just been made: called like everybody's, it would be in the way in every pack."""
    item = draft.item
    if item.id not in draft.given_ids:
        return {}
    id = id_of_name(name, item, own)
    if not id or id == item.id:
        return {}
    draft.given_ids.add(id)
    return {(item.id_key,): id}
