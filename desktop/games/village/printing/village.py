"""The village on paper: its buildings as they stand, and what the council may buy."""

from __future__ import annotations

from desktop.games.village.council.council_words import council_option
from desktop.games.village.models.siege_rows import ROMAN
from desktop.play.models.cased import Cased
from desktop.printing.markup import beside_icon, boxes, heading, icon, paragraph, quiet, strong, table, text
from desktop.printing.sheet import tr
from rules_core.games.village.rules import shop
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.shop_words import reason_text
from rules_core.games.village.words.spoken import building_name, level_name, level_text
from rules_core.games.village.words.table_rows import FINDS


def village(siege: Siege, names: SiegeNames) -> str:
    """Buildings with Integrity and levels, the purse, defences and finds."""
    rows: list[tuple[str, ...]] = []
    for building in siege.buildings.values():
        kind = siege.world.buildings[building.id]
        state = tr("burns") if building.burning else ""
        if building.destroyed:
            state = tr("destroyed in wave {wave}").format(wave=building.fell_in_wave)
        lost = kind.integrity - building.integrity
        levels = f"{ROMAN[building.level]}&nbsp;&nbsp;{boxes(len(kind.levels), building.level)}"
        beside = (boxes(kind.integrity, lost), levels, text(state))
        rows.append(
            (
                f"{icon(kind.icon)} {strong(building_name(siege.world.village, kind))}",
                *(beside_icon(one) for one in beside),
            )
        )
    head = (tr("Building"), tr("Integrity lost"), tr("Level"), tr("State"))
    parts = [table(rows, (34, 28, 20, 18), head), heading(tr("Stores and defences"))]
    stores = [
        (text(tr("Supplies")), str(siege.supplies)),
        (text(tr("Healing Herbs")), str(siege.herbs)),
        (text(tr("Repair Materials")), str(siege.repair_materials)),
        (text(tr("Traps, face down")), str(len(siege.traps))),
    ]
    most = siege.world.options.barricade_integrity
    for number, barricade in enumerate(siege.barricades.values(), start=1):
        words = tr("Barricade {number}").format(number=number)
        stores.append((text(words), boxes(most, most - barricade.integrity)))
    for token in siege.tokens.values():
        # V-7.2.3. Unknown until a hero reaches it or the Watchtower's scouts tell.
        what = tr(FINDS[token.result].text) if token.revealed else tr("unknown")
        edge = Cased(names.edge(token.edge))
        stores.append((text(tr("Find at {edge}").format(edge=edge)), text(what)))
    parts.append(table(stores, (60, 40)))
    return "".join(parts)


def council(siege: Siege, names: SiegeNames) -> str:
    """Every building's levels with their price, and everything else the council may do."""
    parts: list[str] = []
    rows: list[tuple[str, str, str, str]] = []
    for building in siege.buildings.values():
        kind = siege.world.buildings[building.id]
        called = building_name(siege.world.village, kind)
        for number, level in enumerate(kind.levels, start=1):
            ours = tr("yours") if number <= building.level and not building.destroyed else ""
            price = tr("free") if not level.cost else str(level.cost)
            gives = level_text(siege.world.village, kind, number)
            what = f"{strong(level_name(siege.world.village, kind, number))}<br>{quiet(gives)}"
            rows.append((strong(f"{called} {ROMAN[number]}"), what, price, text(ours)))
    head = (tr("Level"), tr("What it gives"), tr("Price"), "")
    parts.append(table(rows, (22, 56, 10, 12), head, tight=True))
    parts.append(heading(tr("Also")))
    others: list[tuple[str, str, str]] = []
    for entry in shop.entries(siege):
        if entry.verb == "upgrade":
            continue
        view = council_option(entry.id, entry, siege, names)
        now = "" if entry.available else reason_text(entry.reason, entry.cost, siege, names)
        others.append((strong(view.title), str(entry.cost) if entry.cost else text(tr("free")), quiet(now)))
    parts.append(table(others, (40, 10, 50), (tr("What"), tr("Price"), tr("Now")), tight=True))
    words = tr("Supplies in the purse: {supplies}.").format(supplies=siege.supplies)
    return paragraph(strong(words)) + "".join(parts)
