#!/bin/sh
# Brings what the tests need beside Go: a virtual display, OpenGL in software, the X libraries the window opens at run
# time, Chromium, a message bus for its notices, and Node. Installs it on Debian when run by root; else says what is missing and leaves the machine as
# it is.
#
#   sh internal/scripts/setup.sh [browsers | packages | windows]
#
# browsers: Firefox and WebKitGTK as well. packages: what checks the packages. windows: Wine and a compiler for it.
set -eu

missing=
want_program() { # PROGRAM PACKAGE
	command -v "$1" >/dev/null 2>&1 || missing="$missing $2"
}
want_library() { # LIBRARY PACKAGE
	found=$(ldconfig -p 2>/dev/null || /sbin/ldconfig -p 2>/dev/null || true)
	case $found in
	*"$1"*) ;;
	*) missing="$missing $2" ;;
	esac
}

[ "$(uname -s)" = Linux ] || exit 0

want_program Xvfb xvfb
want_program xauth xauth
sh "$(dirname "$0")/chromium.sh" || missing="$missing chromium"
want_program dbus-daemon dbus-daemon
want_program node nodejs
if [ "${1:-}" = browsers ]; then
	command -v firefox >/dev/null 2>&1 || want_program firefox-esr firefox-esr
	want_program WebKitWebDriver webkit2gtk-driver
fi
if [ "${1:-}" = packages ]; then
	want_program appstreamcli appstream
	want_program desktop-file-validate desktop-file-utils
	want_program update-mime-database shared-mime-info
	want_program gio libglib2.0-bin
	want_program xdotool xdotool
	want_program debootstrap debootstrap
	if [ "$(uname -m)" = x86_64 ]; then
		want_program qemu-aarch64-static qemu-user-static
		[ -d /usr/aarch64-linux-gnu ] || missing="$missing libc6-arm64-cross"
	fi
fi
if [ "${1:-}" = windows ]; then
	want_program wine wine
	want_program unzip unzip
	want_program x86_64-w64-mingw32-gcc gcc-mingw-w64-x86-64-win32
	want_program xdotool xdotool
fi
want_library libGL.so.1 libgl1
want_library libGLX_mesa.so.0 libglx-mesa0
want_library libEGL.so.1 libegl1
want_library libX11.so.6 libx11-6
want_library libXrandr.so.2 libxrandr2
want_library libXcursor.so.1 libxcursor1
want_library libXinerama.so.1 libxinerama1
want_library libXi.so.6 libxi6
want_library libXrender.so.1 libxrender1
want_library libXext.so.6 libxext6
find /usr/lib /usr/lib64 -name swrast_dri.so 2>/dev/null | grep -q . ||
	find /usr/lib /usr/lib64 -name 'libgallium*.so' 2>/dev/null | grep -q . || missing="$missing libgl1-mesa-dri"

[ -n "$missing" ] || exit 0
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
	echo "Missing for the tests that draw, open a browser or run Node:$missing" >&2
	echo "They will be skipped. On Debian, as root: apt-get install --no-install-recommends$missing" >&2
	exit 0
fi
echo "installing$missing"
export DEBIAN_FRONTEND=noninteractive
log=$(mktemp)
# shellcheck disable=SC2086 # a list of packages, to be split
if ! { apt-get update && apt-get install -y --no-install-recommends $missing; } >"$log" 2>&1 </dev/null; then
	tail -n 20 "$log" >&2
	echo "Installing failed: the tests that need these will be skipped:$missing" >&2
fi
rm -f "$log"
