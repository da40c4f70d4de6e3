"""What is still due in a phase, and how often: what the one main button names."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.games.warhold.ground_view import ground_view_of
from desktop.games.warhold.realms import BUILDINGS, FOOD, GOLD, KINDS, icon_of
from desktop.play.models.option_view import OptionView, QuestionView
from rules_core.games.warhold.content.types import ENGINEER, HEALER, SIEGE, WORKER
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.budget import budget_of
from rules_core.games.warhold.rules.campaign import NONE, Campaign
from rules_core.games.warhold.rules.equipping import in_the_way
from rules_core.games.warhold.rules.gear import card_of
from rules_core.games.warhold.rules.land import name_of, shown_name
from rules_core.games.warhold.rules.recruits import room_in
from rules_core.games.warhold.rules.unmapped.hearsay import REACHES
from rules_core.games.warhold.rules.upkeep import upkeep_of
from rules_core.games.warhold.state.war import Phase, War
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.requests import Request, SeatId

DONE: Final = "done"
STAY: Final = "stay"
END: Final = "E"
"""The key that ends a phase while somebody could still do something."""
GOODS: Final = "goods"
BRIDGE: Final = "bridge"
WORKS: Final = ("upgrade", SIEGE, BRIDGE)
"""What an engineer does."""
ABOUT: Final = ("upgrade", "shift", "buy", "sell")
"""Of these the group says already what is done."""
ONE_BY_ONE: Final = (topics.MOVE, topics.ATTACK, topics.COUNTER)
"""Questions that go through units on the board until nobody is left."""


def tr(text: str, count: int = -1) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("WarholdDue", text, "", count)


def verb_of(option: str) -> tuple[str, str]:
    """What an answer does and with what; in which stronghold is left out."""
    verb, _, rest = option.partition("@")[0].partition(":")
    return verb, rest


def with_due(
    view: QuestionView,
    request: Request,
    campaign: Campaign,
    called: Callable[[str], str],
    settled: Collection[str] = (),
) -> QuestionView:
    """The question with its main button; what ends a phase stands last and says what it leaves open.

    `settled` are units that were told to stay.
    """
    view = view.refusing((DONE, STAY, NONE))
    if ground_view_of(campaign.state).is_put_otherwise(request):
        return _likely(view, request, campaign)
    if request.topic in ONE_BY_ONE:
        return _one_by_one(view, request, campaign, settled)
    if request.topic == topics.MOVE_WHERE:
        return _going(view, campaign)
    if request.topic == topics.PAY:
        return _paying(view, campaign, request.who)
    if request.topic == topics.TRAIN:
        return _main_last(_training(view, request, campaign, called))
    if request.topic == topics.TRADE:
        return _main_last(_trading(view, campaign, request.who, called))
    if request.topic == topics.EQUIP:
        return _main_last(_equipping(view, campaign, request.who))
    return view


def _main_last(view: QuestionView) -> QuestionView:
    """What is due stands at the right end, with all that is said together with it."""
    main = view.options[view.default]
    with_it = [one for one in view.options if one is main or (main.group and one.group == main.group)]
    options = (*[one for one in view.options if one not in with_it], *with_it)
    return replace(view, options=options, default=options.index(main))


# At a table without a map


def _likely(view: QuestionView, request: Request, campaign: Campaign) -> QuestionView:
    """What happens most often stands ready: nobody comes elsewhere, nobody strikes back, a monster is on the way."""
    state = campaign.state
    ends = {
        topics.MOVE: (tr("All have moved"), tr("Then ruins and combat")),
        topics.ATTACK: (tr("End the attacks"), ""),
        topics.COUNTER: (tr("Nobody strikes back any more"), ""),
    }
    options: list[OptionView] = []
    for one in view.options:
        answer = str(one.answer)
        if answer == DONE and request.topic in ends:
            title, second = ends[request.topic]
            one = replace(one, title=title, second=second)
        elif state.has_unit(answer):
            unit = state.unit(answer)
            one = replace(one, thing=unit.id, icon=icon_of(unit.profile, unit.kind))
        options.append(one)
    last = len(options) - 1
    default = last if request.topic in (topics.MOVE, topics.COUNTER) else 0
    if request.topic == topics.FIGHT and _is_likely_to_fight(state, request.who):
        default = last
    if request.topic == topics.COUNTER:
        # Whoever is struck strikes back.
        reached = [one.partition(" ")[2].partition(" ")[2] for one in state.said if one.startswith(f"{REACHES} ")]
        default = next((number for number, one in enumerate(options) if one.answer in reached), default)
    return replace(view, options=tuple(options), default=default)


def _is_likely_to_fight(state: War, seat: SeatId) -> bool:
    """Whether enemies stand in the same stronghold, or a monster has come beside a ruin with somebody on it."""
    if any(len({one.seat for one in state.inside(house.tiles)}) > 1 for house in state.strongholds):
        return True
    return any(one.guard and any(unit.seat == seat for unit in state.at(one.tile)) for one in state.ruins)


# Units on the board


def _one_by_one(view: QuestionView, request: Request, campaign: Campaign, settled: Collection[str]) -> QuestionView:
    state = campaign.state
    units = [one for one in view.options if state.has_unit(str(one.answer))]
    due = [one for one in units if one.answer not in settled]
    if request.topic == topics.MOVE:
        # Whoever has gone may go on, but first come those who have not gone yet.
        due.sort(key=lambda one: state.unit(str(one.answer)).spent > 0)
    options: list[OptionView] = []
    for one in view.options:
        if one.answer == DONE:
            ending = _ending(one, request, len(units))
            # What ends a phase with something open has a key of its own: nobody comes to it by saying no twice.
            options.append(replace(ending, letter=END) if due else ending)
        elif one in units:
            unit = state.unit(str(one.answer))
            shown = replace(one, thing=unit.id, on_table=True, icon=icon_of(unit.profile, unit.kind))
            if due and one is due[0]:
                # The bar offers one unit, and says how many there are.
                shown = replace(shown, title=_may_still(request, len(due)), second=_next(one.title))
            options.append(shown)
        else:
            options.append(one)
    first = next((one for one in options if due and one.answer == due[0].answer), options[-1])
    return replace(view, options=tuple(options), default=options.index(first), is_main_last=True)


def _going(view: QuestionView, campaign: Campaign) -> QuestionView:
    """Who stays is asked no more by the main button; with whom it may change places is said.

    The key that ends the phase works here too: whoever has moved all that should move says so at once.
    """
    options: list[OptionView] = []
    for one in view.options:
        if one.answer == STAY:
            one = replace(one, second=tr("Counts as settled"))
        elif campaign.state.has_unit(str(one.answer)):
            one = replace(one, second=tr("They change places"))
        options.append(one)
    if campaign.state.phase is Phase.MOVE:
        ends = OptionView(STAY, tr("End movement"), tr("All others stay"), letter=END)
        options.append(replace(ends, then=(DONE,)))
    return replace(view, options=tuple(options))


def _may_still(request: Request, count: int) -> str:
    if request.topic == topics.MOVE:
        return tr("%n unit(s) may still move", count)
    if request.topic == topics.COUNTER:
        return tr("%n unit(s) may still strike back", count)
    return tr("%n unit(s) may still attack", count)


def _next(name: str) -> str:
    return tr("Goes to the next: {unit}").format(unit=name)


def _ending(option: OptionView, request: Request, left: int) -> OptionView:
    if request.topic == topics.MOVE:
        second = tr("%n unit(s) (stays|stay)", left) if left else tr("Everybody has moved")
        return replace(option, title=tr("End movement"), second=second)
    if request.topic == topics.COUNTER:
        return replace(option, title=tr("Strike back no more"), second=tr("%n unit(s) (holds|hold) still", left))
    second = tr("%n unit(s) (does|do) not attack", left) if left else tr("Everybody has attacked")
    return replace(option, title=tr("End the attacks"), second=second)


# The Upkeep


def _paying(view: QuestionView, campaign: Campaign, seat: SeatId) -> QuestionView:
    """W-UPK-4. What it costs to keep all of them, and what is left then."""
    gold, food = upkeep_of(campaign, seat)
    kingdom = campaign.state.kingdom(seat)
    left = tr("{gold} gold and {food} food are left").format(gold=kingdom.gold - gold, food=kingdom.food - food)
    pay = tr("Pay everybody: {gold} gold, {food} food").format(gold=gold, food=food)
    first, *others = view.options
    return replace(view, options=(replace(first, title=pay, second=left, icon="shaking-hands"), *others))


def idle_engineers(campaign: Campaign, seat: SeatId) -> int:
    """W-UPK-14. Engineers who have not acted this turn."""
    return sum([max(0, one.engineers - one.busy) for one in campaign.state.held_by(seat)])


def idle_healers(campaign: Campaign, seat: SeatId) -> int:
    """W-UPK-19. Healers who have not healed this turn."""
    return sum([max(0, one.healers - one.healed) for one in campaign.state.held_by(seat)])


def _training(view: QuestionView, request: Request, campaign: Campaign, called: Callable[[str], str]) -> QuestionView:
    engineers = idle_engineers(campaign, request.who)
    works = tr("%n engineer(s) may still build", engineers)
    groups = {"train": tr("Train units"), WORKER: tr("Workers and civilians"), "shift": tr("Send a worker")}
    race = campaign.content.races[campaign.state.kingdom(request.who).race]
    options: list[OptionView] = []
    for one in view.options:
        verb, what = verb_of(str(one.answer))
        if verb in WORKS:
            icon = BUILDINGS.get(what, "bridge" if verb == BRIDGE else icon_of(race.units[SIEGE].id, SIEGE))
            one = replace(_apart(one, called), group=works, icon=icon)
        elif verb in ("train", WORKER, ENGINEER, HEALER, "shift"):
            icon = icon_of(race.units[what].id, what) if verb == "train" else KINDS.get(verb, KINDS[WORKER])
            group = groups["train"] if verb == "train" else groups["shift" if verb == "shift" else WORKER]
            one = replace(_apart(one, called), group=group, icon=icon)
            if verb == "train":
                one = _where_it_stands(one, campaign, request.who, what)
        elif one.answer == DONE:
            one = replace(one, title=tr("On to town and healing"), second=_left_over(campaign, request.who))
        options.append(one)
    # A bridge costs nothing and can almost always be laid: alone it is offered, and never due.
    due = [n for n, one in enumerate(options) if one.group == works and str(one.answer).partition("@")[0] != BRIDGE]
    default = due[0] if due else next(n for n, one in enumerate(options) if one.answer == DONE)
    second = _shortage(campaign, request.who) or view.second
    return replace(view, second=second, options=_with_costs(options), default=default, by_group=True)


def _where_it_stands(option: OptionView, campaign: Campaign, seat: SeatId, kind: str) -> OptionView:
    """W-UPK-11. At a table, where keys count, a recruit stands on the last free tile: one answer says both.

    Whoever wants another one goes back, and is asked.
    """
    state = campaign.state
    house = str(option.answer).partition("@")[2]
    tiles = state.stronghold(house).tiles if house else state.held_by(seat)[0].tiles
    free = room_in(campaign, seat, kind, tiles)
    if state.play_mode is not PlayMode.MAPPED or len(free) < 2:
        return option
    told = tr("{cost}, on {tile}").format(cost=option.second, tile=shown_name(state, free[-1]))
    return replace(option, second=told, goal_second=told, then=(name_of(state, free[-1]),))


def _apart(option: OptionView, called: Callable[[str], str]) -> OptionView:
    """What tells an answer apart from those that are said with it: what it is about, and below that what it costs."""
    verb, what = verb_of(str(option.answer))
    title = called(card_of(what)) if what and verb in ABOUT and "@" not in str(option.answer) else option.title
    return replace(option, apart=title, goal_second=option.second)


def _with_costs(options: list[OptionView]) -> tuple[OptionView, ...]:
    """Whoever is alone in a group is said with it in one line, and what it costs there too."""
    groups = [one.group for one in options]
    return tuple(
        [
            replace(one, apart=tr("{what}: {cost}").format(what=one.apart, cost=one.goal_second))
            if one.goal_second and groups.count(one.group) == 1
            else one
            for one in options
        ]
    )


def _shortage(campaign: Campaign, seat: SeatId) -> str:
    """W-UPK-5. What the next Upkeep lacks, before it is too late."""
    budget = budget_of(campaign, seat)
    if not budget.is_short:
        return ""
    gold, food = max(0, -budget.left.gold), max(0, -budget.left.food)
    if gold and food:
        return tr("The next Upkeep lacks {gold} gold and {food} food.").format(gold=gold, food=food)
    if gold:
        return tr("The next Upkeep lacks {gold} gold.").format(gold=gold)
    return tr("The next Upkeep lacks {food} food.").format(food=food)


def _left_over(campaign: Campaign, seat: SeatId) -> str:
    kingdom = campaign.state.kingdom(seat)
    return tr("{gold} gold and {food} food are left").format(gold=kingdom.gold, food=kingdom.food)


def _trading(view: QuestionView, campaign: Campaign, seat: SeatId, called: Callable[[str], str]) -> QuestionView:
    healers = idle_healers(campaign, seat)
    heal = tr("%n healer(s) may still heal", healers)
    groups = {"heal": heal, "buy": tr("Buy equipment"), "sell": tr("Sell equipment"), "food": tr("Food merchant")}
    icons = {"heal": KINDS[HEALER], "cure": "church", "potion": "poison-bottle", "buy": "swap-bag", "sell": GOLD}
    icons |= {"food": FOOD, GOODS: "swap-bag"}
    options: list[OptionView] = []
    for one in view.options:
        verb, _ = verb_of(str(one.answer))
        one = replace(one, icon=icons.get(verb, one.icon))
        if verb in groups:
            one = replace(_apart(one, called), group=groups[verb])
        elif one.answer == DONE:
            waits = len(campaign.state.kingdom(seat).owned)
            second = tr("%n item(s) (waits|wait)", waits) if waits else tr("Nothing waits to be put on")
            one = replace(one, title=tr("1 step left: Equip"), second=second, icon="bordered-shield")
        options.append(one)
    due = [number for number, one in enumerate(options) if one.group == heal or one.answer == GOODS]
    default = due[0] if due else len(options) - 1
    second = _shortage(campaign, seat) or view.second
    return replace(view, second=second, options=_with_costs(options), default=default, by_group=True)


def _equipping(view: QuestionView, campaign: Campaign, seat: SeatId) -> QuestionView:
    """What finds an empty place is due; what would take something off is not."""
    kingdom = campaign.state.kingdom(seat)
    options: list[OptionView] = []
    due = -1
    for number, one in enumerate(view.options):
        verb, token = verb_of(str(one.answer))
        if verb == "wear" and due < 0 and not in_the_way(campaign, kingdom, token):
            due = number
        if one.answer == DONE:
            waits = tr("%n item(s) (waits|wait)", len(kingdom.owned)) if kingdom.owned else ""
            one = replace(one, title=tr("End the Upkeep"), second=waits or tr("Then your units move"), icon="run")
        options.append(one)
    return replace(view, options=tuple(options), default=due if due >= 0 else len(options) - 1)
