#!/bin/sh
# Installs Engawa for one user, below PREFIX or else ~/.local: the program, its entry in the menu and the type of its
# files. With --remove it takes that away again and leaves matches and settings where they are.
set -eu
cd "$(dirname "$0")"
prefix=${PREFIX:-$HOME/.local}
entry=share/applications/{{.ID}}.desktop

files() { find bin share -type f | LC_ALL=C sort; }

case "${1:-}" in
"")
	files | while IFS= read -r file; do
		mkdir -p "$prefix/$(dirname "$file")"
		cp "$file" "$prefix/$file"
	done
	# The menu need not know the folder of the program.
	sed "s|^Exec={{.Name}} |Exec=\"$prefix/bin/{{.Name}}\" |" "$entry" >"$prefix/$entry"
	;;
--remove)
	files | while IFS= read -r file; do
		rm -f "$prefix/$file"
	done
	;;
*)
	echo "usage: sh install.sh [--remove]" >&2
	exit 2
	;;
esac

# Desktops keep lists of what is there. Where a tool is missing, so is the desktop that needs its list.
refresh() { if command -v "$1" >/dev/null 2>&1; then "$@" >/dev/null 2>&1 || true; fi; }
refresh update-desktop-database -q "$prefix/share/applications"
refresh update-mime-database "$prefix/share/mime"
refresh gtk-update-icon-cache -q -f -t "$prefix/share/icons/hicolor"
