"""What macOS wants to know of the program: the file kinds it opens, its name and its version."""

from __future__ import annotations

from typing import Any

IDENTIFIER = "org.hearthwall.Hearthwall"


def information(version: str) -> dict[str, Any]:
    """The keys of the application's Info.plist."""
    return {
        "CFBundleName": "Hearthwall",
        "CFBundleDisplayName": "Hearthwall",
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "LSMinimumSystemVersion": "13.0",
        "LSApplicationCategoryType": "public.app-category.board-games",
        "NSHighResolutionCapable": True,
        "NSPrincipalClass": "NSApplication",
        "NSHumanReadableCopyright": "Hearthwall authors, MIT licence",
        "CFBundleDocumentTypes": [
            _opened("Hearthwall game", f"{IDENTIFIER}.game"),
            _opened("Hearthwall pack", f"{IDENTIFIER}.pack"),
        ],
        "UTExportedTypeDeclarations": [
            _declared("Hearthwall game", "game", "hearthgame", "application/x-hearthwall-game"),
            _declared("Hearthwall pack", "pack", "hearthpack", "application/x-hearthwall-pack"),
        ],
    }


def _opened(name: str, kind: str) -> dict[str, Any]:
    return {
        "CFBundleTypeName": name,
        "CFBundleTypeRole": "Editor",
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [kind],
    }


def _declared(name: str, kind: str, extension: str, mime: str) -> dict[str, Any]:
    return {
        "UTTypeIdentifier": f"{IDENTIFIER}.{kind}",
        "UTTypeDescription": name,
        "UTTypeConformsTo": ["public.data"],
        "UTTypeTagSpecification": {"public.filename-extension": [extension], "public.mime-type": mime},
    }
