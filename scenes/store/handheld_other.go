//go:build !js

package store

import "runtime"

// handheld reports whether the program runs on a phone or a tablet.
func handheld() bool { return runtime.GOOS == "android" || runtime.GOOS == "ios" }
