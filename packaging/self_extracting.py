"""One file that installs the program for one account without root, on any Linux with the libraries it needs."""

from __future__ import annotations

import lzma
import platform
import tarfile
from pathlib import Path

from outcome import Made, Outcome


def make_archive(root: Path, tree: Path, target: Path, version: str) -> Outcome:
    """The script of packaging/linux/install.sh with the tree, packed, behind it."""
    path = target / f"hearthwall-{version}-{platform.machine()}.run"
    script = (root / "packaging" / "linux" / "install.sh").read_bytes()
    with path.open("wb") as file:
        file.write(script)
        with lzma.open(file, "wb", preset=6) as packed, tarfile.open(fileobj=packed, mode="w") as archive:
            archive.add(tree / "usr", arcname="usr", filter=_nobodys)
    path.chmod(0o755)
    return Made("the self-extracting archive", path)


def _nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """The same archive, whoever builds it."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry
