"""The four sheets of the game as tables: strongholds, upkeep, events, and the reference of monsters and units.

What a table of people may say otherwise can be corrected in its cell.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import groupby
from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from desktop.games.warhold.presenter import WarPresenter
from desktop.games.warhold.realms import BUILDINGS as PICTURES
from desktop.games.warhold.realms import KINDS, icon_of, icon_of_race
from desktop.games.warhold.stores_panel import number
from desktop.look.theme import Theme
from desktop.play.models.row_table import RowTable
from desktop.play.models.rows import Cell, CellKind, Edit, Row
from desktop.play.panels.table_panel import TablePanel
from rules_core.games.warhold.content.types import (
    BUILDINGS,
    DECKS,
    ENGINEER,
    EQUIPMENT,
    FARM,
    GREAT,
    HEALER,
    LARGE,
    MINE,
    SMALL,
    TREASURE,
    WORKER,
    Profile,
)
from rules_core.games.warhold.rules.budget import budget_of
from rules_core.games.warhold.rules.cards import CHART
from rules_core.games.warhold.rules.combat import REWARDS
from rules_core.games.warhold.rules.decks import left_in
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.rules.strength import hit_points
from rules_core.games.warhold.rules.training import CIVILIAN_COST, WORKER_COST
from rules_core.games.warhold.rules.upkeep import CIVILIAN_FOOD
from rules_core.games.warhold.state.war import Kingdom, Stronghold

DICE: Final = "rolling-dices"


def tr(text: str, count: int = -1) -> str:
    """A text of these sheets in the language in force."""
    return QCoreApplication.translate("WarholdSheets", text, "", count)


class SheetsPanel(QWidget):
    """One sheet at a time; a button for each stands above."""

    marked = Signal(str)
    thing_wanted = Signal(str)
    menu_wanted = Signal(str, QPoint)

    def __init__(self, theme: Theme, presenter: WarPresenter) -> None:
        super().__init__()
        self.setObjectName("panel.sheets")
        px = theme.px
        kinds: tuple[tuple[str, str, tuple[str, ...], Callable[[WarPresenter], list[Row]]], ...] = (
            ("strongholds", tr("Strongholds"), (tr("Building"), tr("Level"), tr("People")), stronghold_rows),
            ("upkeep", tr("Upkeep"), (tr("What"), tr("Gold"), tr("Food")), upkeep_rows),
            ("events", tr("Events"), (tr("Die roll"), tr("What comes of it")), event_rows),
            ("reference", tr("Reference"), _profile_headings(), reference_rows),
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        bar = QHBoxLayout()
        bar.setContentsMargins(px(8), px(6), px(8), px(6))
        bar.setSpacing(px(4))
        self.group = QButtonGroup(self)
        self.stack = QStackedWidget()
        self.tables: dict[str, TablePanel] = {}
        for place, (name, title, headings, rows) in enumerate(kinds):
            button = QPushButton(title)
            button.setProperty("kind", "choice")
            button.setCheckable(True)
            button.setAutoDefault(False)
            self.group.addButton(button, place)
            bar.addWidget(button)
            model = RowTable(presenter.session, headings, partial(rows, presenter))
            empty = tr("There is nothing here now.")
            panel = TablePanel(theme, model, f"table.sheet-{name}", title, empty, headings=True)
            panel.marked.connect(self.marked)
            panel.thing_wanted.connect(self.thing_wanted)
            panel.menu_wanted.connect(self.menu_wanted)
            self.tables[name] = panel
            self.stack.addWidget(panel)
        bar.addStretch(1)
        self.group.button(0).setChecked(True)
        self.group.idClicked.connect(self.stack.setCurrentIndex)
        column.addLayout(bar)
        column.addWidget(self.stack, 1)


def _heading(id: str, words: str, columns: int) -> Row:
    return Row(id, (Cell(words, CellKind.NAME), *[Cell("")] * (columns - 1)), is_heading=True)


# Strongholds


def stronghold_rows(presenter: WarPresenter) -> list[Row]:
    """W-SET-16, W-STR-3. Every building of every stronghold, and who works and lives there."""
    rows: list[Row] = []
    for place, house in enumerate(presenter.war.strongholds):
        rows.append(_heading(house.id, presenter.name(house.id), 3))
        rows += [_building(presenter, place, house, one) for one in BUILDINGS]
        for kind, count, field in ((ENGINEER, house.engineers, "engineers"), (HEALER, house.healers, "healers")):
            edit = Edit(f"strongholds/{place}/{field}", count)
            name = Cell(presenter.name(kind), CellKind.NAME, icon=KINDS[kind])
            rows.append(Row(f"{house.id}/{kind}", (name, Cell(""), Cell(str(count), edit=edit))))
    return rows


def _building(presenter: WarPresenter, place: int, house: Stronghold, building: str) -> Row:
    level = house.level(building)
    cells = [
        Cell(presenter.name(building), CellKind.NAME, icon=PICTURES[building]),
        Cell(str(level), edit=Edit(f"strongholds/{place}/{building}", level)),
    ]
    workers = {MINE: ("miners", house.miners), FARM: ("farmers", house.farmers)}.get(building)
    if workers is None:
        cells.append(Cell(""))
    else:
        field, count = workers
        cells.append(Cell(tr("%n worker(s)", count), edit=Edit(f"strongholds/{place}/{field}", count)))
    return Row(f"{house.id}/{building}", tuple(cells))


# Upkeep


def upkeep_rows(presenter: WarPresenter) -> list[Row]:
    """W-UPK-3, W-UPK-4, W-UPK-8. The stores of every kingdom, and what its people cost."""
    rows: list[Row] = []
    for place, kingdom in enumerate(presenter.war.kingdoms):
        if kingdom.race:
            rows += _accounts(presenter, place, kingdom)
    rows.append(_heading("civilians", tr("Civilians"), 3))
    rows.append(_cost("worker", presenter.name(WORKER), KINDS[WORKER], (WORKER_COST, WORKER_COST), (0, 0)))
    for kind in (ENGINEER, HEALER):
        cost = (CIVILIAN_COST, CIVILIAN_COST)
        rows.append(_cost(kind, presenter.name(kind), KINDS[kind], cost, (0, CIVILIAN_FOOD)))
    return rows


def _accounts(presenter: WarPresenter, place: int, kingdom: Kingdom) -> list[Row]:
    war = presenter.war
    budget = budget_of(campaign_of(war), kingdom.seat)
    id = f"kingdom-{kingdom.seat}"
    rows = [_heading(id, presenter.kingdom_name(kingdom.seat), 3)]
    stores = (
        Cell(tr("In the stores"), CellKind.NAME, icon=icon_of_race(kingdom.race)),
        Cell(str(kingdom.gold), edit=Edit(f"kingdoms/{place}/gold", kingdom.gold)),
        Cell(str(kingdom.food), edit=Edit(f"kingdoms/{place}/food", kingdom.food)),
    )
    rows.append(Row(f"{id}/stores", stores))
    for key, words, amount in (
        ("income", tr("Income"), budget.income),
        ("upkeep", tr("Upkeep"), budget.upkeep),
        ("left", tr("After next Upkeep"), budget.left),
    ):
        cells = (Cell(words, CellKind.NAME), Cell(number(amount.gold)), Cell(number(amount.food)))
        rows.append(Row(f"{id}/{key}", cells))
    for profile in war.world.content.races[kingdom.race].units.values():
        if profile.gold or profile.food:
            name, icon = presenter.name(profile.id), icon_of(profile.id, profile.kind)
            needs = (profile.upkeep_gold, profile.upkeep_food)
            rows.append(_cost(f"{id}/{profile.kind}", name, icon, (profile.gold, profile.food), needs))
    return rows


def _cost(id: str, name: str, icon: str, cost: tuple[int, int], needs: tuple[int, int]) -> Row:
    second = tr("upkeep {gold}/{food}").format(gold=needs[0], food=needs[1]) if any(needs) else tr("no upkeep")
    return Row(id, (Cell(name, CellKind.NAME, second, icon), Cell(str(cost[0])), Cell(str(cost[1]))))


# Events


def event_rows(presenter: WarPresenter) -> list[Row]:
    """W-EOT-1, W-RUI-5, W-MON-14. What a die brings at the end of a turn, in a ruin, and for a slain monster."""
    rows = [_heading("end", tr("End of the turn"), 2)]
    rows += _faces("end", [presenter.name(one) for one in CHART])
    rows.append(_heading("ruin", tr("A ruin"), 2))
    treasure, equipment = presenter.name(TREASURE), presenter.name(EQUIPMENT)
    both = tr("{one} and {other}").format(one=treasure, other=equipment)
    guarded = tr("A monster, and a treasure beside the ruin")
    rows += _faces("ruin", [tr("A monster"), guarded, treasure, treasure, equipment, both])
    names = {SMALL: tr("A small monster slain"), LARGE: tr("A large monster slain"), GREAT: tr("A monster lord slain")}
    for category, golds in REWARDS.items():
        rows.append(_heading(f"reward-{category}", names[category], 2))
        words = [_reward(presenter, category, face, gold) for face, gold in enumerate(golds, 1)]
        rows += _faces(f"reward-{category}", words)
    rows.append(_heading("decks", tr("Decks"), 2))
    war = presenter.war
    for deck in DECKS:
        left = tr("%n card(s)", left_in(war, war.world.content, deck))
        rows.append(Row(f"deck-{deck}", (Cell(presenter.name(deck), CellKind.NAME), Cell(left))))
    return rows


def _reward(presenter: WarPresenter, category: str, face: int, gold: int) -> str:
    words = tr("{gold} gold").format(gold=gold) if gold else tr("nothing")
    if category == GREAT and face == 6:
        # WH-DK-7.
        return tr("{gold} and {card}").format(gold=words, card=presenter.name(EQUIPMENT))
    return words


def _faces(id: str, results: list[str]) -> list[Row]:
    """Faces with the same result stand together."""
    rows: list[Row] = []
    for words, group in groupby(enumerate(results, 1), key=lambda one: one[1]):
        faces = [face for face, _ in group]
        said = str(faces[0])
        if len(faces) > 1:
            said = tr("{first} to {last}").format(first=faces[0], last=faces[-1])
        rows.append(Row(f"{id}-{faces[0]}", (Cell(said, CellKind.NAME, icon=DICE), Cell(words))))
    return rows


# Reference


def _profile_headings() -> tuple[str, ...]:
    return (tr("Name"), tr("Move"), tr("Rolls"), tr("Attacks"))


def reference_rows(presenter: WarPresenter) -> list[Row]:
    """W-MON-1, W-ATT-1 to W-ATT-11. The monsters on the map with their wounds, then every kind, and all units."""
    war = presenter.war
    content, campaign = war.world.content, campaign_of(war)
    columns = len(_profile_headings())
    rows: list[Row] = []
    found = war.monsters()
    if found:
        rows.append(_heading("on-map", tr("On the map"), columns))
    for unit in found:
        most = hit_points(campaign, unit)
        edit = Edit(f"units/{war.units.index(unit)}/wounds", unit.wounds)
        words = tr("{taken} of %n wound(s)", most).format(taken=unit.wounds)
        name = Cell(presenter.name(unit.profile), CellKind.NAME, words, icon_of(unit.profile, unit.kind), edit=edit)
        rows.append(Row(unit.id, (name, *_figures(content.profiles[unit.profile]))))
    names = {SMALL: tr("Small monsters"), LARGE: tr("Large monsters"), GREAT: tr("Monster lords")}
    for category in (GREAT, LARGE, SMALL):
        rows.append(_heading(f"category-{category}", names[category], columns))
        rows += [
            _profile(presenter, one.profile) for one in content.monsters.values() if one.profile.category == category
        ]
    for kingdom in war.kingdoms:
        if kingdom.race:
            rows.append(_heading(f"race-{kingdom.race}", presenter.name(kingdom.race), columns))
            rows += [_profile(presenter, one) for one in content.races[kingdom.race].units.values()]
    return rows


def _profile(presenter: WarPresenter, profile: Profile) -> Row:
    guard = tr("{hit}/{wound}").format(hit=number(profile.guard_hit), wound=number(profile.guard_wound))
    second = tr("%n hit point(s), O {guard}", profile.hit_points).format(guard=guard)
    name = Cell(presenter.name(profile.id), CellKind.NAME, second, icon_of(profile.id, profile.kind))
    return Row(f"profile-{profile.id}", (name, *_figures(profile)))


def _figures(profile: Profile) -> tuple[Cell, ...]:
    """Movement, what hits and what wounds, and how many attacks."""
    rolls = tr("{hit}+, {wound}+").format(hit=profile.hit, wound=profile.wound)
    return Cell(str(profile.move)), Cell(rolls), Cell(str(profile.attacks))
