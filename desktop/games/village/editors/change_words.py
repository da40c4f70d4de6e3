"""What a change does, in whole sentences with figures."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from desktop.translated import QT_TRANSLATE_NOOP
from desktop.workshop.forms import lengths
from desktop.workshop.forms.field_words import name_of, value_words
from rules_core.content.figures import FigureChange
from rules_core.games.village.content.fields import field_of
from rules_core.games.village.content.item_figures import PARTY
from rules_core.games.village.content.kinds import Kind
from rules_core.wording.translation import decimal, say


def tr(text: str, number: int = -1) -> str:
    """The text in the language of the window."""
    return QCoreApplication.translate("ChangeWords", text, None, number)


def sentence_of(kind: str, one: FigureChange) -> str:
    """What is different, in a sentence."""
    return _WORDS[one.topic](kind, one)


def _price(kind: str, one: FigureChange) -> str:
    (now, fit), (before, fitted) = one.now, one.before
    if now == before:
        return ""
    values = {"now": now, "before": before, "fit": fit, "fitted": fitted, "heroes": PARTY}
    if fit == fitted:
        words = tr("Points: {now}, against {before} before; wave 1 with {heroes} heroes still pays for {fit}.")
    else:
        words = tr(
            "Points: {now}, against {before} before: wave 1 with {heroes} heroes pays for {fit} of them, "
            "against {fitted}."
        )
    return words.format(**values)


def _fight(kind: str, one: FigureChange) -> str:
    values = {"won": one.now[0], "lost": one.now[1], "won_before": one.before[0], "lost_before": one.before[1]}
    if kind == Kind.ENEMY:
        words = tr(
            "By Combat alone it wins {won} and loses {lost} of 100 fights with the heroes of the book, "
            "against {won_before} and {lost_before} before."
        )
    else:
        words = tr(
            "By Combat alone it wins {won} and loses {lost} of 100 fights with the Mobs and Elites of the book, "
            "against {won_before} and {lost_before} before."
        )
    return words.format(**values)


def _stands(kind: str, one: FigureChange) -> str:
    words = tr(
        "With {integrity} Integrity it stands {now} attacks of a {name} on average, against {before} with {earlier}."
    )
    values = {"integrity": one.now[0], "earlier": one.before[0], "name": say(one.name)}
    return words.format(**values, now=decimal(one.now[1], 1), before=decimal(one.before[1], 1))


def _pairs(text: str) -> Callable[[str, FigureChange], str]:
    """A sentence over two numbers each."""
    return lambda kind, one: tr(text).format(
        now=one.now[0], more=one.now[1], before=one.before[0], more_before=one.before[1], name=say(one.name), id=one.id,
        heroes=PARTY,
    )  # fmt: skip


def _numbers(text: str) -> Callable[[str, FigureChange], str]:
    return lambda kind, one: tr(text).format(now=one.now, before=one.before, name=say(one.name))


def _size(kind: str, one: FigureChange) -> str:
    words = tr("It measures {wide} by {deep}, against {wide_before} by {deep_before} before.")
    return words.format(
        wide=lengths.number(one.now[0]),
        deep=lengths.words(one.now[1]),
        wide_before=lengths.number(one.before[0]),
        deep_before=lengths.words(one.before[1]),
    )


def _economic(kind: str, one: FigureChange) -> str:
    return tr("Raiders look for it now.") if one.now else tr("Raiders no longer look for it.")


def _way(kind: str, one: FigureChange) -> str:
    words = tr("Enemies walk about {now} to the {name} at least, against {before} before.")
    return words.format(now=lengths.words(one.now), before=lengths.words(one.before), name=say(one.name))


def _setting(kind: str, one: FigureChange) -> str:
    part, _, key = one.id.partition(".")
    field = field_of(kind, (part, key))
    if field is None:
        return ""
    values = {"name": name_of(field), "book": value_words(field, field.usual)}
    if one.before is None:
        return tr("{name}: {now}; the book says {book}.").format(**values, now=value_words(field, one.now))
    before = value_words(field, one.before)
    if one.now is None:
        return tr("{name}: {book} again, as in the book, against {before} before.").format(**values, before=before)
    words = tr("{name}: {now}, against {before} before.")
    return words.format(**values, now=value_words(field, one.now), before=before)


_WORDS: dict[str, Callable[[str, FigureChange], str]] = {
    "price": _price,
    "points": _numbers(QT_TRANSLATE_NOOP("ChangeWords", "Points: {now}, against {before} before.")),
    "two-dice": _numbers(
        QT_TRANSLATE_NOOP("ChangeWords", "With two dice it acts in {now} of 100 activations, against {before} before.")
    ),
    "die": _numbers(
        QT_TRANSLATE_NOOP("ChangeWords", "Each of its dice succeeds {now} times in 100, against {before} before.")
    ),
    "fight": _fight,
    "breaks": _numbers(
        QT_TRANSLATE_NOOP("ChangeWords", "{now} of 100 attacks on a building take Integrity, against {before} before.")
    ),
    "stands": _stands,
    "levels": _pairs(
        QT_TRANSLATE_NOOP(
            "ChangeWords", "Levels: {more}, their Supplies together: {now}, against {more_before} and {before} before."
        )
    ),
    "size": _size,
    "economic": _economic,
    "way": _way,
    "integrity": _numbers(QT_TRANSLATE_NOOP("ChangeWords", "{name}: {now} Integrity, against {before} before.")),
    "village": _pairs(
        QT_TRANSLATE_NOOP(
            "ChangeWords",
            "Buildings that stand there: {now}, with {more} Integrity together, against {before} with {more_before} "
            "before.",
        )
    ),
    "waves": _pairs(
        QT_TRANSLATE_NOOP(
            "ChangeWords",
            "Points with {heroes} heroes: {more} in all (waves: {now}), against {more_before} (waves: {before}) "
            "before.",
        )
    ),
    "waves-standard": _pairs(
        QT_TRANSLATE_NOOP(
            "ChangeWords",
            "Points of a standard game with {heroes} heroes: {more} in all (waves: {now}), against {more_before} "
            "(waves: {before}) before.",
        )
    ),
    "wave": _pairs(
        QT_TRANSLATE_NOOP(
            "ChangeWords",
            "Points of wave {id} with {heroes} heroes: {now}, enough for {more} {name}, against {before} and "
            "{more_before} before.",
        )
    ),
    "wave-fixed": _pairs(
        QT_TRANSLATE_NOOP(
            "ChangeWords",
            "Wave {id}: enemies {more}, points {now}, against {more_before} and {before} before.",
        )
    ),
    "budget": _pairs(
        QT_TRANSLATE_NOOP(
            "ChangeWords",
            "Points with {heroes} heroes: wave 1 {now}, the last {more}, against {before} and {more_before} before.",
        )
    ),
    "setting": _setting,
}
"""How the topics of `item_figures` are said."""
