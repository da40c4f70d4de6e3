"""The table view: a window for a second screen or a television, to be read from two metres away."""
