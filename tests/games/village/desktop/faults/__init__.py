"""Tests of the siege: desktop/faults."""
