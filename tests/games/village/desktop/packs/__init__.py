"""Tests of the siege: desktop/packs."""
