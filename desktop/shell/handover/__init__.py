"""One program for every file: who starts a second one by a double click finds the file opened in the first."""
