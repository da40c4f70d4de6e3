#!/bin/sh
# Hearthwall for one account, without root. Run this file to install, with --remove to take the program away again
# (games stay), with --extract FOLDER to unpack only. An archive follows after the last line.
set -eu
prefix="${HEARTHWALL_PREFIX:-$HOME/.local}"
share="${XDG_DATA_HOME:-$prefix/share}"
[ -z "${HEARTHWALL_PREFIX:-}" ] || share="$prefix/share"
program="$prefix/lib/hearthwall"

refresh() {
    # Desktops see the new entry without these too, only later.
    command -v update-desktop-database > /dev/null && update-desktop-database -q "$share/applications" || true
    command -v update-mime-database > /dev/null && update-mime-database "$share/mime" > /dev/null 2>&1 || true
}

unpack() {
    command -v xz > /dev/null || { echo "This needs the command xz; please install xz (Debian: xz-utils)." >&2; exit 4; }
    skip=$(awk '/^__ARCHIVE__$/ { print NR + 1; exit }' "$0")
    tail -n "+$skip" "$0" | xz -dc | tar -xf - -C "$1"
}

entry() {
    # The whole path stands in quotes, where some signs mean something by themselves, and a backslash counts twice in
    # whatever an entry says. By way of the environment: there no sign means anything.
    HEARTHWALL_PROGRAM="$program/hearthwall" awk '
        BEGIN {
            path = ENVIRON["HEARTHWALL_PROGRAM"]
            for (at = 1; at <= length(path); at++) {
                sign = substr(path, at, 1)
                if (sign == "\\") sign = "\\\\\\\\"
                else if (index("\"`$", sign)) sign = "\\\\" sign
                else if (sign == "%") sign = "%%"
                else if (sign == "\n") sign = "\\n"
                quoted = quoted sign
            }
        }
        index($0, "Exec=hearthwall") == 1 { print "Exec=\"" quoted "\"" substr($0, 16); next }
        { print }'
}

remove() {
    rm -rf "$program"
    rm -f "$prefix/bin/hearthwall" "$share/applications/hearthwall.desktop" "$share/mime/packages/hearthwall.xml"
    rm -f "$share/metainfo/org.hearthwall.Hearthwall.metainfo.xml"
    rm -f "$share"/icons/hicolor/*/apps/hearthwall.png "$share/icons/hicolor/scalable/apps/hearthwall.svg"
}

case "${1:-}" in
--remove)
    remove
    refresh
    echo "Hearthwall is removed. Your games are still there."
    ;;
--extract)
    mkdir -p "${2:?"Please name a folder: --extract FOLDER"}"
    unpack "$2"
    ;;
"")
    fresh=$(mktemp -d "${TMPDIR:-/tmp}/hearthwall.XXXXXX")
    trap 'rm -rf "$fresh"' EXIT
    unpack "$fresh"
    remove
    mkdir -p "$prefix/lib" "$prefix/bin" "$share"
    mv "$fresh/usr/lib/hearthwall" "$program"
    ln -s "$program/hearthwall" "$prefix/bin/hearthwall"
    rm -rf "$fresh/usr/share/doc"
    cp -R "$fresh/usr/share/." "$share/"
    entry < "$fresh/usr/share/applications/hearthwall.desktop" > "$share/applications/hearthwall.desktop"
    refresh
    echo "Hearthwall is installed. Start it from your menu, or with $prefix/bin/hearthwall"
    ;;
*)
    echo "Run this file to install Hearthwall for you alone; --remove takes it away, --extract FOLDER only unpacks." >&2
    exit 2
    ;;
esac
exit 0
__ARCHIVE__
