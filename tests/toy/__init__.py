"""The toy game: template for new games."""
