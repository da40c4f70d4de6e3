"""Orders for people at a table: what they are told, what they settle first, and how they overrule (V-6.2.7, R-V37)."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.types import Behaviour, BuildingId
from rules_core.games.village.rules import orders, topics
from rules_core.games.village.rules.amend import amend
from rules_core.games.village.rules.enemy_turn import next_step
from rules_core.games.village.rules.order_rehearsal import SHORT
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.order_facts import OrderGiven, OrderOverruled
from rules_core.games.village.state.siege import GroupTurn, Siege, Trap
from rules_core.games.village.state.siege_map import ground_of
from rules_core.games.village.words.forced_words import forced_moves
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.order_words import order_given
from rules_core.ground.play_mode import PlayMode
from rules_core.ground.reported import RANGE, SIGHT
from rules_core.kernel.requests import Answer, Choose, Request
from rules_core.song import topics as song_topics
from rules_core.song.facts import ModelMoved
from rules_core.song.options import INCH
from rules_core.song.warband import ModelId
from rules_core.wording.tape import on_tape
from tests.clauses import rule
from tests.games.village.fighting import at, fight, hero, raider, walled
from tests.games.village.little import MIDDLE
from tests.games.village.sitting import Careless


class AtTheTable(Careless):
    """Answers orders one after the other, "done" when there are no more answers; keeps what was told."""

    def __init__(self, *answers: str, **others: Answer | int) -> None:
        super().__init__(1, **others)
        self.orders = list(answers)
        self.choices: list[Choose] = []

    def ask(self, request: Request) -> Answer:
        if isinstance(request, Choose):
            self.choices.append(request)
            if request.topic == topics.ORDER:
                return self.orders.pop(0) if self.orders else orders.DONE
        return super().ask(request)

    def given(self) -> list[OrderGiven]:
        return self.told(OrderGiven)


def order(
    state: Siege, model: Fighter, table: AtTheTable, actions: int = 2, mode: PlayMode = PlayMode.MAPPED
) -> OrderGiven:
    state.play_mode = mode
    state.ground = ground_of(state.world, mode) if mode is PlayMode.UNMAPPED else state.ground
    state.group_turn = GroupTurn(model.group, actions, [model.id], turnover=False)
    orders.carry_out(table, state, model, actions)
    return table.given()[-1]


def words(state: Siege, given: OrderGiven) -> str:
    return order_given(given, SiegeNames(state.world)).text()


@rule("V-6.2.7")
def test_an_order_says_how_far_and_what_then() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", 0, -9)
    orc = raider(state, "orc", 0, -14)
    given = order(state, orc, AtTheTable())
    assert [(leg[0], leg[1], leg[7]) for leg in given.legs] == [("move", "ada", True), ("attack", "ada", False)]
    assert words(state, given) == "Orc: 4.0 in up to Ada; then attack."
    assert given.ends_with == "attack-die"


@rule("V-6.2.7")
def test_whole_sticks_are_counted() -> None:
    state = fight(Behaviour.FANATIC)
    given = order(state, raider(state, "orc", 0, -14), AtTheTable(), 2)
    assert words(state, given) == "Orc: Medium twice toward the Town Hall."
    slow = fight(Behaviour.FANATIC)
    given = order(slow, raider(slow, "orc", 0, -16, "short-move"), AtTheTable(), 3)
    assert words(slow, given) == "Orc: Short three times toward the Town Hall."


@rule("R-V09")
def test_an_order_says_what_its_way_leads_around() -> None:
    state = walled(Behaviour.FANATIC)
    given = order(state, raider(state, "orc", -8, -14), AtTheTable(), 3)
    assert given.legs[0][6] == "left-wall"
    assert "around the high wall" in words(state, given)
    state = fight(Behaviour.FANATIC)
    hero(state, "ada", 0.2, -8)
    given = order(state, raider(state, "orc", 0, -10), AtTheTable(), 1)
    assert given.legs[0][6] == "ada"


@rule("R-V09", "V-6.3.5")
def test_what_is_equally_good_is_settled_before_the_order_and_asked_once() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", -4, -12)
    hero(state, "ben", 4, -12)
    table = AtTheTable(enemy_tie="ben")
    given = order(state, raider(state, "orc", 0, -12), table, 1)
    assert (given.chosen, given.ties) == ("ben", (("V-6.3.5", "ben", ("ada", "ben")),))
    assert [one.topic for one in table.choices] == [topics.ENEMY_TIE, topics.ORDER]
    details = [one.text() for one in order_given(given, SiegeNames(state.world)).details]
    assert details[-1] == "Equally good: Ada and Ben; you chose Ben."


@rule("R-V37")
def test_the_table_may_let_it_stay() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", 0, -9)
    orc = raider(state, "orc", 0, -14)
    table = AtTheTable(orders.STAY)
    order(state, orc, table)
    assert at(orc) == (0, -14)
    assert table.told(OrderOverruled) == [OrderOverruled("R-V37", ModelId("orc"), "stay")]


@rule("R-V37")
def test_the_table_may_send_it_elsewhere_and_hears_the_new_order() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", 0, -9)
    hero(state, "ben", 12, -14)
    orc = raider(state, "orc", 0, -14)
    table = AtTheTable("toward:ben")
    order(state, orc, table, 1)
    assert [given.chosen for given in table.given()] == ["ada", "ben"]
    assert table.given()[1].decided_by == "players"
    assert at(orc) == (5, -14)
    assert len(table.told(ModelMoved)) == 1


@rule("V-6.2.7")
def test_an_order_touches_nothing_before_it_is_carried_out() -> None:
    state = fight(Behaviour.RAIDER)
    thief = raider(state, "thief", 0, -14)

    class Looking(AtTheTable):
        def ask(self, request: Request) -> Answer:
            if request.topic == topics.ORDER:
                assert at(thief) == (0, -14)
                assert not thief.attacked
            return super().ask(request)

    given = order(state, thief, Looking(), 1)
    assert at(thief) != (0, -14)
    assert (given.legs[0][4], given.legs[0][5]) == (thief.x, thief.y)


@rule("V-6.2.7", "R-V30")
def test_what_people_cannot_measure_yet_is_asked_after_the_order() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", 0, -6)
    table = AtTheTable()
    # It goes straight along one side of the table, then shoots from the edge of its range.
    order(state, raider(state, "orc", 0, -17, "shooter-long"), table, 2, PlayMode.UNMAPPED)
    assert [one.topic for one in table.choices] == [topics.ORDER, RANGE, SIGHT]


@rule("V-6.2.7", "R-V30")
@pytest.mark.parametrize("said, orders_given", [(orders.DONE, 1), (SHORT, 2)])
def test_only_what_the_order_did_not_reckon_with_takes_a_further_order(said: str, orders_given: int) -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", 0, -9)
    table = AtTheTable(said)
    order(state, raider(state, "orc", 0, -14.9), table, 2, PlayMode.UNMAPPED)
    # What it touches then is said together with "done".
    assert song_topics.CONTACT not in [one.topic for one in table.choices]
    assert len(table.given()) == orders_given


@rule("V-6.2.7")
def test_what_follows_the_dice_is_an_order_of_its_own() -> None:
    state = fight(Behaviour.RAIDER)
    state.building("forge").integrity = 1
    orc = raider(state, "orc", 0, -14)
    orc.x, orc.y = state.ground.contact_spots_at_piece(orc, "forge", [])[0]
    group = state.group(1)
    group.has_activated, group.raid_target = True, BuildingId("forge")
    table = AtTheTable(attack_die=6, defence_die=1)
    order(state, orc, table, 3)
    assert state.building("forge").destroyed
    given = table.given()
    assert [leg[0] for leg in given[0].legs] == ["power"]
    assert [leg[0] for leg in given[1].legs] == ["move"]
    moved = table.told(ModelMoved)
    assert [(one.to_x, one.to_y) for one in moved] == [(given[1].legs[0][4], given[1].legs[0][5])]


@rule("R-V57", "R-V37")
def test_a_shooter_that_is_sent_to_somebody_shoots_at_nobody_else() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", 0, -9)
    hero(state, "ben", 8, -9)
    orc = raider(state, "orc", 0, -14, "shooter-long")
    table = AtTheTable("toward:ben")
    given = order(state, orc, table, 2)
    assert {leg[1] for leg in given.legs} == {"ben"}


@rule("R-V55")
def test_who_is_held_in_melee_is_sent_nowhere() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", 0, -13)
    table = AtTheTable()
    order(state, raider(state, "orc", 0, -14), table)
    asked = next(one for one in table.choices if one.topic == topics.ORDER)
    assert asked.options == (orders.DONE, orders.STAY)


@rule("R-V57")
def test_up_to_is_said_only_where_it_arrives() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", 0, -6)
    given = order(state, raider(state, "orc", 0, -17, "shooter-long"), AtTheTable(), 2)
    assert [leg[0] for leg in given.legs][:1] == ["move"]
    assert [leg[0] for leg in given.legs][-1] in ("shoot", "aim")
    assert "up to" not in words(state, given)


@rule("R-V37")
def test_a_group_whose_last_model_is_corrected_away_is_done() -> None:
    state = fight(Behaviour.HUNTER, Behaviour.HUNTER)
    hero(state, "ada", 0, 9)
    orc = raider(state, "orc", 0, -14)
    raider(state, "wolf", 4, -14, number=2)
    state.group_turn = GroupTurn(1, 2, [orc.id], turnover=False)
    amend(state, "models/orc/fate", "defeated")
    assert state.group_turn.waiting == []
    assert next_step(AtTheTable(), state)
    assert state.group_turn is None


@rule("SBH-ACT-15")
def test_who_has_nothing_to_decide_gives_no_reason() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", 0, 9)
    orc = raider(state, "orc", 0, -14)
    orc.transfixed = True
    given = order(state, orc, AtTheTable(), 1)
    assert words(state, given) == "Orc: wait."
    assert order_given(given, SiegeNames(state.world)).details == ()


@rule("V-6.2.7", "R-V29")
def test_the_rest_of_a_move_after_a_trap_is_told_once_and_further_actions_by_an_order() -> None:
    state = fight(Behaviour.FANATIC)
    state.traps["trap-1"] = Trap("trap-1", MIDDLE, MIDDLE - 12 * INCH)
    troll = raider(state, "troll", 0, -15, "tough", quality=3)
    table = AtTheTable(trap_die=1)
    order(state, troll, table)
    first, further = table.given()
    assert (first.ends_with, further.ends_with) == ("trap-die", "")
    told = [one.text(on_tape) for one in forced_moves(table.facts, state, SiegeNames(state.world))]
    assert told == ["Troll goes on 3 1/2 in to the south."]
