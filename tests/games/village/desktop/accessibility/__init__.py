"""Tests of the siege: desktop/accessibility."""
