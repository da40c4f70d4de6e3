"""Tests of The Village Must Stand."""
