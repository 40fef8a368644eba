#!/bin/sh
# Builds the iOS library dist/Mobile.xcframework with ebitenmobile, on a Mac with Xcode, and with it the app for the
# simulator, unsigned, as a check.
set -eu
cd "$(dirname "$0")/.."

if [ "$(uname -s)" != Darwin ] || ! xcodebuild -version >/dev/null 2>&1; then
	echo "The iOS library needs macOS with Xcode. \"make mobile-check\" checks the types without them, \"make test\" the Xcode project's files." >&2
	exit 1
fi

mkdir -p dist
# The glue between Swift and Go is C; the Makefile turns C off for everything else.
unset CGO_ENABLED
go tool ebitenmobile bind -target ios -iosversion 15.0 -o dist/Mobile.xcframework ./mobile
echo "The library is dist/Mobile.xcframework"
xcodebuild -quiet -project mobile/ios/Engawa.xcodeproj -target Engawa -sdk iphonesimulator -configuration Debug \
	CODE_SIGNING_ALLOWED=NO SYMROOT="$PWD/dist/ios" OBJROOT="$PWD/dist/ios" build
echo "The app for the simulator is dist/ios/Debug-iphonesimulator/Engawa.app"
