"""What stands on the sheets of an Upkeep: read from the state, from what was told, and from what is offered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.games.warhold.banner_view import UPKEEP, signed_words
from desktop.games.warhold.ledger import Ledger, ledger_of
from desktop.games.warhold.presenter import WarPresenter
from desktop.games.warhold.realms import BUILDINGS as PICTURES
from desktop.games.warhold.realms import KINDS, icon_of
from desktop.games.warhold.stores_panel import number
from desktop.games.warhold.upkeep.refusal_words import refusal_words
from rules_core.games.warhold.content.types import BUILDINGS, ENGINEER, FARM, HEALER, MINE, SIEGE, WALLS, WORKER
from rules_core.games.warhold.rules.budget import Amount
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.needs import WALLS_HIT, WALLS_WOUND
from rules_core.games.warhold.rules.refusals import ACTED, NO_ENGINEER, cost_of, refusal_of
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.rules.training import BARRACKS_FOR, TOP, UPGRADES
from rules_core.games.warhold.rules.upkeep import CIVILIAN_FOOD, PER_WORKER, is_blocked, needs_of_all
from rules_core.games.warhold.state.war import Phase, Stronghold, War
from rules_core.kernel.requests import Request, SeatId, options_of

LEVELS: Final = ("", "I", "II", "III")
NONE: Final = Amount(0, 0)


def tr(text: str, count: int = -1) -> str:
    """A text of these sheets in the language in force."""
    return QCoreApplication.translate("WarholdUpkeep", text, "", count)


class StepState(Enum):
    """Where the Upkeep stands."""

    DONE = "done"
    NOW = "now"
    TO_COME = "to come"


@dataclass(frozen=True)
class Act:
    """A button that answers the question; with several answers, those to the next questions too."""

    words: str
    answers: tuple[str, ...]


@dataclass(frozen=True)
class Head:
    """What stands in the heading of a sheet."""

    state: StepState
    note: str = ""
    pill: str = ""


class Upkeep:
    """One look at the Upkeep of whose turn it is."""

    def __init__(self, presenter: WarPresenter, house: str = "") -> None:
        """`house` is the stronghold that is looked at, where there are several."""
        self.presenter = presenter
        self.war: War = presenter.war
        self.campaign: Campaign = campaign_of(self.war)
        self.seat: SeatId = self.war.current()
        self.kingdom = self.war.kingdom(self.seat)
        self.ledger: Ledger = ledger_of(presenter.session.facts)
        self.houses = self.war.held_by(self.seat)
        self.house: Stronghold | None = next(
            (one for one in self.houses if one.id == house), self.houses[0] if self.houses else None
        )
        request = presenter.session.pending
        is_asked = request is not None and request.who == self.seat and not presenter.session.autoplay.answers
        self.request: Request | None = request if is_asked else None
        self.offered: Sequence[str] = options_of(request) if request is not None and is_asked else ()

    def state(self, *phases: Phase) -> StepState:
        """Whether a step is over, on, or still to come."""
        at, first = UPKEEP.index(self.war.phase), UPKEEP.index(phases[0])
        return StepState.DONE if at > first else StepState.NOW if at == first else StepState.TO_COME

    def here(self, option: str) -> str:
        """An answer about the stronghold that is looked at."""
        return f"{option}@{self.house.id}" if self.house is not None and len(self.houses) > 1 else option

    def act(self, words: str, option: str, *then: str) -> Act | None:
        """A button, if the question offers its answer."""
        return Act(words, (option, *then)) if option in self.offered else None


def pill_of(state: StepState) -> str:
    """How a step stands, in a word."""
    return {StepState.DONE: tr("Done"), StepState.NOW: tr("Now"), StepState.TO_COME: tr("To come")}[state]


# 1 Gather


@dataclass(frozen=True)
class PlaceView:
    """A mine or a farm."""

    icon: str
    name: str
    level: str
    workers: int
    most: int
    words: str
    brings: str
    is_gold: bool
    act: Act | None
    """A worker comes here from the other one."""


@dataclass(frozen=True)
class GatherView:
    """W-UPK-3."""

    head: Head
    places: tuple[PlaceView, ...]
    told: str
    houses: tuple[tuple[str, str, bool], ...]
    """Strongholds to choose among: id, name, and whether it is looked at; none where there is one."""


def gather_view(upkeep: Upkeep) -> GatherView:
    """Gold of the mine, food of the farm."""
    house, ledger = upkeep.house, upkeep.ledger
    brought = signed_words(ledger.gathered) if ledger.gathered is not None else ""
    head = Head(upkeep.state(Phase.GATHER), brought, pill_of(upkeep.state(Phase.GATHER)))
    if house is None:
        return GatherView(head, (), tr("No stronghold is left."), ())
    names = tuple((one.id, upkeep.presenter.name(one.id), one is house) for one in upkeep.houses)
    told = tr("A worker may change sides in step 3; each place keeps one.")
    if is_blocked(upkeep.campaign, house):
        told = tr("An enemy stands inside: nothing is gathered, trained or built here.")
    places = tuple(_place(upkeep, house, one) for one in (MINE, FARM))
    return GatherView(head, places, told, names if len(names) > 1 else ())


def _place(upkeep: Upkeep, house: Stronghold, place: str) -> PlaceView:
    is_mine = place == MINE
    level, count = house.level(place), house.miners if is_mine else house.farmers
    options = upkeep.campaign.options
    most = options.most_miners if is_mine else options.most_farmers
    words = tr("%n worker(s) \N{MULTIPLICATION SIGN} {each}", count).format(each=PER_WORKER[level])
    if upkeep.state(Phase.GATHER) is StepState.DONE:
        # This turn's part is gathered and stands in the heading; workers of step 3 count from the next one on.
        words = tr("{workers}, next turn").format(workers=words)
    act = upkeep.act(tr("From the farm") if is_mine else tr("From the mine"), upkeep.here(f"shift:{place}"))
    brings = f"+{count * PER_WORKER[level]}"
    return PlaceView(
        PICTURES[place], upkeep.presenter.name(place), LEVELS[level], count, most, words, brings, is_mine, act
    )


# 2 Pay


@dataclass(frozen=True)
class PaidRow:
    """One kind of unit or civilian, and what all of them need."""

    icon: str
    name: str
    words: str
    gold: int
    food: int


@dataclass(frozen=True)
class PayView:
    """W-UPK-4 to W-UPK-7."""

    head: Head
    rows: tuple[PaidRow, ...]
    sums: tuple[tuple[str, Amount, bool], ...]
    """Lines below: words, amounts, and whether it is a sum."""
    acts: tuple[Act, ...]
    gone: str


def pay_view(upkeep: Upkeep) -> PayView:
    """Who needs what, and what is left for step 3."""
    state, ledger = upkeep.state(Phase.PAY), upkeep.ledger
    campaign, war = upkeep.campaign, upkeep.war
    kinds: dict[str, list[tuple[int, int]]] = {}
    for name, need in needs_of_all(campaign, upkeep.seat).items():
        kind = war.unit(name).profile if war.has_unit(name) else name.partition("@")[0]
        kinds.setdefault(kind, []).append(need)
    if state is StepState.DONE:
        # Whoever has been trained since was not paid: what the next turn needs stands on the first sheet.
        kinds = {kind: needs[: max(0, len(needs) - ledger.trained.get(kind, 0))] for kind, needs in kinds.items()}
    rows = tuple(_paid(upkeep, kind, needs) for kind, needs in kinds.items() if needs)
    due = Amount(sum(one.gold for one in rows), sum(one.food for one in rows))
    stores = Amount(upkeep.kingdom.gold, upkeep.kingdom.food)
    left = stores.minus(ledger.built).minus(ledger.traded)
    gathered, paid = ledger.gathered or NONE, ledger.paid or NONE
    sums: list[tuple[str, Amount, bool]] = []
    if state is StepState.DONE:
        sums = [
            (tr("Stores before"), left.plus(paid).minus(gathered), False),
            (tr("Gathered"), gathered, False),
            (tr("Paid"), Amount(-paid.gold, -paid.food), False),
            (tr("Left for step 3"), left, True),
        ]
    else:
        sums = [(tr("Needed"), due, True), (tr("In the stores"), stores, False)]
        sums.append((tr("Left for step 3"), stores.minus(due), True))
    acts = tuple(
        one
        for one in (upkeep.act(tr("Pay everybody"), "all"), upkeep.act(tr("Some go unpaid"), "some"))
        if one is not None and upkeep.war.phase is Phase.PAY
    )
    gone = tr("%n left unpaid", len(ledger.deserted)) if ledger.deserted else ""
    return PayView(Head(state, tr("gold and food of each"), pill_of(state)), rows, tuple(sums), acts, gone)


def _paid(upkeep: Upkeep, kind: str, needs: Sequence[tuple[int, int]]) -> PaidRow:
    gold, food = needs[0]
    each = tr("{count} \N{MULTIPLICATION SIGN} {gold}/{food}").format(count=len(needs), gold=gold, food=food)
    profile = upkeep.campaign.content.profiles.get(kind)
    icon = icon_of(kind, profile.kind) if profile is not None else KINDS[kind]
    return PaidRow(icon, upkeep.presenter.name(kind), each, gold * len(needs), food * len(needs))


# 3 Train and build


@dataclass(frozen=True)
class TrainRow:
    """Somebody who can be had: what it costs and needs, its buttons, what was taken, else why nobody can be."""

    icon: str
    name: str
    cost: str
    needs: str
    acts: tuple[Act, ...]
    words: str
    is_refused: bool
    had: str


@dataclass(frozen=True)
class TrainView:
    """W-UPK-8 to W-UPK-11."""

    head: Head
    note: str
    rows: tuple[TrainRow, ...]


def train_view(upkeep: Upkeep) -> TrainView:
    """Units, workers, civilians and the siege engine, in the order of the book."""
    state, house = upkeep.state(Phase.TRAIN), upkeep.house
    head = Head(state, _in_stores(upkeep) if state is StepState.NOW else "", pill_of(state))
    if house is None or not upkeep.kingdom.race:
        return TrainView(head, tr("Without a stronghold nobody is trained."), ())
    race = upkeep.campaign.content.races[upkeep.kingdom.race]
    rows: list[TrainRow] = []
    for kind in (*BARRACKS_FOR, SIEGE):
        profile = race.units[kind]
        option = kind if kind == SIEGE else f"train:{kind}"
        needs = tr("{gold}/{food}").format(gold=profile.upkeep_gold, food=profile.upkeep_food)
        rows.append(_row(upkeep, house, icon_of(profile.id, kind), profile.id, (option,), needs))
    rows.append(_row(upkeep, house, KINDS[WORKER], WORKER, (f"{WORKER}:{MINE}", f"{WORKER}:{FARM}"), tr("none")))
    needs = tr("{gold}/{food}").format(gold=0, food=CIVILIAN_FOOD)
    rows.extend([_row(upkeep, house, KINDS[one], one, (one,), needs) for one in (ENGINEER, HEALER)])
    note = tr("Barracks at level {level}").format(level=LEVELS[house.barracks])
    return TrainView(head, note, tuple(rows))


def _in_stores(upkeep: Upkeep) -> str:
    kingdom = upkeep.kingdom
    return tr("{gold} gold and {food} food are there").format(gold=kingdom.gold, food=kingdom.food)


def _row(upkeep: Upkeep, house: Stronghold, icon: str, who: str, options: Sequence[str], needs: str) -> TrainRow:
    gold, food = cost_of(upkeep.campaign, upkeep.seat, house, options[0])
    price = tr("{gold}/{food}").format(gold=gold, food=food)
    acts: list[Act] = []
    for option in options:
        place = upkeep.presenter.name(option.partition(":")[2]) if len(options) > 1 else ""
        # W-TYP-6. An engine comes from engineers, not from the barracks.
        deed = tr("Build {price}") if option == SIEGE else tr("Train {price}")
        act = upkeep.act(place or deed.format(price=price), upkeep.here(option))
        acts += [act] if act is not None else []
    taken = upkeep.ledger.trained.get(who, 0)
    had = (tr("%n built", taken) if SIEGE in options else tr("%n trained", taken)) if taken else ""
    words, is_refused = "", False
    if not (acts or had):
        words, is_refused = _why_not(upkeep, house, options[0])
    return TrainRow(icon, upkeep.presenter.name(who), price, needs, tuple(acts), words, is_refused, had)


def _why_not(upkeep: Upkeep, house: Stronghold, option: str) -> tuple[str, bool]:
    """What stands in the way, if anything does, and whether it does."""
    state = upkeep.state(Phase.TRAIN)
    refusal = refusal_of(upkeep.campaign, upkeep.seat, house, option)
    if refusal.why:
        return refusal_words(refusal), True
    return (tr("could be had, not taken") if state is StepState.DONE else ""), False


@dataclass(frozen=True)
class LevelView:
    """One level of a building."""

    name: str
    words: str
    is_built: bool = False
    is_new: bool = False
    act: Act | None = None
    told: str = ""
    """Why it cannot be built."""


@dataclass(frozen=True)
class BuildingView:
    """A building with its three levels."""

    icon: str
    name: str
    levels: tuple[LevelView, ...]


@dataclass(frozen=True)
class BuildView:
    """W-UPK-14 to W-UPK-16, W-STR-11."""

    head: Head
    buildings: tuple[BuildingView, ...]
    bridge: Act | None
    bridge_words: str
    told: str


def build_view(upkeep: Upkeep) -> BuildView:
    """What engineers do."""
    state, house = upkeep.state(Phase.TRAIN), upkeep.house
    if house is None:
        return BuildView(Head(state, "", pill_of(state)), (), None, "", "")
    idle = max(0, house.engineers - house.busy)
    note = tr("%n engineer(s) may still build", idle) if idle else tr("one action for each engineer")
    told = ""
    if not house.engineers:
        told = tr("A next level needs an engineer.")
    elif not idle:
        told = tr("All engineers have acted; they act again next turn.")
    bridges = upkeep.ledger.bridges
    bridge = upkeep.act(tr("Build a bridge"), upkeep.here("bridge"))
    words = tr("A bridge, free, over water near by")
    if bridges:
        words = tr("A bridge stands at {places}").format(places=", ".join(bridges))
    elif bridge is None:
        why = refusal_words(refusal_of(upkeep.campaign, upkeep.seat, house, "bridge"))
        words = tr("Bridge: {why}").format(why=why) if why else words
    rows = tuple(_building(upkeep, house, one) for one in BUILDINGS)
    return BuildView(Head(state, note, pill_of(state)), rows, bridge, words, told)


def _building(upkeep: Upkeep, house: Stronghold, building: str) -> BuildingView:
    now = house.level(building)
    levels: list[LevelView] = []
    for level in range(1, TOP + 1):
        gives = level_words(building, level)
        if level <= now:
            is_new = upkeep.ledger.levels.get(building) == level
            levels.append(LevelView(LEVELS[level], gives, is_built=True, is_new=is_new))
            continue
        words = tr("{gives} for {gold}").format(gives=gives, gold=UPGRADES[level])
        act = upkeep.act(words, upkeep.here(f"upgrade:{building}")) if level == now + 1 else None
        refusal = refusal_of(upkeep.campaign, upkeep.seat, house, f"upgrade:{building}")
        told = tr("{level} first").format(level=LEVELS[level - 1]) if level > now + 1 else refusal_words(refusal)
        if refusal.why in (NO_ENGINEER, ACTED) and level == now + 1:
            # That stands below, once for all of them.
            told = words
        levels.append(LevelView(LEVELS[level], words, act=act, told=told))
    return BuildingView(PICTURES[building], upkeep.presenter.name(building), tuple(levels))


def level_words(building: str, level: int) -> str:
    """W-STR-4, W-STR-7, W-STR-8. What a level gives."""
    if building == MINE:
        return tr("{number} gold").format(number=PER_WORKER[level])
    if building == FARM:
        return tr("{number} food").format(number=PER_WORKER[level])
    if building == WALLS:
        return tr("O {hit}/{wound}").format(hit=number(WALLS_HIT[level]), wound=number(WALLS_WOUND[level]))
    return (tr("infantry"), tr("+ ranged"), tr("+ cavalry"))[level - 1]


@dataclass(frozen=True)
class SlotView:
    """A place in the keep: who lives there, and whether it has acted."""

    icon: str
    name: str
    words: str


@dataclass(frozen=True)
class KeepView:
    """W-STR-13."""

    note: str
    slots: tuple[SlotView, ...]


def keep_view(upkeep: Upkeep) -> KeepView:
    """Engineers and healers, and the places that are free."""
    house = upkeep.house
    if house is None:
        return KeepView("", ())
    slots: list[SlotView] = []
    for kind, count, acted in ((ENGINEER, house.engineers, house.busy), (HEALER, house.healers, house.healed)):
        done = tr("acted") if kind == ENGINEER else tr("healed")
        for place in range(count):
            slots.append(SlotView(KINDS[kind], upkeep.presenter.name(kind), done if place < acted else tr("ready")))
    most = upkeep.campaign.options.keep_slots
    slots.extend([SlotView("", tr("free"), "")] * (most - len(slots)))
    used = house.engineers + house.healers
    return KeepView(tr("{some} of {all} slots").format(some=used, all=most), tuple(slots))
