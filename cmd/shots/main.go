// Shots takes pictures of every screen, in several sizes and all languages, and writes them as PNG into a folder.
//
//	go run ./cmd/shots [-out FOLDER] [-text PERCENT] [-contrast] [-safe] [WORD…]
//
// With words only the pictures whose name contains them all are taken. In the end it says how many there are and how long
// they took. It needs a display.
//
//	go run ./cmd/shots -compare [-out FOLDER] OLD NEW
//
// compares the pictures in two folders, as taken before and after a change. Those that differ are listed with the share
// of their pixels that do, the largest first, and written side by side: old, new, and the difference in red over the
// faded old one. Its status is 1 where pictures differ. It needs no display.
package main

import (
	"flag"
	"fmt"
	"os"
	"time"

	"engawa/scenes/store"
)

func main() {
	out := flag.String("out", "", `the folder for the pictures (default "shots", for those that differ "shots-differences")`)
	text := flag.Int("text", 100, "the size of words in per cent of the usual one")
	contrast := flag.Bool("contrast", false, "with high contrast")
	safe := flag.Bool("safe", false, "with the colours for every eye")
	comparing := flag.Bool("compare", false, "compare the pictures of two folders instead of taking any")
	flag.Parse()
	if *comparing {
		os.Exit(compareFolders(flag.Args(), folderOr(*out, "shots-differences")))
	}
	start := time.Now()
	taken, err := shoot(folderOr(*out, "shots"), flag.Args(), func(s *store.Settings) {
		s.TextSize, s.HighContrast, s.SafeColours = *text, *contrast, *safe
	})
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Printf("%d pictures in %v\n", taken, time.Since(start).Round(time.Second))
}

func folderOr(folder, usual string) string {
	if folder == "" {
		return usual
	}
	return folder
}

// compareFolders reports how the pictures of the two folders differ and returns the exit status.
func compareFolders(folders []string, out string) int {
	if len(folders) != 2 {
		fmt.Fprintf(os.Stderr, "shots: expected the folders with the old and the new pictures, have %q\n", folders)
		return 2
	}
	c, err := compare(folders[0], folders[1], out)
	if err != nil {
		fmt.Fprintln(os.Stderr, "shots:", err)
		return 2
	}
	c.write(os.Stdout)
	if !c.same() {
		return 1
	}
	return 0
}
