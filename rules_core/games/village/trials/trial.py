"""Chooses the siege in which an item is tested, whatever its kind: it takes its place among official content.

A village is played as it is, a table of terrain with the village of the book on it. A hero leads every party in the
place of the first. An enemy joins the Bestiary. A building stands in the village of the book instead of the one with
the same ability, a defender musters instead of the Village Archers, a kind of ground lies where the most similar one
lay. A scenario is played as it says, and house rules hold in a siege of the book.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

from rules_core.content.items import Item
from rules_core.content.reader import Reader
from rules_core.content.trial_mark import mark_of, needed_by
from rules_core.games.trial import TrialRun
from rules_core.games.village.content.content_keys import Register
from rules_core.games.village.content.kinds import Kind
from rules_core.games.village.content.library_content import known_beside, official_content, official_ids
from rules_core.games.village.content.scenario_reader import read_rules
from rules_core.games.village.content.schema import CONTENT
from rules_core.games.village.content.showcase import muster, stand_in
from rules_core.games.village.content.types import shared_ground
from rules_core.games.village.trials.trial_run import SiegeRun
from rules_core.games.village.trials.tried_sieges import TriedSieges
from rules_core.kernel.game import Plain
from rules_core.song.trait_types import shipped as trait_types


class SiegeTrial(TriedSieges):
    """The sieges that a test of an item plays."""

    def ready(self) -> TrialRun:
        return SiegeRun(self)


def trial_of(item: Item, others: Sequence[Item] = ()) -> SiegeTrial:
    """The trial of an item; `others` are own items that it may refer to."""
    tables = {section: list(entries) for section, entries in official_content().plain.items()}
    for one in needed_by(item, others, CONTENT):
        _put(tables, one)
    village = next(iter(official_content().villages))
    terrains = tuple([layout.id for layout in shared_ground(official_content())])
    leader = scenario = ""
    options: Plain = {"village": {"playtest_note": False}, "song": {}}
    if item.kind == Kind.BUILDING:
        stand_in(_changed_village(tables, village), item, known_beside(others))
    elif item.kind == Kind.DEFENDER:
        _put(tables, item)
        muster(_changed_village(tables, village), item.id)
    elif item.kind == Kind.GROUND:
        _put(tables, item)
        _lay(tables, item)
    elif item.kind == Kind.RULES:
        # Settings of a game are in tenths of a millimetre, those of a set in inches.
        rules = read_rules(Reader(item.plain, item.name, []), Register(trait_types()))
        options["village"] = {**rules.village, "playtest_note": False}
        options["song"] = dict(rules.song)
    else:
        _put(tables, item)
        if item.kind == Kind.VILLAGE:
            village = item.id
            terrains = (item.id,) if "ground" in item.plain else terrains
        elif item.kind == Kind.TERRAIN:
            terrains = (item.id,)
        elif item.kind == Kind.HERO:
            leader = item.id
        elif item.kind == Kind.SCENARIO:
            scenario = item.id
            village = str(item.plain.get("village", village))
            # A village with a table of its own stands nowhere else, whatever the scenario says.
            if any(one.get("id") == village and "ground" in one for one in tables[Kind.VILLAGE]):
                terrains = (village,)
            elif "terrain" in item.plain:
                terrains = (str(item.plain["terrain"]),)
    return SiegeTrial(
        kind=item.kind,
        subject=item.id,
        content=tables,
        village=village,
        terrains=terrains,
        heroes=tuple(official_content().heroes),
        leader=leader,
        scenario=scenario,
        options=options,
        fingerprint=mark_of(item, others, CONTENT),
    )


def official_trial() -> SiegeTrial:
    """The village of the book in a standard siege: what others are compared with."""
    return trial_of(next(iter(official_ids(Kind.VILLAGE).values())))


# How an item takes its place


def _put(tables: dict[str, list[Plain]], item: Item) -> None:
    """Among the others of its kind, in the place of one with its id. Kinds that play does not know are left out."""
    section = tables.get(item.kind)
    if section is None:
        return
    key = item.id_key
    section[:] = [one for one in section if one.get(key) != item.id]
    section.append(item.plain)


def _table(value: Any) -> Plain:
    return value if isinstance(value, dict) else {}


def _changed_village(tables: dict[str, list[Plain]], id: str) -> Plain:
    """A copy of a village that may be changed, in the place of what it was."""
    section = tables[Kind.VILLAGE]
    place = next(place for place, one in enumerate(section) if one["id"] == id)
    section[place] = copy.deepcopy(section[place])
    return section[place]


def _lay(tables: dict[str, list[Plain]], item: Item) -> None:
    """The pieces of the kind of ground that shares most traits with it become its own."""
    mine = item.plain.get("traits")
    wanted = [one for one in mine if isinstance(one, str)] if isinstance(mine, list) else []
    layouts = tables[Kind.TERRAIN]
    kinds = [str(piece["kind"]) for layout in layouts for piece in layout.get("piece", [])]
    best, most = "", -1
    for id, one in official_ids(Kind.GROUND).items():
        alike = len([trait for trait in one.plain["traits"] if trait in wanted]) * 10 - len(one.plain["traits"])
        if id != item.id and id in kinds and alike > most:
            best, most = id, alike
    tables[Kind.TERRAIN] = [
        {
            **layout,
            "piece": [
                {**piece, "kind": item.id} if piece["kind"] == best else piece for piece in layout.get("piece", [])
            ],
        }
        for layout in layouts
    ]
