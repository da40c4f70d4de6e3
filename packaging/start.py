"""Where the built program begins."""

from __future__ import annotations

import multiprocessing
import sys

from desktop.app import main

if __name__ == "__main__":
    # A process that the program starts for itself (many games in the background) begins here too.
    multiprocessing.freeze_support()
    sys.exit(main(sys.argv[1:]))
