"""What the rules say about an item, as one line."""

from __future__ import annotations

from rules_core.games.village.items import Finding


def finding_words(finding: Finding) -> str:
    """What is wrong and what to do."""
    return f"{finding.sentence} {finding.remedy}".strip()
