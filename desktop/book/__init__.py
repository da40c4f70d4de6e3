"""The book of a game: its chronicle laid out as pages, to be read, printed or passed on."""
