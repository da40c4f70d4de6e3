"""What the banner of a war says: whose moment it is, how far the turn has come, and what is in the stores."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.games.warhold.ground_view import ground_view_of
from desktop.games.warhold.ledger import Ledger, ledger_of
from desktop.games.warhold.realms import FOOD, GOLD, MONSTER, icon_of_race, realm_side
from desktop.games.warhold.settled import settled_units
from desktop.look.widgets.banner import BannerSide, BannerStep, BannerView, Figure
from desktop.play.presenter import Presenter
from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.games.warhold.options import SIZES
from rules_core.games.warhold.rules.budget import Amount, budget_of
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.rules.strength import hit_points
from rules_core.games.warhold.state.war import Phase, War
from rules_core.kernel.requests import SeatId

UPKEEP: Final = (Phase.GATHER, Phase.PAY, Phase.TRAIN, Phase.TRADE, Phase.EQUIP)
FIGHT: Final = (Phase.COMBAT, Phase.COUNTER)
MOVING: Final = (Phase.MOVE, Phase.EXPLORE)
MONSTERS: Final = (Phase.MONSTERS_MOVE, Phase.MONSTERS_FIGHT)
STEPS: Final = (
    QT_TRANSLATE_NOOP("WarholdBanner", "Gather"),
    QT_TRANSLATE_NOOP("WarholdBanner", "Pay"),
    QT_TRANSLATE_NOOP("WarholdBanner", "Train and build"),
    QT_TRANSLATE_NOOP("WarholdBanner", "Town and healing"),
    QT_TRANSLATE_NOOP("WarholdBanner", "Equip"),
)
"""W-UPK-2."""
TURN: Final = (
    (UPKEEP, QT_TRANSLATE_NOOP("WarholdBanner", "Upkeep")),
    (MOVING, QT_TRANSLATE_NOOP("WarholdBanner", "Movement")),
    (FIGHT, QT_TRANSLATE_NOOP("WarholdBanner", "Combat")),
    ((Phase.EVENT,), QT_TRANSLATE_NOOP("WarholdBanner", "End of turn")),
)
"""W-TRN-1."""
MAKING: Final = {
    Phase.MAP: QT_TRANSLATE_NOOP("WarholdBanner", "The map is laid"),
    Phase.APPROVAL: QT_TRANSLATE_NOOP("WarholdBanner", "The map is looked at"),
    Phase.TOWNS: QT_TRANSLATE_NOOP("WarholdBanner", "Towns are founded"),
    Phase.RUINS: QT_TRANSLATE_NOOP("WarholdBanner", "Ruins are laid"),
    Phase.ORDER: QT_TRANSLATE_NOOP("WarholdBanner", "Who chooses first"),
    Phase.STRONGHOLDS: QT_TRANSLATE_NOOP("WarholdBanner", "Strongholds rise"),
    Phase.START: QT_TRANSLATE_NOOP("WarholdBanner", "The first units"),
    Phase.FIRST: QT_TRANSLATE_NOOP("WarholdBanner", "Who begins"),
}
MINUS: Final = "\N{MINUS SIGN}"
ARROW: Final = " \N{RIGHTWARDS ARROW} "


def tr(text: str, count: int = -1) -> str:
    """A text of the banner in the language in force."""
    return QCoreApplication.translate("WarholdBanner", text, "", count)


def banner_view(presenter: Presenter) -> BannerView:
    """The banner for the moment that is seen."""
    state = presenter.session.state
    assert isinstance(state, War)
    request = presenter.session.pending
    if state.phase is Phase.OVER:
        return Presenter.banner(presenter)
    if state.phase in MAKING:
        who = presenter.seat_name(request.who) if request is not None else ""
        title = ground_view_of(state).making(state.phase) or tr(MAKING[state.phase])
        return BannerView(BannerSide.COUNCIL, title, who, "treasure-map", _of_the_map(state))
    if state.phase in MONSTERS:
        return _of_the_monsters(presenter, state)
    seat = state.current()
    return BannerView(
        realm_side(state, seat),
        _title(presenter, state, seat),
        _second(presenter, state, seat),
        icon_of_race(state.kingdom(seat).race),
        _figures(presenter, state, seat),
        _stores(presenter, state, seat),
        steps=_steps(presenter, state),
    )


def _title(presenter: Presenter, state: War, seat: SeatId) -> str:
    race = presenter.name(state.kingdom(seat).race)
    if state.phase in UPKEEP:
        return tr("Upkeep of the {race}").format(race=race)
    if state.phase in MOVING:
        return tr("The {race} move").format(race=race)
    if state.phase in FIGHT:
        return tr("The {race} fight").format(race=race)
    return tr("The {race} end their turn").format(race=race)


def _second(presenter: Presenter, state: War, seat: SeatId) -> str:
    living = state.living()
    words = tr("Round {round}, seat {place} of {all}: {who}")
    place = living.index(seat) + 1 if seat in living else state.turn_of + 1
    return words.format(round=state.round, place=place, all=len(living), who=presenter.seat_name(seat))


def _of_the_map(state: War) -> tuple[Figure, ...]:
    found: list[Figure] = []
    if state.phase is Phase.MAP and not state.is_unmapped:
        # W-SET-2. Whoever lays it sees how long that still takes.
        across, down = SIZES[state.world.options.size]
        told = tr("{some} of {all}").format(some=len(state.laid), all=across * down)
        found.append(Figure(tr("Game tiles"), told))
    if state.has_map:
        found.append(Figure(tr("Map"), tr("{columns} by {rows}").format(columns=state.columns, rows=state.rows)))
    if state.towns:
        found.append(Figure(tr("Towns"), str(len(state.towns))))
    if state.ruins:
        found.append(Figure(tr("Ruins"), str(len(state.ruins))))
    return tuple(found)


def _of_the_monsters(presenter: Presenter, state: War) -> BannerView:
    moves = state.phase is Phase.MONSTERS_MOVE
    figures = [Figure(ground_view_of(state).where(), tr("%n monster(s)", len(state.monsters())))]
    if moves:
        figures.append(Figure(tr("Still to move"), str(len(state.waiting))))
    steps = tuple(
        [
            BannerStep(words, "", not moves and number == 0, (number == 0) == moves)
            for number, words in enumerate((tr("Movement"), tr("Combat")))
        ]
    )
    title = tr("The monsters move") if moves else tr("The monsters fight")
    second = tr("Monster Turn of round {round}").format(round=state.round)
    return BannerView(BannerSide.ENEMIES, title, second, MONSTER, tuple(figures), steps=steps)


# Steps


def _steps(presenter: Presenter, state: War) -> tuple[BannerStep, ...]:
    if state.phase in UPKEEP:
        return _upkeep_steps(state, ledger_of(presenter.session.facts))
    at = next((number for number, (phases, _) in enumerate(TURN) if state.phase in phases), 0)
    return tuple([BannerStep(tr(words), "", number < at, number == at) for number, (_, words) in enumerate(TURN)])


def _upkeep_steps(state: War, ledger: Ledger) -> tuple[BannerStep, ...]:
    """W-UPK-2. The five steps, with what each has brought."""
    at = UPKEEP.index(state.phase)
    results = (
        signed_words(ledger.gathered) if ledger.gathered is not None else "",
        signed_words(Amount(-ledger.paid.gold, -ledger.paid.food)) if ledger.paid is not None else tr("nothing due"),
        signed_words(ledger.built),
        signed_words(ledger.traded),
        "",
    )
    waits = len(state.kingdom(state.current()).owned)
    to_come = ("", "", "", "", tr("%n item(s) (waits|wait)", waits) if waits else "")
    return tuple(
        [
            BannerStep(
                tr(words),
                results[number] if number < at else tr("now") if number == at else to_come[number],
                number < at,
                number == at,
            )
            for number, words in enumerate(STEPS)
        ]
    )


def signed(number: int) -> str:
    """With its sign, as in accounts."""
    return f"{MINUS}{-number}" if number < 0 else f"+{number}" if number else "0"


def signed_words(amount: Amount) -> str:
    """Gold and food with their signs; nothing of what has not changed."""
    if amount.gold and amount.food:
        return tr("{gold} gold, {food} food").format(gold=signed(amount.gold), food=signed(amount.food))
    if amount.gold:
        return tr("{gold} gold").format(gold=signed(amount.gold))
    if amount.food:
        return tr("{food} food").format(food=signed(amount.food))
    return tr("nothing taken")


# Figures


def _figures(presenter: Presenter, state: War, seat: SeatId) -> tuple[Figure, ...]:
    """W-MOV-1, W-CMB-5. Who is settled, and what there is to explore."""
    own = state.units_of(seat)
    able = ground_view_of(state).able(campaign_of(state), own)
    found: list[Figure] = []
    if able is not None and state.phase is Phase.MOVE:
        stayed = settled_units(presenter.session)
        settled = len(own) - len([one for one in able if one.id not in stayed])
        found.append(Figure(tr("Settled"), tr("{some} of %n unit(s)", len(own)).format(some=settled)))
    elif able is not None:
        found.append(Figure(tr("May still attack"), tr("{some} of %n unit(s)", len(own)).format(some=len(able))))
    if state.phase is Phase.MOVE:
        left = len([one for one in state.ruins if not one.guard])
        found.append(Figure(tr("Ruins left"), tr("{some} of {all}").format(some=left, all=len(state.ruins))))
    return tuple(found)


def _stores(presenter: Presenter, state: War, seat: SeatId) -> tuple[Figure, ...]:
    """How the lord is; and the stores now and after the next Upkeep. Where there is little room the last ones stay."""
    campaign = campaign_of(state)
    budget = budget_of(campaign, seat)
    found: list[Figure] = []
    lord = state.lord_of(seat)
    if lord is not None:
        most = hit_points(campaign, lord)
        words = tr("{left} of %n hit point(s)", most).format(left=most - lord.wounds)
        found.append(Figure(presenter.name(lord.profile), words, "hearts"))
    found.append(Figure(tr("Gold, next turn"), _then(budget.stores.gold, budget.left.gold), GOLD))
    found.append(Figure(tr("Food, next turn"), _then(budget.stores.food, budget.left.food), FOOD))
    return tuple(found)


def _then(now: int, then: int) -> str:
    return f"{now}{ARROW}{MINUS}{-then}" if then < 0 else f"{now}{ARROW}{then}"
