#!/bin/sh
# Runs "go test" with the flags and packages given, all packages if none, and tells the outcome so that nothing is
# overlooked: failed and skipped tests with what they said, the tests that took longest, what tests log after "NOTE: ",
# and last each skipped test with its reason, which goes to the file that ENGAWA_SKIPS names as well. It fails where no
# test ran, and where more than ten were skipped.
set -eu
cd "$(dirname "$0")/../.."

if [ $# -eq 0 ]; then
	set -- -timeout 40m ./...
fi
# Programs of tests are linked without what debuggers read: in a third of the time.
most=10 # skipped tests
events=$(mktemp)
skips=$(mktemp)
trap 'rm -f "$events" "$skips"' EXIT
code=0
go tool gotestsum --format pkgname --format-hide-empty-pkg --jsonfile "$events" -- -ldflags "-s -w" "$@" || code=$?
echo "The tests that took longest:"
go tool gotestsum tool slowest --jsonfile "$events" --threshold 5s | sed -n 1,12p
sed -n 's/.*\(NOTE: [^"\\]*\).*/\1/p' "$events" | sort -u
if [ "$code" -eq 0 ] && ! grep -q '"Action":"pass".*"Test":' "$events"; then
	echo "No test ran." >&2
	code=1
fi
awk -f internal/scripts/skips.awk "$events" >"$skips"
skipped=$(wc -l <"$skips" | tr -d ' ')
echo "Skipped tests: $skipped"
cat "$skips"
if [ -n "${ENGAWA_SKIPS:-}" ]; then
	cat "$skips" >>"$ENGAWA_SKIPS"
fi
if [ "$skipped" -gt "$most" ]; then
	echo "More than $most tests were skipped." >&2
	[ "$code" -ne 0 ] || code=1
fi
exit "$code"
