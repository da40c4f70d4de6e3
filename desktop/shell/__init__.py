"""The window of the program round its pages: start page, library, menus, faults, handing over files."""
