"""The war from the first game tile to the last lord: which step comes next (W-TRN-1, W-UPK-2, W-MTN-1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules_core.games.warhold.rules import (
    cards,
    combat,
    control,
    equipping,
    monster_turn,
    movement,
    ruins,
    setting_up,
    trading,
    training,
    upkeep,
)
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.grounds import ground_of
from rules_core.games.warhold.state.facts import PhaseBegan, RoundBegan, TurnBegan
from rules_core.games.warhold.state.war import Phase
from rules_core.kernel.requests import NO_SEAT


def play_on(campaign: Campaign) -> None:
    """Step by step to the end; a war that is over has no step."""
    state = campaign.state
    while state.phase is not Phase.OVER:
        campaign.table.checkpoint()
        campaign.ground = ground_of(state)
        if state.claims:
            # W-RUI-7. A treasure that was just claimed is carried out first.
            cards.settle_claims(campaign)
        else:
            STEPS[state.phase](campaign)
        if state.phase in FIGHTING:
            _look_who_is_left(campaign)


def _look_who_is_left(campaign: Campaign) -> None:
    """W-WIN-1. Whenever a lord may have fallen; the turn of one who has is over."""
    state = campaign.state
    if len(state.living()) < 2:
        control.is_over(campaign)
    elif state.phase in OF_A_TURN and state.kingdom(state.current()).is_out:
        _next_turn(campaign)


def _make_board(campaign: Campaign) -> None:
    """W-SET-1 to W-SET-9."""
    campaign.ground.make_board(campaign)


def _gather(campaign: Campaign) -> None:
    """W-UPK-1, W-UPK-3."""
    state = campaign.state
    if state.is_new_round:
        state.is_new_round = False
        state.round += 1
        campaign.table.tell(RoundBegan("W-SET-20", state.round))
    state.turn += 1
    campaign.table.tell(TurnBegan("W-TRN-1", state.current()))
    upkeep.begin_turn(campaign)
    upkeep.gather(campaign)
    state.phase = Phase.PAY


def _pay(campaign: Campaign) -> None:
    """W-UPK-4, W-DTH-1."""
    state = campaign.state
    if upkeep.pay_step(campaign):
        return
    state.phase = Phase.TRAIN
    if control.is_dethroned(campaign, state.current()):
        control.dethrone(campaign, state.current())


def _train(campaign: Campaign) -> None:
    if not training.train_step(campaign):
        campaign.state.phase = Phase.TRADE


def _trade(campaign: Campaign) -> None:
    if not trading.trade_step(campaign):
        campaign.state.phase = Phase.EQUIP


def _equip(campaign: Campaign) -> None:
    if not equipping.equip_step(campaign):
        _begin(campaign, Phase.MOVE, "W-MOV-1")


def _move(campaign: Campaign) -> None:
    if not movement.take_step(campaign):
        campaign.state.phase = Phase.EXPLORE


def _explore(campaign: Campaign) -> None:
    """W-MOV-5, W-MOV-6."""
    if not ruins.explore_step(campaign):
        control.settle(campaign)
        if campaign.state.phase is not Phase.OVER:
            _begin(campaign, Phase.COMBAT, "W-CMB-1")
            combat.begin(campaign)


def _fight(campaign: Campaign) -> None:
    """W-CMB-12. After the last attack come the counter-attacks."""
    if not combat.attack_step(campaign):
        for unit in campaign.state.units:
            if unit.seat == campaign.state.current():
                unit.has_fought = True
        campaign.state.phase = Phase.COUNTER


def _counter(campaign: Campaign) -> None:
    """W-CMB-15."""
    if combat.counter_step(campaign) or combat.reward(campaign):
        return
    combat.end(campaign)
    control.settle(campaign)
    if campaign.state.phase is not Phase.OVER:
        movement.hasten(campaign)
        _begin(campaign, Phase.EVENT, "W-EOT-1")


def _event(campaign: Campaign) -> None:
    """W-EOT-1. The end of the turn."""
    cards.end_of_turn(campaign)
    trading.clear_goods(campaign)
    if campaign.state.phase is not Phase.OVER:
        control.settle(campaign)
    if campaign.state.phase is not Phase.OVER:
        _next_turn(campaign)


def _next_turn(campaign: Campaign) -> None:
    """W-SET-19, W-SET-20. The next living player; after the last one the monsters."""
    state = campaign.state
    combat.end(campaign)
    state.turn_of += 1
    while state.turn_of < len(state.order) and state.kingdom(state.order[state.turn_of]).is_out:
        state.turn_of += 1
    if state.turn_of < len(state.order):
        state.phase = Phase.GATHER
        return
    _begin(campaign, Phase.MONSTERS_MOVE, "W-MTN-1")
    monster_turn.begin(campaign)


def _monsters_move(campaign: Campaign) -> None:
    """W-MTN-11. Places fall at the end of the move."""
    if not monster_turn.move_step(campaign):
        monster_turn.destroy(campaign)
        _begin(campaign, Phase.MONSTERS_FIGHT, "W-MTN-17")
        combat.renew(campaign.state)
        campaign.state.passed.clear()


def _monsters_fight(campaign: Campaign) -> None:
    """W-MTN-17, R-W29."""
    if monster_turn.fight_step(campaign) or combat.reward(campaign):
        return
    combat.end(campaign)
    control.settle(campaign)
    if campaign.state.phase is Phase.OVER:
        return
    state = campaign.state
    state.turn_of = 0
    state.is_new_round = True
    while state.kingdom(state.order[state.turn_of]).is_out:
        state.turn_of += 1
    state.phase = Phase.GATHER


def _begin(campaign: Campaign, phase: Phase, clause: str) -> None:
    state = campaign.state
    state.phase = phase
    seat = state.current() if phase in OF_A_TURN else NO_SEAT
    campaign.table.tell(PhaseBegan(clause, seat, phase.value))


OF_A_TURN: Final = (
    Phase.GATHER,
    Phase.PAY,
    Phase.TRAIN,
    Phase.TRADE,
    Phase.EQUIP,
    Phase.MOVE,
    Phase.EXPLORE,
    Phase.COMBAT,
    Phase.COUNTER,
    Phase.EVENT,
)
FIGHTING: Final = (*OF_A_TURN, Phase.MONSTERS_MOVE, Phase.MONSTERS_FIGHT)
"""The phases after the board is made."""
STEPS: Final[dict[Phase, Callable[[Campaign], None]]] = {
    Phase.MAP: _make_board,
    Phase.APPROVAL: _make_board,
    Phase.TOWNS: _make_board,
    Phase.RUINS: _make_board,
    Phase.ORDER: setting_up.order_step,
    Phase.STRONGHOLDS: setting_up.stronghold_step,
    Phase.START: setting_up.start_step,
    Phase.FIRST: setting_up.first_step,
    Phase.GATHER: _gather,
    Phase.PAY: _pay,
    Phase.TRAIN: _train,
    Phase.TRADE: _trade,
    Phase.EQUIP: _equip,
    Phase.MOVE: _move,
    Phase.EXPLORE: _explore,
    Phase.COMBAT: _fight,
    Phase.COUNTER: _counter,
    Phase.EVENT: _event,
    Phase.MONSTERS_MOVE: _monsters_move,
    Phase.MONSTERS_FIGHT: _monsters_fight,
}
"""What is done in each phase."""
