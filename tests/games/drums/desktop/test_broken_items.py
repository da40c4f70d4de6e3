"""Items as others may have written them: whatever stands where, it is told with its remedy, and the editor shows it."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any, Final

import pytest
from pytestqt.qtbot import QtBot

from desktop.games.faces import face_of
from desktop.look.theme import Theme
from desktop.workshop.editors.draft import Draft
from desktop.workshop.forms.control_for import bench_for
from rules_core.content.items import Item, Weight
from rules_core.games.drums.card import GAME
from rules_core.games.drums.content.schema import CONTENT
from rules_core.games.drums.trials.pairings import pairings_of
from rules_core.kernel.game import Plain
from tests.games.drums.desktop.test_workshop import KINDS, copy_of

WRONG: Final[tuple[Any, ...]] = ("x", -5, 10**9, [], {}, [{}], [1], True, None)


def broken(plain: Plain) -> Iterator[Plain]:
    """The table with something wrong at each key, and at each key of its first rows."""
    for key, value in plain.items():
        for wrong in WRONG:
            yield {**copy.deepcopy(plain), key: wrong}
        first: Any = value[0] if isinstance(value, list) and value else None
        for inner in first if isinstance(first, dict) else ():
            for wrong in WRONG:
                yield {**plain, key: [{**first, inner: wrong}, *copy.deepcopy(value[1:])]}
    yield {**plain, "stowaway": 1}


@pytest.mark.parametrize("kind", KINDS)
def test_a_broken_item_is_told_with_its_remedy_and_shown(qtbot: QtBot, kind: str) -> None:
    theme, face, known = Theme(less_motion=True), face_of(GAME), CONTENT.known([])
    draft = Draft(copy_of(kind))
    card = face.item_card(bench_for(theme, draft, face, None))
    qtbot.addWidget(card)
    faulty = 0
    for plain in broken(draft.plain):
        item = Item(GAME, kind, plain)
        found = CONTENT.findings(item, known)
        assert all(one.sentence and one.remedy for one in found), plain
        draft.replace(plain)
        card.refresh()
        # Nothing is lost by looking at it.
        assert draft.plain == plain
        face.item_map(item, 60, theme.look)
        face.item_figures(item)
        if any(one.weight is Weight.MUST for one in found):
            faulty += 1
        else:
            pairings_of(item, [])
    assert faulty > 10
