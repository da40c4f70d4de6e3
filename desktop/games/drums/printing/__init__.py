"""A battle on paper."""
