#!/bin/sh
# Builds the Android library dist/engawa.aar with ebitenmobile, where the Android SDK and NDK are installed.
set -eu
cd "$(dirname "$0")/.."

ndk=${ANDROID_NDK_HOME:-}
if [ -z "$ndk" ]; then
	for dir in "${ANDROID_HOME:-/nonexistent}"/ndk-bundle "${ANDROID_HOME:-/nonexistent}"/ndk/*; do
		if [ -d "$dir" ]; then ndk=$dir; fi
	done
fi
if [ -z "${ANDROID_HOME:-}" ] || [ ! -d "${ANDROID_HOME:-}" ] || [ ! -d "$ndk" ]; then
	echo "The Android library needs the Android SDK and NDK: set ANDROID_HOME to the SDK's folder, with an NDK in its ndk folder (or ANDROID_NDK_HOME). \"make mobile-check\" checks the types without them." >&2
	exit 1
fi

# From r28 on the NDK's own libraries suit phones with memory pages of 16 KB, as Google's store demands.
release=$(sed -n 's/^Pkg\.Revision *= *\([0-9]*\).*/\1/p' "$ndk/source.properties" 2>/dev/null || true)
if [ "${release:-0}" -lt 28 ]; then
	echo "The Android library needs NDK r28 or newer, and $ndk is older. Install one, for example with: sdkmanager 'ndk;28.2.13676358'" >&2
	exit 1
fi

mkdir -p dist
# The glue between Java and Go is C; the Makefile turns C off for everything else.
unset CGO_ENABLED
export ANDROID_NDK_HOME="$ndk"
go tool ebitenmobile bind -target android -androidapi 23 -javapkg engawa \
	-ldflags '-extldflags=-Wl,-z,max-page-size=16384' -o dist/engawa.aar ./mobile
go run ./cmd/pagesize dist/engawa.aar
echo "The library is dist/engawa.aar"
