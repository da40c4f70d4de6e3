"""The six Behaviours, one file each (V-6.3)."""
