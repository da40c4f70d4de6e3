"""The six Behaviours, one file each (section 6.3)."""
