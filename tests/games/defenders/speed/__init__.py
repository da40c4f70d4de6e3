"""What takes how long in Defenders."""
