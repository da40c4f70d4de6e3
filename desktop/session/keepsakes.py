"""What people made in a game: as an item that can be kept, and as the beginning of another game."""

from __future__ import annotations

from typing import Any

from rules_core.content.fields import FieldKind
from rules_core.content.ids import as_id, is_id
from rules_core.content.items import Item
from rules_core.content.named_fields import LONGEST_NAME
from rules_core.games.catalogue import definition_of, schema_of
from rules_core.games.chosen import chosen_items, with_items
from rules_core.kernel.game import Plain
from rules_core.kernel.match import Match


def can_keep(match: Match[Any], state: Any) -> bool:
    """Whether people have made something in this game that can be kept."""
    kept = definition_of(match.game.name).keepsake
    return kept is not None and bool(kept.item(match.game, state))


def is_whole(match: Match[Any], state: Any) -> bool:
    """Whether all that people make in this game is made, so that it can be played with again."""
    kept = definition_of(match.game.name).keepsake
    return kept is not None and kept.is_whole(state)


def is_secret(match: Match[Any], state: Any) -> bool:
    """Whether others at the table may not know yet what can be kept."""
    definition = definition_of(match.game.name)
    kept = definition.keepsake
    if kept is None:
        return False
    open_to_all = definition.seen_by(match.game, match.state, frozenset())
    return kept.item(match.game, open_to_all) != kept.item(match.game, state)


def keepsake_of(match: Match[Any], state: Any, name: str) -> Item:
    """What was made, as an item of this name. `can_keep` says whether there is anything."""
    kept = definition_of(match.game.name).keepsake
    assert kept is not None
    id = as_id(name)
    said = {"id": id if is_id(id) else kept.kind, "name": name[:LONGEST_NAME]}
    return Item(match.game.name, kept.kind, {**said, **kept.item(match.game, state)})


def setup_once_more(match: Match[Any], state: Any, name: str) -> Plain:
    """The setup of a game like this one that begins with what was made. `is_whole` says whether it is."""
    definition, schema = definition_of(match.game.name), schema_of(match.game.name)
    item = keepsake_of(match, state, name)
    asked = [one.key for one in definition.choices if one.kind is FieldKind.REFERENCE and one.of == item.kind]
    choices = {**match.game.setup, **dict.fromkeys(asked, item.id)}
    others = [one for one in chosen_items(match.game.setup, schema) if one.key != item.key]
    return definition.setup(with_items(choices, definition.choices, [item, *others], schema))
