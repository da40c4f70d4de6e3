"""Battlefields that lie ready: content, scales, and whole battles on each."""

from __future__ import annotations

import pytest

from rules_core.content.finding_places import placed_sentence
from rules_core.content.items import Item
from rules_core.games.drums.card import GAME
from rules_core.games.drums.content.library_content import plain_of, shipped
from rules_core.games.drums.content.schema import CONTENT
from rules_core.games.drums.game import DrumsGame
from rules_core.games.drums.options import SCALES
from rules_core.games.drums.players.thumb import ThumbPlayer
from rules_core.games.drums.rules import topics
from rules_core.games.drums.rules.deployment import OPPOSITE
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.state.facts import BattlefieldLaid
from rules_core.games.drums.state.features import BRIDGE, FORD, outline_of
from rules_core.games.drums.words.drums_words import DrumsWords
from rules_core.ground.pieces import EDGES
from rules_core.kernel.match import Match, begin
from rules_core.kernel.problems import SetupProblem
from rules_core.kernel.requests import Choose, Place
from tests.clauses.marks import rule

FIELDS = [one["id"] for one in plain_of("battlefields")["battlefield"]]
READY = {"squad_1": "grande-armee", "squad_2": "redcoats", "rounds": 8}


def played(field: str, until: Phase, seed: int = 5, **choices: object) -> Match[Battle]:
    """A battle there by the player of thumb, up to a phase."""
    match = begin(DrumsGame({**READY, "battlefield": field, **choices}), seed)
    player = ThumbPlayer()
    while match.pending is not None and match.state.phase is not until:
        match.answer(player.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
    return match


@rule("S-TER-1")
@pytest.mark.parametrize("field", FIELDS)
def test_a_battlefield_lies_there_and_nobody_is_asked(field: str) -> None:
    match = played(field, Phase.DEPLOYMENT)
    assert [one.fact.battlefield for one in match.facts if isinstance(one.fact, BattlefieldLaid)] == [field]
    assert match.state.rolled_quarters == 0
    assert len(match.state.features) >= len(shipped().battlefields[field].features)
    assert len(match.state.houses) == sum(one.kind == "building" for one in match.state.features)


def test_nobody_is_told_to_lay_out_what_lies_ready() -> None:
    match = played(FIELDS[0], Phase.DEPLOYMENT)
    request = Choose(match.state.seats[0], topics.ROLE, "S-SET-8", options=("attack", "defend"))
    told = {}
    for field in (FIELDS[0], ""):
        game = DrumsGame({**READY, "battlefield": field})
        told[field] = DrumsWords(game.world).question(request, match.state).second
    assert told == {
        FIELDS[0]: "Who defends deploys first.",
        "": "Who defends lays out the terrain and deploys first.",
    }


@rule("S-SCL-2")
@pytest.mark.parametrize("field", FIELDS)
def test_it_is_the_same_table_at_every_scale(field: str) -> None:
    tables = [played(field, Phase.DEPLOYMENT, scale=scale).state for scale in SCALES]
    for state in tables[1:]:
        for one, other in zip(tables[0].features, state.features, strict=True):
            grown = state.song.short / tables[0].song.short
            assert (one.id, one.turn) == (other.id, other.turn)
            assert abs(one.x * grown - other.x) <= 1
            assert abs(one.width * grown - other.width) <= 1


@pytest.mark.parametrize("field", FIELDS)
def test_neither_side_has_the_better_ground(field: str) -> None:
    """Turned by half a circle it is the same table, near enough."""
    features = played(field, Phase.DEPLOYMENT).state.features
    side = 6000
    for one in features:
        twins = [other for other in features if other.kind == one.kind]
        middle = outline_of(one)
        away = [
            abs(side - middle.middle_x - outline_of(other).middle_x)
            + abs(side - middle.middle_y - outline_of(other).middle_y)
            for other in twins
        ]
        assert min(away) <= 100, (one.id, min(away))


@rule("S-DEP-1", "S-DEP-3")
@pytest.mark.parametrize("field", FIELDS)
def test_there_is_room_to_deploy_on_every_side(field: str) -> None:
    match = played(field, Phase.DEPLOYMENT)
    state = match.state
    radius = state.song.short * 4 // 20
    for edge in EDGES:
        strip = state.ground.edge_strip(radius, edge, state.song.medium - 2 * radius, [])
        assert len(strip.candidates()) >= 12, (edge, OPPOSITE[edge])


@pytest.mark.long
@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("scale", list(SCALES))
def test_a_whole_battle_is_fought_there(field: str, scale: str) -> None:
    match = played(field, Phase.OVER, seed=11, scale=scale)
    assert match.state.phase is Phase.OVER
    assert not isinstance(match.pending, Place)


def test_the_bridge_has_fords_beside_it_and_the_mill_its_own() -> None:
    assert [one.id for one in played("white-bridge", Phase.DEPLOYMENT).state.features if one.kind == FORD] == [
        f"{FORD}-{next(one.id for one in shipped().battlefields['white-bridge'].features if one.kind == BRIDGE)}"
    ]
    assert sum(one.kind == FORD for one in played("sallow-mill", Phase.DEPLOYMENT).state.features) == 2


def test_faults_of_a_battlefield_are_told_with_their_place() -> None:
    whole = dict(plain_of("battlefields")["battlefield"][0])
    assert CONTENT.findings(Item(GAME, "battlefield", {**whole, "id": "mine", "name": "Mine"}), CONTENT.known()) == []
    spoiled = {**whole, "id": "mine", "piece": [{"kind": "road", "width": 50, "line": [{"x": 5, "y": 5}]}]}
    (found,) = CONTENT.findings(Item(GAME, "battlefield", spoiled), CONTENT.known())
    assert found.path == ("piece", 0, "line")
    own = {"battlefield": [spoiled]}
    with pytest.raises(SetupProblem):
        DrumsGame({**READY, "battlefield": "mine", "content": own})


def test_a_battlefield_of_ones_own_stays_with_the_game() -> None:
    mine = {"id": "mine", "name": "Mine", "text": "A tree.", "piece": [{"kind": "tree", "width": 25, "depth": 25}]}
    match = begin(DrumsGame({**READY, "battlefield": "mine", "content": {"battlefield": [mine]}}), 5)
    player = ThumbPlayer()
    while match.pending is not None and match.state.phase is not Phase.DEPLOYMENT:
        match.answer(player.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
    assert [(one.kind, one.x) for one in match.state.features] == [("tree", 3000)]


@rule("S-TER-6")
def test_a_building_in_another_is_told_and_none_that_ships_stands_so() -> None:
    known = CONTENT.known([])
    for kind in ("battlefield", "scenario"):
        for item in CONTENT.official.ids(kind).values():
            assert [one.sentence for one in CONTENT.findings(item, known)] == []
    first = {"kind": "building", "plan": "cottage", "x": 600, "y": 600}
    for x, count in ((600, 1), (640, 1), (900, 0)):
        pieces = [first, {"kind": "wood", "x": 600, "y": 600}, {**first, "x": x}]
        item = Item(
            GAME, "battlefield", {**CONTENT.blank("battlefield", "own", "Own"), "text": "Ours.", "piece": pieces}
        )
        found = CONTENT.findings(item, known)
        assert [(one.path, placed_sentence(one)) for one in found] == [
            (("piece", 2), "Building: This building stands in that of row 1.")
        ] * count
