"""Measured tables as item models."""
