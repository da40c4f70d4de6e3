"""Who may come, on paper: a table of every enemy of this siege, and cards to cut out for both sides."""

from __future__ import annotations

from desktop.games.village.printing.people import trait_lines
from desktop.printing.markup import beside_icon, boxes, cut_out, icon, paragraph, quiet, strong, table, text
from desktop.printing.sheet import tr
from rules_core.games.village.content.types import EnemyType
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.spoken import enemy_name, hero_name
from rules_core.song.trait_types import shipped
from rules_core.song.warband import Profile

CARDS_IN_A_ROW = 2


def bestiary(siege: Siege, _names: SiegeNames) -> str:
    """Every enemy that waves are drawn from, whoever waits now (V-5.1.2): numbers, Behaviours and traits."""
    parts = [paragraph(text(tr("Everybody who may come in this siege, in the order of their points.")))]
    rows: list[tuple[str, str, str, str, str]] = []
    for one in _enemies(siege):
        wants = ", ".join(tr(behaviour.value.capitalize()) for behaviour in one.behaviours)
        traits = "<br>".join([text(wants), *trait_lines(one.profile, shipped())])
        rows.append(
            (
                f"{icon(one.icon)} {strong(enemy_name(one))}",
                beside_icon(f"{one.profile.quality}+"),
                beside_icon(str(one.profile.combat)),
                beside_icon(str(one.profile.points)),
                beside_icon(traits),
            )
        )
    head = (tr("Who"), tr("Quality"), tr("Combat"), tr("Points"), tr("What it wants and can do"))
    return "".join([*parts, table(rows, (26, 8, 8, 8, 50), head)])


def cards(siege: Siege, _names: SiegeNames) -> str:
    """A card for each hero and each kind of enemy, to lie beside the miniatures."""
    content = siege.world.content
    heroes = [content.heroes[hero.id] for hero in siege.heroes]
    made = [_card(hero.icon, hero_name(hero), hero.profile) for hero in heroes]
    made += [_card(one.icon, enemy_name(one), one.profile) for one in _enemies(siege)]
    return cut_out(made, CARDS_IN_A_ROW)


def _card(figure: str, name: str, profile: Profile) -> str:
    numbers = tr("Quality {quality}+, Combat {combat}").format(quality=profile.quality, combat=profile.combat)
    bears = 6 - profile.quality if any(trait.id == "tough" for trait in profile.traits) else 0
    wounds = [f"{quiet(tr('Wounds'))} {boxes(bears)}"] if bears else []
    return "<br>".join([f"{icon(figure)} {strong(name)}", text(numbers), *wounds, *trait_lines(profile, shipped())])


def _enemies(siege: Siege) -> list[EnemyType]:
    return sorted(siege.world.recruits.enemies.values(), key=lambda one: (one.profile.points, one.id))
