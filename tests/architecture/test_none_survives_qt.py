"""Qt for Python 6.12.0 takes one reference to None with every call, until Python 3.11 dies of it. Ours must not."""

import subprocess
import sys

MANY_CALLS = """
import sys
from PySide6.QtWidgets import QApplication, QGraphicsScene, QLabel
application = QApplication([])
label, scene = QLabel(), QGraphicsScene()
singletons = (None, True, False)
before = [sys.getrefcount(one) for one in singletons]
for round in range(20_000):
    label.setText("x")
    label.isVisible()
    scene.setSceneRect(0, 0, 1, 1)
for number in range(5_000):
    scene.addRect(0, 0, 1, 1)
lost = [old - sys.getrefcount(one) for old, one in zip(before, singletons)]
print(max(lost))
"""


def test_twenty_thousand_calls_cost_python_no_reference() -> None:
    done = subprocess.run([sys.executable, "-c", MANY_CALLS], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) < 100
