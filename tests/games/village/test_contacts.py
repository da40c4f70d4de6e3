"""A table without a map: people are asked where a few inches matter, and what they say holds (R-V30, DESIGN law 6)."""

from __future__ import annotations

from typing import Any

import pytest

from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules.goals import TieBreak, models, nearest
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.state.siege_map import ground_of
from rules_core.ground.ground import Sight
from rules_core.ground.play_mode import PlayMode
from rules_core.ground.reported import NEAREST, SIGHT, WITHIN
from rules_core.kernel.match import Match, begin
from rules_core.kernel.requests import Answer, Choose, Request, options_of
from rules_core.players.random_player import RandomPlayer
from rules_core.song import contacts
from rules_core.song import topics as song_topics
from rules_core.song.facts import ContactReported
from rules_core.song.options import INCH
from rules_core.song.warband import ModelId
from tests.clauses import rule
from tests.games.village.fighting import fight, hero, raider
from tests.games.village.little import MIDDLE
from tests.games.village.sitting import Careless


class Saying(Careless):
    """Somebody at the table who says these things, by topic, and what is likely otherwise."""

    def __init__(self, **answers: Answer | int) -> None:
        super().__init__(1, **answers)
        self.choices: list[Choose] = []

    def ask(self, request: Request) -> Answer:
        if isinstance(request, Choose):
            self.choices.append(request)
        return super().ask(request)


def without_a_map(state: Siege, table: Saying | None = None) -> Siege:
    state.play_mode = PlayMode.UNMAPPED
    state.ground = ground_of(state.world, PlayMode.UNMAPPED)
    state.ground.heed(table, [model for model in state.models.values() if model.in_play])
    return state


def moved(state: Siege, table: Saying, model: Fighter, dx: float, dy: float) -> None:
    """The model has come from there, so many inches away."""
    contacts.settle(table, state, model, model.x + round(dx * INCH), model.y + round(dy * INCH))


@rule("R-V30")
def test_nothing_is_asked_where_nothing_is_near() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", 0, 9)
    orc = raider(state, "orc", 0, -14)
    table = Saying()
    moved(without_a_map(state, table), table, orc, 0, -3)
    assert table.choices == []


@rule("R-V30")
def test_a_foe_just_out_of_contact_is_asked_about_and_what_is_said_is_so() -> None:
    state = fight(Behaviour.HUNTER)
    ada = hero(state, "ada", 0, -9)
    orc = raider(state, "orc", 0, -10.5)
    table = Saying(report_contact="ada")
    moved(without_a_map(state, table), table, orc, 0, -3)
    assert table.choices[0].options == ("nothing", "ada")
    assert state.ground.touching(orc, ada)
    assert table.told(ContactReported) == [ContactReported("R-V30", ModelId("orc"), "ada", orc.x, orc.y)]


@rule("R-V30")
def test_contact_made_with_the_last_of_a_move_may_fall_short() -> None:
    state = fight(Behaviour.HUNTER)
    ada = hero(state, "ada", 0, -9)
    orc = raider(state, "orc", 0, -10)
    table = Saying(report_contact="nothing")
    moved(without_a_map(state, table), table, orc, 0, -5)
    assert table.choices[0].options[0] == "ada"
    assert not state.ground.touching(orc, ada)
    assert orc.x == MIDDLE


@rule("R-V30")
def test_who_touches_nothing_is_set_back_until_nobody_is_touched() -> None:
    state = fight(Behaviour.HUNTER)
    # Ada stands ahead, Ben beside the way: a step back the orc touches Ben alone.
    heroes = [hero(state, "ada", 0, -9), hero(state, "ben", 1, -10.12)]
    orc = raider(state, "orc", 0, -10)
    table = Saying(report_contact="nothing")
    moved(without_a_map(state, table), table, orc, 0, -5)
    assert table.choices[0].options == ("ada", "ben", "nothing")
    assert not any(state.ground.touching(orc, one) for one in heroes)


@rule("R-V30")
def test_contact_made_with_much_of_the_move_to_spare_is_not_doubted() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", 0, -9)
    orc = raider(state, "orc", 0, -10)
    table = Saying()
    moved(without_a_map(state, table), table, orc, 0, -2)
    assert table.choices == []


@rule("SBH-MOV-2")
def test_a_distance_near_the_end_of_the_stick_is_asked_once() -> None:
    state = fight(Behaviour.HUNTER)
    ada = hero(state, "ada", 0, -9)
    orc = raider(state, "orc", 0, -9 - 8.5)
    table = Saying(report_within="within:ada:1778")
    without_a_map(state, table)
    assert state.ground.within(orc, ada, 7 * INCH)
    assert state.ground.within(ada, orc, 7 * INCH)
    assert [(one.topic, one.options) for one in table.choices] == [(WITHIN, ("beyond:ada:1778", "within:ada:1778"))]
    # Far from any limit nobody is asked, and when somebody has moved the old answer means nothing.
    assert not state.ground.within(orc, ada, 5 * INCH)
    orc.y += 1
    state.ground.note_place(orc)
    table.by_topic = {}
    assert not state.ground.within(orc, ada, 7 * INCH)
    assert len(table.choices) == 2


@rule("SBH-RNG-7")
def test_a_line_of_sight_that_a_step_aside_would_change_is_asked() -> None:
    state = fight(Behaviour.HUNTER)
    ada = hero(state, "ada", -5, -3.0)
    orc = raider(state, "orc", 5, -3.0)
    between = [hero(state, "ben", 0, -3.0 + 0.95)]
    table = Saying(report_sight="cover:orc")
    without_a_map(state, table)
    guess = ground_of(state.world, PlayMode.MAPPED).sees(ada, orc, between)
    assert guess is Sight.CLEAR
    assert state.ground.sees(ada, orc, between) is Sight.COVER
    assert [one.topic for one in table.choices] == [SIGHT]


@rule("R-V09", "SBH-RNG-7")
def test_what_was_said_means_nothing_when_somebody_else_has_moved() -> None:
    state = fight(Behaviour.HUNTER)
    heroes = [hero(state, "ada", -4, -12), hero(state, "ben", 4.5, -12)]
    orc = raider(state, "orc", 0, -12)
    table = Saying(report_nearest="ben")
    without_a_map(state, table)
    for _ in range(2):
        nearest(table, state, orc, "nearest hero", models(heroes), TieBreak.WOUNDED, "V-6.3.5")
    assert len(table.choices) == 1
    heroes[0].y += 5
    state.ground.note_place(heroes[0])
    nearest(table, state, orc, "nearest hero", models(heroes), TieBreak.WOUNDED, "V-6.3.5")
    assert len(table.choices) == 2


@rule("R-V09")
def test_which_of_two_is_nearest_is_asked_when_it_is_close() -> None:
    state = fight(Behaviour.HUNTER)
    heroes = [hero(state, "ada", -4, -12), hero(state, "ben", 4.5, -12)]
    orc = raider(state, "orc", 0, -12)

    def goes_for(said: str, far: float = 4.5) -> tuple[str, int]:
        heroes[1].x = MIDDLE + round(far * INCH)
        table = Saying(report_nearest=said) if said else Saying()
        without_a_map(state, table)
        aim = nearest(table, state, orc, "nearest hero", models(heroes), TieBreak.WOUNDED, "V-6.3.5")
        return aim.goal.id, len([one for one in table.choices if one.topic == NEAREST])

    assert goes_for("") == ("ada", 1)
    assert goes_for("ben") == ("ben", 1)
    # Equally near: then wounds decide, as always.
    heroes[1].quality_lost = 1
    assert goes_for("equal") == ("ben", 1)
    assert goes_for("", far=6) == ("ada", 0)


def random_game(seed: int) -> Match[Any]:
    content = shipped()
    choices = {"heroes": list(content.heroes)[:2], "length": "intro", "play_mode": "unmapped"}
    return begin(GAMES[GAME](build(content, choices)), seed)


@rule("R-V30")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whatever_people_say_the_game_goes_on_and_comes_back_from_a_save(seed: int) -> None:
    match = random_game(seed)
    player: RandomPlayer[Siege] = RandomPlayer(seed)
    reports = 0
    for count in range(700):
        request = match.pending
        if request is None:
            break
        if request.topic in (song_topics.CONTACT, WITHIN, SIGHT, NEAREST):
            reports += 1
            assert len(options_of(request)) > 1
        match.answer(player.decide(match.state, request, count))
        if count % 100 == 0:
            plain = match.game.to_plain(match.state)
            assert match.game.to_plain(match.game.from_plain(plain)) == plain
    assert reports > 5
