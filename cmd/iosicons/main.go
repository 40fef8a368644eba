// Command iosicons draws the lantern for the app on iOS: the icon, and the picture of its launch screen.
//
//	go run ./cmd/iosicons
package main

import (
	"fmt"
	"os"
	"path/filepath"

	"engawa/wasm"
)

// catalogue is the app's folder of pictures, from the module's root.
const catalogue = "mobile/ios/Engawa/Assets.xcassets"

// pictures lists the files with their sides in pixels: the icon's one size, and the launch screen's three densities.
var pictures = map[string]int{
	"AppIcon.appiconset/icon.png":     1024,
	"Lantern.imageset/lantern.png":    120,
	"Lantern.imageset/lantern@2x.png": 240,
	"Lantern.imageset/lantern@3x.png": 360,
}

func main() {
	for name, side := range pictures {
		file, err := wasm.Icon(side, true)
		if err == nil {
			err = os.WriteFile(filepath.Join(catalogue, filepath.FromSlash(name)), file, 0o644)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, "iosicons:", err)
			os.Exit(1)
		}
	}
}
