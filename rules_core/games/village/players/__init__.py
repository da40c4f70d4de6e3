"""Players of the siege without a person."""
