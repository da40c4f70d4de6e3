"""Small scenes in which a trait may change what comes out; each takes the traits that Marta or another wears."""

from __future__ import annotations

from collections.abc import Callable

from rules_core.ground.pieces import DIFFICULT, Piece
from rules_core.kernel.requests import Topic
from rules_core.song import (
    activation,
    flight,
    groups,
    melee,
    morale,
    movement,
    quality,
    shooting,
    stride,
    terror,
    wounds,
)
from rules_core.song.actions import action_options
from rules_core.song.facts import AttackResolved, MoraleRolled, QualityRolled
from rules_core.song.field import Acting
from rules_core.song.manner import Manner
from rules_core.song.options import SongOptions
from rules_core.song.targets import legal_targets
from rules_core.song.warband import NO_MODEL, Model, ModelId, Trait
from tests.song.builders import Battle, Dice, acts, of_kind, reasons, the
from tests.song.meadow import HOUSE, WALL, block, enemy, inches, model

Worn = tuple[str | Trait, ...]
Scene = Callable[[Worn], object]


# Melee


def marta(worn: Worn, *others: str | Trait) -> Model:
    return model("Marta", 17.5, 18, *worn, *others)


def orc(*worn: str | Trait) -> Model:
    return enemy("orc", 18.5, 18, *worn, tags=("green",))


def blow(field: Battle, attack: int, defence: int, attacker: str = "Marta", defender: str = "orc") -> AttackResolved:
    table = Dice(attack_die=attack, defence_die=defence, poison=5, tailslap=5, greed=1)
    melee.attack(table, field, field.model(attacker), field.model(defender))
    return the(AttackResolved, table.facts)


def bonus_of_attack(
    *foe: str, also: tuple[str, ...] = (), charged: bool = False, friend: bool = False, crowd: int = 0
) -> Scene:
    """What Marta's own score has beside Combat when she attacks the orc."""

    def scene(worn: Worn) -> object:
        field = Battle(marta(worn, *also), orc(*foe))
        if friend:
            field.models[ModelId("Otto")] = model("Otto", 19.5, 18)
        for one in range(crowd):
            field.models[ModelId(f"goblin-{one}")] = enemy(f"goblin-{one}", 17.5, 17 + 2 * one)
        if charged:
            field.model("Marta").charged.append(ModelId("orc"))
        return sum(reasons(blow(field, 3, 4), "attacker").values())

    return scene


def bonus_against(*also: str, side: str = "defender") -> Scene:
    """What the score of a big orc has beside Combat when Marta, who wears the trait, attacks it."""

    def scene(worn: Worn) -> object:
        return sum(reasons(blow(Battle(marta(worn), orc(*also)), 3, 3), side).values())

    return scene


def paladin_against(worn: Worn) -> object:
    field = Battle(marta(("paladin",)), orc(*worn))
    return sum(reasons(blow(field, 3, 4), "attacker").values())


def result(attack: int, defence: int, *foe: str, foe_attacks: bool = False, combat: int = 3) -> Scene:
    """What comes of an attack of Marta on the orc, or of the orc on her."""

    def scene(worn: Worn) -> object:
        heroine = model("Marta", 17.5, 18, *worn, combat=combat)
        names = ("orc", "Marta") if foe_attacks else ("Marta", "orc")
        return blow(Battle(heroine, orc(*foe)), attack, defence, *names).result

    return scene


def after(attack: int, defence: int, look: Callable[[Battle], object], song: SongOptions | None = None) -> Scene:
    """What is seen after an attack of Marta on the orc."""

    def scene(worn: Worn) -> object:
        field = Battle(marta(worn), orc(), model("Otto", 30, 30), enemy("goblin", 30, 20), song=song)
        blow(field, attack, defence)
        return look(field)

    return scene


def ambush(worn_by_target: bool) -> Scene:
    def scene(worn: Worn) -> object:
        attacker = marta(() if worn_by_target else worn)
        attacker.start_x = inches(10)
        house = block("house", 13, 18, 2, 6, HOUSE, tall=3)
        field = Battle(attacker, orc(*(worn if worn_by_target else ())), house)
        return reasons(blow(field, 3, 3), "attacker").get("ambush", 0)

    return scene


def asks_for(topic: str) -> Scene:
    """Whether a lost attack asks about the topic."""

    def scene(worn: Worn) -> object:
        field = Battle(marta(worn), orc())
        table = Dice(attack_die=3, defence_die=4)
        melee.attack(table, field, field.model("Marta"), field.model("orc"))
        return topic in table.topics

    return scene


def options_after(attack: str, trait_for_it: str, x: float) -> Scene:
    """Whether the same attack is offered again after it was made."""

    def scene(worn: Worn) -> object:
        field = acts(Battle(marta(worn, trait_for_it), enemy("orc", x, 18)), "Marta", 2)
        table = Dice(attack_die=3, defence_die=3)
        if attack == "attack:orc":
            melee.attack(table, field, field.model("Marta"), field.model("orc"))
        else:
            shooting.shoot(table, field, field.model("Marta"), field.model("orc"))
        return attack in action_options(field, field.model("Marta"), 1)

    return scene


def reaches_past_a_friend(worn: Worn) -> object:
    field = Battle(marta(worn), model("Otto", 18.5, 18), enemy("orc", 19.5, 18), enemy("goblin", 18.5, 16.9))
    return [foe.id for foe in melee.targets(field, field.model("Marta"))]


# Leaving melee and moving


def hacks(*foe: str, worn_by_foe: bool = False, also: tuple[str, ...] = ()) -> Scene:
    """How many Free Hacks Marta draws when she leaves the orc."""

    def scene(worn: Worn) -> object:
        leaver = marta(also if worn_by_foe else (*worn, *also))
        field = Battle(leaver, orc(*(worn if worn_by_foe else ()), *foe))
        return len(movement.leaves_melee(field, leaver, inches(14), inches(18)))

    return scene


def reach(*pieces: Piece) -> Scene:
    """How far one Move action goes, in inches."""

    def scene(worn: Worn) -> object:
        mover = marta(worn)
        return round(stride.plan(Battle(mover, *pieces), mover, inches(30), inches(18)).length / 254, 1)

    return scene


def over(kind: str, flags: int = DIFFICULT) -> Scene:
    return reach(block("ground", 20, 18, 3, 6, flags, kind=kind))


def moves_after_a_move(worn: Worn) -> object:
    field = acts(Battle(marta(worn)), "Marta", 2)
    field.model("Marta").moves_made = 1
    return "move" in action_options(field, field.model("Marta"), 1)


def stays_in_melee(worn: Worn) -> object:
    field = acts(Battle(marta(worn), orc()), "Marta", 2)
    return "move" not in action_options(field, field.model("Marta"), 1)


def may_teleport(worn: Worn) -> object:
    field = acts(Battle(marta(worn)), "Marta", 1)
    table = Dice()
    movement.move_action(table, field, field.model("Marta"))
    return "teleport" in table.topics


# Shooting


def shot_bonus(distance: float, *target: str, also: tuple[str, ...] = ("shooter-long",)) -> Scene:
    """What counts for Marta's shot beside Combat."""

    def scene(worn: Worn) -> object:
        archer, aim = model("Marta", 5, 18, *worn, *also), enemy("orc", 6 + distance, 18, *target)
        shot = shooting.prepare(Battle(archer, aim), archer, aim, Manner.SHOT)
        return sum(number for cause, number in shot.attacker_parts if cause != "combat")

    return scene


def shot_at(*friend: str) -> Scene:
    """What counts for a shot at Marta beside Combat."""

    def scene(worn: Worn) -> object:
        archer, aim = enemy("orc", 5, 18, "shooter-long"), model("Marta", 10, 18, *worn)
        field = Battle(archer, aim, *([model("Otto", 10, 19, *friend)] if friend else []))
        shot = shooting.prepare(field, archer, aim, Manner.SHOT)
        return sum(number for cause, number in shot.attacker_parts if cause != "combat")

    return scene


def shots_at(*distances: float, also: tuple[str, ...] = ()) -> Scene:
    """How many enemies at these distances Marta may shoot at."""

    def scene(worn: Worn) -> object:
        archer = model("Marta", 5, 18, *worn, *also)
        # Each is larger than the last, so that all of them may be picked.
        sizes = ("", "big", "huge", "gargantuan")
        foes = [enemy(f"orc-{place}", 6 + far, 18, sizes[place]) for place, far in enumerate(distances)]
        return len(legal_targets(Battle(archer, *foes), archer))

    return scene


def targets(worn_by_target: bool, *also: str, friend: bool = False, hedge: bool = False, second: bool = False) -> Scene:
    """How many enemies Marta may shoot at."""

    def scene(worn: Worn) -> object:
        archer = model("Marta", 5, 18, *also, *(() if worn_by_target else worn))
        field = Battle(archer, enemy("orc", 10, 18, *(worn if worn_by_target else ())))
        if friend:
            field.models[ModelId("Otto")] = model("Otto", 11, 18)
        if second:
            field.models[ModelId("goblin")] = enemy("goblin", 12, 25)
        if hedge:
            field.ground.add_piece(block("hedge", 10.7, 18, 0.4, 3, WALL))
        return len(legal_targets(field, archer))

    return scene


def reflected(worn: Worn) -> object:
    archer, aim = enemy("orc", 5, 18, "shooter-long"), model("Marta", 10, 18, *worn)
    table = Dice(attack_die=3, defence_die=4)
    shooting.shoot(table, Battle(archer, aim), archer, aim)
    return archer.knocked_down


def is_loaded_after_a_shot(worn: Worn) -> object:
    archer, aim = model("Marta", 5, 18, *worn), enemy("orc", 10, 18)
    if not legal_targets(Battle(archer, aim), archer):
        return "no weapon"
    shooting.shoot(Dice(attack_die=3, defence_die=3), Battle(archer, aim), archer, aim)
    return archer.loaded


# Nerve


def morale_bonus(*friend: str | Trait, worn_by_friend: bool = False, also: tuple[str, ...] = ()) -> Scene:
    """What counts for Marta's Morale roll."""

    def scene(worn: Worn) -> object:
        one = model("Marta", 10, 10, *also, *(() if worn_by_friend else worn))
        field = Battle(one, model("Otto", 12, 10, *friend, *(worn if worn_by_friend else ())))
        table = Dice(morale=[6, 6, 6])
        morale.test(table, field, one, "half")
        return the(MoraleRolled, table.facts).bonus

    return scene


def shaken_by_horror(worn: Worn) -> object:
    victim = model("victim", 12, 10)
    field = Battle(victim, model("Marta", 10, 10, *worn), model("Otto", 30, 30))
    table = Dice(morale=[6, 6, 6])
    wounds.kill(table, field, victim, NO_MODEL, "SBH-HTH-2", gruesome=True)
    morale.resolve(table, field)
    return len(of_kind(MoraleRolled, table.facts))


def flees(worn: Worn) -> object:
    one = model("Marta", 10, 10, *worn)
    morale.test(Dice(morale=[6, 6, 1]), Battle(one), one, "half")
    return one.y > inches(10)


def stays_when_the_keeper_dies(worn: Worn) -> object:
    keeper, one = model("keeper", 20, 10), model("Marta", 10, 10, *worn)
    field = Battle(keeper, one)
    table = Dice(morale=[6, 6, 6])
    wounds.kill(table, field, keeper, NO_MODEL, "SBH-HTH-2", gruesome=False)
    morale.resolve(table, field)
    return one.in_play


def runs_to_a_friend(worn: Worn) -> object:
    one = model("Otto", 10, 10)
    field = Battle(one, model("Marta", 20, 10, *worn))
    flight.flee(Dice(), field, one, 1)
    return one.x > inches(10)


def frightens(worn: Worn) -> object:
    one = model("Otto", 10, 10)
    table = Dice(terror=1)
    return not terror.may_contact(table, Battle(one), one, enemy("orc", 12, 10, *worn))


def dice_rolled(worn: Worn) -> object:
    one = model("Marta", 10, 10, *worn)
    table = Dice()
    quality.roll(table, Battle(one), one, Topic("activation"), 3, "SBH-ACT-6", 0)
    return table.rolled


# Wounds, activation, groups


def outlives_a_kill(worn: Worn) -> object:
    one = model("Marta", 10, 10, *worn)
    wounds.kill(Dice(), Battle(one), one, NO_MODEL, "SBH-HTH-2", gruesome=False)
    return one.in_play


def heals_by_itself(worn: Worn) -> object:
    one = model("Marta", 10, 10, *worn)
    one.quality_lost = 2
    activation.start_turn(Dice(), Battle(one), one.side)
    return one.quality_lost


def may_roll_recklessly(worn: Worn) -> object:
    one = model("Marta", 10, 10, *worn)
    return "reckless-3" in activation.dice_options(Battle(one), one)


def offers(verb: str, *friend: str) -> Scene:
    """Whether Marta has an action that begins so; a wounded friend stands beside her, an orc not far."""

    def scene(worn: Worn) -> object:
        hurt = model("Otto", 17.5, 19, "tough")
        hurt.quality_lost = 1
        field = acts(Battle(marta(worn), hurt, enemy("orc", 21, 18)), "Marta", 1)
        return any(option.startswith(verb) for option in action_options(field, field.model("Marta"), 1))

    return scene


def group(worn: Worn) -> Battle:
    members = [model("a", 17.5, 19, *worn), model("b", 17.5, 20, *worn)]
    field = acts(Battle(marta((), "leader"), *members), "Marta", 1)
    field.acting = Acting(ModelId("Marta"), 1, turnover=False)
    return field


def follows_orders(worn: Worn) -> object:
    field = group(worn)
    return groups.options(field, field.model("Marta")) != []


def bonus_of_group(worn: Worn) -> object:
    field = group(worn)
    table = Dice()
    groups.act(table, field, field.model("Marta"), "group-move")
    return the(QualityRolled, table.facts).bonus
