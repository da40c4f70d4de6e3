"""What the bar says while a squad is put together: what is missing, or that it is ready."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from desktop.look.widgets.banner import BannerView, Figure
from desktop.play.models.option_view import OptionView, QuestionView
from rules_core.games.drums.content.squad_limits import broken_limits, total
from rules_core.games.drums.rules.squads import DONE, TAKE
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.words.squad_words import limit_words
from rules_core.kernel.requests import SeatId


def buying_view(view: QuestionView, battle: Battle, seat: SeatId) -> QuestionView:
    """All but "done" lies on the page. Whoever has begun is told what is missing, and Enter gives nothing before it."""
    options = tuple(one if one.answer == DONE else replace(one, on_table=True) for one in view.options)
    have = battle.world.types(battle.squads[seat])
    rules, most = battle.world.options, battle.world.points_of(seat)
    broken = broken_limits(have, most, has_limits=rules.limits) if have else []
    second = limit_words(broken[0]) if broken else view.second
    default = next((number for number, one in enumerate(options) if _is_usual(one, is_begun=bool(have))), 0)
    return replace(view, options=options, second=second, default=default, is_unhelped=bool(broken))


def buying_banner(view: BannerView, battle: Battle, seat: SeatId, name: str) -> BannerView:
    """Who chooses, and how far the squad has come, as far as whoever looks may see it."""
    have = battle.world.types(battle.squads[seat])
    rules, most = battle.world.options, battle.world.points_of(seat)
    points, broken = total(have), broken_limits(have, most, has_limits=rules.limits)
    left = (
        Figure(tr("Points"), tr("{points} of {most}").format(points=points, most=most)),
        Figure(tr("Left over"), str(most - points)),
        Figure(tr("Men"), str(len(have))),
        Figure(tr("Limits"), tr("%n broken", "", len(broken)) if broken else tr("all kept")),
    )
    title = tr("{seat} chooses a squad").format(seat=name)
    return replace(view, title=title, second=tr("In secret"), left=left)


def tr(text: str, comment: str = "", number: int = -1) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("SquadQuestion", text, comment, number)


def _is_usual(option: OptionView, *, is_begun: bool) -> bool:
    """Whoever has nobody yet may take a ready squad; the others are ready when they may be."""
    return option.answer == DONE if is_begun else str(option.answer).startswith(f"{TAKE}:")
