"""Every clause is tied to code and to a test; this package proves it."""
