#!/bin/sh
# Runs benchmarks as WebAssembly in Node, compiled as the page is.
#
#   sh cmd/bench/wasm.sh -bench PATTERN PACKAGE...
set -eu

if ! command -v node >/dev/null 2>&1; then
	echo "There is no node here, which benchmarks as WebAssembly run in." >&2
	exit 1
fi
flags=$(go run engawa/wasm/build -flags)
# shellcheck disable=SC2086 # one word a flag
NODE_OPTIONS="--require $(dirname "$(realpath "$0")")/wasm.js" GOOS=js GOARCH=wasm \
	go test $flags -exec "$(go env GOROOT)/lib/wasm/go_js_wasm_exec" -run '^$' "$@"
