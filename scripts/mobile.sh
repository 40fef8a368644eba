#!/bin/sh
# Builds the Android library dist/engawa.aar with ebitenmobile, where the Android SDK and NDK are installed.
set -eu
cd "$(dirname "$0")/.."

ndk=${ANDROID_NDK_HOME:-}
if [ -z "$ndk" ]; then
	for dir in "${ANDROID_HOME:-/nonexistent}"/ndk/* "${ANDROID_HOME:-/nonexistent}"/ndk-bundle; do
		if [ -d "$dir" ]; then ndk=$dir; fi
	done
fi
if [ -z "${ANDROID_HOME:-}" ] || [ ! -d "${ANDROID_HOME:-}" ] || [ ! -d "$ndk" ]; then
	echo "The Android library needs the Android SDK and NDK: set ANDROID_HOME to the SDK's folder, with an NDK in its ndk folder (or ANDROID_NDK_HOME). \"make mobile-check\" checks the types without them." >&2
	exit 1
fi

mkdir -p dist
# The glue between Java and Go is C; the Makefile turns C off for everything else.
unset CGO_ENABLED
export ANDROID_NDK_HOME="$ndk"
go tool ebitenmobile bind -target android -androidapi 23 -javapkg engawa -o dist/engawa.aar ./mobile
echo "The library is dist/engawa.aar"
