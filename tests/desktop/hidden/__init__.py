"""No hidden fact reaches the table view, the chronicle, an export or a print before it may be known."""
