"""What is met in mid-move: where it happens (R-V61), and who claims a token (R-V62)."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules import before_fight, hero_turn
from rules_core.games.village.state.facts import TokenClaimed, TrapSprung
from rules_core.games.village.state.fighter import ENEMIES, Fighter
from rules_core.games.village.state.siege import Phase, Siege, Token, Trap
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Choose, Place
from rules_core.song import flight, recoil
from rules_core.song.actions import action_options
from rules_core.song.facts import Defeated, ModelMoved, MoraleRolled
from rules_core.song.field import Acting
from rules_core.song.options import INCH
from rules_core.song.warband import ModelId
from tests.clauses import rule
from tests.games.village.fighting import acts, at, fight, hero, raider
from tests.games.village.little import MIDDLE, content
from tests.games.village.sitting import Sitting, Written


def spot(x: float, y: float) -> tuple[int, int, int]:
    return MIDDLE + round(x * INCH), MIDDLE + round(y * INCH), 0


def trap(state: Siege, name: str, x: float, y: float) -> None:
    state.traps[name] = Trap(name, *spot(x, y)[:2])


def token(state: Siege, x: float, y: float, result: int = 2, name: str = "token-1") -> None:
    state.tokens[name] = Token(name, *spot(x, y)[:2], 1, result, revealed=False)


def acting(name: str = "ada", x: float = 0, y: float = -12, *traits: str, actions: int = 3) -> tuple[Siege, Fighter]:
    """A hero there, who acts."""
    state = fight(Behaviour.HUNTER)
    state.phase = Phase.HERO_TURN
    model = hero(state, name, x, y, *traits)
    state.acting = Acting(ModelId(name), actions, turnover=False)
    return state, model


def move(state: Siege, *answers: Written) -> Sitting:
    """One Move action of whoever acts."""
    table = Sitting(("action", "move"), *answers)
    hero_turn.next_step(table, state)
    assert not table.answers, f"never asked: {table.answers}"
    return table


def parts(table: Sitting) -> list[tuple[float, float]]:
    """How far each part of a way led, in inches from the middle."""
    ends = [(fact.to_x, fact.to_y) for fact in table.told(ModelMoved)]
    return [(round((x - MIDDLE) / INCH, 1), round((y - MIDDLE) / INCH, 1)) for x, y in ends]


# R-V61: where it happens


@rule("R-V61", "R-V29", "V-7.8.5")
def test_whom_a_trap_kills_lies_where_it_went_off() -> None:
    state = fight(Behaviour.FANATIC)
    trap(state, "trap-1", 0, -10.5)
    orc = raider(state, "orc", 0, -14)
    table = acts(state, orc, 1, ("trap-die", 1))
    # The Move was to be five inches long; its base comes up to the marker after two.
    assert parts(table) == [(0, -12)]
    assert at(orc) == (0, -12)
    kinds = [type(fact) for fact in table.facts]
    assert kinds.index(ModelMoved) < kinds.index(TrapSprung) < kinds.index(Defeated)


@rule("R-V61", "R-V29")
def test_a_survivor_finishes_the_same_move() -> None:
    state = fight(Behaviour.FANATIC)
    trap(state, "first", 0, -11.5)
    trap(state, "second", 0, -9)
    troll = raider(state, "troll", 0, -14, "tough", quality=2)
    table = acts(state, troll, 1, ("trap-die", 1), ("trap-die", 1))
    assert parts(table) == [(0, -13), (0, -10.5), (0, -9)]
    assert troll.moves_made == 1


@rule("R-V61", "SBH-MOR-3")
def test_who_is_nearest_for_morale_is_measured_from_the_trap() -> None:
    state = fight(Behaviour.FANATIC)
    state.start_counts[ENEMIES] = 6
    trap(state, "trap-1", 0, -12)
    # Nearer to where the Move would have ended is "far", nearer to the Trap is "near".
    raider(state, "far", 1.5, -9)
    raider(state, "near", 1.5, -14)
    orc = raider(state, "orc", 0, -15)
    table = acts(state, orc, 1, ("trap-die", 1), ("morale", (6, 6, 6)), ("morale", (6, 6, 6)))
    assert [one.model for one in table.told(MoraleRolled)] == ["near", "far"]


@rule("R-V61", "V-7.2.5", "R-V31")
@pytest.mark.parametrize("answer, end", [("on", (5, -12)), ("stop", (1.5, -12))])
def test_a_hero_finds_the_token_on_the_spot_and_then_goes_on_or_stops(answer: str, end: tuple[float, float]) -> None:
    state, ada = acting()
    token(state, 2.5, -12)
    table = move(state, ("move", spot(5, -12)), ("go-on", answer))
    assert at(ada) == end
    assert parts(table)[0] == (round(2.5 - 0.5 - state.world.options.token_radius / INCH, 1), -12)
    kinds = [type(fact) for fact in table.facts]
    assert kinds.index(ModelMoved) < kinds.index(TokenClaimed)
    asked = next(one for one in table.asked if one.topic == "go-on")
    assert isinstance(asked, Choose)
    assert (asked.clause, asked.subject, asked.options) == ("R-V61", "ada", ("on", "stop"))


@rule("R-V61")
def test_at_the_end_of_the_move_nobody_is_asked() -> None:
    state, ada = acting()
    reach = 0.5 + state.world.options.token_radius / INCH
    token(state, 2 + reach, -12)
    move(state, ("move", spot(2, -12)))
    assert at(ada) == (2, -12)
    assert not state.tokens


class Surprised(Sitting):
    """When the token has been opened somebody stands up ahead."""

    def __init__(self, state: Siege, x: float, *answers: Written) -> None:
        super().__init__(*answers)
        self.state = state
        self.x = x

    def tell(self, fact: Fact) -> None:
        super().tell(fact)
        if isinstance(fact, TokenClaimed):
            raider(self.state, "orc", self.x, -12)


@rule("R-V61", "SBH-MOV-11", "R-V31")
def test_the_rest_of_the_move_ends_at_whom_the_token_brought() -> None:
    state, ada = acting()
    token(state, 1.5, -12)
    table = Surprised(state, 4, ("action", "move"), ("move", spot(5, -12)), ("go-on", "on"))
    hero_turn.next_step(table, state)
    assert at(ada) == (3, -12)
    assert state.in_contact(ada, state.model("orc"))
    assert ada.charged == ["orc"]


@rule("R-V61", "R-V54")
def test_ready_mounts_stop_short_of_whom_the_token_brought() -> None:
    state = fight(Behaviour.HUNTER)
    ada = hero(state, "ada", 0, -12)
    token(state, 0.9, -12)
    table = Surprised(state, 2.9, ("ready-mounts", "ada"), ("ready-mounts-move", spot(3, -12)), ("go-on", "on"))
    before_fight.ready_mounts(table, state)
    assert not state.in_contact(ada, state.model("orc"))
    assert at(ada)[0] > 1.8


@rule("R-V61", "SBH-MOV-10")
def test_nobody_stops_upon_somebody_who_is_being_passed() -> None:
    state, ada = acting()
    hero(state, "ben", 1.5, -12.3)
    reach = 0.5 + state.world.options.token_radius / INCH
    token(state, 1.5 + reach, -12)
    # Ada would stop in the middle of Ben: she is not asked.
    move(state, ("move", spot(5, -12)))
    assert at(ada) == (5, -12)
    assert not state.tokens


# R-V62: who claims


@rule("R-V62")
@pytest.mark.parametrize("how", ["recoil", "flight", "intercept"])
def test_who_is_driven_onto_a_token_claims_nothing(how: str) -> None:
    state, ada = acting("ada", 0, -12)
    if how == "recoil":
        token(state, 1.5, -12)
        assert recoil.recoil(Sitting(), state, ada, ada.x - INCH, ada.y)
    elif how == "flight":
        token(state, 0, -9.5)
        flight.flee(Sitting(), state, ada, 1)
    else:
        token(state, 2, -12)
        orc = raider(state, "orc", 2.5, -12)
        flight._close_in(Sitting(), state, ada, orc)
    assert list(state.tokens) == ["token-1"]


@rule("R-V62", "V-7.2.5")
@pytest.mark.parametrize("length", [0, 0.1, 3])
@pytest.mark.parametrize("trait", ["", "flying", "teleport"])
def test_who_stands_in_contact_claims_it_with_a_move_of_any_length(length: float, trait: str) -> None:
    state, ada = acting("ada", 0, -12, *([trait] if trait else []))
    reach = 0.5 + state.world.options.token_radius / INCH
    token(state, -reach, -12)
    answers: list[Written] = [("way-of-moving", "teleport")] if trait == "teleport" else []
    answers.append(("teleport" if trait == "teleport" else "move", spot(length, -12)))
    if length:
        answers.append(("go-on", "on"))
    table = move(state, *answers)
    assert [one.hero for one in table.told(TokenClaimed)] == ["ada"]
    assert at(ada) == (length, -12)
    assert state.acting is not None
    assert state.acting.actions == 2


@rule("R-V62")
def test_a_move_of_no_length_is_offered_in_contact_with_an_enemy_too() -> None:
    state, ada = acting()
    raider(state, "orc", 1, -12)
    token(state, -0.9, -12)
    assert state.acting is not None
    assert "move" in action_options(state, ada, 3)
    table = move(state, ("move", spot(0, -12)))
    place = next(one for one in table.asked if isinstance(one, Place))
    assert place.region is not None
    assert place.region.contains(ada.x, ada.y)
    assert [one.hero for one in table.told(TokenClaimed)] == ["ada"]


@rule("R-V62", "V-7.5.20")
def test_ready_mounts_of_no_length_claim_it_too() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", 0, -12)
    token(state, -0.9, -12)
    table = Sitting(("ready-mounts", "ada"), ("ready-mounts-move", spot(0, -12)))
    before_fight.ready_mounts(table, state)
    assert [one.hero for one in table.told(TokenClaimed)] == ["ada"]


@rule("R-V62")
@pytest.mark.parametrize("trait", ["flying", "teleport"])
@pytest.mark.parametrize("end, claimed", [(4, False), (2.2, True)])
def test_flight_and_teleport_count_where_they_end(trait: str, end: float, claimed: bool) -> None:
    state, _ = acting("ada", 0, -12, trait)
    token(state, 2, -12)
    answers: list[Written] = [("way-of-moving", "teleport")] if trait == "teleport" else []
    answers.append(("teleport" if trait == "teleport" else "move", spot(end, -12)))
    table = move(state, *answers)
    assert bool(table.told(TokenClaimed)) is claimed


FENCE = {
    "id": "fence",
    "name": "Fence",
    "text": "A low wall across the meadow.",
    "width": 36,
    "height": 36,
    "piece": [{"id": "low-wall", "kind": "low-wall", "outline": [[18.5, 2], [18.7, 2], [18.7, 8], [18.5, 8]]}],
}


@rule("R-V62", "SBH-MOV-8")
@pytest.mark.parametrize("end, claimed", [(4, False), (2.5, True)])
def test_a_jump_counts_where_it_ends(end: float, claimed: bool) -> None:
    state = fight(Behaviour.HUNTER, of=content(terrain=[FENCE]))
    state.phase = Phase.HERO_TURN
    hero(state, "ada", 0, -12)
    state.acting = Acting(ModelId("ada"), 2, turnover=False)
    token(state, 2, -12)
    table = Sitting(("action", "jump:low-wall"), ("jump", 6), ("jump", spot(end, -12)))
    hero_turn.next_step(table, state)
    assert bool(table.told(TokenClaimed)) is claimed


@rule("R-V62", "SBH-HTH-12")
def test_a_follow_up_claims() -> None:
    state, ada = acting()
    orc = raider(state, "orc", 2.2, -12)
    token(state, 1, -12.9)
    table = Sitting(("follow-up", "yes"), ("go-on", "on"))
    recoil.follow_up(table, state, ada, orc)
    assert [one.hero for one in table.told(TokenClaimed)] == ["ada"]
    assert state.in_contact(ada, orc)
