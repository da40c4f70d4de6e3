"""Tests of the drawn table."""
