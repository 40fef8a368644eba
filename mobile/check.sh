#!/bin/sh
# Checks the phone build without building it: the types of the library for Android and iOS, with Go alone; the Android
# app's manifest, words and icon with Android's asset packager, and its Java with javac; the iOS app's property lists and
# Swift with Apple's tools. When run by root on Debian it installs packager and javac; else it says what it could not
# check.
set -eu
cd "$(dirname "$0")/.."

app=mobile/android/app/src/main
declared=mobile/android/check
resources=/usr/share/android-framework-res/framework-res.apk

go run ./cmd/typecheck -for android/arm64,ios/arm64 ./mobile

# Apple's own tools, where there are some, read what the tests of package mobile read too.
if command -v plutil >/dev/null 2>&1; then
	plutil -lint -s mobile/ios/Engawa/Info.plist mobile/ios/Engawa/*.lproj/*.strings mobile/ios/Engawa.xcodeproj/project.pbxproj
	echo "ios: property lists check"
fi
if command -v swiftc >/dev/null 2>&1; then
	swiftc -parse mobile/ios/Engawa/*.swift
	echo "ios: the app's Swift parses"
else
	echo "NOT CHECKED: the Swift in mobile/ios, for want of swiftc; \"make mobile-ios\" on a Mac compiles it" >&2
fi

# The platform of an installed SDK is better than what stands in for it.
platform=
for jar in "${ANDROID_HOME:-/nonexistent}"/platforms/android-*/android.jar; do
	if [ -f "$jar" ]; then platform=$jar; fi
done

missing=
command -v aapt2 >/dev/null 2>&1 || missing="$missing aapt"
command -v javac >/dev/null 2>&1 || missing="$missing default-jdk-headless"
[ -n "$platform" ] || [ -f "$resources" ] || missing="$missing android-framework-res"
if [ -n "$missing" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
	echo "installing$missing"
	export DEBIAN_FRONTEND=noninteractive
	log=$(mktemp)
	# shellcheck disable=SC2086 # a list of packages, to be split
	if { apt-get update && apt-get install -y --no-install-recommends $missing; } >"$log" 2>&1 </dev/null; then
		missing=
	else
		tail -n 20 "$log" >&2
	fi
	rm -f "$log"
fi
if [ -n "$missing" ]; then
	echo "NOT CHECKED: the app around the library, in mobile/android. Debian: apt-get install --no-install-recommends$missing" >&2
	exit 0
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/java" "$work/classes"

# Gradle gives the manifest its package and versions; here they come from the same place.
of() { sed -n "s/^ *$1 = '\{0,1\}\([^' ]*\).*/\1/p" mobile/android/app/build.gradle; }
sed "s/<manifest /<manifest package=\"$(of namespace)\" /" "$app/AndroidManifest.xml" >"$work/AndroidManifest.xml"
if [ -z "$platform" ]; then
	# Debian's resources are those of Android 10, which knows no callback for going back.
	sed -i '/android:enableOnBackInvokedCallback="true"/d' "$work/AndroidManifest.xml"
fi
aapt2 compile --dir "$app/res" -o "$work/res.zip"
aapt2 link -I "${platform:-$resources}" --manifest "$work/AndroidManifest.xml" --java "$work/java" \
	--min-sdk-version "$(of minSdk)" --target-sdk-version "$(of targetSdk)" \
	--version-code "$(of versionCode)" --version-name "$(of versionName)" -o "$work/app.apk" "$work/res.zip"
echo "android: manifest, words and icon check${platform:+ against $platform}"

if [ -n "$platform" ]; then
	javac -Xlint:all --release 11 -cp "$platform" -d "$work/classes" \
		$(find "$declared/library" "$work/java" "$app/java" -name '*.java')
	echo "android: the app's Java checks against $(basename "$(dirname "$platform")")"
else
	javac -Xlint:all -Werror --release 11 -d "$work/classes" \
		$(find "$declared" "$work/java" "$app/java" -name '*.java')
	echo "android: the app's Java checks against the declarations in $declared"
fi
