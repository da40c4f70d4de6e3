"""Plain data as compressed bytes and back, and the hash by which two machines compare states."""

from __future__ import annotations

import hashlib
import json
import zlib
from typing import Any


def canonical(plain: Any) -> bytes:
    """The data as JSON with sorted keys: equal data gives equal bytes."""
    return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode("utf-8")


def state_hash(plain: Any) -> str:
    """Sixteen hexadecimal digits that are equal for equal states on every machine."""
    return hashlib.sha256(canonical(plain)).hexdigest()[:16]


def pack(plain: Any, known: bytes = b"") -> bytes:
    """Compressed JSON. What it says again of the `known` text takes no room, and `unpack` needs the same text."""
    machine = zlib.compressobj(6, zdict=known) if known else zlib.compressobj(6)
    return machine.compress(canonical(plain)) + machine.flush()


def unpack(packed: bytes, limit: int = 16_000_000, known: bytes = b"") -> Any:
    """The data again, whether or not it was packed with a known text.

    Raises `ValueError` for damaged bytes and for data larger than `limit` bytes.
    """
    try:
        machine = zlib.decompressobj(zdict=known)
        text = machine.decompress(packed, limit)
        if machine.unconsumed_tail or not machine.eof:
            raise ValueError("The packed data is cut off or too large.")
        return json.loads(text)
    except (zlib.error, UnicodeDecodeError, RecursionError) as problem:
        raise ValueError("The packed data is damaged.") from problem
