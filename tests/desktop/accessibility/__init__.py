"""What a screen reader finds: names on every control of every page."""
