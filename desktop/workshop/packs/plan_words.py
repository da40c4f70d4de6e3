"""The words for what taking in a pack would do."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.look.widgets.pill import PillTone
from desktop.storage.packs.plan import Choice, ImportPlan, LibraryState, PackEntry
from desktop.workshop.editors.kind_words import kind_name
from rules_core.content.references import Reference


def _tr(text: str, number: int = -1) -> str:
    return QCoreApplication.translate("PackPlan", text, "", number)


def standing_words(entry: PackEntry) -> str:
    """How the item stands to the library."""
    return {
        LibraryState.NEW: _tr("New"),
        LibraryState.SAME: _tr("You have it"),
        LibraryState.DIFFERENT: _tr("Differs from yours"),
        LibraryState.OFFICIAL: _tr("Comes with the program"),
        LibraryState.TRASHED: _tr("In your trash"),
    }[entry.standing]


def outcome_words(entry: PackEntry) -> tuple[str, PillTone]:
    """What will happen with the item."""
    if entry.missing:
        return _tr("Cannot be added"), PillTone.ENEMY
    if entry.standing is LibraryState.SAME:
        return _tr("Skipped"), PillTone.QUIET
    if entry.choice is Choice.LEAVE:
        stays = entry.standing in (LibraryState.DIFFERENT, LibraryState.OFFICIAL)
        return (_tr("Yours stays") if stays else _tr("Left out")), PillTone.QUIET
    if entry.choice is Choice.BACK:
        return _tr("Comes back from the trash"), PillTone.GOOD
    if entry.clashes:
        return _tr("Added, with a problem"), PillTone.WARN
    if entry.choice is Choice.BOTH:
        return _tr("Both stay"), PillTone.HERO
    return (_tr("Replaces yours"), PillTone.WARN) if entry.replaces else (_tr("Added"), PillTone.GOOD)


def choice_words(entry: PackEntry, choice: Choice, new_id: str) -> tuple[str, str]:
    """What a choice is called, and what it means."""
    if entry.standing is LibraryState.NEW:
        if choice is Choice.TAKE:
            return _tr("Add it"), ""
        return _tr("Leave it out"), ""
    if entry.standing is LibraryState.TRASHED:
        return _trash_words(entry, choice, new_id)
    if entry.standing is LibraryState.OFFICIAL and choice is Choice.LEAVE:
        return _tr("Leave it out"), _tr("The one that comes with the program is used.")
    if choice is Choice.LEAVE:
        return _tr("Keep mine"), _tr("What you have stays as it is.")
    if choice is Choice.TAKE:
        return _tr("Take theirs"), _tr("Yours goes to the trash, where you can take it back.")
    return _tr("Keep both"), _tr("Theirs gets the id {id}, and the pack speaks of that.").format(id=new_id)


def _trash_words(entry: PackEntry, choice: Choice, new_id: str) -> tuple[str, str]:
    if choice is Choice.BACK and entry.is_same:
        return _tr("Take it back"), _tr("The one in your trash is exactly this one; it returns with its tags.")
    return {
        Choice.TAKE: (_tr("Take theirs"), _tr("Yours stays in the trash.")),
        Choice.BACK: (_tr("Take mine back"), _tr("Yours leaves the trash, and the one in the pack is left out.")),
        Choice.BOTH: (
            _tr("Keep both"),
            _tr("Yours leaves the trash. Theirs gets the id {id}, and the pack speaks of that.").format(id=new_id),
        ),
        Choice.LEAVE: (_tr("Leave it out"), _tr("Yours stays in the trash.")),
    }[choice]


def version_words(entry: PackEntry) -> str:
    """Which of the two is the newer one."""
    if entry.owned is None:
        return _tr("Version {version}").format(version=entry.theirs.version)
    mine, theirs = entry.owned.version, entry.theirs.version
    words = _tr("Both are version {theirs}.")
    if theirs > mine:
        words = _tr("The pack has version {theirs}, newer than yours, which is {mine}.")
    elif theirs < mine:
        words = _tr("The pack has version {theirs}, older than yours, which is {mine}.")
    return words.format(theirs=theirs, mine=mine)


def missing_words(reference: Reference) -> str:
    """Told of an item that is nowhere."""
    words = _tr(
        "It needs “{id}” ({kind}), which is neither in this pack nor in your library. Ask for a pack that has it, "
        "or add it first."
    )
    return words.format(id=reference.id, kind=kind_name(reference.game, reference.kind))


def missing_from_share_words(reference: Reference) -> str:
    """Told of an item that others would not find."""
    words = _tr("It needs “{id}” ({kind}), which is not in your library. Choose another there, or take it back.")
    return words.format(id=reference.id, kind=kind_name(reference.game, reference.kind))


def summary_words(plan: ImportPlan) -> str:
    """What will have happened after "Add"."""
    added = [entry for entry in plan.entries if entry.is_added]
    back = [entry for entry in plan.entries if entry.comes_back]
    if not added and not back:
        return _tr("Nothing would be added.")
    replaced = sum(entry.replaces for entry in added)
    barred = sum(bool(entry.missing) for entry in plan.entries)
    left = sum(not entry.is_there and not entry.missing for entry in plan.entries)
    parts = [_tr("%n item(s) will be added.", len(added))] if added else []
    if back:
        parts.append(_tr("%n of yours will come back from the trash.", len(back)))
    if replaced:
        parts.append(_tr("%n of yours will go to the trash.", replaced))
    clashing = sum(bool(entry.clashes) for entry in added)
    if clashing:
        parts.append(_tr("%n of them (has|have) an id to change before (it is|they are) played.", clashing))
    if barred:
        parts.append(_tr("%n cannot be added.", barred))
    if left:
        parts.append(_tr("%n will be left as (it is|they are).", left))
    return " ".join(parts)
