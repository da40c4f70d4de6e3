"""Tests of the siege: desktop/hidden."""
