"""A war at a real table without a map: places by their names, and what people are asked about the ground."""
