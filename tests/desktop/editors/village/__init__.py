"""The map editor: shapes and numbers by themselves, and the whole by mouse and keys."""
