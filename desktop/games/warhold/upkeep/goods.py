"""The later sheets of an Upkeep: town and healing, what the lord wears, and what the next Upkeep leaves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from desktop.games.warhold.realms import icon_of
from desktop.games.warhold.stores_panel import budget_rows, deserter_words, short_words
from desktop.games.warhold.upkeep.refusal_words import short_words as missing_words
from desktop.games.warhold.upkeep.views import Act, Head, StepState, Upkeep, pill_of, tr
from rules_core.games.warhold.content.fields import BOOTS, SHIELD, SINGLE, TRINKET, WEAPON
from rules_core.games.warhold.content.types import FARM, MINE, Equipment
from rules_core.games.warhold.rules.budget import Amount, Budget, budget_of
from rules_core.games.warhold.rules.equipping import in_the_way
from rules_core.games.warhold.rules.gear import card_of, equipment_of
from rules_core.games.warhold.rules.outfit import Figures, figures_of, figures_wearing
from rules_core.games.warhold.rules.strength import hit_points
from rules_core.games.warhold.rules.trading import (
    BOUGHT_FOOD,
    BOUGHT_FOR,
    BUNDLES,
    CURE_COST,
    SHOWN,
    SOLD_FOOD,
    SOLD_FOR,
    price,
)
from rules_core.games.warhold.rules.what_if import budget_after
from rules_core.games.warhold.state.war import Phase, Unit
from rules_core.games.warhold.words.card_texts import effect_text, slot_text
from rules_core.games.warhold.words.grounds import place_said

ICONS: Final = {
    WEAPON: "relic-blade",
    SHIELD: "bordered-shield",
    "helm": "visored-helm",
    "armour": "mailed-fist",
    BOOTS: "walking-boot",
    TRINKET: "crown",
    SINGLE: "poison-bottle",
}
"""By slot."""
ITEMS: Final = {
    "eq-1": "relic-blade",
    "eq-2": "battle-axe",
    "eq-3": "halberd",
    "eq-4": "warhammer",
    "eq-5": "swordwoman",
    "eq-7": "bow-arrow",
    "eq-8": "spiked-dragon-head",
    "eq-9": "siege-ram",
    "eq-10": "cloak-dagger",
    "eq-11": "round-shield",
    "eq-12": "shield",
    "eq-15": "arrows-shield",
    "eq-16": "spartan-helmet",
    "eq-17": "laurel-crown",
    "eq-18": "viking-head",
    "eq-19": "daemon-skull",
    "eq-20": "overlord-helm",
    "eq-26": "hood",
    "eq-27": "wingfoot",
    "eq-28": "horse-head",
    "eq-30": "footprint",
    "eq-31": "heart-plus",
    "eq-32": "knight-banner",
    "eq-33": "run",
    "eq-34": "horseshoe",
    "eq-35": "scales",
    "eq-36": "bear-head",
    "eq-38": "scroll-unfurled",
    "eq-39": "fire-bomb",
    "eq-40": "throwing-ball",
}
"""Where the card has a picture of its own."""
SLOT_ORDER: Final = (WEAPON, SHIELD, "helm", "armour", BOOTS, TRINKET)
MOST_REMEDIES: Final = 2


def icon_of_item(item: Equipment) -> str:
    """The picture of a piece of equipment."""
    return ITEMS.get(item.id) or ICONS[item.slot]


# 4 Town and healing


@dataclass(frozen=True)
class CardView:
    """A card that the merchant shows, or that has just been bought."""

    token: str
    icon: str
    slot: str
    name: str
    ribbon: str
    text: str
    meaning: str
    """What it does for this lord."""
    gold: int
    sells: int
    act: Act | None
    told: str
    """In the place of the button."""
    is_bought: bool


@dataclass(frozen=True)
class HealRow:
    """Somebody who is wounded, and who can heal."""

    icon: str
    name: str
    wounds: int
    most: int
    acts: tuple[Act, ...]
    told: str


@dataclass(frozen=True)
class TownView:
    """W-UPK-18, W-UPK-19, section 8."""

    head: Head
    cards: tuple[CardView, ...]
    goods: Act | None
    """Turns the cards over."""
    told: str
    healing: tuple[HealRow, ...]
    food: tuple[tuple[str, str, Act | None, str], ...]
    """What the food merchant does: words, price, button, what is short."""
    selling: tuple[Act, ...]
    done: Act | None
    is_empty: bool
    """Whether there is nothing to do here: nobody in a town, nobody wounded."""


def town_view(upkeep: Upkeep) -> TownView:
    """Merchants and clerics, where units stand in a town, and the healers of the stronghold."""
    war, state = upkeep.war, upkeep.state(Phase.TRADE)
    lord = war.lord_of(upkeep.seat)
    in_town = [one for one in war.units_of(upkeep.seat) if war.is_town(one.tile)]
    has_lord = lord is not None and war.is_town(lord.tile)
    goods = upkeep.act(tr("Turn %n card(s) over", SHOWN), "goods")
    cards: list[CardView] = []
    for card in upkeep.ledger.bought:
        token = next((one for one in (*upkeep.kingdom.owned, *upkeep.kingdom.worn) if card_of(one) == card), card)
        cards.append(_card(upkeep, lord, token, is_bought=True))
    cards += [_card(upkeep, lord, one, is_bought=False) for one in war.goods]
    if has_lord:
        note = tr("the lord stands in a town")
    else:
        note = tr("a unit stands in a town") if in_town else tr("nobody stands in a town")
    told = ""
    if not cards and goods is None:
        told = tr("Equipment is bought and sold while the lord stands in a town.")
        if has_lord and state is StepState.TO_COME:
            told = tr("In this step %n card(s) (is|are) turned over.", SHOWN)
    healing = tuple(_wounded(upkeep, one) for one in war.units_of(upkeep.seat) if one.wounds)
    selling = [
        Act(tr("{item} for {gold}").format(item=upkeep.presenter.name(card_of(token)), gold=gain), (f"sell:{token}",))
        for token, gain in _sold(upkeep)
    ]
    food = _food(upkeep) if in_town else ()
    done = upkeep.act(tr("On to step 5"), "done") if war.phase is Phase.TRADE else None
    is_empty = not cards and goods is None and not healing and not food and not selling
    head = Head(state, note, pill_of(state))
    return TownView(head, tuple(cards), goods, told, healing, food, tuple(selling), done, is_empty)


def _sold(upkeep: Upkeep) -> list[tuple[str, int]]:
    """What can be sold now, and for how much."""
    tokens = [one.partition(":")[2] for one in upkeep.offered if one.startswith("sell:")]
    return [(one, equipment_of(upkeep.campaign.content, one).sell) for one in tokens]


def _card(upkeep: Upkeep, lord: Unit | None, token: str, *, is_bought: bool) -> CardView:
    item = equipment_of(upkeep.campaign.content, token)
    cost = price(upkeep.campaign, upkeep.kingdom, token)
    act = None if is_bought else upkeep.act(tr("Buy for {gold}").format(gold=cost), f"buy:{token}")
    told = ""
    if is_bought:
        told = tr("Bought")
    elif act is None:
        told = missing_words(max(0, cost - upkeep.kingdom.gold), 0)
    meaning = meaning_words(upkeep, lord, token) if lord is not None else ""
    return CardView(
        token,
        icon_of_item(item),
        item.slot,
        upkeep.presenter.name(item.id),
        slot_text(item),
        effect_text(item),
        meaning,
        cost,
        item.sell,
        act,
        told,
        is_bought,
    )


def meaning_words(upkeep: Upkeep, lord: Unit, token: str) -> str:
    """What changes in the figures of this lord; "" where that is not told by numbers."""
    campaign = upkeep.campaign
    item = equipment_of(campaign.content, token)
    if item.slot == SINGLE or token in upkeep.kingdom.worn:
        return ""
    now, then = figures_of(campaign, lord), figures_wearing(campaign, lord, token)
    said = [
        words.format(then=after, now=before)
        for words, after, before in zip(_worded(), _plain(then), _plain(now), strict=True)
        if after != before
    ]
    away = [upkeep.presenter.name(card_of(one)) for one in in_the_way(campaign, upkeep.kingdom, token)]
    if away:
        said.append(tr("off comes: {items}").format(items=", ".join(away)))
    return ", ".join(said)


def _worded() -> tuple[str, ...]:
    return (
        tr("movement {then}, now {now}"),
        tr("attacks {then}, now {now}"),
        tr("hits on {then}+, now {now}+"),
        tr("wounds on {then}+, now {now}+"),
        tr("enemies to hit {then}, now {now}"),
        tr("enemies to wound {then}, now {now}"),
        tr("hit points {then}, now {now}"),
        tr("Leadership {then}, now {now}"),
    )


def _plain(figures: Figures) -> tuple[int, ...]:
    return (
        figures.move,
        figures.attacks,
        figures.hit,
        figures.wound,
        figures.guard_hit,
        figures.guard_wound,
        figures.hit_points,
        figures.leadership,
    )


def _wounded(upkeep: Upkeep, unit: Unit) -> HealRow:
    """W-UPK-19, W-TWN-7. Who heals this unit, or why nobody does."""
    war = upkeep.war
    acts: list[Act] = []
    house = next((one for one in upkeep.houses if unit.tile in one.tiles), None)
    if house is not None and war.phase is Phase.TRADE:
        heal = f"heal@{house.id}" if len(upkeep.houses) > 1 else "heal"
        act = upkeep.act(tr("Healer"), heal, unit.id)
        acts += [act] if act is not None else []
    if war.is_town(unit.tile):
        act = upkeep.act(tr("Heal {gold}").format(gold=CURE_COST), "cure", unit.id)
        acts += [act] if act is not None else []
    if unit.kind == "lord":
        act = upkeep.act(tr("Potion"), "potion")
        acts += [act] if act is not None and war.phase is Phase.TRADE else []
    told = ""
    if not acts:
        told = place_said(upkeep.presenter.words, war, unit.tile)
        if war.is_town(unit.tile) and upkeep.kingdom.gold < CURE_COST:
            told = missing_words(CURE_COST - upkeep.kingdom.gold, 0)
    name = upkeep.presenter.name(unit.profile)
    return HealRow(
        icon_of(unit.profile, unit.kind), name, unit.wounds, hit_points(upkeep.campaign, unit), tuple(acts), told
    )


def _food(upkeep: Upkeep) -> tuple[tuple[str, str, Act | None, str], ...]:
    """W-TWN-12. A bundle at a time."""
    kingdom = upkeep.kingdom
    buy = upkeep.act(tr("Buy"), "food:buy", "1")
    sell = upkeep.act(tr("Sell"), "food:sell", "1")
    return (
        (
            tr("Buy {food}").format(food=BOUGHT_FOOD),
            tr("for {gold} gold").format(gold=BOUGHT_FOR),
            buy,
            missing_words(max(0, BOUGHT_FOR - kingdom.gold), 0),
        ),
        (
            tr("Sell {food}").format(food=SOLD_FOOD),
            tr("for {gold} gold").format(gold=SOLD_FOR),
            sell,
            missing_words(0, max(0, SOLD_FOOD - kingdom.food)),
        ),
    )


# 5 Equip


@dataclass(frozen=True)
class SlotItem:
    """A place of the lord's outfit, or something that waits."""

    slot: str
    icon: str
    name: str
    waits: bool = False
    act: Act | None = None
    hint: str = ""


@dataclass(frozen=True)
class EquipView:
    """W-UPK-20, WH-SL-1."""

    head: Head
    icon: str
    name: str
    wounds: int
    most: int
    figures: tuple[tuple[str, str], ...]
    slots: tuple[SlotItem, ...]
    waiting: tuple[SlotItem, ...]


def equip_view(upkeep: Upkeep) -> EquipView | None:
    """What the lord wears, and what waits; None without a lord."""
    war, campaign = upkeep.war, upkeep.campaign
    lord = war.lord_of(upkeep.seat)
    if lord is None:
        return None
    state = upkeep.state(Phase.EQUIP)
    owned = upkeep.kingdom.owned
    pill = tr("%n item(s) (waits|wait)", len(owned)) if owned and state is not StepState.NOW else pill_of(state)
    figures = figures_of(campaign, lord)
    told = (
        (tr("Movement"), str(figures.move)),
        (tr("Attacks"), str(figures.attacks)),
        (tr("Hit, wound"), tr("{hit}+, {wound}+").format(hit=figures.hit, wound=figures.wound)),
        (tr("O"), tr("{hit}/{wound}").format(hit=_signed(figures.guard_hit), wound=_signed(figures.guard_wound))),
        (tr("Leadership"), str(figures.leadership)),
    )
    slots = [one for slot in SLOT_ORDER for one in _worn_in(upkeep, slot)]
    waiting = [_waiting(upkeep, lord, token) for token in owned]
    head = Head(state, upkeep.presenter.name(lord.profile), pill)
    most = hit_points(campaign, lord)
    icon = icon_of(lord.profile, lord.kind)
    return EquipView(head, icon, head.note, lord.wounds, most, told, tuple(slots), tuple(waiting))


def _signed(value: int) -> str:
    return f"\N{MINUS SIGN}{-value}" if value < 0 else f"+{value}" if value else "0"


def _worn_in(upkeep: Upkeep, slot: str) -> list[SlotItem]:
    content = upkeep.campaign.content
    worn = [one for one in upkeep.kingdom.worn if equipment_of(content, one).slot == slot]
    most = upkeep.campaign.options.trinkets if slot == TRINKET else 1
    found: list[SlotItem] = []
    for token in worn:
        item = equipment_of(content, token)
        act = upkeep.act(tr("Off"), f"off:{token}")
        hint = effect_text(item)
        name = upkeep.presenter.name(item.id)
        found.append(SlotItem(slot_text(item), icon_of_item(item), name, act=act, hint=hint))
    sample = next(one for one in content.equipment.values() if one.slot == slot and not one.is_two_handed)
    both_hands = slot == SHIELD and any(equipment_of(content, one).is_two_handed for one in upkeep.kingdom.worn)
    empty = tr("both hands are full") if both_hands else tr("empty")
    found += [SlotItem(slot_text(sample), ICONS[slot], empty)] * (most - len(worn))
    return found


def _waiting(upkeep: Upkeep, lord: Unit, token: str) -> SlotItem:
    item = equipment_of(upkeep.campaign.content, token)
    act = upkeep.act(tr("Wear"), f"wear:{token}")
    meaning = meaning_words(upkeep, lord, token)
    hint = " ".join([effect_text(item), *([meaning] if meaning else [])])
    slot = tr("Needs no slot") if item.slot == SINGLE else slot_text(item)
    return SlotItem(slot, icon_of_item(item), upkeep.presenter.name(item.id), waits=True, act=act, hint=hint)


# Next Upkeep


@dataclass(frozen=True)
class Remedy:
    """A button, and what it leaves after the next Upkeep."""

    act: Act
    leaves: str


@dataclass(frozen=True)
class NextView:
    """What the next Upkeep brings, asks and leaves; with `tried`, if that is taken."""

    tried: str
    rows: tuple[tuple[str, Amount], ...]
    left: Amount
    short: str
    who: str
    remedies: tuple[Remedy, ...]
    is_short: bool


def next_view(upkeep: Upkeep, tried: Act | None = None) -> NextView:
    """Counted by the rules, with what has just been bought, or would be."""
    budget = budget_of(upkeep.campaign, upkeep.seat)
    words = ""
    if tried is not None:
        after = budget_after(upkeep.presenter.copy_of_war(), tried.answers)
        if after is not None:
            budget, words = after, tried.words
    rows = budget_rows(budget)
    short = who = ""
    remedies: tuple[Remedy, ...] = ()
    if budget.is_short:
        short = short_words(budget)
        who = deserter_words(upkeep.presenter, upkeep.war, budget)
        remedies = tuple(remedies_for(upkeep, budget)) if tried is None else ()
    return NextView(words, tuple(rows), budget.left, short, who, remedies, budget.is_short)


def remedies_for(upkeep: Upkeep, budget: Budget) -> list[Remedy]:
    """What the question offers against what is short: what helps whole first, then what leaves most."""
    found: list[tuple[int, int, Remedy]] = []
    for act in _candidates(upkeep, budget):
        after = budget_after(upkeep.presenter.copy_of_war(), act.answers)
        if after is None:
            continue
        lack = max(0, -after.left.gold) + max(0, -after.left.food)
        if lack < max(0, -budget.left.gold) + max(0, -budget.left.food):
            leaves = tr("leaves {gold} and {food}").format(gold=_number(after.left.gold), food=_number(after.left.food))
            found.append((lack, -after.left.gold - after.left.food, Remedy(act, leaves)))
    found.sort(key=lambda one: one[:2])
    return [one for _, _, one in found[:MOST_REMEDIES]]


def _number(value: int) -> str:
    return f"\N{MINUS SIGN}{-value}" if value < 0 else str(value)


def _candidates(upkeep: Upkeep, budget: Budget) -> list[Act]:
    found: list[Act | None] = [
        upkeep.act(tr("Worker to the farm"), upkeep.here(f"shift:{FARM}")),
        upkeep.act(tr("Worker to the mine"), upkeep.here(f"shift:{MINE}")),
        upkeep.act(tr("New worker for the farm"), upkeep.here(f"worker:{FARM}")),
        upkeep.act(tr("New worker for the mine"), upkeep.here(f"worker:{MINE}")),
    ]
    if "food:buy" in upkeep.offered and budget.left.food < 0:
        count = min(ceil(-budget.left.food / BOUGHT_FOOD), upkeep.kingdom.gold // BOUGHT_FOR)
        words = tr("Buy {food} food").format(food=count * BOUGHT_FOOD)
        found.append(Act(words, tuple(_bundled("food:buy", count))))
    if "food:sell" in upkeep.offered and budget.left.gold < 0:
        count = min(ceil(-budget.left.gold / SOLD_FOR), upkeep.kingdom.food // SOLD_FOOD)
        words = tr("Sell {food} food").format(food=count * SOLD_FOOD)
        found.append(Act(words, tuple(_bundled("food:sell", count))))
    found += [
        Act(tr("Sell {item}").format(item=upkeep.presenter.name(card_of(token))), (f"sell:{token}",))
        for token, _ in _sold(upkeep)
    ]
    return [one for one in found if one is not None]


def _bundled(option: str, count: int) -> Sequence[str]:
    """So many bundles, in the numbers in which they are offered."""
    answers: list[str] = []
    for size in sorted(BUNDLES, reverse=True):
        while count >= size:
            answers += [option, str(size)]
            count -= size
    return answers
