"""What the siege is told in: sentences for facts, names, orders, the table by measure."""
