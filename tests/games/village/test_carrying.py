"""Heroes in the saddle of a friend, and what the siege makes of them (OPEN-17 to OPEN-19)."""

from __future__ import annotations

from typing import Any

import pytest

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import aims, fire, herbs, hero_turn, wave_end
from rules_core.games.village.rules import topics as village_topics
from rules_core.games.village.rules.amend import amend, paths
from rules_core.games.village.rules.intents import intent
from rules_core.games.village.rules.peril import threats
from rules_core.games.village.state import codec
from rules_core.games.village.state.facts import TokenClaimed
from rules_core.games.village.state.siege import Phase, Siege, Token
from rules_core.games.village.state.siege_map import ground_of
from rules_core.games.village.words.deed_words import deed
from rules_core.games.village.words.landmarks import landmarks
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.question_words import answers, question
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.requests import Choose, IllegalAnswer, Place, SeatId, options_of
from rules_core.song import carrying, contacts, topics, wounds
from rules_core.song import topics as song_topics
from rules_core.song.field import Acting
from rules_core.song.options import INCH
from rules_core.song.warband import NO_MODEL, Fate, ModelId
from tests.clauses import rule
from tests.games.village.fighting import acts, at, fight, hero, raider
from tests.games.village.little import MIDDLE, content, plain_content
from tests.games.village.sitting import Careless, Sitting

NORTH = (0.0, -14.0)


def ride(behaviour: Behaviour = Behaviour.HUNTER, **choices: Any) -> Siege:
    """Ben in Ada's saddle, on open ground north of the village, in the heroes' turn."""
    heroes = plain_content()["hero"]
    heroes[0]["traits"].append({"id": "mounted"})
    state = fight(behaviour, of=content(hero=heroes), **choices)
    state.phase = Phase.HERO_TURN
    ada = hero(state, "ada", *NORTH)
    carrying.mount(ada, hero(state, "ben", NORTH[0] + 1, NORTH[1]))
    return state


@rule("OPEN-18", "V-6.1.4")
def test_whoever_is_carried_is_named_to_get_down_and_acts_on() -> None:
    state = ride()
    assert [one.id for one in hero_turn.ready(state)] == ["ada", "ben"]
    table = Sitting(("whom", "ben"), ("dice", "2"), ("activation", (6, 6)))
    hero_turn.next_step(table, state)
    assert state.acting is not None
    down = (MIDDLE, MIDDLE - 13 * INCH, 0)
    table = Sitting(("action", "get-down"), ("get-down", down), ("action", "end"))
    hero_turn.next_step(table, state)
    hero_turn.next_step(table, state)
    asked = table.asked[0]
    assert isinstance(asked, Choose)
    assert asked.options == ("get-down", "end")
    assert at(state.model("ben")) == (0.0, -13.0)
    assert "move" in options_of(table.last_question())


@rule("OPEN-18", "V-6.1.4")
def test_whoever_cannot_get_down_is_not_asked_for() -> None:
    state = ride()
    state.model("ada").height = INCH
    assert [one.id for one in hero_turn.ready(state)] == ["ada"]


@rule("OPEN-18", "V-6.3.4")
def test_hunters_go_for_the_rider() -> None:
    state = ride()
    orc = raider(state, "orc", NORTH[0] + 3, NORTH[1])
    assert intent(state, orc).decisions[0].chosen == "ada"
    assert [one.enemy for one in threats(state, state.model("ada"), *_spot(state, "ada"))] == ["orc"]


@rule("OPEN-19")
def test_an_enemy_that_kills_the_rider_throws_whom_it_carries() -> None:
    state = ride()
    state.phase = Phase.ENEMY_TURN
    state.model("ada").quality_lost = 3
    orc = raider(state, "orc", NORTH[0] - 1, NORTH[1], combat=6)
    acts(state, orc, 1, ("attack-die", 6), ("defence-die", 2))
    ben = state.model("ben")
    assert state.model("ada").fate is Fate.DEFEATED
    assert (at(ben), ben.knocked_down) == (NORTH, True)


@rule("OPEN-18", "V-6.5.5", "R-V19")
def test_whoever_is_carried_puts_out_no_fire_and_rests_like_all_others() -> None:
    state = ride()
    hall = state.ground.contact_spots_at_piece(state.model("ada"), "town-hall", [])[0]
    state.model("ada").x, state.model("ada").y = hall
    carrying.bring_along(state, state.model("ada"))
    state.building("town-hall").burning = True
    table = Careless(put_out="none")
    fire.resolve_fires(table, state)
    assert [one.subject for one in table.asked] == ["ada"]
    wave_end.send_home(state)
    ben = state.model("ben")
    assert (ben.fate, ben.carrier) == (Fate.WAITING, NO_MODEL)


@rule("OPEN-18", "R-V32")
def test_no_herb_reaches_whoever_is_carried() -> None:
    state = ride(village={"herbs_in_wave": True})
    state.model("ben").quality_lost = 1
    assert herbs.patients(state) == []


@rule("OPEN-18", "V-8.3")
def test_a_hero_in_the_saddle_is_not_lost() -> None:
    state = ride(village={"lose_without_heroes": True})
    wounds.kill(Careless(), state, state.model("ada"), NO_MODEL, "SBH-HTH-13", gruesome=True)
    assert state.model("ben").in_play
    assert aims.loss_cause(state) == ""


@rule("OPEN-17", "R-V62")
def test_getting_down_beside_a_find_claims_nothing() -> None:
    state = ride()
    state.tokens["token-1"] = Token("token-1", MIDDLE, MIDDLE - 12 * INCH, 1, 2, revealed=False)
    state.acting = Acting(ModelId("ben"), 1, turnover=False)
    table = Sitting(("action", "get-down"), ("get-down", (MIDDLE, MIDDLE - 13 * INCH, 0)))
    hero_turn.next_step(table, state)
    assert table.told(TokenClaimed) == []
    assert "token-1" in state.tokens


@rule("OPEN-19", "SBH-MOV-17", "R-V34")
def test_a_hero_who_rides_off_the_table_takes_the_friend_along_and_both_come_back() -> None:
    state = ride()
    wounds.leave(Careless(), state, state.model("ada"), 1, "SBH-MOV-17", of_own_will=True)
    assert state.model("ben").fate is Fate.FLED
    wave_end.send_home(state)
    assert state.model("ben").fate is Fate.WAITING


# Saves and corrections


@rule("OPEN-18")
def test_a_saddle_is_saved_and_nothing_is_written_of_those_who_stand() -> None:
    state = ride()
    plain = codec.to_plain(state)
    assert [one.get("carrier") for one in plain["models"]] == [None, "ada"]
    again = codec.from_plain(plain, state.world)
    assert (again.model("ben").fate, again.model("ben").carrier) == (Fate.CARRIED, "ada")
    assert codec.to_plain(codec.clone(state)) == plain


@pytest.mark.parametrize(
    "damage",
    [
        {"ben": {"carrier": "nobody"}},
        {"ben": {"carrier": "ben"}},
        {"ben": {"fate": "in play"}},
        {"ada": {"knocked_down": True}},
        {"ada": {"fate": "defeated"}},
        {"ada": {"fate": "carried", "carrier": "ben"}},
        {"cem": {"fate": "carried", "carrier": "ada"}},
    ],
)
def test_a_saddle_that_cannot_be_is_not_read(damage: dict[str, dict[str, Any]]) -> None:
    state = ride(heroes=3)
    plain = codec.to_plain(state)
    for model in plain["models"]:
        model.update(damage.get(model["id"], {}))
    with pytest.raises(ValueError, match="models: "):
        codec.from_plain(plain, state.world)


@rule("OPEN-17", "R-V37")
def test_people_correct_who_is_carried() -> None:
    state = ride()
    ada, ben = state.model("ada"), state.model("ben")
    assert "models/ben/carrier" in paths(state)
    amend(state, "models/ben/carrier", "")
    assert ben.in_play
    assert state.ground.touching(ada, ben)
    amend(state, "models/ben/carrier", "ada")
    assert (ben.is_carried, ben.carrier) == (True, "ada")
    with pytest.raises(IllegalAnswer, match="carries"):
        amend(state, "models/ben/position", [MIDDLE, MIDDLE])
    amend(state, "models/ada/position", [MIDDLE, MIDDLE - 12 * INCH])
    assert at(ben) == (0.0, -12.0)
    amend(state, "models/ben/fate", "in play")
    assert (ben.in_play, ben.carrier, state.ground.touching(ada, ben)) == (True, NO_MODEL, True)
    with pytest.raises(IllegalAnswer):
        amend(state, "models/ben/fate", "carried")
    with pytest.raises(IllegalAnswer):
        amend(state, "models/ada/carrier", "ben")
    orc = raider(state, "orc", 0, 14, "mounted")
    raider(state, "elf", 1, 14)
    assert f"models/{orc.id}/carrier" not in paths(state)
    with pytest.raises(IllegalAnswer):
        amend(state, "models/elf/carrier", "orc")
    ada.knocked_down = True
    with pytest.raises(IllegalAnswer):
        amend(state, "models/ben/carrier", "ada")


@rule("OPEN-17", "R-V37")
@pytest.mark.parametrize("field, value", [("knocked_down", True), ("fate", "defeated"), ("fate", "fled")])
def test_a_correction_of_the_rider_puts_its_friend_beside_it(field: str, value: Any) -> None:
    state = ride()
    amend(state, f"models/ada/{field}", value)
    ben = state.model("ben")
    assert (ben.in_play, ben.knocked_down, ben.carrier) == (True, False, NO_MODEL)
    codec.from_plain(codec.to_plain(state), state.world)


@rule("OPEN-17", "R-V37")
def test_a_correction_takes_whoever_is_carried_off_the_table() -> None:
    state = ride()
    amend(state, "models/ben/fate", "fled")
    assert (state.model("ben").fate, state.model("ben").carrier) == (Fate.FLED, NO_MODEL)
    codec.from_plain(codec.to_plain(state), state.world)


# Words, players and tables without a map


def test_taking_up_and_getting_down_are_said_in_words() -> None:
    state = ride()
    names = SiegeNames(state.world)
    state.acting = Acting(ModelId("ben"), 1, turnover=False)
    asked = Choose(SeatId("players"), topics.ACTION, "SBH-ACT-10", "ada", ("take-up:ben", "get-down"))
    assert [one.title for one in answers(asked, state, names)] == ["Take Ben into the saddle", "Get down"]
    assert deed(asked, "take-up:ben", state, names) == "Ada takes Ben into the saddle"
    whom = Choose(SeatId("players"), village_topics.WHOM, "V-6.1.4", "", ("ben",))
    assert answers(whom, state, names)[0].second == "Quality 3+, Combat 3, in the saddle of a friend"
    assert question(whom, state, names).title == "Who acts?"


def test_the_rule_of_thumb_gets_down() -> None:
    state = ride()
    bot = ThumbPlayer()
    named = Choose(SeatId("players"), village_topics.WHOM, "V-6.1.4", "", ("ben", "pass"))
    assert bot.decide(state, named, 0) == "ben"
    state.acting = Acting(ModelId("ben"), 1, turnover=False)
    asked = Choose(SeatId("players"), topics.ACTION, "SBH-ACT-10", "ben", ("get-down", "end"))
    assert bot.decide(state, asked, 0) == "get-down"
    region = carrying.ground_beside(state, state.model("ben"))
    place = Place(SeatId("players"), topics.GET_DOWN, "SBH-ACT-13", "ben", region)
    assert bot.decide(state, place, 0) == region.spots()[0]


@rule("OPEN-17", "R-V30")
def test_at_a_table_without_a_map_people_look_what_whoever_gets_down_touches() -> None:
    state = unmapped()
    orc = raider(state, "orc", NORTH[0] + 2.2, NORTH[1])
    state.ground.heed(None, state.in_play())
    state.acting = Acting(ModelId("ben"), 1, turnover=False)
    spot = (MIDDLE + INCH, MIDDLE - 14 * INCH, 0)
    table = Sitting(("action", "get-down"), ("get-down", spot), (song_topics.CONTACT, "orc"))
    hero_turn.next_step(table, state)
    assert state.in_contact(state.model("ben"), orc)


@rule("OPEN-18", "R-V30")
def test_whoever_is_carried_goes_where_people_say_that_the_rider_is() -> None:
    state = unmapped()
    orc = raider(state, "orc", NORTH[0] + 1.3, NORTH[1])
    ada, ben = state.model("ada"), state.model("ben")
    contacts.settle(Sitting((song_topics.CONTACT, "orc")), state, ada, ada.x, ada.y)
    assert state.in_contact(ada, orc)
    assert _spot(state, "ben") == _spot(state, "ada")
    assert ben.is_carried


@rule("OPEN-17")
def test_at_a_table_without_a_map_places_beside_the_rider_are_said_in_words() -> None:
    state = unmapped()
    region = carrying.ground_beside(state, state.model("ben"))
    place = Place(SeatId("players"), topics.GET_DOWN, "SBH-ACT-13", "ben", region)
    titles = [one.title for one in landmarks(state, place, SiegeNames(state.world))]
    assert "Toward the Town Hall" in titles
    assert "Stay here" not in titles


def unmapped() -> Siege:
    """The same at a table without a map."""
    state = ride()
    state.play_mode = PlayMode.UNMAPPED
    state.ground = ground_of(state.world, PlayMode.UNMAPPED)
    return state


def _spot(state: Siege, id: str) -> tuple[int, int]:
    return state.model(id).x, state.model(id).y
