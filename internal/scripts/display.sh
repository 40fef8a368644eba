#!/bin/sh
# Runs a command where it has a display: the one there is, or a virtual one.
#
#   sh internal/scripts/display.sh COMMAND [ARGUMENT]...
set -eu

if [ "$(uname -s)" != Linux ] || [ -n "${DISPLAY:-}" ] || [ -n "${WAYLAND_DISPLAY:-}" ]; then
	exec "$@"
fi
if command -v xvfb-run >/dev/null 2>&1 && command -v xauth >/dev/null 2>&1; then
	exec xvfb-run -a -s '-screen 0 1600x1200x24' "$@"
fi
echo "There is no display here, and no xvfb-run with xauth to make one: what draws cannot run." >&2
exec "$@"
