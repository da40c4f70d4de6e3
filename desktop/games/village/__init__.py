"""What the siege shows in the window."""
