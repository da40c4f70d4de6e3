"""The sentences for what happens in the engine; each game brings its names."""
