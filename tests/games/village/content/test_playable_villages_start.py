"""A village in which nothing must be solved can be played: the setup of a game takes it."""

import copy
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from rules_core.content.items import Item, Weight
from rules_core.games.village.content.item_checks import findings
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.playable import report
from rules_core.games.village.content.village_fields import WAIVABLE
from tests.clauses import rule
from tests.games.village.content.test_item_checks import mended
from tests.games.village.content.test_mutated_items import WITH_TABLE
from tests.games.village.content.test_playable import can_start


def drawn(seed: int) -> Item:
    """The village of the book, redrawn by somebody in a hurry."""
    lots = Random(seed)
    plain = copy.deepcopy(WITH_TABLE)
    plain["id"] = "mine"
    plain["waived"] = lots.choice([[], ["V-4.4.2"], list(WAIVABLE)])
    for key in ("spawn", "zone", "ground"):
        if lots.random() < 0.35:
            del plain[key]
    for building in plain["building"]:
        x, y = building["position"]
        if lots.random() < 0.4:
            building["position"] = [x + lots.choice([0, 1, -1, 3, -3, 8, 0.33]), y + lots.choice([0, 1, -3, 0.17])]
        if lots.random() < 0.3:
            wide, deep = lots.choice([0.2, 1, 1.5]), lots.choice([0.5, 1, 2])
            building["outline"] = [[x * wide, y * deep] for x, y in building["outline"]]
    for piece in plain.get("ground", {}).get("piece", []):
        if lots.random() < 0.4:
            piece["kind"] = lots.choice(["wall", "pond", "rocks", "hedge", "road", "wood"])
        if lots.random() < 0.4:
            across, down = lots.uniform(-6, 6), lots.uniform(-6, 6)
            moved = [[x + across, y + down] for x, y in piece["outline"]]
            piece["outline"] = [[min(36, max(0, x)), min(36, max(0, y))] for x, y in moved]
    return Item(GAME, Kind.VILLAGE, plain)


@rule("V-4.3.4")
@settings(max_examples=25)
@given(st.integers(0, 1_000_000))
def test_what_need_not_be_mended_starts_a_game(seed: int) -> None:
    item = drawn(seed)
    found = [*findings(item), *report(item).findings]
    if not [one for one in found if one.weight is Weight.MUST]:
        assert can_start(item.plain)


@rule("V-4.3.4")
@settings(max_examples=25)
@given(st.integers(0, 1_000_000))
def test_a_change_that_should_open_a_way_opens_it(seed: int) -> None:
    item = drawn(seed)
    before = report(item).findings
    for one in before:
        if one.fix:
            after = report(mended(item, one)).findings
            count = len([other for other in before if other.sentence == one.sentence])
            assert len([other for other in after if other.sentence == one.sentence]) < count
