#!/bin/sh
# The checks that read the code without running it. Stops at the first that finds something.
set -eu
cd "$(dirname "$0")/../.."

echo "gofmt -s"
unformatted=$(find . -name '*.go' -not -path './dist/*' -exec gofmt -s -l {} +)
if [ -n "$unformatted" ]; then
	echo "These files are not as gofmt -s writes them:" >&2
	echo "$unformatted" >&2
	exit 1
fi

echo "go vet"
go vet ./...

echo "go vet for the page"
# With the flags that the page is built with: what is compiled here need not be compiled there again.
CGO_ENABLED=0 GOOS=js GOARCH=wasm go vet -trimpath -gcflags=all=-l ./...

echo "staticcheck"
go tool staticcheck ./...

echo "types on the other systems"
go run ./cmd/typecheck -for windows/amd64,darwin/arm64 ./...
go run ./cmd/typecheck -for android/arm64,ios/arm64 ./mobile
