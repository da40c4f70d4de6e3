"""Tests of the siege: desktop/editors."""
