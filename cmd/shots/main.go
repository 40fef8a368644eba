//go:build !js

// Shots takes pictures of every screen, in several sizes and both languages, and writes them as PNG into a folder.
//
//	go run ./cmd/shots [-out FOLDER] [-text PERCENT] [-contrast] [-safe] [WORD…]
//
// With words only the pictures whose name contains them all are taken. In the end it tells how many there are and how long
// they took. It needs a display.
package main

import (
	"flag"
	"fmt"
	"os"
	"time"

	"engawa/scenes"
	"engawa/scenes/store"
)

func main() {
	out := flag.String("out", "shots", "the folder for the pictures")
	text := flag.Int("text", 100, "the size of words in per cent of the usual one")
	contrast := flag.Bool("contrast", false, "with high contrast")
	safe := flag.Bool("safe", false, "with the colours for every eye")
	flag.Parse()
	start := time.Now()
	taken, err := scenes.Shoot(*out, flag.Args(), func(s *store.Settings) {
		s.TextSize, s.HighContrast, s.SafeColours = *text, *contrast, *safe
	})
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Printf("%d pictures in %v\n", taken, time.Since(start).Round(time.Second))
}
