"""The files of packaging are scripts: they import each other by their bare names, and so do these tests."""

import sys

from tests.architecture.tree import ROOT

sys.path.insert(0, str(ROOT / "packaging"))
