"""Tests of the siege: desktop/prompts."""
