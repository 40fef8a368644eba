#!/bin/sh
# Runs "go test" with the flags and packages given, all packages if none, and tells the outcome so that nothing is
# overlooked: failed and skipped tests with what they said, the tests that took longest, what tests log after "NOTE: ".
# It fails where no test ran.
set -eu
cd "$(dirname "$0")/../.."

if [ $# -eq 0 ]; then
	set -- -timeout 40m ./...
fi
events=$(mktemp)
trap 'rm -f "$events"' EXIT
code=0
go tool gotestsum --format pkgname --format-hide-empty-pkg --jsonfile "$events" -- "$@" || code=$?
echo "The tests that took longest:"
go tool gotestsum tool slowest --jsonfile "$events" --threshold 5s | sed -n 1,12p
sed -n 's/.*\(NOTE: [^"\\]*\).*/\1/p' "$events" | sort -u
if [ "$code" -eq 0 ] && ! grep -q '"Action":"pass".*"Test":' "$events"; then
	echo "No test ran." >&2
	code=1
fi
exit "$code"
