"""Tests of the siege: desktop."""
