"""Tests of the siege: words."""
