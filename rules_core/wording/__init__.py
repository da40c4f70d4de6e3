"""Words for people: sentences as templates, and the language in force."""
