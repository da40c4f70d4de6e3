"""The enemy's turn: groups in order, one roll for each, one model after the other (V-6.1.6 to V-6.2.9)."""

from __future__ import annotations

from rules_core.games.village.rules import orders
from rules_core.games.village.rules.behaviours.all_six import RULES
from rules_core.games.village.rules.behaviours.behaviour import hero_side
from rules_core.games.village.rules.enemy_actions import act
from rules_core.games.village.state.facts import GroupActivated
from rules_core.games.village.state.fighter import ENEMIES
from rules_core.games.village.state.siege import Group, GroupTurn, Siege
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.table import Table
from rules_core.song import activation, quality
from rules_core.song import topics as song_topics
from rules_core.song.facts import BrokeFree


def begin(table: Table, siege: Siege) -> None:
    """The enemy's turn begins: no group has been activated."""
    siege.group_turn = None
    activation.start_turn(table, siege, ENEMIES)
    # R-V36. With nobody left on the heroes' side nothing holds the pinned any more, so that the wave cannot hang.
    if not hero_side(siege):
        for model in list(siege.models.values()):
            if model.side == ENEMIES and model.in_play and model.transfixed:
                model.transfixed = False
                table.tell(BrokeFree("R-V36", model.id))


def next_step(table: Table, siege: Siege) -> bool:
    """One piece of the enemy's turn: a group rolls, or one model acts. Returns whether the turn goes on."""
    turn = siege.group_turn
    if turn is None:
        group = next_group(siege)
        if group is None:
            return False
        begin_group(table, siege, group)
    elif turn.waiting:
        # A correction may have taken away the last that waited: then the group is done.
        next_model(table, siege)
    turn = siege.group_turn
    assert turn is not None
    if turn.waiting:
        return True
    # The group is done.
    siege.group_turn = None
    # V-6.1.8. Two failures: after the actions that the successes bought the enemy's turn ends at once.
    return not turn.turnover and next_group(siege) is not None


def next_group(siege: Siege) -> Group | None:
    """V-6.1.7. The group with the lowest number that has not been activated this turn."""
    for group in siege.groups:
        if any(not model.activated for model in siege.members(group.number)):
            return group
    return None


def begin_group(table: Table, siege: Siege, group: Group) -> None:
    """V-6.2.2, V-6.2.3, VMS-3. A group rolls its dice; `siege.group_turn` says what follows."""
    rule = RULES[group.behaviour]
    members = siege.members(group.number)
    # R-V12. What a group fixes on when it is first activated.
    if not group.has_activated:
        group.has_activated = True
        rule.begins(table, siege, group)
    # V-6.2.3. One roll for all, against the worst Quality; R-V41, VMS-7: never a free move instead.
    # R-V42. Bonuses count only if this one gets them.
    worst = quality.worst_of(siege, members, song_topics.ACTIVATION)
    # V-6.2.2. Exactly the dice of the Behaviour. V-6.2.4: read as in any activation.
    result = quality.quality_roll(table, siege, worst, song_topics.ACTIVATION, rule.dice, "V-6.2.3")
    # V-6.1.8, SBH-ACT-8.
    turnover = result.failures >= activation.FAILURES_THAT_TURN_OVER
    table.tell(
        GroupActivated(
            "V-6.1.8" if turnover else "V-6.2.3",
            group.number,
            group.behaviour.value,
            result.faces,
            result.need,
            result.successes,
            turnover,
            len(members),
        )
    )
    # V-6.2.5. Every model gets the same number of actions; with none they are all done (SBH-ACT-9).
    waiting = [model.id for model in members]
    if result.successes == 0:
        waiting = []
        for model in members:
            model.activated = True
    siege.group_turn = GroupTurn(group.number, result.successes, waiting, turnover=turnover)


def next_model(table: Table, siege: Siege) -> None:
    """V-6.2.6. The next model of the group takes all its actions."""
    turn = siege.group_turn
    assert turn is not None
    model = siege.models[turn.waiting[0]]
    # Flight or a Free Hack may have taken it off the table since. SBH-MOR-11: by an option the shaken sit still.
    if model.in_play and not model.activated:
        if siege.play_mode is PlayMode.SCREEN:
            act(table, siege, model, turn.actions)
        else:
            orders.carry_out(table, siege, model, turn.actions)
        model.activated = True
    turn.waiting.remove(model.id)
