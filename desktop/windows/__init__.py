"""The windows, pages and dialogs."""
