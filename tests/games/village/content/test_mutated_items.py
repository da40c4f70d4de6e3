"""Items with any one value spoiled: they still load, or a finding says where and what to do; nothing ever crashes."""

import copy
from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st

from rules_core.content.findings import value_at
from rules_core.content.items import Finding, Item, Path, Weight
from rules_core.content.reader import ContentProblem
from rules_core.games.village.content.blanks import blank
from rules_core.games.village.content.fields import FIELDS
from rules_core.games.village.content.item_checks import findings
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.library_content import content_with, official
from rules_core.games.village.content.profile_points import points_of

SPOILED = (
    st.none()
    | st.booleans()
    | st.integers(-50, 50)
    | st.integers()
    | st.sampled_from([10**30, -(10**30), 10**5000, 0.5, 1.25, 1e300, float("nan"), float("inf"), -float("inf")])
    | st.floats(-60, 60)
    | st.text(max_size=60)
    | st.sampled_from(
        ["", " ", "tough", "big", "huge", "heart", "militia", "town-hall", "a\nb", "\x00", "\u202e", "#12"]
    )
    | st.sampled_from(["x" * 41, "x" * 401, "trap-1", "maren-oak", "ash-goblin", "wood", "V-4.4.2", "#aabbcc", "mob"])
    | st.lists(st.integers(-40, 40) | st.text(max_size=4), max_size=4)
    | st.lists(st.lists(st.integers(-40, 40), min_size=2, max_size=2), max_size=8)
    | st.lists(st.dictionaries(st.sampled_from(["id", "value", "name"]), st.text(max_size=5), max_size=2), max_size=3)
    | st.dictionaries(st.text(max_size=6), st.integers() | st.text(max_size=3), max_size=3)
)
VILLAGE = next(one.plain for one in official() if one.kind == Kind.VILLAGE)
TABLE = next(one.plain for one in official() if one.kind == Kind.TERRAIN)
ENEMY = next(one.plain for one in official() if one.kind == Kind.ENEMY)
WITH_TABLE = {
    **VILLAGE,
    "ground": {"width": 36, "height": 36, "piece": TABLE["piece"]},
    "spawn": [{"edge": 1, "from": 4, "to": 20}, {"edge": 3}],
    "zone": [{"outline": [[12, 12], [24, 12], [24, 24], [12, 24]]}],
    "waived": ["V-4.4.2"],
}
STORY = {
    "id": "a-story",
    "name": "A story",
    "text": "It begins.",
    "village": "hearthwall",
    "terrain": "plain",
    "bestiary": ["ash-goblin", "reaver", "mire-drake"],
    "wave": [
        {"escalation": 1, "edges": ["1", "2"], "text": "They come."},
        {"escalation": 2, "budget_percent": 40, "lengths": ["standard", "siege"]},
        {
            "escalation": 3,
            "group": [{"behaviour": "ravager", "member": [{"type": "ash-goblin", "count": 3}], "edge": 2}],
        },
    ],
    "initial_tokens": 1,
    "guardian": {"building": "forge"},
    "win": {"kind": "waves", "count": 2},
    "loss": {"buildings": ["temple"], "fallen": 3},
}
RICH = [Item(GAME, Kind.VILLAGE, WITH_TABLE), Item(GAME, Kind.SCENARIO, STORY)]
STARTS = [*RICH, *RICH, *official(), *[Item(GAME, kind, blank(kind, "a-new-one", "A new one")) for kind in FIELDS]]


def every_path(plain: Any, path: Path = ()) -> list[Path]:
    """The paths of all values."""
    found: list[Path] = [path] if path else []
    if isinstance(plain, dict):
        for key, value in plain.items():
            found.extend(every_path(value, (*path, key)))
    elif isinstance(plain, list):
        for place, value in enumerate(plain):
            found.extend(every_path(value, (*path, place)))
    return found


@st.composite
def spoiled_items(draw: st.DrawFn) -> Item:
    """An item with one value changed, taken away or added."""
    start = draw(st.sampled_from(STARTS))
    plain = copy.deepcopy(start.plain)
    plain[start.id_key] = "of-my-own"
    path = draw(st.sampled_from(every_path(plain)))
    holder = value_at(plain, path[:-1])
    how = draw(st.sampled_from(["change", "change", "change", "away", "add", "twice"]))
    if how == "change":
        holder[path[-1]] = draw(SPOILED)
    elif how == "away":
        del holder[path[-1]]
    elif isinstance(holder, list):
        holder.insert(draw(st.integers(0, len(holder))), draw(SPOILED) if how == "add" else holder[0])
    else:
        holder[draw(st.text(max_size=8))] = draw(SPOILED)
    return Item(start.game, start.kind, plain)


def loads(item: Item) -> bool:
    """Whether a game could be started with the item."""
    try:
        content_with([item])
    except ContentProblem:
        return False
    return True


def mended(item: Item, finding: Finding) -> Item:
    """The item after the changes of a finding."""
    plain: Any = copy.deepcopy(item.plain)
    for change in finding.fix:
        if not change.path:
            plain = copy.deepcopy(change.value)
        else:
            value_at(plain, change.path[:-1])[change.path[-1]] = copy.deepcopy(change.value)
    return Item(item.game, item.kind, plain)


@given(spoiled_items())
@example(Item(GAME, Kind.GROUND, {}))
@example(Item(GAME, Kind.VILLAGE, {}))
def test_a_spoiled_item_loads_or_is_told_with_its_place_and_a_remedy(item: Item) -> None:
    found = findings(item)
    for one in found:
        holder = value_at(item.plain, one.path[:-1])
        assert isinstance(holder, (dict, list)), one
        assert one.sentence.endswith((".", ")")), one
        assert one.remedy.endswith((".", ")")), one
    if not loads(item):
        assert [one for one in found if one.weight is Weight.MUST]


@given(spoiled_items())
@example(Item(GAME, Kind.ENEMY, {**ENEMY, "tags": ["", "", "orc", " "]}))
def test_the_mending_change_of_a_finding_solves_it(item: Item) -> None:
    before = findings(item)
    for one in before:
        assert (one.fix_words != "") == (one.fix != ())
        if not one.fix:
            continue
        after = mended(item, one)
        count = len([other for other in before if other.sentence == one.sentence])
        left = len([other for other in findings(after) if other.sentence == one.sentence])
        assert left < count, one


@given(spoiled_items())
def test_points_are_a_number_whatever_stands_in_the_form(item: Item) -> None:
    assert 0 <= points_of(item.plain) < 10_000
