"""The content that games are begun with: what ships, and of the library's own items those that can be played."""

from __future__ import annotations

from collections.abc import Sequence

from rules_core.content.items import Item
from rules_core.content.reader import ContentProblem
from rules_core.games.village.content.library_content import content_with, official_content
from rules_core.games.village.content.types import Content


def playable_content(items: Sequence[Item]) -> tuple[Content, list[Item]]:
    """The shipped content with all of these items that can be played, and those items.

    An item may have become unplayable without being touched, when another that it speaks of was thrown away or when
    rules have changed: it is left out, and with it what speaks of it.
    """
    left = list(items)
    while left:
        try:
            return content_with(left), left
        except ContentProblem as fault:
            wrong = {one.path[0] for one in fault.problems if one.path and isinstance(one.path[0], int)}
            if not wrong:
                break
            left = [item for number, item in enumerate(left) if number not in wrong]
    return official_content(), []
