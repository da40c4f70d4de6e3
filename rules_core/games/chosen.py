"""The values of a game's choices: what is missing has its default, and what does not fit is told with its limits.

Where a choice is an item that somebody made, the item itself stands in the setup too, under "content", by its kind: the
game keeps what it was begun with, whatever becomes of the item.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rules_core.content.fields import Field, FieldKind
from rules_core.content.finding_places import placed_sentence
from rules_core.content.items import Item, Weight
from rules_core.content.schema import ContentSchema
from rules_core.kernel.game import Plain
from rules_core.kernel.problems import SetupProblem
from rules_core.wording.translation import tell

ITEMS: Final = "content"
"""Under which key a setup holds items that people made: lists of tables by kind, as in content files."""
MOST_TOLD: Final = 5
"""So many faults of an item are told; it comes from elsewhere, and nobody mends it there."""


def chosen(fields: Sequence[Field], choices: Plain, content: ContentSchema | None = None) -> Plain:
    """A value for each of these whole numbers, words, truth values and items. Raises `SetupProblem` with every fault.

    `content` knows the items that are spoken of; those that did not come with the game stay in the setup.
    """
    values: Plain = {}
    problems: list[str] = []
    own = {(one.kind, one.id): one for one in reversed(chosen_items(choices, content))} if content is not None else {}
    pinned: dict[str, list[Plain]] = {}
    for field in fields:
        value = values[field.key] = choices.get(field.key, field.default)
        problem = _problem(field, value)
        if not problem and field.kind is FieldKind.REFERENCE and value and content is not None:
            item = own.get((field.of, value))
            if item is not None:
                problems.extend(_faults(item, content, list(own.values())))
                for one in (item, *mentioned(item, own, content)):
                    if one.plain not in pinned.setdefault(one.kind, []):
                        pinned[one.kind].append(one.plain)
            elif value not in content.official.ids(field.of):
                problem = tell(
                    "{key}: there is nothing called {id}; choose another, or take in what is missing.",
                    key=field.key,
                    id=value,
                )
        if problem:
            problems.append(problem)
    if problems:
        raise SetupProblem(problems)
    return {**values, ITEMS: pinned} if pinned else values


def chosen_items(setup: Plain, content: ContentSchema) -> list[Item]:
    """The items that people made and that a setup holds; whatever else stands there is passed over."""
    tables = setup.get(ITEMS)
    found: list[Item] = []
    for kind in content.kinds:
        rows = tables.get(kind.id) if isinstance(tables, dict) else None
        if isinstance(rows, list):
            found.extend([Item(content.game, kind.id, one) for one in rows if isinstance(one, dict)])
    return found


def with_items(
    choices: Plain, fields: Sequence[Field], items: Sequence[Item], content: ContentSchema | None = None
) -> Plain:
    """The choices together with those of the items that they name, and with those that these speak of.

    Of an official one whose words become the game's own it is a copy in the language in force.
    """
    own = {(one.kind, one.id): one for one in reversed(items) if content is None or not _is_official(one, content)}
    tables: dict[str, list[Plain]] = {}
    named = dict(choices)
    for field in fields:
        if field.kind is not FieldKind.REFERENCE:
            continue
        id = str(choices.get(field.key, ""))
        wanted = own.get((field.of, id))
        if wanted is None and content is not None:
            wanted = content.copy_to_play(field.of, id, items)
        if wanted is not None:
            named[field.key] = wanted.id
            for one in (wanted, *(mentioned(wanted, own, content) if content is not None else [])):
                if one.plain not in tables.setdefault(one.kind, []):
                    tables[one.kind].append(one.plain)
    return {**named, ITEMS: tables} if tables else choices


def _is_official(item: Item, content: ContentSchema) -> bool:
    """Whether it came with the game, and is nobody's own."""
    official = content.official.ids(item.kind).get(item.id)
    return official is not None and official.plain == item.plain


def mentioned(item: Item, own: Mapping[tuple[str, str], Item], content: ContentSchema) -> list[Item]:
    """The own items that an item speaks of, and those that these speak of themselves."""
    found = [item]
    for one in found:
        for reference in content.references(one):
            other = own.get((reference.kind, reference.id))
            if other is not None and other not in found:
                found.append(other)
    return found[1:]


def _faults(item: Item, content: ContentSchema, own: Sequence[Item]) -> list[str]:
    others = [one for one in own if one is not item]
    found = [one for one in content.findings(item, content.known(others)) if one.weight is Weight.MUST]
    return [
        tell("{name}: {fault} {remedy}", name=item.name, fault=placed_sentence(one), remedy=one.remedy)
        for one in found[:MOST_TOLD]
    ]


def _problem(field: Field, value: Any) -> str:
    if field.kind is FieldKind.WHOLE and not (type(value) is int and field.least <= value <= field.most):
        least, most = int(field.least), int(field.most)
        return tell("{key}: give a whole number from {least} to {most}.", key=field.key, least=least, most=most)
    if field.kind is FieldKind.WORD and value not in field.words:
        return tell("{key}: give one of {choices}.", key=field.key, choices=", ".join(field.words))
    if field.kind is FieldKind.FLAG and not isinstance(value, bool):
        return tell("{key}: give true or false.", key=field.key)
    if field.kind is FieldKind.REFERENCE and not (isinstance(value, str) and (value or field.optional)):
        return tell("{key}: give the id of an item.", key=field.key)
    return ""
