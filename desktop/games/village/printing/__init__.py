"""Sheets of the siege on paper."""
