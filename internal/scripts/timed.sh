#!/bin/sh
# Runs a command and adds a line to the file that ENGAWA_TIMES names, if it names one: the stage and its seconds.
#
#   sh internal/scripts/timed.sh STAGE COMMAND [ARGUMENT]...
set -eu

stage=$1
shift
began=$(date +%s)
code=0
"$@" || code=$?
if [ -n "${ENGAWA_TIMES:-}" ]; then
	echo "$stage $(($(date +%s) - began))" >>"$ENGAWA_TIMES"
fi
exit "$code"
