#!/bin/sh
# Checks the packages in dist/packages on Debian: that a second build gives the same bytes, what Debian's tools say of
# them, that the program from the archive opens its window with a saved match, and that the .deb installs in a clean
# Debian and opens its window there. It needs a display. What it cannot check for want of a tool, it says.
set -eu
cd "$(dirname "$0")/../.."
packages=$PWD/dist/packages
PATH=$PATH:/usr/sbin

work=$(mktemp -d)
program=
finish() {
	if [ -n "$program" ]; then kill "$program" 2>/dev/null || true; fi
	rm -rf "$work"
}
trap finish EXIT
skip() { echo "NOT CHECKED: $1" >&2; }
fail() {
	echo "packages: $1" >&2
	exit 1
}
has() { command -v "$1" >/dev/null 2>&1; }

# opens COMMAND...: the command opens a window of the program within a minute.
opens() {
	"$@" >"$work/log" 2>&1 &
	program=$!
	for _ in $(seq 60); do
		if xdotool search --onlyvisible --class engawa >/dev/null 2>&1; then break; fi
		kill -0 "$program" 2>/dev/null || break
		sleep 1
	done
	if ! xdotool search --onlyvisible --class engawa >/dev/null 2>&1; then
		cat "$work/log" >&2
		fail "no window: $*"
	fi
	sleep 3
	kill -0 "$program" 2>/dev/null || { cat "$work/log" >&2; fail "the program has ended: $*"; }
	kill "$program"
	wait "$program" 2>/dev/null || true
	program=
}

(cd "$packages" && sha256sum --quiet -c SHA256SUMS)
go run ./cmd/packages -out "$work/again" >/dev/null
cmp "$packages/SHA256SUMS" "$work/again/SHA256SUMS" || fail "a second build has other bytes"
echo "the same bytes twice: $(wc -l <"$packages/SHA256SUMS") packages"

machine=$(go env GOARCH)
mkdir "$work/tar" "$work/home" "$work/prefix"
tar -xzf "$packages"/engawa-*-linux-"$machine".tar.gz -C "$work/tar" --strip-components 1
"$work/tar/bin/engawa" -version
cp e2e/testdata/mori-try.json "$work/match.engawa"
mkdir "$work/share"
export HOME="$work/home" XDG_DATA_HOME="$work/share" XDG_CONFIG_HOME="$work/home/.config"
PREFIX="$work/prefix" sh "$work/tar/install.sh"

# The program of the other kind of processor plays a move under an emulator.
if [ "$machine" = amd64 ] && has qemu-aarch64-static && [ -d /usr/aarch64-linux-gnu ]; then
	mkdir "$work/arm"
	tar -xzf "$packages"/engawa-*-linux-arm64.tar.gz -C "$work/arm" --strip-components 1
	arm() { qemu-aarch64-static -L /usr/aarch64-linux-gnu "$work/arm/bin/engawa" "$@"; }
	arm -version
	printf 'new yokai start=0\ndo b2b3\nposition\n' | arm gtp >"$work/log"
	grep -q ' b$' "$work/log" || { cat "$work/log" >&2; fail "the program for arm64 plays no move"; }
	echo "the program for arm64 plays"
else
	skip "the program for another processor, for want of qemu-user-static and libc6-arm64-cross"
fi

if has desktop-file-validate; then
	desktop-file-validate "$work/tar"/share/applications/*.desktop "$work/prefix"/share/applications/*.desktop
	echo "desktop-file-validate: nothing to say"
else
	skip "the desktop entry, for want of desktop-file-utils"
fi
if has appstreamcli; then
	appstreamcli validate --no-net "$work/tar"/share/metainfo/*.xml
else
	skip "the AppStream data, for want of appstream"
fi
if has gio && has update-mime-database && has update-desktop-database; then
	type=$(XDG_DATA_HOME="$work/prefix/share" gio info -a standard::content-type "$work/match.engawa" | sed -n 's/^ *standard::content-type: //p')
	[ "$type" = application/x-engawa-match ] || fail "the type of a saved match is $type"
	XDG_DATA_HOME="$work/prefix/share" gio mime "$type" | grep -q app.engawa.Engawa.desktop || fail "a saved match is not opened with Engawa"
	echo "a double press on a saved match opens Engawa"
else
	skip "the type of saved matches, for want of libglib2.0-bin, shared-mime-info or desktop-file-utils"
fi
if has xdotool; then
	opens "$work/prefix/bin/engawa" "$work/match.engawa"
	[ -e "$work/share/engawa" ] || fail "the program made no folder in XDG_DATA_HOME"
	echo "the program from the archive opens its window"
else
	skip "the window, for want of xdotool"
fi
PREFIX="$work/prefix" sh "$work/tar/install.sh" --remove
[ ! -e "$work/prefix/bin/engawa" ] || fail "install.sh --remove leaves the program"

if ! has dpkg-deb; then
	skip "the .deb, for want of dpkg"
	exit 0
fi
for deb in "$packages"/engawa_*.deb; do
	dpkg-deb --info "$deb" >/dev/null
	dpkg-deb --fsys-tarfile "$deb" | tar -t >/dev/null
done
deb=$(echo "$packages"/engawa_*_"$(dpkg --print-architecture)".deb)
dpkg-deb --info "$deb"
if [ "$(id -u)" != 0 ] || ! has debootstrap; then
	skip "installing in a clean Debian, which needs root and debootstrap"
	exit 0
fi
clean="$work/debian"
if ! debootstrap --variant=minbase "$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)" "$clean" >"$work/log" 2>&1; then
	tail -n 5 "$work/log" >&2
	fail "debootstrap made no clean Debian"
fi
cp "$deb" "$clean/tmp/engawa.deb"
if ! chroot "$clean" apt-get install -y --no-install-recommends /tmp/engawa.deb >"$work/log" 2>&1 </dev/null; then
	tail -n 20 "$work/log" >&2
	fail "the .deb does not install in a clean Debian"
fi
chroot "$clean" dpkg --verify engawa
chroot "$clean" /usr/games/engawa -version
if has xdotool; then
	if [ -n "${XAUTHORITY:-}" ]; then cp "$XAUTHORITY" "$clean/tmp/xauthority"; fi
	opens chroot "$clean" env HOME=/root XDG_DATA_HOME= XDG_CONFIG_HOME= XAUTHORITY=/tmp/xauthority DISPLAY="$DISPLAY" /usr/games/engawa
	echo "the program of the .deb opens its window in a clean Debian"
fi
chroot "$clean" apt-get remove -y engawa >"$work/log" 2>&1 </dev/null || fail "the .deb cannot be removed"
[ ! -e "$clean/usr/games/engawa" ] || fail "the removed .deb leaves the program"
echo "the .deb installs in a clean Debian, and can be removed"
