"""Song of Drums and Shakos: tests of items by whole battles."""
