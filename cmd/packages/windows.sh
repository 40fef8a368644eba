#!/bin/sh
# Plays a move in the Windows program from dist/packages under Wine: it opens the window, begins a match of Yōkai no Mori by
# the keyboard, takes a piece by the mouse, and reads the move in the saved match. It needs a display, Wine, xdotool,
# unzip, and the compiler of mingw.
set -eu
cd "$(dirname "$0")/../.."

for tool in wine xdotool unzip x86_64-w64-mingw32-gcc; do
	command -v "$tool" >/dev/null 2>&1 || {
		echo "NOT CHECKED: the Windows program, for want of $tool" >&2
		exit 0
	}
done
work=$(mktemp -d)
export WINEPREFIX="$work/wine" WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml="
finish() {
	wineserver -k 2>/dev/null || wine wineboot -k >/dev/null 2>&1 || true
	rm -rf "$work"
}
trap finish EXIT
fail() {
	if [ -n "${PICTURE:-}" ] && command -v import >/dev/null 2>&1; then import -window root "$PICTURE"; fi
	cat "$work/log" >&2
	echo "windows: $1" >&2
	exit 1
}
# await SECONDS COMMAND...: the command succeeds within that time.
await() {
	left=$1
	shift
	until "$@" >/dev/null 2>&1; do
		left=$((left - 1))
		[ "$left" -gt 0 ] || return 1
		sleep 1
	done
}

wine wineboot --init >"$work/log" 2>&1
system="$WINEPREFIX/drive_c/windows/system32"
if [ ! -e "$system/bcryptprimitives.dll" ]; then
	# Go's runtime takes its random numbers from there; Wine 8 has the function under another name only.
	cat >"$work/prng.c" <<'END'
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID data, ULONG size);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T size) { return SystemFunction036(data, size); }
END
	x86_64-w64-mingw32-gcc -shared -s -o "$system/bcryptprimitives.dll" "$work/prng.c" -ladvapi32
fi

unzip -q dist/packages/engawa-*-windows-amd64.zip -d "$work"
program=$(echo "$work"/engawa-*/engawa.exe)
wine "$program" -version

# A double press on a saved match starts the program with it, once the type is registered.
(cd "$(dirname "$program")" && wine cmd /c register-files.cmd) >"$work/log" 2>&1 || fail "register-files.cmd fails"
wine reg query 'HKCU\Software\Classes\Engawa.Match\shell\open\command' /ve 2>/dev/null | grep -q 'engawa.exe' || fail "the type of saved matches is not registered"
echo "register-files.cmd: saved matches are opened with engawa.exe"

home="$work/home"
mkdir "$home"
echo '{"warnings":false,"forced":false,"reducedMotion":true}' >"$home/settings.json"
ENGAWA_HOME=$(wine winepath -w "$home" 2>/dev/null | tr -d '\r')
export ENGAWA_HOME
wine "$program" -game yokai -lang en -seed 7 >"$work/log" 2>&1 &
await 120 xdotool search --onlyvisible --name '^Engawa$' || fail "no window"
window=$(xdotool search --onlyvisible --name '^Engawa$' | head -n 1)
xdotool windowfocus "$window" 2>/dev/null || true
saved="$home/match-yokai-1.json"
# The window is there before its first picture; what is pressed too early is not lost on anybody but the program.
for _ in $(seq 30); do
	sleep 4
	[ ! -e "$saved" ] || break
	xdotool key Return
done
[ -e "$saved" ] || fail "Enter begins no match"
echo "a match has begun"
# press X Y: the middle of a square of the table in a window of 1280 x 800, its usual size.
press() {
	xdotool mousemove --window "$window" "$1" "$2"
	sleep 1
	xdotool mousedown 1
	sleep 1
	xdotool mouseup 1
	sleep 2
}
moved() { grep -q '"0 b2b3"\|"0 [^"]*b2[^"]*b3' "$saved"; }
for _ in $(seq 10); do
	press 640 466
	press 640 315
	if await 5 moved; then break; fi
done
moved || fail "no move is kept: $(cat "$saved")"
echo "a move was played and kept: $(grep -o '"0 [^"]*"' "$saved" | head -n 1)"
if [ -n "${PICTURE:-}" ] && command -v import >/dev/null 2>&1; then import -window root "$PICTURE"; fi
