"""Where the built program begins."""

from __future__ import annotations

import multiprocessing
import sys

if __name__ == "__main__":
    # A process that the program starts for itself (checks, games in the background) begins here too, without a window:
    # it goes its own way here, before any of Qt is loaded.
    multiprocessing.freeze_support()
    from desktop.app import main

    sys.exit(main(sys.argv[1:]))
