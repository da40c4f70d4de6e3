"""The Song of Blades and Heroes engine, clause by clause."""
