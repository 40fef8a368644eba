#!/bin/sh
# Runs all tests: those of the rules, which need nothing; those that draw, under a virtual display where there is no
# other; those of the web page in Chromium. What a machine lacks is said first and again in the skipped tests, listed
# last. Where a thing is installed, its tests may not skip: ENGAWA_REQUIRE tells them so.
set -eu
cd "$(dirname "$0")/../.."

require=
if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || { command -v Xvfb && command -v xvfb-run && command -v xauth; } >/dev/null 2>&1; then
	require=display
else
	echo "NO DISPLAY: tests that draw or drive the window will be skipped. Debian: apt-get install xvfb xauth libgl1-mesa-dri" >&2
fi
if command -v Xvfb >/dev/null 2>&1; then
	require=$require,xvfb
fi
if sh internal/scripts/chromium.sh; then
	require=$require,browser
else
	echo "NO CHROMIUM: tests of the web page will be skipped. Debian: apt-get install chromium" >&2
fi
command -v node >/dev/null 2>&1 ||
	echo "NO NODE: the slim program and its two parts are run in Chromium only, not on their own. Debian: apt-get install nodejs" >&2
ENGAWA_REQUIRE=${ENGAWA_REQUIRE-$require}
export ENGAWA_REQUIRE

# Most tests make garbage and end soon: fewer collections save a quarter of their work. None may take more than 2 GiB.
export GOGC=1000 GOMEMLIMIT=2GiB

# Solving the 3x4 game keeps two cores busy for minutes, and is left out while nothing has changed in it. It runs beside
# the other tests with what they leave, and is printed after them.
solving=
if [ $# -eq 0 ]; then
	solved_log=$(mktemp)
	nice -n 10 sh internal/scripts/timed.sh solve sh rules/yokai/solved/solve.sh changed >"$solved_log" 2>&1 &
	solving=$!
	trap 'kill "$solving" 2>/dev/null || true; rm -f "$solved_log"' EXIT
fi

# Lint has vetted all packages. Those that take longest go first, so that none of them is waited for at the end. They wait
# for pages and for a second core often enough that one more runs at a time than there are cores. No result is taken from a
# run before: go does not know of the programs and pages that tests build.
if [ $# -eq 0 ]; then
	set -- -count=1 -vet=off -p "$(($(getconf _NPROCESSORS_ONLN) + 1))" -timeout 40m ./e2e ./scenes \
		./rules/bots ./internal/drive ./scenes/table ./scenes/homeworlds ./rules/bot/homeworlds ./scenes/setup ./scenes/store \
		./rules/honshu ./wasm ./...
fi
code=0
sh internal/scripts/timed.sh tests sh internal/scripts/display.sh sh internal/scripts/gotest.sh "$@" || code=$?

if [ -n "$solving" ]; then
	wait "$solving" || code=1
	cat "$solved_log"
fi
exit "$code"
