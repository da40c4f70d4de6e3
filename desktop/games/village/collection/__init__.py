"""The collection page: which miniatures a group owns, and how far they go."""
