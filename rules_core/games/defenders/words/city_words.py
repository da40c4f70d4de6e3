"""What Defenders says, from templates."""

from __future__ import annotations
