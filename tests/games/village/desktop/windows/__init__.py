"""Tests of the siege: desktop/windows."""
