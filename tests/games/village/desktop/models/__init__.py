"""Tests of the siege: desktop/models."""
