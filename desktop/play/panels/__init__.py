"""The docks beside the battlefield."""
