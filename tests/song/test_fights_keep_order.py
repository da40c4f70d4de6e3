"""Whatever the dice, the traits and the ground: after every action the field is in order."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from rules_core.ground.geometry import SLACK
from rules_core.kernel.chance import number_below, seeded_answer
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Answer, Choose, Pick, Place, Request, is_chance
from rules_core.kernel.table import Table
from rules_core.song import activation
from rules_core.song.facts import ModelMoved
from rules_core.song.trait_types import shipped
from rules_core.song.warband import Model, Trait
from tests.clauses import rule
from tests.song.builders import Battle, of_kind
from tests.song.meadow import HOUSE, ROUGH, WALL, WOOD, block, enemy, model
from tests.song.sides import ENEMIES, HEROES

OFFERED = [trait for trait in shipped().values() if trait.implemented]
PIECES = [
    block("house", 14, 16, 3, 3, HOUSE, tall=3),
    block("wall", 18, 14, 3, 0.4, WALL, tall=0.5),
    block("tower", 23, 18, 0.5, 3, WALL, tall=4),
    block("wood", 20, 21, 4, 3, WOOD, tall=6),
    block("rubble", 16, 20, 2, 2, ROUGH),
]


class Chance(Table):
    """Dice and decisions by lot."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.asked = 0
        self.facts: list[Fact] = []

    def ask(self, request: Request) -> Answer:
        self.asked += 1
        if is_chance(request):
            return seeded_answer(self.seed, self.asked, request)
        lot = number_below(self.seed, self.asked, 99, 1_000_000)
        answer: Answer
        if isinstance(request, Place):
            assert request.region is not None
            spots = request.region.candidates()
            x, y = spots[lot % len(spots)]
            answer = (x, y, request.region.turns[0])
        elif isinstance(request, Pick):
            answer = request.options[: request.least]
        else:
            assert isinstance(request, Choose)
            assert request.options, f"nothing is offered: {request}"
            answer = request.options[lot % len(request.options)]
        request.check(answer)
        return answer

    def tell(self, fact: Fact) -> None:
        self.facts.append(fact)


@st.composite
def warriors(draw: st.DrawFn, side: str) -> list[Model]:
    made: list[Model] = []
    for place in range(draw(st.integers(1, 4))):
        worn = draw(st.lists(st.sampled_from(OFFERED), max_size=4, unique=True))
        traits = [Trait(one.id, against="leader" if one.named else "") for one in worn]
        make = model if side == HEROES else enemy
        made.append(
            make(
                f"{side}-{place}",
                draw(st.integers(12, 24)),
                draw(st.integers(12, 24)),
                *traits,
                quality=draw(st.integers(2, 5)),
                combat=draw(st.integers(0, 5)),
                base=draw(st.sampled_from([1.0, 1.0, 1.5])),
            )
        )
    return made


def in_order(field: Battle) -> None:
    """What must hold between any two actions."""
    assert not field.losses
    standing = field.in_play()
    for one in standing:
        assert one.quality <= 6
        assert field.ground.fits(one, one.x, one.y, []), f"{one.id} stands where it has no room"
        for other in standing:
            if other is not one:
                assert field.ground.gap(one, other) >= -2 * SLACK, f"{one.id} and {other.id} overlap"
    for gone in field.models.values():
        if not gone.in_play:
            assert not any((gone.knocked_down, gone.transfixed, gone.looting))


@rule("SBH-HTH-17", "SBH-MOR-3")
@settings(max_examples=60, deadline=None)
@given(st.data(), st.integers(1, 2**40))
def test_after_every_action_the_field_is_in_order(data: st.DataObject, seed: int) -> None:
    field = Battle(*PIECES)
    for one in (*data.draw(warriors(HEROES)), *data.draw(warriors(ENEMIES))):
        spot = field.ground.nearest_fit(one, one.x, one.y, field.in_play())
        assert spot is not None
        one.x, one.y = spot
        field.models[one.id] = one
        field.start_counts[one.side] = field.start_counts.get(one.side, 0) + 1
    table = Chance(seed)
    for _ in range(3):
        for side in (HEROES, ENEMIES):
            activation.start_turn(table, field, side)
            turn_is_over = False
            for one in list(field.models.values()):
                if turn_is_over or one.side != side or not one.in_play or one.activated:
                    continue
                turn_is_over = activation.activate(table, field, one)
                in_order(field)
                steps = 0
                while field.acting is not None:
                    turn_is_over = activation.next_action(table, field)
                    in_order(field)
                    steps += 1
                    assert steps < 60, "an activation that does not end"
    assert all(fact.manner for fact in of_kind(ModelMoved, table.facts))
