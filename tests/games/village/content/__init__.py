"""Tests of the siege: content."""
