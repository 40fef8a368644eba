// Command engawa is a veranda of tabletop games: see README.md. In a browser the page's address takes the place of the
// command line: ?game=yokai stands for -game yokai.
package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"time"

	"engawa/cmdline"
	"engawa/rules/games"
	"engawa/scenes"
)

func main() {
	var said strings.Builder
	opened := false
	cmdline.Run(os.Args[1:], cmdline.Env{
		Stdin: os.Stdin, Stdout: os.Stdout, Stderr: &said,
		Games: games.All(),
		Langs: langs(),
		Now:   time.Now,
		Seed:  rand.Uint64,
		Window: func(w cmdline.Window) error {
			opened = true
			return open(window(w))
		},
	})
	if !opened {
		// The address makes no sense: say so at the table and play all the same.
		_ = open(scenes.Config{Notice: strings.TrimPrefix(strings.TrimSpace(said.String()), "engawa: ")})
	}
}

// open runs the window; its failure goes to the page's console.
func open(cfg scenes.Config) error {
	err := scenes.Run(cfg)
	if err != nil {
		fmt.Fprintln(os.Stderr, "engawa:", err)
	}
	return err
}
