"""Tests of desktop/windows."""
