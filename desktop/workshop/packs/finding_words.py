"""What the rules say about an item, as one line."""

from __future__ import annotations

from rules_core.content.finding_places import placed_sentence
from rules_core.content.items import Finding


def finding_words(finding: Finding) -> str:
    """Where it is, what is wrong and what to do."""
    return f"{placed_sentence(finding)} {finding.remedy}".strip()
