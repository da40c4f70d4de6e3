"""Tests of the siege: desktop/storage."""
