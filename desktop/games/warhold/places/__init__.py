"""The board of a war at a real table without a map: who is where, place by place."""
