"""Random packs that are in order come back from a file, and from a library, as they were."""

from __future__ import annotations

import copy
import tempfile
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop.storage.library import Library
from desktop.storage.packs.item_check import must_be_solved
from desktop.storage.packs.pack import LONGEST_AUTHOR, LONGEST_NAME, MOST_VERSION, Pack, PackItem
from desktop.storage.packs.plan import LibraryState
from desktop.storage.packs.reading import pack_from_bytes, read_pack
from desktop.storage.packs.shelf_packs import fresh_tests, plan_import, select, take_in
from desktop.storage.packs.writing import pack_to_bytes, write_pack
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import Kind
from rules_core.games.village.content.library_content import known_beside, official
from tests.games.village.desktop.packs.items_made import company, own, result, scenario

WORDS = st.text(
    st.characters(exclude_categories=("Cc", "Cs", "Cf", "Cn", "Co", "Zl", "Zp"), exclude_characters="<"), max_size=30
).map(str.strip)
NAMES = WORDS.filter(bool)
WRITTEN = [item for item in official() if not must_be_solved(own(item, 0), known_beside())]
"""Official items whose copies are in order."""


@st.composite
def items(draw: st.DrawFn) -> list[Item]:
    """Up to eight items, with names, texts and numbers of their own."""
    found: list[Item] = []
    for number in range(draw(st.integers(1, 8))):
        item = own(draw(st.sampled_from(WRITTEN)), number)
        plain = copy.deepcopy(item.plain)
        for key in ("name", "text"):
            if key in plain:
                plain[key] = draw(NAMES)
        if item.kind == Kind.HERO:
            plain["combat"] = draw(st.integers(0, 6))
            plain["quality"] = draw(st.integers(2, 5))
            plain["base"] = draw(st.sampled_from([0.5, 1, 1.25, 2.0, 0.9]))
        if item.kind == Kind.BUILDING:
            plain["integrity"] = draw(st.integers(1, 20))
        made = Item(item.game, item.kind, plain)
        if not must_be_solved(made, known_beside()):
            found.append(made)
    if draw(st.booleans()):
        waves = [{"escalation": level} for level in draw(st.lists(st.integers(1, 7), min_size=1, max_size=4))]
        found += [*company(), scenario(name=draw(NAMES), wave=[scenario().plain["wave"][0], *waves])]
    return found or [own(WRITTEN[0], 0)]


@st.composite
def packs(draw: st.DrawFn) -> Pack:
    """A pack of such items, in any order."""
    return Pack(
        draw(NAMES)[:LONGEST_NAME],
        draw(WORDS)[:LONGEST_AUTHOR],
        draw(st.integers(1, MOST_VERSION)),
        draw(WORDS),
        tuple(
            PackItem(item, draw(st.integers(1, MOST_VERSION)), draw(WORDS), draw(st.none() | TESTS))
            for item in draw(items())
        ),
    )


TESTS = st.fixed_dictionaries(
    {
        "of": st.text("0123456789abcdef", min_size=32, max_size=32),
        "found": st.integers(3, 600).map(lambda games: result(company()[-1], games=games)),
    }
)


@given(packs())
@settings(max_examples=60)
def test_a_pack_comes_back_from_its_file(pack: Pack) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.hearthpack"
        write_pack(path, pack)
        back = read_pack(path)
    assert back == pack
    assert pack_to_bytes(back) == pack_to_bytes(pack)


@given(items(), NAMES, WORDS, st.integers(1, MOST_VERSION), st.integers(0, 7))
@settings(max_examples=20, suppress_health_check=[HealthCheck.too_slow])
def test_a_pack_that_was_taken_in_goes_out_as_the_same_bytes(
    found: list[Item], name: str, author: str, version: int, tested: int
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        library = Library(Path(folder) / "library.sqlite")
        numbers = [library.items.add(item, author, problems=0) for item in found]
        library.items.keep_test(numbers[tested % len(numbers)], result(found[tested % len(numbers)], *found))
        shelf = library.items
        chosen = select(shelf, numbers)
        assert chosen.is_fit
        first = pack_to_bytes(chosen.pack(name, author, version, "text", fresh_tests(shelf, chosen)))
        library.close()
        other = Library(Path(folder) / "other.sqlite")
        plan = plan_import(other.items, pack_from_bytes(first))
        assert {entry.standing for entry in plan.entries} == {LibraryState.NEW}
        taken = take_in(other.items, plan)
        assert [one.item for one in other.items.owned()] == [one.item for one in plan.takings()]
        chosen = select(other.items, taken)
        assert pack_to_bytes(chosen.pack(name, author, version, "text", fresh_tests(other.items, chosen))) == first
        again = plan_import(other.items, pack_from_bytes(first))
        assert {entry.standing for entry in again.entries} == {LibraryState.SAME}
        other.close()
