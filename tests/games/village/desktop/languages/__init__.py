"""Tests of the siege: its windows in other languages."""
