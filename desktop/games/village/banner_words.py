"""The banner above the table: who acts, and the figures of the moment."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.games.village.models.aim_words import count_words, counted_words
from desktop.look.widgets.banner import BannerSide, BannerView, Figure
from rules_core.games.village.rules.escalation import FINAL_ASSAULT
from rules_core.games.village.state.facts import CouncilOpened, RoundStarted, WaveEnded, WaveGenerated, WaveOpened
from rules_core.games.village.state.fighter import ENEMIES
from rules_core.games.village.state.siege import Phase, Siege, SiegeEnd
from rules_core.games.village.words.names import SiegeNames
from rules_core.kernel.match import Told
from rules_core.wording.sentence import Sentence

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")


def _tr(text: str, count: int = -1) -> str:
    return QCoreApplication.translate("Banner", text, "", count)


def banner_view(siege: Siege, facts: list[Told], *, is_behind: bool = False) -> BannerView:
    """What the banner says now. While something is still being shown (`is_behind`), the facts say whose turn it is."""
    side, title, second, icon = (_told_turn(facts) if is_behind else None) or _moment(siege)
    return BannerView(side, title, second, icon, _left(siege, facts), _right(siege))


def acted_words(siege: Siege) -> str:
    """How many of the heroes' side have had their turn."""
    heroes = [model for model in siege.models.values() if model.is_there and not model.group]
    acted = len([model for model in heroes if siege.has_acted(model)])
    return _tr("%n of {all} (has|have) acted", acted).format(all=len(heroes))


def _moment(siege: Siege) -> tuple[BannerSide, str, str, str]:
    if siege.phase is Phase.HERO_TURN:
        words = ", ".join((_tr("Round {round}").format(round=siege.round), acted_words(siege)))
        return BannerSide.HEROES, _tr("The heroes act"), words, "rally-the-troops"
    if siege.phase is Phase.ENEMY_TURN:
        words = _tr("Round {round}").format(round=siege.round)
        return BannerSide.ENEMIES, _tr("The enemies act"), words, "horned-skull"
    if siege.phase is Phase.COUNCIL:
        words = _tr("Wave {wave} of {waves} is over").format(wave=siege.wave, waves=siege.world.waves)
        return BannerSide.COUNCIL, _tr("The council meets"), words, "round-table"
    if siege.phase is Phase.WAVE_ENDS:
        words = _tr("Wave {wave} of {waves}: fires, then the council").format(wave=siege.wave, waves=siege.world.waves)
        return BannerSide.COUNCIL, _tr("The wave is over"), words, "hourglass"
    if siege.phase in (Phase.AFTERWARDS, Phase.OVER):
        if siege.result is SiegeEnd.VICTORY:
            return BannerSide.HEROES, _tr("The village stands"), _tr("It is over"), "trophy"
        fallen = siege.buildings[siege.world.heart].destroyed
        title = _tr("The village has fallen") if fallen else _tr("The siege is lost")
        return BannerSide.ENEMIES, title, _tr("It is over"), "broken-wall"
    words = _tr("Wave {wave} of {waves} is near").format(wave=siege.wave, waves=siege.world.waves)
    return BannerSide.HEROES, _tr("Take your places"), words, "flag-objective"


def is_their_turn(facts: list[Told]) -> bool:
    """Whether the enemies' turn was told of last."""
    told = _told_turn(facts)
    return told is not None and told[0] is BannerSide.ENEMIES


def _told_turn(facts: list[Told]) -> tuple[BannerSide, str, str, str] | None:
    """Whose turn was told of last; None where it was something else, which the state knows better."""
    for told in reversed(facts):
        fact = told.fact
        if isinstance(fact, (CouncilOpened, WaveOpened, WaveEnded)):
            return None
        if isinstance(fact, RoundStarted):
            words = _tr("Round {round}").format(round=fact.round)
            if fact.side == ENEMIES:
                return BannerSide.ENEMIES, _tr("The enemies act"), words, "horned-skull"
            return BannerSide.HEROES, _tr("The heroes act"), words, "rally-the-troops"
    return None


def _left(siege: Siege, facts: list[Told]) -> tuple[Figure, ...]:
    figures = [Figure(_tr("Wave"), _tr("{wave} of {waves}").format(wave=siege.wave, waves=siege.world.waves))]
    aim = counted_words(siege)
    if aim:
        # V-8.1. How far the aim of a scenario has come.
        figures.append(Figure(aim, count_words(siege)))
    # How much of the wave is still to come is asked most often: it is the last to go in a small window.
    if siege.phase in (Phase.HERO_TURN, Phase.ENEMY_TURN):
        left = len([model for model in siege.models.values() if model.side == ENEMIES and model.in_play])
        all_of_them = len([model for model in siege.models.values() if model.side == ENEMIES])
        figures.append(Figure(_tr("Enemies left"), _tr("{left} of {all}").format(left=left, all=all_of_them)))
        heart = siege.world.heart
        standing = _tr("{left} of {all}").format(
            left=siege.buildings[heart].integrity, all=siege.world.buildings[heart].integrity
        )
        label = Sentence("{name}", {"name": SiegeNames(siege.world).heart_title()}).words()
        # Models in contact with it stand before its own marks on the map.
        figures.append(Figure(label, standing))
    opened, made = _latest(facts)
    if opened is not None:
        # R-V16. The last level has a name of its own.
        label = _tr("Final Assault") if opened.escalation == FINAL_ASSAULT else _tr("Escalation")
        figures.append(Figure(label, ROMAN[min(opened.escalation, FINAL_ASSAULT)]))
    if made is not None and siege.phase is not Phase.COUNCIL:
        points = _tr("{total} of {budget}").format(total=made.total, budget=made.budget)
        figures.append(Figure(_tr("Enemy points"), points))
        labels = {"easy": _tr("Easy"), "normal": _tr("Normal"), "hard": _tr("Hard")}
        figures.append(Figure(_tr("Strength"), labels.get(made.label, made.label)))
    return tuple(figures)


def _right(siege: Siege) -> tuple[Figure, ...]:
    figures = [Figure(_tr("Supplies"), str(siege.supplies), "swap-bag")]
    if siege.herbs:
        figures.append(Figure(_tr("Herbs"), str(siege.herbs), "herbs-bundle"))
    abilities = {
        "overwatch": (_tr("Overwatch"), "archer"),
        "blessing": (_tr("Blessing"), "angel-wings"),
    }
    for ability, (name, icon) in abilities.items():
        if siege.with_ability(ability):
            word = _tr("used") if ability in siege.spent else _tr("ready")
            figures.append(Figure(name, word, icon))
    return tuple(figures)


def _latest(facts: list[Told]) -> tuple[WaveOpened | None, WaveGenerated | None]:
    """The latest wave that was opened, and the latest that was made."""
    opened: WaveOpened | None = None
    made: WaveGenerated | None = None
    for told in reversed(facts):
        fact = told.fact
        if opened is None and isinstance(fact, WaveOpened):
            opened = fact
        elif made is None and isinstance(fact, WaveGenerated):
            made = fact
        if opened is not None and made is not None:
            break
    return opened, made
