package main

import (
	"strings"

	"engawa/scenes/store"
)

// The names by which systems know the program and its files.
const (
	name        = "engawa"
	title       = "Engawa"
	mimeType    = "application/x-engawa-match"
	appID       = "app.engawa.Engawa" // on Linux: of the desktop entry, the icon and the AppStream data
	bundleID    = "engawa.app"        // on macOS and, in mobile, on phones
	matchID     = bundleID + ".match" // on macOS
	windowsType = "Engawa.Match"
	authors     = "The Engawa authors"
	copyright   = "© 2026 " + authors
	licence     = "MIT"
)

// matchSuffix is how files of matches end, without the dot.
var matchSuffix = strings.TrimPrefix(store.FileSuffix, ".")
