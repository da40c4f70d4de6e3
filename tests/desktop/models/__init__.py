"""Tests of desktop/models."""
