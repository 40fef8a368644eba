// Shots takes pictures of every screen, in several sizes and both languages, and writes them as PNG into a folder.
//
//	go run ./cmd/shots [-out FOLDER] [WORD…]
//
// With words only the pictures whose name contains them all are taken. It needs a display.
package main

import (
	"flag"
	"fmt"
	"os"

	"engawa/scenes"
)

func main() {
	out := flag.String("out", "shots", "the folder for the pictures")
	flag.Parse()
	if err := scenes.Shoot(*out, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
