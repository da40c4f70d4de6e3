"""Tests of the siege: desktop/printing."""
