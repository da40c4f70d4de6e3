"""Looking back on a siege: an obvious blunder is found, and nothing is told of what nobody knew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rules_core.games.catalogue import definition_of
from rules_core.games.look_back import LookBack, look_back_of
from rules_core.games.village.content.loader import read
from rules_core.games.village.content.types import Behaviour, Content
from rules_core.games.village.look_back import SiegeLookBack
from rules_core.games.village.rules import edges, topics
from rules_core.games.village.state.siege import Phase, Siege, Token
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.facts import Fact
from rules_core.kernel.game import Game, GameId
from rules_core.kernel.journal import BOT, PERSON
from rules_core.kernel.match import Match, begin, begin_from
from rules_core.kernel.requests import Answer, Choose, Place, SeatId, Write
from rules_core.kernel.table import PLAYERS
from rules_core.lab import look_back
from rules_core.lab.decisions import AGREED, decisions_of
from rules_core.lab.duels import Effort
from rules_core.lab.look_back import LookBackProgress, LookBackRun
from rules_core.lab.played_on import Held, Runner, played
from rules_core.lab.processes import thread_pool
from rules_core.song import topics as song_topics
from rules_core.song.options import INCH
from tests.clauses import rule
from tests.games.village.fighting import fight, hero
from tests.games.village.little import foe, game, plain_content

VILLAGE = GameId("village")
ALL = frozenset([PLAYERS])


def last_stand(enemies: int = 2, kind: str = "orc", of: Content | None = None) -> Siege:
    """The last wave: enemies beside a Town Hall that one more blow brings down, and two heroes behind them."""
    siege = fight(Behaviour.FANATIC, of=of)
    siege.wave, siege.phase = siege.world.waves, Phase.HERO_TURN
    siege.start_counts = {"enemies": enemies, "heroes": 2}
    siege.edges_known = True
    siege.buildings[siege.world.heart].integrity = 1
    for number in range(enemies):
        foe(siege, kind, 1.3 * number - 0.65 * (enemies - 1), -2.6)
    hero(siege, "ada", 0, -3.6)
    hero(siege, "ben", 1.3, -3.6)
    return siege


def played_to_the_end(match: Match[Any], *answers: Answer) -> Match[Any]:
    """People give these answers, and the program's player all that come after."""
    for one in answers:
        match.answer(one, PERSON)
    player = definition_of(VILLAGE).players[-1].make(0)
    while match.pending is not None:
        match.answer(player.decide(match.state, match.pending, 0), BOT)
    return match


def looked_back_on(siege: Siege, *answers: Answer, seed: int = 3) -> LookBackProgress:
    """What is found in a game that began so, and went on by these answers of people."""
    run = LookBackRun(played_to_the_end(begin_from(game(), siege, seed), *answers), Effort(((12, 1.0),), proofs=(60,)))
    run.start()
    assert run.wait(60)
    assert run.fault == ""
    return run.progress


@pytest.fixture
def one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is played on is played in this process: the same results, and no process to wait for."""
    monkeypatch.setattr(look_back, "process_pool", lambda jobs, prepare, *arguments: thread_pool(prepare, *arguments))


def test_to_do_nothing_while_the_town_hall_is_about_to_fall_is_told(one_thread: None) -> None:
    (missed,) = looked_back_on(last_stand(), "pass").missed
    assert (missed.given, missed.other) == ("pass", "ada")
    assert missed.by_given.high < missed.by_other.low


def test_to_walk_away_from_the_town_hall_is_told(one_thread: None) -> None:
    siege = last_stand()
    far = begin_from(game(), siege, 1)
    for one in ("ada", "2", "move"):
        far.answer(one, PERSON)
    assert isinstance(far.pending, Place)
    assert far.pending.region is not None
    x, y = min(far.pending.region.candidates())
    spot = (x, y, far.pending.region.turns[0])
    moments = looked_back_on(siege, "ada", "2", "move", spot, seed=1).missed
    (missed,) = [one for one in moments if one.given == spot]
    assert missed.by_given.high < missed.by_other.low


@pytest.mark.long
def test_a_council_that_buys_nothing_before_the_last_wave_is_told(one_thread: None) -> None:
    siege = last_stand(enemies=0)
    siege.wave, siege.phase, siege.groups, siege.supplies = siege.world.waves - 1, Phase.COUNCIL, [], 10
    (missed,) = looked_back_on(siege, "end").missed
    assert (missed.given, missed.other) == ("end", "repair:town-hall")


def test_what_the_player_would_have_done_too_is_compared_with_holding_back() -> None:
    match = begin_from(game(), last_stand(), 1)
    player = definition_of(VILLAGE).players[-1].make(0)
    while (asked := match.pending) is not None:
        match.answer(player.decide(match.state, asked, 0), PERSON)
    decisions = decisions_of(match, definition_of(VILLAGE), SiegeLookBack(), lambda: False)
    assert {(one.request.topic, one.others) for one in decisions} == {(song_topics.ACTION, ("end",))}
    assert {one.weight for one in decisions} == {AGREED}


def test_what_is_written_down_decides_nothing(one_thread: None) -> None:
    match = begin_from(game(), last_stand(enemies=1), 3)
    player = definition_of(VILLAGE).players[-1].make(0)
    while match.pending is not None and not isinstance(match.pending, Write):
        match.answer(player.decide(match.state, match.pending, 0), BOT)
    match.answer("They came from the north.", PERSON)
    found = look_back_of(definition_of(VILLAGE), match.game)
    assert found is not None
    assert decisions_of(match, definition_of(VILLAGE), found, lambda: False) == []


def test_to_do_nothing_is_not_blamed_where_it_does_no_harm(one_thread: None) -> None:
    result = looked_back_on(last_stand(enemies=1), "pass")
    assert (result.settled, result.missed) == (1, ())


@rule("V-7.2.3")
def test_what_a_find_is_falls_anew_until_it_lies_open() -> None:
    siege = last_stand()
    siege.tokens = {
        "token-1": Token("token-1", INCH, INCH, 1, 6, revealed=False),
        "token-2": Token("token-2", INCH, INCH, 1, 6, revealed=True),
    }
    results: set[int] = set()
    for seed in range(60):
        assert SiegeLookBack().deal_anew(game(), siege, ALL, seed)
        results.add(siege.tokens["token-1"].result)
        assert siege.tokens["token-2"].result == 6
    assert results == {1, 2, 3, 4, 5, 6}


def test_sieges_that_differ_only_in_secrets_are_played_on_alike() -> None:
    definition = definition_of(VILLAGE)
    held: list[list[Held]] = []
    for result in (1, 6):
        siege = last_stand()
        # Ada reaches it with a step: an ambush in one siege, Supplies in the other.
        ada = siege.model("ada")
        siege.tokens = {"token-1": Token("token-1", ada.x + INCH, ada.y - INCH, 1, result, revealed=False)}
        match = played_to_the_end(begin_from(game(), siege, 3), "pass")
        found = look_back_of(definition, match.game)
        assert found is not None
        decisions = decisions_of(match, definition, found, lambda: False)
        assert decisions
        runner = Runner(played(match, decisions[:1], 1))
        held.append([*runner.play(0, 0, range(20)), *runner.play(0, 1, range(20))])
    assert held[0] == held[1]


def test_long_answers_leave_no_kept_state_that_needs_them() -> None:
    """Libraries keep states that speak of the journal's texts; a process of the look back has no journal."""
    plain = plain_content()
    long = next(one for one in plain["enemy"] if one["id"] == "orc")
    plain["enemy"].append({**long, "id": "orc-of-the-far-north"})
    content = read(plain)
    match = begin_from(game(of=content), last_stand(kind="orc-of-the-far-north", of=content), 3)
    player = definition_of(VILLAGE).players[-1].make(0)
    while (asked := match.pending) is not None:
        if asked.topic == topics.WHOM and match.journal.texts_until(match.journal.head):
            break
        match.answer(player.decide(match.state, asked, 0), BOT)
    match = played_to_the_end(match, "pass")
    assert match.journal.texts_until(match.journal.head), "no answer is long"
    decisions = decisions_of(match, definition_of(VILLAGE), SiegeLookBack(), lambda: False)
    assert set(Runner(played(match, decisions[:1], 1)).play(0, 0, range(3))) <= {True, False}


@rule("V-5.1.2")
def test_where_the_enemy_comes_from_falls_anew_until_it_is_seen() -> None:
    siege = begin(game(), 4).state
    assert siege.phase is Phase.HERO_DEPLOYMENT
    found: set[int] = set()
    for seed in range(40):
        assert SiegeLookBack().deal_anew(game(), siege, ALL, seed)
        # R-V15. A small wave comes from one edge.
        assert len({group.edge for group in siege.groups}) == 1
        found.add(siege.groups[0].edge)
        assert not siege.edges_known
    assert found == set(range(1, edges.EDGE_COUNT + 1))
    siege.edges_known = True
    before = [group.edge for group in siege.groups]
    assert SiegeLookBack().deal_anew(game(), siege, ALL, 1)
    assert [group.edge for group in siege.groups] == before


def test_a_siege_that_only_people_see_cannot_be_played_on() -> None:
    siege = last_stand()
    assert SiegeLookBack().can_play_on(siege)
    siege.play_mode = PlayMode.UNMAPPED
    assert not SiegeLookBack().can_play_on(siege)
    asked = Choose(PLAYERS, topics.WHOM, "V-6.1.1", "", ("ada", "pass"))
    assert SiegeLookBack().weight(siege, asked) == 0
    siege.play_mode = PlayMode.MAPPED
    assert SiegeLookBack().weight(siege, asked) > 0


def test_places_near_each_other_are_the_same_and_reports_decide_nothing() -> None:
    asked = Place(PLAYERS, topics.DEPLOY, "V-5.1.1")
    same = SiegeLookBack().is_same
    assert same(asked, (1000, 1000, 0), (1100, 1100, 0))
    assert not same(asked, (1000, 1000, 0), (1300, 1000, 0))
    assert SiegeLookBack().weight(last_stand(), Place(asked.who, song_topics.CONTACT, "V-5.1.1")) == 0


def test_first_posts_are_looked_at_though_nobody_knows_the_edge() -> None:
    match = begin(game(), 4)
    assert isinstance(match.pending, Place)
    assert match.pending.region is not None
    heart = match.state.world.middles[match.state.world.heart]
    far = max(match.pending.region.candidates(), key=lambda spot: abs(spot[0] - heart[0]) + abs(spot[1] - heart[1]))
    match.answer((*far, match.pending.region.turns[0]), PERSON)
    definition = definition_of(VILLAGE)
    found = look_back_of(definition, match.game)
    assert found is not None
    assert [one.request.topic for one in decisions_of(match, definition, found, lambda: False)] == [topics.DEPLOY]


class Hears(LookBack):
    """The look back on a siege, which remembers how far each game came."""

    def __init__(self) -> None:
        self.siege = SiegeLookBack()
        self.waves: list[int] = []

    def held(self, state: Siege, facts: Sequence[Fact], seat: SeatId) -> bool:
        self.waves.append(state.waves_survived)
        return self.siege.held(state, facts, seat)

    def stage(self, state: Siege) -> int:
        return self.siege.stage(state)

    def deal_anew(self, game: Game[Any], state: Any, seats: frozenset[SeatId], seed: int) -> bool:
        return self.siege.deal_anew(game, state, seats, seed)


@pytest.mark.long
def test_a_siege_is_played_on_until_the_next_wave_is_beaten_too() -> None:
    siege = last_stand(enemies=1)
    siege.wave, siege.waves_survived = 2, 1
    match = begin_from(game(), siege, 3)
    match.answer("pass", PERSON)
    decisions = decisions_of(match, definition_of(VILLAGE), SiegeLookBack(), lambda: False)
    runner = Runner(played(match, decisions, 1))
    runner.look_back = heard = Hears()
    held = runner.play(0, 1, range(4))
    assert any(held)
    assert [one == 3 for one in heard.waves] == held
