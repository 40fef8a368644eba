#!/bin/sh
# Solves the 3x4 game by both rule sets and holds every known value against the solution: two to four minutes on two
# free cores, 1.2 GB.
set -eu
cd "$(dirname "$0")/../../.."

echo "solving the 3x4 game"
export ENGAWA_SOLVE=1
exec sh internal/scripts/gotest.sh -timeout 40m -run TestSolvedGame ./rules/yokai/solved
