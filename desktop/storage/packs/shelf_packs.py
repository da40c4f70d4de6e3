"""Packs and the library: what is there already, and taking a pack in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from desktop.storage.drawing_file import hashes_in, plain_drawings
from desktop.storage.item_cards import Arrival, TrialState
from desktop.storage.item_json import schema_of
from desktop.storage.items import ItemStore
from desktop.storage.packs.item_check import must_be_solved
from desktop.storage.packs.known_items import KnownItems
from desktop.storage.packs.pack import Pack, PackItem, drawing_in
from desktop.storage.packs.plan import ImportPlan, Taking
from desktop.storage.packs.selection import Selection
from desktop.storage.packs.tests_carried import carried, still_holds
from rules_core.content.items import Key, fingerprint
from rules_core.content.trial_mark import mark_of
from rules_core.kernel.game import Plain


def plan_import(shelf: ItemStore, pack: Pack) -> ImportPlan:
    """The pack against the library as it is now. Raises `LibraryProblem`."""
    # In this order: what is thrown away between the two is still known as what it was.
    own = shelf.owned()
    return ImportPlan(pack, own, shelf.thrown_away())


def take_in(shelf: ItemStore, plan: ImportPlan) -> list[int]:
    """Take in what was chosen, all of it or nothing; gives the numbers, those of what left the trash last.

    Raises `ChangedElsewhere` when the library is no longer as the plan knows it, and `LibraryProblem`.
    """
    takings = plan.takings()
    for name in hashes_in([one.item.plain for one in takings]):
        data = drawing_in(plan.pack, name)
        if data is not None:
            shelf.drawings.keep(name, data)
    known = plan.known_with(takings)
    inside = {entry.key for entry in plan.entries if entry.is_added}
    tests = _tests(plan, takings)
    back = plan.back()
    numbers = shelf.take_in(
        [
            Arrival(
                one.item,
                one.author,
                one.version,
                problems=_problems(one, inside, known),
                test=tests.get(id(one)),
                replaces=one.instead_of,
                revision=plan.revisions.get(one.instead_of, 0),
            )
            for one in takings
        ],
        back,
    )
    return [*numbers, *back]


def _tests(plan: ImportPlan, takings: Sequence[Taking]) -> dict[int, Plain]:
    """What tests found, by taking. Under other ids an item is still the one that was tested: then its mark follows."""
    theirs = [entry.theirs.item for entry in plan.entries]
    taken = {id(one.theirs): one.item for one in takings}
    ours = [taken.get(id(entry.theirs), entry.theirs.item) for entry in plan.entries]
    are_renamed = any(one.plain != other.plain for one, other in zip(theirs, ours, strict=True))
    tests: dict[int, Plain] = {}
    for one in takings:
        found = test_of(one.theirs)
        if found is None:
            continue
        schema = schema_of(one.item.game)
        if are_renamed and found["fingerprint"] == mark_of(one.theirs.item, theirs, schema):
            found = {**found, "fingerprint": mark_of(one.item, ours, schema)}
        tests[id(one)] = found
    return tests


def _problems(one: Taking, inside: set[Key], known: KnownItems) -> int:
    """How many the item has in the library.

    One that speaks of the pack alone was looked through when it was read, but for ids that others there have.
    """
    game = one.item.game
    schema = schema_of(game)
    if all(
        spoken_of.key in inside or spoken_of.id in schema.official.ids(spoken_of.kind)
        for spoken_of in schema.references(one.theirs.item)
    ):
        return len(schema.clashes(one.item, known.of(game)))
    return len(must_be_solved(one.item, known.of(game)))


def select(shelf: ItemStore, chosen: Sequence[int]) -> Selection:
    """What goes into a pack with these items. Raises `LibraryProblem`."""
    return Selection(chosen, shelf.owned())


def with_drawings_of(shelf: ItemStore, pack: Pack) -> Pack:
    """The pack with the drawings that its items name."""
    names = dict.fromkeys(hashes_in([one.item.plain for one in pack.items]))
    return replace(pack, drawings=plain_drawings(list(names), shelf.drawings.find))


def test_of(theirs: PackItem) -> Plain | None:
    """What a quick test found of an item of a pack, if it was of the item as the pack holds it."""
    return still_holds(theirs, fingerprint(theirs.item.plain))


def fresh_tests(shelf: ItemStore, selection: Selection) -> dict[int, Plain]:
    """What quick tests found, by number, where the item is still as it was tested, and so is what it speaks of.

    Raises `LibraryProblem`.
    """
    tests: dict[int, Plain] = {}
    for one in selection.shared:
        if one.owned.number < 0:
            # It has never been an item of the library.
            continue
        stored = shelf.item(one.owned.number)
        if stored.test is not None and stored.card.tested is TrialState.FRESH:
            tests[one.owned.number] = carried(stored.test, fingerprint(stored.plain))
    return tests
