"""The cards of the table view when no Enemy Group acts: the question, and those whom it concerns."""

from __future__ import annotations

from dataclasses import replace

from desktop.games.village.council.council_words import council_option
from desktop.games.village.models.heart_words import heart_of
from desktop.games.village.models.siege_rows import ROMAN, group_name, hero_rows
from desktop.games.village.prompts.words import question
from desktop.games.village.table_view.words import dice_words, figures, name_of, people_of
from desktop.play.table_view.moment import CardView, LineMark, MomentLine
from desktop.play.table_view.part import tr
from rules_core.games.village.rules import shop, topics
from rules_core.games.village.state.facts import CouncilOpened, WaveGenerated
from rules_core.games.village.state.siege import Phase, Siege, SiegeEnd
from rules_core.games.village.words.names import SiegeNames
from rules_core.kernel.match import Told
from rules_core.kernel.requests import Request
from rules_core.song.warband import Fate

FIGHT = (Phase.HERO_TURN, Phase.ENEMY_TURN)
FROM_AFAR = {
    topics.BARRICADE: "Anywhere in the golden area.",
    topics.COUNCIL: "",
}
"""Helping lines that speak of keys, or of what stands elsewhere on this page."""


def quiet_card(siege: Siege, request: Request | None, facts: list[Told], names: SiegeNames) -> CardView:
    """The card for every moment in which the players decide, and for the end."""
    if request is None or siege.phase is Phase.OVER:
        return over_card(siege)
    asked = question(request, siege, names)
    second = tr(FROM_AFAR[request.topic]) if FROM_AFAR.get(request.topic) else asked.second
    if request.topic == topics.COUNCIL or siege.phase is Phase.COUNCIL:
        card = CardView(asked.title, "" if request.topic == topics.COUNCIL else second)
        return replace(card, lines=_council_lines(siege, request, names), result=_bought(facts))
    card = CardView(asked.title, second, lines=hero_lines(siege, request, names))
    if siege.phase is Phase.HERO_TURN:
        return replace(card, after=_enemies_next(siege), after_icon="horned-skull")
    return replace(card, result=_wave_to_come(siege, facts, names))


def hero_lines(siege: Siege, request: Request | None, names: SiegeNames) -> tuple[MomentLine, ...]:
    """Heroes and Defenders: who acts, who has acted, who is down."""
    now = siege.acting.model if siege.acting is not None else request.subject if request is not None else ""
    lines: list[MomentLine] = []
    for row in hero_rows(siege, names):
        model = siege.model(row.id)
        name, wounds, state = row.cells
        mark = LineMark.NEXT
        if model.fate in (Fate.DEFEATED, Fate.FLED):
            mark = LineMark.OUT
        elif model.id == now:
            mark = LineMark.NOW
        elif model.in_play if siege.phase is Phase.HERO_DEPLOYMENT else siege.has_acted(model) and siege.phase in FIGHT:
            mark = LineMark.DONE
        words = state.text if siege.phase in FIGHT or mark is LineMark.OUT else ""
        if siege.phase is Phase.HERO_DEPLOYMENT:
            words = tr("Has taken position") if model.in_play else tr("Now") if model.id == now else tr("Still to come")
        lines.append(
            MomentLine(
                mark, model.letter, name.text, aside=words, icon=name.icon, wounds=wounds.now, wounds_most=wounds.most
            )
        )
    return tuple(lines)


def over_card(siege: Siege) -> CardView:
    """The end, and what is left."""
    won = siege.result is SiegeEnd.VICTORY
    standing = len(siege.standing_buildings())
    alive = [hero for hero in siege.heroes if hero.fate is not Fate.DEFEATED]
    enemies = sum(row[5] for row in siege.records)
    numbers = (
        ("hourglass", tr("Waves survived"), tr("{now} of {all}"), siege.waves_survived, siege.world.waves),
        ("village", tr("Buildings that stand"), tr("{now} of {all}"), standing, len(siege.buildings)),
        ("visored-helm", tr("Heroes who stand"), tr("{now} of {all}"), len(alive), len(siege.heroes)),
        ("crossed-swords", tr("Enemies defeated"), "{now}", enemies, 0),
        ("swap-bag", tr("Supplies left"), "{now}", siege.supplies, 0),
    )
    lines = [
        MomentLine(LineMark.PLAIN, name=name, aside=words.format(now=now, all=most), icon=icon)
        for icon, name, words, now, most in numbers
    ]
    title = tr("The village stands.") if won else tr("The village has fallen.")
    if not won and not siege.buildings[siege.world.heart].destroyed:
        title = tr("The siege is lost.")
    second = tr("It was a brave stand.")
    if won:
        second = tr("Dawn comes, and {heart} is still there.").format(heart=heart_of(siege))
    return CardView(title, second, lines=tuple(lines))


def _council_lines(siege: Siege, request: Request, names: SiegeNames) -> tuple[MomentLine, ...]:
    """What can be had now, with its price; then what costs more than the purse holds."""
    if request.topic != topics.COUNCIL:
        return ()
    lines: list[MomentLine] = []
    for affordable in (True, False):
        for entry in shop.entries(siege):
            if entry.available is not affordable or (not affordable and entry.reason != shop.TOO_DEAR):
                continue
            shown = council_option(entry.id, entry, siege, names)
            mark = LineMark.PLAIN if affordable else LineMark.LATER
            what, _, price = shown.second.rpartition(", ")
            lines.append(MomentLine(mark, name=shown.title, words=what, aside=price, icon=shown.icon))
    return tuple(lines) or (MomentLine(LineMark.PLAIN, name=tr("Nothing more can be had"), icon="swap-bag"),)


def _bought(facts: list[Told]) -> str:
    """How much the council has decided already."""
    count = 0
    for one in reversed(facts):
        if isinstance(one.fact, CouncilOpened):
            break
        if type(one.fact).__name__ in DECISIONS:
            count += 1
    if not count:
        return ""
    return tr("1 thing decided so far") if count == 1 else tr("{count} things decided so far").format(count=count)


DECISIONS = ("BuildingRepaired", "BuildingUpgraded", "BarricadePlaced", "TrapPlaced", "HeroRevived", "Healed")


def _enemies_next(siege: Siege) -> str:
    """The group that acts first when the heroes have done."""
    for group in siege.groups:
        if siege.members(group.number):
            return tr("{group}, {dice}").format(group=group_name(group), dice=dice_words(siege, group))
    return ""


def _wave_to_come(siege: Siege, facts: list[Told], names: SiegeNames) -> str:
    """What the players know of the wave before it stands on the table (V-5.4.10): which groups, never from where."""
    if siege.phase not in (Phase.HERO_DEPLOYMENT, Phase.BEFORE_FIGHT):
        return ""
    if not any(isinstance(one.fact, WaveGenerated) for one in facts):
        return ""
    groups = [people_of(siege, group, names) for group in siege.groups]
    return tr("Against you: {groups}").format(groups="; ".join(groups))


def building_level(level: int) -> str:
    """The level as a Roman number."""
    return ROMAN[level] if 0 < level < len(ROMAN) else ""


def everyone(siege: Siege, names: SiegeNames) -> CardView:
    """Who is on the table, for a game without a map: heroes and Defenders, then the enemies by group."""
    lines = list(hero_lines(siege, None, names))
    for group in siege.groups:
        for model in siege.members(group.number):
            state = tr("knocked down") if model.knocked_down else tr("transfixed") if model.transfixed else ""
            words = ", ".join(part for part in (figures(model), state) if part)
            sign = f"{model.group}{model.letter}"
            name = name_of(model.id, names).removesuffix(f" {sign}")
            lines.append(MomentLine(LineMark.NEXT, sign, name, words))
    return CardView(tr("On the table"), lines=tuple(lines))
