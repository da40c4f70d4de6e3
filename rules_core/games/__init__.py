"""The games. They stand on the kernel and never on each other."""
