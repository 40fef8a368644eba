// Command engawa is a veranda of tabletop games: see README.md. In a browser it has no command line.
package main

import (
	"fmt"
	"os"

	"engawa/scenes"
)

func main() {
	if err := scenes.Run(scenes.Config{}); err != nil {
		fmt.Fprintln(os.Stderr, "engawa:", err)
		os.Exit(1)
	}
}
