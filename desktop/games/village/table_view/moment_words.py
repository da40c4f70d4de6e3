"""Puts the words of one moment together: banner, card, strip, village, stores and legend."""

from __future__ import annotations

from desktop.games.village.banner_words import acted_words, banner_view
from desktop.games.village.prompts.words import question
from desktop.games.village.table_view.cards import building_level, quiet_card
from desktop.games.village.table_view.group_card import enemies_act, group_card, group_shown
from desktop.games.village.table_view.moment import BuildingLine, LegendEntry, Moment, StoreView
from desktop.games.village.table_view.words import dice_told, name_of, told
from desktop.look.lengths import plain
from desktop.look.widgets.banner import BannerSide
from desktop.play.table_view.moment import CardView, PhaseView, TellingView
from desktop.play.table_view.part import tr
from rules_core.games.village.state.facts import RoundStarted
from rules_core.games.village.state.siege import Phase, Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.spoken import building_name
from rules_core.kernel.match import Told
from rules_core.kernel.requests import Request
from rules_core.song import topics as song_topics
from rules_core.song.facts import QualityRolled


def moment(
    siege: Siege, request: Request | None, facts: list[Told], names: SiegeNames, *, replayed: bool = False
) -> Moment:
    """What the table view says. `replayed`: `facts` end with what is being shown, though the state has gone on."""
    enemies = enemies_act(facts) if replayed else siege.phase is Phase.ENEMY_TURN
    card = group_card(siege, request, facts, names, replayed=replayed) if enemies else None
    telling = _telling(siege, request, facts, names, asks=card is not None and not replayed)
    return Moment(
        phase=_phase(siege, request, facts, replayed=replayed and enemies),
        card=card or (CardView("") if replayed and enemies else quiet_card(siege, request, facts, names)),
        telling=telling,
        buildings=tuple(_buildings(siege)),
        stores=tuple(_stores(siege)),
        legend=tuple(_legend(siege)),
        measure=tr("{wide} by {high}").format(wide=plain(siege.world.map.width), high=plain(siege.world.map.height)),
    )


def _phase(siege: Siege, request: Request | None, facts: list[Told], *, replayed: bool) -> PhaseView:
    view = banner_view(siege, facts)
    wave = tr("Wave {wave} of {waves}").format(wave=siege.wave, waves=siege.world.waves)
    if replayed or siege.phase is Phase.ENEMY_TURN:
        rounds = [one.fact.round for one in facts if isinstance(one.fact, RoundStarted)]
        parts = [wave, tr("round {round}").format(round=rounds[-1] if rounds else siege.round)]
        number = group_shown(siege, request, facts, replayed=replayed)
        if number:
            parts.append(tr("group {group} of {groups}").format(group=number, groups=len(siege.groups)))
        return PhaseView(BannerSide.ENEMIES, tr("The enemies act"), ", ".join(parts), "wolf-head")
    if siege.phase is Phase.HERO_TURN:
        second = ", ".join((wave, tr("round {round}").format(round=siege.round), acted_words(siege)))
        return PhaseView(view.side, view.title, second, view.icon)
    return PhaseView(view.side, view.title, view.second, view.icon)


def _telling(siege: Siege, request: Request | None, facts: list[Told], names: SiegeNames, *, asks: bool) -> TellingView:
    if asks and request is not None:
        return TellingView(question(request, siege, names).title, is_question=True)
    for one in reversed(facts):
        words = told(one.fact, names)
        if isinstance(one.fact, QualityRolled) and one.fact.purpose == song_topics.ACTIVATION:
            # The chronicle says before it whose dice these are; here it stands alone.
            words = tr("{name}: {words}").format(name=name_of(one.fact.model, names), words=words)
        if words:
            return TellingView(words, dice_told(one.fact, names))
    return TellingView("")


def _buildings(siege: Siege) -> list[BuildingLine]:
    lines: list[BuildingLine] = []
    for building in siege.buildings.values():
        kind = siege.world.buildings[building.id]
        lines.append(
            BuildingLine(
                building.id,
                "broken-wall" if building.destroyed else kind.icon,
                building_name(siege.world.village, kind),
                building.integrity,
                kind.integrity,
                building_level(building.level),
                building.burning,
                building.destroyed,
            )
        )
    return lines


def _stores(siege: Siege) -> list[StoreView]:
    words = tr("1 Supply") if siege.supplies == 1 else tr("{number} Supplies")
    stores = [StoreView("swap-bag", siege.supplies, words.format(number=siege.supplies))]
    if siege.herbs:
        words = tr("1 Herb") if siege.herbs == 1 else tr("{number} Herbs")
        stores.append(StoreView("herbs-bundle", siege.herbs, words.format(number=siege.herbs)))
    return stores


def _legend(siege: Siege) -> list[LegendEntry]:
    entries = [LegendEntry("heroes", tr("Heroes")), LegendEntry("enemies", tr("Enemies"))]
    if any(model.is_defender and model.in_play for model in siege.models.values()):
        entries.append(LegendEntry("defenders", tr("Defenders")))
    if any(not token.revealed for token in siege.tokens.values()):
        entries.append(LegendEntry("find", tr("Unknown find")))
    if siege.traps:
        entries.append(LegendEntry("trap", tr("Trap")))
    return entries
