"""Tests of the siege: lab."""
