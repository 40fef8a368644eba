#!/bin/sh
# Solves the 3x4 game by both rule sets and holds every known value against the solution: two to four minutes on two
# free cores, 1.2 GB. When all holds it writes the checksum of what the proof is about to proved.txt beside it.
#
#   sh rules/yokai/solved/solve.sh          # always
#   sh rules/yokai/solved/solve.sh changed  # only where something has changed since proved.txt was written
set -eu
cd "$(dirname "$0")/../../.."

proved=rules/yokai/solved/proved.txt

# inputs lists the files of the proof: rules, solver, tablebases, puzzles and reference data. Of the packages that all
# games share, nothing decides about a move or a value.
inputs() {
	for file in rules/yokai/*.go rules/yokai/solved/*.go rules/yokai/tablebase/* rules/yokai/testdata/* \
		rules/puzzles/data/puzzles-yokai.txt rules/puzzles/prove/yokai.go; do
		case $file in
		rules/yokai/solved/*) echo "$file" ;;
		*_test.go) ;;
		*) echo "$file" ;;
		esac
	done | LC_ALL=C sort
}

checksum() {
	ls $(inputs) >/dev/null
	inputs | xargs cat | if command -v sha256sum >/dev/null 2>&1; then sha256sum; else shasum -a 256; fi | cut -d ' ' -f 1
}

now=$(checksum)
if [ "${1:-}" = changed ]; then
	if [ "$now" = "$(cat "$proved" 2>/dev/null)" ]; then
		echo "The 3x4 game is as it was when it was solved last; \"make solve\" solves it anew."
		exit 0
	fi
	echo "NOTE: something has changed since the 3x4 game was solved last; \"make solve\" writes $proved"
fi

echo "solving the 3x4 game"
export ENGAWA_SOLVE=1
sh internal/scripts/gotest.sh -timeout 40m -run TestSolvedGame ./rules/yokai/solved
if [ "${1:-}" != changed ]; then
	echo "$now" >"$proved"
fi
