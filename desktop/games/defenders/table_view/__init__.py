"""The table view of Defenders, for a second screen."""
