"""Tests of the siege: desktop/session."""
