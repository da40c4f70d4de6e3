"""The Upkeep as one sheet: what stands on it, its parts, and how they lie."""
