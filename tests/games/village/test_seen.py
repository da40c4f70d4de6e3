"""What the people see of a siege: everything but the edges and the finds that nobody knows yet."""

from __future__ import annotations

from typing import Any

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.definition import DEFINITION
from rules_core.games.village.game import VillageGame
from rules_core.games.village.state.seen import UNKNOWN
from rules_core.games.village.state.siege import Group, Siege, Token
from rules_core.kernel.requests import SeatId
from tests.clauses import rule
from tests.games.village.little import game

NOBODY: frozenset[SeatId] = frozenset()


def with_secrets() -> tuple[VillageGame, Siege]:
    made = game(2)
    siege = made.start()
    siege.groups = [Group(1, Behaviour.RAVAGER, 3), Group(2, Behaviour.RAVAGER, 4)]
    siege.tokens = {
        "token-1": Token("token-1", 900, 127, 1, 5, revealed=False),
        "token-2": Token("token-2", 127, 900, 4, 2, revealed=True),
    }
    return made, siege


def seen(made: VillageGame, siege: Siege) -> Siege:
    view = DEFINITION.seen_by(made, siege, NOBODY)
    assert isinstance(view, Siege)
    return view


@rule("V-5.1.2", "V-7.2.3")
def test_edges_and_finds_are_unknown_and_all_else_is_seen() -> None:
    made, siege = with_secrets()
    before = made.to_plain(siege)
    view = made.to_plain(seen(made, siege))
    assert [group["edge"] for group in view["groups"]] == [UNKNOWN, UNKNOWN]
    assert [token["result"] for token in view["tokens"]] == [UNKNOWN, 2]
    assert [token["edge"] for token in view["tokens"]] == [1, 4]
    assert made.to_plain(siege) == before
    assert without_secrets(view) == without_secrets(before)


def without_secrets(plain: dict[str, Any]) -> dict[str, Any]:
    groups = [{**group, "edge": 0} for group in plain["groups"]]
    return {**plain, "groups": groups, "tokens": [{**token, "result": 0} for token in plain["tokens"]]}


@rule("V-5.1.3", "V-7.2.4")
def test_what_is_known_is_seen() -> None:
    made, siege = with_secrets()
    siege.edges_known = True
    assert [group.edge for group in seen(made, siege).groups] == [3, 4]
    siege.edges_known = False
    siege.tokens["token-1"].revealed = True
    assert [token.result for token in seen(made, siege).tokens.values()] == [5, 2]


def test_where_nothing_is_secret_the_state_itself_is_seen() -> None:
    made, siege = with_secrets()
    siege.edges_known = True
    siege.tokens["token-1"].revealed = True
    assert seen(made, siege) is siege
