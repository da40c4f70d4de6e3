"""Cards of the siege for the table view."""
