"""A made-up game that is pig but for its content: recipes that name herbs. It has no face and nothing ready-made."""
