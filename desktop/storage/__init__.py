"""Saved games and settings on disk: the only place that knows SQLAlchemy."""
